"""Terminal play line by line, driven through whole races by scripted input."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from racecraft.engine.record import read, verify
from racecraft.games import RALI
from racecraft.games.rali.board import BOARDS
from tests.cli.playing import Player, typed

START = ["2"]
DRIVE = ["k", "A", "a"]
"""Keep the gear, drive on, and a step ahead where there is something to decide; often none of it fits."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_whole_race_is_recorded_and_verifies(play: Player, tmp_path: Path, language: str) -> None:
    record = tmp_path / "race.jsonl"
    game = play(
        "--lang", language, "--seed", "5", "--option", "laps=1", "--record", record, lines=typed(START, DRIVE)
    )
    assert game.status == 0
    assert verify(read(record)).chance == "verified"
    assert f"racecraft record verify {record}" in game.out
    assert "--seed 5" in game.out


def test_the_same_seed_gives_the_same_race(play: Player, tmp_path: Path) -> None:
    for name in ("a", "b"):
        play("--seed", "7", "--bots", "random,club", "--option", "laps=1", "--record", tmp_path / name,
             lines=typed(START, DRIVE))  # fmt: skip
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_without_a_seed_one_is_drawn_and_shown(play: Player) -> None:
    option = next(
        line for line in play("--humans", "0", "--option", "laps=1").out.splitlines() if "--seed" in line
    )
    assert 0 <= int(option.rpartition(" ")[2]) < 1 << 48


def test_bots_alone_need_no_input(play: Player) -> None:
    game = play("--humans", "0", "--seed", "3", "--option", "laps=1")
    assert game.status == 0
    assert game.lines == 0
    assert "1. " in game.out


@pytest.mark.parametrize("stop", [1, 4, 9, 23])
def test_a_resumed_race_goes_on_as_it_would_have(play: Player, tmp_path: Path, stop: int) -> None:
    whole, part, rest = tmp_path / "whole", tmp_path / "part", tmp_path / "rest"
    race = ["--seed", "11", "--bots", "random,club", "--option", "laps=1"]
    play(*race, "--record", whole, lines=typed(START, DRIVE))
    lines = list(typed(START, DRIVE))
    stopped = play(*race, "--save", part, lines=lines[:stop])
    assert stopped.status == 0
    assert f"racecraft play --resume {part}" in stopped.out
    assert read(part).ending is None
    resumed = play("--resume", part, "--save", tmp_path / "other", "--record", rest, lines=lines[stop:])
    assert resumed.status == 0
    assert rest.read_bytes() == whole.read_bytes()


