"""Connections to PostgreSQL: addresses with the parameters of libpq, and time limits.

`asyncpg` reads most parameters by itself (`sslmode`, `sslrootcert`, `target_session_attrs`, …) and passes
those that it does not know to the server, as settings of the session. This module handles those that the
server does not know either.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from racecraft.engine.errors import RacecraftError
from racecraft.server.settings import without_password

CONNECT_SECONDS = 3.0
"""The default of `connect_timeout`."""
WITHOUT_EFFECT = {
    "fallback_application_name",
    "keepalives",
    "keepalives_count",
    "keepalives_idle",
    "keepalives_interval",
    "tcp_user_timeout",
}
"""Parameters of libpq that are accepted and not needed: every statement has a time limit of ours."""
NOT_NEGOTIATED = {
    "channel_binding": ("disable", "prefer"),
    "gssencmode": ("disable", "prefer"),
    "requiressl": ("0",),
}
"""What `asyncpg` never negotiates, with the values that accept that."""


class Address(msgspec.Struct, frozen=True):
    """A `postgresql://` URL as `asyncpg` reads it."""

    url: str
    connect_seconds: float


def read_address(database: str) -> Address:
    """RacecraftError says what is wrong with the parameters."""
    parts = urlsplit(database)
    shown = without_password(database)
    seconds = CONNECT_SECONDS
    rest: list[tuple[str, str]] = []
    try:
        parameters = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    except ValueError:
        raise RacecraftError(f"the parameters of {shown} cannot be read") from None
    for name, value in parameters:
        if name == "connect_timeout":
            seconds = _seconds(value, shown)
        elif name in NOT_NEGOTIATED:
            if value not in NOT_NEGOTIATED[name]:
                raise RacecraftError(f"{name}={value} of {shown} is not supported")
        elif not value:
            raise RacecraftError(f"the parameter {name} of {shown} has no value")
        elif name not in WITHOUT_EFFECT:
            rest.append((name, value))
    return Address(urlunsplit(parts._replace(scheme="postgresql", query=urlencode(rest))), seconds)


def _seconds(value: str, shown: str) -> float:
    if not value.isdecimal():
        raise RacecraftError(f"connect_timeout of {shown} is a number of seconds, not {value!r}")
    return float(value) or CONNECT_SECONDS


async def connect(address: Address, statement_seconds: float | None = None, origin: str = "") -> Any:
    """A connection. `statement_seconds` limits every statement, by the server's clock and by ours; `origin`
    is the sender of the notifications of its transactions."""
    settings = {"racecraft.origin": origin}
    if "application_name=" not in address.url:
        settings["application_name"] = "racecraft"
    if statement_seconds is not None:
        limit = str(int(statement_seconds * 1000))
        settings |= {"statement_timeout": limit, "idle_in_transaction_session_timeout": limit}
    try:
        return await asyncpg.connect(
            address.url,
            timeout=address.connect_seconds,
            command_timeout=statement_seconds,
            server_settings=settings,
        )
    except TimeoutError:
        raise TimeoutError(f"no connection within {address.connect_seconds:g} s") from None
    except (asyncpg.ClientConfigurationError, ValueError) as error:
        raise RacecraftError(f"cannot use {without_password(address.url)}: {error}") from None


def engine(address: Address, **more: Any) -> AsyncEngine:
    """An engine without time limits, for work that may take long."""
    return create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(address), **more)
