"""The events of the seasons 1961 to 1965 as tables (HT-EVENT)."""

from __future__ import annotations

import json
from typing import Any, Final

from racecraft.engine.errors import BadBoard
from racecraft.games.heat.cards import DATA

NO_RULE: Final = 0
GRANDSTAND: Final = 1
SPEED_RECORD: Final = 2
LIVE_TV: Final = 3
SPIN_OUT_ELIMINATES: Final = 4
DOUBLE_PRESS: Final = 5
SLIPSTREAM_IN_HIGH_GEARS: Final = 6
DISCARD_HEAT: Final = 7
NO_ADRENALINE: Final = 8
ONE_DISCARD: Final = 9
PRESS_BELOW_LIMIT: Final = 10
DISCARD_STRESS: Final = 11
LAP_COSTS_HEAT: Final = 12

RULES = [
    "",
    "grandstand",
    "speed_record",
    "live_tv",
    "spin_out_eliminates",
    "double_press",
    "slipstream_in_high_gears",
    "discard_heat",
    "no_adrenaline",
    "one_discard",
    "press_below_limit",
    "discard_stress",
    "lap_costs_heat",
]

GRANDSTAND_PLACES: Final = 3
RECORD_SPEED: Final = 15
CARS_TO_PASS: Final = 3


class Event:
    """What is special about one race of a season."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.word = f"n{self.name}"
        """The name as a catalogue can choose by it."""
        self.track: str = data["track"]
        self.sponsors: int = data["sponsors"]
        self.press: list[int] = [ord(letter) - ord("A") for letter in data["press"]]
        self.heat: int = data.get("heat", 0)
        self.stress: int = data.get("stress", 0)
        self.laps: int = data.get("laps", 0)
        self.hand: int = data.get("hand", 0)
        """The hand limit of this race, 0 where it stays as it is."""
        self.points: list[int] = data.get("points", [])
        """What the first places score on top."""
        rule: str = data.get("rule", "")
        if rule not in RULES:
            raise BadBoard(f"events.json: event {self.name}: there is no rule {rule!r}")
        self.rule: int = RULES.index(rule)


EVENTS: Final[list[Event]] = [
    Event(entry) for entry in json.loads((DATA / "events.json").read_text(encoding="utf-8"))
]


def event_named(name: str) -> int:
    """The event with this name, or -1."""
    for number, event in enumerate(EVENTS):
        if event.name == name:
            return number
    return -1


def season(year: str) -> list[int]:
    """The events of one season in order; none for a year without one."""
    return [number for number, event in enumerate(EVENTS) if event.name.startswith(f"{year}-")]


YEARS = ["1961", "1962", "1963", "1964", "1965"]
