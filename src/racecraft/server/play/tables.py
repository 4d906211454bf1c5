"""What the database knows of a table: its facts, what of them everybody may see, and how they are read.

How a table is opened is in `opening`, how people take seats in `seating`, live play in `service`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Row, Update, insert, select, update

from racecraft.bots.registry import bot_names
from racecraft.engine.chance import commitment
from racecraft.engine.errors import RacecraftError, UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.record import FORMAT, Header
from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat
from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import Person, printable_code
from racecraft.server.accounts.names import LONGEST_NAME
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play.clocks import Allowance, Clock, Days, Pause, holidays_left
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Store

OPEN, STARTING, RUNNING, OVER, CLOSED = "open", "starting", "running", "over", "closed"
NameText = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 hash of a secret of 32 bytes, in hexadecimal."""
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

MOST_REMEMBERED = 10_000
_frozen: set[str] = set()
"""Codes of tables that were found to be unreadable or not to replay, by this process."""

SeatKind = Literal["open", "invited", "person", "bot"]
Status = Literal["open", "starting", "running", "over", "closed"]
EndedBy = Literal["host", "operator", "agreement", "expiry", "length"]
"""Who or what closed a table: `agreement` of all who drove, `expiry` after long silence, `length` after more
moves than a race may have."""
LeftBy = Literal["absence", "clock", "holder", "host", "operator"]
"""Who or what took the holder of a seat from the wheel."""

log = logging.getLogger(__name__)


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a race that is over."""

    code: str
    ply: int
    seat: Seat
    dice: Literal["new", "same"] = "new"
    """`same`: the race is driven again from its start to this decision, and goes on with its own dice."""


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a training race begins and whose dice it is driven with."""

    position: dict[str, Any]
    dice: Literal["thrown", "choose"] = "thrown"
    """`choose`: the person says what chance brings."""
    drill: str | None = None
    """The drill whose position it is."""
    again: Again | None = None
    """The decision of an earlier race that is tried again here."""
    puzzle: str | None = None
    """The puzzle whose position it is."""


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
    ready: bool = False
    """To start."""
    agreed: bool = False
    """To end the race without a result."""
    pauses: str | None = None
    """Holidays of the holder as stored: a JSON list of pairs of times."""
    put_away: bool = False
    """The holder does not want to see the table among their races."""
    entrant: int | None = None
    """Of the championship, for whom this seat scores."""

    @property
    def holidays(self) -> list[Pause]:
        return [] if self.pauses is None else msgspec.json.decode(self.pauses, type=list[Pause])

    @property
    def allowance(self) -> Allowance:
        return Allowance(self.back, self.holidays)

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
    ready: bool
    """Before the start: the holder is ready; the host always is."""
    agreed: bool
    """The holder agrees to end the race without a result."""
    paused_until: int | None
    """The end of the holder's latest holiday, past or not, during which their time stands still."""
    asked: bool
    """A race that goes on ends without a result only if the holder of this seat agrees."""
    holidays_left: int
    """Whole days for which the holder's time may still stand still, in a race with days for each decision."""


class _Shared(msgspec.Struct, kw_only=True):
    """What the server knows of a table and everybody may know as it is."""

    code: str
    game: str
    track: str
    options: dict[str, Any]
    status: Status
    """`starting`: the seats are fixed and reveal their secrets, a few seconds at most."""
    public: bool
    rated: bool
    clock: Clock | None
    created: int
    started: int | None
    ended: int | None
    ended_by: EndedBy | None
    """Who or what closed the table; none for a race that was driven to its end."""
    result: dict[str, Any] | None
    day: str | None
    """The day whose drive of the day this is."""
    rematch: str | None
    championship: str | None = None
    """The championship of which this is a race."""
    championship_race: int | None = None
    """Which race, counted from 0."""
    reviews: bool = True
    """Whether the race may be reviewed once it is over."""
    frozen: bool
    """The race was driven by other rules than this server plays: it is shown as far as it replays, and
    nothing is added to it."""


class ShownTable(_Shared, kw_only=True):
    """What everybody may know of a table."""

    host: str
    seats: list[ShownSeat]
    commitment: str
    places: list[int] | None
    """By seat, the places that count once the race is over: whoever resigned comes after all others."""
    hides: bool
    """Seats hold secrets: the record is given out when the race is over."""
    training: bool
    """The race began at a chosen position: it counts nowhere, and undo is free."""


