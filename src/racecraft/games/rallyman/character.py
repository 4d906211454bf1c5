"""How long, winding and dangerous a rally, a stage or a board is."""

from __future__ import annotations

from racecraft.engine.character import Character, level, manner
from racecraft.games.rallyman.board import CORNER, Board
from racecraft.games.rallyman.rally import FIXED, VARIABLE, Rally
from racecraft.games.rallyman.stage import Stage

STEPS = (0.1, 0.18, 0.24, 0.3)
SNOW = {FIXED: 0.08, VARIABLE: 0.05}
"""What snow, or snow perhaps, adds."""

Corner = tuple[bool, int]
"""Whether a space is a corner, and how many dice a car loses that leaves the road there on the worse side."""


def track_character(track: Rally | Stage | Board) -> Character:
    """The danger is how many dice are lost by leaving the road in corners, by space, and the snow."""
    if isinstance(track, Rally):
        spaces = [space for stage in track.stages for space in _spaces(stage)]
        return _character(spaces, SNOW.get(track.weather, 0.0))
    if isinstance(track, Stage):
        return _character(_spaces(track), 0.0)
    found = [
        (space.kind == CORNER, max([track.damage[terrain] for terrain in space.verge]))
        for road in track.roads
        for space in road.spaces
    ]
    return _character(found, 0.0)


def _spaces(stage: Stage) -> list[Corner]:
    found: list[Corner] = []
    for index, space in enumerate(stage.spaces):
        ground = stage.ground[index]
        found.append((space.kind == CORNER, max(ground.damage_left, ground.damage_right)))
    return found


def _character(spaces: list[Corner], snow: float) -> Character:
    corners = len([1 for corner, _ in spaces if corner])
    lost = sum([lost for corner, lost in spaces if corner]) / max(1, len(spaces))
    return Character(
        len(spaces), corners, level(lost + snow, STEPS), manner(corners, len(spaces), 0.285, 0.33)
    )
