"""Who sits where: mirrored rounds are fair to every bot, whatever the numbers of bots and seats."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial

import pytest

from racecraft.arena.job import Job
from racecraft.engine.errors import BadOptions, RacecraftError, UnknownName

BOTS = ["random", "rookie", "club", "random@1", "random@2", "random@3"]


def job(bots: int, seats: int, seed: int = 0) -> Job:
    return Job("gt", BOTS[:bots], seats, seed=seed)


@pytest.mark.parametrize("bots", range(1, 7))
@pytest.mark.parametrize("seats", range(1, 7))
def test_in_a_round_every_bot_sits_equally_often_in_every_seat(bots: int, seats: int) -> None:
    one = job(bots, seats)
    for round in (1, 2, 7):
        taken = Counter(
            (seat, bot) for number in one.games_of(round) for seat, bot in enumerate(one.lineup(number))
        )
        assert len(taken) == bots * seats
        assert len(set(taken.values())) == 1


@pytest.mark.parametrize("bots", range(1, 7))
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_round_has_every_order_or_every_rotation_of_every_table(bots: int, seats: int) -> None:
    one = job(bots, seats)
    table = min(bots, seats)
    assert one.round_size == comb(bots, table) * (factorial(table) if table <= 3 else table)
    lineups = [tuple(one.lineup(number)) for number in one.games_of(4)]
    assert len(set(lineups)) == len(lineups)
    for lineup in lineups:
        counts = Counter(lineup).values()
        assert len(counts) == table
        assert max(counts) - min(counts) <= 1


def test_places_are_drawn_anew_for_every_round() -> None:
    one = job(2, 4)
    patterns = {tuple(one.lineup(first)) for first in range(1, 80, one.round_size)}
    assert len(patterns) == comb(4, 2)
    assert [job(5, 5, 1).lineup(number) for number in range(1, 31)] != [
        job(5, 5, 2).lineup(number) for number in range(1, 31)
    ]


def test_games_and_rounds() -> None:
    one = job(3, 3)
    assert [one.whole_rounds(games) for games in (1, 6, 7, 1000)] == [6, 6, 12, 1002]
    assert [one.round_of(number) for number in (1, 6, 7, 13)] == [1, 1, 2, 3]
    assert list(one.games_of(2)) == [7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("bad", "error", "part"),
    [
        (Job("nope", ["club"], 2), UnknownName, "no game 'nope'"),
        (Job("rali", ["club", "nobody"], 2), UnknownName, "no bot 'nobody'"),
        (Job("rali", ["club", "random", "club"], 3), BadOptions, "'club' is named twice"),
        (Job("rali", [], 2), BadOptions, "at least one bot"),
        (Job("rali", ["club"], 5), BadOptions, "seats 1 to 4 players, not 5"),
        (Job("rali", ["club"], 2, {"laps": 99}), BadOptions, "laps"),
        (Job("rali", ["tests.arena.nowhere:Bot"], 2), UnknownName, "tests.arena.nowhere"),
    ],
)
def test_a_bad_job_is_refused(bad: Job, error: type[RacecraftError], part: str) -> None:
    with pytest.raises(error, match=part):
        bad.check()
