"""Sums over the results of races, changed in the transaction that stores a result.

Statistics and track records read these and never the results themselves, of which there may be very many.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table, and_, insert, literal, or_, select, update

from racecraft.server.store import schema
from racecraft.server.store.base import Statement


def statements(rows: list[dict[str, Any]]) -> list[Statement]:
    """What adds the results of one race, as rows of `results`, to the sums."""
    first = rows[0]
    game = first["game"]
    found = _add(schema.track_sums, {"game": game, "track": first["track"]}, {"races": 1})
    for row in rows:
        if row["identity"] is not None:
            added = {"races": 1, "wins": int(row["place"] == 1), "places": row["place"]}
            found += _add(schema.driver_sums, {"game": game, "identity": row["identity"]}, added)
    return found


def _add(table: Table, key: Mapping[str, Any], added: Mapping[str, int]) -> list[Statement]:
    """Adds numbers to a row, which is made first if there is none."""
    at = and_(*[table.c[name] == value for name, value in key.items()])
    zeros = {**key, **dict.fromkeys(added, 0)}
    return [
        _insert_missing(table, zeros, at),
        update(table).where(at).values({name: table.c[name] + value for name, value in added.items()}),
    ]


def best_drive(drive: Mapping[str, Any]) -> list[Statement]:
    """Puts a drive, a row of `drives`, in the place of the best one with the same options if it is better."""
    table = schema.best_drives
    values = {name: drive[name] for name in ("game", "setting", "code", "cost", "spare")}
    at = and_(table.c.game == drive["game"], table.c.setting == drive["setting"])
    worse = or_(
        table.c.cost > drive["cost"], and_(table.c.cost == drive["cost"], table.c.spare < drive["spare"])
    )
    return [update(table).where(at, worse).values(values), _insert_missing(table, values, at)]


def _insert_missing(table: Table, values: Mapping[str, Any], at: Any) -> Statement:
    """Inserts a row unless there is one; two writers that do so at once are a conflict."""
    given = [literal(value, table.c[name].type) for name, value in values.items()]
    return insert(table).from_select(list(values), select(*given).where(~select(1).where(at).exists()))
