"""Whether the engine runs compiled by mypyc or interpreted; the source is the same."""

from __future__ import annotations

COMPILED: bool = not __file__.endswith((".py", ".pyc"))


def form() -> str:
    return "compiled" if COMPILED else "interpreted"
