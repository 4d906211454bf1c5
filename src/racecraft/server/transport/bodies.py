"""Bounds of JSON that a client sends, checked on its bytes before any object is built from it."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from racecraft.server.errors import Refused
from racecraft.server.settings import Limits

STRING = re.compile(rb'"[^"\\]*+(?:\\.?[^"\\]*+)*+"?', re.DOTALL)
"""A JSON string, or what is there of one. It matches from any quote on, so it takes linear time."""
LONG_NUMBER = re.compile(rb"(?<![0-9.])[0-9]{17}")
"""A whole number that browsers cannot tell from its neighbours: neither rules nor databases count so far."""
BRACKETS = b"[]{}"
OTHERS = bytes(byte for byte in range(256) if byte not in BRACKETS)


def check_json(text: bytes, limits: Limits) -> None:
    """Refused if the JSON is not UTF-8, is nested too deeply, has too many keys and values or a number that
    is too long."""
    try:
        text.decode()
    except UnicodeDecodeError:
        raise Refused("bad-request", "what is sent is not valid UTF-8") from None
    plain = STRING.sub(b"", text)
    brackets = plain.translate(None, OTHERS)
    depth = 0
    for sign in brackets[: 2 * limits.body_values]:
        if sign in b"[{":
            depth += 1
            if depth > limits.body_depth:
                raise Refused("bad-request", f"what is sent is nested at most {limits.body_depth} deep")
        else:
            depth -= 1
    if len(brackets) // 2 + plain.count(b",") + plain.count(b":") > limits.body_values:
        raise Refused("too-large", f"what is sent has at most {limits.body_values} keys and values")
    if LONG_NUMBER.search(plain):
        raise Refused("bad-request", "a whole number has at most 16 digits")


class BoundedRequest(Request[Any, Any, Any]):
    """A request whose body is checked before it is decoded."""

    async def json(self) -> Any:
        check_json(await self.body(), self.app.state.limits)
        return await super().json()
