"""Whole rallies in the terminal, line by line and on the full screen."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.cli.play.faces import face_of
from racecraft.cli.play.screen import Page, RaceApp
from racecraft.cli.play.table import Table
from racecraft.engine.chance import Manual, Seeded, Source
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, read, verify
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.phases import NEXT, PLAN
from racecraft.games.rallyman.state import RallymanState
from racecraft.locales import Words
from tests.cli.playing import Player, settle, typed
from tests.games.rallyman.table import routes, strips
from tests.tiers import some

SLOWLY = ["1", "2", "e", "y"]
"""Two low gears a turn, and sisu when it comes to that; often some of it does not fit."""
SHORT = ["--option", "stage=1"]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


# --- Line by line -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", some(["uk", "en", "ru"]))
def test_a_whole_rally_is_recorded_and_verifies(play: Player, tmp_path: Path, language: str) -> None:
    record = tmp_path / "rally.jsonl"
    game = play("rallyman", "--lang", language, "--seed", "3", "--bots", "club", "--option", "splits=true",
                "--record", record, lines=typed([], SLOWLY))  # fmt: skip
    assert game.status == 0
    assert verify(read(record)).chance == "verified"
    for route in ("C3-C8", "L7-L4 V1-V4", "C8-C3 L9-L8 C4-C5"):
        assert game.out.count(route) >= 3
    assert "⚒" in game.out
    assert "+" in game.out.partition("C8-C3 L9-L8 C4-C5\n")[2]


@pytest.mark.parametrize("stop", [1, 5, 14])
def test_a_resumed_rally_goes_on_as_it_would_have(play: Player, tmp_path: Path, stop: int) -> None:
    whole, part, rest = tmp_path / "whole", tmp_path / "part", tmp_path / "rest"
    rally = ["rallyman", "--seed", "11", "--bots", "club", *SHORT]
    play(*rally, "--record", whole, lines=typed([], SLOWLY))
    lines = list(typed([], SLOWLY))
    play(*rally, "--save", part, lines=lines[:stop])
    assert read(part).ending is None
    play("--resume", part, "--save", tmp_path / "other", "--record", rest, lines=lines[stop:])
    assert rest.read_bytes() == whole.read_bytes()


def test_a_planned_die_can_be_taken_back_but_not_a_roll(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "rally"
    game = play("rallyman", "--seed", "3", "--seats", "1", "--save", save,
                lines=["a", "1", "2", "u", "u", "u", "1", "u"])  # fmt: skip
    assert game.out.count("Taken back.") == 3
    assert game.out.count("There is nothing to take back") == 1
    assert [ply.play for ply in read(save).plies if ply.seat == 0] == ["1"]


def test_dice_and_cards_of_a_real_table(play: Player, tmp_path: Path) -> None:
    """A cut with its card, and a back after the third warning sign."""
    save = tmp_path / "rally"
    path = tmp_path / "short.json"
    path.write_text(json.dumps(strips(". . l3k4 . . . . .")))
    lines = ["1", "-", "2", "!", "c3", "!", "2", "4", "7", "!", "n", "3"]
    game = play("rallyman", "--dice", "manual", "--seats", "1", "--board", path, "--save", save, lines=lines)
    assert "draws a shortcut card. Which?" in game.out
    assert "What is on its back?" in game.out
    assert "“7” is not a choice here" in game.out
    assert [ply.play or ply.draw for ply in read(save).plies] == [
        "1", "-", "2", "!", "3-cut", "!", "mud", "4", "!", "sisu-no", "right",
    ]  # fmt: skip


def test_weather_and_lots_can_be_typed(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "rally"
    play("rallyman", "--dice", "manual", "--seats", "2", "--humans", "2", "--option", "start=lot",
         "--option", "rally=april_skies", "--option", "stage=3", "--save", save,
         lines=["2", "2", "1", "2", "1"])  # fmt: skip
    said = [ply.play or ply.draw for ply in read(save).plies]
    assert said == ["seat2", "snow", "dry", "winter", "summer"]


def test_the_papers_are_posted_and_can_be_asked_for(play: Player) -> None:
    game = play("rallyman", "--seed", "3", "--seats", "1", "--names", "Ann", lines=["1", "p", "m", "?", "h"])
    sheet, _, rest = game.out.partition("> ")
    assert "SS2  L7-L4 V1-V4" in sheet
    assert "⚒ service park" in sheet
    assert re.search("–  Ann +00:00  driving", rest)
    assert "↰2" in rest
    assert "A careful driver would choose" in rest
    assert "drive on" not in rest


def test_a_rally_of_ones_own(play: Player, tmp_path: Path) -> None:
    path = tmp_path / "garden.json"
    path.write_text(json.dumps({**routes("C8-C3 J1-J4"), "name": "Garden rally"}))
    assert "Garden rally" in play("rallyman", "--board", path, "--seed", "1").out
    path.write_text(json.dumps(routes("C8-C3 V0-V5 C3-C8")))
    game = play("rallyman", "--board", path)
    assert game.status == 2
    assert "garden.json: stage 1: joint V5 to C3" in game.err


def test_an_untrusted_rally_sends_no_control_characters(play: Player, tmp_path: Path) -> None:
    path = tmp_path / "strange.json"
    path.write_text(json.dumps({**routes("J1-J4"), "name": "\x1b[2J[red]Garden"}))
    game = play("rallyman", "--board", path, "--humans", "0", "--seats", "1", "--seed", "1")
    assert "[red]Garden" in game.out
    assert "\x1b" not in game.out


def test_a_shakedown_names_the_shortest_time_there_is(play: Player) -> None:
    """RM-EASY-01: 30 seconds on the first stage of the first licence."""
    assert "shortest possible 00:30" in play("rallyman", "--option", "easy=true", "--seed", "1").out


# --- On the full screen -------------------------------------------------------------------------------------

Keys = Pilot[None]


def new_table(seed: int = 3, seats: int = 1, source: Source | None = None, **options: Any) -> Table:
    words = Words("en")
    chairs = [Chair(f"P{seat + 1}", None if seat == 0 else "club") for seat in range(seats)]
    race = Race.start(RALLYMAN, options, chairs, source or Seeded(seed))
    table = Table(race, face_of("rallyman", words, chairs), words)
    settle(table)
    return table


def carefully(table: Table, answers: int) -> None:
    """Answers so many questions as the club driver would."""
    bot = make_bot("rallyman", "club", 0)
    for _ in range(answers):
        question = table.question()
        assert question is not None
        assert question.seat is not None
        action = bot.choose(Sight(table.race.game, table.race.state, question.seat))
        table.answer(next(choice for choice in question.choices if choice.number == action))
        settle(table)


def position(table: Table) -> RallymanState:
    state = table.race.state
    assert isinstance(state, RallymanState)
    return state


def on_screen(table: Table, script: Callable[[RaceApp, Keys], Awaitable[None]]) -> None:
    """Runs the application with nobody at the terminal but the script."""

    async def session() -> None:
        app = RaceApp(table, 0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(session())


def picture(app: RaceApp) -> str:
    return app.export_screenshot().replace("&#160;", " ")


def test_the_roadbook_comes_first_and_the_keys_stay_in_sight() -> None:
    async def script(app: RaceApp, pilot: Keys) -> None:
        assert "On the notice board" in picture(app)
        assert "First licence" in picture(app)
        assert "Enter goes on" in picture(app)
        await pilot.press("enter")
        assert "On the notice board" not in picture(app)
        assert "time attack" in picture(app)

    on_screen(new_table(seats=4), script)


def test_lines_of_a_corner_are_opened_by_their_keys() -> None:
    table = new_table(rally=strips(". . l3k4 . . . . ."))

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("enter", "1", "2")
        await pilot.pause()
        assert position(table).phase == NEXT
        assert "cut 4" in picture(app)
        await pilot.press("c")
        assert "puncture 3 in 16" in picture(app)
        await pilot.press("g")
        assert position(table).cars[0].index == 2
        assert [ply.play for ply in table.race.record.plies if ply.play][-1] == "gas-cut"

    on_screen(table, script)


def test_an_attack_is_planned_taken_back_and_thrown() -> None:
    table = new_table()

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("enter", "a", "1", "2", "3")
        assert len(position(table).plan) == 3
        await pilot.press("u")
        assert len(position(table).plan) == 2
        assert position(table).phase == PLAN
        await pilot.press("g", "t")
        assert position(table).cars[0].tokens == 3

    on_screen(table, script)


def test_a_stage_ends_with_its_papers_and_the_next_follows() -> None:
    table = new_table(seats=2, rally=strips(". . .", ". . ."))

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("enter")
        for _ in range(40):
            if isinstance(app.screen, Page):
                break
            await pilot.press("1", "2", "e")
        assert "After 1 stage" in picture(app)
        assert "Service park" in picture(app)
        await pilot.press("enter")
        assert position(table).stage_number == 1
        await pilot.press("p")
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        for _ in range(40):
            if isinstance(app.screen, Page):
                break
            await pilot.press("1", "2", "e")
        assert table.over
        assert "Final classification" in picture(app)

    on_screen(table, script)


@pytest.mark.long
def test_choices_and_keys_are_in_sight_at_any_size() -> None:
    table = new_table(seats=4, seed=8, rally="white_jura")
    carefully(table, 30)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("enter")
        for width, height in ((120, 40), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            question = table.question()
            assert question is not None
            for choice in question.within(app.race_screen.opened(question)):
                assert choice.label in picture(app)
            assert app.race_screen.query_one("#question").region.bottom <= height - 1

    on_screen(table, script)


def test_dice_are_typed_in_on_the_screen() -> None:
    def never(outcomes: Any) -> int:
        raise AssertionError(outcomes)

    table = new_table(source=Manual(never))

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("enter", "1", "exclamation_mark")
        assert position(table).alarms == 1
        await pilot.press("2", "minus")
        assert position(table).cars[0].index == 1

    on_screen(table, script)
