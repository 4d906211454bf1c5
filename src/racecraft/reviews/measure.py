"""What a review costs, and whether it can be trusted: time and memory, how near its line is to races driven
to the end, whether it finds better drivers better, and whether ten times the budget would mark the same."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from math import sqrt
from time import perf_counter, process_time
from typing import TypeVar

import msgspec

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.arena.driving import drive, driven_on, record_of, seed_of
from racecraft.arena.workers import Loss, share_out
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Record
from racecraft.engine.registry import game_of
from racecraft.reviews import reviewing
from racecraft.reviews.coach import coach_of
from racecraft.reviews.judging import Judge, Judged
from racecraft.reviews.methods import method_for
from racecraft.reviews.shapes import LedgerLine, LinePoint, Mark, Review
from racecraft.reviews.steps import walk
from racecraft.reviews.telling import Telling

FIELD = ("pro@40", "club", "rookie", "random")
"""Who drives in it."""
DRIVER = "club"
"""Who drives positions to the end,"""
MOST_POSITIONS = 20
"""and how many of a race: evenly over it, in every race others."""
GOLDEN = (5**0.5 - 1) / 2
T = TypeVar("T")
CLEAR = ("mistake", "blunder")
"""Marks that another budget should give as well."""


class Measured(msgspec.Struct, frozen=True):
    """The review of one race."""

    game: str
    plies: int
    marks: int
    first_mark: float
    """Seconds until there was one, and"""
    seconds: float
    """until the review was whole; both in one process."""
    processor: float
    megabytes: float
    """The most that the process held; 0 where the system does not tell."""
    ledger: float
    """How far the worst account is from adding up."""
    losses: dict[str, list[float]]
    """Of every driver's decisions that were no matter of course."""
    apart: float
    """The sum of squared differences between the line and races driven to the end, less what the luck of
    those explains;"""
    luck: float
    """the sum of what the luck of the line's own playouts lets expect of them,"""
    compared: int
    """over so many chances."""
    clear: int
    """Marks above an inaccuracy,"""
    kept: int
    """and those of them that ten times the budget gives too."""


class Task(msgspec.Struct, frozen=True):
    game: str
    seed: int
    number: int
    positions: int = 0
    rollouts: int = 0
    again: bool = False
    """Whether the race is reviewed a second time, with ten times the budget."""
    budget: int | None = None
    """Of the review; the usual one unless told."""


class Summary(msgspec.Struct, frozen=True):
    """All reviews of a game."""

    game: str
    races: int
    plies: int
    first_mark: float
    """The longest, as the next three."""
    seconds: float
    megabytes: float
    ledger: float
    errors: dict[str, tuple[float, float]]
    """By driver: the mean loss of a decision, and half the width of its 95 % interval."""
    distance: float | None
    """Root mean square, of chances to win; None where nothing was driven to the end."""
    luck: float | None
    """The same that the luck of the line's own playouts lets expect."""
    positions: int
    """That were driven to the end: of a race at most `MOST_POSITIONS`."""
    clear: int
    kept: int


def raced(task: Task) -> Record:
    """A race of four drivers of different strength, who change seats from race to race."""
    game = game_of(task.game)
    names = [FIELD[(seat + task.number) % len(FIELD)] for seat in range(len(FIELD))]
    source = Seeded(seed_of(task.seed, task.number, "dice"))
    options = game.options(dict(coach_of(task.game).measured))
    bots = [
        make_bot(task.game, name, seed_of(task.seed, task.number, f"bot {seat}"))
        for seat, name in enumerate(names)
    ]
    record = record_of(game, options, names, source)
    drive(game, options, bots, source, record)
    return record


def measure(task: Task) -> Measured:
    record = raced(task)
    started, used = perf_counter(), process_time()
    first = 0.0
    found: Review | None = None
    for found in reviewing(record, budget=task.budget):
        if not first and found["marks"]:
            first = perf_counter() - started
    assert found is not None
    seconds, processor = perf_counter() - started, process_time() - used
    losses: dict[str, list[float]] = {}
    for mark in found["marks"]:
        bot = record.header.seats[mark["seat"]].bot
        assert bot is not None
        losses.setdefault(bot, []).append(mark["loss"])
    apart, luck, compared = _distance(task, record, found) if task.rollouts > 1 else (0.0, 0.0, 0)
    clear = {(mark["seat"], mark["ply"]) for mark in found["marks"] if mark["grade"] in CLEAR}
    kept = 0
    if task.again and clear:
        more = marks_of(record, 10 * found["method"]["budget"], {ply for _, ply in clear})
        again = {(mark["seat"], mark["ply"]) for mark in more if mark["grade"] in CLEAR}
        kept = len(clear & again)
    return Measured(
        task.game,
        found["plies"],
        len(found["marks"]),
        first,
        seconds,
        processor,
        _megabytes(),
        max(_remainder(ledger["lines"]) for ledger in found["ledgers"]),
        losses,
        apart,
        luck,
        compared,
        len(clear),
        kept,
    )


