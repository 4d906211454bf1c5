"""Opening a table: what somebody wants, checked by the game itself, and how it is stored."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import func, insert, select

from racecraft.builders import check_whole
from racecraft.engine.errors import BadOptions, RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import Person, new_code
from racecraft.server.accounts.names import clean_name, distinct_name
from racecraft.server.building.own_tracks import own_fingerprint
from racecraft.server.errors import Refused, refusal_of
from racecraft.server.play.clocks import Clock
from racecraft.server.play.tables import (
    OPEN,
    RUNNING,
    Facts,
    NameText,
    Seal,
    SeatFacts,
    Training,
    check_bot,
    remember,
    track_of,
)
from racecraft.server.settings import Limits
from racecraft.server.store import schema
from racecraft.server.store.base import Statement, Store

SEED_BYTES = 32
MOST_SEATS = 12
LARGEST_POSITION = 65_536
"""Bytes of a training table's position."""


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine (also a second person at my screen), open, by invitation, or a bot's."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    name: NameText | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    seal: Seal | None = None
    """Of the secret that my browser adds to the dice; for a seat of mine."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    public: bool = False
    rated: bool = False
    clock: Clock | None = None
    reviews: bool = True
    """Whether the race may be reviewed once it is over."""
    start: bool = False
    """Start at once; every seat must be taken."""
    position: dict[str, Any] | None = None
    """Makes it a training table, with free undo and never rated: a whole position, or what differs from the
    start, which may be nothing."""
    dice: Literal["thrown", "choose"] = "thrown"
    """At a training table: whether the dice fall by themselves or I choose what they show."""


def plan(wanted: NewTable, host: Person, now: int) -> Facts:
    """The table that somebody wants, checked by the game itself; nothing is stored."""
    try:
        game = game_of(wanted.game)
        given = game.options(wanted.options)
        game.new(len(wanted.seats), wanted.options)
        track = wanted.options.get(game.track_option)
        if isinstance(track, dict):
            check_whole(game, track, "track")
        training = _training(game, wanted)
    except Refused:
        raise
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    except RacecraftError as error:
        raise refusal_of(error) from None
    options = msgspec.to_builtins(given)
    seats: list[SeatFacts] = []
    for number, seat in enumerate(wanted.seats):
        seats.append(_seat(number, seat, game, host, [other.name for other in seats if other.taken]))
    people = [seat for seat in wanted.seats if seat.kind != "bot"]
    if wanted.rated and (
        len(people) != len(seats) or sum(seat.kind == "me" for seat in people) > 1 or len(seats) < 2
    ):
        raise Refused(
            "bad-request", "a rated race has two or more people, each with a seat of their own, and no bots"
        )
    if wanted.rated and host.is_bot and any(seat.kind == "me" for seat in people):
        raise Refused("rated", "a rated race is for people")
    return Facts(
        code=new_code(),
        game=game.id,
        track=track_of(game, options),
        options=options,
        status="open",
        public=wanted.public,
        rated=wanted.rated,
        clock=wanted.clock,
        host=host.id,
        seed=secrets.token_bytes(SEED_BYTES),
        result=None,
        created=now,
        started=None,
        ended=None,
        ended_by=None,
        day=None,
        rematch=None,
        frozen=False,
        seats=seats,
        training=training,
        reviews=wanted.reviews,
    )


def _training(game: AnyGame, wanted: NewTable) -> Training | None:
    """The training that somebody wants, with its position whole; Refused if it is none."""
    if wanted.position is None:
        if wanted.dice != "thrown":
            raise Refused("bad-request", "dice are chosen at training tables only, which have a position")
        return None
    if len(msgspec.json.encode(wanted.position)) > LARGEST_POSITION:
        raise Refused("too-large", f"a position has at most {LARGEST_POSITION} bytes")
    if wanted.rated or wanted.clock is not None:
        raise Refused("bad-request", "a training table is not rated and has no clock")
    if any(seat.kind not in ("me", "bot") for seat in wanted.seats):
        raise Refused("bad-request", "the seats of a training table are yours or bots'")
    if any(seat.seal is not None for seat in wanted.seats):
        raise Refused("bad-request", "nobody adds a secret to the dice of a training table")
    state = game.place(len(wanted.seats), wanted.options, wanted.position)
    if state.over():
        raise Refused("bad-request", "the race is over in this position")
    return Training(game.position(state), wanted.dice)


def _seat(number: Seat, wanted: WantedSeat, game: AnyGame, host: Person, others: list[str]) -> SeatFacts:
    """A seat as it is wanted; two people at one screen have two names."""
    if wanted.bot is not None and wanted.kind != "bot":
        raise Refused("bad-request", f"seat {number + 1} is no bot's seat, but names the bot {wanted.bot!r}")
    if wanted.seal is not None and wanted.kind != "me":
        raise Refused("bad-request", f"seat {number + 1} is not yours, but has a seal of yours")
    if wanted.kind == "bot":
        bot = check_bot(game, wanted.bot)
        return SeatFacts(number, "bot", clean_name(wanted.name or bot), bot=bot)
    if wanted.kind == "me":
        name = distinct_name(clean_name(wanted.name or host.name), others)
        return SeatFacts(number, "person", name, identity=host.id, seal=wanted.seal)
    invite = new_code() if wanted.kind == "invited" else None
    return SeatFacts(number, wanted.kind, clean_name(wanted.name) if wanted.name else "", invite=invite)


def inserts(facts: Facts, rematch_of: str | None = None) -> list[Statement]:
    """What stores a new table."""
    encode = msgspec.json.encode
    table = insert(schema.tables).values(
        code=facts.code,
        game=facts.game,
        track=facts.track,
        options=encode(facts.options).decode(),
        status=facts.status,
        public=facts.public,
        rated=facts.rated,
        clock=None if facts.clock is None else encode(facts.clock).decode(),
        host=facts.host,
        seed=facts.seed.hex(),
        rematch_of=rematch_of,
        training=None if facts.training is None else encode(facts.training).decode(),
        day=facts.day,
        championship=facts.championship,
        championship_race=facts.championship_race,
        reviews=facts.reviews,
        own_track=own_fingerprint(game_of(facts.game), facts.options),
        created=facts.created,
    )
    rows = [{"code": facts.code, **msgspec.to_builtins(seat)} for seat in facts.seats]
    return [table, insert(schema.seats).values(rows)]


async def open_table(
    store: Store, facts: Facts, host: Person, limits: Limits, now: int, *also: Statement
) -> None:
    """Stores a planned table, and in the same transaction what else belongs to it."""
    unfinished = await store.one(
        select(func.count())
        .select_from(schema.tables)
        .where(schema.tables.c.host == host.id, schema.tables.c.status.in_([OPEN, RUNNING]))
    )
    if unfinished is not None and unfinished[0] >= limits.unfinished_tables:
        raise Refused("too-many", f"you have {unfinished[0]} tables that are not finished; close some first")
    await remember(store, host, now)
    await store.write(*inserts(facts), *also)


def anew(facts: Facts, host: Person, now: int, seats: list[SeatFacts]) -> Facts:
    """A table as another was before its race, with dice of its own."""
    return msgspec.structs.replace(
        facts,
        code=new_code(),
        status="open",
        host=host.id,
        seed=secrets.token_bytes(SEED_BYTES),
        header=None,
        result=None,
        created=now,
        started=None,
        ended=None,
        ended_by=None,
        due=None,
        seats=seats,
        rematch=None,
        day=None,
        championship=None,
        championship_race=None,
    )
