"""What is wrong with a command is said in the user's language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from racecraft.locales import LANGUAGES, Words
from racecraft.locales.refusals import in_language
from tests.cli.running import Command

RECORD = sorted((Path(__file__).parents[1] / "records").rglob("*.jsonl"))[0]
HEADER, FIRST = RECORD.read_bytes().splitlines(keepends=True)[:2]
SEATS = str(len(json.loads(HEADER)["seats"]))
JUNK = "JSON is malformed: trailing characters (byte 3)"
PLIES = str(len(RECORD.read_bytes().splitlines()) - 2)


@pytest.mark.parametrize(
    ("language", "unread", "unwritten"),
    [
        ("en", "cannot read none.jsonl: No such file or directory", "cannot write none/x.svg: "),
        ("uk", "файлу none.jsonl немає", "немає теки, у якій мав би бути none/x.svg"),
        ("ru", "файла none.jsonl нет", "нет папки, в которой должен быть none/x.svg"),
    ],
)
def test_files_that_cannot_be_read_or_written(
    racecraft: Command, language: str, unread: str, unwritten: str
) -> None:
    for command in (["record", "verify"], ["record", "show"], ["watch"], ["review"], ["sheet"], ["scenario"]):
        said = racecraft(*command, "none.jsonl", "--lang", language)
        assert unread in said.out + said.err, command
    assert unwritten in racecraft("track", "render", "rali", "-o", "none/x.svg", "--lang", language).err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "content", "message", "values"),
    [
        (
            ["simulate", "rali", "--seats", "9"],
            b"",
            "wrong-seats",
            {"game": "rali", "low": "1", "high": "4", "given": "9"},
        ),
        (["arena", "rali", "--bots", "club,random", "--sprt", "x"], b"", "wrong-sprt", {"given": "x"}),
        (["record", "show", "FILE"], b"", "wrong-record-empty", {}),
        (["odds", "rallyman", "3", "x"], b"", "wrong-die", {"given": "x", "names": "1, 2, 3, 4, 5, gas"}),
        (["odds", "rallyman"], b"", "odds-rallyman-dice-none", {"names": "1, 2, 3, 4, 5, gas"}),
        (["odds", "gt", "--track", "k2"], b"", "odds-with-solve", {"options": "--track, --focus, --save"}),
        (["odds", "heat", "--position", "FILE"], b"{}}", "wrong-json", {"reason": JUNK}),
        (["track", "check", "gt", "FILE"], b" " * 2**24 + b"{}", "wrong-json-large", {"most": "16"}),
        (
            ["track", "show", "rali", "mine"],
            b"",
            "wrong-track-or-file",
            {"game": "rali", "kind": "board", "name": "mine", "names": "classic"},
        ),
        (["sheet", "FILE"], RECORD.read_bytes(), "wrong-sheet", {}),
        (["record", "show", "FILE"], HEADER + FIRST[:-2], "wrong-record-cut", {"line": "2"}),
        (["watch", "FILE"], b"nonsense\n", "wrong-record-header", {}),
        (["record", "show", "FILE"], b"{}\n", "wrong-record-header", {}),
        (["review", "FILE"], HEADER + b"{}}\n", "wrong-record-ply", {"line": "2"}),
        (["review", "FILE", "--seat", "9"], RECORD.read_bytes(), "wrong-seat", {"seat": "9", "count": SEATS}),
        (
            ["record", "show", "FILE", "--ply", "9999"],
            RECORD.read_bytes(),
            "wrong-ply",
            {"plies": PLIES, "ply": "9999"},
        ),
    ],
)
def test_in_every_language(
    racecraft: Command,
    tmp_path: Path,
    language: str,
    arguments: list[str],
    content: bytes,
    message: str,
    values: dict[str, str],
) -> None:
    file = tmp_path / "race.jsonl"
    file.write_bytes(content)
    given = [str(file) if word == "FILE" else word for word in arguments]
    said = racecraft(*given, "--lang", language)
    words = Words(language)
    if "reason" in values:
        values = {**values, "reason": in_language(values["reason"], words)}
    expected = words.say(message, **{"file": file.name, **values})
    assert expected in said.out + said.err
