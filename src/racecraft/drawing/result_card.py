"""The result of a race as a picture to share: the track with the cars, and who came where."""

from __future__ import annotations

import re
from typing import NamedTuple

from racecraft.drawing import cars
from racecraft.drawing.painter import Painter, Style, sheet, short
from racecraft.drawing.palette import PAINT
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, circle, group, path, place, rect, text

WIDTH, HEIGHT = 1200.0, 630.0
"""The shape that other sites show of a page."""
SPLIT = 640.0
"""Left of it the track, right of it the words."""
LEFT = SPLIT + 44
MOST_LINES = 6
LONGEST_NAME, LONGEST_HEADLINE, LONGEST_NOTE = 17, 24, 14

RULES = {
    ".card-paper": "fill:$paper",
    ".card-edge": "fill:none;stroke:$frame;stroke-width:3",
    ".card-row": "fill:$accent;opacity:.28",
    ".card-game": "font-size:23px;font-weight:700;fill:$faint",
    ".card-track": "font-size:29px;font-weight:800;fill:$ink",
    ".card-headline": "font-size:43px;font-weight:800;fill:$ink",
    ".card-place": "font-size:27px;font-weight:800;fill:$ink;text-anchor:middle",
    ".card-name": "font-size:27px;font-weight:700;fill:$ink",
    ".card-note": "font-size:22px;font-weight:600;fill:$faint;text-anchor:end",
    ".card-foot": "font-size:21px;font-weight:700;fill:$faint",
    ".card-dark": "fill:$ink",
    ".medal-gold": "fill:#e5b53a;stroke:$shade;stroke-width:2",
    ".medal-silver": "fill:#c3c9ce;stroke:$shade;stroke-width:2",
    ".medal-bronze": "fill:#c07f45;stroke:$shade;stroke-width:2",
    ".medal-ribbon": "fill:$stop",
    **cars.STYLE,
    **PAINT,
}


class ResultLine(NamedTuple):
    seat: int
    place: int
    name: str
    colour: str
    note: str
    """A time or a gap, if there is one to tell."""


class ResultCard(NamedTuple):
    """What the picture says, in words of its language."""

    game: str
    track: str
    headline: str
    foot: str
    lines: list[ResultLine]
    """From the first place on."""
    medal: str | None = None


def draw_result(card: ResultCard, track: Picture, painter: Painter, theme: str) -> Picture:
    """The card, with the track as it was drawn for it."""
    style = Style(theme, int(WIDTH))
    children = [
        rect(0, 0, WIDTH, HEIGHT, "card-paper"),
        text(LEFT, 74, short(card.game, 34), "card-game"),
        text(LEFT, 112, short(card.track, 28), "card-track"),
        *_flag(),
        text(LEFT, 190, short(card.headline, LONGEST_HEADLINE), "card-headline"),
        *_lines(card, painter),
        *(_medal(card.medal) if card.medal else []),
        text(LEFT, HEIGHT - 36, short(card.foot, 44), "card-foot"),
        rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, "card-edge", 22),
    ]
    title = f"{card.game} · {card.track} · {card.headline}"
    drawn = sheet(title, (0.0, 0.0, WIDTH, HEIGHT), style, RULES, children)
    inside = nested(track.svg, 26, 26, SPLIT - 36, HEIGHT - 52)
    return Picture(drawn.svg.removesuffix("</svg>") + inside + "</svg>", drawn.width, drawn.height)


def nested(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A whole picture as a part of another, as large as it fits."""
    head, rest = svg.split(">", 1)
    head = re.sub(r' (?:width|height)="[^"]*"', "", head)
    return f'{head} x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}">{rest}'


def _flag() -> list[Element]:
    """The chequered flag, as a band."""
    size = 13.0
    squares = [
        rect(LEFT + column * size, 128 + row * size / 2, size, size / 2, "card-dark")
        for column in range(36)
        for row in range(2)
        if (column + row) % 2 == 0
    ]
    return [group("card-flag", *squares)]


def _lines(card: ResultCard, painter: Painter) -> list[Element]:
    found: list[Element] = []
    for number, line in enumerate(card.lines[:MOST_LINES]):
        y = 246 + number * 54
        if line.place == 1 and len(card.lines) > 1:
            found.append(rect(LEFT - 12, y - 25, WIDTH - LEFT - 20, 50, "card-row", 12))
        found.append(text(LEFT + 14, y + 9, str(line.place), "card-place"))
        colour = painter.colour(line.colour)
        found.append(
            cars.car(line.seat, colour, (LEFT + 62, y), 0, line.name, "", 1.15, kind=painter.car_kind)
        )
        found.append(text(LEFT + 102, y + 9, short(line.name, LONGEST_NAME), "card-name"))
        if line.note:
            found.append(text(WIDTH - 44, y + 8, short(line.note, LONGEST_NOTE), "card-note"))
    return found


def _medal(medal: str) -> list[Element]:
    return [
        group(
            "medal",
            path("M-26-70L-8-20H8L26-70H10L0-38L-10-70Z", "medal-ribbon"),
            circle(0, 14, 36, f"medal-{medal}"),
            transform=place(WIDTH - 110, HEIGHT - 150, 0, 1.2),
        )
    ]
