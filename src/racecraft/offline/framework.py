"""What the handlers use of their framework, for where there is none: a page has no room for Litestar.

`install` puts modules named like Litestar's in place, and like the one that unmasks the frames of a network.
A handler's decorator only notes its method and path, and what it says about its parameters becomes what
msgspec checks. `requests` does the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, NamedTuple

from msgspec import Meta

CREATED, OK, NO_CONTENT = 201, 200, 204
STATUS: Final = {"GET": OK, "PUT": OK, "POST": CREATED, "DELETE": NO_CONTENT}
BOUNDS = ("ge", "le", "min_length", "max_length", "pattern")


class Handler(NamedTuple):
    """A function that answers requests of one method to one path."""

    method: str
    path: str
    answer: Callable[..., Any]
    status: int
    media_type: str


class _Subscriptable:
    """A class that others write with parameters: they say nothing here."""

    def __class_getitem__(cls, _: Any) -> Any:
        return cls


class _Wrapper:
    """`Wrapper[T]` is T."""

    def __class_getitem__(cls, wrapped: Any) -> Any:
        return wrapped


class Request(_Subscriptable):
    def __init__(self, method: str, headers: dict[str, str], scope: dict[str, Any]) -> None:
        self.method = method
        self.headers = headers
        self.scope = scope


class WebSocket(_Subscriptable):
    """What `Sockets` needs of one; the page's socket is a subclass."""

    scope: dict[str, Any]


class State:
    """Names a type only."""


class Response(_Subscriptable):
    def __init__(
        self,
        content: Any,
        *,
        status_code: int = OK,
        media_type: str = "application/json",
        headers: dict[str, str] | None = None,
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.media_type = media_type
        self.headers = dict(headers or {})


class ResponseSpec:
    """Is for the description, which only a server gives."""

    def __init__(self, *_: Any, **__: Any) -> None: ...


def parameter(**described: Any) -> Meta:
    """The bounds of a parameter."""
    return Meta(**{name: described[name] for name in BOUNDS if name in described})


def _decorator(method: str) -> Callable[..., Any]:
    def decorator(
        path: str, *, status_code: int | None = None, media_type: str = "application/json", **_: Any
    ) -> Callable[[Callable[..., Any]], Handler]:
        status = STATUS[method] if status_code is None else status_code
        return lambda answer: Handler(method, path, answer, status, media_type)

    return decorator


def _websocket(_: str) -> Callable[[Any], Any]:
    return lambda handler: handler


MODULES: Final[dict[str, dict[str, Any]]] = {
    "litestar": {
        **{method.lower(): _decorator(method) for method in STATUS},
        "websocket": _websocket,
        "Request": Request,
        "Response": Response,
        "WebSocket": WebSocket,
    },
    "litestar.datastructures": {"State": State},
    "litestar.di": {"NamedDependency": _Wrapper},
    "litestar.openapi": {},
    "litestar.openapi.datastructures": {"ResponseSpec": ResponseSpec},
    "litestar.params": {
        "FromQuery": _Wrapper,
        "JSONBody": _Wrapper,
        "PathParameter": parameter,
        "QueryParameter": parameter,
    },
    "websockets": {},
    "websockets.frames": {"apply_mask": None},
}


def install() -> None:
    """From now on this is what handlers find under the framework's name."""
    for name, content in MODULES.items():
        module = sys.modules[name] = ModuleType(name)
        module.__dict__.update(content)
