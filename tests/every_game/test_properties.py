"""Properties: whatever is chosen, from wherever a race has come to, the invariants of its game hold."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from racecraft.engine.registry import all_games
from racecraft.engine.state import State
from tests.every_game import invariants
from tests.every_game.cases import CASES, HEAVY, Case, Move, random_move

ENOUGH = 20_000
"""Plies of one case after which no further race is driven."""


def chosen_move(state: State, choice: int) -> Move | None:
    """The move that the number picks from everything that may happen next."""
    moves = [Move(seat, action) for seat in state.pending() for action in state.legal(seat)]
    moves += [Move(None, outcome) for outcome, _ in state.chance()]
    return moves[choice % len(moves)] if moves else None


@given(
    case=st.sampled_from(CASES),
    seed=st.integers(0, 2**32),
    plies=st.integers(0, 900),
    choices=st.binary(max_size=120),
)
@settings(deadline=None, max_examples=150)
def test_invariants_hold_whatever_is_chosen(case: Case, seed: int, plies: int, choices: bytes) -> None:
    state = case.new()
    random = Random(seed)
    for _ in range(plies):
        move = random_move(state, random)
        if move is None:
            break
        move.on(state)
    for choice in choices:
        chosen = chosen_move(state, choice)
        if chosen is None:
            break
        before = state.copy()
        chosen.on(state)
        invariants.check(case.game, before, state)


@pytest.mark.long
def test_invariants_hold_through_whole_races(case: Case) -> None:
    """Many races, for some things happen in one of thirty only: a fast, damaged car is hit from behind."""
    plies = 0
    for seed in range(40):
        random = Random(seed)
        state = case.new()
        while move := random_move(state, random):
            before = state.copy()
            move.on(state)
            invariants.check(case.game, before, state)
            plies += 1
        if plies > (ENOUGH // 4 if case.game.id in HEAVY else ENOUGH):
            break


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_invariants(game: object) -> None:
    assert getattr(game, "id", None) in invariants.OF_GAME
