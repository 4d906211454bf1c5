"""A race under way: the socket, and the same for programs that ask by HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import select

from racecraft.engine.state import TABLE
from racecraft.server.api.services import REFUSALS, AnyRequest, Code, EyeQuery, InjectedServices, json_answer
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.play.messages import Chat, Consider, Play, Undo
from racecraft.server.settings import Limits
from racecraft.server.store import schema
from racecraft.server.transport.bodies import check_json
from racecraft.server.transport.middleware import visit_of


class PlayBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, as on the socket."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: int | str | list[int | str]


class UndoBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=99)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)]


class ChatLog(msgspec.Struct, frozen=True):
    messages: list[Chat]


@get("/api/tables/{code:str}/state", responses=REFUSALS)
async def get_state(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    seat: EyeQuery = TABLE,
    moment: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[bytes]:
    """What the socket shows, for programs that ask: the `state` message."""
    person = await services.person(request)
    return json_answer(await services.play.state(code, person, seat, moment))


@get("/api/tables/{code:str}/log", responses=REFUSALS)
async def get_log(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    seat: EyeQuery = TABLE,
    before: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
) -> Response[bytes]:
    """What a seat of mine or the spectators have been told before a place in their log, a page at a time:
    `EarlierLog`."""
    person = await services.person(request)
    return json_answer(await services.play.earlier(code, person, seat, before))


@get("/api/tables/{code:str}/outlook", responses=REFUSALS)
async def get_outlook(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    seat: Annotated[int, QueryParameter(ge=0, le=99, description="A seat of mine, counted from 0")],
    sketch: Annotated[
        str | None, QueryParameter(max_length=500, description="What might be decided, as a JSON object")
    ] = None,
) -> Response[bytes]:
    """What the choices of my seat lead to: the `outlook` message."""
    person = await services.person(request)
    facts = await tables.load(services.play.store, code)
    if person is None or seat not in facts.held_by(person.id):
        raise Refused("not-yours", f"seat {seat + 1} is not yours")
    wanted = Consider(seat, None, read_sketch(sketch, services.play.settings.limits))
    return json_answer(await services.play.consider(code, person, wanted))


def read_sketch(text: str | None, limits: Limits) -> dict[str, Any] | None:
    if text is not None:
        check_json(text.encode(), limits)
    try:
        return None if text is None else msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise Refused("bad-request", "a sketch is a JSON object") from None


@post("/api/tables/{code:str}/moves", status_code=200, responses=REFUSALS)
async def make_move(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[PlayBody]
) -> Response[bytes]:
    """A decision of my seat; the answer is the `state` after it was stored."""
    person = await services.somebody(request)
    await services.play.played(code, person, Play(data.seat, data.moment, data.action))
    return json_answer(await services.play.state(code, person, data.seat, 0))


@post("/api/tables/{code:str}/undo", status_code=200, responses=REFUSALS)
async def take_back(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[UndoBody]
) -> Response[bytes]:
    person = await services.somebody(request)
    await services.play.undo(code, person, Undo(data.seat, data.moment))
    return json_answer(await services.play.state(code, person, data.seat, 0))


@get("/api/tables/{code:str}/chat", responses=REFUSALS)
async def get_chat(services: InjectedServices, code: Code) -> ChatLog:
    await tables.load(services.play.store, code)
    columns = schema.chat.c
    rows = await services.play.store.read(
        select(schema.chat).where(columns.code == code).order_by(columns.id)
    )
    return ChatLog([Chat(row.id, row.name, row.seat, row.at, row.text, row.reaction) for row in rows])


@websocket("/api/tables/{code:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], services: InjectedServices, code: Code) -> None:
    """Live play: see `messages`."""
    person = await services.person(socket)
    await services.sockets.serve(socket, code, person, visit_of(socket.scope).address)


HANDLERS = [get_state, get_log, get_outlook, make_move, take_back, get_chat, live_socket]
