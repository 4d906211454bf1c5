"""`racecraft record`: good records are told, bad ones refused in one sentence, the rest still checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import racecraft as drive
from racecraft.arena.simulation import Tally, seated, simulate
from racecraft.engine.game import AnyGame
from racecraft.engine.record import read
from racecraft.engine.registry import all_games
from racecraft.games import RALI
from tests.cli.running import Command


@pytest.fixture(scope="module")
def races(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two finished races of two bots over one lap."""
    folder = tmp_path_factory.mktemp("races")
    job = seated("rali", ["club", "random"], {"laps": 1}, seed=2)
    assert sum(simulate(job, 2, Tally(job.bots), folder=folder)) == 2
    return sorted(folder.iterdir())


@pytest.fixture
def unfinished(races: list[Path], tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.jsonl"
    path.write_bytes(b"".join(races[0].read_bytes().splitlines(keepends=True)[:31]))
    return path


def test_a_line_for_each_good_record(races: list[Path], racecraft: Command) -> None:
    said = racecraft("record", "verify", *races)
    assert said.status == 0
    assert said.err == ""
    plies = [len(read(file).plies) for file in races]
    assert said.lines == [
        f"OK {file}: {count} plies, finished, every roll follows from the seed"
        for file, count in zip(races, plies, strict=True)
    ]


def test_an_unfinished_race(unfinished: Path, racecraft: Command) -> None:
    complaint = racecraft("record", "verify", unfinished).complaint()
    assert complaint.startswith("unfinished.jsonl: the race is not finished")
    said = racecraft("record", "verify", "--unfinished", unfinished)
    assert said.lines == [f"OK {unfinished}: 30 plies, unfinished, every roll follows from the seed"]


def test_bad_records_do_not_keep_the_others_from_being_checked(
    races: list[Path], tmp_path: Path, racecraft: Command
) -> None:
    good = races[0].read_bytes()
    lines = good.splitlines(keepends=True)
    draw = next(number for number, line in enumerate(lines) if line.startswith(b'{"draw"'))
    face = json.loads(lines[draw])["draw"]
    other = lines.copy()
    other[draw] = json.dumps({"draw": "1" if face != "1" else "2"}, separators=(",", ":")).encode() + b"\n"
    bad = {
        "cut.jsonl": good[:-20],
        "edited.jsonl": b"".join(other),
        "empty.jsonl": b"",
        "noise.jsonl": b"\xff\xfe\x00\n",
        "deep.jsonl": b"[" * 100_000 + b"\n",
        "future.jsonl": good.replace(b'"racecraft":1', b'"racecraft":9', 1),
        "folder.jsonl": None,
    }
    for name, data in bad.items():
        if data is None:
            (tmp_path / name).mkdir()
        else:
            (tmp_path / name).write_bytes(data)
    files = [tmp_path / name for name in bad]
    said = racecraft("record", "verify", *files, tmp_path / "missing.jsonl", races[1])
    assert said.status == 2
    assert len(said.lines) == 1
    assert said.lines[0].startswith(f"OK {races[1]}: ")
    complaints = said.err.splitlines()
    assert len(complaints) == len(bad) + 1
    for name, complaint in zip([*bad, "missing.jsonl"], complaints, strict=True):
        assert complaint.startswith("racecraft: ")
        assert name in complaint
    assert "truncated" in complaints[0]
    assert "edited after the race" in complaints[1]


def test_verdicts_as_json(races: list[Path], unfinished: Path, racecraft: Command) -> None:
    said = racecraft("record", "verify", "--json", races[0], unfinished)
    assert said.status == 2
    good, bad = said.json()
    assert (good["file"], good["ok"], good["chance"]) == (str(races[0]), True, "verified")
    assert good["result"]["places"] == [1, 2]
    assert (bad["file"], bad["ok"]) == (str(unfinished), False)
    assert "not finished" in bad["error"]


def test_the_header(races: list[Path], racecraft: Command) -> None:
    shown = dict(line.split("  ", 1) for line in racecraft("record", "show", races[0]).lines)
    told = {label.strip(): value.strip() for label, value in shown.items()}
    assert told["Game"] == "Ралі (rali)"
    assert told["Seats"] == "club 1 (club), random 2 (random)"
    assert told["Options"] == "board=classic, laps=1, first=1"
    assert told["Result"] == "1. club 1, 2. random 2"


def test_an_unfinished_race_has_no_result(unfinished: Path, racecraft: Command) -> None:
    assert racecraft("record", "show", unfinished).lines[-1].endswith("none, the race is not over")


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [("en", "starts from place", "wins"), ("uk", "старт", "перемагає"), ("ru", "старт", "побежда")],
)
def test_the_race_is_told_in_sentences(
    language: str, first: str, last: str, races: list[Path], racecraft: Command
) -> None:
    lines = racecraft("record", "show", races[0], "--events", "--lang", language).lines
    told = lines[lines.index("") + 1 :]
    assert first in told[0]
    assert told[0].startswith("    1  club 1")
    assert last in told[-1]
    assert int(told[-1].split()[0]) == len(read(races[0]).plies)


