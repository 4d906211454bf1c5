"""Terminal play on the full screen, driven by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from racecraft.cli.play.screen import Page, RaceApp
from racecraft.cli.play.table import Table
from racecraft.engine.chance import Manual
from racecraft.engine.record import read, verify
from racecraft.games.rali.phases import STEP
from racecraft.games.rali.state import RaliState
from tests.cli.playing import careful_answer, new_table

Keys = Pilot[None]


def on_screen(
    table: Table,
    script: Callable[[RaceApp, Keys], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    delay: float = 0,
) -> RaceApp:
    """Runs the application with nobody at the terminal but the script."""

    async def session() -> RaceApp:
        app = RaceApp(table, delay)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)
        return app

    return asyncio.run(session())


def test_the_end_of_a_race_by_keys(tmp_path: Path) -> None:
    table = new_table(seats=2, seed=5, laps=1)
    for _ in range(40):
        careful_answer(table)

    async def script(app: RaceApp, pilot: Keys) -> None:
        for _ in range(50):
            if isinstance(app.screen, Page):
                break
            await pilot.press("A", "enter")
        assert table.over
        assert "Result" in app.export_screenshot()
        await pilot.press("enter")

    app = on_screen(table, script)
    assert app.return_code == 0
    table.save(tmp_path / "race")
    verify(read(tmp_path / "race"))


@pytest.mark.parametrize("size", [(120, 40), (100, 30)])
def test_choices_and_keys_are_in_sight_at_any_size(size: tuple[int, int]) -> None:
    table = new_table(seats=4, seed=8)
    for _ in range(24):
        careful_answer(table)

    async def script(app: RaceApp, pilot: Keys) -> None:
        for width, height in (size, (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            question = table.question()
            assert question is not None
            picture = app.export_screenshot().replace("&#160;", " ")
            for choice in question.choices:
                assert choice.label in picture
            assert "undo" in picture
            region = app.race_screen.query_one("#question").region
            assert region.bottom <= height - 1

    on_screen(table, script, size)


def test_undo_brings_the_step_back() -> None:
    table = new_table(seats=1, seed=5)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("1", "enter")
        state = table.race.state
        assert isinstance(state, RaliState)
        assert state.phase == STEP
        steps = state.steps
        await pilot.press("right")
        assert rali_steps(table) == steps - 1
        await pilot.press("u")
        assert rali_steps(table) == steps
        await pilot.press("u")
        assert "nothing to take back" in app.race_screen.notice

    on_screen(table, script)


def rali_steps(table: Table) -> int:
    state = table.race.state
    assert isinstance(state, RaliState)
    return state.steps


def test_a_last_step_can_be_taken_back_until_the_bot_acts() -> None:
    table = new_table(seats=2, seed=5)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("2")
        plies = table.plies
        assert plies == 1
        await pilot.press("u")
        assert table.plies == 0
        assert "line up" in str(app.race_screen.table.question())

    on_screen(table, script, delay=30)


def test_space_hurries_the_bots() -> None:
    table = new_table(seats=3, seed=5)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("2")
        assert table.question() is None
        await pilot.press("space")
        assert table.question() is not None

    on_screen(table, script, delay=30)


def test_leaving_with_a_save(tmp_path: Path) -> None:
    save = tmp_path / "race"
    table = new_table(seats=2, seed=5, save_path=save)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("2", "q")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "q", "s")

    on_screen(table, script)
    assert len(read(save).plies) == 2


def test_a_save_that_fails_says_so_and_keeps_the_race(tmp_path: Path) -> None:
    table = new_table(seats=2, seed=5, save_path=tmp_path / "no" / "where")

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("2", "s")
        assert "there is no directory" in app.race_screen.notice
        await pilot.press("q", "s")
        assert app.is_running
        assert app.screen is app.race_screen
        await pilot.press("q", "x")

    on_screen(table, script)


def test_help_log_hint_and_keys_without_sense() -> None:
    table = new_table(seats=2, seed=5)

    async def script(app: RaceApp, pilot: Keys) -> None:
        for key, words in (("question_mark", "tree: stop, 2 damage"), ("l", "Nothing has happened yet.")):
            await pilot.press(key, "pagedown")
            await pilot.pause()
            assert words in app.export_screenshot().replace("&#160;", " ")
            await pilot.press("escape")
        await pilot.press("h")
        assert "A careful driver would choose" in app.race_screen.notice
        for key in ("z", "9", "f5", "tab", "left", "backspace", "ctrl+a", "escape"):
            await pilot.press(key)
        assert table.plies == 0

    on_screen(table, script)


def test_dice_are_typed_in_on_the_screen() -> None:
    def never(outcomes: Any) -> int:
        raise AssertionError(outcomes)

    table = new_table(seats=1, source=Manual(never))

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("1", "enter", "u", "enter", "7", "4")
        assert rali_steps(table) == 4

    on_screen(table, script)


def test_names_are_not_markup() -> None:
    table = new_table(seats=2, seed=5)
    table.face.chairs[0].name = "[red]Ann[/]"

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("2")
        assert "[red]Ann" in app.export_screenshot().replace("&#160;", " ")

    on_screen(table, script)
