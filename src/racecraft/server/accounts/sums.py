"""Sums over the results of races, changed in the transaction that stores a result.

Statistics and track records read these and never the results themselves, of which there may be very many.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table, and_, insert, literal, or_, select, text, update

from racecraft.server.store import schema
from racecraft.server.store.base import Statement

ADD_TO_TRACK = text(
    "INSERT INTO track_sums (game, track, races) VALUES (:game, :track, 1) "
    "ON CONFLICT (game, track) DO UPDATE SET races = track_sums.races + EXCLUDED.races"
)
ADD_TO_DRIVER = text(
    "INSERT INTO driver_sums (game, identity, races, wins, places) "
    "VALUES (:game, :identity, :races, :wins, :places) "
    "ON CONFLICT (game, identity) DO UPDATE SET races = driver_sums.races + EXCLUDED.races, "
    "wins = driver_sums.wins + EXCLUDED.wins, places = driver_sums.places + EXCLUDED.places"
)
"""Both databases understand them; one statement made once, where SQLAlchemy would make two for each row."""


def races_against_others(results: Any) -> list[Any]:
    """The conditions of a result that counts in places and wins: neither a drive alone nor a race that a bot
    drove to the end."""
    return [results.seats > 1, results.bot_finished.is_(False)]


def _raced_against_others(row: Mapping[str, Any]) -> bool:
    """The same of one row."""
    return row["seats"] > 1 and not row["bot_finished"]


def statements(rows: list[dict[str, Any]]) -> list[Statement]:
    """What adds the results of one race, as rows of `results`, to the sums. Whoever else adds to the same
    rows does so in the same order, so that neither waits for the other in vain."""
    game = rows[0]["game"]
    found: list[Statement] = [ADD_TO_TRACK.bindparams(game=game, track=rows[0]["track"])]
    places: dict[str, list[int]] = {}
    for row in rows:
        if row["identity"] is not None and _raced_against_others(row):
            places.setdefault(row["identity"], []).append(row["place"])
    for identity, own in sorted(places.items()):
        found.append(
            ADD_TO_DRIVER.bindparams(
                game=game, identity=identity, races=len(own), wins=own.count(1), places=sum(own)
            )
        )
    return found


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
