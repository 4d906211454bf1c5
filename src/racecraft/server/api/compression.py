"""Static answers: compressed if the client accepts it, 304 if it has the current version."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple

from litestar import Response

from racecraft.server.api.services import AnyRequest


class Packed(NamedTuple):
    content: bytes
    """Empty if only what is packed was kept."""
    packed: bytes | None
    """None for what does not become smaller, such as fonts."""
    tag: str


def pack(content: bytes) -> Packed:
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
    packed = gzip.compress(content, 6, mtime=0)
    return Packed(content, packed if len(packed) < len(content) else None, tag)


def asked_tags(request: AnyRequest) -> list[str]:
    """The versions that the client has."""
    return [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]


def answer(request: AnyRequest, packed: Packed, media_type: str, caching: str) -> Response[bytes]:
    """The content, packed if the asker can unpack; only its tag if the asker has it."""
    headers = {"etag": packed.tag, "cache-control": caching, "vary": "accept-encoding"}
    if packed.tag in asked_tags(request):
        return Response(b"", status_code=304, headers=headers)
    if packed.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    content = packed.content or gzip.decompress(packed.packed or b"")
    return Response(content, media_type=media_type, headers=headers)
