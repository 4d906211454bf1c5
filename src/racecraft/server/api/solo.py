"""Drives alone: targets, the best drive as a ghost, records; the drive of the day; racing again at once."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from racecraft.arena.targets import Targets
from racecraft.engine.pace import Drive, Pace, Unit, ahead, at_turn, paces
from racecraft.engine.registry import all_games, game_of
from racecraft.server.accounts.identity import Person
from racecraft.server.api.records import replaying
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    Code,
    GamePath,
    InjectedServices,
    Services,
    TableForMe,
    known_game,
    table_for,
)
from racecraft.server.building.settings_of_races import setting_of_race
from racecraft.server.errors import Refused
from racecraft.server.play import opening, seating, tables
from racecraft.server.play.messages import SeatNumber
from racecraft.server.play.opening import MOST_SEATS
from racecraft.server.play.tables import Facts, Seal
from racecraft.server.solo import daily, drives
from racecraft.server.store.base import Store

BOARD_SHOWN = 10
TRACES_KEPT = 256


class ShownDrive(msgspec.Struct, frozen=True):
    """What a drive took."""

    cost: int
    """Seconds or turns."""
    spare: int
    """What breaks a tie: the more the better."""


class Aims(msgspec.Struct, frozen=True):
    """The drives to beat; to be as good is enough."""

    bronze: ShownDrive
    silver: ShownDrive
    gold: ShownDrive


class BestDrive(msgspec.Struct, frozen=True):
    """A drive that others are compared with."""

    name: str
    cost: int
    spare: int
    code: str
    ended: int


class Ghost(msgspec.Struct, frozen=True):
    """My best drive, after as many turns."""

    leg: int
    cell: str | None


class Outcome(msgspec.Struct, frozen=True):
    """How a drive that is over compares."""

    cost: int
    spare: int
    medal: Literal["bronze", "silver", "gold"] | None
    personal_best: bool
    """Better than all my earlier drives without help; also the first of them."""
    record: bool
    """Better than all earlier drives of others and of mine."""


class SoloDrive(msgspec.Struct, frozen=True):
    """A drive under way or over: what there is to beat, and how it stands."""

    unit: Unit
    cost: int
    """So far."""
    turns: int
    targets: Aims | None
    """None while they are being measured."""
    best: BestDrive | None
    """My best drive before this one, without help."""
    record: BestDrive | None
    """The best before this one of anybody, without help."""
    ghost: Ghost | None
    ahead: int | None
    """How much better than my best drive: in seconds at the same place, or in spaces after as many turns."""
    assisted: bool
    ranked: bool
    """It is the try that counts for the drive of the day."""
    sealed: bool
    """Its dice are shown when the day is over, and it is not over."""
    outcome: Outcome | None
    """Once it has reached the finish."""


class DailyEntry(msgspec.Struct, frozen=True):
    name: str
    cost: int
    spare: int
    place: int
    mine: bool


class DailyDrive(msgspec.Struct, frozen=True):
    """The drive of the day of one game."""

    game: str
    day: str
    ends: int
    track: str
    options: dict[str, Any]
    unit: Unit
    targets: Aims | None
    board: list[DailyEntry]
    """The best of today, the best first."""
    drivers: int
    """How many have finished it."""
    tried: str | None
    """The table of my try that counts."""
    mine: DailyEntry | None


class Daily(msgspec.Struct, frozen=True):
    drives: list[DailyDrive]


class SeatSeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    seal: Seal


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seals: Annotated[list[SeatSeal], Meta(max_length=MOST_SEATS)] = []
    """Of the secrets that my browser adds to the dice."""


# --- A drive and what there is to beat ---

_traces: dict[str, list[Pace]] = {}
"""By table, the paces of drives that are over; they never change."""


@get("/api/tables/{code:str}/drive", responses=REFUSALS)
async def get_drive(request: AnyRequest, services: InjectedServices, code: Code) -> SoloDrive:
    """A drive alone: targets, my best drive as a ghost, how much better this one is, and what it earned."""
    person, service = await services.person(request), services.play
    async with service.rooms.at(code) as room:
        facts = room.known
        if not facts.solo or facts.header is None:
            raise Refused("not-found", "nobody drives alone here")
        daily.check_open(facts, person, service.now())
        live = await service.rooms.live(room)
        game, pace = live.game, live.game.pace(live.race.state)
        done = live.game.drive(live.race.state)
    if pace is None:
        raise Refused("not-found", "this race is not driven against a clock")
    store, setting, seat = service.store, setting_of_race(game, facts.options), facts.seats[0]
    targets = await services.targets.of(game, facts.options)
    best = await _try_of_the_day(store, facts)
    if best is None:
        best = await drives.best_of(store, facts.game, setting, seat.identity or "", code, facts.ended)
    record = await drives.best_of(store, facts.game, setting, None, code, facts.ended)
    trace = [] if best is None else await _trace(services, best.code)
    ghost = at_turn(trace, pace)
    return SoloDrive(
        unit=game.drive_unit,
        cost=pace.cost,
        turns=pace.turns,
        targets=_aims(targets),
        best=_best(best),
        record=_best(record),
        ghost=None if ghost is None else Ghost(ghost.leg, ghost.cell),
        ahead=ahead(trace, pace, game.drive_unit) if trace else None,
        assisted=seat.assisted,
        ranked=facts.day is not None and await daily.is_try(store, facts),
        sealed=daily.sealed(facts, service.now()),
        outcome=None if done is None or seat.resigned else _outcome(done, targets, best, record, facts),
    )


async def _try_of_the_day(store: Store, facts: Facts) -> Any:
    """For practice: the drive of the day that counted, with the same dice; None where there is no other."""
    if facts.day is None:
        return None
    row = await drives.of_day(store, facts.game, facts.day, facts.seats[0].identity or "")
    if row is None or row.code == facts.code or (facts.ended is not None and row.ended > facts.ended):
        return None
    return row


def _outcome(done: Drive, targets: Targets | None, best: Any, record: Any, facts: Facts) -> Outcome:
    medal: Any = None if targets is None else targets.medal(done)
    alone = not facts.seats[0].assisted and facts.day is None
    return Outcome(
        done.cost,
        done.spare,
        medal,
        alone and (best is None or done.rank < drives.as_drive(best).rank),
        alone and record is not None and done.rank < drives.as_drive(record).rank,
    )


def _aims(targets: Targets | None) -> Aims | None:
    if targets is None:
        return None
    return Aims(*[ShownDrive(*each) for each in (targets.bronze, targets.silver, targets.gold)])


def _best(row: Any) -> BestDrive | None:
    return None if row is None else BestDrive(row.name, row.cost, row.spare, row.code, row.ended)


async def _trace(services: Services, code: str) -> list[Pace]:
    """The paces of a drive that is over; none if it cannot be replayed."""
    found = _traces.get(code)
    if found is None:
        try:
            record = await services.play.record(code)
            found = await replaying.run(paces, record)
        except Exception:  # of other rules, damaged, or not to be had at the moment: asked again next time
            return []
        if len(_traces) >= TRACES_KEPT:
            _traces.clear()
        _traces[code] = found
    return found


# --- The drive of the day ---


@get("/api/daily", responses=REFUSALS)
async def get_daily(request: AnyRequest, services: InjectedServices) -> Daily:
    """Today's drive of every game, with its board. Replays of these drives are shown when the day is over."""
    person = await services.person(request)
    return Daily([await _daily(services, game.id, person) for game in all_games() if game.drives()])


