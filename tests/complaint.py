"""What a user would be told, for tests in which both a refusal and an acceptance can be right."""

from __future__ import annotations

from collections.abc import Callable

from racecraft.engine.errors import RacecraftError


def complaint(act: Callable[[], object], kind: type[RacecraftError] = RacecraftError) -> str | None:
    """The sentence of the error of this kind that the call raises; None if it raises none."""
    try:
        act()
    except kind as error:
        return str(error)
    return None
