"""Making a championship, joining it, drawing an evening, opening its races, ending it.

Every change checks in its transaction what it builds upon, so two people who click at the same time come to
the same race.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import insert, update

from racecraft.engine.errors import BadOptions, RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.server.accounts.identity import Person, new_code, same_secret
from racecraft.server.accounts.names import clean_name, distinct_name
from racecraft.server.championships import rules
from racecraft.server.championships.championship import (
    EntrantFacts,
    Facts,
    Format,
    PointsTable,
    RacePlan,
    course_of,
    load,
    may_join,
    may_open,
    plans,
)
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play import opening, tables
from racecraft.server.play.clocks import Clock
from racecraft.server.play.opening import NewTable, WantedSeat
from racecraft.server.play.service import PlayService
from racecraft.server.play.tables import NameText, check_bot, remember
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store

BotName = Annotated[str, Meta(max_length=40)]


class AddingBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: BotName
    name: NameText | None = None
    """How it is called; else by its level."""


class NewChampionship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A championship as somebody wants it."""

    name: NameText
    game: Annotated[str, Meta(max_length=40)]
    calendar: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=rules.MOST_RACES)]
    """The options of each race. An evening begins again at the first when it has had the last."""
    format: Format = "season"
    points: PointsTable | None = None
    """By place; null for those of the game."""
    clock: Clock | None = None
    bots: Annotated[list[AddingBot], Meta(max_length=rules.MOST_ENTRANTS - 1)] = []
    driver: NameText | None = None
    """How I am called in it."""
    takes_part: bool = True
    """The host drives too."""
    anyone_opens: bool = False


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=40)]
    name: NameText | None = None


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=opening.MOST_SEATS)]
    """Of each race."""


async def make(store: Store, wanted: NewChampionship, host: Person, now: int) -> str:
    """Stores a championship, checked by the game itself; its code."""
    try:
        game = game_of(wanted.game)
        of_seats = _of_seats(game)
        for number, options in enumerate(wanted.calendar):
            _check(game, number, options, of_seats)
    except Refused:
        raise
    except RacecraftError as error:
        raise Refused("bad-request", str(error)) from None
    names = [clean_name(wanted.driver or host.name)] if wanted.takes_part else []
    most = game.max_seats if wanted.format == "season" else rules.MOST_ENTRANTS
    if len(names) + len(wanted.bots) > most:
        raise Refused("bad-request", f"at most {most} take part")
    code = new_code()
    encode = msgspec.json.encode
    row = {
        "code": code,
        "name": clean_name(wanted.name),
        "game": game.id,
        "format": wanted.format,
        "calendar": encode(wanted.calendar).decode(),
        "points": encode(wanted.points or game.season_points[: game.max_seats]).decode(),
        "clock": None if wanted.clock is None else encode(wanted.clock).decode(),
        "host": host.id,
        "invite": new_code(),
        "anyone_opens": wanted.anyone_opens,
        "created": now,
    }
    people: list[dict[str, Any]] = [{"identity": host.id, "name": name, "bot": None} for name in names]
    for each in wanted.bots:
        bot = check_bot(game, each.bot)
        names.append(distinct_name(clean_name(each.name or bot), names))
        people.append({"identity": None, "name": names[-1], "bot": bot})
    await remember(store, host, now)
    statements: list[Statement] = [insert(schema.championships).values(**row)]
    if people:
        joined = [
            {"code": code, "number": n, "joined": now, "gone": False, **p} for n, p in enumerate(people)
        ]
        statements.append(insert(schema.entrants).values(joined))
    await store.write(*statements)
    return code


def _check(game: AnyGame, number: int, options: dict[str, Any], of_seats: list[str]) -> None:
    """The options are good for few and for many, and say nothing of single seats: who sits where, and how
    many come, is known when a race opens."""
    try:
        chosen = msgspec.to_builtins(game.options(options))
        for seats in (min(2, game.max_seats), game.max_seats):
            game.new(seats, options)
    except BadOptions as error:
        raise Refused("bad-options", f"race {number + 1}: {error}") from None
    for name in of_seats:
        if chosen[name]:
            raise Refused("bad-options", f"race {number + 1}: {name} is for single seats, not for a calendar")


