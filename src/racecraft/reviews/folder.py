"""Reviews of many races: a folder of records into one report, a line of JSON a race, over all cores or a
cluster.

A report is resumed: races that it holds already, judged by the same method, are not judged again, and a file
that could not be reviewed is tried again when it has changed.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from racecraft.arena.statistics import mean_interval, ratio_interval
from racecraft.arena.workers import Loss, share_out
from racecraft.engine.errors import BadOptions, BadRecord, RacecraftError
from racecraft.engine.files import unwritable
from racecraft.engine.record import Record, decode
from racecraft.reviews.methods import Method, method_for

NOT_RECORDS = {"reviews.jsonl"}
LUCK = {"own_dice", "own_cards", "rival_dice", "rival_cards", "lots"}
"""Lines of a ledger that are chance."""


class Task(NamedTuple):
    """A record to be reviewed; its content travels, as the machines of a cluster do not share a disk."""

    file: str
    """Its path below the folder."""
    content: bytes
    method: str | None
    budget: int | None
    line: bool = True
    """Whether positions are judged too, or decisions alone."""
    unreadable: str = ""
    """Why there is no content."""

    @property
    def key(self) -> str:
        """What a report names a failure by: the content and what was asked for."""
        asked = f"{hashlib.sha256(self.content).hexdigest()} {self.method} {self.budget} {self.line}"
        return hashlib.sha256(asked.encode()).hexdigest()


Crew = Callable[[Callable[[], Task | None]], Iterator[tuple[Task, dict[str, Any] | Loss]]]
"""Whoever reviews what it is given, one task after another."""


def local_crew(jobs: int) -> Crew:
    """So many processes of this machine."""
    return lambda next_task: share_out(review_file, next_task, jobs)


def review_file(task: Task) -> dict[str, Any]:
    """Runs in a worker: the review of one record, or why there is none."""
    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.reviews import review

    try:
        record = _decoded(task)
        bots = [chair.bot or "" for chair in record.header.seats]
        found = review(record, task.method, task.budget, line=task.line)
        return {"file": task.file, "bots": bots, **found}
    except RacecraftError as error:
        failed = {} if task.unreadable else {"failed": task.key}
        return {"file": task.file, "error": str(error), **failed}


def _decoded(task: Task) -> Record:
    if task.unreadable:
        raise BadRecord(f"cannot read {task.file}: {task.unreadable}")
    try:
        return decode(task.content, task.file)
    except ValueError as error:
        raise BadRecord(f"cannot read {task.file}: {error}") from None


def _lines(out: Path) -> Iterator[dict[str, Any]]:
    """What a report holds. The last line of a run that was cut off is no line."""
    if not out.exists():
        return
    for line in out.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line)
        except msgspec.DecodeError:
            continue


def _known(out: Path) -> set[str]:
    """The reviews and the failures of a report."""
    found = set()
    for told in _lines(out):
        if "method" in told:
            found.add(f"{told['record']} {_key(told['method'])}")
        elif "failed" in told:
            found.add(told["failed"])
    return found


def _key(method: dict[str, Any]) -> str:
    """Reviews of earlier versions do not tell all that a method has today."""
    return Method(**{name: method[name] for name in Method._fields if name in method}).key


def _records(folder: Path, out: Path) -> list[Path]:
    """The records of a folder and of the folders in it, in the order of their names."""
    return [
        path
        for path in sorted(folder.rglob("*.jsonl"))
        if path.name not in NOT_RECORDS and path.resolve() != out.resolve() and path.is_file()
    ]


def _task(folder: Path, path: Path, method: str | None, budget: int | None, line: bool) -> Task:
    file = str(path.relative_to(folder))
    try:
        return Task(file, path.read_bytes(), method, budget, line)
    except OSError as error:
        return Task(file, b"", method, budget, line, error.strerror or str(error))


def _done(task: Task, known: set[str]) -> bool:
    if task.key in known:
        return not task.unreadable
    try:
        record = _decoded(task)
        return f"{record.checksum()} {method_for(record, task.method, task.budget, task.line).key}" in known
    except RacecraftError:
        return False


def review_folder(
    folder: Path, out: Path, method: str | None, budget: int | None, crew: Crew, line: bool = True
) -> Generator[int, None, None]:
    """How many races are to be reviewed, and then a number for each that is done."""
    known = _known(out)
    paths = _records(folder, out)
    if not paths and not known:
        raise BadOptions(f"there is no record, a .jsonl file, in {folder}")
    paths = [path for path in paths if not _done(_task(folder, path, method, budget, line), known)]
    yield len(paths)
    paths.reverse()

    def next_task() -> Task | None:
        return _task(folder, paths.pop(), method, budget, line) if paths else None

    try:
        with out.open("ab") as report:
            _mend(out, report.fileno())
            for number, (task, answer) in enumerate(crew(next_task), 1):
                if isinstance(answer, Loss):
                    answer = {"file": task.file, "error": answer.reason}
                report.write(msgspec.json.encode(answer) + b"\n")
                report.flush()
                yield number
    except OSError as error:
        raise unwritable(out, error) from None


def _mend(out: Path, report: int) -> None:
    """Takes away the line that a run was cut off in, so that the next one does not continue it."""
    held = out.read_bytes()
    whole = held.rfind(b"\n") + 1
    if whole < len(held):
        os.truncate(report, whole)


class Standing(NamedTuple):
    """A bot, or all people, over the races of a report that are counted in one unit."""

    game: str
    unit: str
    bot: str
    """Empty for people."""
    races: int
    decisions: int
    error: float
    """What a decision lost on average, over the races,"""
    error_95: tuple[float, float] | None
    mattered: int
    """decisions in which something was at stake,"""
    mattered_error: float | None
    """and what one of these lost on average, over them all; None where there was none."""
    mattered_95: tuple[float, float] | None
    result: float | None
    """The part of races that were won, or alone the mean time; None where reviews have no ledger,"""
    result_95: tuple[float, float] | None
    adjusted: float | None
    """and the same without luck: the result less what every throw and draw of anybody did to it."""
    adjusted_95: tuple[float, float] | None


class _Counted:
    def __init__(self) -> None:
        self.decisions = 0
        self.errors: list[float] = []
        self.mattered: list[tuple[float, float]] = []
        """By race, what was lost where something was at stake, and how often that was."""
        self.results: list[float] = []
        self.adjusted: list[float] = []


def standings(out: Path) -> list[Standing]:
    """Who drove how well in the races of a report, the smallest error first. Seats of one race that the same
    bot drove count as one; of several reviews of a race, the latest counts."""
    found: dict[tuple[str, str, str], _Counted] = {}
    latest = {told["record"]: told for told in _lines(out) if "ledgers" in told}
    for told in latest.values():
        _count(told, found)
    rows = [
        Standing(
            *key,
            len(counted.errors),
            counted.decisions,
            _mean(counted.errors),
            mean_interval(counted.errors),
            int(sum(count for _, count in counted.mattered)),
            *ratio_interval(counted.mattered),
            _mean(counted.results) if counted.results else None,
            mean_interval(counted.results),
            _mean(counted.adjusted) if counted.adjusted else None,
            mean_interval(counted.adjusted),
        )
        for key, counted in found.items()
    ]
    return sorted(rows, key=lambda row: (row.game, row.unit, row.error))


def _count(told: dict[str, Any], found: dict[tuple[str, str, str], _Counted]) -> None:
    of_bot: dict[str, list[int]] = {}
    for seat, bot in enumerate(told["bots"]):
        of_bot.setdefault(bot, []).append(seat)
    quantity = "win" if told["unit"] == "win" else "time"
    for bot, seats in of_bot.items():
        drivers = [told["drivers"][seat] for seat in seats]
        decisions = sum(driver["judged"] for driver in drivers)
        if not decisions:
            continue
        counted = found.setdefault((told["game"], told["unit"], bot), _Counted())
        counted.decisions += decisions
        counted.errors.append(sum(each["mean_loss"] * each["judged"] for each in drivers) / decisions)
        mattered = [(each.get("mattered", 0), each.get("mattered_loss", 0.0)) for each in drivers]
        counted.mattered.append((sum(n * loss for n, loss in mattered), sum(n for n, _ in mattered)))
        results, adjusted = [], []
        for seat in seats if told["ledgers"] else []:
            lines = told["ledgers"][seat]["lines"]
            results.append(lines[-1][quantity])
            luck = sum(line[quantity] for line in lines if line["source"] in LUCK)
            adjusted.append(lines[-1][quantity] - luck)
        if results:
            counted.results.append(_mean(results))
            counted.adjusted.append(_mean(adjusted))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
