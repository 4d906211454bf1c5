"""Results without luck: they expect the same as those that were raced, and tell drivers apart sooner."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from racecraft.arena.adjusting import adjust
from racecraft.arena.driving import record_name
from racecraft.arena.job import Job
from racecraft.arena.merit import Numbers
from racecraft.arena.outcome import Outcome
from racecraft.arena.play import play_game
from racecraft.arena.report import report
from racecraft.arena.results import Results
from racecraft.arena.statistics import mean_interval
from racecraft.arena.tournament import Tournament
from racecraft.bots.bot import Bot
from racecraft.bots.registry import bot_names
from racecraft.bots.stand_ins import stand_ins_of
from racecraft.engine.errors import BadOptions
from racecraft.engine.record import read
from racecraft.engine.registry import all_games
from tests.arena.test_tournament import BAD, SHORT, hold, timeless
from tests.engine.simultaneous import DragOptions, DragState, drag_registered

GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])
DUEL = Job("rali", ["club", "rookie"], 2, {"laps": 1}, seed=3, adjusted=2)


def untimed(outcomes: list[Outcome]) -> list[Any]:
    return [msgspec.structs.replace(outcome, adjusting=0.0) for outcome in timeless(outcomes)]


@GAMES
@pytest.mark.parametrize("limit", [0.0, 60.0], ids=["by its name", "by its decisions"])
def test_who_drives_as_the_stand_in_has_no_merit(game_id: str, limit: float) -> None:
    """Under a limit every decision is compared: a stand-in that begins afresh at each decision finds what the
    club driver found who remembers his plans."""
    outcome = play_game(Job(game_id, ["club"], 2, SHORT.get(game_id, {}), limit=limit, adjusted=1), 1, None)
    assert outcome.adjusted_win == [0.5, 0.5]
    assert outcome.adjusted_place == [1.5, 1.5]


@GAMES
def test_every_game_has_stand_ins(game_id: str) -> None:
    stand_ins = stand_ins_of(game_id)
    assert stand_ins.usual in bot_names(game_id)
    for name in bot_names(game_id):
        assert isinstance(stand_ins.make(game_id, name), Bot)
    assert stand_ins.alike(["pro@40", "master"])
    assert stand_ins.alike(["club", "rookie"])


@cache
def last_wins(distance: tuple[int, int], before: tuple[int, int], round: int, gust: bool) -> Fraction:
    """The share of the win of a car in seat 0 that always takes its top speed, against a random one."""
    state = DragState(DragOptions(length=4), 2)
    state.distance, state.before, state.round, state.gust_due = list(distance), list(before), round, gust
    found = state.result()
    if found is not None:
        return Fraction(found.places[0] == 1, found.places.count(1))
    ways: list[tuple[DragState, Fraction]] = []
    if gust:
        outcomes = state.chance()
        for outcome, weight in outcomes:
            twin = state.copy()
            twin.resolve(outcome)
            ways.append((twin, Fraction(weight, sum(each for _, each in outcomes))))
    else:
        theirs = state.legal(1)
        for action in theirs:
            twin = state.copy()
            twin.play(0, state.legal(0)[-1])
            twin.play(1, action)
            ways.append((twin, Fraction(1, len(theirs))))
    total = Fraction(0)
    for twin, part in ways:
        x, y = twin.distance
        before_x, before_y = twin.before
        total += part * last_wins((x, y), (before_x, before_y), twin.round, twin.gust_due)
    return total


def test_merit_expects_what_was_raced_expects() -> None:
    """A race that is solved, with gusts, hidden choices and a stand-in that draws its own."""
    exact = float(last_wins((0, 0), (-1, -1), 1, False))
    with drag_registered():
        job = Job("drag", [f"{BAD}:Last", "random"], 2, {"length": 4}, seed=1, adjusted=8)
        played = [play_game(job, number, None) for number in range(1, 1201)]
    interval = mean_interval([outcome.adjusted_win[outcome.lineup.index(0)] for outcome in played])
    assert interval is not None
    assert interval[0] < exact < interval[1]
    assert interval[1] - interval[0] < 0.05
    assert all(sum(outcome.adjusted_win) == pytest.approx(1.0) for outcome in played)


def test_it_agrees_with_what_was_raced(tmp_path: Path) -> None:
    tournament = hold(DUEL, 60)
    club, rookie = report(tournament)["adjusted"]
    for name in ("win_rate", "mean_place"):
        told = club[name]
        assert max(told["raw_95"][0], told["adjusted_95"][0]) < min(told["raw_95"][1], told["adjusted_95"][1])
    assert club["win_rate"]["raw"] == report(tournament)["bots"][0]["win_rate"]
    assert club["win_rate"]["adjusted"] + rookie["win_rate"]["adjusted"] == pytest.approx(1.0)
    assert report(tournament)["playouts"] == 2
    plain = hold(Job("rali", ["club", "rookie"], 2, {"laps": 1}, seed=3), 2)
    assert [each.places for each in plain.outcomes()] == [each.places for each in tournament.outcomes()[:2]]
    assert report(plain)["adjusted"] is None


def test_it_depends_neither_on_workers_nor_on_a_pause(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    hold(DUEL, 4, jobs=1, path=path)
    resumed = hold(DUEL, 10, jobs=2, path=path).outcomes()
    assert untimed(resumed) == untimed(hold(DUEL, 10, jobs=1).outcomes())
    with Results(DUEL, path) as results:
        assert untimed(results.upto(10)) == untimed(resumed)
        assert not Tournament(results, 10).missing()


def test_records_tell_nothing_of_it(tmp_path: Path) -> None:
    """Playouts know everything; the race and its record are what they would have been."""
    plain, told = tmp_path / "plain", tmp_path / "told"
    for folder, playouts in ((plain, 0), (told, 2)):
        folder.mkdir()
        play_game(Job("heat", ["rookie", "club"], 2, {"laps": 1}, adjusted=playouts), 1, str(folder))
    name = record_name("heat", 0, 1)
    assert (plain / name).read_bytes() == (told / name).read_bytes()
    assert read(told / name).plies


def test_the_numbers_of_an_outcome_are_spread_evenly() -> None:
    numbers = Numbers(5, 12)
    due = (0, 1, 0, 2)
    found = [numbers.point(due, 0, playout, 6) for playout in range(12)]
    assert sorted(found) == [face for face in range(6) for _ in range(2)]
    assert found == [numbers.point(due, 0, playout, 6) for playout in range(12)]
    assert found != [numbers.point(due, 1, playout, 6) for playout in range(12)]


def test_races_are_saved_where_luck_explains_results_and_none_where_not() -> None:
    lots = Random(4)
    luck = [lots.uniform(-0.5, 0.5) for _ in range(60)]
    results = [0.6 + each + lots.uniform(-0.1, 0.1) for each in luck]
    found = adjust(results, luck)
    assert found.adjusted == pytest.approx(0.6, abs=0.03)
    assert found.saved is not None
    assert found.saved > 10
    assert found.share == pytest.approx(1.0, abs=0.2)
    in_vain = adjust([lots.choice([0.0, 1.0]) for _ in luck], luck)
    assert in_vain.saved == pytest.approx(1.0, abs=0.2)
    assert adjust([0.5], [0.1]).saved is None


@pytest.mark.parametrize(
    ("job", "objection"),
    [
        (Job("rali", ["club"], 1, adjusted=4), "two cars"),
        (Job("rali", ["club"], 2, adjusted=-3), "1 to 100000 playouts, not -3"),
        (Job("rali", ["club"], 2, adjusted=200_000), "1 to 100000 playouts, not 200000"),
        (Job("rali", ["club", "club"], 2, adjusted=4, fixed=True), "change seats"),
    ],
)
def test_what_cannot_be_told_without_luck_is_refused(job: Job, objection: str) -> None:
    with pytest.raises(BadOptions, match=objection):
        job.check()
