"""The corners of a circuit of Heat, with their signs, and the numbers along the road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.geometry import Point, forward, polyline
from racecraft.drawing.heat.course import HALF
from racecraft.drawing.heat.layout import SIGN, Layout, Sign
from racecraft.drawing.heat.road import across
from racecraft.drawing.painter import Style, layer
from racecraft.drawing.svg import Element, circle, element, path, place, text


def draw_corners(layout: Layout, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Legend lines, corner lines, and a sign with the limit beside each, as the road tokens have it."""
    track = layout.track
    whole = layer("corners")
    for line, after in enumerate(track.after):
        at = track.legend_line[line]
        meets = at % track.cells in [other % track.cells for other in track.after]
        whole.add(
            path(
                across(layout, at - 1, HALF, 8.0 if meets else 0.0),
                "legend-line",
                id=f"legend-line-{after}",
                data_after=at % track.cells or track.cells,
            )
        )
    for sign in layout.signs:
        whole.add(_corner(layout, sign, style, view))
    return whole


def _corner(layout: Layout, sign: Sign, style: Style, view: Mapping[str, Any] | None) -> Element:
    track, line = layout.track, sign.line
    after, letter = track.after[line], track.letter[line]
    limit = track.limit[line] if view is None else view["corners"][line]["limit"]
    chicane = track.corner.count(track.corner[line]) > 1
    told = [f"{letter or '–'} · {after}", f"{style.word('limit')} {limit}"]
    if chicane:
        told.append(style.word("chicane"))
    x, y = sign.at
    whole = element(
        "g",
        element("title", " · ".join(told)),
        id=f"corner-{after}",
        class_="corner",
        data_corner=track.corner[line] + 1,
        data_after=after,
        data_limit=limit,
        data_letter=letter or None,
        data_chicane="yes" if chicane else None,
    )
    whole.add(
        path(across(layout, after - 1, HALF + 6), "corner-edge"),
        path(across(layout, after - 1, HALF + 6), "corner-line"),
        path(polyline([sign.foot, sign.at]), "post"),
        circle(x + 1.5, y + 2.5, SIGN, "sign-edge"),
        circle(x, y, SIGN - 2.5, "sign-face"),
        limit_number(x, y, limit, limit != track.limit[line]),
    )
    if letter:
        whole.add(
            circle(x + 15, y + 14, 8.5, "letter-tab"),
            text(x + 15, y + 18.3, letter, "letter"),
        )
    return whole


def limit_number(x: float, y: float, limit: int, changed: bool) -> Element:
    size = 24 if limit < 10 else 19
    return text(
        x,
        y + (8.6 if limit < 10 else 6.8),
        str(limit),
        "limit changed" if changed else "limit",
        font_size=size,
    )


def draw_labels(layout: Layout, view: Mapping[str, Any] | None) -> Element:
    """The countdown to the corner in each cell, chevrons before it, numbers of cells beside the road."""
    track, road = layout.track, layout.road
    whole = layer("labels")
    for cell in range(1, track.cells + 1):
        (x, y), left = road.at(cell - 1, 0), track.to_line[cell]
        whole.add(text(x, y + 5, str(left), "countdown last" if left == 0 else "countdown", data_cell=cell))
    if track.chevrons_printed or (view is not None and view["options"]["gb_chevrons"]):
        for cell in range(1, track.cells + 1):
            if track.chevrons[cell]:
                whole.add(_chevron(road.at(cell - 1, 0), road.headings[cell - 1], track.chevrons[cell], cell))
    for cell, (x, y) in layout.numbers:
        whole.add(text(x, y + 5.3, str(cell), "cell-number"))
    return whole


def _chevron(at: Point, heading: float, number: int, cell: int) -> Element:
    back = forward(at, heading, -17)
    marks = "M-3-6L2 0L-3 6" if number == 1 else "M-6-6L-1 0L-6 6M0-6L5 0L0 6"
    return path(marks, "chevron", data_cell=cell, data_chevrons=number, transform=place(*back, heading))