class Facts(_Shared, kw_only=True):
    """A row of `tables` with its seats."""

    host: str
    """The identity."""
    seed: bytes
    header: Header | None = None
    due: int | None = None
    seats: list[SeatFacts]
    training: Training | None = None

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
        """Bots decide even while nobody watches: a race that counts has to end, and a person's clock or turn
        comes only if the others move."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        counts = self.rated or self.championship is not None
        return counts or any(self.clock is not None or not seat.away for seat in people)

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

    def allowances(self) -> list[Allowance]:
        return [seat.allowance for seat in self.seats]

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

    @property
    def asked(self) -> list[SeatFacts]:
        """The seats that have to agree before the race ends without a result: people who drive themselves,
        and in a rated race also those for whom a bot drives."""
        if not self.goes_on:
            return []
        people = [
            seat for seat in self.seats if seat.kind == "person" and seat.identity and not seat.resigned
        ]
        return [seat for seat in people if self.rated or not seat.away]

    def shown(self) -> ShownTable:
        asked = self.asked
        return ShownTable(
            **{name: getattr(self, name) for name in _Shared.__struct_fields__},
            host=self.host_name(),
            seats=[
                ShownSeat(
                    *(seat.seat, seat.kind, seat.name, seat.bot, seat.away, seat.autopilot, seat.resigned),
                    left_by=seat.left_by,
                    muted=seat.muted,
                    seal=seat.seal,
                    dice=self._dice(seat),
                    ready=seat.ready or (seat.kind == "person" and seat.identity == self.host),
                    agreed=seat.agreed,
                    paused_until=None if seat.pauses is None else max(end for _, end in seat.holidays),
                    asked=seat in asked,
                    holidays_left=holidays_left(seat.holidays) if isinstance(self.clock, Days) else 0,
                )
                for seat in self.seats
            ],
            commitment=commitment(self.seed),
            places=self.places,
            hides=self.hides,
            training=self.training is not None,
        )


PLAIN = [
    *("code", "game", "track", "host", "status", "created", "started", "ended", "ended_by", "due", "day"),
    *("championship", "championship_race"),
]
"""Columns of `tables` that are facts as they stand."""


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


async def check_known(store: Store, code: str) -> None:
    """Refused if there is no such table. Only what there is may be followed, where that takes something."""
    if store.shared:
        column = schema.tables.c.code
        if await store.one(select(column).where(column == code)) is None:
            raise Refused("not-found", "there is no such table")


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
        return facts_of(row, [seat._mapping for seat in seats], rematch)
    except Exception as error:
        freeze(row.code, error)
    held = [SeatFacts(seat.seat, "person", str(seat.name), seat.identity) for seat in seats]
    return Facts(
        **{name: getattr(row, name) for name in PLAIN},
        options={},
        public=False,
        rated=False,
        clock=None,
        result=None,
        rematch=rematch,
        frozen=True,
        seed=b"",
        seats=held,
    )


def facts_of(row: Any, seats: Sequence[Any], rematch: str | None) -> Facts:
    """The facts of a row of `tables` and of its seats, each a mapping; raises what speaks against them."""
    decode = msgspec.json.decode
    header = None if row.header is None else decode(row.header, type=Header)
    return Facts(
        **{name: getattr(row, name) for name in PLAIN},
        options=decode(row.options, type=dict[str, Any]),
        public=row.public,
        rated=row.rated,
        clock=None if row.clock is None else decode(row.clock, type=Clock),
        seed=bytes.fromhex(row.seed),
        header=header,
        result=None if row.result is None else decode(row.result, type=dict[str, Any]),
        seats=[msgspec.convert(seat, SeatFacts, strict=False) for seat in seats],
        rematch=rematch,
        training=None if row.training is None else decode(row.training, type=Training),
        frozen=row.code in _frozen or (header is not None and of_other_rules(header)),
        reviews=row.reviews,
    )


def of_other_rules(header: Header) -> bool:
    """Whether this server cannot replay such a race faithfully."""
    try:
        return header.racecraft != FORMAT or header.rules != game_of(header.game).rules
    except UnknownName:
        return True


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
