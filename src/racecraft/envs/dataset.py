"""Races as tables for supervised learning: a row for every decision, in a Parquet file.

Rows come from records, so any race that was written down can be learned from: of bots or of people.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from librt.strings import BytesWriter

from racecraft.engine.errors import BadRecord
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.version import VERSION
from racecraft.envs.batch import write_mask
from racecraft.envs.encoding import Encoder
from racecraft.envs.setting import encoder_of, win

FORMAT = "racecraft dataset 0"
ROWS_AT_ONCE = 20_000
"""Rows of a group of the file: as many are held in memory."""


class Rows:
    """Decisions that are not written yet, column by column."""

    def __init__(self, game: AnyGame, encoder: Encoder) -> None:
        self.game = game
        self.encoder = encoder
        self._blank = bytes(game.actions)
        self.clear()

    def clear(self) -> None:
        self.features = BytesWriter()
        self.masks = BytesWriter()
        self.columns: dict[str, list[Any]] = {name: [] for name in ("race", "ply", "seat", "action")}
        self.ends: dict[str, list[Any]] = {name: [] for name in ("place", "score", "value")}

    def __len__(self) -> int:
        return len(self.columns["action"])

    def add(self, number: int, record: Record) -> None:
        """The decisions of one finished race. Every action of a longer decision counts by itself."""
        state = record.start()
        before = len(self)
        for line, ply in enumerate(record.plies, 1):
            if ply.seat is None:
                record.step(state, line, ply)
                continue
            for text in ply.actions:
                action = self.game.parse(state, text)
                self.encoder.write(state, ply.seat, self.features)
                write_mask(state, ply.seat, self._blank, self.masks)
                for name, value in (("race", number), ("ply", line), ("seat", ply.seat), ("action", action)):
                    self.columns[name].append(value)
                state.play(ply.seat, action)
        result = state.result()
        if result is None:
            raise BadRecord(f"race {number} is not finished: nobody knows what its decisions came to")
        for seat in self.columns["seat"][before:]:
            self.ends["place"].append(result.places[seat])
            self.ends["score"].append(result.scores[seat])
            self.ends["value"].append(win(result.places, seat) if state.seats > 1 else 0.0)

    def table(self, schema: pa.Schema) -> pa.Table:
        """All rows so far."""
        count = len(self)
        features = pa.Array.from_buffers(
            pa.int16(), count * self.encoder.size(), [None, pa.py_buffer(self.features.getvalue())]
        )
        masks = pa.Array.from_buffers(
            pa.int8(), count * self.game.actions, [None, pa.py_buffer(self.masks.getvalue())]
        )
        arrays = [
            *[pa.array(values, schema.field(name).type) for name, values in self.columns.items()],
            pa.FixedSizeListArray.from_arrays(features, self.encoder.size()),
            pa.FixedSizeListArray.from_arrays(masks, self.game.actions),
            *[pa.array(values, schema.field(name).type) for name, values in self.ends.items()],
        ]
        return pa.table(arrays, schema=schema)


def schema_of(game: AnyGame, encoder: Encoder, told: dict[str, Any]) -> pa.Schema:
    """The columns of a file, with what a reader must know of them."""
    names = [
        f"{field.name}.{row}.{column.name}" if field.rows > 1 else f"{field.name}.{column.name}"
        for field in encoder.fields
        for row in range(field.rows)
        for column in field.columns
    ]
    facts = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "engine": VERSION,
        "features": names,
        **told,
    }
    return pa.schema(
        [
            ("race", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.int16()),
            ("features", pa.list_(pa.int16(), encoder.size())),
            ("mask", pa.list_(pa.int8(), game.actions)),
            ("place", pa.int8()),
            ("score", pa.int64()),
            ("value", pa.float32()),
        ],
        metadata={"racecraft": msgspec.json.encode(facts)},
    )


def write_dataset(
    path: Path, game: AnyGame, records: Iterable[tuple[int, Record]], told: dict[str, Any]
) -> int:
    """Writes the decisions of races of one game and returns how many; a file that is there stays as it is
    until the new one is whole. `told` goes into the metadata."""
    encoder = encoder_of(game.id)
    schema = schema_of(game, encoder, told)
    rows = Rows(game, encoder)
    written = 0
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    try:
        with pq.ParquetWriter(beside, schema, compression="zstd") as file:
            for number, record in records:
                rows.add(number, record)
                if len(rows) >= ROWS_AT_ONCE:
                    written += len(rows)
                    file.write_table(rows.table(schema))
                    rows.clear()
            written += len(rows)
            file.write_table(rows.table(schema))
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return written
