"""A table from its opening to its end as the database knows it: seats, invitations, start, result.

Every change is one transaction that checks what it builds upon, so two people who want the same seat at the
same time cannot both get it. Live play is not here: see `service`.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Row, Update, func, insert, select, update

from racecraft.bots.registry import bot_names
from racecraft.engine.chance import commitment
from racecraft.engine.errors import BadOptions, RacecraftError, UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.record import FORMAT, Header
from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat
from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import Person, new_code, printable_code
from racecraft.server.accounts.names import LONGEST_NAME, clean_name, distinct_name
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play.clocks import Clock
from racecraft.server.play.restrictions import Restriction, restrict, restriction_of, restrictions_at
from racecraft.server.settings import Limits
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store

OPEN, STARTING, RUNNING, OVER, CLOSED = "open", "starting", "running", "over", "closed"
SEED_BYTES = 32
MOST_SEATS = 12
LARGEST_POSITION = 65_536
"""Bytes of a training table's position."""
NameText = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 hash of a secret of 32 bytes, in hexadecimal."""
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

NO_RESTRICTION = Restriction()
MOST_REMEMBERED = 10_000
_frozen: set[str] = set()
"""Codes of tables that were found to be unreadable or not to replay, by this process."""

SeatKind = Literal["open", "invited", "person", "bot"]
Status = Literal["open", "starting", "running", "over", "closed"]
EndedBy = Literal["host", "operator", "expiry", "length"]
"""Who or what closed a table: `expiry` after long silence, `length` after more moves than a race may have."""
LeftBy = Literal["clock", "holder", "host", "operator"]
"""Who or what took the holder of a seat from the wheel."""

log = logging.getLogger(__name__)


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine (also a second person at my screen), open, by invitation, or a bot's."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    name: NameText | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    seal: Seal | None = None
    """Of the secret that my browser adds to the dice; for a seat of mine."""


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a training race begins and whose dice it is driven with."""

    position: dict[str, Any]
    dice: Literal["thrown", "choose"] = "thrown"
    """`choose`: the person says what chance brings."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    public: bool = False
    rated: bool = False
    clock: Clock | None = None
    start: bool = False
    """Start at once; every seat must be taken."""
    position: dict[str, Any] | None = None
    """Makes it a training table, with free undo and never rated: a whole position, or what differs from the
    start, which may be nothing."""
    dice: Literal["thrown", "choose"] = "thrown"
    """At a training table: whether the dice fall by themselves or I choose what they show."""


class SeatFacts(msgspec.Struct):
    """One seat, with what only the server may know."""

    seat: Seat
    kind: SeatKind
    name: str
    identity: str | None = None
    bot: str | None = None
    invite: str | None = None
    seal: str | None = None
    secret: str | None = None
    """What was sealed, once it is revealed."""
    away: bool = False
    back: int | None = None
    autopilot: bool = False
    """Away by somebody's wish: the holder says when they return."""
    resigned: bool = False
    """Away for good."""
    left_by: LeftBy | None = None
    """Why, if they are away."""
    muted: bool = False
    assisted: bool = False
    """By a hint, an undo, or a bot at the wheel."""

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def driven_by_bot(self) -> bool:
        return self.kind != "person" or self.away or self.identity is None


