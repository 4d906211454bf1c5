"""Records, replays and the proof of the dice.

Replays and proofs are long and take a while. All are compressed; those of races that are over are made once,
kept, and cached by browsers.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE
from racecraft.engine.version import VERSION
from racecraft.outlook.moments import best_moments
from racecraft.reviews.decisive import decisive_moments
from racecraft.server.api.compression import Packed, answer, asked_tags, pack
from racecraft.server.api.services import REFUSALS, AnyRequest, Code, EyeQuery, InjectedServices, Services
from racecraft.server.errors import Refused
from racecraft.server.play import replay, tables
from racecraft.server.play.rooms import FROZEN
from racecraft.server.play.service import PlayService
from racecraft.server.side_thread import SideThread
from racecraft.server.solo import daily

JSON = "application/json"
LASTING = "public, max-age=3600"
"""What is told of a race that is over or closed changes only with the version of the server."""
REVIEWABLE = "no-cache"
"""What changes when the race is reviewed."""
UNSHARED = "private, no-store"
"""What only its driver may see yet."""
BYTES_KEPT = 32 * 1024 * 1024
ANSWERS = {**REFUSALS, 304: ResponseSpec(None, description="As you have it", generate_examples=False)}
PROOF = ResponseSpec(replay.Proof, description="The proof", generate_examples=False)

Maker = Callable[[], bytes]
"""Makes an answer from what was read; runs in a thread."""
Reading = Callable[[], Awaitable[Maker]]

replaying = SideThread("racecraft-replay", 200, "too many races are being replayed, try again soon")


@get("/api/tables/{code:str}/record", responses=REFUSALS)
async def get_record(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """The record as JSON Lines: `racecraft record verify` checks it."""
    _check_opened(services, await tables.load(services.play.store, code))
    record = await services.play.record(code)
    packed = await replaying.run(lambda: pack(record.encode()))
    told = answer(request, packed, "application/jsonl", "no-cache")
    told.headers["content-disposition"] = f'attachment; filename="{record.header.game}-{code}.jsonl"'
    return told


@get("/api/tables/{code:str}/replay", responses=ANSWERS)
async def get_replay(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
    seat: EyeQuery = TABLE,
) -> Response[bytes]:
    """The race frame by frame, seen from a seat once it is over; first = last = ply asks for one position."""
    service = services.play
    facts = await tables.load(service.store, code)
    daily.check_open(facts, await services.person(request), service.now())
    if daily.sealed(facts, service.now()):
        return await _told_now(request, lambda: _replay(service, code, seat, first, last), UNSHARED)
    if facts.has_ended:
        if seat != TABLE:
            tables.seat_of(facts, seat)
        name = f"replay {code} {seat} {first} {last}"
        return await _told_for_good(request, name, lambda: _replay(service, code, seat, first, last))
    if seat != TABLE:
        raise Refused("not-over", "seats are looked into when the race is over")
    return await _told_now(request, lambda: _replay(service, code, seat, first, last))


async def _replay(service: PlayService, code: str, seat: int, first: int, last: int) -> Maker:
    facts, moves = await service.moves(code)
    if not facts.has_ended and facts.hides:
        return lambda: msgspec.json.encode(replay.by_move(facts, moves))
    record = await service.record(code)
    return lambda: msgspec.json.encode(replay.by_ply(record, seat, first, last))


@get("/api/tables/{code:str}/proof", responses={**ANSWERS, 200: PROOF})
async def get_proof(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """The revealed seed and every roll that follows from it, to be computed again by anybody."""
    service = services.play
    facts = await tables.load(service.store, code)
    if facts.header is not None and not facts.has_ended:
        raise Refused("not-over", "the seed is revealed when the race is over")
    _check_opened(services, facts)
    return await _told_for_good(request, f"proof {code}", lambda: _proof(service, code))


async def _proof(service: PlayService, code: str) -> Maker:
    record = await service.record(code)
    if record.ending is None:
        raise Refused("not-over", "the seed is revealed when the race is over")
    if record.ending.seed is None:
        raise Refused("not-found", "the dice of this race were chosen, there is nothing to prove")
    seed = bytes.fromhex(record.ending.seed)
    return lambda: _proved(record, seed)


def _proved(record: Record, seed: bytes) -> bytes:
    try:
        return msgspec.json.encode(replay.proof(record, seed))
    except RacecraftError:
        raise Refused("frozen", FROZEN) from None


@get("/api/tables/{code:str}/moments", responses=ANSWERS)
async def get_moments(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """The best moments of a race that is over: those that decided it, once it has been reviewed."""
    service = services.play
    facts = await tables.load(service.store, code)
    if facts.status != tables.OVER:
        raise Refused("not-over", "the best moments are told when the race is over")
    daily.check_open(facts, await services.person(request), service.now())
    if daily.sealed(facts, service.now()):
        return await _told_now(request, lambda: _moments(service, code), UNSHARED)
    if facts.reviews and not facts.frozen:
        review = await services.reviews.whole(await service.record(code), code)
        if review is not None and (found := decisive_moments(review)):
            return answer(request, pack(msgspec.json.encode({"moments": found})), JSON, REVIEWABLE)
    return await _told_for_good(request, f"moments {code}", lambda: _moments(service, code), REVIEWABLE)


async def _moments(service: PlayService, code: str) -> Maker:
    record = await service.record(code)
    return lambda: msgspec.json.encode({"moments": best_moments(record)})


def _check_opened(services: Services, facts: tables.Facts) -> None:
    """Refused while the dice of a drive of the day are sealed: what is asked for would tell the seed."""
    if daily.sealed(facts, services.play.now()):
        raise daily.SEALED


# --- Making and keeping ---

_kept: OrderedDict[str, Packed] = OrderedDict()
"""What was told of races that are over, the latest last."""
_in_work: dict[str, asyncio.Task[Packed]] = {}
"""What is being made: whoever asks for the same waits for it."""


async def _told_for_good(
    request: AnyRequest, name: str, reading: Reading, cached: str = LASTING
) -> Response[bytes]:
    """Something about a race that is over: made once, and not at all for a browser that has it."""
    tag = f'W/"{hashlib.sha256(f"{VERSION} {name}".encode()).hexdigest()[:20]}"'
    if tag in asked_tags(request):
        return answer(request, Packed(b"", None, tag), JSON, cached)
    packed = _kept.get(name)
    if packed is None:
        task = _in_work.get(name)
        if task is None:
            task = _in_work[name] = asyncio.create_task(_make(name, tag, reading))
            task.add_done_callback(lambda _: _in_work.pop(name, None))
        packed = await asyncio.shield(task)
    else:
        _kept.move_to_end(name)
    return answer(request, packed, JSON, cached)


async def _make(name: str, tag: str, reading: Reading) -> Packed:
    packed = await _packed(reading)
    # Only what is packed is kept; it is unpacked again for the few who cannot do it themselves.
    packed = Packed(packed.content if packed.packed is None else b"", packed.packed, tag)
    _kept[name] = packed
    while bytes_kept() > BYTES_KEPT:
        _kept.popitem(last=False)
    return packed


def bytes_kept() -> int:
    return sum(len(kept.content) + len(kept.packed or b"") for kept in _kept.values())


async def _told_now(request: AnyRequest, reading: Reading, cache: str = "no-cache") -> Response[bytes]:
    return answer(request, await _packed(reading), JSON, cache)


async def _packed(reading: Reading) -> Packed:
    make = await reading()
    return await replaying.run(lambda: pack(make()))


HANDLERS = [get_record, get_replay, get_proof, get_moments]
