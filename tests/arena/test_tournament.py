"""Tournaments: the same games whoever plays them, bad bots contained, lost workers replaced, proofs."""

from __future__ import annotations

import multiprocessing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from racecraft.arena.crew import local_crew
from racecraft.arena.driving import record_name, seed_of
from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.play import Batch, play_batch
from racecraft.arena.report import report
from racecraft.arena.results import Results
from racecraft.arena.sprt import HIGHER, LOWER, RUNNING, Hypotheses
from racecraft.arena.tournament import Tournament
from racecraft.engine.errors import BadOptions
from racecraft.engine.record import read, verify
from racecraft.engine.registry import all_games

SHORT: dict[str, dict[str, Any]] = {"rali": {"laps": 1}, "rallyman": {"stage": 1}, "heat": {"laps": 1}}
BAD = "tests.arena.bad_bots"
SEED = 26
"""With this one the bots that end or hang a process do so in two of seven games."""


def hold(
    job: Job,
    games: int,
    jobs: int = 2,
    path: Path | None = None,
    folder: Path | None = None,
    hypotheses: Hypotheses | None = None,
) -> Tournament:
    job.check()
    with Results(job, path) as results:
        tournament = Tournament(results, games, hypotheses)
        assert sum(tournament.play(local_crew(jobs), jobs, folder=folder)) <= tournament.games
    assert multiprocessing.active_children() == []
    return tournament


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(outcome, thought=[], slowest=[]) for outcome in outcomes]


@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_the_games_do_not_depend_on_who_plays_them(id: str) -> None:
    job = Job(id, ["random", "random@1"], 2, SHORT.get(id, {}), seed=3)
    one = hold(job, 9, jobs=1).outcomes()
    assert [outcome.game for outcome in one] == list(range(1, 11))
    assert timeless(hold(job, 9, jobs=3).outcomes()) == timeless(one)
    alone = play_batch(Batch(job, [7])).outcomes
    assert timeless(alone) == timeless([one[6]])


def test_mirrored_games_have_the_same_dice() -> None:
    """Two bots that always do the same drive the same race, whichever sits first."""
    job = Job("rali", [f"{BAD}:First", f"{BAD}:Unmade"], 2, {"laps": 1})
    calm = Job("rali", [f"{BAD}:First", f"{BAD}:First@1"], 2, {"laps": 1})
    games = play_batch(Batch(calm, [1, 2, 3, 4])).outcomes
    assert games[0].scores == games[1].scores
    assert games[2].scores == games[3].scores
    assert games[0].scores != games[2].scores
    assert [sorted(outcome.lineup) for outcome in play_batch(Batch(job, [1, 2])).outcomes] == [[0, 1], [0, 1]]


def test_records_are_kept_and_verify(tmp_path: Path) -> None:
    job = Job("rali", ["rookie", f"{BAD}:Cheat"], 2, {"laps": 1}, seed=6)
    outcomes = hold(job, 4, folder=tmp_path).outcomes()
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        record_name("rali", 6, number) for number in range(1, 5)
    ]
    for outcome in outcomes:
        record = read(tmp_path / record_name("rali", 6, outcome.game))
        verdict = verify(record)
        assert verdict.finished
        assert verdict.chance == "verified"
        assert verdict.result is not None
        assert verdict.result["places"] == outcome.places
        assert [chair.bot for chair in record.header.seats] == [job.bots[bot] for bot in outcome.lineup]


def test_bad_bots_cost_themselves_and_nobody_else(capfd: pytest.CaptureFixture[str]) -> None:
    bots = ["club", *[f"{BAD}:{name}" for name in ("Cheat", "Crasher", "Unmade")]]
    tournament = hold(Job("rali", bots, 4, {"laps": 1}), 4)
    found = report(tournament)
    assert found["games"] == 4
    assert found["lost"] == []
    club, cheat, crasher, unmade = found["bots"]
    assert sum(club["faults"].values()) == 0
    assert cheat["faults"] == {"illegal": cheat["decisions"], "crashed": 0, "overtime": 0}
    assert crasher["faults"] == {"illegal": 0, "crashed": crasher["decisions"], "overtime": 0}
    assert unmade["faults"] == {"illegal": 0, "crashed": 4, "overtime": 0}
    assert {(fault["bot"], fault["reason"]) for fault in found["faults"]} == {
        (bots[1], "-1 is not among the legal actions"),
        (bots[2], "KeyError: 'lost the plot'"),
        (bots[3], f"UnknownName: the bot {bots[3]!r} cannot be made: RuntimeError: no engine"),
    }
    assert "rather not" not in capfd.readouterr().out