class ShownSeat(msgspec.Struct, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None
    away: bool
    """A bot drives for the holder."""
    autopilot: bool
    """It does until the holder says otherwise."""
    resigned: bool
    """It does to the end of the race: the holder has resigned or was removed."""
    left_by: LeftBy | None
    """Who wanted the bot to drive: the holder, the host, the operator, or a clock that ran out."""
    muted: bool
    """The holder may not talk."""
    seal: str | None
    """The hash of the secret that this seat adds to the dice."""
    dice: Literal["none", "sealed", "revealed", "missing"]
    """Whether the seat has added a secret: it has none, has not revealed it yet, has, or was left out."""


class ShownTable(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    code: str
    game: str
    track: str
    options: dict[str, Any]
    status: Status
    """`starting`: the seats are fixed and reveal their secrets, a few seconds at most."""
    public: bool
    rated: bool
    clock: Clock | None
    host: str
    seats: list[ShownSeat]
    commitment: str
    created: int
    started: int | None
    ended: int | None
    ended_by: EndedBy | None
    """Who or what closed the table; none for a race that was driven to its end."""
    result: dict[str, Any] | None
    places: list[int] | None
    """By seat, the places that count once the race is over: whoever resigned comes after all others."""
    day: str | None
    """The day whose drive of the day this is."""
    rematch: str | None
    hides: bool
    """Seats hold secrets: the record is given out when the race is over."""
    training: bool
    """The race began at a chosen position: it counts nowhere, and undo is free."""
    frozen: bool
    """The race was driven by other rules than this server plays: it is shown as far as it replays, and
    nothing is added to it."""


class Facts(msgspec.Struct):
    """A row of `tables` with its seats."""

    code: str
    game: str
    track: str
    options: dict[str, Any]
    status: Status
    public: bool
    rated: bool
    clock: Clock | None
    host: str
    seed: bytes
    header: Header | None
    result: dict[str, Any] | None
    created: int
    started: int | None
    ended: int | None
    due: int | None
    seats: list[SeatFacts]
    rematch: str | None = None
    training: Training | None = None
    frozen: bool = False
    day: str | None = None
    ended_by: EndedBy | None = None

    @property
    def has_ended(self) -> bool:
        """The race is over or was closed: nothing of it is secret any more."""
        return self.status in (OVER, CLOSED)

    @property
    def opened_seed(self) -> str | None:
        """The seed from which the dice followed, once the race has ended; none if somebody chose the dice."""
        chosen = self.training is not None and self.training.dice == "choose"
        return self.seed.hex() if self.has_ended and not chosen else None

    @property
    def places(self) -> list[int] | None:
        """The places that count: whoever resigned comes after everybody who did not, in whatever place the
        bot brought the car home."""
        if self.status != OVER or self.result is None:
            return None
        return classified(self.seats, self.result["places"])

    @property
    def solo(self) -> bool:
        """A single car, from the start on."""
        return len(self.seats) == 1 and self.training is None

    @property
    def goes_on(self) -> bool:
        """Decisions are taken."""
        return self.status == RUNNING and not self.frozen

    @property
    def goes_on_unwatched(self) -> bool:
        """Bots decide even while nobody watches: a rated race has to end, and a person's clock or turn
        comes only if the others move."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return self.rated or any(self.clock is not None or not seat.away for seat in people)

    def held_by(self, identity: str) -> list[Seat]:
        """The seats for which this person decides."""
        return [
            seat.seat
            for seat in self.seats
            if seat.identity == identity and seat.kind == "person" and not seat.resigned
        ]

    def taken_by(self, identity: str) -> list[Seat]:
        """The seats of this person, resigned ones included."""
        return [seat.seat for seat in self.seats if seat.identity == identity]

    def backs(self) -> list[int | None]:
        return [seat.back for seat in self.seats]

    def host_name(self) -> str:
        return next((seat.name for seat in self.seats if seat.identity == self.host), "")

    @property
    def hides(self) -> bool:
        try:
            game = game_of(self.game)
            return game.hides_with(game.options(self.options))
        except (RacecraftError, RecursionError):  # stored by another version: assumes that it hides something
            return True

    def _dice(self, seat: SeatFacts) -> Literal["none", "sealed", "revealed", "missing"]:
        if seat.seal is None:
            return "none"
        if seat.secret is not None:
            return "revealed"
        return "sealed" if self.status in (OPEN, STARTING) else "missing"

    @property
    def unrevealed(self) -> list[Seat]:
        """Seats whose secret is sealed and not revealed."""
        return [seat.seat for seat in self.seats if seat.seal is not None and seat.secret is None]

    def shown(self) -> ShownTable:
        return ShownTable(
            code=self.code,
            game=self.game,
            track=self.track,
            options=self.options,
            status=self.status,
            public=self.public,
            rated=self.rated,
            clock=self.clock,
            host=self.host_name(),
            seats=[
                ShownSeat(
                    *(seat.seat, seat.kind, seat.name, seat.bot, seat.away, seat.autopilot, seat.resigned),
                    left_by=seat.left_by,
                    muted=seat.muted,
                    seal=seat.seal,
                    dice=self._dice(seat),
                )
                for seat in self.seats
            ],
            commitment=commitment(self.seed),
            created=self.created,
            started=self.started,
            ended=self.ended,
            ended_by=self.ended_by,
            result=self.result,
            places=self.places,
            day=self.day,
            rematch=self.rematch,
            hides=self.hides,
            training=self.training is not None,
            frozen=self.frozen,
        )


def track_of(game: AnyGame, options: dict[str, Any]) -> str:
    """The name of the built-in track, board or rally of a race."""
    return game.track_named(options) or "own"


def classified(seats: Sequence[SeatFacts], places: Sequence[int]) -> list[int]:
    """The places that count, from those of the cars."""
    stayed = [place for seat, place in zip(seats, places, strict=True) if not seat.resigned]
    return [
        1 + (len(stayed) if seat.resigned else sum(other < place for other in stayed))
        for seat, place in zip(seats, places, strict=True)
    ]


def check_bot(game: AnyGame, name: str | None) -> str:
    names = bot_names(game.id)
    if name not in names:
        raise Refused("bad-request", f"{game.id} has no bot {name!r}; it has {', '.join(names)}")
    return str(name)


async def remember(store: Store, person: Person, now: int) -> None:
    """A guest is stored when there is something to store about them."""
    if not person.stored:
        try:
            await store.write(
                insert(schema.identities).values(id=person.id, kind="guest", name=person.name, created=now),
                sessions.opened(person, now),
            )
        except Conflict:  # the same guest, from another window
            return


async def load(store: Store, code: str) -> Facts:
    """Refused if there is no such table."""
    row = (
        await store.one(select(schema.tables).where(schema.tables.c.code == code))
        if printable_code(code)
        else None
    )
    if row is None:
        raise Refused("not-found", "there is no such table")
    return (await with_seats(store, [row]))[0]


async def with_seats(store: Store, rows: Sequence[Any]) -> list[Facts]:
    """Rows of `tables` with the seats of all of them, in three queries at most. A row that cannot be read is
    frozen."""
    codes = [row.code for row in rows]
    if not codes:
        return []
    seats = await store.read(
        select(schema.seats)
        .where(schema.seats.c.code.in_(codes))
        .order_by(schema.seats.c.code, schema.seats.c.seat)
    )
    by_code: dict[str, list[Row[Any]]] = {code: [] for code in codes}
    for seat in seats:
        by_code[seat.code].append(seat)
    rematches = await store.read(
        select(schema.tables.c.rematch_of, schema.tables.c.code).where(schema.tables.c.rematch_of.in_(codes))
    )
    next_codes = {row.rematch_of: row.code for row in rematches}
    return [_readable(row, by_code[row.code], next_codes.get(row.code)) for row in rows]


def freeze(code: str, error: Exception) -> None:
    """From now on a table is frozen in this process, because what is stored of it cannot be read or does not
    replay: another version may have stored it. That is logged once."""
    if code not in _frozen and len(_frozen) < MOST_REMEMBERED:
        _frozen.add(code)
        log.warning("a table is frozen", extra={"code": code, "reason": str(error) or type(error).__name__})


def _readable(row: Row[Any], seats: Sequence[Row[Any]], rematch: str | None) -> Facts:
    """The facts of a table; one that cannot be read is frozen, without what cannot be read."""
    try:
        return _facts(row, seats, rematch)
    except Exception as error:
        freeze(row.code, error)
    held = [SeatFacts(seat.seat, "person", str(seat.name), seat.identity) for seat in seats]
    return Facts(
        *(row.code, row.game, row.track, {}, row.status, False, False, None, row.host, b""),
        *(None, None, row.created, row.started, row.ended, row.due, held),
        rematch=rematch,
        frozen=True,
        ended_by=row.ended_by,
    )


def _facts(row: Row[Any], seats: Sequence[Row[Any]], rematch: str | None) -> Facts:
    decode = msgspec.json.decode
    header = None if row.header is None else decode(row.header, type=Header)
    return Facts(
        code=row.code,
        game=row.game,
        track=row.track,
        options=decode(row.options, type=dict[str, Any]),
        status=row.status,
        public=row.public,
        rated=row.rated,
        clock=None if row.clock is None else decode(row.clock, type=Clock),
        host=row.host,
        seed=bytes.fromhex(row.seed),
        header=header,
        result=None if row.result is None else decode(row.result, type=dict[str, Any]),
        created=row.created,
        started=row.started,
        ended=row.ended,
        due=row.due,
        seats=[msgspec.convert(seat._mapping, SeatFacts, strict=False) for seat in seats],
        rematch=rematch,
        training=None if row.training is None else decode(row.training, type=Training),
        frozen=row.code in _frozen or (header is not None and of_other_rules(header)),
        ended_by=row.ended_by,
        day=row.day,
    )


def of_other_rules(header: Header) -> bool:
    """Whether this server cannot replay such a race faithfully."""
    try:
        return header.racecraft != FORMAT or header.rules != game_of(header.game).rules
    except UnknownName:
        return True


def plan(wanted: NewTable, host: Person, now: int) -> Facts:
    """The table that somebody wants, checked by the game itself; nothing is stored."""
    try:
        game = game_of(wanted.game)
        given = game.options(wanted.options)
        game.new(len(wanted.seats), wanted.options)
        training = _training(game, wanted)
    except Refused:
        raise
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    except RacecraftError as error:
        raise Refused("bad-request", str(error)) from None
    options = msgspec.to_builtins(given)
    seats = [_seat(number, seat, game, host) for number, seat in enumerate(wanted.seats)]
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
        header=None,
        result=None,
        created=now,
        started=None,
        ended=None,
        ended_by=None,
        due=None,
        seats=seats,
        training=training,
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


def _seat(number: Seat, wanted: WantedSeat, game: AnyGame, host: Person) -> SeatFacts:
    if wanted.bot is not None and wanted.kind != "bot":
        raise Refused("bad-request", f"seat {number + 1} is no bot's seat, but names the bot {wanted.bot!r}")
    if wanted.seal is not None and wanted.kind != "me":
        raise Refused("bad-request", f"seat {number + 1} is not yours, but has a seal of yours")
    if wanted.kind == "bot":
        bot = check_bot(game, wanted.bot)
        return SeatFacts(number, "bot", clean_name(wanted.name or bot), bot=bot)
    if wanted.kind == "me":
        return SeatFacts(
            number, "person", clean_name(wanted.name or host.name), identity=host.id, seal=wanted.seal
        )
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


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings who takes a seat."""

    name: NameText | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None
    seal: Seal | None = None
    """Of the secret that my browser adds to the dice."""


async def sit(store: Store, facts: Facts, number: Seat, person: Person, sitting: Sitting, now: int) -> None:
    """Takes a free seat; an invited one only with its invitation."""
    name, invite = sitting.name, sitting.invite
    seat = seat_of(facts, number)
    if facts.status != OPEN:
        raise Refused("not-open", "the race has begun, no seat can be taken any more")
    if seat.taken:
        raise Refused("seat-taken", f"seat {number + 1} is taken by {seat.name}")
    if seat.kind == "invited" and (invite is None or not secrets.compare_digest(invite, seat.invite or "")):
        raise Refused("not-yours", f"seat {number + 1} is kept for somebody with an invitation")
    if facts.rated and facts.held_by(person.id):
        raise Refused("seat-taken", "in a rated race everybody has one seat; you have yours")
    if facts.rated and person.is_bot:
        raise Refused("rated", "a rated race is for people")
    shown = _name_at(facts, person, name)
    restriction = await restriction_of(store, facts.code, person.id)
    if restriction.removed:
        raise Refused("removed", "the host has removed you from this table")
    await remember(store, person, now)
    columns = schema.seats.c
    taken = (
        update(schema.seats)
        .where(columns.code == facts.code, columns.seat == number, columns.kind == seat.kind)
        .where(columns.identity.is_(None))
        .values(kind="person", identity=person.id, name=shown, seal=sitting.seal, muted=restriction.muted)
    )
    try:
        await store.write(still(facts, OPEN), Must(taken))
    except Conflict:
        raise Refused("seat-taken", f"seat {number + 1} has just been taken") from None


def _name_at(facts: Facts, person: Person, wanted: str | None) -> str:
    """The name of somebody who sits down; it does not look like that of another."""
    others = [seat.name for seat in facts.seats if seat.taken and seat.identity != person.id]
    name = clean_name(wanted or person.name)
    distinct = distinct_name(name, others)
    if wanted is not None and distinct != name:
        raise Refused("name-taken", "somebody at this table has such a name; take another")
    return distinct


async def stand_up(store: Store, facts: Facts, number: Seat, person: Person) -> None:
    """Gives a seat back before the start: to whoever comes, or to the invited."""
    seat = seat_of(facts, number)
    if seat.identity != person.id:
        raise Refused("not-yours", f"seat {number + 1} is not yours")
    columns = schema.seats.c
    freed = (
        update(schema.seats)
        .where(columns.code == facts.code, columns.seat == number, columns.identity == person.id)
        .values(**free_again(seat.invite))
    )
    try:
        await store.write(still(facts, OPEN), Must(freed))
    except Conflict:
        raise Refused("not-open", "the race has begun") from None


def free_again(invite: str | None) -> dict[str, Any]:
    """A seat without its holder, before the start; one with an invitation is kept for the invited."""
    kind = "open" if invite is None else "invited"
    return {"kind": kind, "identity": None, "name": "", "seal": None, "secret": None, "muted": False}


async def rematch(store: Store, facts: Facts, person: Person, now: int) -> str:
    """A new table with the same people in the same seats; the first who asks is its host."""
    if facts.status != OVER:
        raise Refused("not-over", "a rematch follows a race that is over")
    if not facts.taken_by(person.id):
        raise Refused("not-yours", "only those who raced ask for a rematch")
    restrictions = await restrictions_at(store, facts.code)
    if restrictions.get(person.id, NO_RESTRICTION).removed:
        raise Refused("removed", "the host has removed you from this table")
    if facts.rematch is not None:
        return facts.rematch
    again = anew(facts, person, now, [seat_again(seat, restrictions) for seat in facts.seats])
    kept = [
        statement
        for identity, restriction in restrictions.items()
        for statement in restrict(again.code, identity, restriction)
    ]
    try:
        await store.write(*inserts(again, rematch_of=facts.code), *kept)
    except Conflict:
        return (await load(store, facts.code)).rematch or again.code
    return again.code


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
    )


def seat_again(seat: SeatFacts, restrictions: dict[str, Restriction]) -> SeatFacts:
    """The same seat in a rematch; that of somebody who is known no more, or was removed, is open."""
    restriction = restrictions.get(seat.identity or "", NO_RESTRICTION)
    if (seat.kind == "person" and seat.identity is None) or restriction.removed:
        return SeatFacts(seat.seat, "open", "")
    return SeatFacts(seat.seat, seat.kind, seat.name, seat.identity, seat.bot, muted=restriction.muted)


def closing(by: EndedBy, now: int, *conditions: Any) -> Update:
    """What closes the tables that meet these conditions."""
    values = {"status": CLOSED, "due": None, "ended": now, "ended_by": by}
    return update(schema.tables).where(*conditions).values(**values)


def still(facts: Facts, status: str) -> Must:
    """The table is still in this state; also keeps it so until the write is done."""
    columns = schema.tables.c
    return Must(
        update(schema.tables)
        .where(columns.code == facts.code, columns.status == status)
        .values(status=status)
    )


def seat_of(facts: Facts, number: Seat) -> SeatFacts:
    if not 0 <= number < len(facts.seats):
        raise Refused("not-found", f"the table has no seat {number + 1}")
    return facts.seats[number]
