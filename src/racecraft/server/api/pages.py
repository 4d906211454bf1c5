"""What machines ask for, and the files of the browser's side."""

from __future__ import annotations

import asyncio
import mimetypes
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter
from sqlalchemy import select

from racecraft.server import schema
from racecraft.server.api.services import House
from racecraft.server.errors import Refused


@get("/healthz", include_in_schema=False)
async def health(services: House) -> Response[bytes]:
    """Whether the database answers."""
    await services.hall.store.read(select(schema.tables.c.code).limit(1))
    return Response(b"ok\n", media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(services: House) -> Response[str]:
    hall = services.hall
    rooms = hall.rooms.by_code
    live = sum(room.live is not None for room in rooms.values())
    page = hall.metrics.page(rooms=len(rooms), live_races=live, thinkers_lost=hall.driving.thinkers_lost)
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


HANDLERS = [health, metrics, page]
