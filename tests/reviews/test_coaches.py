"""What the judges of the games weigh: every decision of a race, or they say that they do not."""

from __future__ import annotations

from random import Random

import pytest

import racecraft
from racecraft.drills.judge import NotWeighed
from racecraft.engine.chance import Seeded
from racecraft.engine.registry import game_of
from racecraft.games.heat.state import HeatState
from racecraft.reviews.coach import coach_of
from tests.reviews.races import SHORT

PLIES = 200


@pytest.mark.parametrize("game_id", ["heat", "rali"])
def test_decisions_of_a_careless_race_are_weighed_or_left_out(game_id: str) -> None:
    """A judge that breaks would leave a decision out in silence."""
    game, coach, random = game_of(game_id), coach_of(game_id), Random(1)
    state = racecraft.race(game_id, 2, seed=3, **SHORT[game_id]).state.copy()
    weighed = 0
    for _ in range(PLIES):
        if state.over():
            break
        if state.weight() > 0:
            state.resolve(state.outcome_at(random.randrange(int(state.weight()))))
            continue
        seat = state.pending()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            weighed += bool(coach.weighed(game.sample(state, seat, Seeded(0)), seat))
        state.play(seat, random.choice(legal))
    assert weighed > 5


def test_a_plan_that_is_begun_is_weighed_like_the_whole() -> None:
    race = racecraft.race("gt", 1, seed=3, **SHORT["gt"])
    race.advance()
    state, coach = race.state.copy(), coach_of("gt")
    whole = coach.weighed(state, 0)[0]
    state.play(0, whole.decision[0])
    rest = coach.weighed(state, 0)[0]
    assert rest.value == pytest.approx(whole.value)
    assert rest.decision == whole.decision[1:]


def test_a_mistake_of_a_judge_is_not_taken_for_a_decision_without_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coach = coach_of("heat")
    state = racecraft.race("heat", 2, seed=3, **SHORT["heat"]).state
    assert isinstance(state, HeatState)

    def broken(*_: object) -> None:
        raise KeyError("a mistake")

    monkeypatch.setattr(type(coach.judge), "options", broken)
    with pytest.raises(KeyError):
        coach.weighed(state, 0)

    def silent(*_: object) -> None:
        raise NotWeighed("nobody asks")

    monkeypatch.setattr(type(coach.judge), "options", silent)
    assert coach.weighed(state, 0) == []
