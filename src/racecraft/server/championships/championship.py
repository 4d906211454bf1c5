"""A championship as it is stored, and as everybody may see it.

Nothing of a race is stored twice: what it counts follows from its table, whenever somebody looks. So a result
counts exactly once, and a table that was closed without one can be raced again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import select

from racecraft.engine.errors import RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.server.accounts.identity import Person, printable_code
from racecraft.server.championships import rules
from racecraft.server.championships.rules import Entrant, Places
from racecraft.server.errors import Refused
from racecraft.server.play.clocks import Clock
from racecraft.server.play.listing import Listed, in_short, listed, listing
from racecraft.server.play.tables import CLOSED, OVER, RUNNING, track_of
from racecraft.server.store import schema
from racecraft.server.store.base import Store

Format = Literal["season", "round-robin", "knock-out"]
RaceStatus = Literal["next", "open", "running", "over", "walkover", "later"]
PointsTable = Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(min_length=1, max_length=12)]


class EntrantFacts(msgspec.Struct):
    number: int
    identity: str | None
    name: str
    bot: str | None
    gone: bool


class Facts(msgspec.Struct, kw_only=True):
    """A row of `championships` with its entrants and its tables."""

    code: str
    name: str
    game: str
    format: Format
    calendar: list[dict[str, Any]]
    points: list[int]
    clock: Clock | None
    host: str
    invite: str
    anyone_opens: bool
    seats: int | None
    draw: list[Any] | None
    created: int
    ended: int | None
    entrants: list[EntrantFacts]
    tables: dict[int, Listed] = {}
    """By race, those that were not closed."""

    @property
    def gone(self) -> set[Entrant]:
        return {entrant.number for entrant in self.entrants if entrant.gone}

    @property
    def title(self) -> AnyGame:
        return game_of(self.game)

    def entrant_of(self, person: Person | None) -> EntrantFacts | None:
        found = (e for e in self.entrants if person is not None and e.identity == person.id and not e.gone)
        return next(found, None)


class RacePlan(msgspec.Struct):
    """A race of the schedule, as far as it is known."""

    number: int
    round: int
    options: dict[str, Any]
    lineup: list[Entrant]
    status: RaceStatus
    places: Places | None
    table: Listed | None


class Course(msgspec.Struct):
    """What follows from the facts: all races, byes, and where everybody stands."""

    races: list[RacePlan]
    byes: list[tuple[int, Entrant]]
    """Rounds, and who has a bye there."""
    standings: list[rules.Standing]
    progress: list[list[int]]
    finished: bool


async def load(store: Store, code: str) -> Facts:
    """Refused if there is no such championship."""
    columns = schema.championships.c
    query = select(schema.championships).where(columns.code == code)
    row = await store.one(query) if printable_code(code) else None
    if row is None:
        raise Refused("not-found", "there is no such championship")
    people = await store.read(
        select(schema.entrants).where(schema.entrants.c.code == code).order_by(schema.entrants.c.number)
    )
    tables = schema.tables.c
    rows = await store.read(listing().where(tables.championship == code, tables.status != CLOSED))
    found = await listed(store, rows)
    decode = msgspec.json.decode
    return Facts(
        code=row.code,
        name=row.name,
        game=row.game,
        format=row.format,
        calendar=decode(row.calendar),
        points=decode(row.points),
        clock=None if row.clock is None else decode(row.clock, type=Clock),
        host=row.host,
        invite=row.invite,
        anyone_opens=row.anyone_opens,
        seats=row.seats,
        draw=None if row.draw is None else decode(row.draw),
        created=row.created,
        ended=row.ended,
        entrants=[
            EntrantFacts(each.number, each.identity, each.name, each.bot, each.gone) for each in people
        ],
        tables={table.facts.championship_race or 0: table for table in found},
    )


def places_of(table: Listed | None) -> Places | None:
    """The places that count for entrants, of a race that was driven to its end."""
    if table is None or table.facts.places is None:
        return None
    return rules.places_among(
        [(seat.entrant, place) for seat, place in zip(table.facts.seats, table.facts.places, strict=True)]
    )


def course_of(facts: Facts) -> Course:
    """All races with their results, and the standings."""
    count = len(facts.entrants)
    if facts.format == "season":
        present = [entrant for entrant in range(count) if entrant not in facts.gone]
        lineups = [(number, present) for number in range(len(facts.calendar))]
    elif facts.format == "round-robin":
        lineups = [(0, lineup) for lineup in facts.draw or []]
    else:
        return _knock_out(facts)
    races = [_race(facts, number, round, lineup) for number, (round, lineup) in enumerate(lineups)]
    if facts.format == "season":
        _one_after_another(races)
    results = [race.places for race in races]
    return Course(
        races,
        [],
        rules.standings(count, results, facts.points),
        rules.progress(count, results, facts.points),
        bool(races) and all(result is not None for result in results),
    )


def _knock_out(facts: Facts) -> Course:
    """Rounds are known one after another, since each follows from the results of the last."""
    seats = facts.seats or 2
    if facts.draw is None:
        return Course([], [], rules.standings(len(facts.entrants), [], facts.points), [], False)
    races: list[RacePlan] = []
    while True:
        results = [race.places for race in races]
        heats, standings = rules.knock_out(facts.draw, seats, results)
        driven = [heat for heat in heats if not heat.bye]
        if len(driven) == len(races):
            break
        heat = driven[len(races)]
        races.append(_race(facts, len(races), heat.round, list(heat.lineup)))
    byes = [(heat.round, heat.lineup[0]) for heat in heats if heat.bye]
    return Course(races, byes, standings, [], all(race.places is not None for race in races))


def _race(facts: Facts, number: int, round: int, lineup: list[Entrant]) -> RacePlan:
    step = round if facts.format == "knock-out" else number
    options = facts.calendar[step % len(facts.calendar)]
    table = facts.tables.get(number)
    places = places_of(table)
    status: RaceStatus = "next"
    if table is not None:
        lineup = sorted(seat.entrant for seat in table.facts.seats if seat.entrant is not None)
        status = (
            "over" if table.facts.status == OVER else "running" if table.facts.status == RUNNING else "open"
        )
    elif facts.format != "season":
        places = rules.walkover(lineup, facts.gone)
        status = "next" if places is None else "walkover"
    return RacePlan(number, round, options, lineup, status, places, table)


def _one_after_another(races: list[RacePlan]) -> None:
    """The first race without a table is next, once the one before it is over; the others come later."""
    ready = True
    for race in races:
        if race.status == "next" and not ready:
            race.status = "later"
        ready = ready and race.status == "over"


# --- What everybody may see ---


class ShownEntrant(msgspec.Struct, frozen=True):
    number: int
    name: str
    bot: str | None
    gone: bool
    """Has left, or was left out."""


class ShownDriver(msgspec.Struct, frozen=True):
    """A seat of a race."""

    entrant: int
    place: int | None
    points: int
    substitute: str | None
    """Who drove for the entrant: a name."""
    bot: str | None
    """Which bot did."""


class ShownRace(msgspec.Struct, frozen=True):
    number: int
    round: int
    track: str
    options: dict[str, Any]
    status: RaceStatus
    drivers: list[ShownDriver]
    table: str | None
    """The code of its table."""
    invite: str | None
    """For me alone: takes me to my seat."""


class ShownStanding(msgspec.Struct, frozen=True):
    entrant: int
    place: int
    points: int
    wins: int
    places: list[int | None]
    """By race."""


class ShownBye(msgspec.Struct, frozen=True):
    round: int
    entrant: int


class ShownPlan(msgspec.Struct, frozen=True):
    """An evening that can be drawn now."""

    seats: int
    races: int


class ShownChampionship(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    name: str
    game: str
    format: Format
    points: list[int]
    clock: Clock | None
    anyone_opens: bool
    created: int
    ended: int | None
    finished: bool
    """Every race is decided."""
    drawn: bool
    """The races of an evening are known."""
    host_name: str
    entrants: list[ShownEntrant]
    courses: list[dict[str, Any]]
    """The options of each race of the calendar."""
    races: list[ShownRace]
    byes: list[ShownBye]
    standings: list[ShownStanding]
    progress: list[list[int]]
    """After each race that is decided, the points of all entrants."""
    plans: list[ShownPlan]
    """For the host of an evening that is not drawn yet."""
    host: bool
    """I am the host."""
    mine: int | None
    """My number among the entrants."""
    opens: bool
    """I may open races."""
    invite: str | None
    """For those who take part: with it, others may join."""
    joinable: bool
    """There is room, and it is not too late."""
    vacant: bool
    """The host is gone, and I may take over."""


def shown(facts: Facts, person: Person | None, host_name: str, host_gone: bool = False) -> ShownChampionship:
    course = course_of(facts)
    mine = facts.entrant_of(person)
    host = person is not None and person.id == facts.host
    going = facts.ended is None
    return ShownChampionship(
        code=facts.code,
        name=facts.name,
        game=facts.game,
        format=facts.format,
        points=facts.points,
        clock=facts.clock,
        anyone_opens=facts.anyone_opens,
        created=facts.created,
        ended=facts.ended,
        finished=course.finished,
        drawn=facts.draw is not None,
        host_name=next((each.name for each in facts.entrants if each.identity == facts.host), host_name),
        entrants=[ShownEntrant(each.number, each.name, each.bot, each.gone) for each in facts.entrants],
        courses=[in_short(options) for options in facts.calendar],
        races=[_shown_race(facts, race, mine) for race in course.races],
        byes=[ShownBye(*bye) for bye in course.byes],
        standings=[ShownStanding(*row) for row in course.standings],
        progress=course.progress,
        plans=plans(facts) if host and going and facts.draw is None else [],
        host=host,
        mine=None if mine is None else mine.number,
        opens=may_open(facts, person) and going and not course.finished,
        invite=facts.invite if host or mine is not None else None,
        joinable=may_join(facts, course),
        vacant=host_gone and going and mine is not None and not host,
    )


def plans(facts: Facts) -> list[ShownPlan]:
    """The sizes of races that an evening of those who take part may have."""
    count = sum(not entrant.gone for entrant in facts.entrants)
    most = min(facts.title.max_seats, count)
    if facts.format == "round-robin":
        return [ShownPlan(*plan) for plan in rules.round_robin_plans(count, most)]
    if facts.format == "knock-out":
        sizes = [ShownPlan(seats, rules.knock_out_races(count, seats)) for seats in range(2, most + 1)]
        return [plan for plan in sizes if plan.races <= rules.MOST_HEATS]
    return []


def may_open(facts: Facts, person: Person | None) -> bool:
    """The host opens races, and whoever takes part if the host allows it."""
    if person is None:
        return False
    return person.id == facts.host or (facts.anyone_opens and facts.entrant_of(person) is not None)


def may_join(facts: Facts, course: Course) -> bool:
    """A season can be joined before any of its races, an evening until it is drawn."""
    present = sum(not entrant.gone for entrant in facts.entrants)
    most = facts.title.max_seats if facts.format == "season" else rules.MOST_ENTRANTS
    room = present < most and len(facts.entrants) < rules.MOST_ENTRANTS
    return facts.ended is None and facts.draw is None and not course.finished and room


def _shown_race(facts: Facts, race: RacePlan, mine: EntrantFacts | None) -> ShownRace:
    table = None if race.table is None else race.table.facts
    seats = {} if table is None else {seat.entrant: seat for seat in table.seats if seat.entrant is not None}
    drivers = []
    invite = None
    for number in race.lineup:
        entrant = facts.entrants[number]
        place = None if race.places is None else race.places.get(number)
        points = 0 if place is None or facts.format == "knock-out" else rules.score(place, facts.points)
        seat = seats.get(number)
        stands_in = None
        if seat is not None and seat.taken:
            same = seat.identity == entrant.identity if entrant.bot is None else seat.bot == entrant.bot
            stands_in = None if same or seat.resigned else seat
        if seat is not None and mine is entrant and not seat.taken:
            invite = seat.invite
        substitute = None if stands_in is None or stands_in.kind == "bot" else stands_in.name
        bot = None if stands_in is None else stands_in.bot
        drivers.append(ShownDriver(number, place, points, substitute, bot))
    return ShownRace(
        race.number,
        race.round,
        _track(facts, race.options),
        in_short(race.options),
        race.status,
        drivers,
        None if table is None else table.code,
        invite,
    )


def _track(facts: Facts, options: dict[str, Any]) -> str:
    try:
        return track_of(facts.title, msgspec.to_builtins(facts.title.options(options)))
    except RacecraftError:  # stored by another version
        return "own"
