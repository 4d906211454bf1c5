"""A part of a picture: the road around one car, or the signs of the legend with their captions."""

from __future__ import annotations

import re
from math import cos, radians, sin

from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import number
from racecraft.engine.state import Seat

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

LOOK_AHEAD = 0.22
"""The car stands so much of the width behind the middle."""
FOOT_HEIGHT = 104.0
_ROOT = re.compile(r'viewBox="([^"]*)" width="\d+" height="\d+"')
_FOOT = re.compile(r'id="foot" transform="translate\((\S+) ([^)]+)\)(?: scale\(([^)]+)\))?"')
_DIVIDER = re.compile(r'd="M(\d+) \d+V\d+" class="divider"')


def around_car(picture: Picture, seat: Seat, width: float, height: float) -> Picture:
    """The road around a car, with more of what lies ahead of it; the whole picture if it has no such car."""
    car = re.search(
        rf'data-seat="{seat}"[^>]*? data-heading="([^"]+)" transform="translate\((\S+) ([^)]+)\)', picture.svg
    )
    if car is None:
        return picture
    heading, x, y = radians(float(car[1])), float(car[2]), float(car[3])
    ahead = width * LOOK_AHEAD
    whole = _box(picture)
    left = _within(x + cos(heading) * ahead - width / 2, whole[0], whole[0] + whole[2] - width)
    top = _within(y + sin(heading) * ahead - height / 2, whole[1], whole[1] + whole[3] - height)
    return _cut(picture, (left, top, width, height))


def _within(value: float, least: float, most: float) -> float:
    """Nothing is shown that lies outside the picture."""
    return max(least, min(value, most))


def signs_of(picture: Picture) -> Picture:
    """The legend alone; the whole picture if it has none."""
    foot, divider, whole = _FOOT.search(picture.svg), _DIVIDER.search(picture.svg), _box(picture)
    if foot is None or divider is None:
        return picture
    scale = float(foot[3] or 1)
    left = float(foot[1]) + float(divider[1]) * scale
    return _cut(picture, (left, float(foot[2]), whole[0] + whole[2] - left, FOOT_HEIGHT * scale))


def _box(picture: Picture) -> Box:
    root = _ROOT.search(picture.svg)
    assert root is not None
    left, top, width, height = [float(value) for value in root[1].split()]
    return left, top, width, height


def _cut(picture: Picture, box: Box) -> Picture:
    """The same drawing with another view; its width in pixels stays."""
    height = round(picture.width * box[3] / box[2])
    view = " ".join([number(value) for value in box])
    root = f'viewBox="{view}" width="{picture.width}" height="{height}"'
    return Picture(_ROOT.sub(root, picture.svg, count=1), picture.width, height)
