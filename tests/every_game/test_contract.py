"""The contract of `State`: who decides, what is legal, what is refused, independent copies, an end."""

from __future__ import annotations

from random import Random

import pytest

from racecraft.engine.errors import IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.game import AnyGame
from racecraft.engine.playout import random_playout
from racecraft.engine.state import Result, State
from tests.every_game.cases import PLY_BOUND, Case, random_move, stages

FAR_OUT = [-1, -(10**9), 10**9, -(2**63), 2**64, 10**40]
"""Numbers that are neither an action nor an outcome of any game."""


def impossible_actions(game: AnyGame, legal: list[int], random: Random) -> list[int]:
    others = [action for action in range(game.actions) if action not in legal]
    return [*random.sample(others, min(len(others), 8)), game.actions, *FAR_OUT]


def refused(state: State, game: AnyGame, seat: int, action: int) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action)
    assert str(caught.value), f"seat {seat}, action {action}: refused without a reason"
    return caught.value


def test_exactly_one_thing_is_due(case: Case) -> None:
    for state in stages(case, 1):
        pending, chance, result = state.pending(), state.chance(), state.result()
        assert [bool(pending), bool(chance), result is not None].count(True) == 1
        assert state.over() == (result is not None)
        assert state.alone() == (pending[0] if len(pending) == 1 else -1)
        assert pending == sorted(set(pending))
        assert set(pending) <= set(range(case.seats))
        assert state.seats == case.seats


def test_legal_actions_are_sorted_and_only_for_pending_seats(case: Case) -> None:
    for state in stages(case, 2):
        pending = state.pending()
        for seat in range(-1, case.seats + 1):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in pending)
            assert all(0 <= action < case.game.actions for action in legal)
            assert state.offers(seat) == legal
            # The list is the caller's: what becomes of it is nothing to the state.
            kept = legal.copy()
            legal.append(-1)
            assert state.legal(seat) == kept


def test_chance_is_sorted_with_positive_weights(case: Case) -> None:
    for state in stages(case, 3):
        outcomes = state.chance()
        numbers = [outcome for outcome, _ in outcomes]
        assert numbers == sorted(set(numbers))
        assert all(weight > 0 for _, weight in outcomes)


def test_every_point_along_the_weights_leads_to_its_outcome(case: Case) -> None:
    for state in stages(case, 9):
        outcomes = state.chance()
        spread = [outcome for outcome, weight in outcomes for _ in range(weight)]
        assert state.weight() == len(spread)
        assert [state.outcome_at(point) for point in range(len(spread))] == spread


def test_everything_legal_is_accepted(case: Case) -> None:
    game = case.game
    for state in stages(case, 4):
        before = game.fingerprint(state)
        for seat in state.pending():
            for action in state.legal(seat):
                twin = state.copy()
                twin.play(seat, action)
                assert game.fingerprint(twin) != before
        for outcome, _ in state.chance():
            twin = state.copy()
            twin.resolve(outcome)
            assert game.fingerprint(twin) != before
        assert game.fingerprint(state) == before


def test_everything_else_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.game
    random = Random(5)
    for state in stages(case, 5):
        before = game.fingerprint(state)
        pending = state.pending()
        for seat in pending:
            for action in impossible_actions(game, state.legal(seat), random):
                refused(state, game, seat, action)
        for seat in [*range(-2, case.seats + 2), 10**9, -(10**40)]:
            if seat not in pending:
                assert isinstance(refused(state, game, seat, random.randrange(game.actions)), WrongSeat)
        possible = [outcome for outcome, _ in state.chance()]
        near = range(min(possible, default=0) - 2, max(possible, default=0) + 3)
        for outcome in [*near, *FAR_OUT]:
            if outcome not in possible:
                with pytest.raises(IllegalOutcome, match=r"."):
                    state.resolve(outcome)
        assert game.fingerprint(state) == before
        assert (state.pending(), [outcome for outcome, _ in state.chance()]) == (pending, possible)


def test_copies_go_their_own_way(case: Case) -> None:
    game = case.game
    kept: list[tuple[State, str]] = []
    for state in stages(case, 6):
        kept.append((state.copy(), game.fingerprint(state)))
    for copy, fingerprint in kept:
        assert game.fingerprint(copy) == fingerprint
    # And the other way round: playing a copy does not touch what it was copied from.
    for copy, fingerprint in kept[:: max(1, len(kept) // 10)]:
        random_playout(copy.copy(), 6)
        assert game.fingerprint(copy) == fingerprint


def test_a_copy_plays_on_like_the_original(case: Case) -> None:
    game = case.game
    random = Random(7)
    state = case.new()
    while move := random_move(state, random):
        twin = state.copy()
        assert twin.pending() == state.pending()
        assert twin.chance() == state.chance()
        move.on(state)
        move.on(twin)
        assert game.fingerprint(twin) == game.fingerprint(state)


def test_nobody_listens_to_a_copy(case: Case) -> None:
    state = case.new()
    state.events = []
    assert state.copy().events is None


def test_what_a_state_hands_out_is_the_callers_own(case: Case) -> None:
    game = case.game
    for number, state in enumerate(stages(case, 8)):
        if number % 10:
            continue
        before = game.fingerprint(state)
        legal = [state.legal(seat) for seat in range(case.seats)]
        for seat in range(case.seats):
            state.legal(seat).clear()
        state.pending().clear()
        scribble(game.position(state))
        scribble(game.view(state, 0))
        assert game.fingerprint(state) == before
        assert [state.legal(seat) for seat in range(case.seats)] == legal


def scribble(shown: object) -> None:
    """Spoils a JSON value as deeply as it goes."""
    if isinstance(shown, dict):
        for value in shown.values():
            scribble(value)
        shown.clear()
    elif isinstance(shown, list):
        for value in shown:
            scribble(value)
        shown.clear()


def test_random_races_end_with_a_valid_result(case: Case) -> None:
    for seed in range(10):
        state = case.new()
        count = random_playout(state, seed)
        assert count.actions + count.outcomes <= PLY_BOUND
        result = state.result()
        assert result is not None
        check_result(result, case.seats)
        assert state.pending() == []
        assert state.chance() == []


def check_result(result: Result, seats: int) -> None:
    """Places count those in front, ties shared; a better place never goes to a lower score."""
    places, scores = result.places, result.scores
    assert len(places) == len(scores) == seats
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    for mine in range(seats):
        for other in range(seats):
            assert not (places[mine] < places[other] and scores[mine] < scores[other])
    assert result.reason
    assert result.json() == {"places": places, "scores": scores, "reason": result.reason}
