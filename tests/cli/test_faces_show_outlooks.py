"""The terminal says what the outlook says: label and detail of every choice, in random races."""

from __future__ import annotations

import pytest

from racecraft.cli.play.face import UNDECIDED
from racecraft.cli.play.faces import face_of
from racecraft.engine.record import Chair
from racecraft.games.heat import phases
from racecraft.games.heat.cards import HEAT, NAMES
from racecraft.games.heat.planning import cluttered, sizes
from racecraft.games.heat.state import HeatState
from racecraft.locales import Words
from racecraft.outlook import outlook
from racecraft.outlook.heat.choices import cards_of
from tests.engine.simultaneous import DRAG
from tests.every_game.cases import CASES, Case, stages

LOOKS = 40

RACES = [case for case in CASES if case.game is not DRAG]


@pytest.mark.parametrize("case", RACES, ids=str)
def test_every_choice_is_told_as_the_outlook_tells_it(case: Case) -> None:
    face = face_of(case.game.id, Words("en"), [Chair(f"Driver {seat + 1}") for seat in range(case.seats)])
    seen = 0
    for state in stages(case, 31, LOOKS):
        for seat in state.pending():
            told = outlook(case.game, state, seat)["choices"]
            choices = face.choices(state, seat)
            if any(choice.number == UNDECIDED for choice in choices):
                continue  # A sketch, see below.
            assert {str(choice.number) for choice in choices} == set(told)
            for choice in choices:
                says = told[str(choice.number)]
                assert choice.label == face.told(says["label"])
                assert choice.detail == " · ".join(map(face.told, says["detail"]))
                seen += 1
    assert seen


@pytest.mark.parametrize("case", [case for case in RACES if case.game.id == "heat"], ids=str)
def test_a_plan_of_heat_is_told_as_the_outlook_tells_its_sketch(case: Case) -> None:
    face = face_of(case.game.id, Words("en"), [Chair(f"Driver {seat + 1}") for seat in range(case.seats)])
    seen = 0
    for state in stages(case, 32, LOOKS):
        assert isinstance(state, HeatState)
        if state.phase != phases.PLAN:
            continue
        for seat in state.pending():
            if cluttered(state, seat) or any(state.drivers[seat].play):
                continue
            driver = state.drivers[seat]
            hand = [card for card in cards_of(driver, driver.hand) if card != HEAT]
            for size in sizes(state, seat):
                face.sketch = tuple(hand[:size])
                cards = [NAMES[card] for card in face.sketch]
                told = outlook(case.game, state, seat, {"cards": cards})["sketch"]
                assert told["legal"]
                go = face.choices(state, seat)[-1]
                assert go.label == face.told(told["label"])
                assert go.detail == " · ".join(map(face.told, told["detail"]))
                seen += 1
    assert seen
