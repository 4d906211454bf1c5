"""`racecraft watch`: a recorded race, ply by ply, line by line and on the full screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.cells import cell_len

import racecraft
from racecraft.cli.play.screen import Page
from racecraft.cli.play.watch_screen import WatchApp
from racecraft.cli.watch import viewing_of
from racecraft.engine.game import AnyGame
from racecraft.engine.record import read
from racecraft.engine.registry import all_games
from racecraft.locales import Words
from tests.cli.playing import Player, Typist
from tests.cli.running import Command


def recorded(folder: Path, game: str, seed: int = 3) -> Path:
    race = racecraft.race(game, seats=2, seed=seed)
    race.run("random")
    path = folder / f"{game}.jsonl"
    race.save(path)
    return path


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_ply_of_every_game_can_be_told(game: AnyGame, language: str, tmp_path: Path) -> None:
    """What was played is among what is shown to have been possible."""
    path = recorded(tmp_path, game.id)
    table = viewing_of(path, Words(language))
    marked = 0
    for ply in range(0, len(table.recorded), 7):
        table.go_to(ply)
        question = table.question()
        assert question is not None
        assert table.played()
        marked += any(table.is_played(choice) for choice in question.choices)
    assert marked > 3
    table.go_to(10**6)
    assert table.at == len(table.recorded)
    assert table.question() is None
    assert table.over


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_part_of_a_decision_is_told_as_what_it_is(language: str, tmp_path: Path) -> None:
    """Bots may record gear and cards of Heat one by one; the terminal asks for both at once."""
    table = viewing_of(recorded(tmp_path, "heat"), Words(language))
    gears = [ply for ply, each in enumerate(table.recorded) if each.actions[:1] == ["gear 2"]]
    assert gears
    table.go_to(gears[0])
    gear = table.words.say("heat-choice", verb="gear", number=2, card="")
    assert table.played().endswith(f", {gear}")


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_line_of_keys_never_loses_help_and_the_way_out(language: str, width: int, tmp_path: Path) -> None:
    table = viewing_of(recorded(tmp_path, "rali"), Words(language))
    say = table.words.say

    async def session() -> None:
        app = WatchApp(table)
        async with app.run_test(size=(width, 40)) as pilot:
            await pilot.pause()
            line = app.race_screen.keys().plain.rstrip()
            assert cell_len(line) <= width
            assert line.endswith(f"? {say('watch-key-help')}  q {say('watch-key-quit')}")
            assert f"r {say('watch-key-review')}" in line
            left_out = {"l", "←", "↑"} - {part[:1] for part in line.split("  ")}
            assert bool(left_out) == (width == 80)

    asyncio.run(session())


def test_turns_are_stepped_over_in_both_directions(tmp_path: Path) -> None:
    table = viewing_of(recorded(tmp_path, "rali"), Words("en"))
    starts = [0]
    while table.next_ply is not None:
        table.go_to(table.turn_after())
        starts.append(table.at)
    assert 10 < len(starts) < len(table.recorded) / 2
    for start in reversed(starts[:-1]):
        table.go_to(table.turn_before())
        assert table.at <= start
    assert table.at == 0


def watch(monkeypatch: pytest.MonkeyPatch, command: Command, *arguments: object, lines: list[str]) -> str:
    monkeypatch.setattr("sys.stdin", Typist(lines))
    said = command("watch", *arguments)
    assert said.status == 0
    return said.out


def test_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, racecraft: Command) -> None:
    path = recorded(tmp_path, "rali")
    plies = len(read(path).plies)
    lines = ["", "b", "t", "T", "h", "l", "m", "what", str(plies), "q", "b"]
    out = watch(monkeypatch, racecraft, path, lines=lines)
    assert f"ply 0 of {plies}" in out
    assert f"ply 1 of {plies}" in out
    assert "Played: random 1, start" in out or "Played: " in out
    assert "A careful driver would choose" in out
    assert "♣Tr" in out
    assert "Enter: next ply" in out
    assert "1. " in out.rpartition(f"ply {plies} of {plies}")[2]
    assert out.rstrip().endswith("> q")


def test_without_a_file_the_race_played_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], racecraft: Command, races: Path
) -> None:
    assert "no race has been played" in racecraft("watch").complaint()
    Player(monkeypatch, capsys)("--seed", "5", "--names", "Ann", lines=["2", "q"])
    assert "Played: Ann, start place 2" in watch(monkeypatch, racecraft, lines=["q"])


def test_a_ply_beyond_the_end_is_refused(tmp_path: Path, racecraft: Command) -> None:
    path = recorded(tmp_path, "rali")
    assert "there is no position after ply 9999" in racecraft("watch", path, "--ply", 9999).complaint()


def test_on_the_full_screen(tmp_path: Path) -> None:
    table = viewing_of(recorded(tmp_path, "rali"), Words("en"))
    plies = len(table.recorded)

    async def session() -> None:
        app = WatchApp(table)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await pilot.press("right", "right", "left")
            assert table.at == 1
            await pilot.press("down", "down", "up", "h")
            await pilot.pause()
            picture = app.export_screenshot().replace("&#160;", " ")
            assert f"ply {table.at} of {plies}" in picture
            assert "Played: " in picture
            assert app.race_screen.notice
            await pilot.press("l")
            assert isinstance(app.screen, Page)
            await pilot.press("escape", "question_mark", "escape", "end")
            await pilot.pause()
            assert table.at == plies
            assert "The end of the record" in app.export_screenshot().replace("&#160;", " ")
            await pilot.press("home", "space", "space", "q")
        assert app.return_code == 0

    asyncio.run(session())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_review_marks_decisions_of_every_game(game: AnyGame, tmp_path: Path) -> None:
    """While it is made, in every language."""
    table = viewing_of(recorded(tmp_path, game.id), Words("en"))
    table.budget = 1
    assert table.verdict() == []
    while table.review is None or not table.review["marks"]:
        assert table.judge_step()
    assert not table.reviewed
    mark = table.review["marks"][0]
    table.go_to(mark["ply"])
    assert table.next_ply is not None
    assert table.next_ply.seat == mark["seat"]
    assert mark["decision"][: len(table.next_ply.actions)] == table.next_ply.actions
    for language in ("en", "uk", "ru"):
        table.words = Words(language)
        assert table.words.say("review-grade", grade=mark["grade"]) in table.verdict()[0]
        assert str(table.review["done"]) in table.progress()


def small(folder: Path) -> Path:
    """A drive alone of a lap, judged quickly by its solution."""
    race = racecraft.race("rali", seats=1, seed=3, laps=1)
    race.run("random")
    path = folder / "small.jsonl"
    race.save(path)
    return path


def test_the_review_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, racecraft: Command) -> None:
    out = watch(monkeypatch, racecraft, small(tmp_path), lines=["n", "r", "n", "q"])
    before, _, after = out.partition("> r\n")
    assert "ply 0 of" in before.rpartition("> n")[2], "without a review there is nowhere to go"
    assert "mishap was to be expected" in after or "mishaps were to be expected" in after
    told, _, marked = after.partition("> n\n")
    assert "· seat 1 · Blunder" in told
    assert "Expected time: " in marked
    assert "Better: " in marked


def test_a_race_that_goes_on_has_no_review(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], racecraft: Command, races: Path
) -> None:
    Player(monkeypatch, capsys)("--seed", "5", lines=["2", "q"])
    said = watch(monkeypatch, racecraft, "--lang", "uk", lines=["r", "q"])
    assert "перегони розбирають, коли вони закінчились" in said


def test_a_review_says_at_once_how_much_there_is_to_judge(tmp_path: Path) -> None:
    """The first step may take seconds."""
    table = viewing_of(small(tmp_path), Words("en"))
    assert table.progress() == ""
    table.begin_review()
    said = table.progress()
    assert table.review is None
    table.judge_step()
    assert table.review is not None
    assert said == f"0 of {table.review['steps']} steps looked at"


@pytest.mark.long
def test_the_review_on_the_full_screen(tmp_path: Path) -> None:
    table = viewing_of(small(tmp_path), Words("en"))

    async def session() -> None:
        app = WatchApp(table)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.press("r")
            while not table.reviewed:
                await pilot.pause()
            await pilot.pause()
            assert "The review is made" in app.race_screen.notice
            await pilot.press("n")
            await pilot.pause()
            assert table.at > 0
            picture = app.export_screenshot().replace("&#160;", " ")
            assert "Expected time: " in picture
            assert "Better: " in picture
            await pilot.press("r")
            assert isinstance(app.screen, Page)
            await pilot.press("r", "q")
        assert app.return_code == 0

    asyncio.run(session())
