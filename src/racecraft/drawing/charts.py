"""Charts of races and tournaments: positions round by round, values with their intervals, distributions.

They are drawn from plain figures and texts; the caller says what the figures mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, log10
from typing import NamedTuple

from racecraft.drawing import palette
from racecraft.drawing.painter import Style, sheet, short
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, circle, element, group, number, path, rect, text

WIDTH = 1000.0
EDGE = 40.0
TOP = 92.0
"""Where the drawing begins, below the title."""
NAMES = 190.0
"""Room for names, on the left of tables and on the right of positions."""
MOST_NAME = 22
"""Letters of a name for which there is room."""
LANE = 46.0
"""From one place to the next."""
ROW = 52.0
FIGURES = 250.0
"""Room for the figures of a row, in words."""
PANEL = 150.0
"""The height of one distribution, its name and its axis included."""
BARS = 132.0
TICK = 52.0
"""Room for the words below a moment."""
FEWEST_TICKS = 4
MOST_BINS = 40

SEATS = ["red", "blue", "green", "yellow", "orange", "black", "violet", "white"]
"""The colours of the seats, as most boards give them out."""

STYLE = {
    ".paper": "fill:$paper",
    ".title": "font-size:28px;font-weight:800;fill:$ink",
    ".note": "font-size:16px;font-weight:600;fill:$faint",
    ".tick": "font-size:15px;font-weight:600;fill:$faint;text-anchor:middle",
    ".place": "font-size:17px;font-weight:700;fill:$faint;text-anchor:end",
    ".name": "font-size:18px;font-weight:700;fill:$ink",
    ".figure": "font-size:17px;font-weight:600;fill:$ink;text-anchor:end",
    ".rule": "stroke:$frame;stroke-width:1.5;fill:none",
    ".part": "stroke:$faint;stroke-width:1.5;stroke-dasharray:3 6;fill:none",
    ".case": "stroke:$ink;stroke-width:9;stroke-linejoin:round;stroke-linecap:round;fill:none",
    ".line": "stroke-width:6;stroke-linejoin:round;stroke-linecap:round;fill:none",
    ".case.thin": "stroke-width:6",
    ".line.thin": "stroke-width:3.5",
    ".badge": "stroke:$ink;stroke-width:1.5",
    ".badge-number": "font-size:17px;font-weight:800;text-anchor:middle",
    ".whisker": "stroke:$ink;stroke-width:3;stroke-linecap:round;fill:none",
    ".dot": "fill:$stop;stroke:$paper;stroke-width:2",
    ".bar": "fill:$sign",
    ".mean": "stroke:$stop;stroke-width:3;fill:none",
    **{f".line-{name}": f"stroke:{palette.car_colour(name).paint}" for name in SEATS},
    **palette.PAINT,
}


class Span(NamedTuple):
    """A value, between which bounds it lies, and how it is told in figures."""

    name: str
    value: float
    low: float
    high: float
    told: str


class Sample(NamedTuple):
    """Values of one kind, and what is told about them."""

    name: str
    values: Sequence[float]
    told: str


class Axis:
    """A scale from left to right with round numbers on it."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.step = _round_step((high - low) or abs(high) or 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)
        self.left = left
        self.right = right

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self) -> list[float]:
        return [
            self.low + index * self.step for index in range(round((self.high - self.low) / self.step) + 1)
        ]

    def draw(self, top: float, bottom: float) -> Element:
        drawn = group("axis")
        for tick in self.ticks():
            drawn.add(_line(self.x(tick), top, self.x(tick), bottom, "rule"))
            drawn.add(text(self.x(tick), bottom + 22, number(tick, 3), "tick"))
        return drawn


