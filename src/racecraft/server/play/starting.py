"""The start of a race: the seats are fixed, their browsers reveal the secrets that they had sealed, and the
dice of the race follow from these and the seed of the table.

The seed was committed to when the table was opened, and every secret was sealed before any was revealed, so
whoever reveals last can choose no more than whether to reveal. A seat that does not do so in time is left
out and marked: it cannot stop the race.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Update, update

from racecraft.engine.chance import Committed, Manual, Source, seal_of
from racecraft.engine.record import Chair, Header, new_record
from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play.tables import OPEN, RUNNING, STARTING, Facts, SeatFacts, check_bot, seat_of, still
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store

START_GRACE = 2_500
"""Milliseconds after which the scheduler inspects a race that was started but, after a crash, not begun."""


async def start(
    store: Store, facts: Facts, person: Person, fill: str | None, now: int, reveal_within: int
) -> None:
    """From now on the seats are as they are; `fill` names the bot that takes the free ones.

    The race begins at once if no seat has sealed a secret. Else the table is `starting` until all have
    revealed theirs, or so many milliseconds have passed.
    """
    if facts.host != person.id:
        raise Refused("not-yours", "only the host starts the race")
    if facts.status != OPEN:
        raise Refused("not-open", "the race has begun already")
    game = game_of(facts.game)
    free = [seat for seat in facts.seats if not seat.taken]
    if free and (fill is None or facts.rated):
        raise Refused("seats-open", f"{len(free)} of {len(facts.seats)} seats are not taken yet")
    statements: list[Statement] = []
    columns = schema.seats.c
    for seat in free:
        bot = check_bot(game, fill)
        seat.kind, seat.bot, seat.name = "bot", bot, bot
        filled = (
            update(schema.seats)
            .where(columns.code == facts.code, columns.seat == seat.seat, columns.identity.is_(None))
            .values(kind="bot", bot=bot, name=bot)
        )
        statements.append(Must(filled))
    if facts.unrevealed:
        values = {"status": STARTING, "due": now + reveal_within}
        # A seat that is taken, left or sealed anew meanwhile has other seals than everybody is shown.
        statements += [Must(_seat_as_it_is(facts, seat)) for seat in facts.seats]
    else:
        values = _beginning(facts, now)
    begun = update(schema.tables).where(schema.tables.c.code == facts.code, schema.tables.c.status == OPEN)
    try:
        await store.write(Must(begun.values(**values)), *statements)
    except Conflict:
        raise Refused("stale", "the seats have just changed, look again") from None


def _seat_as_it_is(facts: Facts, seat: SeatFacts) -> Update:
    """Touches the seat's row if its seal and secret are as in the facts."""
    columns = schema.seats.c
    return (
        update(schema.seats)
        .where(columns.code == facts.code, columns.seat == seat.seat)
        .where(columns.seal.is_not_distinct_from(seat.seal))
        .where(columns.secret.is_not_distinct_from(seat.secret))
        .values(seal=seat.seal)
    )


def _beginning(facts: Facts, now: int) -> dict[str, Any]:
    """What the row of a table says from the beginning of its race on."""
    header = msgspec.json.encode(header_of(facts, now)).decode()
    due = now + START_GRACE if facts.goes_on_unwatched else None  # else whoever comes to watch begins it
    return {"status": RUNNING, "header": header, "started": now, "due": due}


async def seal(store: Store, facts: Facts, number: Seat, person: Person, seal: str) -> None:
    """Seals another secret of the holder of a seat, before the start."""
    if seat_of(facts, number).identity != person.id:
        raise Refused("not-yours", f"seat {number + 1} is not yours")
    if facts.training is not None:
        raise Refused("bad-request", "nobody adds a secret to the dice of a training table")
    columns = schema.seats.c
    sealed = (
        update(schema.seats)
        .where(columns.code == facts.code, columns.seat == number, columns.identity == person.id)
        .values(seal=seal)
    )
    try:
        await store.write(still(facts, OPEN), Must(sealed))
    except Conflict:
        raise Refused("not-open", "the race has begun") from None


async def reveal(store: Store, facts: Facts, person: Person, revealed: dict[Seat, str]) -> None:
    """Stores what seats of this person had sealed."""
    if facts.status != STARTING:
        raise Refused("not-open", "secrets are revealed after the start and before the first roll")
    columns = schema.seats.c
    statements: list[Statement] = [still(facts, STARTING)]
    for number, secret in revealed.items():
        seat = seat_of(facts, number)
        if seat.identity != person.id:
            raise Refused("not-yours", f"seat {number + 1} is not yours")
        if seal_of(secret) != seat.seal:
            raise Refused("bad-request", f"this is not the secret that seat {number + 1} has sealed")
        at = update(schema.seats).where(columns.code == facts.code, columns.seat == number)
        statements.append(Must(at.where(columns.seal == seat.seal).values(secret=secret)))
    try:
        await store.write(*statements)
    except Conflict:
        raise Refused("not-open", "the race has begun without this secret") from None


async def begin(store: Store, facts: Facts, now: int) -> bool:
    """Begins the race of a table that is starting, with the secrets that are revealed; False if its row or a
    secret has changed meanwhile."""
    columns = schema.tables.c
    begun = update(schema.tables).where(columns.code == facts.code, columns.status == STARTING)
    missing = [Must(_seat_as_it_is(facts, facts.seats[seat])) for seat in facts.unrevealed]
    try:
        await store.write(Must(begun.values(**_beginning(facts, now))), *missing)
    except Conflict:
        return False
    return True


def header_of(facts: Facts, now: int) -> Header:
    """The first line of the record; the seed's hash, the seats' seals and what they revealed are in it from
    now on."""
    training = facts.training
    source: Source = Committed(
        facts.seed, [seat.secret or "" for seat in facts.seats], seals=[seat.seal for seat in facts.seats]
    )
    if training is not None and training.dice == "choose":
        source = Manual(lambda outcomes: outcomes[0][0])
    chairs = [Chair(seat.name, seat.bot if seat.kind == "bot" else None) for seat in facts.seats]
    position = None if training is None else training.position
    header = new_record(game_of(facts.game), facts.options, chairs, source, position).header
    header.date = iso_date(now)
    return header


def iso_date(now: int) -> str:
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
