"""Simulations: the same races whoever runs them, with or without records, on every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from racecraft.arena.driving import record_name
from racecraft.arena.simulation import Plan, Tally, run_race, simulate
from racecraft.engine.errors import BadOptions, RacecraftError, UnknownName
from racecraft.engine.record import read, verify
from racecraft.engine.registry import all_games

GAMES = [game.id for game in all_games()]


def total(plan: Plan, races: int, jobs: int = 1, folder: Path | None = None) -> Tally:
    sum = Tally.empty(len(plan.bots))
    for tally in simulate(plan, races, jobs, folder):
        sum.add(tally)
    return sum


@pytest.mark.parametrize("id", GAMES)
def test_the_counts_do_not_depend_on_the_jobs(id: str) -> None:
    plan = Plan(id, ["random", "random"], seed=5)
    assert total(plan, 43, jobs=1) == total(plan, 43, jobs=3)


@pytest.mark.parametrize("id", GAMES)
def test_records_are_of_the_same_races_and_verify(id: str, tmp_path: Path) -> None:
    plan = Plan(id, ["random", "random"], seed=9)
    counted = total(plan, 12)
    assert total(plan, 12, folder=tmp_path) == counted
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [record_name(id, 9, number) for number in range(1, 13)]
    verdicts = [verify(read(file), file.name) for file in files]
    assert all(verdict.finished and verdict.chance == "verified" for verdict in verdicts)
    assert sum(verdict.plies for verdict in verdicts) == counted.actions + counted.outcomes
    winners = [verdict.result["places"].index(1) for verdict in verdicts if verdict.result]
    assert [winners.count(seat) for seat in range(2)] == counted.wins


def test_a_race_can_be_run_again_alone() -> None:
    plan = Plan("rali", ["club", "random"], {"laps": 1}, seed=3)
    once, again = (run_race(plan, 4, Tally.empty(2), recorded=True) for _ in range(2))
    other = run_race(plan, 5, Tally.empty(2), recorded=True)
    assert once is not None
    assert again is not None
    assert other is not None
    assert once.encode() == again.encode()
    assert once.encode() != other.encode()


def test_seeds_give_different_races() -> None:
    assert total(Plan("rali", ["random"] * 4, seed=1), 10) != total(Plan("rali", ["random"] * 4, seed=2), 10)


def test_the_tally_adds_up() -> None:
    counted = total(Plan("rali", ["random"] * 2, {"laps": 1}), 25)
    assert counted.races == 25
    assert sum(counted.wins) == 25
    assert sum(counted.places) == 25 * (1 + 2)
    assert counted.reasons == {"finish": 25}
    assert counted.actions > counted.outcomes > counted.rounds >= 25


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("nope", ["random"]), UnknownName),
        (Plan("rali", ["nobody"]), UnknownName),
        (Plan("rali", ["random"] * 5), BadOptions),
        (Plan("rali", []), BadOptions),
        (Plan("rali", ["random"], {"laps": 10}), BadOptions),
    ],
)
def test_a_bad_plan_is_refused_before_any_race(
    plan: Plan, error: type[RacecraftError], tmp_path: Path
) -> None:
    with pytest.raises(error):
        simulate(plan, 10, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []
