"""Everything about me: to take along, or to delete.

An export may be long. It is packed, sent chunk by chunk as fast as the client reads it, and few are made or
sent at one time.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
from litestar import delete, get
from litestar.response import Stream

from racecraft.server.accounts import personal_data
from racecraft.server.api.devices import somebody_at_a_screen
from racecraft.server.api.services import REFUSALS, AnyRequest, InjectedServices
from racecraft.server.errors import Refused
from racecraft.server.transport.middleware import visit_of

MOST_EXPORTS = 2
"""In work at one time, of all people."""
CHUNK_BYTES = 65_536

_exporting: set[str] = set()
"""The people whose exports are made or sent."""


class Chunks:
    """The content of an export; its person has a place among the exports until it is sent or dropped."""

    def __init__(self, id: str, content: bytes) -> None:
        self._id = id
        self._content = content
        self._sent = 0

    def __aiter__(self) -> Chunks:
        return self

    async def __anext__(self) -> bytes:
        chunk = self._content[self._sent : self._sent + CHUNK_BYTES]
        self._sent += CHUNK_BYTES
        if not chunk:
            raise StopAsyncIteration
        return chunk

    def __del__(self) -> None:
        _exporting.discard(self._id)


@get("/api/me/export", responses=REFUSALS)
async def export_me(request: AnyRequest, services: InjectedServices) -> Stream:
    """All that is stored about me and my bots, as JSON."""
    person = await services.person(request)
    if person is None or person.is_bot:
        raise Refused("who-are-you", "there is nothing stored about you")
    if person.id in _exporting:
        raise Refused("too-many", "your data is being exported already")
    if len(_exporting) >= MOST_EXPORTS:
        raise Refused("busy", "the data of others is being exported, try again soon")
    packed = "gzip" in request.headers.get("accept-encoding", "")
    _exporting.add(person.id)
    try:
        found = await personal_data.export(services.play.store, person.id)
        content = Chunks(person.id, await asyncio.to_thread(_encoded, found, packed))
    except BaseException:
        _exporting.discard(person.id)
        raise
    headers = {
        "content-disposition": 'attachment; filename="racecraft.json"',
        "cache-control": "no-store",
        "vary": "accept-encoding",
    }
    if packed:
        headers["content-encoding"] = "gzip"
    return Stream(content, media_type="application/json", headers=headers)


def _encoded(found: dict[str, Any], packed: bool) -> bytes:
    content = msgspec.json.format(msgspec.json.encode(found), indent=1)
    return gzip.compress(content, 6) if packed else content


@delete("/api/me", responses=REFUSALS)
async def delete_me(request: AnyRequest, services: InjectedServices) -> None:
    """Deletes me and my bots for good: races stay without my name, what I said goes."""
    person = await somebody_at_a_screen(request, services)
    service = services.play
    for code in await personal_data.erase(service.store, person.id, service.now()):
        await service.housekeeping.look_afresh(code)
    services.sockets.end_identity(person.id)
    visit_of(request.scope).new_cookie = ""


HANDLERS = [export_me, delete_me]
