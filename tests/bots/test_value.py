"""The value of every game: any position has a forecast, an ended race has the exact one, and nothing but the
given state counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from racecraft.bots.rali.value import VALUE as RALI_VALUE
from racecraft.bots.rali.value import RaliValue
from racecraft.bots.value import Forecast, certain, value_of
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.playout import random_playout
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import State

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
BYTES = 1_000_000


def some_plies(state: State, seed: int, most: int) -> list[State]:
    """The positions of the first plies of a random race: decisions, chance, several pending."""
    source = Seeded(seed)
    found: list[State] = []
    while not state.over() and len(found) < most:
        found.append(state.copy())
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
        else:
            seat = state.pending()[-1]
            legal = state.legal(seat)
            state.play(seat, legal[source.below(len(legal))])
    return found


def sums(forecast: Forecast) -> tuple[float, float]:
    return round(sum(forecast.win), 9), round(sum(forecast.place), 9)


@GAMES
def test_a_value_is_small_and_named_after_its_game(game: AnyGame) -> None:
    value = value_of(game.id)
    assert value.name.rpartition("-")[0] == game.id
    assert value.path.stat().st_size < BYTES


@GAMES
@pytest.mark.parametrize("number", [0, *(pytest.param(number, marks=pytest.mark.long) for number in (1, 2))])
def test_any_position_has_a_forecast(game: AnyGame, number: int) -> None:
    """Chances add up to one win, places to all places, and a state that was read from its JSON has the same
    ones; asking changes nothing."""
    value = value_of(game.id)
    variety = game.variety()
    seats = min(game.max_seats, 2 + number * 2)
    for state in some_plies(game.new(seats, variety[number % len(variety)]), number, 150)[::3]:
        before = game.fingerprint(state)
        forecast = value.forecast(state)
        assert sums(forecast) == (1.0, seats * (seats + 1) / 2)
        assert all(0.0 <= chance <= 1.0 for chance in forecast.win)
        assert all(0.999 <= place <= seats + 0.001 for place in forecast.place)
        assert forecast.time == -1.0
        assert game.fingerprint(state) == before
    again = value.forecast(game.load(game.position(state)))
    assert again.win == pytest.approx(forecast.win, abs=1e-12)
    assert again.place == pytest.approx(forecast.place, abs=1e-12)


@GAMES
def test_an_ended_race_has_its_result(game: AnyGame) -> None:
    state = game.new(3, game.variety()[-1])
    random_playout(state, 5)
    result = state.result()
    assert result is not None
    forecast = value_of(game.id).forecast(state)
    assert forecast.place == [float(place) for place in result.places]
    assert forecast.win == certain(result.places).win
    assert certain([1, 1, 3]).win == [0.5, 0.5, 0.0]


@GAMES
def test_who_is_far_ahead_is_likely_to_win(game: AnyGame) -> None:
    """After a race in which one car drives well and one at random, the value says which."""
    from racecraft.bots.bot import Sight
    from racecraft.bots.registry import make_bot

    state, source = game.new(2, {}), Seeded(3)
    bots = [make_bot(game.id, name, 7) for name in ("club", "random")]
    kept: list[State] = []
    while not state.over():
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
            continue
        seat = state.pending()[0]
        state.play(seat, bots[seat].choose(Sight(game, state, seat)))
        kept.append(state.copy())
        if len(kept) > 400:
            break
    late = value_of(game.id).forecast(kept[-len(kept) // 8])
    assert late.win[0] > 0.9
    assert late.place[0] < 1.1


def test_a_drive_alone_takes_what_the_solved_track_says() -> None:
    from racecraft.bots.rali.pro import solo_of

    game = game_of("rali")
    state = game.new(1)
    forecast = value_of("rali").forecast(state)
    assert forecast.time == pytest.approx(solo_of(state.setup).turns(state))
    assert (forecast.win, forecast.place) == ([1.0], [1.0])
    drive = game_of("gt").new(1, {"track": "k2"})
    assert value_of("gt").forecast(drive).time == pytest.approx(126.9, abs=0.2)


@GAMES
def test_an_ended_drive_has_its_time(game: AnyGame) -> None:
    state = game.new(1, game.drives()[0])
    random_playout(state, 2)
    drive = game.drive(state)
    if drive is not None:
        assert value_of(game.id).forecast(state).time == drive.cost


@GAMES
def test_what_a_seat_cannot_see_does_not_count(game: AnyGame) -> None:
    """Two tables that look alike to a seat have the same forecast when it asks about what it sees."""
    value = value_of(game.id)
    for state in some_plies(game.new(2, {}), 4, 60)[20::10]:
        other = game.sample(state, 0, Seeded(9))
        mine, theirs = (value.forecast(game.glimpse(one, 0)) for one in (state, other))
        assert mine.win == theirs.win
        assert mine.place == theirs.place


def test_a_candidate_stands_in_for_the_value_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = json.loads(RALI_VALUE.path.read_text(encoding="utf-8"))
    data["name"] = "rali-candidate"
    data["win_temperature"] = 9.0
    file = tmp_path / "value.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setenv("RACECRAFT_VALUE", str(file))
    state = game_of("rali").new(2, {})
    raced, own = RaliValue(RALI_VALUE.path), RaliValue(RALI_VALUE.path)
    assert raced.name == "rali-candidate"
    monkeypatch.delenv("RACECRAFT_VALUE")
    assert own.name == RALI_VALUE.name
    random_plies(state, 40)
    assert raced.forecast(state).win != own.forecast(state).win


def test_a_candidate_leaves_other_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RACECRAFT_VALUE", str(value_of("heat").path))
    assert RaliValue(RALI_VALUE.path).name.startswith("rali-")


def test_a_candidate_that_is_not_there_is_no_silent_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACECRAFT_VALUE", str(tmp_path / "none.json"))
    with pytest.raises(FileNotFoundError, match="none"):
        RaliValue(RALI_VALUE.path).network()


def random_plies(state: State, most: int) -> None:
    """Plays on at random; the cars have left the start by then."""
    source = Seeded(1)
    for _ in range(most):
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
        else:
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.play(seat, legal[source.below(len(legal))])
