"""Observations: of the declared length, within the declared bounds, and silent about secrets."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import part_of
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import Seat, State
from racecraft.envs.setting import encoder_of
from racecraft.envs.spaces import Observer, columns_of

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
RACES = pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in all_games() for number in range(len(game.variety()))],
    ids=lambda value: value.id if isinstance(value, AnyGame.__origin__) else str(value),  # type: ignore[attr-defined]
)
DECISIONS = 120


def random_race(game: AnyGame, number: int, decisions: int) -> Iterator[tuple[State, Seat]]:
    """A race of one of the game's varieties before each of its first decisions, and who decides."""
    source = Seeded(number)
    seats = (2, game.max_seats, 3)[number % 3]
    state: State = game.new(seats, game.variety()[number])
    while decisions > 0 and not state.over():
        pending = state.pending()
        if not pending:
            state.resolve(source.draw(state.chance()))
            continue
        seat = pending[source.below(len(pending))]
        yield state, seat
        legal = state.legal(seat)
        state.play(seat, legal[source.below(len(legal))])
        decisions -= 1


@RACES
def test_numbers_keep_to_their_bounds(game: AnyGame, number: int) -> None:
    observer = Observer(encoder_of(game.id), game.actions, "masked")
    columns = columns_of(observer.encoder)
    low = np.array([column.low for column in columns])
    high = np.array([column.high for column in columns])
    space = observer.space()
    for state, seat in random_race(game, number, DECISIONS):
        raw = observer.raw(state, seat)
        assert raw.shape == low.shape
        wrong = np.flatnonzero((raw < low) | (raw > high))
        assert [(columns[place].name, int(raw[place])) for place in wrong] == []
        seen = observer.observe(state, seat)
        assert space.contains(seen)
        assert isinstance(seen, dict)
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal(seat)


@RACES
def test_secrets_change_nothing(game: AnyGame, number: int) -> None:
    """States that agree in all that a seat may know give it the same numbers."""
    observer = Observer(encoder_of(game.id), game.actions, "flat")
    for count, (state, _) in enumerate(random_race(game, number, DECISIONS)):
        for seat in range(state.seats):
            if (count + seat) % 3 == 0:
                other = game.sample(state, seat, Seeded(count))
                assert observer.raw(other, seat).tolist() == observer.raw(state, seat).tolist()


def test_the_own_secrets_are_told() -> None:
    """The test above would pass for an observation that tells nothing of any hand."""
    game = game_of("heat")
    observer = Observer(encoder_of("heat"), game.actions, "structured")
    state = next(state for state, _ in random_race(game, 0, 1))
    for seat in range(state.seats):
        seen = observer.split(observer.raw(state, seat).astype(np.float32))
        held = game.view(state, seat)["mine"]["hand"]
        assert seen["cards"][:, 0].sum() == len(held)
    hands = [observer.split(observer.vector(state, seat))["cards"][:, 0].tolist() for seat in range(2)]
    assert hands[0] != hands[1]


@GAMES
def test_the_structured_form_is_the_vector_in_parts(game: AnyGame) -> None:
    observer = Observer(encoder_of(game.id), game.actions, "structured")
    for state, seat in random_race(game, 0, 5):
        seen = observer.observe(state, seat)
        assert isinstance(seen, dict)
        assert observer.space().contains(seen)
        joined = np.concatenate([part.ravel() for part in seen["observation"].values()])
        assert joined.tolist() == observer.vector(state, seat).tolist()


@GAMES
def test_columns_have_names_of_their_own_and_actions_are_told_without_gaps(game: AnyGame) -> None:
    encoder = encoder_of(game.id)
    for field in encoder.fields:
        names = [column.name for column in field.columns]
        assert len(set(names)) == len(names)
        assert all(column.low < column.high for column in field.columns)
    firsts = [entry.first for entry in part_of("racecraft.envs", game.id, "ACTIONS")]
    assert firsts == sorted(set(firsts))
    assert (firsts[0], firsts[-1]) == (0, game.actions)
