"""Rallyman in the terminal: everything can be shown, asked and refused at every moment of a rally."""

from __future__ import annotations

from fractions import Fraction

import pytest
from rich.cells import cell_len

from racecraft.cli.play.face import COMMANDS
from racecraft.cli.play.rallyman.face import RallymanFace
from racecraft.cli.play.table import Table
from racecraft.engine.chance import Seeded
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.state import RallymanState
from racecraft.locales import Words
from tests.games.rallyman.table import PLAIN, car, drive, strips, table

CHAIRS = [Chair(name) for name in ("Ann", "Bob", "Cas", "Dee")]


def face(language: str = "en") -> RallymanFace:
    return RallymanFace(RALLYMAN, Words(language), CHAIRS)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("kind", range(5))
def test_everything_can_be_shown_at_every_moment(language: str, kind: int) -> None:
    shown = face(language)
    source = Seeded(kind)
    race = Race.start(RALLYMAN, RALLYMAN.variety()[kind], CHAIRS, source)
    count = 0
    while race.result() is None:
        state = race.state
        assert isinstance(state, RallymanState)
        count += 1
        if count % 7 == 0:
            look_at(shown, state)
        if outcomes := state.chance():
            race.resolve(source.draw(outcomes))
            continue
        legal = state.legal(state.turn)
        race.play(state.turn, legal[source.below(len(legal))])
    for line in shown.lines([event for _, event in race.log]):
        assert line.text
    result = race.result()
    assert result is not None
    assert isinstance(race.state, RallymanState)
    assert [one.place for one in shown.standings(race.state, result)] == sorted(result.places)


def look_at(shown: RallymanFace, state: RallymanState) -> None:
    """Nothing is too wide, every choice has a key of its own, every refusal a reason."""
    assert shown.headline(state)
    for width, height in ((80, 12), (60, 4), (120, 19)):
        lines = shown.board(state, width, height).plain.split("\n")
        assert len(lines) <= height
        assert max(map(cell_len, lines)) <= width
        assert cell_len(shown.ribbon(state, width).plain) <= width
    for seat in range(state.seats):
        assert cell_len(shown.row(state, seat, 46).plain) <= 46
        card = shown.card(state, seat, 26).plain.split("\n")
        assert len(card) == shown.card_height
        assert max(map(cell_len, card)) <= 26
    assert all(line.plain for line in shown.legend(state))
    if state.chance():
        assert shown.chance_prompt(state)
        assert [one.number for one in shown.outcomes(state)] == [number for number, _ in state.chance()]
        return
    seat = state.turn
    assert shown.prompt(state, seat)
    shown.situation(state, seat, full=True)
    choices = shown.choices(state, seat)
    assert [choice.number for choice in choices] == state.legal(seat)
    keys = [key for choice in choices for key in choice.keys]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set(COMMANDS)
    for action in range(RALLYMAN.actions):
        if action not in state.legal(seat):
            assert shown.objection(state, seat, action)


def details(state: RallymanState) -> dict[str, str]:
    return {
        RALLYMAN.notation(state, choice.number): choice.detail for choice in face().choices(state, state.turn)
    }


def test_exact_odds_stand_beside_the_next_die() -> None:
    """RM-LOC-01, RM-CORNER-02: two warning signs so far, and a corner ahead."""
    state = table(strips(". . l2 . . ."), car(1, 2), phase="next", dice={"used": [2], "alarms": 2})
    shown = details(state)
    assert shown["end"] == "40 seconds"
    assert face().chance(Fraction(1, 6)) in shown["1"]
    assert "certain" in shown["3"]


def test_exact_odds_stand_beside_an_attack() -> None:
    """RM-ATTACK-06, RM-ATTACK-08: gear dice 1, 2 and 3 lose control once in 108 throws."""
    state = drive(table(strips(PLAIN)), "attack", "1", "2", "3")
    shown = details(state)
    assert shown["throw"].startswith("+3 seconds")
    assert face().chance(Fraction(1, 108)) in shown["throw"]
    assert shown["4"].startswith("+4 seconds")


def test_reasons_are_told_in_the_language_of_the_player() -> None:
    """RM-DICE-04."""
    state = RALLYMAN.new(1)
    assert (
        face("uk").objection(state, 0, RALLYMAN.parse(state, "2")) == "З нейтралі рушають кубиком передачі 1."
    )
    assert face("ru").objection(state, 0, RALLYMAN.parse(state, "end")).startswith("За ход надо")


def test_a_rally_of_bots_ends_in_the_terminal() -> None:
    bots = [Chair("A", "greedy"), Chair("B", "random")]
    race = Race.start(RALLYMAN, {"stage": 1}, bots, Seeded(1))
    table = Table(race, RallymanFace(RALLYMAN, Words("en"), bots), Words("en"), None)
    while table.move_on() is not None:
        pass
    assert table.over
