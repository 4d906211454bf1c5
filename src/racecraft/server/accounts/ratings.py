"""What a finished race leaves behind: results of every seat, and ratings where people raced for them.

Ratings are OpenSkill's Plackett-Luce model, one a game, for rated races between people only.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, select, update

from racecraft.engine.pace import Drive
from racecraft.engine.registry import game_of
from racecraft.server.accounts import sums
from racecraft.server.building.settings_of_races import setting_of_race
from racecraft.server.errors import Conflict
from racecraft.server.play.tables import OVER, RUNNING, Facts, classified
from racecraft.server.solo import drives
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ATTEMPTS = 10


class Rating(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    races: int

    @property
    def shown(self) -> int:
        """One number, low until it is sure: three deviations below the estimate, on a friendly scale."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


MEAN = 25.0
DEVIATION = MEAN / 3
NEW = Rating(MEAN, DEVIATION, 0)


@cache
def _model() -> PlackettLuce:
    """Loaded with the first rated race: nothing else needs the library."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def rated_anew(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after a race with these places."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, rating.races + 1)
        for team, rating in zip(after, before, strict=True)
    ]


async def finish(
    store: Store, facts: Facts, result: Mapping[str, Any], now: int, drive: Drive | None = None
) -> bool:
    """Stores the result, and what a drive alone took; False if another process has stored it before."""
    for _ in range(ATTEMPTS):
        row = await store.one(select(schema.tables.c.status).where(schema.tables.c.code == facts.code))
        if row is None or row.status != RUNNING:
            return False
        over = (
            update(schema.tables)
            .where(schema.tables.c.code == facts.code, schema.tables.c.status == RUNNING)
            .values(status=OVER, result=msgspec.json.encode(result).decode(), ended=now, due=None)
        )
        statements: list[Statement] = [Must(over)]
        if facts.training is None:
            rows = _rows(facts, result, now)
            statements += [insert(schema.results).values(rows), *sums.statements(rows)]
            if drive is not None:
                statements += await drives.statements(store, facts, drive, now)
        if facts.rated:
            statements += await _new_ratings(store, facts, result)
        try:
            await store.write(*statements)
        except Conflict:  # somebody else finished this race, or one of these people finished another
            continue
        return True
    raise Conflict


def _rows(facts: Facts, result: Mapping[str, Any], now: int) -> list[dict[str, Any]]:
    places = classified(facts.seats, result["places"])
    return [
        {
            "code": facts.code,
            "seat": seat.seat,
            "game": facts.game,
            "track": facts.track,
            "setting": setting_of_race(game_of(facts.game), facts.options),
            "seats": len(facts.seats),
            "identity": seat.identity,
            "name": seat.name,
            "bot": seat.bot,
            "place": places[seat.seat],
            "score": result["scores"][seat.seat],
            "reason": "resigned" if seat.resigned else result["reason"],
            "rated": facts.rated,
            "bot_finished": seat.kind == "person" and seat.away and not seat.resigned,
            "ended": now,
        }
        for seat in facts.seats
    ]


async def _new_ratings(store: Store, facts: Facts, result: Mapping[str, Any]) -> list[Statement]:
    people = [seat.identity for seat in facts.seats]
    columns = schema.ratings.c
    rows = await store.read(
        select(schema.ratings).where(columns.identity.in_(people), columns.game == facts.game)
    )
    known = {row.identity: Rating(row.mu, row.sigma, row.races) for row in rows}
    before = [known.get(person, NEW) for person in people]
    after = rated_anew(before, classified(facts.seats, result["places"]))
    statements: list[Statement] = []
    for person, old, new in zip(people, before, after, strict=True):
        values = msgspec.to_builtins(new)
        if person is None:  # has asked to be forgotten meanwhile
            continue
        if person not in known:
            statements.append(insert(schema.ratings).values(identity=person, game=facts.game, **values))
            continue
        unchanged = (columns.identity == person, columns.game == facts.game, columns.races == old.races)
        statements.append(Must(update(schema.ratings).where(*unchanged).values(**values)))
    return statements
