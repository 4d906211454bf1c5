"""How an outlook speaks: messages of the catalogues by their keys, and chances exactly.

Nothing is put into words here, since the one who shows an outlook knows the language. A value of a message is
a text, a number, another message or a list of messages; `who` and `other` are seats, as in events.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from racecraft.engine.errors import RacecraftError

Said = dict[str, Any]
"""A message: `{"key": "gt-ask-plan", "values": {"who": 0, "gear": 3, "steps": 2}}`."""


class BadSketch(RacecraftError):
    """A sketch is malformed, or there is nothing to be sketched now."""


def say(key: str, **values: Any) -> Said:
    """A message of the catalogues."""
    return {"key": key, "values": values}


def chance(part: Fraction) -> dict[str, Any]:
    """How likely something is, as a number and exactly."""
    return {"chance": float(part), "fraction": f"{part.numerator}/{part.denominator}"}


def risk(part: Fraction) -> dict[str, Any]:
    """How likely something goes wrong, as a number and exactly."""
    return {"risk": float(part), "fraction": f"{part.numerator}/{part.denominator}"}


def no_sketch(game_id: str, sketch: Mapping[str, Any] | None) -> None:
    """BadSketch where every decision is made at once."""
    if sketch is not None:
        raise BadSketch(f"{game_id} has nothing to sketch: every decision is made at once")
