"""The time sheet of a time attack in Rallyman: GT, to be printed: twelve turns to a line, as many lines as
it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.painter import Style, short
from racecraft.drawing.painter import sheet as document
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, group, path, rect, text

FIELDS = {"track": 0.0, "driver": 0.15, "date": 0.37, "class": 0.52, "tyre": 0.64, "weather": 0.88}
"""The fields of the head, each with where it begins."""
COLUMNS = 12
"""Turns on a line."""
LEFT, TOP, CELL, ROW, HEAD = 40.0, 40.0, 62.0, 34.0, 110.0

STYLE = {
    ".paper": "fill:$paper",
    ".title": "font-size:34px;font-weight:800;fill:$ink",
    ".field": "font-size:15px;font-weight:600;fill:$faint",
    ".value": "font-size:18px;font-weight:700;fill:$ink",
    ".label": "font-size:14px;font-weight:700;fill:$ink",
    ".box": "fill:none;stroke:$faint;stroke-width:1.2",
    ".entry": "font-size:17px;font-weight:600;text-anchor:middle;fill:$ink",
    ".turn": "font-size:13px;font-weight:700;text-anchor:middle;fill:$faint",
    ".final": "font-size:30px;font-weight:800;text-anchor:end;fill:$ink",
    ".rule": "stroke:$frame;stroke-width:2",
}


def draw_sheet(
    sheet: Mapping[str, Any], label: Mapping[str, str], theme: str = "light", width: int = 1000
) -> Picture:
    """The sheet that `games.gt.sheet.sheet` fills in; `label` gives the words for its fields."""
    blocks = max(1, -(-len(sheet["turns"]) // COLUMNS))
    wide = LEFT * 2 + HEAD + CELL * COLUMNS
    block = ROW * 4 + 22
    high = TOP + 110 + block * blocks + 90
    parts: list[Element] = [rect(0, 0, wide, high, "paper"), *_head(sheet, label, wide)]
    for number in range(blocks):
        turns = sheet["turns"][number * COLUMNS : (number + 1) * COLUMNS]
        parts.append(_block(turns, number * COLUMNS, label, TOP + 110 + block * number))
    parts += _foot(sheet, label, wide, high)
    style = Style(theme, width)
    return document(
        f"{label['title']} · {sheet['track']}", (0, 0, wide, high), style, STYLE, parts, game="gt"
    )


def _head(sheet: Mapping[str, Any], label: Mapping[str, str], wide: float) -> list[Element]:
    drawn = [text(LEFT, TOP + 22, label["title"], "title")]
    for key, share in FIELDS.items():
        x = LEFT + (wide - 2 * LEFT) * share
        drawn.append(text(x, TOP + 56, label[key], "field"))
        drawn.append(text(x, TOP + 80, short(str(sheet[key]) or "–", 18), "value"))
    return drawn


def _block(turns: list[dict[str, Any]], first: int, label: Mapping[str, str], top: float) -> Element:
    """Four rows: number of the turn, gear, seconds and the sum so far. Empty columns stay open for a
    pencil."""
    drawn: list[Element] = []
    for row, key in enumerate(("turn", "marker", "seconds", "total")):
        y = top + ROW * row
        drawn.append(text(LEFT, y + 23, label[key], "label"))
        for column in range(COLUMNS):
            x = LEFT + HEAD + CELL * column
            drawn.append(rect(x, y, CELL, ROW, "box"))
            if row == 0:
                drawn.append(text(x + CELL / 2, y + 22, str(first + column + 1), "turn"))
            elif column < len(turns):
                entry = str(turns[column][key])
                if key == "marker" and turns[column]["weather"] == "wet":
                    entry += " ☂"
                drawn.append(text(x + CELL / 2, y + 23, entry, "entry"))
    return group("turns", *drawn)


def _foot(sheet: Mapping[str, Any], label: Mapping[str, str], wide: float, high: float) -> list[Element]:
    y = high - 52
    return [
        path(f"M{LEFT} {y - 26}H{wide - LEFT}", "rule"),
        text(LEFT, y + 14, f"{label['sum']}: {sheet['seconds']}", "value"),
        text(LEFT + 240, y + 14, f"{label['focus']}: −{sheet['focus']}", "value"),
        text(wide - LEFT, y + 18, f"{label['final']} {sheet['time']}", "final"),
    ]
