"""Records, replays and the proof of the dice."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from racecraft.engine.state import TABLE
from racecraft.server.api.services import REFUSALS, Code, EyeQuery, InjectedServices, json_answer
from racecraft.server.errors import Refused
from racecraft.server.play import replay, tables


@get("/api/tables/{code:str}/record", responses=REFUSALS)
async def get_record(services: InjectedServices, code: Code) -> Response[bytes]:
    """The record as JSON Lines: `racecraft record verify` checks it."""
    record = await services.play.record(code)
    name = f"{record.header.game}-{code}.jsonl"
    return Response(
        await asyncio.to_thread(record.encode),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{code:str}/replay", responses=REFUSALS)
async def get_replay(
    services: InjectedServices,
    code: Code,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
    seat: EyeQuery = TABLE,
) -> Response[bytes]:
    """The race frame by frame, seen from a seat once it is over; first = last = ply asks for one position."""
    service = services.play
    facts, moves = await service.moves(code)
    if facts.status != tables.OVER:
        if seat != TABLE:
            raise Refused("not-over", "seats are looked into when the race is over")
        if facts.hides:
            return json_answer(
                await asyncio.to_thread(lambda: msgspec.json.encode(replay.by_move(facts, moves)))
            )
    record = await service.record(code)
    if seat != TABLE:
        tables.seat_of(facts, seat)
    return json_answer(
        await asyncio.to_thread(lambda: msgspec.json.encode(replay.by_ply(record, seat, first, last)))
    )


@get("/api/tables/{code:str}/proof", responses=REFUSALS)
async def get_proof(services: InjectedServices, code: Code) -> replay.Proof:
    """The revealed seed and every roll that follows from it, to be computed again by anybody."""
    service = services.play
    record = await service.record(code)
    if record.ending is None:
        raise Refused("not-over", "the seed is revealed when the race is over")
    seed = bytes.fromhex(record.ending.seed or "")
    return await asyncio.to_thread(replay.proof, record, seed)


HANDLERS = [get_record, get_replay, get_proof]
