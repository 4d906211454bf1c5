"""The measurements: what they count, that memory growth would be seen, and how peers are driven."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import msgspec
import pytest

from racecraft.arena.bench import BenchFailed, Trial, run_trials, trials
from racecraft.arena.measure import REPEATS, Contestant, measure, own_game, peak_memory_kb
from racecraft.arena.peers import PEERS, YARDSTICK, available, peer
from racecraft.engine.form import form
from racecraft.engine.registry import all_games
from racecraft.engine.state import State


def contestant() -> Contestant:
    return Contestant("dummy", "Python", lambda number: (30, 10), list)


def test_rates_follow_from_the_counts() -> None:
    found = measure(contestant(), 0.02)
    assert found.actions_per_second == pytest.approx(30 * found.games_per_second)
    assert found.plies_per_second == pytest.approx(40 * found.games_per_second)
    assert found.games / REPEATS <= found.games_per_second * 0.02 * 1.5
    assert 0 < found.copy_microseconds < 1000


def test_growth_is_counted_from_the_warm_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    peaks = iter([5000, 5600])
    monkeypatch.setattr("racecraft.arena.measure.peak_memory_kb", lambda: next(peaks))
    found = measure(contestant(), 0.01, warm_up=20)
    assert found.growth_kb_per_1000_games == pytest.approx(600 * 1000 / (found.games - 20))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell")
def test_memory_is_seen_in_kilobytes() -> None:
    assert 5_000 < peak_memory_kb() < 50_000_000


def test_growth_is_not_claimed_before_the_warm_up() -> None:
    assert measure(contestant(), 0.001, warm_up=10**9).growth_kb_per_1000_games is None


@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_every_game_can_be_measured(id: str) -> None:
    ours = own_game(id)
    decisions, outcomes = ours.play(1)
    assert decisions > 0
    assert outcomes > 0
    assert ours.play(1) == (decisions, outcomes)
    assert ours.form == form()
    assert type(ours.copy()).__name__.endswith("State")


def test_the_program_of_a_bench() -> None:
    assert trials(["a"], ["p"], compiled=True) == [Trial("a", True), Trial("a", False), Trial("peer:p")]
    assert trials(["a", "b"], [], compiled=False) == [Trial("a", True), Trial("b", True)]


def test_a_heat_from_source_runs_interpreted() -> None:
    (found,) = run_trials([Trial("rali", pure=True)], 0.02)
    assert (found.name, found.form) == ("rali", "interpreted")
    assert msgspec.to_builtins(found)["games"] >= REPEATS


def test_a_heat_that_fails_says_so() -> None:
    with pytest.raises(BenchFailed, match=r"measuring nope failed: .*there is no game 'nope'"):
        list(run_trials([Trial("nope")], 0.02))


def test_the_yardstick_is_a_peer() -> None:
    assert YARDSTICK in PEERS
    assert set(available()) <= set(PEERS)


@pytest.mark.parametrize(("id", "seats"), [("gt", 6), ("heat", 6), ("rali", 4), ("rallyman", 4)])
def test_a_full_table_is_measured(id: str, seats: int) -> None:
    copy = own_game(id).copy()
    assert isinstance(copy, State)
    assert copy.seats == seats


@pytest.mark.skipif(find_spec("rlcard") is None, reason="RLCard is not installed")
def test_rlcard_plays_the_same_game_for_the_same_number() -> None:
    uno = peer("uno")
    games = [uno.play(number) for number in range(5)]
    assert games == [uno.play(number) for number in range(5)]
    assert len(set(games)) > 1
    assert all(decisions > 13 and outcomes == 0 for decisions, outcomes in games)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_open_spiel_counts_decisions_and_chance_apart() -> None:
    decisions, outcomes = peer("maedn").play(1)
    assert decisions > 100
    assert outcomes > 100
