"""A seat sees what its player would see: views, samples and events tell nothing that the seat cannot know."""

from __future__ import annotations

import msgspec

from racecraft.engine.chance import Seeded
from racecraft.engine.playout import random_playout
from racecraft.engine.state import TABLE, State
from tests.every_game.cases import HEAVY, Case, sees, stages

DRAWS = 4
"""Samples drawn for each seat of a position."""
LOOKS = 25
"""Positions of a long race in which every seat draws samples."""
CHOICES = 10
"""Positions of a long race in which every choice is heard by everybody."""


def sampled(case: Case, state: State, seat: int) -> list[State]:
    return [case.game.sample(state, seat, Seeded(seed)) for seed in range(DRAWS)]


def test_states_that_differ_in_secrets_only_look_the_same(case: Case) -> None:
    game = case.game
    for number, state in enumerate(stages(case, 31, LOOKS if game.id in HEAVY else 0)):
        if not game.hides and number % 7:
            continue
        for seat in sees(case):
            view = game.view(state, seat)
            for other in sampled(case, state, seat):
                assert game.view(other, seat) == view
                assert other.legal(seat) == state.legal(seat)
                assert other.pending() == state.pending()
                # What may come is open, unless it comes from hidden cards.
                assert bool(other.chance()) == bool(state.chance())
                assert game.hides or other.chance() == state.chance()


def test_samples_differ_exactly_where_a_game_hides_something(case: Case) -> None:
    game = case.game
    differing = 0
    for number, state in enumerate(stages(case, 32, LOOKS if game.id in HEAVY else 0)):
        if not game.hides and number % 7:
            continue
        truth = game.fingerprint(state)
        for seat in range(case.seats):
            differing += sum(game.fingerprint(other) != truth for other in sampled(case, state, seat))
        assert game.fingerprint(state) == truth
    hides = game.hides and game.hides_with(game.options(case.options))
    assert (differing > 0) == (hides and case.seats > 1)


def test_samples_play_on_to_an_end(case: Case) -> None:
    for number, state in enumerate(stages(case, 33)):
        if number % 40:
            continue
        for seat in sees(case):
            other = case.game.sample(state, seat, Seeded(number))
            assert other.events is None
            random_playout(other, number)
            assert other.over()


def test_the_same_draws_give_the_same_sample(case: Case) -> None:
    game = case.game
    for number, state in enumerate(stages(case, 34)):
        if number % 20:
            continue
        for seat in sees(case):
            one, two = (game.sample(state, seat, Seeded(number)) for _ in range(2))
            assert game.fingerprint(one) == game.fingerprint(two)


def test_views_are_json(case: Case) -> None:
    for number, state in enumerate(stages(case, 35)):
        if number % 7:
            continue
        for seat in sees(case):
            view = case.game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view


def test_all_views_of_a_race_have_the_same_fields_in_the_same_order(case: Case) -> None:
    game = case.game
    names = list(game.view(case.new(), TABLE))
    for state in stages(case, 34):
        for seat in sees(case):
            assert list(game.view(state, seat)) == names


def test_a_seat_sees_the_same_beside_the_spectators(case: Case) -> None:
    game = case.game
    for number, state in enumerate(stages(case, 35)):
        if number % 3:
            continue
        spectacle = game.view(state, TABLE)
        for seat in sees(case):
            assert game.view_beyond(state, seat, spectacle) == game.view(state, seat)
        assert spectacle == game.view(state, TABLE)


def test_looking_changes_nothing(case: Case) -> None:
    game = case.game
    for number, state in enumerate(stages(case, 36)):
        if number % 7:
            continue
        before = game.fingerprint(state)
        for seat in sees(case):
            game.view(state, seat)
            state.legal(seat)
        assert game.fingerprint(state) == before


def test_events_tell_no_more_than_views(case: Case) -> None:
    """Everybody hears an event: where two choices look the same to somebody, they must sound the same."""
    game = case.game
    for state in stages(case, 37, CHOICES if game.id in HEAVY else 0):
        for seat in state.pending():
            heard: list[tuple[State, bytes]] = []
            for action in state.legal(seat):
                twin = state.copy()
                twin.events = []
                twin.play(seat, action)
                heard.append((twin, msgspec.json.encode([event.json() for event in twin.events])))
            first, sound = heard[0]
            for other, other_sound in heard[1:]:
                alike = any(game.view(first, eye) == game.view(other, eye) for eye in sees(case))
                same = game.fingerprint(first) == game.fingerprint(other)
                assert same or not alike or sound == other_sound
