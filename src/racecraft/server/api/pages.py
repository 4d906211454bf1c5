"""What machines ask for, and the files of the browser's side.

The page of a table names every file that the table will need and says who looks at it, so that a browser asks
for all of them at once and opens the socket before its first script has arrived.
"""

from __future__ import annotations

import asyncio
import mimetypes
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from racecraft.locales import LANGUAGES
from racecraft.server.api.compression import Packed, answer, pack
from racecraft.server.api.services import AnyRequest, InjectedServices, Services
from racecraft.server.errors import Refused
from racecraft.server.ops.metrics_listener import CONTENT_TYPE
from racecraft.server.play import tables
from racecraft.server.transport.middleware import SECURITY, cookie_in

mimetypes.add_type("font/woff2", ".woff2")  # Python and many systems do not know it

CONTACT_HOLDS = timedelta(days=90)
"""So long what was read of the contact may be believed."""
FILES_KEPT = 256
LASTING = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
LANGUAGE_COOKIE = "racecraft-language"
"""What the pages were last read in; the browser's own list of languages stands in for it."""


@get("/healthz", include_in_schema=False)
async def health(services: InjectedServices) -> Response[bytes]:
    """The process lives: its event loop answers."""
    return Response(b"ok\n", media_type="text/plain")


@get("/readyz", include_in_schema=False)
async def ready(services: InjectedServices) -> Response[bytes]:
    """The server can store something and its background tasks run; else 503, and one line a trouble."""
    troubles = await services.play.health.troubles()
    if not troubles:
        return Response(b"ok\n", media_type="text/plain")
    lines = "".join(f"{name}: {reason}\n" for name, reason in troubles.items())
    return Response(lines.encode(), status_code=503, media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(services: InjectedServices) -> Response[str]:
    if services.play.settings.metrics:
        raise Refused("not-found", "there is no such page")
    return Response(services.play.metrics_page(), media_type=CONTENT_TYPE)


@get(SECURITY, include_in_schema=False)
async def security(services: InjectedServices) -> Response[str]:
    """Where to report weaknesses (RFC 9116), if the operator has said so."""
    settings = services.play.settings
    if not settings.security_contact:
        raise Refused("not-found", "the operator of this server names no contact")
    expires = datetime.fromtimestamp(services.play.now() / 1000, UTC) + CONTACT_HOLDS
    lines = [f"Contact: {settings.security_contact}", f"Expires: {expires:%Y-%m-%dT00:00:00Z}"]
    secure = [origin.rstrip("/") for origin in settings.origins if origin.startswith("https://")]
    lines += [f"Canonical: {origin}{SECURITY}" for origin in secure]
    return Response("\n".join(lines) + "\n", media_type="text/plain")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: AnyRequest, services: InjectedServices, path: Annotated[str, PathParameter(max_length=200)] = "/"
) -> Response[bytes]:
    """A file of the browser's side; any other address is a place in it, which the first page finds."""
    folder = services.play.settings.static.resolve()
    base = services.play.settings.base_path
    wanted = _file_named(folder, path)
    if path.startswith("/api/") or not folder.is_dir():
        raise Refused(
            "not-found", "there is no such page; the interface is described at /api/schema/openapi.json"
        )
    if wanted is None:
        wanted = folder / "index.html"
        match path.strip("/").split("/"):
            case ["table", code]:
                return await _table_page(request, services, wanted, code)
    if wanted.name == "index.html":
        packed = await asyncio.to_thread(_index, wanted, wanted.stat().st_mtime_ns, base)
        return answer(request, packed, "text/html", "no-cache")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    lasting = wanted.parent.name == "assets"
    return answer(request, await _file(wanted), kind, LASTING if lasting else "no-cache")


def _file_named(folder: Path, path: str) -> Path | None:
    """The file with this address, if there is one."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


async def _file(path: Path) -> Packed:
    return await asyncio.to_thread(_read, path, path.stat().st_mtime_ns)


@lru_cache(maxsize=FILES_KEPT)
def _read(path: Path, changed: int) -> Packed:
    """A file as it was when it was last changed."""
    return pack(path.read_bytes())


@lru_cache(maxsize=8)
def _index(path: Path, changed: int, base: str) -> Packed:
    """The first page: its files and those who read it are told under which path the server is found."""
    html = path.read_text().replace('="./', f'="{base}/')
    if base:
        html = html.replace("<html", f'<html data-base="{base}"', 1)
    return pack(html.encode())


# --- The page of a table ---


async def _table_page(request: AnyRequest, services: Services, index: Path, code: str) -> Response[bytes]:
    """The first page, told which table it is for. A table that nobody knows gets it as it is."""
    base = services.play.settings.base_path
    content = (await asyncio.to_thread(_index, index, index.stat().st_mtime_ns, base)).content
    try:
        facts = await tables.load(services.play.store, code)
        person = await services.person(request)
    except Refused:
        return Response(content, media_type="text/html", headers={"cache-control": "no-cache"})
    mine = [] if person is None else facts.held_by(person.id)
    # Somebody with several hidden hands is asked first whose it shall be.
    seat = mine[0] if mine and (len(mine) == 1 or not facts.hides) and facts.header is not None else None
    language = _language(request)
    chunks = await _chunks(index.parent / "chunks.json")
    wanted = ["table", facts.game, f"words-{language}", f"words-{language}-{facts.game}"]
    if "coach" in request.query_params:
        wanted.append(f"learn-{language}-{facts.game}")
    links = "".join(_link(base + file) for name in wanted for file in chunks.get(name, []))
    told = f' data-table="{facts.code}" data-game="{facts.game}"'
    told += "" if seat is None else f' data-seat="{seat}"'
    html = content.decode().replace("<html", f"<html{told}", 1).replace("</head>", f"{links}</head>", 1)
    return Response(html.encode(), media_type="text/html", headers={"cache-control": "no-cache"})


async def _chunks(path: Path) -> dict[str, list[str]]:
    """By name, the files of each part of the pages; none if they were built without that list."""
    if not path.is_file():
        return {}
    return msgspec.json.decode((await _file(path)).content, type=dict[str, list[str]])


def _link(file: str) -> str:
    """As Vite writes them, so that its loader sees what is on its way."""
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{file}">'


def _language(request: AnyRequest) -> str:
    """The language that the pages will most likely be read in."""
    wishes = request.headers.get("accept-language", "").split(",")
    chosen = cookie_in(request.headers.get("cookie", ""), LANGUAGE_COOKIE)
    wanted = [chosen or "", *(wish.strip()[:2].lower() for wish in wishes)]
    return next((language for language in wanted if language in LANGUAGES), "en")


HANDLERS = [health, ready, metrics, security, page]
