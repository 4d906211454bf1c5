"""The figures of a tournament, against games small enough to count by hand."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.arena.job import Job
from racecraft.arena.outcome import FaultCount, Outcome
from racecraft.arena.ratings import ratings
from racecraft.arena.report import report, win_share
from racecraft.arena.results import Results
from racecraft.arena.statistics import mean_interval, ratio_interval, wilson
from racecraft.arena.tournament import Tournament, duel_score

PAIR = Job("rali", ["club", "random"], 2)
CROWD = Job("rali", ["club", "random"], 4)
SOLO = Job("gt", ["club", "random"], 1)


def game(job: Job, number: int, places: list[int], **more: object) -> Outcome:
    seats = job.seats
    plain: dict[str, object] = {
        "scores": [0] * seats,
        "rounds": 10,
        "ended_by": "finish",
        "decisions": [4] * seats,
        "thought": [0.008] * seats,
        "slowest": [0.005] * seats,
    }
    return Outcome(number, job.lineup(number), places, **{**plain, **more})  # type: ignore[arg-type]


def by_bot(job: Job, number: int, places: dict[int, int], **more: object) -> Outcome:
    """A game in which each bot has this place."""
    return game(job, number, [places[bot] for bot in job.lineup(number)], **more)


def told(job: Job, outcomes: list[Outcome], games: int) -> dict[str, Any]:
    results = Results(job)
    results.add(outcomes)
    return report(Tournament(results, games))


def test_wins_places_and_encounters() -> None:
    first, second, shared = {0: 1, 1: 2}, {0: 2, 1: 1}, {0: 1, 1: 1}
    games = [by_bot(PAIR, number, places) for number, places in enumerate([first, first, second, shared], 1)]
    found = told(PAIR, games, 4)
    club, rival = found["bots"]
    assert (club["games"], club["wins"], rival["wins"]) == (4, 2.5, 1.5)
    assert club["win_rate_95"] == wilson(2.5, 4)
    assert (club["mean_place"], rival["mean_place"]) == (1.25, 1.5)
    assert club["mean_place_95"] == mean_interval([1.0, 1.5])
    (pair,) = found["pairs"]
    assert (pair["bot"], pair["against"], pair["games"], pair["score"]) == ("club", "random", 4, 0.625)
    assert pair["score_95"] == wilson(2.5, 4)
    assert club["rating"]["mu"] > 25 > rival["rating"]["mu"]
    assert (club["decisions"], club["ms_per_decision"], club["slowest_ms"]) == (16, 2.0, 5.0)


def test_several_cars_of_a_bot() -> None:
    lineup = CROWD.lineup(1)
    mine = [seat for seat, bot in enumerate(lineup) if bot == 0]
    places = [0] * 4
    for seat, place in zip(
        [*mine, *[seat for seat in range(4) if seat not in mine]], [1, 4, 2, 3], strict=True
    ):
        places[seat] = place
    one = game(CROWD, 1, places)
    assert duel_score(one, 0, 1) == 0.5
    assert duel_score(one, 1, 0) == 0.5
    assert (win_share(one, 0), win_share(one, 1)) == (1.0, 0.0)
    level = ratings([one], 2)
    assert level[0].mu == pytest.approx(level[1].mu)
    shared = game(CROWD, 1, [1, 1, 1, 4])
    assert win_share(shared, 0) + win_share(shared, 1) == pytest.approx(1)


def test_faults_and_lost_games_are_counted_and_named() -> None:
    lineup = PAIR.lineup(1)
    faults = [FaultCount(lineup.index(1), "illegal", 3, "x"), FaultCount(lineup.index(1), "crashed", 1, "y")]
    found = told(PAIR, [by_bot(PAIR, 1, {0: 1, 1: 2}, faults=faults), Outcome(2, lost="status 9")], 2)
    club, rival = found["bots"]
    assert rival["faults"] == {"illegal": 3, "crashed": 1, "overtime": 0}
    assert sum(club["faults"].values()) == 0
    assert found["games"] == 1
    assert found["lost"] == [{"game": 2, "reason": "status 9"}]
    assert found["faults"] == [
        {"game": 1, "bot": "random", "kind": "illegal", "count": 3, "reason": "x"},
        {"game": 1, "bot": "random", "kind": "crashed", "count": 1, "reason": "y"},
    ]


def test_alone_it_is_time_and_rounds_that_count() -> None:
    times = {0: [100, 110], 1: [200, -1]}
    games = []
    for number in range(1, 5):
        (bot,) = SOLO.lineup(number)
        games.append(game(SOLO, number, [1], clock=[times[bot].pop(0)], rounds=number))
    found = told(SOLO, games, 4)
    club, rival = found["bots"]
    assert "wins" not in club
    assert found["pairs"] == []
    assert (club["drives"], club["finished"], club["mean_time"]) == (2, 2, 105.0)
    assert club["mean_time_95"] == mean_interval([100.0, 110.0])
    assert (rival["drives"], rival["finished"], rival["mean_time"]) == (2, 1, 200.0)
    assert rival["mean_time_95"] is None
    assert club["mean_rounds"] + rival["mean_rounds"] == 5.0


def test_a_better_bot_is_rated_higher_and_games_make_sure() -> None:
    few = ratings([by_bot(PAIR, number, {0: 1, 1: 2}) for number in range(1, 5)], 2)
    many = ratings([by_bot(PAIR, number, {0: 1, 1: 2}) for number in range(1, 101)], 2)
    assert few[0].mu > few[1].mu
    assert many[0].sigma < few[0].sigma < 25 / 3
    low, high = many[0].interval
    assert low < many[0].mu < high
    assert ratings([], 3)[2].mu == 25


def test_an_interval_of_means() -> None:
    assert mean_interval([1.0]) is None
    assert ratio_interval([(1.0, 2.0), (2.0, 4.0)]) == (0.5, (0.5, 0.5))
    ratio, bounds = ratio_interval([(1.0, 2.0), (1.0, 6.0)])
    assert ratio == 0.25
    assert bounds == pytest.approx((0.25 - 1.96 * 0.125, 0.25 + 1.96 * 0.125), abs=1e-4)
    assert ratio_interval([(1.0, 2.0)]) == (0.5, None)
    assert ratio_interval([(0.0, 0.0)]) == (None, None)
    assert mean_interval([2.0, 2.0, 2.0]) == (2.0, 2.0)
    assert mean_interval([1.0, 2.0, 3.0, 4.0]) == pytest.approx((1.2349, 3.7651), abs=1e-4)