def _of_seats(game: AnyGame) -> list[str]:
    """The options that have a value for each seat."""
    schema = game.schema()
    properties = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    return [name for name, option in properties.items() if "each" in option]


async def join(store: Store, facts: Facts, person: Person, joining: Joining, now: int) -> None:
    """Takes part from the next race on; whoever has left does not come back."""
    if not same_secret(joining.invite, facts.invite):
        raise Refused("not-yours", "this championship is for those with its invitation")
    mine = next((entrant for entrant in facts.entrants if entrant.identity == person.id), None)
    if mine is not None and not mine.gone:
        return
    _check_room(facts)
    if mine is not None:
        raise Refused("season-closed", "you take no part in this championship any more")
    await remember(store, person, now)
    name = distinct_name(clean_name(joining.name or person.name), [each.name for each in facts.entrants])
    await _enter(store, facts, now, identity=person.id, name=name, bot=None)


async def add_bot(store: Store, facts: Facts, person: Person, adding: AddingBot, now: int) -> None:
    _hosted(facts, person)
    _check_room(facts)
    bot = check_bot(facts.title, adding.bot)
    name = distinct_name(clean_name(adding.name or bot), [each.name for each in facts.entrants])
    await _enter(store, facts, now, identity=None, name=name, bot=bot)


async def _enter(store: Store, facts: Facts, now: int, **who: str | None) -> None:
    row = {"code": facts.code, "number": len(facts.entrants), "joined": now, "gone": False, **who}
    try:
        await store.write(_unchanged(facts), insert(schema.entrants).values(row))
    except Conflict:
        raise Refused("stale", "somebody else has just joined, or it is too late; look again") from None


def _check_room(facts: Facts) -> None:
    if not may_join(facts, course_of(facts)):
        raise Refused("season-closed", "nobody can join this championship any more")


def _unchanged(facts: Facts) -> Must:
    """The championship goes on, and is drawn as it was."""
    columns = schema.championships.c
    drawn = columns.draw.is_(None) if facts.draw is None else columns.draw.is_not(None)
    same = update(schema.championships).where(columns.code == facts.code, columns.ended.is_(None), drawn)
    return Must(same.values(code=facts.code))


def _hosted(facts: Facts, person: Person) -> None:
    if facts.host != person.id:
        raise Refused("not-yours", "only the host of the championship does that")
    if facts.ended is not None:
        raise Refused("season-closed", "this championship has ended")


async def leave_out(store: Store, facts: Facts, person: Person, number: int) -> None:
    """The host leaves somebody out, or somebody leaves: what they have scored stays."""
    if not 0 <= number < len(facts.entrants):
        raise Refused("not-found", f"nobody has the number {number + 1}")
    if facts.entrants[number].identity != person.id:
        _hosted(facts, person)
    columns = schema.entrants.c
    gone = update(schema.entrants).where(columns.code == facts.code, columns.number == number)
    await store.write(gone.values(gone=True))


async def draw(store: Store, facts: Facts, person: Person, seats: int) -> None:
    """Makes the schedule of an evening, once: who races whom is drawn by lot."""
    _hosted(facts, person)
    if facts.format == "season":
        raise Refused("bad-request", "in a season everybody is in every race: there is nothing to draw")
    if facts.draw is not None:
        raise Refused("stale", "the races are drawn already, look again")
    present = [entrant.number for entrant in facts.entrants if not entrant.gone]
    if seats not in [plan.seats for plan in plans(facts)]:
        raise Refused("bad-request", f"{len(present)} drivers cannot meet in races of {seats}")
    secrets.SystemRandom().shuffle(present)
    drawn: list[Any] = present
    if facts.format == "round-robin":
        schedule = rules.round_robin(len(present), seats) or ()
        drawn = [[present[index] for index in lineup] for lineup in schedule]
    columns = schema.championships.c
    values = {"seats": seats, "draw": msgspec.json.encode(drawn).decode()}
    still = update(schema.championships).where(
        columns.code == facts.code, columns.draw.is_(None), columns.ended.is_(None)
    )
    try:
        await store.write(Must(still.values(**values)))
    except Conflict:
        raise Refused("stale", "the races are drawn already, look again") from None