def marks_of(record: Record, budget: int, wanted: set[int] | None = None, dice: str = "") -> list[Mark]:
    """The marks of a review alone, of all decisions or of those that were made at some plies: none depends on
    another one, nor on the line, into which most of the time goes. With other `dice` than those of the review
    nothing is found again because it was thrown again."""
    method = method_for(record, budget=budget, line=False)
    telling, judge = Telling(record, method), Judge(record, method)
    judge.fingerprint += dice
    for step, state in walk(record):
        looked_at = wanted is None or step.first in wanted
        telling.add(judge.judge(step, state) if looked_at else Judged(step.number))
    return telling.marks


def _remainder(lines: list[LedgerLine]) -> float:
    *changes, result = lines
    return max(
        abs(sum(line["win"] for line in changes) - result["win"]),
        abs(sum(line["place"] for line in changes) - result["place"]),
        abs(sum(line["time"] for line in changes) - result["time"]),
    )


def _distance(task: Task, record: Record, found: Review) -> tuple[float, float, int]:
    """Positions evenly over the race, each driven to the end by club drivers."""
    game = game_of(task.game)
    seats = len(record.header.seats)
    line = found["method"]["line"]
    bots = [make_bot(task.game, DRIVER, seat) for seat in range(seats)]
    total = luck = 0.0
    points = positions_of(task, found)
    for point in points:
        position = record.replay(point["ply"])
        wins = [0.0] * seats
        for again in range(task.rollouts):
            seed = seed_of(task.seed, task.number, f"rollout {point['ply']} {again}")
            for seat, share in enumerate(driven_on(game, position, bots, seed)):
                wins[seat] += share
        for seat in range(seats):
            share, told = wins[seat] / task.rollouts, point["win"][seat]
            total += (share - told) ** 2 - share * (1.0 - share) / (task.rollouts - 1)
            luck += told * (1.0 - told) / (line - 1)
    return total, luck, len(points) * seats


def positions_of(task: Task, found: Review) -> list[LinePoint]:
    """One of each part of the race, at another place of it in each race: the chances are least certain at
    the start."""
    points = [point for point in found["line"] if point["ply"] < found["plies"]]
    return all_over(points, min(task.positions, MOST_POSITIONS), task.number)


def all_over(points: list[T], wanted: int, number: int) -> list[T]:
    """So many of the points of race `number`."""
    wanted = min(wanted, len(points))
    place = (number + 1) * GOLDEN % 1.0
    return [points[int((part + place) / wanted * len(points))] for part in range(wanted)]


def _megabytes() -> float:
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)


def summaries(
    game_id: str, races: int, positions: int, rollouts: int, again: bool, jobs: int, seed: int = 1
) -> Generator[Measured, None, Summary]:
    """Yields every race as it is measured; returns what they say together."""
    a_race = min(MOST_POSITIONS, -(-positions // races)) if rollouts > 1 else 0
    tasks = iter([Task(game_id, seed, number, a_race, rollouts, again) for number in range(races)])
    found: list[Measured] = []
    for each in _answers(tasks, jobs):
        found.append(each)
        yield each
    return summed(game_id, found)


def summed(game_id: str, found: list[Measured]) -> Summary:
    losses: dict[str, list[float]] = {}
    for each in found:
        for driver, some in each.losses.items():
            losses.setdefault(driver, []).extend(some)
    compared = sum(each.compared for each in found)
    apart = sum(each.apart for each in found)
    luck = sum(each.luck for each in found)
    return Summary(
        game_id,
        len(found),
        sum(each.plies for each in found),
        max(each.first_mark for each in found),
        max(each.seconds for each in found),
        max(each.megabytes for each in found),
        max(each.ledger for each in found),
        {driver: mean(losses[driver]) for driver in FIELD if driver in losses},
        sqrt(max(0.0, apart) / compared) if compared else None,
        sqrt(luck / compared) if compared else None,
        compared // len(FIELD),
        sum(each.clear for each in found),
        sum(each.kept for each in found),
    )


def mean(numbers: list[float]) -> tuple[float, float]:
    """With half the width of its 95 % interval; 0 for a single number."""
    middle = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return middle, 0.0
    spread = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return middle, 1.96 * sqrt(spread / len(numbers))


def _answers(tasks: Iterator[Task], jobs: int) -> Generator[Measured, None, None]:
    """In processes of their own, also a single one: what this process holds is not counted."""
    with closing(share_out(measure, lambda: next(tasks, None), jobs)) as answers:
        for _, found in answers:
            if isinstance(found, Loss):
                raise RacecraftError(found.reason)
            yield found
