"""Races that a game proposes to people who do not want to read every option."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

PresetId = Literal["first", "box", "everything"]
PRESET_IDS: tuple[PresetId, ...] = ("first", "box", "everything")
"""A short first race; the game as its box has it; every module that makes it richer."""


class Preset(NamedTuple):
    id: PresetId
    options: dict[str, Any]
    """What differs from the defaults. One that names no track leaves it to whoever chooses."""
    opponents: tuple[str, ...]
    """The levels of the bots in the other seats, where nobody else is wanted."""


class SeasonRace(NamedTuple):
    track: str
    event: str
    """As a calendar of one's own names it."""
    word: str
    """The event as the catalogues choose by it."""


class Season(NamedTuple):
    """A printed championship."""

    id: str
    races: list[SeasonRace]
