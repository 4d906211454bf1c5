"""Simulations: the same races whoever runs them, with or without records, on every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from racecraft.arena.driving import record_name, seed_of
from racecraft.arena.job import Job
from racecraft.arena.outcome import FaultCount, Outcome
from racecraft.arena.play import play_game
from racecraft.arena.simulation import REASONS_KEPT, Tally, seated, simulate
from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadOptions, RacecraftError, UnknownName
from racecraft.engine.race import Race
from racecraft.engine.record import read, verify
from racecraft.engine.registry import all_games, game_of

GAMES = [game.id for game in all_games()]


def total(job: Job, races: int, jobs: int = 1, folder: Path | None = None) -> Tally:
    tally = Tally(job.bots)
    assert sum(simulate(job, races, tally, jobs, folder)) == races
    return tally


@pytest.mark.parametrize("id", GAMES)
def test_the_counts_do_not_depend_on_the_jobs(id: str) -> None:
    job = seated(id, ["random", "random"], seed=5)
    assert total(job, 43, jobs=1) == total(job, 43, jobs=3)


@pytest.mark.parametrize("id", GAMES)
def test_records_are_of_the_same_races_and_verify(id: str, tmp_path: Path) -> None:
    job = seated(id, ["random", "random"], seed=9)
    counted = total(job, 12)
    assert total(job, 12, folder=tmp_path) == counted
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [record_name(id, 9, number) for number in range(1, 13)]
    verdicts = [verify(read(file), file.name) for file in files]
    assert all(verdict.finished and verdict.chance == "verified" for verdict in verdicts)
    assert sum(verdict.plies for verdict in verdicts) == counted.decisions + counted.draws
    winners = [verdict.result["places"].index(1) for verdict in verdicts if verdict.result]
    assert [winners.count(seat) for seat in range(2)] == counted.wins


def test_a_race_can_be_run_again_alone(tmp_path: Path) -> None:
    job = seated("rali", ["club", "random"], {"laps": 1}, seed=3)
    (tmp_path / "all").mkdir()
    (tmp_path / "alone").mkdir()
    total(job, 5, folder=tmp_path / "all")
    play_game(job, 4, str(tmp_path / "alone"))
    name, other = record_name("rali", 3, 4), record_name("rali", 3, 5)
    assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "all" / name).read_bytes()
    assert (tmp_path / "all" / other).read_bytes() != (tmp_path / "all" / name).read_bytes()


def test_seeds_give_different_races() -> None:
    one, other = (total(seated("rali", ["random"] * 4, seed=seed), 10) for seed in (1, 2))
    assert one != other


def test_the_tally_adds_up() -> None:
    counted = total(seated("rali", ["random"] * 2, {"laps": 1}), 25)
    assert counted.games == 25
    assert sum(counted.wins) == 25
    assert sum(counted.places) == 25 * (1 + 2)
    assert counted.ended_by == {"finish": 25}
    assert counted.decisions > counted.draws > counted.rounds >= 25


def test_every_bot_keeps_its_seat() -> None:
    job = seated("rali", ["club", "random", "random"])
    assert [job.lineup(number) for number in (1, 2, 77)] == [[0, 1, 2]] * 3
    assert (job.round_size, job.whole_rounds(7), job.round_of(7)) == (1, 7, 7)


def test_a_bot_that_fails_is_told_and_the_race_goes_on() -> None:
    counted = total(seated("rali", ["tests.arena.bad_bots:Crasher", "random"], {"laps": 1}), 3)
    assert counted.games == 3
    assert counted.fault_count > 3
    assert [fault["game"] for fault in counted.faults] == [1, 2, 3]
    assert {fault["bot"] for fault in counted.faults} == {"tests.arena.bad_bots:Crasher"}


def test_faults_and_lost_races_of_the_first_games_are_kept() -> None:
    tally = Tally(["club"])
    for game in range(20, 0, -1):
        tally.count(Outcome(game, lost="lightning"))
        tally.count(
            Outcome(
                game, [0], [1], [9], "finish", decisions=[7], faults=[FaultCount(0, "crashed", 2, "tired")]
            )
        )
    assert (tally.lost_count, tally.fault_count, tally.games) == (20, 40, 20)
    firsts = list(range(1, REASONS_KEPT + 1))
    assert [entry["game"] for entry in tally.lost] == [entry["game"] for entry in tally.faults] == firsts


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (seated("nope", ["random"]), UnknownName),
        (seated("rali", ["nobody"]), UnknownName),
        (seated("rali", ["random"] * 5), BadOptions),
        (seated("rali", []), BadOptions),
        (seated("rali", ["random"], {"laps": 10}), BadOptions),
        (Job("rali", ["random"], 2, fixed=True), BadOptions),
    ],
)
def test_a_bad_job_is_refused_before_any_race(job: Job, error: type[RacecraftError], tmp_path: Path) -> None:
    with pytest.raises(error):
        simulate(job, 10, Tally(job.bots), folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("id", GAMES)
def test_the_arena_plays_and_records_as_a_race_does(id: str, tmp_path: Path) -> None:
    """The arena drives the state without a `Race`: both must come to the same, byte for byte."""
    job = seated(id, ["random", "random"], seed=6)
    assert not play_game(job, 1, str(tmp_path)).lost
    kept = read(tmp_path / record_name(id, 6, 1))
    game = game_of(id)
    bots = [make_bot(id, "random", seed_of(6, 1, f"seat {seat}")) for seat in range(2)]
    race = Race.start(game, {}, kept.header.seats, Seeded(seed_of(6, 1, "chance")))
    while race.result() is None:
        for seat in race.pending()[:1]:
            race.play(seat, bots[seat].choose(Sight(game, race.state, seat)))
        race.advance()
    assert race.record.encode() == kept.encode()


def test_races_are_simulated_where_there_are_no_processes() -> None:
    """In a page, Python has no `_multiprocessing`."""
    program = (
        "import sys; sys.modules['_multiprocessing'] = None; import racecraft;"
        "print(racecraft.simulate('rali', ['random', 'random'], 3, laps=1).games)"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert told.strip() == "3"
