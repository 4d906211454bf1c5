"""Rallyman: GT in the terminal: a whole race in every language, every position drawn, every choice with a
key."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from rich.cells import cell_len

from racecraft.cli.play.face import COMMANDS
from racecraft.cli.play.gt.face import GTFace
from racecraft.engine.record import Chair
from racecraft.games.gt.actions import FLAT_OUT, THROW
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.rules import DRIVE
from racecraft.games.gt.state import GTState
from racecraft.locales import LANGUAGES, Words
from tests.every_game.cases import Case, random_move
from tests.games.gt.table import car, drive, table


def face(seats: int, language: str = "en") -> GTFace:
    return GTFace(GT_GAME, Words(language), [Chair(f"Driver {seat + 1}") for seat in range(seats)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "kind"), [(1, 0), (3, 1), (6, 2)])
def test_everything_can_be_shown_at_any_moment(language: str, seats: int, kind: int) -> None:
    shown = face(seats, language)
    random = Random(5)
    state = Case(GT_GAME, seats, kind).new()
    number = 0
    while True:
        assert isinstance(state, GTState)
        number += 1
        if number % 5 == 1:
            look(shown, state)
        move = random_move(state, random)
        if move is None:
            break
        state.events = []
        move.on(state)
        assert all(line.text for line in shown.lines(state.events))
    result = state.result()
    assert result is not None
    assert len(shown.standings(state, result)) == seats


def look(shown: GTFace, state: GTState) -> None:
    """All parts of the screen, and what is asked."""
    assert shown.headline(state)
    assert cell_len(shown.ribbon(state, 70).plain) == 70
    rows = shown.board(state, 80, 9).plain.splitlines()
    assert len(rows) <= 9
    assert {cell_len(row) for row in rows} == {80}
    assert shown.legend(state)
    for seat in range(state.seats):
        assert shown.card(state, seat, 40).plain.count("\n") == shown.card_height - 1
        assert shown.row(state, seat, 70).plain
        shown.situation(state, seat, full=True)
    for seat in state.pending():
        choices = shown.choices(state, seat)
        assert [choice.number for choice in choices] == state.legal(seat)
        keys = [key for choice in choices for key in choice.keys]
        assert len(keys) == len(set(keys))
        assert not set(keys) & set(COMMANDS)
        assert all(choice.label for choice in choices)
        assert shown.prompt(state, seat)
    if state.chance():
        assert shown.chance_prompt(state)
        assert [choice.number for choice in shown.outcomes(state)] == [one for one, _ in state.chance()]


def test_the_exact_risk_stands_beside_every_choice() -> None:
    state = drive(table(car("0#9")), "G1 0#12", "G2 1#3", "G3 1#6", "G4 2#3")
    details = {choice.number: choice.detail for choice in face(1).choices(state, 0)}
    assert details[FLAT_OUT] == "loses control 5/108, 4.6 %; earns 4 focus"
    assert "(loses control 5/108, 4.6 %)" in face(1).prompt(state, 0)


def test_too_fast_is_said() -> None:
    details = [choice.detail for choice in face(1).choices(table(car("4#2", 3)), 0)]
    assert "gear 3; too fast: the cap is 2" in details


def test_a_refusal_names_its_rule() -> None:
    state = table(car("2#2", 3))
    assert "GT-DICE-10" in face(1).objection(state, 0, GT_GAME.parse(state, "G5 2#5"))
    assert face(1).objection(state, 0, THROW) == "That is not what is to be decided now."


def test_driving_on_stops_before_there_is_a_risk() -> None:
    state = drive(table(car("0#9")), "G1 0#12", "G2 1#3", "G3 1#6", "one by one")
    shown = face(1)
    assert shown.drive_on(state, 0) == THROW
    drive(state, "throw", "hz", "throw", "hz")
    assert state.phase == DRIVE
    assert shown.drive_on(state, 0) is None
    assert shown.share(Fraction(4, 9)) == "4/9, 44 %"