async def let_anyone_open(store: Store, facts: Facts, person: Person, on: bool) -> None:
    _hosted(facts, person)
    columns = schema.championships.c
    here = update(schema.championships).where(columns.code == facts.code)
    await store.write(here.values(anyone_opens=on))


async def end(store: Store, facts: Facts, person: Person, now: int) -> None:
    """The standings stay as they are; a race that goes on is raced to its end, and counts."""
    _hosted(facts, person)
    columns = schema.championships.c
    here = update(schema.championships).where(columns.code == facts.code, columns.ended.is_(None))
    await store.write(here.values(ended=now))


async def take_over(store: Store, facts: Facts, person: Person, host_gone: bool) -> None:
    """Whoever takes part becomes the host, since the host is gone."""
    if facts.host == person.id:
        return
    if facts.entrant_of(person) is None:
        raise Refused("not-yours", "only those who take part become the host")
    if facts.ended is not None:
        raise Refused("season-closed", "this championship has ended")
    if not host_gone:
        raise Refused("host-here", "the host was here a short while ago")
    columns = schema.championships.c
    same = update(schema.championships).where(columns.code == facts.code, columns.host == facts.host)
    try:
        await store.write(Must(same.values(host=person.id)))
    except Conflict:
        raise Refused("stale", "the championship has just changed, look again") from None


def race_to_open(facts: Facts, person: Person, number: int) -> RacePlan:
    """A race that may be opened or is open; Refused if there is none."""
    if not may_open(facts, person):
        raise Refused("not-yours", "only the host opens the races of this championship")
    races = course_of(facts).races
    if not 0 <= number < len(races):
        raise Refused("not-found", f"there is no race {number + 1} yet")
    race = races[number]
    if race.table is not None:
        return race
    if facts.ended is not None:
        raise Refused("season-closed", "this championship has ended")
    if race.status == "walkover":
        raise Refused("season-closed", "only one is left in this race: there is nothing to race")
    if race.status == "later":
        raise Refused("season-closed", "the races before this one come first")
    return race


def table_of(facts: Facts, race: RacePlan, person: Person, now: int) -> tables.Facts:
    """The table of a race: bots sit, so does whoever opens it, and the others have invitations."""
    starters = [facts.entrants[number] for number in race.lineup if number not in facts.gone]
    if len(starters) < 2:
        raise Refused("too-few", "a race has two drivers or more: let somebody join first")
    wanted = NewTable(
        game=facts.game,
        seats=[_seat(entrant, person) for entrant in starters],
        options=race.options,
        clock=facts.clock,
    )
    planned = opening.plan(wanted, person, now)
    planned.championship, planned.championship_race = facts.code, race.number
    for seat, entrant in zip(planned.seats, starters, strict=True):
        seat.entrant = entrant.number
    return planned


def _seat(entrant: EntrantFacts, person: Person) -> WantedSeat:
    if entrant.bot is not None:
        return WantedSeat("bot", name=entrant.name, bot=entrant.bot)
    return WantedSeat("me" if entrant.identity == person.id else "invited", name=entrant.name)


async def open_race(service: PlayService, facts: Facts, planned: tables.Facts, person: Person) -> str:
    """Stores the table of a race, and starts it if only bots race; the code of its table. Whoever comes
    second comes to the same."""
    now = service.now()
    try:
        await opening.open_table(
            service.store, planned, person, service.settings.limits, now, _unchanged(facts)
        )
    except Conflict:
        race = course_of(await load(service.store, facts.code)).races[planned.championship_race or 0]
        if race.table is None:
            raise Refused("stale", "the championship has just changed, look again") from None
        return race.table.facts.code
    if service.on_opened is not None:
        invited = [facts.entrants[seat.entrant or 0] for seat in planned.seats if seat.kind == "invited"]
        service.on_opened([entrant.identity for entrant in invited if entrant.identity is not None])
    if all(seat.kind == "bot" for seat in planned.seats):
        await service.start(planned, person, None)
        await service.changed(planned.code)
    return planned.code
