"""Rallyman: GT on the full screen, driven by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from racecraft.cli.play.screen import Page, RaceApp
from racecraft.cli.play.table import Table
from racecraft.engine.record import read, verify
from racecraft.games.gt.phases import DRIVE, PLAN
from racecraft.games.gt.state import GTState
from tests.cli.playing import careful_answer, new_table
from tests.cli.test_play_screen import Keys, on_screen


def gt_table(**given: Any) -> Table:
    return new_table(**{"game": "gt", "seats": 2, "humans": 1, "seed": 3, **given})


def gt_state(table: Table) -> GTState:
    assert isinstance(table.race.state, GTState)
    return table.race.state


def seen(app: RaceApp) -> str:
    return app.export_screenshot().replace("&#160;", " ")


def test_a_way_is_pointed_at_and_a_die_laid_there() -> None:
    table = gt_table(seats=1)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("1")
        question = table.question()
        assert question is not None
        ahead, side = question.groups()
        assert table.face.opened == ahead
        await pilot.press(side.keys[0])
        assert table.face.opened == side
        assert side.label in seen(app)
        await pilot.press("2")
        state = gt_state(table)
        assert len(state.plan) == 2
        assert side.label.endswith(state.circuit.names[state.plan_cell])
        again = table.question()
        assert again is not None
        assert table.face.opened == again.groups()[0]

    on_screen(table, script)


def test_the_risk_of_the_plan_is_on_the_screen() -> None:
    table = gt_table(seats=1)

    async def script(app: RaceApp, pilot: Keys) -> None:
        await pilot.press("1", "2", "3")
        await pilot.pause()
        assert "0.93% (1/108) · earns 3 focus" in seen(app)
        await pilot.press("u", "u", "c", "o")
        assert gt_state(table).phase == DRIVE
        await pilot.press("u")
        assert gt_state(table).phase == PLAN

    on_screen(table, script, size=(120, 40))


def test_every_choice_fits_the_small_screen() -> None:
    table = gt_table(seats=6)
    for _ in range(12):
        careful_answer(table)

    async def script(app: RaceApp, pilot: Keys) -> None:
        for _ in range(8):
            question = table.question()
            if question is None:
                break
            picture = seen(app)
            for choice in question.within(table.face.opened):
                assert choice.label in picture
            await pilot.press(question.within(table.face.opened)[0].keys[0])
            await pilot.pause()

    on_screen(table, script)


def test_the_end_of_a_race_by_keys(tmp_path: Path) -> None:
    table = gt_table(seats=1)
    while gt_state(table).cars[0].wrap == 0:
        careful_answer(table)

    async def script(app: RaceApp, pilot: Keys) -> None:
        for _ in range(60):
            if isinstance(app.screen, Page):
                break
            await pilot.press("1", "2", "3", "o", "enter")
        await pilot.pause()
        assert table.over
        assert "Time attack" in seen(app)
        assert "Enter leaves" in seen(app)
        await pilot.press("enter")

    app = on_screen(table, script)
    assert app.return_code == 0
    table.save(tmp_path / "race")
    verify(read(tmp_path / "race"))
