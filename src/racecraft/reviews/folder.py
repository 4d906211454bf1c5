"""Reviews of many races: a folder of records into one report, a line of JSON a race, over all cores.

A report is resumed: races that it holds already, judged by the same method, are not judged again.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from racecraft.arena.statistics import mean_interval
from racecraft.arena.workers import Loss, share_out
from racecraft.engine.errors import BadOptions, CannotWrite, RacecraftError
from racecraft.engine.record import read
from racecraft.reviews.methods import method_for

NOT_RECORDS = {"reviews.jsonl"}
LUCK = {"own_dice", "own_cards", "rival_dice", "rival_cards", "lots"}
"""Lines of a ledger that are chance."""


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
        record = read(task.path)
        bots = [chair.bot or "" for chair in record.header.seats]
        return {"file": name, "bots": bots, **review(record, task.method, task.budget)}
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
    result: float
    """The part of races that were won, or alone the mean time,"""
    result_95: tuple[float, float] | None
    adjusted: float
    """and the same without luck: the result less what every throw and draw of anybody did to it."""
    adjusted_95: tuple[float, float] | None


class _Counted:
    def __init__(self) -> None:
        self.decisions = 0
        self.errors: list[float] = []
        self.results: list[float] = []
        self.adjusted: list[float] = []


def standings(out: Path) -> list[Standing]:
    """Who drove how well in the races of a report, the smallest error first. Seats of one race that the same
    bot drove count as one."""
    found: dict[tuple[str, str, str], _Counted] = {}
    for line in out.read_bytes().splitlines():
        try:
            told = msgspec.json.decode(line)
        except msgspec.DecodeError:
            continue
        if "ledgers" in told:
            _count(told, found)
    rows = [
        Standing(
            *key,
            len(counted.errors),
            counted.decisions,
            _mean(counted.errors),
            mean_interval(counted.errors),
            _mean(counted.results),
            mean_interval(counted.results),
            _mean(counted.adjusted),
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
        results, adjusted = [], []
        for seat in seats:
            lines = told["ledgers"][seat]["lines"]
            results.append(lines[-1][quantity])
            luck = sum(line[quantity] for line in lines if line["source"] in LUCK)
            adjusted.append(lines[-1][quantity] - luck)
        counted.results.append(_mean(results))
        counted.adjusted.append(_mean(adjusted))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
