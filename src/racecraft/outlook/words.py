"""How an outlook speaks: messages of the catalogues by their keys, and chances exactly.

Nothing is translated here: whoever shows an outlook knows the language. A value of a message is
a text, a number, another message or a list of messages; `who` and `other` are seats, as in events.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypedDict

from racecraft.engine.errors import RacecraftError


class Said(TypedDict):
    """A message: `{"key": "gt-ask-plan", "values": {"who": 0, "gear": 3, "steps": 2}}`."""

    key: str
    values: dict[str, Any]


class OutlookChoice(TypedDict):
    """What one legal action leads to, in words. A game's own choice extends it with what it has to tell."""

    label: Said
    detail: list[Said]


class Target(TypedDict):
    """A space of the drawing that can be chosen."""

    cell: str
    decision: list[int]
    """The actions that, played one after another by the seat, bring the car there."""
    label: Said
    detail: list[Said]


class CommonOutlook(TypedDict):
    """What every outlook has. A game's own one extends it with `choices`, by the action's number as text."""

    prompt: Said
    """The question."""
    automatic: bool
    """The first choice may be taken without asking: it is the only one, or nothing depends on it."""
    targets: list[Target]
    """Every space that the drawing marks for this decision."""


class Chance(TypedDict):
    """How likely something is."""

    chance: float
    fraction: str


class Risk(TypedDict):
    """How likely something goes wrong."""

    risk: float
    fraction: str


class BadSketch(RacecraftError):
    """A sketch is malformed, or there is nothing to be sketched now."""


def say(key: str, **values: Any) -> Said:
    """A message of the catalogues."""
    return {"key": key, "values": values}


def chance(part: Fraction) -> Chance:
    """How likely something is, as a number and exactly."""
    return {"chance": float(part), "fraction": f"{part.numerator}/{part.denominator}"}


def risk(part: Fraction) -> Risk:
    """How likely something goes wrong, as a number and exactly."""
    return {"risk": float(part), "fraction": f"{part.numerator}/{part.denominator}"}


def whole_percent(part: Fraction | float) -> str:
    """A chance in whole per cent, without the sign; never 0 or 100 for what is possible but not certain."""
    if part in (0, 1):
        return str(int(part) * 100)
    whole = round(float(part) * 100)
    return "<1" if whole < 1 else ">99" if whole > 99 else str(whole)


def no_sketch(game_id: str, sketch: Mapping[str, Any] | None) -> None:
    """BadSketch for a sketch in a game that has none."""
    if sketch is not None:
        raise BadSketch(f"{game_id} has nothing to sketch: every decision is made at once")


def cost_values(game: str, unit: str, amount: int) -> dict[str, Any]:
    """What a drive took, or a gap, as the messages want it: they choose the game's form of a time."""
    minutes, seconds = divmod(amount, 60)
    return {
        "game": game,
        "unit": unit,
        "amount": amount,
        "clock": f"{minutes}:{seconds:02d}",
        "long": f"{minutes:02d}:{seconds:02d}",
    }
