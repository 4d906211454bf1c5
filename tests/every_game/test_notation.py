"""Actions and outcomes as numbers, text and JSON: every form leads back, and nonsense is refused in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from racecraft.engine.errors import BadNotation
from racecraft.engine.game import AnyGame
from racecraft.engine.state import State
from tests.complaint import complaint
from tests.every_game.cases import GAMES, Case, stages

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)

LONG = st.sampled_from(["", "seat", "gust", "speed"]).map(lambda word: word + "9" * 5000)
"""More digits than Python turns into a number."""


@cache
def beginnings(game: AnyGame) -> list[State]:
    """The first position of each kind of race: reading a text changes nothing, so all texts share them."""
    return [game.new(game.max_seats, options) for options in game.variety()]


def test_every_action_met_has_one_text_and_one_json(case: Case) -> None:
    game = case.game
    for state in stages(case, 11):
        for seat in state.pending():
            legal = state.legal(seat)
            texts = [game.notation(state, action) for action in legal]
            objects = [game.action_json(state, action) for action in legal]
            assert len(set(texts)) == len(legal)
            assert [game.parse(state, text) for text in texts] == legal
            assert [game.action_of(state, object) for object in objects] == legal
            sent = msgspec.json.decode(msgspec.json.encode(objects))
            assert [game.action_of(state, object) for object in sent] == legal


def test_every_outcome_met_has_one_text(case: Case) -> None:
    game = case.game
    for state in stages(case, 12):
        outcomes = [outcome for outcome, _ in state.chance()]
        texts = [game.outcome_notation(state, outcome) for outcome in outcomes]
        assert len(set(texts)) == len(outcomes)
        assert [game.parse_outcome(state, text) for text in texts] == outcomes


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(text=st.text() | st.from_regex(r"(seat|gust|speed)?\d{1,5}", fullmatch=True) | LONG)
@settings(deadline=None, max_examples=150)
def test_any_text_is_read_or_refused(game: AnyGame, text: str) -> None:
    for state in beginnings(game):
        if complaint(lambda: game.parse(state, text), BadNotation) is None:  # noqa: B023
            assert 0 <= game.parse(state, text) < game.actions
        if complaint(lambda: game.parse_outcome(state, text), BadNotation) is None:  # noqa: B023
            assert game.outcome_notation(state, game.parse_outcome(state, text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.dictionaries(st.text(), ANYTHING, max_size=3))
@settings(deadline=None, max_examples=150)
def test_any_object_is_read_or_refused(game: AnyGame, data: dict[str, Any]) -> None:
    state = beginnings(game)[0]
    if complaint(lambda: game.action_of(state, data), BadNotation) is None:
        assert 0 <= game.action_of(state, data) < game.actions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("action", [-1, -(10**40), 10**40])
def test_a_number_that_is_no_action_has_no_text(game: AnyGame, action: int) -> None:
    with pytest.raises(BadNotation, match=str(game.actions - 1)):
        game.notation(game.new(game.max_seats), action)
