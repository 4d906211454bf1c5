"""The face of Heat: everything can be shown and asked at every moment of a race, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from racecraft.cli.play.face import COMMANDS
from racecraft.cli.play.faces import face_of
from racecraft.cli.play.heat.face import HeatFace
from racecraft.engine.record import Chair
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
from racecraft.locales import Words
from tests.games.heat.table import alone, drive, stages, table

CHAIRS = [Chair("Ann"), Chair("Bob"), Chair("Cyd")]


def heat_face(language: str = "en") -> HeatFace:
    face = face_of("heat", Words(language), CHAIRS)
    assert isinstance(face, HeatFace)
    return face


def look(face: HeatFace, state: HeatState) -> None:
    for width, height in ((80, 12), (60, 3), (120, 19)):
        lines = face.board(state, width, height).plain.split("\n")
        assert len(lines) <= height
        assert max(map(cell_len, lines)) <= width
        assert cell_len(face.ribbon(state, width).plain) == width
        for seat in range(state.seats):
            assert cell_len(face.row(state, seat, width).plain) <= width
            card = face.card(state, seat, width // 3).plain.split("\n")
            assert len(card) == face.card_height
            assert max(map(cell_len, card)) <= width // 3
    assert face.headline(state)
    for seat in state.pending():
        assert face.prompt(state, seat).endswith("?")
        choices = face.choices(state, seat)
        assert sorted(choice.number for choice in choices) == state.legal(seat)
        assert len({choice.keys[0] for choice in choices}) == len(choices)
        assert not {choice.keys[0] for choice in choices} & set(COMMANDS)
        assert len({choice.label for choice in choices}) == len(choices)
        assert face.situation(state, seat, full=True) or not state.cars[seat].cell
    if state.chance():
        assert face.chance_prompt(state)
        assert len(face.outcomes(state)) == min(len(state.chance()), 52)
    result = state.result()
    if result is not None:
        assert [one.place for one in face.standings(state, result)] == sorted(result.places)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("options", HEAT.variety()[1:])
def test_everything_can_be_shown_at_every_moment(language: str, options: dict[str, Any]) -> None:
    face = heat_face(language)
    start = table(3, **options)
    start.events = []
    for number, state in enumerate(stages(start, 4)):
        assert state.events is not None
        face.lines(state.events)
        state.events.clear()
        if number % 37 == 0 or state.over():
            look(face, state)
    assert face.legend(state)


def test_choices_name_speed_heat_and_risk_before_they_are_made() -> None:
    face = heat_face()
    state = table(1, alone("0/32R", "1 4 stress", 1, 0, deck="1 2 3 4"))
    assert [choice.detail for choice in face.choices(state, 0)] == ["speed 1–4", "speed 2–8"]
    drive(state, "gear 1")
    shown = {choice.label: choice.detail for choice in face.choices(state, 0)}
    assert shown["lay Stress"] == "speed 1–4; spin-out 1 in 4"
    assert shown["lay 4"].endswith("spin-out 1 in 1")


def test_a_boost_and_the_end_of_the_step_name_their_cost() -> None:
    face = heat_face()
    state = drive(table(1, alone("0/30R", "4", 1, 2, deck="1 2 3 4")), "gear 1")
    shown = {choice.label: choice.detail for choice in face.choices(state, 0)}
    assert shown == {"boost": "1–4 cells; spin-out 1 in 1", "done": "corners cost 1 Heat"}


def test_a_refusal_names_the_rule() -> None:
    face = heat_face()
    state = table(1, alone("0/30R", "4", 1, 0))
    assert face.objection(state, 0, 4) == "The rules do not allow that now: HT-SHIFT-03."
    assert face.objection(state, 0, 0) == "The rules do not allow that now: HT-ORDER-02."


def test_draws_are_told_together() -> None:
    face = heat_face()
    state = table(1, alone("0/14R", "1", deck="1 2 3 4 4 4 4 4"))
    state.events = []
    drive(state, "gear 1", "roll 1", "roll 2", "roll 3")
    assert face.lines(state.events)[-2].text == "Ann draws 7 cards."
