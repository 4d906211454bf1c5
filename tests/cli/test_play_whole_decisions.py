"""Whole decisions in the terminal: a space that is chosen, a hint that is taken, a line of several keys. Each
is one ply, and one undo takes it back."""

from __future__ import annotations

import pytest

from racecraft.cli.play.screen import TARGET_KEYS, Page, RaceApp
from racecraft.cli.play.table import Table
from racecraft.engine.errors import BadNotation, IllegalAction
from racecraft.engine.registry import all_games
from tests.cli.playing import Player, careful_answer, new_table
from tests.cli.test_play_screen import Keys, on_screen

GAMES = [game.id for game in all_games()]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


def with_long_target(game: str) -> tuple[Table, int]:
    """A table at a question of which some answer takes three actions, and the place of that answer."""
    table = new_table(seats=2, humans=2 if game == "heat" else 1, seed=5, game=game)
    for _ in range(60):
        take_seat(table)
        for place, target in enumerate(table.targets()):
            if len(target.decision) > 2:
                return table, place
        careful_answer(table)
    raise AssertionError(f"no decision of {game} has three actions")


def take_seat(table: Table) -> None:
    """Sits down where several people share the screen."""
    question = table.question()
    if question is not None and question.hand_over:
        table.answer(question.choices[0])


def taken_back(table: Table, before: int, fingerprint: str) -> bool:
    """One undo takes back what was decided since, if that was one ply."""
    assert table.plies == before + 1
    table.undo()
    return table.plies == before and table.race.game.fingerprint(table.race.state) == fingerprint


@pytest.mark.parametrize("game", GAMES)
def test_a_space_that_is_chosen_is_one_ply_and_one_undo(game: str) -> None:
    table, place = with_long_target(game)
    before, fingerprint = table.plies, table.race.game.fingerprint(table.race.state)
    target = table.targets()[place]
    table.go(target.keys[0])
    assert len(table.race.record.plies[-1].actions) == len(target.decision)
    assert taken_back(table, before, fingerprint)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_taken_as_a_whole(game: str) -> None:
    """The hint says in words and in keys what `H` then plays."""
    table, _ = with_long_target(game)
    before, fingerprint = table.plies, table.race.game.fingerprint(table.race.state)
    hint = table.hint()
    said = table.take_hint()
    assert said.removeprefix("Played: ").removesuffix(".") in hint
    played = table.race.record.plies[-1].actions
    assert taken_back(table, before, fingerprint)
    typed = hint.removeprefix("A careful driver would choose ").partition(":")[0]
    take_seat(table)
    for key in table.keys(typed):
        table.answer(table.understand(key))
    assert table.race.record.plies[-1].actions == played


@pytest.mark.parametrize("game", [game for game in GAMES if game != "heat"])
def test_a_line_of_several_keys_is_one_decision(game: str) -> None:
    """Heat has its sketch for that."""
    table, place = with_long_target(game)
    before, fingerprint = table.plies, table.race.game.fingerprint(table.race.state)
    decision = list(table.targets()[place].decision)
    question = table.question()
    assert question is not None
    assert question.seat is not None
    line = table.face.typed(table.race.state, question.seat, decision)
    with pytest.raises(BadNotation, match="nonsense"):
        table.understand(f"{line} nonsense" if table.face.game.id == "rali" else f"nonsense {line}")
    assert table.plies == before
    table.answer(table.understand(line))
    assert len(table.race.record.plies[-1].actions) == len(decision)
    assert taken_back(table, before, fingerprint)


def test_a_line_that_goes_on_after_a_throw_plays_nothing() -> None:
    table, _ = with_long_target("gt")
    before = table.plies
    decision = max((target.decision for target in table.targets()), key=len)
    line = table.face.typed(table.race.state, 0, list(decision))
    with pytest.raises(IllegalAction, match="Something else happens before “t”"):
        table.answer(table.understand(f"{line} t t"))
    assert table.plies == before


def test_a_space_that_nothing_leads_to_is_refused() -> None:
    table, _ = with_long_target("gt")
    with pytest.raises(BadNotation, match="“99#9” is not a choice here"):
        table.go("99#9")


def test_spaces_are_listed_and_chosen_line_by_line(play: Player) -> None:
    game = play("gt", "--seats", "1", "--seed", "5", lines=["G", "go 0#12", "u", "H", "u", "q", "n"])
    assert "G 1 0#11) " in game.out or "G 1 0#12) " in game.out
    assert "Played: " in game.out
    assert game.out.count("Taken back.") == 2


def test_a_letter_chooses_a_space_on_the_full_screen() -> None:
    table, place = with_long_target("gt")
    before = table.plies
    target = table.targets()[place]

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("G")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert target.label in app.screen.lines[place].plain
        await pilot.press(TARGET_KEYS[place])
        await pilot.pause()
        assert len(table.race.record.plies[-1].actions) == len(target.decision)
        await pilot.press("u")
        assert table.plies == before
        await pilot.press("H")
        assert "Played: " in app.race_screen.notice
        assert len(table.race.record.plies[before].actions) > 1
        await pilot.press("q", "x")

    on_screen(table, script)
