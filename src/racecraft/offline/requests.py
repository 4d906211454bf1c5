"""Finds the handler of a request, gives it what it asks for, and makes an answer of what it returns."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from inspect import signature
from typing import Annotated, Any, NamedTuple, Union, cast, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from racecraft.offline.framework import NO_CONTENT, Handler, Request, Response
from racecraft.server.errors import Refused, refusal_of
from racecraft.server.transport.middleware import ErrorBody

PATTERNS = {"str": "[^/]+", "int": r"\d+"}
PARAMETER = re.compile(r"\{(\w+):(\w+)\}")
JSON = "application/json"

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Route:
    """A handler with its path as a pattern, and the types of what it takes."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler
        pattern = PARAMETER.sub(lambda found: f"(?P<{found[1]}>{PATTERNS[found[2]]})", handler.path)
        self._pattern = re.compile(f"{pattern}$")
        self._types: dict[str, Any] | None = None

    def match(self, method: str, path: str) -> dict[str, str] | None:
        if method != self.handler.method:
            return None
        found = self._pattern.match(path)
        return None if found is None else {name: unquote(text) for name, text in found.groupdict().items()}

    @property
    def types(self) -> dict[str, Any]:
        """By parameter; read when the handler is first asked, since reading all takes a while."""
        if self._types is None:
            hints = get_type_hints(self.handler.answer, include_extras=True)
            self._types = {name: _checkable(hint) for name, hint in hints.items()}
        return self._types

    def given(self, request: Request, services: Any, texts: dict[str, str], body: bytes) -> dict[str, Any]:
        """The arguments of the handler; Refused if what was sent does not fit."""
        given: dict[str, Any] = {}
        for name, parameter in signature(self.handler.answer).parameters.items():
            if name == "request":
                given[name] = request
            elif name == "services":
                given[name] = services
            elif name == "data":
                given[name] = _decoded(body, self.types[name])
            elif name in texts:
                given[name] = _converted(name, texts[name], self.types[name])
            elif parameter.default is parameter.empty:
                raise Refused("bad-request", f"{name}: this is needed")
        return given


def _checkable(hint: Any) -> Any:
    """Bounds of what may be missing are bounds of what is there: so msgspec wants it."""
    if get_origin(hint) is not Annotated or type(None) not in get_args(get_args(hint)[0]):
        return hint
    (whole, *bounds) = get_args(hint)
    either: Any = Union
    there = either[tuple(each for each in get_args(whole) if each is not type(None))]
    return either[cast(Any, Annotated)[(there, *bounds)], None]


def _decoded(body: bytes, wanted: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.DecodeError as error:
        raise Refused("bad-request", str(error)) from None


def _converted(name: str, text: str, wanted: Any) -> Any:
    try:
        return msgspec.convert(text, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", f"{name}: {error}") from None


class Routes:
    def __init__(self, handlers: Iterable[Any]) -> None:
        self._routes = [Route(handler) for handler in handlers if isinstance(handler, Handler)]

    async def answer(self, request: Request, address: str, body: bytes, services: Any) -> Answer:
        """Never raises: whatever fails is a refusal."""
        try:
            return await self._answer(request, address, body, services)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal.status == 500:
                log.error("a request failed", exc_info=error, extra={"path": address})
            told = ErrorBody(refusal.status, refusal.key, str(refusal))
            return Answer(refusal.status, {"content-type": JSON}, msgspec.json.encode(told))

    async def _answer(self, request: Request, address: str, body: bytes, services: Any) -> Answer:
        parts = urlsplit(address)
        asked = dict(parse_qsl(parts.query))
        for route in self._routes:
            named = route.match(request.method, parts.path)
            if named is not None:
                given = route.given(request, services, {**asked, **named}, body)
                return _told(route.handler, await route.handler.answer(**given))
        raise Refused("not-found", "there is nothing of the kind without a server")


def _told(handler: Handler, returned: Any) -> Answer:
    response = returned if isinstance(returned, Response) else None
    content = returned if response is None else response.content
    status = handler.status if response is None else response.status_code
    if status == NO_CONTENT or content is None:
        return Answer(NO_CONTENT, {}, b"")
    if isinstance(content, str):
        content = content.encode()
    elif not isinstance(content, bytes):
        content = msgspec.json.encode(content)
    kind = handler.media_type if response is None else response.media_type
    headers = {} if response is None else response.headers
    return Answer(status, {"content-type": kind, **headers}, content)