def test_the_position_after_a_ply_is_drawn(races: list[Path], racecraft: Command) -> None:
    lines = racecraft("record", "show", races[0], "--ply", 0).lines
    plies = len(read(races[0]).plies)
    at = lines.index(f"Classic · round 1 · lap 1 of 1 · ply 0 of {plies}")
    drawn = "\n".join(lines[at:])
    assert "♣Tr" in drawn
    assert "random 2" in drawn
    assert "club 1, where do you line up?" in drawn
    assert lines[-1].startswith("Played: club 1, start ")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_position_of_every_game_is_drawn(game: AnyGame, tmp_path: Path, racecraft: Command) -> None:
    race = drive.race(game.id, seats=2, seed=3)
    record = tmp_path / "race.jsonl"
    race.run("random")
    race.save(record)
    for ply in (0, 40, len(race.record.plies)):
        said = racecraft("record", "show", record, "--ply", ply)
        assert said.status == 0
        assert f"ply {ply} of {len(race.record.plies)}" in said.out


def test_everything_as_json(races: list[Path], racecraft: Command) -> None:
    record = read(races[0])
    data = racecraft("record", "show", races[0], "--ply", 40, "--events", "--json").json()
    assert data["position"] == RALI.position(record.replay(40))
    assert data["plies"] == len(record.plies)
    assert data["result"]["places"] == [1, 2]
    place = data["events"][0]["place"]
    assert data["events"][0] == {"ply": 1, "kind": "placed", "seat": 0, "cell": f"0.{place}", "place": place}
    assert {event["ply"] for event in data["events"]} <= set(range(1, 41))


def test_a_forged_result_is_shown_as_it_stands(races: list[Path], tmp_path: Path, racecraft: Command) -> None:
    lines = races[0].read_bytes().splitlines(keepends=True)
    ending = {**json.loads(lines[-1]), "result": {"places": ["first", None]}}
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"".join(lines[:-1]) + json.dumps(ending).encode() + b"\n")
    assert racecraft("record", "show", forged).lines[-1].endswith("{'places': ['first', None]}")


def test_a_ply_that_is_not_there(races: list[Path], racecraft: Command) -> None:
    complaint = racecraft("record", "show", races[0], "--ply", 99999).complaint()
    assert complaint.endswith("there is no position after ply 99999")


def test_an_illegal_ply_names_its_line(races: list[Path], tmp_path: Path, racecraft: Command) -> None:
    lines = races[0].read_bytes().splitlines(keepends=True)
    lines[1] = b'{"seat":0,"play":"up"}\n'
    path = tmp_path / "illegal.jsonl"
    path.write_bytes(b"".join(lines))
    assert racecraft("record", "show", path).complaint().startswith("illegal.jsonl: line 2: up: ")


def test_a_record_cannot_speak_to_the_terminal(races: list[Path], tmp_path: Path, racecraft: Command) -> None:
    path = tmp_path / "loud.jsonl"
    path.write_bytes(races[0].read_bytes().replace(b'"club 1"', b'"\\u001b[2Jloud\\u0007"'))
    said = racecraft("record", "show", path, "--events", "--ply", 9)
    assert "loud" in said.out
    assert "\x1b" not in said.out
    assert "\x07" not in said.out
