"""Lists of tables: summaries, without the boards, tracks and positions that people bring.

Those may have hundreds of kilobytes each, and never change. So a list reads them once a table, keeps a
summary, and reads the small columns only from then on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, select

from racecraft.server.play import tables
from racecraft.server.play.tables import Facts, ShownTable
from racecraft.server.store import schema
from racecraft.server.store.base import Store

HEAVY = ("options", "header", "training")
LONGEST_VALUE = 200
"""Bytes of an option that a list shows as it is."""
LONGEST_NAME = 60
SUMMARIES_KEPT = 5000


class Own(msgspec.Struct, frozen=True):
    """In a list, what stands for a board or track of one's own."""

    own: str | None
    """Its name, if it has one."""
    bytes: int


class Listed(NamedTuple):
    facts: Facts
    """Without options, header and training."""
    shown: ShownTable


class Summary(NamedTuple):
    """What a list shows of the heavy columns."""

    options: str
    hides: bool
    training: bool
    frozen: bool


_summaries: OrderedDict[tuple[str, bool], Summary] = OrderedDict()
"""By code and whether the race has begun, after which none of this changes."""


def listing() -> Select[Any]:
    """A query for rows of `tables` without the heavy columns."""
    return select(*(column for column in schema.tables.c if column.name not in HEAVY))


async def listed(store: Store, rows: Sequence[Row[Any]]) -> list[Listed]:
    """The tables of these rows as a list shows them; those that cannot be read are frozen."""
    missing = [row.code for row in rows if _key(row) not in _summaries]
    if missing:
        whole = await store.read(select(schema.tables).where(schema.tables.c.code.in_(missing)))
        for facts in await tables.with_seats(store, whole):
            _summaries[facts.code, facts.started is not None] = _summary(facts)
    light = []
    for row in rows:
        summary = _summaries.get(_key(row))
        if summary is not None:
            _summaries.move_to_end(_key(row))
            light.append(SimpleNamespace(**row._mapping, options=summary.options, header=None, training=None))
    found = [Listed(facts, _shown(facts)) for facts in await tables.with_seats(store, light)]
    while len(_summaries) > SUMMARIES_KEPT:
        _summaries.popitem(last=False)
    return found


def _key(row: Any) -> tuple[str, bool]:
    return row.code, row.started is not None


def _summary(facts: Facts) -> Summary:
    options = msgspec.json.encode(in_short(facts.options)).decode()
    return Summary(options, facts.hides, facts.training is not None, facts.frozen)


def _shown(facts: Facts) -> ShownTable:
    summary = _summaries[facts.code, facts.started is not None]
    return msgspec.structs.replace(
        facts.shown(),
        hides=summary.hides,
        training=summary.training,
        frozen=summary.frozen or facts.frozen,
    )


def in_short(options: dict[str, Any]) -> dict[str, Any]:
    """Options with long values replaced by their names and sizes."""
    return {name: _in_short(value) for name, value in options.items()}


def _in_short(value: Any) -> Any:
    try:
        size = len(msgspec.json.encode(value))
    except RecursionError:  # stored before its depth was limited
        return Own(None, 0)
    if size <= LONGEST_VALUE:
        return value
    return Own(_name(value), size)


def _name(value: Any) -> str | None:
    """As the file of a board or track has it: at its top, or among its facts."""
    facts = value.get("meta", value) if isinstance(value, dict) else {}
    name = facts.get("name") if isinstance(facts, dict) else None
    return name[:LONGEST_NAME] if isinstance(name, str) else None


def own_bytes(facts: Facts) -> int:
    """Bytes that a table stores beside what every table does."""
    size = sum(max(0, len(msgspec.json.encode(value)) - LONGEST_VALUE) for value in facts.options.values())
    return size + (0 if facts.training is None else len(msgspec.json.encode(facts.training)))
