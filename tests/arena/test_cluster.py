"""Tournaments on a Ray runtime of this machine: a bot that never returns is contained there, too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from racecraft.arena.cluster import LOCAL_ADDRESS, Cluster, connected
from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.play import play_batch
from racecraft.arena.results import Results
from racecraft.arena.tournament import Tournament
from tests.arena.test_tournament import BAD, SEED


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        with connected(LOCAL_ADDRESS, 1) as found:
            yield found


def hold(cluster: Cluster, job: Job, games: int) -> list[Outcome]:
    job.check()
    with Results(job, None) as results:
        tournament = Tournament(results, games)
        played = sum(tournament.play(partial(cluster.share_out, play_batch), cluster.workers))
        assert played == games
        return tournament.outcomes()


@pytest.mark.long
def test_overtime_is_the_rookies_time(cluster: Cluster) -> None:
    """Work is done in the main thread of a worker, where the limit can interrupt a bot."""
    job = Job("rali", [f"{BAD}:Sleeper"], 1, {"laps": 1}, limit=0.005)
    for outcome in hold(cluster, job, 2):
        (fault,) = outcome.faults
        assert (fault.kind, fault.reason) == ("overtime", "no choice within 0.005 s")
        assert fault.count == outcome.decisions[0] > 10


@pytest.mark.long
def test_a_bot_that_cannot_be_interrupted_costs_its_game_alone(cluster: Cluster) -> None:
    job = Job("rali", [f"{BAD}:Hanger"], 1, {"laps": 1}, seed=SEED, limit=0.1)
    tame = Job("rali", [f"{BAD}:First"], 1, {"laps": 1}, seed=SEED)
    outcomes = hold(cluster, job, 7)
    lost = [outcome.game for outcome in outcomes if outcome.lost]
    assert 1 <= len(lost) <= 2
    scores = {outcome.game: outcome.scores for outcome in hold(cluster, tame, 7)}
    for outcome in outcomes:
        assert outcome.game in lost or outcome.scores == scores[outcome.game]
