"""The drive of the day: one track a game and day, with the same dice for everybody.

Track and dice follow from the date and a key of this server, so nobody can know those of tomorrow. A day is
one of UTC. Everybody has one try that counts; later ones are practice. Until the day is over its dice are
sealed: a drive is shown to its driver alone, and no record of it is given out.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import insert, select

from racecraft.arena.targets import whole_options
from racecraft.engine.game import AnyGame
from racecraft.server.accounts.identity import Person, new_code
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play.opening import NewTable, WantedSeat, open_table, plan
from racecraft.server.play.tables import Facts
from racecraft.server.settings import Limits
from racecraft.server.store import schema
from racecraft.server.store.base import Statement, Store

SEALED = Refused("day-sealed", "the dice of a drive of the day are shown when the day is over")


def day_of(now: int) -> str:
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds."""
    begun = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int((begun + timedelta(days=1)).timestamp() * 1000)


def sealed(facts: Facts, now: int) -> bool:
    """Whether the dice of this table must not become known."""
    return facts.day is not None and now < end_of(facts.day)


def check_open(facts: Facts, person: Person | None, now: int) -> None:
    """Refused to all but its driver while the dice are sealed."""
    if sealed(facts, now) and (person is None or not facts.taken_by(person.id)):
        raise SEALED


class Calendar:
    """Which drive is driven when. Holds a key, and never tells it."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"racecraft drive of the day" + secret).digest()

    def seed(self, game: AnyGame, day: str) -> bytes:
        """The seed of the dice: secret until the day is over."""
        return self._made("dice", game, day)

    def options(self, game: AnyGame, day: str) -> dict[str, Any]:
        """The track and its options."""
        drives = game.drives()
        chosen = int.from_bytes(self._made("track", game, day)[:8], "big") % len(drives)
        return whole_options(game, drives[chosen])

    def _made(self, what: str, game: AnyGame, day: str) -> bytes:
        return hmac.new(self._key, f"{what} {game.id} {day}".encode(), hashlib.sha256).digest()

    def plan(self, game: AnyGame, day: str, person: Person, now: int) -> Facts:
        """A table for the drive of a day."""
        if person.is_bot:
            raise Refused("of-the-day", "the drive of the day is for people")
        wanted = NewTable(game.id, [WantedSeat("me")], self.options(game, day))
        return msgspec.structs.replace(plan(wanted, person, now), seed=self.seed(game, day), day=day)


def try_of(facts: Facts, person: Person) -> Statement:
    """Makes this table the try of a person that counts; a conflict if they have had it."""
    return insert(schema.daily_tries).values(
        day=facts.day, game=facts.game, identity=person.id, code=facts.code
    )


async def counts(store: Store, facts: Facts, now: int) -> bool:
    """Whether a drive that ends now counts for the board of its day."""
    return sealed(facts, now) and await is_try(store, facts)


async def is_try(store: Store, facts: Facts) -> bool:
    """Whether this table is the try of its driver that counts."""
    found = await store.one(select(schema.daily_tries.c.day).where(schema.daily_tries.c.code == facts.code))
    return found is not None


async def open_drive(
    store: Store, calendar: Calendar, game: AnyGame, person: Person, limits: Limits, now: int
) -> Facts:
    """Stores a table for the drive of today: the try that counts, or practice if that was had."""
    facts = calendar.plan(game, day_of(now), person, now)
    if await had_try(store, day_of(now), game.id, person) is None:
        try:
            await open_table(store, facts, person, limits, now, try_of(facts, person))
            return facts
        except Conflict:  # from another window, at the same time
            facts = msgspec.structs.replace(facts, code=new_code())
    await open_table(store, facts, person, limits, now)
    return facts


async def had_try(store: Store, day: str, game: str, person: Person) -> str | None:
    """The code of the table of a person that counts for a day."""
    columns = schema.daily_tries.c
    found = await store.one(
        select(columns.code).where(columns.day == day, columns.game == game, columns.identity == person.id)
    )
    return None if found is None else str(found.code)
