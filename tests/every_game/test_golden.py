"""Golden records: every game has some, and they replay exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from racecraft.engine.game import AnyGame
from racecraft.engine.record import read, verify
from racecraft.engine.registry import all_games
from tests.records.make_golden import fingerprints, golden_files

ENOUGH = 5
FORMER: dict[str, dict[str, Any]] = {"heat": {"ask_top": True}}
"""By game, options that were the usual ones when most of its records were made."""
FILES = [path for game in all_games() for path in golden_files(game.id)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_golden_records(game: AnyGame) -> None:
    files = golden_files(game.id)
    assert len(files) >= ENOUGH, f"python -m tests.records.make_golden {game.id} makes them"
    records = [read(path) for path in files]
    assert {record.header.chance["kind"] for record in records} >= {"seeded", "committed"}
    assert {len(record.header.seats) for record in records} >= {game.min_seats, game.max_seats}
    usual = msgspec.to_builtins(game.options())
    changed = [
        {name for name, value in one.header.options.items() if value != options[name]}
        for one in records
        for options in (usual, usual | FORMER.get(game.id, {}))
    ]
    for options in game.variety():
        assert set(options) in changed, (
            f"no record is played with {', '.join(options) or 'the usual options'}"
        )


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_exactly(path: Path) -> None:
    record = read(path)
    assert record.encode() == path.read_bytes()
    verdict = verify(record, path.name)
    assert verdict.finished
    assert verdict.chance == "verified"
    assert record.game.fingerprint(record.replay()) == fingerprints(path.parent.name)[path.name]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_fingerprint_belongs_to_a_record(game: AnyGame) -> None:
    assert sorted(fingerprints(game.id)) == [path.name for path in golden_files(game.id)]