async def _daily(services: Services, id: str, person: Person | None) -> DailyDrive:
    game, now = game_of(id), services.play.now()
    day = daily.day_of(now)
    options = services.calendar.options(game, day)
    store = services.play.store
    board = await drives.board_of(store, id, day, BOARD_SHOWN)
    mine = None if person is None else await drives.of_day(store, id, day, person.id)
    tried = None
    if person is not None:
        tried = await daily.had_try(store, day, id, person)
    return DailyDrive(
        game=id,
        day=day,
        ends=daily.end_of(day),
        track=tables.track_of(game, options),
        options=options,
        unit=game.drive_unit,
        targets=_aims(await services.targets.of(game, options)),
        board=[_entry(row, person) for row in board],
        drivers=await drives.count_of_day(store, id, day),
        tried=tried,
        mine=None if mine is None else _entry(mine, person),
    )


def _entry(row: Any, person: Person | None) -> DailyEntry:
    mine = person is not None and row.identity == person.id
    return DailyEntry(row.name, row.cost, row.spare, row.place, mine)


@post("/api/daily/{game:str}", responses=REFUSALS)
async def drive_daily(request: AnyRequest, services: InjectedServices, game: GamePath) -> TableForMe:
    """Starts the drive of the day: the try that counts, or practice if I have had it."""
    title = known_game(game)
    person = await services.somebody(request)
    services.may_create(request)
    return table_for(person, await _start_daily(services, title.id, person))


async def _start_daily(services: Services, id: str, person: Person) -> Facts:
    service = services.play
    facts = await daily.open_drive(
        service.store, services.calendar, game_of(id), person, service.settings.limits, service.now()
    )
    await service.start(facts, person, None)
    return await service.changed(facts.code)


# --- Again ---


@post("/api/tables/{code:str}/again", responses=REFUSALS)
async def race_again(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Again]
) -> TableForMe:
    """The same race once more, at once: for whoever drives alone, against bots, or with others here."""
    person = await services.somebody(request)
    services.may_create(request)
    service = services.play
    facts = await tables.load(service.store, code)
    if facts.status not in (tables.OVER, tables.CLOSED):
        raise Refused("not-over", "a race is raced again when it is over")
    if not facts.taken_by(person.id):
        raise Refused("not-yours", "only those who raced race again")
    if any(seat.kind == "person" and seat.identity != person.id for seat in facts.seats):
        raise Refused("bad-request", "others raced here too: ask them for a rematch")
    if daily.sealed(facts, service.now()):
        return table_for(person, await _start_daily(services, facts.game, person))
    seals = {each.seat: each.seal for each in data.seals} if facts.training is None else {}
    seats = [seating.seat_again(seat, {}) for seat in facts.seats]
    for seat in seats:
        if seat.kind == "person":
            seat.seal = seals.get(seat.seat)
    again = opening.anew(facts, person, service.now(), seats)
    services.may_store(request, again)
    await opening.open_table(service.store, again, person, service.settings.limits, service.now())
    await service.start(again, person, None)
    return table_for(person, await service.changed(again.code))


HANDLERS = [get_drive, get_daily, drive_daily, race_again]
