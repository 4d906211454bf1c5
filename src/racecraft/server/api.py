"""The HTTP side of the table: lobby, seats, records, history, bot accounts; OpenAPI describes it all.

Every answer that refuses is an `ErrorBody`. What changes something needs an Origin of ours or a bot's token.
"""

from __future__ import annotations

import asyncio
import mimetypes
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta
from sqlalchemy import Select, case, distinct, func, insert, select, update

from racecraft.bots.registry import bot_names
from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import TABLE
from racecraft.engine.version import VERSION
from racecraft.server import replay, schema, tables
from racecraft.server.clocks import Bank, Days
from racecraft.server.errors import Conflict, Refused
from racecraft.server.gate import SAFE, ErrorBody, visit_of
from racecraft.server.hall import Hall
from racecraft.server.identity import Person, Signer, clean_name, hash_token, new_guest, new_token
from racecraft.server.limits import Buckets
from racecraft.server.messages import REACTIONS, Chat, Play, Undo
from racecraft.server.ratings import Rating
from racecraft.server.sockets import Sockets
from racecraft.server.storage import Must
from racecraft.server.tables import NameText, NewTable, ShownTable, Sitting, WantedSeat

PAGE = 50
"""Entries of a list at most."""
LATEST = 10**15
"""A time that nobody will see."""
BOT_ACCOUNTS = 20
"""That one person may own."""
REFUSALS = {
    status: ResponseSpec(ErrorBody, description="Refused", generate_examples=False)
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}
AnyRequest = Request[Any, Any, State]
Code = Annotated[str, PathParameter(max_length=40, description="The table's code")]
SeatPath = Annotated[int, PathParameter(ge=0, le=99, description="A seat, counted from 0")]
EyeQuery = Annotated[
    int,
    QueryParameter(
        ge=TABLE, le=99, description="Whose view: a seat counted from 0, or -1 for the spectators'"
    ),
]
GamePath = Annotated[str, PathParameter(max_length=40, description="A game's id")]


