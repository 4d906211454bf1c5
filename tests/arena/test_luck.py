"""Results without luck: luck is nothing on average, and what is left tells drivers apart sooner."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from racecraft.arena.adjusting import adjust
from racecraft.arena.job import Job
from racecraft.arena.luck import Luck
from racecraft.arena.play import play_game
from racecraft.arena.report import report
from racecraft.arena.results import Results
from racecraft.arena.tournament import Tournament
from racecraft.bots.value import value_of
from racecraft.engine.errors import BadOptions
from racecraft.engine.registry import all_games
from tests.reviews.races import raced

GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])


@GAMES
def test_luck_is_nothing_on_average(game_id: str) -> None:
    """Whatever falls, weighed by how often it does."""
    record = raced(game_id, 2)
    looked_at = 0
    for ply in range(0, len(record.plies), 7):
        state = record.replay(ply)
        outcomes = state.chance()
        if len(outcomes) < 2:
            continue
        looked_at += 1
        sums = [0.0, 0.0]
        for outcome, weight in outcomes:
            luck = Luck(record.game, value_of(game_id), 2)
            luck.note(state, outcomes, outcome)
            sums = [sums[0] + weight * luck.win[0], sums[1] + weight * luck.place[1]]
        assert sums == pytest.approx([0.0, 0.0], abs=1e-9)
        if looked_at == 4:
            return
    assert looked_at


@GAMES
def test_a_turn_is_ended_before_it_is_judged(game_id: str) -> None:
    """Nothing is drawn for that, and nobody else decides."""
    record = raced(game_id, 2)
    luck = Luck(record.game, value_of(game_id), 2)
    driven = 0
    for ply in range(0, len(record.plies), 3):
        before = record.replay(ply)
        turn = before.pending()
        state = luck.ended(before.copy())
        print = record.game.fingerprint(state)
        assert record.game.fingerprint(luck.ended(before.copy())) == print
        if before.weight() or len(turn) != 1:
            assert record.game.fingerprint(before) == print
        else:
            driven += 1
            assert state.weight() or state.pending() != turn
    assert driven


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


def test_a_tournament_tells_both_and_resumes(tmp_path: Path) -> None:
    job = Job("rali", ["club", "random"], 2, {"laps": 1}, adjusted=True)
    with Results(job, tmp_path / "duel.jsonl") as results:
        results.add([play_game(job, number, None) for number in range(1, 5)])
    with Results(job, tmp_path / "duel.jsonl") as results:
        tournament = Tournament(results, 4)
        assert not tournament.missing()
        told = report(tournament)
    club, careless = told["adjusted"]
    assert club["win_rate"]["raw"] == told["bots"][0]["win_rate"]
    assert club["win_rate"]["adjusted"] + careless["win_rate"]["adjusted"] == pytest.approx(1.0)
    assert report(Tournament(Results(Job("rali", ["club"], 2)), 0))["adjusted"] is None


def test_it_takes_rivals_to_be_lucky() -> None:
    with pytest.raises(BadOptions, match="two cars"):
        Job("rali", ["club"], 1, adjusted=True).check()
