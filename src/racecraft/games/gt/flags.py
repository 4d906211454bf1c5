"""Yellow flags: where they are shown, which tiles they close to overtaking, and when they go in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.gt.board import NOWHERE, tile_bit

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState


def show_flag(s: GTState, car: Car) -> None:
    """GT-FLAG-01: on the tile where control was lost."""
    tile = s.circuit.tile[car.cell]
    s.flags = s.flags + [tile * 8 + s.turn]
    mark_zones(s)
    if s.events is not None:
        s.tell("flag_shown", {"tile": tile})


def mark_zones(s: GTState) -> None:
    """Notes which tiles lie under a flag; which spaces may be entered has to be looked at again."""
    s.zones = zones_of(s)
    s.gated = NOWHERE


def zones_of(s: GTState) -> i64:
    """GT-FLAG-02, 06: the tile of a flag, the one before and the one after."""
    tiles = len(s.circuit.laid)
    zones: i64 = 0
    for flag in s.flags:
        tile = flag // 8
        zones |= tile_bit(tile) | tile_bit((tile + 1) % tiles) | tile_bit((tile + tiles - 1) % tiles)
    return zones


def take_in_flags(s: GTState) -> None:
    """GT-FLAG-08 to 11: all flags of the car whose turn it is go to its dashboard."""
    if len(s.flags) == 0:
        return
    left = [flag for flag in s.flags if flag % 8 != s.turn]
    count = len(s.flags) - len(left)
    if count == 0:
        return
    s.flags = left
    mark_zones(s)
    s.cars[s.turn].yellow_tokens += count
    if s.events is not None:
        s.tell("flag_removed", {"flags": count})
