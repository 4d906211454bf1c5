"""Below the boards of Rallyman: the name of the track, and what the signs on the road mean."""

from __future__ import annotations

from racecraft.drawing.icons import icon_id
from racecraft.drawing.marks import legend, legend_item
from racecraft.drawing.painter import Style, short
from racecraft.drawing.rallyman.labels import TAGS, gate_sign, number_tag
from racecraft.drawing.rallyman.map import FINISH, START
from racecraft.drawing.svg import Element, group, path, place, text, use

FOOT_WIDTH = 1240.0


def draw_foot(label: str, stage: bool, style: Style, left: float, top: float, scale: float) -> Element:
    """Game and track, and what the signs on the road mean."""
    name = short(label, 40)
    size = min(21.0, 21.0 * 34 / max(len(name), 1))
    items = ["corner", "drift", "cut", "bump", "narrow", *(["mud", "split", START, FINISH] if stage else [])]
    captioned = all([kind in style.words for kind in items])
    step = (FOOT_WIDTH - 440) / len(items)
    shown = legend()
    for index, kind in enumerate(items):
        x = 440 + step * (index + 0.5)
        sign = group(None, _legend_sign(kind), transform=place(x, 36, 0, 1.4))
        shown.add(legend_item(kind, style, (x, 88) if captioned else None, int(step / 8), sign))
    return group(
        "foot still",
        text(4, 44, "Rallyman", "name"),
        text(6, 78, name, "track-name", font_size=size),
        path("M420 6V92", "divider"),
        shown,
        id="foot",
        transform=place(left, top, 0, scale),
    )


def _legend_sign(kind: str) -> Element:
    if kind in TAGS:
        return group(None, *number_tag(kind, 3 if kind == "corner" else 4))
    if kind in (START, FINISH):
        return gate_sign(kind, 0, 0.66)
    if kind == "narrow":
        lines = "M-16-10Q-8-10-6-8H6Q8-10 16-10M-16 10Q-8 10-6 8H6Q8 10 16 10"
        return group(None, path(lines, "wall-line"), path(lines, "wall-stones"))
    return use(icon_id("clock" if kind == "split" else kind), 0, 0)
