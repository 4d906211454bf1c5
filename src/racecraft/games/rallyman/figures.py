"""The printed numbers of Rallyman: die faces, seconds on the cards, backs, shortcut cards.

Also the reader with which every file of this game is checked: its complaints name file, entry and reason.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

from racecraft.engine.errors import MOST_NAME, BadBoard, Fault, broken

Gear = int
Die = int

TOP_GEAR: Final = 5
GAS: Final = 5
"""The number of the gas dice; 0 to 4 are the gear dice 1 to 5."""
GAS_DICE: Final = 2
SIDES: Final = 6
"""Of every die."""
DieName = Literal["1", "2", "3", "4", "5", "gas"]
DIE_NAMES: list[DieName] = ["1", "2", "3", "4", "5", "gas"]
BACKS = ["spin", "left", "right"]
ShortcutName = Literal["clean", "mud", "puncture"]
SHORTCUTS: list[ShortcutName] = ["clean", "mud", "puncture"]

DATA = Path(__file__).parent / "data"


class Reader:
    """Takes values out of a JSON object and says, with the file's name, which of them cannot be."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stage = 0
        """The number of the stage that is read, for faults; 0 outside of stages."""

    def fail(self, where: str, reason: str, fault: Fault | None = None) -> NoReturn:
        raise BadBoard(f"{self.name}: {where}: {reason}", broken("part", where) if fault is None else fault)

    def fail_stage(
        self, kind: str, where: str, reason: str, values: dict[str, str | int], *rest: str
    ) -> NoReturn:
        """The stage that is read is wrong; without it, or a part of it, the rest can be read."""
        values = {**values, "stage": self.stage}
        part: tuple[str | int, ...] = ("stages", self.stage - 1, *rest)
        self.fail(where, reason, Fault(f"builder-rallyman-fault-{kind}", f"stage.{self.stage}", values, part))

    def mapping(self, value: Any, where: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            self.fail(where, f"must be an object, not {value!r}", broken("object", where))
        return value

    def known(self, data: dict[str, Any], keys: Sequence[str], where: str) -> None:
        for key in data:
            if key not in keys:
                unknown = broken("unknown", key[:MOST_NAME])
                self.fail(where, f"knows no {key!r}; it knows {', '.join(keys)}", unknown)

    def entries(self, data: dict[str, Any], key: str, where: str) -> list[Any]:
        value = data.get(key)
        if not isinstance(value, list):
            self.fail(where, f"{key!r} must be a list, not {value!r}", broken("list", key))
        return value

    def text(self, data: dict[str, Any], key: str, where: str, most: int = MOST_NAME) -> str:
        value = data.get(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(where, f"{key!r} must be a text, not {value!r}", broken("text", key))
        if len(value) > most:
            long = broken("long", key, high=most)
            self.fail(where, f"{key!r} must have at most {most} characters", long)
        return value

    def whole(self, value: Any, low: int, high: int, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            number = broken("number", where, low, high)
            self.fail(where, f"must be a whole number from {low} to {high}, not {value!r}", number)
        return int(value)

    def wholes(self, value: Any, count: int, low: int, high: int, where: str) -> list[int]:
        if not isinstance(value, list) or len(value) != count:
            self.fail(where, f"must be a list of {count} numbers, not {value!r}", broken("list", where))
        return [self.whole(entry, low, high, where) for entry in value]


class Figures:
    """The numbers a race is driven by."""

    def __init__(self) -> None:
        self.hazard: dict[str, list[int]] = {}
        """hazard[dice set][die]: faces with ! out of six."""
        self.card_seconds: list[int] = []
        """By gear; 0 is the neutral back."""
        self.backs: list[list[int]] = []
        """backs[gear]: how many cards of the pile have spin, left, right on their back."""
        self.shortcuts: list[int] = []
        """How many shortcut cards are clean, mud, puncture."""
        self.spare_seconds = 30
        self.lost_limit = 5
        self.mud_floor = 1


_FIGURES = [
    "hazard_faces",
    "card_seconds",
    "backs",
    "shortcuts",
    "spare_wheel_seconds",
    "retire_at_lost_dice",
    "mud_floor",
]


def read_figures(given: Any, name: str) -> Figures:
    """The default figures with those in `given` laid over them."""
    reader = Reader(name)
    changes = reader.mapping(given, "figures")
    reader.known(changes, _FIGURES, "figures")
    data: dict[str, Any] = json.loads((DATA / "figures.json").read_text(encoding="utf-8"))
    data.update(changes)
    figures = Figures()
    for dice, faces in reader.mapping(data["hazard_faces"], "hazard_faces").items():
        figures.hazard[dice] = reader.wholes(faces, len(DIE_NAMES), 0, 6, f"hazard_faces, {dice}")
    for dice in ["H1", "H2"]:
        if dice not in figures.hazard:
            reader.fail("hazard_faces", f"has no dice {dice}")
    figures.card_seconds = reader.wholes(data["card_seconds"], TOP_GEAR + 1, 1, 600, "card_seconds")
    backs = reader.mapping(data["backs"], "backs")
    reader.known(backs, [str(gear) for gear in range(1, TOP_GEAR + 1)], "backs")
    figures.backs = [[0, 0, 0]]
    for gear in range(1, TOP_GEAR + 1):
        counts = reader.wholes(backs.get(str(gear)), len(BACKS), 0, 99, f"backs, gear {gear}")
        if sum(counts) == 0:
            reader.fail(f"backs, gear {gear}", "has no card at all")
        figures.backs.append(counts)
    shortcuts = reader.mapping(data["shortcuts"], "shortcuts")
    reader.known(shortcuts, SHORTCUTS, "shortcuts")
    figures.shortcuts = [reader.whole(shortcuts.get(kind), 0, 99, f"shortcuts, {kind}") for kind in SHORTCUTS]
    if sum(figures.shortcuts) == 0:
        reader.fail("shortcuts", "has no card at all")
    figures.spare_seconds = reader.whole(data["spare_wheel_seconds"], 0, 600, "spare_wheel_seconds")
    figures.lost_limit = reader.whole(data["retire_at_lost_dice"], 1, TOP_GEAR, "retire_at_lost_dice")
    figures.mud_floor = reader.whole(data["mud_floor"], 1, TOP_GEAR, "mud_floor")
    return figures
