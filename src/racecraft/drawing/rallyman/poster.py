"""All stages of a rally on one sheet: where each lies, and the caption above it."""

from __future__ import annotations

import math

from racecraft.drawing.geometry import Point
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Style, short
from racecraft.drawing.svg import Element, element, group, place, text, use
from racecraft.games.rallyman.rally import Rally

CAPTION = 118.0
"""Height of the line above each stage of a rally."""
APART = 110.0
"""Between the stages of a rally."""


def poster(sizes: list[tuple[float, float]]) -> tuple[float, list[Point]]:
    """The width of a sheet, and where each stage lies on it.

    Rows or columns, whatever comes nearest to the shape of a poster with the least paper left empty.
    """
    best: tuple[float, list[Point]] = (0.0, [])
    score = math.inf
    for cuts in range(1 << (len(sizes) - 1)):
        parts: list[list[int]] = [[0]]
        for index in range(1, len(sizes)):
            if cuts >> (index - 1) & 1:
                parts.append([index])
            else:
                parts[-1].append(index)
        for rows in (True, False):
            width, height, places = _shelves(sizes, parts, rows)
            waste = width * height / sum([wide * high for wide, high in sizes])
            miss = abs(math.log(width / height / 1.4)) + math.log(waste)
            if miss < score:
                best, score = (width, places), miss
    return best


def _shelves(
    sizes: list[tuple[float, float]], parts: list[list[int]], rows: bool
) -> tuple[float, float, list[Point]]:
    """The stages of each part side by side in a row, or one below the other in a column."""
    along, across = (0, 1) if rows else (1, 0)
    reach = max([sum([sizes[index][along] + APART for index in part]) - APART for part in parts])
    places: list[Point] = [(0.0, 0.0)] * len(sizes)
    deep = 0.0
    for part in parts:
        free = reach - sum([sizes[index][along] for index in part])
        gap = free / (len(part) - 1) if len(part) > 1 else 0.0
        ahead = free / 2 if rows and len(part) == 1 else 0.0
        for index in part:
            places[index] = (ahead, deep) if rows else (deep, ahead)
            ahead += sizes[index][along] + gap
        deep += max([sizes[index][across] for index in part]) + APART
    deep -= APART
    return (reach, deep, places) if rows else (deep, reach, places)


def draw_caption(
    rally: Rally, index: int, style: Style, left: float, top: float, width: float, size: float
) -> Element:
    stage = rally.stages[index]
    name = f"{style.word('SS')} {index + 1}"
    whole = group(
        "stage-caption",
        text(0, 72, name, "stage-name"),
        text(48 * len(name) + 30, 72, short(stage.text, 60), "stage-route"),
        transform=place(left, top, 0, size),
    )
    if index + 1 in rally.service_after and index + 1 < len(rally.stages):
        mark = group("service", element("title", style.word("service")), use(icon_id("station"), 0, 0))
        mark.attributes["transform"] = place(width / size - 44, 48, 0, 2.9)
        whole.add(mark)
    return whole
