"""The terminal says what the outlook says: label and detail of every choice, in random races."""

from __future__ import annotations

import pytest

from racecraft.cli.play.faces import face_of
from racecraft.engine.record import Chair
from racecraft.locales import Words
from racecraft.outlook import outlook
from tests.every_game.cases import CASES, Case, stages

SHOWN = {"rallyman"}
"""Games whose faces render the outlook."""
LOOKS = 40

RACES = [case for case in CASES if case.game.id in SHOWN]


@pytest.mark.parametrize("case", RACES, ids=str)
def test_every_choice_is_told_as_the_outlook_tells_it(case: Case) -> None:
    face = face_of(case.game.id, Words("en"), [Chair(f"Driver {seat + 1}") for seat in range(case.seats)])
    seen = 0
    for state in stages(case, 31, LOOKS):
        for seat in state.pending():
            told = outlook(case.game, state, seat)["choices"]
            choices = face.choices(state, seat)
            assert {str(choice.number) for choice in choices} == set(told)
            for choice in choices:
                says = told[str(choice.number)]
                assert choice.label == face.told(says["label"])
                assert choice.detail == " · ".join(map(face.told, says["detail"]))
                seen += 1
    assert seen
