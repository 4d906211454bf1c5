"""How long, winding and dangerous a track is."""

from __future__ import annotations

from racecraft.engine.character import Character, level, manner
from racecraft.games.heat.board import Track

STEPS = (0.18, 0.24, 0.27, 0.32)
UNLIMITED = 8
"""A speed from which on a corner is hardly felt."""


def track_character(track: Track) -> Character:
    """The danger is how far the corners of a lap hold the cars back, by space; a chicane is one corner, as
    tight as the tighter of its lines."""
    limits = [UNLIMITED] * track.corners
    for line, limit in enumerate(track.limit):
        limits[track.corner[line]] = min(limits[track.corner[line]], limit)
    held_back = sum([UNLIMITED - limit for limit in limits])
    return Character(
        track.cells,
        track.corners,
        level(held_back / track.cells, STEPS),
        manner(track.corners, track.cells, 0.06, 0.078),
    )
