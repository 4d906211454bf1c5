"""A track whose road lies on itself."""

from __future__ import annotations

import math

from racecraft.builders import Document, builder_of


def figure_of_eight() -> Document:
    """A track of Heat that crosses itself: the rules have no objection, but nobody sees where a car is."""
    angles = [2 * math.pi * number / 60 for number in range(60)]
    shape = [[round(900 * math.cos(angle)), round(600 * math.sin(2 * angle))] for angle in angles]
    return {**builder_of("heat").blank(), "shape": shape}
