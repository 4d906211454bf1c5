"""The table behind both front ends, and the face of Ралі that it shows."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from racecraft.cli.play.face import COMMANDS, latin
from racecraft.engine.errors import IllegalAction
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.state import RaliState
from tests.cli.playing import careful_answer, new_table, settle

LANGUAGES = ["en", "uk", "ru"]


def rali(table_state: object) -> RaliState:
    assert isinstance(table_state, RaliState)
    return table_state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_shown_at_every_moment_of_a_race(language: str) -> None:
    """Board, panels, situation, choices and reasons exist in every position, and nothing is too wide."""
    table = new_table(seats=4, humans=4, seed=9, language=language, laps=1)
    face = table.face
    answers = 0
    while not table.over:
        answers += 1
        if answers % 5 and table.plies > 60:
            careful_answer(table)
            continue
        question = table.question()
        assert question is not None
        assert question.seat is not None
        state, seat = table.race.state, question.seat
        for width, height in ((80, 12), (60, 6)) if table.plies % 2 else ((120, 19),):
            lines = face.board(state, width, height).plain.split("\n")
            assert len(lines) <= height
            assert max(map(cell_len, lines)) <= width
            assert cell_len(face.ribbon(state, width).plain) <= width
        for car in range(4):
            assert cell_len(face.row(state, car, 46).plain) <= 50
            card = face.card(state, car, 26).plain.split("\n")
            assert len(card) == face.card_height
            assert max(map(cell_len, card)) <= 28
        assert face.headline(state)
        assert all(face.situation(state, seat, full=True)) or not table.race.log
        assert sorted(choice.number for choice in question.choices) == state.legal(seat)
        keys = [key for choice in question.choices for key in choice.keys]
        assert len(keys) == len(set(keys))
        assert not set(keys) & set(COMMANDS)
        for action in range(table.race.game.actions):
            if action not in state.legal(seat):
                assert face.objection(state, seat, action)
        careful_answer(table)
    result = table.race.result()
    assert result is not None
    assert [one.place for one in face.standings(table.race.state, result)] == sorted(result.places)


def test_every_way_a_choice_leads_is_marked_on_the_board() -> None:
    table = new_table(seed=5)
    while rali(table.race.state).phase != STEP:
        careful_answer(table)
    drawn = table.face.board(table.race.state, 80, 12).plain
    assert "→" in drawn
    assert f"▸{rali(table.race.state).steps}◂" in drawn


def test_the_reach_of_each_gear_is_marked_when_declaring() -> None:
    table = new_table(seed=5)
    while rali(table.race.state).phase != DECLARE:
        careful_answer(table)
    assert "⚅6" in table.face.board(table.race.state, 80, 12).plain


def test_a_forced_step_is_made_without_asking_but_every_die_is_thrown_by_hand() -> None:
    table = new_table(seats=1, seed=2, laps=1)
    asked = set()
    while (question := table.question()) is not None:
        asked.add((rali(table.race.state).phase, len(question.choices) > 1))
        careful_answer(table)
    assert (STEP, False) not in asked
    assert {(STEP, True), (DECLARE, True), (DECLARE, False)} <= asked


def test_undo_takes_back_a_decision_with_the_forced_steps_behind_it() -> None:
    table = new_table(seats=1, seed=2)
    taken_back = 0
    for _ in range(60):
        question = table.question()
        if question is None or table.over:
            break
        before = table.race.game.fingerprint(table.race.state)
        plies = table.plies
        rolls = sum(ply.draw is not None for ply in table.race.record.plies)
        table.answer(question.choices[-1])
        settle(table)
        if sum(ply.draw is not None for ply in table.race.record.plies) > rolls:
            with pytest.raises(IllegalAction):
                table.undo()
            continue
        table.undo()
        assert table.race.game.fingerprint(table.race.state) == before
        assert table.plies == plies
        taken_back += 1
        table.answer(question.choices[-1])
        settle(table)
    assert taken_back > 5


def test_driving_on_stops_before_anything_that_can_be_avoided() -> None:
    table = new_table(seats=1, seed=5)
    choice = table.understand("start2")
    table.answer(choice)
    table.answer(table.understand("keep"))
    settle(table)
    assert rali(table.race.state).steps == 4
    assert table.drive_on() == 2, "the tree in row 3 of the middle lane is something to decide about"
    assert table.drive_on() == 0
    table.undo()
    assert rali(table.race.state).steps == 4


def test_a_bot_moves_once_and_a_person_is_then_asked() -> None:
    table = new_table(seats=2, humans=1, seed=3)
    question = table.question()
    assert question is not None
    assert question.seat == 0
    table.answer(question.choices[0])
    assert table.can_undo(), "nobody else has acted yet"
    settle(table)
    assert not table.can_undo()


def test_the_hint_names_one_of_the_choices() -> None:
    table = new_table(seed=5)
    question = table.question()
    assert question is not None
    assert any(choice.label in table.hint() for choice in question.choices)


def test_the_hint_tells_how_the_options_were_weighed() -> None:
    table = new_table(seats=1, seed=5)
    for text in ("start3", "keep"):
        table.answer(table.understand(text))
        settle(table)
    table.drive_on()
    settle(table)
    first, why, *options, take = table.hint().splitlines()
    assert first.startswith("A careful driver would choose")
    assert why.strip()
    assert take == "H plays it, the whole of it."
    assert len(options) > 1
    assert "the best, risk" in options[0]
    assert all("slower, risk" in line for line in options[1:])


@pytest.mark.parametrize(("game", "title"), [("rali", "Класичне поле"), ("rallyman", "Перша ліцензія")])
def test_the_headline_names_the_track_in_the_language(game: str, title: str) -> None:
    table = new_table(game=game, seats=2, seed=5, language="uk")
    assert table.face.headline(table.race.state).startswith(f"{title} · ")


def test_steps_of_a_move_are_told_as_one_drive() -> None:
    table = new_table(seats=1, seed=5)
    for text in ("start3", "keep"):
        table.answer(table.understand(text))
        settle(table)
    table.drive_on()
    settle(table)
    assert [line.text for line in table.lines()][-1] == "P1 drives 4 spaces: 0.3 → 4.3."


def test_letters_on_a_cyrillic_keyboard() -> None:
    assert [latin(key) for key in "гршд"] == ["u", "h", "i", "l"]
    assert latin("ahead") == "ahead"
    assert latin("так") == "так"