def test_a_step_can_be_taken_back_but_not_a_roll(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    game = play("--seed", "5", "--save", save, lines=["2", "k", "u", "a", "u", ">"])
    assert "There is nothing to take back" in game.out
    assert "Taken back." in game.out
    assert [ply.play for ply in read(save).plies if ply.seat == 0][:3] == ["start2", "keep", "right"]


def test_a_race_from_a_position_in_which_undo_is_free(play: Player, tmp_path: Path) -> None:
    file, save = tmp_path / "position.json", tmp_path / "race"
    file.write_text('{"round": 5, "options": {"laps": 2}}')
    lines = ["2", "k", "a", "u", "u", "k"]
    game = play("--position", file, "--seed", "5", "--seats", "1", "--save", save, lines=lines)
    assert game.out.count("Taken back.") == 2
    record = read(save)
    assert record.header.position is not None
    assert (record.header.position["round"], record.header.options["laps"]) == (5, 2)
    assert [ply.play for ply in record.plies if ply.seat == 0][:2] == ["start2", "keep"]
    assert verify(record, unfinished=True).chance == "verified"
    whole = tmp_path / "whole.json"
    whole.write_bytes(msgspec.json.encode(RALI.position(record.replay())))
    again = play("--position", whole, "--seed", "5", "--save", tmp_path / "other", lines=["a"])
    assert again.status == 0
    assert len(read(tmp_path / "other").header.seats) == 1


@pytest.mark.parametrize(
    ("content", "reason"),
    [('{"round": 0}', "round"), ("[]", "a position is a JSON object"), ("{", "is not JSON")],
)
def test_a_position_that_cannot_be_is_refused(
    play: Player, tmp_path: Path, content: str, reason: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(content)
    refused = play("--position", file)
    assert refused.status == 2
    assert "position.json" in refused.err
    assert reason in refused.err


def test_typed_dice(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    lines = ["1", "k", "7", "sechs", "u", "k", "4"]
    game = play("--dice", "manual", "--seats", "1", "--save", save, lines=lines)
    assert "What does the die show?" in game.out
    assert game.out.count("is not a choice here") == 2
    assert [(ply.play, ply.draw) for ply in read(save).plies] == [
        ("start1", None),
        ("keep", None),
        (None, "4"),
    ]
    over = play("--resume", save, "--record", tmp_path / "over", lines=typed([], ["k", "3", "A", "a"]))
    assert over.status == 0
    assert verify(read(tmp_path / "over")).chance == "claimed"


def test_the_lot_can_be_typed(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    lines = ["9", "2", "1", "3"]
    play(
        "--dice",
        "manual",
        "--humans",
        "2",
        "--seats",
        "2",
        "--option",
        "first=0",
        "--save",
        save,
        lines=lines,
    )
    assert [(ply.seat, ply.draw or ply.play) for ply in read(save).plies] == [
        (None, "seat2"),
        (1, "start1"),
        (0, "start3"),
    ]


def test_lines_without_sense_are_answered_and_change_nothing(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    rubbish = ["99", "left", "branch", "\x1b[2J", "x" * 5000, "save", "u now", "🏎", "ahead " + " " * 60 + "x"]
    game = play("--seed", "5", "--save", save, lines=["2", *rubbish])
    assert game.status == 0
    assert "\x1b" not in game.out
    assert max(map(len, game.out.splitlines())) < 250
    assert [ply.play for ply in read(save).plies if ply.seat == 0] == ["start2"]
    assert "That is not what is to be decided now." in game.out


def test_any_input_leaves_the_race_in_order(play: Player, tmp_path: Path) -> None:
    signs = "0123456789aAbklmhw?<>+-=., \t\x00\x1bйцукніыхёЖ\u202e￿"
    chance = random.Random(4)
    lines = ["".join(chance.choices(signs, k=chance.randint(0, 3))) for _ in range(1500)]
    save = tmp_path / "race"
    assert play("--seed", "4", "--save", save, lines=lines).status == 0
    verify(read(save), unfinished=True)


def test_the_reason_why_not_is_given(play: Player) -> None:
    out = play("--seed", "5", lines=["1", "up", "down", "k", "left"]).out
    assert "A car at rest starts in gear 1 without shifting." in out
    assert "There is no lane on that side." in out


def test_commands_answer(play: Player, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere.jsonl"
    out = play("--seed", "5", lines=["2", "h", "hint", "l", "w", "m", "?", f"s {other}", ""]).out
    assert out.count("A careful driver would choose") == 2
    assert "\ufffd" not in out
    assert "♣Tr" in out
    assert "tree: stop, 2 damage" in out
    assert "Lane 2: the line in 1; tree in 3." in out
    assert read(other).ending is None


def test_keys_of_a_cyrillic_keyboard_work(play: Player) -> None:
    assert "Обачний водій" in play("--lang", "uk", "--seed", "5", lines=["2", "р"]).out


@pytest.fixture
def full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing can be kept by itself; the working folder can be written."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path.parent / f"{tmp_path.name}-file"
    file.touch()
    monkeypatch.setattr("racecraft.cli.play.journal.races_folder", lambda: file / "races")
    return tmp_path


def test_where_nothing_can_be_kept_quit_offers_to_save(play: Player, full_disk: Path) -> None:
    left = play("--seed", "5", lines=["2", "q", "n"])
    assert left.out.count("The race can no longer be written to") == 1
    assert "Saved to" not in left.out
    assert not list(full_disk.iterdir())
    stayed = play("--seed", "5", lines=["2", "q", "later", "q", "y"])
    assert "Then on we go." in stayed.out
    (saved,) = full_disk.iterdir()
    assert saved.name.startswith("rali-")
    assert len(read(saved).plies) == 4


def test_quit_leaves_a_kept_race_at_once(play: Player, races: Path) -> None:
    left = play("--seed", "5", lines=["2", "q", "k"])
    assert left.lines == 2
    assert "Go on with: racecraft play\n" in left.out
    (kept,) = races.iterdir()
    assert len(read(kept).plies) == 4


def test_quit_saves_where_it_was_agreed(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    assert f"Saved to {save}." in play("--seed", "5", "--save", save, lines=["2", "q"]).out


def test_yes_is_yes_in_ukrainian(play: Player, full_disk: Path) -> None:
    play("--lang", "uk", "--seed", "5", lines=["2", "q", "т"])
    assert len(list(full_disk.iterdir())) == 1


def test_a_file_that_is_no_record_is_never_overwritten(play: Player, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    game = play("--seed", "5", lines=["2", f"s {letter}", f"s {tmp_path / 'no' / 'where'}", f"s {tmp_path}"])
    assert "is not a record of a race" in game.out
    assert "there is no directory" in game.out
    assert "it is a directory" in game.out
    assert letter.read_text() == "Dear Ann"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_board_of_ones_own(play: Player, tmp_path: Path) -> None:
    board = BOARDS.data("classic")
    board["meta"]["name"] = "Garden"
    path = tmp_path / "garden.json"
    path.write_text(json.dumps(board))
    save = tmp_path / "race"
    assert "Garden" in play("--board", path, "--seed", "1", "--save", save, lines=["1"]).out
    assert read(save).header.options["board"]["meta"]["name"] == "Garden"


WRONG = [
    (["chess"], "there is no game 'chess'"),
    (["--seats", "9"], "seats 1 to 4"),
    (["--seats", "two"], "“two”"),
    (["--seats", "2", "--humans", "3"], "3 people have no room on 2 seats"),
    (["--bots", "club,fast"], "no bot 'fast'"),
    (["--bots", "club", "--humans", "2", "--seats", "4"], "2 people and 1 bots do not fill 4 seats"),
    (["--names", "Ann,Ann"], "two seats are called 'Ann'"),
    (["--names", "Ann,B\x07b"], "printable"),
    (["--names", "a,b,c,d,e"], "5 names for 4 seats"),
    (["--seed", "-1"], "“-1”"),
    (["--seed", str(1 << 64)], "from 0 to"),
    (["--seed", "1", "--dice", "manual"], "exclude each other"),
    (["--dice", "loaded"], "loaded"),
    (["--option", "laps"], "NAME=VALUE"),
    (["--option", "laps=99"], "laps"),
    (["--option", "weather=rain"], "no option 'weather'"),
    (["--board", "nowhere.json"], "cannot read nowhere.json"),
    (["--resume", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
    (["--save", "no/such/place"], "there is no directory"),
    (["--delay", "nan"], "“nan”"),
    (["--delay", "-1"], "“-1”"),
    (["--lang", "fr"], "no language 'fr'"),
]


@pytest.mark.parametrize(("arguments", "reason"), WRONG, ids=[" ".join(wrong) for wrong, _ in WRONG])
def test_wrong_arguments_get_one_sentence(play: Player, arguments: list[str], reason: str) -> None:
    game = play(*arguments)
    assert game.status == 2
    assert game.out == ""
    assert reason in game.err
    assert game.err.count("\n") == 1


def test_a_resumed_race_keeps_its_own_settings(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    play("--seed", "5", "--save", save, lines=["2"])
    before = save.read_bytes()
    for given in (
        ["--seed", "1"],
        ["--seats", "2"],
        ["--option", "laps=1"],
        ["--dice", "manual"],
        ["--names", "X"],
    ):
        game = play("--resume", save, *given)
        assert (game.status, game.err.count("\n")) == (2, 1)
        assert given[0] in game.err
    assert save.read_bytes() == before


def test_a_finished_or_broken_race_is_not_resumed(play: Player, tmp_path: Path) -> None:
    over = tmp_path / "over"
    play("--humans", "0", "--seed", "3", "--option", "laps=1", "--record", over)
    assert "this race is over" in play("--resume", over).err
    lines = over.read_bytes().split(b"\n")
    broken = tmp_path / "broken"
    broken.write_bytes(b"\n".join(lines[:30] + [b'{"draw":"1"}', b'{"draw":"1"}', b""]))
    game = play("--resume", broken)
    assert game.status == 2
    assert "broken: line 3" in game.err


def test_an_untrusted_record_sends_no_control_characters(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    play("--seed", "5", "--save", save, lines=["2"])
    header, rest = save.read_text().split("\n", 1)
    data = json.loads(header)
    data["seats"][0]["name"] = "\x1b[2J[red]Ann"
    save.write_text(json.dumps(data) + "\n" + rest)
    game = play("--resume", save, lines=["k", "m", "l"])
    assert game.status == 0
    assert "[red]Ann" in game.out
    assert "\x1b" not in game.out