def draw_positions(
    title: str,
    names: Sequence[str],
    moments: Sequence[Sequence[int]],
    ticks: Sequence[str],
    parts: Sequence[int],
    note: str = "",
    theme: str = palette.AUTO,
    width: int = 1200,
) -> Picture:
    """One line a seat: `moments` gives the places by seat, no two alike, from the first to the last; `ticks`
    what stands below each; `parts` where a new part of the contest begins."""
    left, right = EDGE + 50, WIDTH - EDGE - NAMES
    bottom = TOP + LANE * len(names)
    step = (right - left) / max(1, len(moments) - 1)
    body = group("positions")
    for place in range(1, len(names) + 1):
        y = _lane(place)
        body.add(_line(left, y, right, y, "rule"), text(EDGE + 20, y + 6, str(place), "place"))
    for part in parts:
        x = left + step * part
        body.add(_line(x, TOP, x, bottom, "part"))
    for index in _spaced(len(ticks), step):
        body.add(text(left + step * index, bottom + 26, ticks[index], "tick"))
    body.add(text(left, bottom + 54, note, "note"))
    for seat, name in enumerate(names):
        body.add(_seat(seat, short(name, MOST_NAME), [places[seat] for places in moments], left, step))
    return _picture(title, body, bottom + 78, theme, width)


def _seat(seat: int, name: str, places: list[int], left: float, step: float) -> Element:
    colour = palette.car_colour(SEATS[seat % len(SEATS)])
    points = [(left + step * index, _lane(place)) for index, place in enumerate(places)]
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for (x0, y0), (x1, y1) in pairwise(points):
        if y0 == y1:
            d += f"H{number(x1)}"
        else:
            middle = number((x0 + x1) / 2)
            d += f"C{middle} {number(y0)} {middle} {number(y1)} {number(x1)} {number(y1)}"
    drawn = group("seat", element("title", name), path(d, "case"), path(d, f"line line-{colour.name}"))
    for x, y in (points[0], points[-1]):
        drawn.add(circle(x, y, 14, f"badge paint-{colour.name}"))
        drawn.add(text(x, y + 6, str(seat + 1), f"badge-number ink-{colour.name}"))
    end_x, end_y = points[-1]
    return drawn.add(text(end_x + 26, end_y + 6, name, "name"))


def _lane(place: int) -> float:
    return TOP + LANE * (place - 0.5)


def draw_chances(
    title: str,
    names: Sequence[str],
    moments: Sequence[tuple[float, Sequence[float]]],
    ticks: Sequence[tuple[float, str]],
    note: str = "",
    theme: str = palette.AUTO,
    width: int = 1200,
) -> Picture:
    """One line a seat over the course of a race: `moments` gives where each stands between 0 and 1 and the
    value of every seat there, chances between 0 and 1 or, for one seat, any cost; `ticks` what is written
    below."""
    left, right, bottom = EDGE + 60, WIDTH - EDGE - NAMES, TOP + 360
    found = [value for _, values in moments for value in values]
    alone = len(names) == 1
    scale = Axis(min(found), max(found), bottom, TOP) if alone else Axis(0, 1, bottom, TOP)
    body = group("chances")
    for tick in scale.ticks():
        y = scale.x(tick)
        told = number(tick, 1) if alone else f"{round(100 * tick)}%"
        body.add(_line(left, y, right, y, "rule"), text(left - 10, y + 6, told, "place"))
    for at, label in ticks:
        body.add(text(left + (right - left) * at, bottom + 26, label, "tick"))
    body.add(text(left, bottom + 54, note, "note"))
    ends: list[float] = []
    for seat, name in enumerate(names):
        colour = palette.car_colour(SEATS[seat % len(SEATS)])
        d = ""
        for at, values in moments:
            across, down = number(left + (right - left) * at), number(scale.x(values[seat]))
            d += f"H{across}V{down}" if d else f"M{across} {down}"
        end = scale.x(moments[-1][1][seat])
        while any(abs(end - other) < 30 for other in ends):
            end -= 30
        ends.append(end)
        body.add(
            group(
                "seat",
                element("title", name),
                path(d, "case thin"),
                path(d, f"line thin line-{colour.name}"),
                circle(right + 18, end, 14, f"badge paint-{colour.name}"),
                text(right + 18, end + 6, str(seat + 1), f"badge-number ink-{colour.name}"),
                text(right + 44, end + 6, short(name, MOST_NAME), "name"),
            )
        )
    return _picture(title, body, bottom + 78, theme, width)


