"""Whether the engine runs compiled by mypyc or interpreted, from one and the same source."""

from __future__ import annotations

COMPILED: bool = not __file__.endswith(".py")


def form() -> str:
    return "compiled" if COMPILED else "interpreted"
