"""What the pictures of several games mark in the same way: highlighted spaces, chequers, and the legend below
the track."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from racecraft.drawing.geometry import Point
from racecraft.drawing.painter import Style, layer, short
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text
from racecraft.engine.errors import UnknownName

PAPER = {
    ".paper": "fill:$paper",
    ".ground": "fill:$ground",
    ".frame": "fill:none;stroke:$frame;stroke-width:2",
}
KERBS = {
    ".kerb-pale": "fill:none;stroke:$kerb-pale;stroke-width:7",
    ".kerb": "fill:none;stroke:$kerb;stroke-width:7;stroke-dasharray:9 9",
}
CHEQUERS = {
    ".chequer-pale": "fill:#fbf7ee",
    ".chequer": "fill:#24211f",
}
HIGHLIGHTS = {
    ".highlight": "fill:$accent;fill-opacity:.4;stroke:$accent;stroke-width:3.5",
    ".highlight-dot": "fill:$accent;stroke:$shade;stroke-width:1.5",
}
LEGEND = {
    ".caption": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".divider": "stroke:$frame;stroke-width:1.5",
}
SQUARES = 12
"""Chequers across the road."""


class Place(Protocol):
    """A place for a car as it is drawn."""

    @property
    def id(self) -> str: ...

    @property
    def at(self) -> Point: ...

    @property
    def outline(self) -> str: ...


def check_highlights(style: Style, known: Collection[str], missing: str = "the picture has no space") -> None:
    """UnknownName if a space is to be marked that the picture does not have."""
    for id in style.highlight:
        if id not in known:
            raise UnknownName(f"{missing} {id!r} to highlight")


def highlights(places: Sequence[Place], style: Style, data: str = "data-cell") -> Element:
    """The layer that marks the spaces the style asks for; `data` is the attribute that names them."""
    wanted = set(style.highlight)
    whole = layer("highlights")
    for shown in places:
        if shown.id in wanted:
            mark = path(shown.outline, "highlight")
            mark.attributes[data] = shown.id
            whole.add(mark, circle(*shown.at, 6, "highlight-dot"))
    return whole


def finish_line(half: float, at: Point, heading: float, id: str = "finish-line") -> Element:
    """Two columns of chequers across a road that is twice `half` wide."""
    size = 2 * half / SQUARES
    dark = [
        f"M{column * size - size:.2f} {row * size - half:.2f}h{size:.2f}v{size:.2f}h{-size:.2f}z"
        for row in range(SQUARES)
        for column in range(2)
        if (row + column) % 2
    ]
    return group(
        "finish-line",
        rect(-size, -half, 2 * size, 2 * half, "chequer-pale"),
        path("".join(dark), "chequer"),
        id=id,
        transform=place(*at, heading),
    )


def laps_flag(x: float, y: float) -> Element:
    """The small flag before the number of laps."""
    dark = [
        f"M{column * 5} {row * 5}h5v5h-5z" for row in range(3) for column in range(4) if (row + column) % 2
    ]
    return group(
        None,
        rect(0, 0, 20, 15, "chequer-pale"),
        path("".join(dark), "chequer"),
        path("M0-2V22", "glyph-line"),
        transform=place(x, y - 8),
    )


def placed(sign: Element, x: float, y: float, scale: float) -> Element:
    """A sign moved to its place in the legend."""
    sign.attributes["transform"] = place(x, y, 0, scale)
    return sign


def legend(*items: Element) -> Element:
    return group("legend", *items, id="legend")


def legend_item(kind: str, style: Style, at: Point | None, longest: int, *signs: Element) -> Element:
    """What a sign of the picture means: the signs, and a caption at `at` if the style has a word for it."""
    item = group("legend-item", element("title", style.word(kind)), *signs, data_kind=kind)
    if at is not None and kind in style.words:
        lines = _two_lines(style.words[kind], longest)
        heights = [at[1]] if len(lines) == 1 else [at[1] - HALF_LINE, at[1] + HALF_LINE]
        for line, height in zip(lines, heights, strict=True):
            item.add(text(at[0], height, short(line, longest), "caption"))
    return item


HALF_LINE = 6.5
"""So far from the middle of a caption its two lines stand."""


def _two_lines(words: str, longest: int) -> list[str]:
    """A caption on as few lines as it needs, two at most, torn where its longer line is shortest."""
    parts = words.split()
    if len(words) <= longest or len(parts) == 1:
        return [words]
    halves = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    return min(halves, key=lambda half: max([len(line) for line in half]))