def draw_spans(
    title: str, spans: Sequence[Span], note: str = "", theme: str = palette.AUTO, width: int = 1200
) -> Picture:
    """A table of values, each with its interval on one scale."""
    bottom = TOP + ROW * len(spans)
    lowest, highest = min(span.low for span in spans), max(span.high for span in spans)
    axis = Axis(lowest, highest, EDGE + NAMES + 20, WIDTH - EDGE - FIGURES)
    body = group("spans", axis.draw(TOP, bottom))
    for index, span in enumerate(spans):
        y = TOP + ROW * (index + 0.5)
        low, high = axis.x(span.low), axis.x(span.high)
        whisker = "".join(f"M{number(x)} {number(y - 9)}V{number(y + 9)}" for x in (low, high))
        body.add(
            text(EDGE, y + 6, short(span.name, MOST_NAME), "name"),
            path(f"M{number(low)} {number(y)}H{number(high)}{whisker}", "whisker"),
            circle(axis.x(span.value), y, 8, "dot"),
            text(WIDTH - EDGE, y + 6, span.told, "figure"),
        )
    body.add(text(EDGE, bottom + 54, note, "note"))
    return _picture(title, body, bottom + 78, theme, width)


def draw_distributions(
    title: str, samples: Sequence[Sample], note: str = "", theme: str = palette.AUTO, width: int = 1200
) -> Picture:
    """Histograms one above the other on one scale, each with its mean as a line. Whole values
    get bins of whole numbers."""
    values = [value for sample in samples for value in sample.values]
    low, size, count = _bins(min(values), max(values), all(value == int(value) for value in values))
    axis = Axis(low, low + size * count, EDGE + 20, WIDTH - EDGE - 20)
    body = group("distributions")
    top = TOP
    for sample in samples:
        bottom = top + BARS
        body.add(axis.draw(top + 34, bottom))
        heights = [0] * count
        for value in sample.values:
            heights[min(int((value - low) / size), count - 1)] += 1
        tallest = max(heights)
        for index, height in enumerate(heights):
            if height:
                x = axis.x(low + size * index)
                wide = axis.x(low + size * (index + 1)) - x
                tall = (BARS - 40) * height / tallest
                body.add(rect(x + wide * 0.06, bottom - tall, wide * 0.88, tall, "bar"))
        mean = axis.x(sum(sample.values) / len(sample.values))
        body.add(
            _line(mean, top + 34, mean, bottom, "mean"),
            text(EDGE, top + 22, short(sample.name, MOST_NAME), "name"),
            text(WIDTH - EDGE, top + 22, sample.told, "figure"),
        )
        top += PANEL + 30
    body.add(text(EDGE, top + 12, note, "note"))
    return _picture(title, body, top + 36, theme, width)


def _bins(low: float, high: float, whole: bool) -> tuple[float, float, int]:
    """Where the first bin begins, how wide bins are, and how many there are. Bins of whole numbers begin
    half a number before, so that a number stands in the middle of its bin."""
    if whole:
        size = max(1, ceil((high - low + 1) / MOST_BINS))
        return low - 0.5, float(size), ceil((high - low + 1) / size)
    return low, (high - low) / MOST_BINS or 1.0, MOST_BINS


def _round_step(spread: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are at least FEWEST_TICKS of it in the spread."""
    raw = spread / FEWEST_TICKS
    power: float = 10.0 ** floor(log10(raw))
    return max(power * factor for factor in (1, 2, 5) if power * factor <= raw)


def _spaced(count: int, step: float) -> list[int]:
    """The last index and as many before it as leave the words below apart."""
    every = max(1, ceil(TICK / step))
    return [index for index in range(0, count - 1, every) if (count - 1 - index) * step >= TICK] + [count - 1]


def _line(x0: float, y0: float, x1: float, y1: float, class_: str) -> Element:
    return path(f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}", class_)


def _picture(title: str, body: Element, height: float, theme: str, width: int) -> Picture:
    paper = rect(0, 0, WIDTH, height, "paper")
    head = text(EDGE, 54, title, "title")
    return sheet(title, (0, 0, WIDTH, height), Style(theme, width), STYLE, [paper, head, body])
