"""Reviews of many races: a folder of records into one report, a line of JSON a race, over all cores.

A report is resumed: races that it holds already, judged by the same method, are not judged again.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from racecraft.arena.workers import Loss, share_out
from racecraft.engine.errors import BadOptions, CannotWrite, RacecraftError
from racecraft.engine.record import read
from racecraft.reviews.methods import method_for

NOT_RECORDS = {"reviews.jsonl"}


class Task(NamedTuple):
    path: str
    method: str | None
    budget: int | None


def review_file(task: Task) -> dict[str, Any]:
    """Runs in a worker: the review of one record, or why there is none."""
    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.reviews import review

    name = Path(task.path).name
    try:
        return {"file": name, **review(read(task.path), task.method, task.budget)}
    except RacecraftError as error:
        return {"file": name, "error": str(error)}


def _known(out: Path) -> set[tuple[str, str]]:
    """What a report holds: the checksum of each record and the method that judged it."""
    if not out.exists():
        return set()
    found = set()
    for line in out.read_bytes().splitlines():
        try:
            told = msgspec.json.decode(line)
        except msgspec.DecodeError:
            continue  # The last line of a run that was cut off.
        if "method" in told:
            found.add((told["record"], _key(told["method"])))
    return found


def _key(method: dict[str, Any]) -> str:
    return " ".join(str(method[name]) for name in ("name", "version", "budget", "value", "driver"))


def review_folder(
    folder: Path, out: Path, method: str | None, budget: int | None, jobs: int
) -> Generator[int, None, None]:
    """How many races are to be reviewed, and then a number for each that is done."""
    known = _known(out)
    tasks: list[Task] = []
    for path in sorted(folder.glob("*.jsonl")):
        if path.name in NOT_RECORDS or path.resolve() == out.resolve():
            continue
        try:
            record = read(path)
            chosen = method_for(record, method, budget)
        except RacecraftError:
            tasks.append(Task(str(path), method, budget))  # the report says what is wrong with it
            continue
        if (record.checksum(), chosen.key) not in known:
            tasks.append(Task(str(path), method, budget))
    if not tasks and not known:
        raise BadOptions(f"there is no record, a .jsonl file, in {folder}")
    yield len(tasks)
    tasks.reverse()
    try:
        with out.open("ab") as report:
            for number, (task, answer) in enumerate(share_out(review_file, lambda: _next(tasks), jobs), 1):
                if isinstance(answer, Loss):
                    answer = {"file": Path(task.path).name, "error": answer.reason}
                report.write(msgspec.json.encode(answer) + b"\n")
                report.flush()
                yield number
    except OSError as error:
        raise CannotWrite(f"cannot write {out}: {error.strerror}", error.strerror or "") from None


def _next(tasks: list[Task]) -> Task | None:
    return tasks.pop() if tasks else None
