"""The files of drills: `drills/<game>/data/<name>.json`, in the order of the sections of Learn."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat, State

PLAYER: Seat = 0
"""Whoever drives a drill has this seat; bots have the others."""


class Drill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start position that needs one rule. Its words are `drill-<game>-<name>` in the locales."""

    name: str
    rule: str
    """The id of the rule that decides."""
    lesson: int
    """The section of Learn that tells of it, from 1."""
    event: str
    """The kind of event that the rule makes of a wrong or a right decision."""
    values: dict[str, Any] = {}
    """What the event must say, where its kind alone does not tell."""
    seats: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    game: str = ""
    """The folder that the file lies in."""

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def key(self) -> str:
        """The message with its title; `.ask` is the question."""
        return f"drill-{self.id}"

    def start(self) -> State:
        """The position, whole, with the player to decide."""
        game: AnyGame = game_of(self.game)
        state: State = game.place(self.seats, self.options, self.position)
        return state


@cache
def drills_of(game_id: str) -> tuple[Drill, ...]:
    """The drills of a game, as the sections of Learn follow each other."""
    folder = Path(__file__).parent / game_id / "data"
    found = [_read(path, game_id) for path in sorted(folder.glob("*.json"))]
    return tuple(sorted(found, key=lambda drill: (drill.lesson, drill.name)))


def _read(path: Path, game_id: str) -> Drill:
    data = msgspec.json.decode(path.read_bytes())
    return msgspec.convert({**data, "name": path.stem, "game": game_id}, Drill)


def drill_named(id: str) -> Drill:
    """The drill of this id, such as `rali-rock`; UnknownName if there is none."""
    game_id, _, name = id.partition("-")
    game_of(game_id)
    for drill in drills_of(game_id):
        if drill.name == name:
            return drill
    raise UnknownName(f"{game_id} has no drill {name!r}")
