"""Batches: every game once, sized by what games cost, and a second chance for those that were lost."""

from __future__ import annotations

import pytest

from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.play import Batch, Played
from racecraft.arena.schedule import CLUSTER, LOCAL, Measure, Schedule

JOB = Job("rali", ["club", "random"], 2)


def schedule(count: int, workers: int = 2, measure: Measure = LOCAL) -> Schedule:
    return Schedule(JOB, range(1, count + 1), count, workers, measure, None)


def played(batch: Batch, seconds: float) -> Played:
    """As if each game had taken so long."""
    return Played([Outcome(game) for game in batch.games], "here", 100.0, 100.0 + seconds * len(batch.games))


def drain(plan: Schedule, seconds: float) -> list[Batch]:
    given = []
    while (batch := plan.next()) is not None:
        given.append(batch)
        plan.done(played(batch, seconds))
    return given


@pytest.mark.parametrize("count", [0, 1, 2, 7, 1000])
@pytest.mark.parametrize("measure", [LOCAL, CLUSTER])
@pytest.mark.parametrize("seconds", [0.0, 0.01, 3.0])
def test_every_game_is_given_out_once_and_in_order(count: int, measure: Measure, seconds: float) -> None:
    given = drain(schedule(count, 2, measure), seconds)
    assert [game for batch in given for game in batch.games] == list(range(1, count + 1))


def test_games_are_measured_one_by_one_first() -> None:
    plan = schedule(1000)
    first = [plan.next() for _ in range(3)]
    assert [batch.games for batch in first if batch is not None] == [[1], [2], [3]]
    assert first[0] is not None
    plan.done(played(first[0], 0.01))
    after = plan.next()
    assert after is not None
    assert len(after.games) == 25


def test_batches_shrink_towards_the_end_so_that_all_end_together() -> None:
    sizes = [len(batch.games) for batch in drain(schedule(200), 0.01)]
    assert sizes[1:4] == [25, 25, 25]
    assert sizes[-1] == 1
    assert sizes[1:] == sorted(sizes[1:], reverse=True)


def test_on_a_cluster_a_task_has_a_second_of_work_to_the_end() -> None:
    sizes = [len(batch.games) for batch in drain(schedule(2000, 4, CLUSTER), 0.01)]
    assert sizes[1] == 200
    assert min(sizes[1:-1]) >= 100


def test_slow_games_come_alone() -> None:
    assert {len(batch.games) for batch in drain(schedule(20), 60.0)} == {1}


def test_lost_games_are_played_again_alone_and_then_given_up() -> None:
    plan = schedule(6)
    first = plan.next()
    assert first is not None
    plan.done(played(first, 0.05))
    batch = plan.next()
    assert batch is not None
    assert batch.games == [2, 3]
    assert plan.lost(batch, "status 9") == []
    again = [plan.next(), plan.next()]
    assert [(one.games, one.again) for one in again if one is not None] == [([2], True), ([3], True)]
    assert again[1] is not None
    assert plan.lost(again[1], "status 9") == [Outcome(3, lost="status 9")]
    rest = drain(plan, 0.05)
    assert [game for one in rest for game in one.games] == [4, 5, 6]