class Services(msgspec.Struct):
    """What the handlers work with."""

    hall: Hall
    sockets: Sockets
    signer: Signer
    creations: Buckets

    async def person(self, request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Person | None:
        """Who asks: a bot by its token, a guest by the cookie of a page of ours."""
        visit = visit_of(request.scope)
        columns = schema.identities.c
        if visit.token is not None:
            row = await self.hall.store.one(
                select(schema.identities).where(columns.token_hash == hash_token(visit.token))
            )
            if row is None:
                raise Refused("who-are-you", "this token is not known here")
            return Person(row.id, row.name, row.kind)
        safe = isinstance(request, Request) and request.method in SAFE
        if visit.cookie is None or not (visit.origin_known or safe):
            return None
        id = self.signer.read(visit.cookie)
        if id is None:
            return None
        row = await self.hall.store.one(select(schema.identities).where(columns.id == id))
        return new_guest(id) if row is None else Person(id, row.name, row.kind)

    async def somebody(self, request: AnyRequest) -> Person:
        """Who asks; a stranger becomes a guest, with a cookie in the answer."""
        person = await self.person(request)
        if person is None:
            self.may_create(request)
            person = new_guest()
            visit_of(request.scope).new_cookie = self.signer.cookie(person.id)
        return person

    def may_create(self, request: AnyRequest) -> None:
        if not self.creations.take(visit_of(request.scope).address):
            raise Refused("too-fast", "too many new things from this address, wait a little")


House = NamedDependency[Services]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    min_seats: int
    max_seats: int
    tracks: list[str]
    bots: list[str]
    """From the weakest to the strongest."""
    options: dict[str, Any]
    """The defaults."""
    schema: dict[str, Any]
    """The JSON schema of the options, from which a form can be made."""


class About(msgspec.Struct, frozen=True):
    version: str
    games: list[GameInfo]
    reactions: list[str]


class Me(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["guest", "bot"]
    ratings: dict[str, int]
    """By game, where there is one."""


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


class TableForMe(msgspec.Struct, frozen=True):
    """A table, and what of it is mine."""

    table: ShownTable
    mine: list[int]
    host: bool
    invites: dict[int, str]
    """By seat, the codes to give to the invited; for the host only."""


class Lobby(msgspec.Struct, frozen=True):
    tables: list[ShownTable]


class MyRaces(msgspec.Struct, frozen=True):
    races: list[TableForMe]


class MyTurns(msgspec.Struct, frozen=True):
    turns: list[str]
    """Codes of tables that wait for me."""


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that takes the seats still free."""


class Rematch(msgspec.Struct, frozen=True):
    code: str


class Invitation(msgspec.Struct, frozen=True):
    code: str
    seat: int


class PlayBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, as on the socket."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: int | str


class UndoBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=99)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)]


class ChatLog(msgspec.Struct, frozen=True):
    messages: list[Chat]


class BotAccount(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    created: int
    token: str | None = None
    """Shown once, when the account or a new token is made."""


class BotAccounts(msgspec.Struct, frozen=True):
    bots: list[BotAccount]


class Standing(msgspec.Struct, frozen=True):
    name: str
    rating: int
    races: int


class Standings(msgspec.Struct, frozen=True):
    standings: list[Standing]


class BestTime(msgspec.Struct, frozen=True):
    name: str
    score: int
    code: str
    ended: int
    bot: bool


class BestTimes(msgspec.Struct, frozen=True):
    times: list[BestTime]
    """Best first; the higher the score the better."""


class Tally(msgspec.Struct, frozen=True):
    """Races of one kind."""

    races: int
    wins: int
    mean_place: float


class GameStatistics(msgspec.Struct, frozen=True):
    races: int
    drivers: int
    by_track: dict[str, int]
    mine: Tally


class HistoryEntry(msgspec.Struct, frozen=True):
    code: str
    game: str
    track: str
    seat: int
    seats: int
    place: int
    score: int
    reason: str
    rated: bool
    ended: int


class History(msgspec.Struct, frozen=True):
    races: list[HistoryEntry]


def _game(id: str) -> AnyGame:
    try:
        return game_of(id)
    except UnknownName as error:
        raise Refused("not-found", str(error)) from None


def _info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        tracks=game.tracks(),
        bots=bot_names(game.id),
        options=msgspec.to_builtins(game.options()),
        schema=game.schema(),
    )


def _for(person: Person | None, facts: tables.Facts) -> TableForMe:
    mine = [] if person is None else facts.held_by(person.id)
    host = person is not None and person.id == facts.host
    invites = {seat.seat: seat.invite for seat in facts.seats if seat.invite and seat.kind == "invited"}
    return TableForMe(facts.shown(), mine, host, invites if host else {})


# --- The house ---


@get("/api/about", responses=REFUSALS)
async def about() -> About:
    """The games of the house, with their tracks, bots and options."""
    return About(VERSION, [_info(game) for game in all_games()], list(REACTIONS))


@get("/api/me", responses=REFUSALS)
async def get_me(request: AnyRequest, services: House) -> Me:
    """Who I am; a stranger gets a name and a cookie."""
    return await _me(services, await services.somebody(request))


@put("/api/me", responses=REFUSALS)
async def put_me(request: AnyRequest, services: House, data: JSONBody[Renaming]) -> Me:
    """Takes another name."""
    person = await services.somebody(request)
    name = clean_name(data.name)
    store = services.hall.store
    await tables.remember(store, person, services.hall.now())
    await store.write(update(schema.identities).where(schema.identities.c.id == person.id).values(name=name))
    return await _me(services, msgspec.structs.replace(person, name=name))


async def _me(services: Services, person: Person) -> Me:
    rows = await services.hall.store.read(
        select(schema.ratings).where(schema.ratings.c.identity == person.id)
    )
    shown = {row.game: Rating(row.mu, row.sigma, row.races).shown for row in rows}
    return Me(person.name, "bot" if person.is_bot else "guest", shown)


# --- Tables ---


@get("/api/tables", responses=REFUSALS)
async def lobby(
    services: House,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Lobby:
    """Public tables, the newest first."""
    columns = schema.tables.c
    query = select(schema.tables).where(columns.status == status, columns.public.is_(True))
    if game is not None:
        query = query.where(columns.game == _game(game).id)
    rows = await services.hall.store.read(query.order_by(columns.created.desc()).limit(PAGE))
    return Lobby([facts.shown() for facts in await tables.with_seats(services.hall.store, rows)])


@post("/api/tables", responses=REFUSALS)
async def open_table(request: AnyRequest, services: House, data: JSONBody[NewTable]) -> TableForMe:
    """Opens a table, and starts it at once if it is asked to."""
    person = await services.somebody(request)
    services.may_create(request)
    hall = services.hall
    facts = tables.plan(data, person, hall.now())
    if data.start and not all(seat.taken for seat in facts.seats):
        raise Refused("seats-open", "a race starts at once only if every seat is taken")
    await tables.open_table(hall.store, facts, person, hall.settings.limits, hall.now())
    if data.start:
        await tables.start(hall.store, facts, person, None, hall.now())
        facts = await hall.changed(facts.code)
    return _for(person, facts)


@get("/api/tables/{code:str}", responses=REFUSALS)
async def show_table(request: AnyRequest, services: House, code: Code) -> TableForMe:
    return _for(await services.person(request), await tables.load(services.hall.store, code))


@delete("/api/tables/{code:str}", responses=REFUSALS)
async def close_table(request: AnyRequest, services: House, code: Code) -> None:
    """The host gives up a table that has not begun."""
    person = await services.somebody(request)
    await tables.close(services.hall.store, await tables.load(services.hall.store, code), person)
    await services.hall.changed(code)


@post("/api/tables/{code:str}/start", status_code=200, responses=REFUSALS)
async def start_table(
    request: AnyRequest, services: House, code: Code, data: JSONBody[Starting]
) -> TableForMe:
    """The host starts the race."""
    person = await services.somebody(request)
    hall = services.hall
    await tables.start(hall.store, await tables.load(hall.store, code), person, data.fill, hall.now())
    return _for(person, await hall.changed(code))


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def take_seat(
    request: AnyRequest, services: House, code: Code, seat: SeatPath, data: JSONBody[Sitting]
) -> TableForMe:
    """Takes a free seat."""
    person = await services.somebody(request)
    hall = services.hall
    await tables.sit(hall.store, await tables.load(hall.store, code), seat, person, data, hall.now())
    return _for(person, await hall.changed(code))


@delete("/api/tables/{code:str}/seats/{seat:int}", responses=REFUSALS)
async def leave_seat(request: AnyRequest, services: House, code: Code, seat: SeatPath) -> None:
    """Gives a seat back before the start; leaves it to a bot while the race goes on."""
    person = await services.somebody(request)
    facts = await tables.load(services.hall.store, code)
    if facts.status == tables.RUNNING:
        await services.hall.give_up(code, person, seat)
        return
    await tables.stand_up(services.hall.store, facts, seat, person)
    await services.hall.changed(code)


@post("/api/tables/{code:str}/rematch", status_code=200, responses=REFUSALS)
async def ask_rematch(request: AnyRequest, services: House, code: Code) -> Rematch:
    """The same people at a new table; whoever asks second comes to the same."""
    person = await services.somebody(request)
    hall = services.hall
    again = await tables.rematch(hall.store, await tables.load(hall.store, code), person, hall.now())
    await hall.changed(code)
    return Rematch(again)


@get("/api/invites/{invite:str}", responses=REFUSALS)
async def find_invitation(services: House, invite: Code) -> Invitation:
    """The table and the seat that an invitation is for."""
    row = await services.hall.store.one(select(schema.seats).where(schema.seats.c.invite == invite))
    if row is None:
        raise Refused("not-found", "there is no such invitation")
    return Invitation(row.code, row.seat)


# --- Play without a socket ---


def _json(content: bytes, media_type: str = "application/json") -> Response[bytes]:
    return Response(content, media_type=media_type)


@get("/api/tables/{code:str}/state", responses=REFUSALS)
async def get_state(
    request: AnyRequest,
    services: House,
    code: Code,
    seat: EyeQuery = TABLE,
    moment: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[bytes]:
    """What the socket shows, for programs that ask: the `state` message."""
    person = await services.person(request)
    return _json(await services.hall.state(code, person, seat, moment))


@post("/api/tables/{code:str}/moves", status_code=200, responses=REFUSALS)
async def make_move(
    request: AnyRequest, services: House, code: Code, data: JSONBody[PlayBody]
) -> Response[bytes]:
    """A decision of my seat; the answer is the `state` after it was stored."""
    person = await services.somebody(request)
    await services.hall.play(code, person, Play(data.seat, data.moment, data.action))
    return _json(await services.hall.state(code, person, data.seat, 0))


@post("/api/tables/{code:str}/undo", status_code=200, responses=REFUSALS)
async def take_back(
    request: AnyRequest, services: House, code: Code, data: JSONBody[UndoBody]
) -> Response[bytes]:
    person = await services.somebody(request)
    await services.hall.undo(code, person, Undo(data.seat, data.moment))
    return _json(await services.hall.state(code, person, data.seat, 0))


@get("/api/tables/{code:str}/chat", responses=REFUSALS)
async def get_chat(services: House, code: Code) -> ChatLog:
    await tables.load(services.hall.store, code)
    columns = schema.chat.c
    rows = await services.hall.store.read(
        select(schema.chat).where(columns.code == code).order_by(columns.id)
    )
    return ChatLog([Chat(row.id, row.name, row.seat, row.at, row.text, row.reaction) for row in rows])


# --- Records ---


@get("/api/tables/{code:str}/record", responses=REFUSALS)
async def get_record(services: House, code: Code) -> Response[bytes]:
    """The record as JSON Lines: `racecraft record verify` checks it."""
    record = await services.hall.record(code)
    name = f"{record.header.game}-{code}.jsonl"
    return Response(
        await asyncio.to_thread(record.encode),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{code:str}/replay", responses=REFUSALS)
async def get_replay(
    services: House,
    code: Code,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
    seat: EyeQuery = TABLE,
) -> Response[bytes]:
    """The race frame by frame, seen from a seat once it is over; first = last = ply asks for one position."""
    hall = services.hall
    facts, moves = await hall.moves(code)
    if facts.status != tables.OVER:
        if seat != TABLE:
            raise Refused("not-over", "seats are looked into when the race is over")
        if facts.hides:
            return _json(await asyncio.to_thread(lambda: msgspec.json.encode(replay.by_move(facts, moves))))
    record = await hall.record(code)
    if seat != TABLE:
        tables.seat_of(facts, seat)
    return _json(
        await asyncio.to_thread(lambda: msgspec.json.encode(replay.by_ply(record, seat, first, last)))
    )


@get("/api/tables/{code:str}/proof", responses=REFUSALS)
async def get_proof(services: House, code: Code) -> replay.Proof:
    """The revealed seed and every roll that follows from it, to be computed again by anybody."""
    hall = services.hall
    record = await hall.record(code)
    if record.ending is None:
        raise Refused("not-over", "the seed is revealed when the race is over")
    seed = bytes.fromhex(record.ending.seed or "")
    return await asyncio.to_thread(replay.proof, record, seed)


# --- History and standings ---


@get("/api/me/races", responses=REFUSALS)
async def my_races(
    request: AnyRequest, services: House, status: FromQuery[Literal["open", "running", "over"] | None] = None
) -> MyRaces:
    """Tables at which I sit, the newest first."""
    person = await services.person(request)
    if person is None:
        return MyRaces([])
    columns = schema.tables.c
    at = select(schema.seats.c.code).where(schema.seats.c.identity == person.id)
    query = select(schema.tables).where(columns.code.in_(at), columns.status != tables.CLOSED)
    if status is not None:
        query = query.where(columns.status == status)
    rows = await services.hall.store.read(query.order_by(columns.created.desc()).limit(PAGE))
    return MyRaces([_for(person, facts) for facts in await tables.with_seats(services.hall.store, rows)])


@get("/api/me/turns", responses=REFUSALS)
async def my_turns(request: AnyRequest, services: House) -> MyTurns:
    """Tables that wait for a decision of mine."""
    person = await services.person(request)
    return MyTurns([] if person is None else await _turns(services, person))


async def _turns(services: Services, person: Person) -> list[str]:
    columns = schema.tables.c
    query = (
        select(columns.code)
        .join(schema.seats, schema.seats.c.code == columns.code)
        .where(schema.seats.c.identity == person.id, columns.status == tables.RUNNING)
        .distinct()
        .order_by(columns.code)
        .limit(PAGE)
    )
    rows = await services.hall.store.read(query)
    return [row.code for row in rows if await services.hall.waits_for(row.code, person)]


@get("/api/me/history", responses=REFUSALS)
async def my_history(
    request: AnyRequest,
    services: House,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Annotated[int, QueryParameter(ge=0, le=LATEST)] = LATEST,
) -> History:
    """Results of my races, the latest first; `before` asks for older ones."""
    person = await services.person(request)
    if person is None:
        return History([])
    columns = schema.results.c
    query = select(schema.results).where(columns.identity == person.id, columns.ended < before)
    if game is not None:
        query = query.where(columns.game == _game(game).id)
    rows = await services.hall.store.read(query.order_by(columns.ended.desc()).limit(PAGE))
    return History([msgspec.convert(row._mapping, HistoryEntry, strict=False) for row in rows])


@get("/api/games/{game:str}/ratings", responses=REFUSALS)
async def get_ratings(services: House, game: GamePath) -> Standings:
    """The best by rating."""
    columns = schema.ratings.c
    query = (
        select(schema.identities.c.name, columns.mu, columns.sigma, columns.races)
        .join(schema.identities, schema.identities.c.id == columns.identity)
        .where(columns.game == _game(game).id)
        .order_by((columns.mu - 3 * columns.sigma).desc())
        .limit(PAGE)
    )
    rows = await services.hall.store.read(query)
    return Standings(
        [Standing(row.name, Rating(row.mu, row.sigma, row.races).shown, row.races) for row in rows]
    )


@get("/api/games/{game:str}/times/{track:str}", responses=REFUSALS)
async def get_times(
    services: House, game: GamePath, track: Annotated[str, PathParameter(max_length=40)]
) -> BestTimes:
    """The best solo drives on a track of the house, with the options of the house."""
    title = _game(game)
    if track not in title.tracks():
        raise Refused("not-found", f"{title.id} has no track {track!r}; it has {', '.join(title.tracks())}")
    options = next(
        msgspec.to_builtins(title.options({name: track}))
        for name in ("track", "board", "rally")
        if name in title.options_type.__struct_fields__
    )
    columns = schema.results.c
    query = (
        select(schema.results)
        .where(columns.game == title.id, columns.track == track, columns.seats == 1)
        .where(columns.setting == tables.setting_of(options), columns.reason == "finish")
        .order_by(columns.score.desc(), columns.ended)
        .limit(PAGE)
    )
    rows = await services.hall.store.read(query)
    return BestTimes(
        [BestTime(row.name, row.score, row.code, row.ended, row.bot is not None) for row in rows]
    )


@get("/api/games/{game:str}/statistics", responses=REFUSALS)
async def get_statistics(request: AnyRequest, services: House, game: GamePath) -> GameStatistics:
    """How much the game is raced here, and how I fare in it."""
    title = _game(game)
    person = await services.person(request)
    store = services.hall.store
    columns = schema.results.c
    played = columns.game == title.id
    totals = await store.one(
        select(func.count(distinct(columns.code)), func.count(distinct(columns.identity))).where(played)
    )
    tracks = await store.read(
        select(columns.track, func.count(distinct(columns.code))).where(played).group_by(columns.track)
    )
    mine = await store.one(
        _tally().where(played, columns.identity == (None if person is None else person.id))
    )
    assert totals is not None
    assert mine is not None
    tally = Tally(mine[0], int(mine[1] or 0), round(float(mine[2] or 0), 3))
    return GameStatistics(totals[0], totals[1], {row[0]: row[1] for row in tracks}, tally)


def _tally() -> Select[Any]:
    columns = schema.results.c
    return select(func.count(), func.sum(case((columns.place == 1, 1), else_=0)), func.avg(columns.place))


# --- Bot accounts ---


@get("/api/bots", responses=REFUSALS)
async def my_bots(request: AnyRequest, services: House) -> BotAccounts:
    person = await services.person(request)
    if person is None:
        return BotAccounts([])
    return await _bots_of(services, person)


@post("/api/bots", responses=REFUSALS)
async def new_bot(request: AnyRequest, services: House, data: JSONBody[Renaming]) -> BotAccount:
    """An account for a program; its token is in this answer and nowhere else."""
    person = await services.somebody(request)
    if person.is_bot:
        raise Refused("not-yours", "a bot has no bots of its own")
    services.may_create(request)
    if len((await _bots_of(services, person)).bots) >= BOT_ACCOUNTS:
        raise Refused("too-many", f"you have {BOT_ACCOUNTS} bot accounts; give up one first")
    hall = services.hall
    await tables.remember(hall.store, person, hall.now())
    token = new_token()
    bot = BotAccount(new_guest().id, clean_name(data.name), hall.now(), token)
    await hall.store.write(
        insert(schema.identities).values(
            id=bot.id,
            kind="bot",
            name=bot.name,
            owner=person.id,
            token_hash=hash_token(token),
            created=bot.created,
        )
    )
    return bot


@delete("/api/bots/{id:str}", responses=REFUSALS)
async def end_bot(
    request: AnyRequest, services: House, id: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """Ends an account: its token is worth nothing from now on. Its races stay."""
    person = await services.somebody(request)
    columns = schema.identities.c
    ended = update(schema.identities).where(
        columns.id == id, columns.owner == person.id, columns.kind == "bot"
    )
    try:
        await services.hall.store.write(Must(ended.values(token_hash=None)))
    except Conflict:
        raise Refused("not-found", "you have no such bot account") from None


async def _bots_of(services: Services, person: Person) -> BotAccounts:
    columns = schema.identities.c
    query = select(schema.identities).where(columns.owner == person.id, columns.token_hash.is_not(None))
    rows = await services.hall.store.read(query.order_by(columns.created))
    return BotAccounts([BotAccount(row.id, row.name, row.created) for row in rows])


# --- The socket, and what machines ask ---


@websocket("/api/tables/{code:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], services: House, code: Code) -> None:
    """Live play: see `messages`."""
    person = await services.person(socket)
    await services.sockets.serve(socket, code, person, visit_of(socket.scope).address)


@get("/healthz", include_in_schema=False)
async def health(services: House) -> Response[bytes]:
    """Whether the database answers."""
    await services.hall.store.read(select(schema.tables.c.code).limit(1))
    return Response(b"ok\n", media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(services: House) -> Response[str]:
    hall = services.hall
    live = sum(room.live is not None for room in hall.rooms.values())
    page = hall.metrics.page(rooms=len(hall.rooms), live_races=live, thinkers_lost=hall.thinkers.lost)
    return Response(page, media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(services: House, path: Annotated[str, PathParameter(max_length=200)] = "/") -> Response[bytes]:
    """A file of the browser's side; any other address is a place in it, which the first page finds."""
    folder = services.hall.settings.static.resolve()
    wanted = (folder / path.lstrip("/")).resolve()
    if path.startswith("/api/") or not folder.is_dir():
        raise Refused(
            "not-found", "there is no such page; the interface is described at /api/schema/openapi.json"
        )
    if not wanted.is_relative_to(folder) or not wanted.is_file():
        wanted = folder / "index.html"
    lasting = wanted.parent.name == "assets"
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    caching = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(
        await asyncio.to_thread(wanted.read_bytes), media_type=kind, headers={"cache-control": caching}
    )


HANDLERS = [
    about, get_me, put_me, lobby, open_table, show_table, close_table, start_table, take_seat, leave_seat,
    ask_rematch, find_invitation, get_state, make_move, take_back, get_chat, get_record, get_replay,
    get_proof, my_races, my_turns, my_history, get_ratings, get_times, get_statistics, my_bots, new_bot,
    end_bot, live_socket, health, metrics, page,
]  # fmt: skip


STRICT = [NewTable, WantedSeat, Bank, Days, Sitting, Starting, Renaming, PlayBody, UndoBody]
"""What comes in has these fields and no others, and the description says so."""


def router() -> Router:
    return Router("/", route_handlers=HANDLERS)
