"""`racecraft simulate --dataset`: every decision of every race, as the environments see it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

import racecraft
from racecraft.engine.errors import BadRecord
from racecraft.engine.record import read
from racecraft.engine.registry import game_of
from racecraft.envs.dataset import write_dataset
from racecraft.envs.setting import encoder_of
from racecraft.envs.spaces import Observer
from tests.cli.running import Command


def test_rows_are_what_the_deciding_seats_saw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, records = tmp_path / "new" / "races.parquet", tmp_path / "records"
    given = ("--games", 2, "--bots", "club,random", "--option", "laps=1", "--jobs", 1, "--records", records)
    report = Command(capsys)("simulate", "rali", *given, "--dataset", file, "--json").json()
    table = pq.read_table(file)
    assert report["dataset"] == {"file": str(file), "rows": table.num_rows}
    facts = msgspec.json.decode(table.schema.metadata[b"racecraft"])
    assert (facts["game"], facts["bots"], facts["options"]) == ("rali", ["club", "random"], {"laps": 1})
    game = game_of("rali")
    observer = Observer(encoder_of("rali"), game.actions, "flat")
    assert len(facts["features"]) == len(set(facts["features"])) == observer.encoder.size()
    rows = iter(table.to_pylist())
    for number, path in enumerate(sorted(records.glob("*.jsonl")), 1):
        record = read(path)
        state = record.start()
        result = record.replay().result()
        assert result is not None
        for line, ply in enumerate(record.plies, 1):
            if ply.seat is not None:
                row = next(rows)
                assert (row["race"], row["ply"], row["seat"]) == (number, line, ply.seat)
                assert row["features"] == observer.raw(state, ply.seat).tolist()
                assert np.flatnonzero(row["mask"]).tolist() == state.legal(ply.seat)
                assert game.notation(state, row["action"]) == ply.play
                assert row["place"] == result.places[ply.seat]
                assert row["value"] == (1.0 if row["place"] == 1 else -1.0)
            record.step(state, line, ply)
    assert next(rows, None) is None


def test_a_race_without_an_end_is_refused_and_leaves_no_file(tmp_path: Path) -> None:
    race = racecraft.race("rali", 2, 7)
    race.advance()
    race.play(race.pending()[0], race.state.legal(race.pending()[0])[0])
    with pytest.raises(BadRecord, match="race 4 is not finished"):
        write_dataset(tmp_path / "races.parquet", race.game, [(4, race.record)], {})
    assert list(tmp_path.iterdir()) == []


def test_a_place_for_the_rows_is_made_before_any_race(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = Command(capsys)("simulate", "rali", "--games", 10**9, "--dataset", tmp_path, "--lang", "uk")
    assert said.complaint() == f"{tmp_path}: це тека, а не файл"