def test_overtime_is_the_rookies_time() -> None:
    job = Job("rali", [f"{BAD}:Sleeper"], 1, {"laps": 1}, limit=0.005)
    (outcome,) = hold(job, 1).outcomes()
    (fault,) = outcome.faults
    assert (fault.kind, fault.reason) == ("overtime", "no choice within 0.005 s")
    assert fault.count == outcome.decisions[0] > 10


@pytest.mark.parametrize(
    ("bad", "limit"), [("Quitter", 0.0), pytest.param("Hanger", 0.1, marks=pytest.mark.long)]
)
def test_a_lost_worker_costs_one_game_and_the_rest_goes_on(bad: str, limit: float) -> None:
    job = Job("rali", [f"{BAD}:{bad}"], 1, {"laps": 1}, seed=SEED, limit=limit)
    fatal = [number for number in range(1, 8) if seed_of(SEED, number, "seat 0") % 3 == 0]
    assert 1 <= len(fatal) <= 2
    outcomes = hold(job, 7).outcomes()
    assert [outcome.game for outcome in outcomes] == list(range(1, 8))
    assert [outcome.game for outcome in outcomes if outcome.lost] == fatal
    status = {"Quitter": 7, "Hanger": 1}[bad]
    assert {outcome.lost for outcome in outcomes if outcome.lost} == {
        f"a worker process ended with status {status} in the middle of its work"
    }
    assert all(outcome.places == [1] for outcome in outcomes if not outcome.lost)


def test_going_on_plays_what_is_missing_and_nothing_twice(tmp_path: Path) -> None:
    job = Job("rali", ["rookie", "random"], 2, {"laps": 1}, seed=8)
    path = tmp_path / "results.jsonl"
    hold(job, 10, path=path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[6:9]))
    resumed = hold(job, 16, path=path)
    assert timeless(resumed.outcomes()) == timeless(hold(job, 16).outcomes())
    numbers = [msgspec.json.decode(line)["game"] for line in path.read_bytes().splitlines()[1:]]
    assert sorted(numbers) == list(range(1, 17))
    assert len(hold(job, 6, path=path).outcomes()) == 6


@pytest.mark.parametrize(
    ("bots", "hypotheses", "verdict"),
    [
        (["rookie", "random"], Hypotheses(0.5, 0.7), HIGHER),
        (["random", "rookie"], Hypotheses(0.5, 0.7), LOWER),
        (["random", "random@1"], Hypotheses(0.49, 0.51), RUNNING),
    ],
)
def test_a_test_stops_when_it_is_decided(
    bots: list[str], hypotheses: Hypotheses, verdict: str, tmp_path: Path
) -> None:
    job = Job("rali", bots, 2, {"laps": 1}, seed=1)
    path = tmp_path / "results.jsonl"
    tournament = hold(job, 60, path=path, hypotheses=hypotheses)
    assert tournament.test is not None
    assert tournament.test.verdict == verdict
    counted = tournament.outcomes()
    assert len(counted) == 2 * tournament.test.rounds
    assert (len(counted) < 60) == (verdict != RUNNING)
    told = report(tournament)["test"]
    assert (told["verdict"], told["rounds"]) == (verdict, tournament.test.rounds)
    again = hold(job, 60, jobs=1, path=path, hypotheses=hypotheses)
    assert again.outcomes() == counted


def test_a_test_takes_two_bots() -> None:
    hypotheses = Hypotheses(0.5, 0.6)
    for job in (Job("rali", ["club", "rookie", "random"], 3), Job("rali", ["club", "random"], 1)):
        with pytest.raises(BadOptions, match="a test is between two bots"):
            Tournament(Results(job), 10, hypotheses)


def test_a_round_with_a_lost_game_is_no_evidence() -> None:
    job = Job("rali", ["club", "random"], 2)
    results = Results(job)
    results.add([Outcome(1, lost="status 9"), Outcome(2, job.lineup(2), [1, 2])])
    tournament = Tournament(results, 4, Hypotheses(0.5, 0.6))
    assert tournament.test is not None
    assert tournament.test.rounds == 0
    assert tournament.missing() == 2


def test_waiting_between_batches_is_measured() -> None:
    tournament = Tournament(Results(Job("rali", ["club"], 1)), 1)
    assert tournament.scheduling() is None
    tournament.shifts = {"a": [(0.0, 4.0), (4.5, 9.0)], "b": [(3.0, 4.0)]}
    assert tournament.scheduling() == pytest.approx(0.5 / 9)
