"""The time sheet of a time attack in Rallyman: GT, to be printed: a column for every turn, a row for every
gear, and the sum below. A sheet without turns is one to fill in by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from racecraft.drawing.geometry import Point, line_to, move_to, polyline
from racecraft.drawing.painter import Style, sheet, short
from racecraft.drawing.papers import Paper, Say
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text
from racecraft.engine.state import State
from racecraft.games.gt.dashboard import TOP, marker_name, standard_dashboards
from racecraft.games.gt.sheet import sheet as time_sheet
from racecraft.games.gt.sheet import sheet_text
from racecraft.games.gt.state import GTState

WIDTH, HEAD, FOOT = 1123.0, 196.0, 128.0
"""A4 across at 96 dots an inch, with one block of turns."""
MARGIN = 48.0
COLUMNS = 12
LABELS = 150.0
COLUMN = (WIDTH - 2 * MARGIN - LABELS) / COLUMNS
ROW = 34.0
MARKERS = [marker_name(gear) for gear in range(TOP, -2, -1)]
"""From the fastest row to the slowest."""
SUMS = ["seconds", "total"]
BLOCK = ROW * (1 + len(MARKERS) + len(SUMS)) + 28
FIELDS = [["track", "driver", "date"], ["class", "tyre", "weather"]]

STYLE = {
    ".page": "fill:$paper",
    ".sheet-name": "font-size:40px;font-weight:800;letter-spacing:1px;fill:$ink",
    ".sheet-title": "font-size:20px;font-weight:600;fill:$faint",
    ".field-name": "font-size:13px;font-weight:600;fill:$faint",
    ".field": "font-size:19px;font-weight:700;fill:$ink",
    ".field-line": "fill:none;stroke:$faint;stroke-width:1",
    ".block-edge": "fill:none;stroke:$ink;stroke-width:1.6",
    ".block-line": "fill:none;stroke:$faint;stroke-width:.8;opacity:.7",
    ".band": "fill:$frame;opacity:.35",
    ".turn-number": "font-size:15px;font-weight:700;text-anchor:middle;fill:$faint",
    ".row-name": "font-size:15px;font-weight:600;fill:$faint",
    ".row-gear": "font-size:19px;font-weight:800;text-anchor:middle;fill:$ink",
    ".row-seconds": "font-size:14px;font-weight:600;text-anchor:end;fill:$faint",
    ".course": "fill:none;stroke:$stop;stroke-width:3;stroke-linejoin:round;opacity:.55",
    ".mark": "fill:$stop",
    ".mark-gear": "font-size:15px;font-weight:800;text-anchor:middle;fill:$sign-ink",
    ".amount": "font-size:17px;font-weight:700;text-anchor:middle;fill:$ink",
    ".drop": "fill:$sign",
    ".sum-name": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".sum": "font-size:30px;font-weight:800;text-anchor:middle;fill:$ink",
    ".sum-box": "fill:none;stroke:$faint;stroke-width:1.2",
    ".sum-box.final": "stroke:$ink;stroke-width:2.4",
    ".sign": "font-size:30px;font-weight:700;text-anchor:middle;fill:$faint",
    ".chequer-pale": "fill:#fbf7ee",
    ".chequer": "fill:#24211f",
}


def draw_sheet(
    data: Mapping[str, Any],
    words: Mapping[str, str] | None = None,
    theme: str = "light",
    width: int = 1123,
) -> Picture:
    """The sheet that `racecraft.games.gt.sheet.sheet` gives. `words` names the sheet (`title`), its fields,
    rows and sums, and what the fields hold (`asphalt`, `dry`)."""
    style = Style(theme, width, words=words or {})
    turns = list(data["turns"])
    blocks = max(1, -(-len(turns) // COLUMNS))
    height = HEAD + blocks * BLOCK + FOOT
    rules = STYLE if theme != "light" else {**STYLE, ".page": "fill:#ffffff"}
    children = [rect(0, 0, WIDTH, height, "page"), _head(data, style)]
    seconds = _seconds(turns)
    for block in range(blocks):
        part = turns[block * COLUMNS : (block + 1) * COLUMNS]
        children.append(_block(block, part, seconds, style))
    children.append(_foot(data, style, HEAD + blocks * BLOCK))
    return sheet(
        f"Rallyman: GT · {data['track']}",
        (0.0, 0.0, WIDTH, height),
        style,
        rules,
        children,
        game="gt",
        track=str(data["track"]),
    )


def _seconds(turns: list[Mapping[str, Any]]) -> dict[str, int]:
    """What a turn costs by its marker: the usual times, unless these turns say otherwise."""
    usual = standard_dashboards().seconds
    found = {marker_name(gear): int(usual[gear + 1]) for gear in range(-1, TOP + 1)}
    for turn in turns:
        found[turn["marker"]] = turn["seconds"]
    return found


def _head(data: Mapping[str, Any], style: Style) -> Element:
    whole = group("head", text(MARGIN, 74, "Rallyman: GT", "sheet-name"), _flag(MARGIN, 98), id="sheet-head")
    if "title" in style.words:
        whole.add(text(MARGIN, 146, style.words["title"], "sheet-title"))
    left, step = 390.0, (WIDTH - MARGIN - 390.0 + 18) / 3
    for line, names in enumerate(FIELDS):
        for index, name in enumerate(names):
            x, y = left + index * step, 70 + line * 62
            value = str(data[name])
            if name in ("tyre", "weather"):
                value = style.word(value)
            whole.add(
                group(
                    "sheet-field",
                    text(x, y - 24, style.word(name), "field-name"),
                    text(x, y, short(value, 22), "field"),
                    path(f"M{x:.1f} {y + 8}H{x + step - 18:.1f}", "field-line"),
                    data_field=name,
                )
            )
    return whole


def _flag(x: float, y: float) -> Element:
    """A strip of chequers under the name."""
    squares = "".join(
        [
            f"M{column * 9} {line * 9}h9v9h-9z"
            for line in range(2)
            for column in range(30)
            if (line + column) % 2
        ]
    )
    return group(None, rect(0, 0, 270, 18, "chequer-pale"), path(squares, "chequer"), transform=place(x, y))


def _block(block: int, turns: list[Mapping[str, Any]], seconds: dict[str, int], style: Style) -> Element:
    """Twelve turns: their numbers, a mark in the row of each gear, the time and the running sum."""
    top = HEAD + block * BLOCK
    left, right = MARGIN + LABELS, WIDTH - MARGIN
    bottom = top + ROW * (1 + len(MARKERS) + len(SUMS))
    whole = group("turns", id=f"turns-{block * COLUMNS + 1}")
    for index in range(0, len(MARKERS), 2):
        whole.add(rect(MARGIN, top + ROW * (1 + index), right - MARGIN, ROW, "band"))
    whole.add(text(MARGIN + 10, top + 23, style.word("turn"), "row-name"))
    for index, marker in enumerate(MARKERS):
        y = top + ROW * (1 + index) + 23
        whole.add(
            text(MARGIN + 34, y, marker, "row-gear"),
            text(left - 16, y, f"{seconds[marker]}″", "row-seconds"),
        )
    for index, name in enumerate(SUMS):
        y = top + ROW * (1 + len(MARKERS) + index) + 23
        whole.add(text(MARGIN + 10, y, style.word(name), "row-name"))
    lines = [move_to((MARGIN, top + ROW * row)) + f"H{right:.1f}" for row in range(1, 11)]
    lines += [move_to((left + COLUMN * column, top)) + f"V{bottom:.1f}" for column in range(COLUMNS)]
    whole.add(
        path("".join(lines), "block-line"), rect(MARGIN, top, right - MARGIN, bottom - top, "block-edge", 8)
    )
    whole.add(path("".join([move_to((left, top)), line_to((left, bottom))]), "block-edge"))
    marks: list[Point] = []
    for column in range(COLUMNS):
        x = left + COLUMN * (column + 0.5)
        whole.add(text(x, top + 23, str(block * COLUMNS + column + 1), "turn-number"))
        if column < len(turns):
            marks.append((x, top + ROW * (1.5 + MARKERS.index(turns[column]["marker"]))))
    if any(a != b for a, b in pairwise(marks)):
        whole.add(path(polyline(marks), "course"))
    for (x, y), turn in zip(marks, turns, strict=False):
        mark = group("turn", data_turn=turn["turn"], data_marker=turn["marker"], data_weather=turn["weather"])
        mark.add(
            element("title", f"{turn['turn']} · {turn['marker']} · {style.word(turn['weather'])}"),
            circle(x, y, 13, "mark"),
            text(x, y + 5.3, turn["marker"], "mark-gear"),
        )
        if turn["weather"] == "wet":
            mark.add(path("M0-7C5-1 5 4 0 5C-5 4-5-1 0-7Z", "drop", transform=place(x + 19, top + 17)))
        for index, name in enumerate(SUMS):
            mark.add(text(x, top + ROW * (1 + len(MARKERS) + index) + 23, str(turn[name]), "amount"))
        whole.add(mark)
    return whole


def _foot(data: Mapping[str, Any], style: Style, top: float) -> Element:
    """Sum, less the focus left, is the time."""
    whole = group("sums", id="sums")
    filled = bool(data["turns"])
    items = [
        ("sum", str(data["seconds"]) if filled else "", 170.0),
        ("focus", str(data["focus"]) if filled else "", 170.0),
        ("final", str(data["time"]) if filled and data["finished"] else "", 230.0),
    ]
    x = WIDTH - MARGIN - sum([width for *_, width in items]) - 2 * 46
    for index, (name, value, width) in enumerate(items):
        class_ = "sum-box final" if name == "final" else "sum-box"
        whole.add(
            group(
                "sheet-sum",
                rect(x, top, width, 56, class_, 8),
                text(x + width / 2, top + 39, value, "sum"),
                text(x + width / 2, top + 78, style.word(name), "sum-name"),
                data_field=name,
            )
        )
        x += width
        if index < 2:
            whole.add(text(x + 23, top + 38, "−" if index == 0 else "=", "sign"))
            x += 46
    return whole


class TimeSheet(Paper):
    """Words: `title`, the fields, rows and sums."""

    words = ["title", "track", "driver", "date", "class", "tyre", "weather"]
    words += ["turn", "marker", "seconds", "total", "sum", "focus", "final"]
    messages = "gt-sheet"

    def covers(self, state: State) -> bool:
        return state.seats == 1

    def data(self, state: State, drivers: Sequence[str], date: str = "") -> dict[str, Any]:
        assert isinstance(state, GTState)
        return time_sheet(state, drivers[0], date)

    def text(self, data: dict[str, Any], words: dict[str, str]) -> str:
        return sheet_text(data, words)

    def draw(self, data: dict[str, Any], words: dict[str, str], theme: str = "light") -> Picture:
        return draw_sheet(data, words, theme)

    def said(self, data: Mapping[str, Any], say: Say) -> tuple[dict[str, Any], dict[str, str]]:
        shown, words = super().said(data, say)
        shown["tyre"] = say("gt-tyre-name", tyre=data["tyre"])
        shown["weather"] = say("gt-weather-name", weather=data["weather"])
        return shown, words
