"""The country round a circuit of Heat: each built-in circuit has fields and landmarks of its own."""

from __future__ import annotations

import math

from racecraft.drawing import scenery
from racecraft.drawing.geometry import Point, blob
from racecraft.drawing.icons import icon_id
from racecraft.drawing.scenery import Land, chance
from racecraft.drawing.svg import Element, circle, ellipse, group, path, place, rect, use

STYLE = {
    ".lavender": "fill:none;stroke:$lavender;stroke-width:6;stroke-linecap:round;stroke-dasharray:1 7",
    ".vine": "fill:none;stroke:$leaf;stroke-width:5;stroke-linecap:round;stroke-dasharray:2 8",
    ".tulip-1": "fill:none;stroke:$kerb;stroke-width:6;stroke-linecap:round;opacity:.8",
    ".tulip-2": "fill:none;stroke:$flower;stroke-width:6;stroke-linecap:round;opacity:.8",
    ".tulip-3": "fill:none;stroke:$blossom;stroke-width:6;stroke-linecap:round;opacity:.8",
    ".blossom": "fill:$blossom",
    ".blossom-pale": "fill:$blossom-pale",
    ".fleece": "fill:$rock-pale;stroke:$rock-dark;stroke-width:.8",
    ".gate": "fill:$stop",
    ".gate-beam": "fill:$wood-dark",
    ".step-1": "fill:$sand-dark;stroke:$wood-dark;stroke-width:1",
    ".step-2": "fill:$sand;stroke:$wood-dark;stroke-width:1",
    ".arena-wall": "fill:$roof",
    ".arena-row": "fill:$wall",
    ".arena-sand": "fill:$sand",
    ".barn": "fill:$stop",
    ".barn-line": "fill:none;stroke:$kerb-pale;stroke-width:1.6",
    ".sail-frame": "fill:none;stroke:$wood-dark;stroke-width:2;stroke-linecap:round",
    ".sail-cloth": "fill:$kerb-pale;stroke:$wood-dark;stroke-width:.8",
    ".cactus": "fill:none;stroke:$leaf-dark;stroke-width:5;stroke-linecap:round;stroke-linejoin:round",
    ".spire": "fill:$sign",
}

USUAL = ["lake", "sunflowers", "village", "wheat", "sunflowers", "wheat", "village", "wheat"]
COUNTRIES = {
    "usa": ["wheat", "barn", "lake", "wheat", "village", "wheat", "barn", "sunflowers"],
    "italia": ["lake", "vines", "village", "cypresses", "vines", "sunflowers", "village", "wheat"],
    "great_britain": ["sheep", "lake", "village", "sheep", "castle", "wheat", "sheep", "wheat"],
    "france": ["lavender", "chateau", "lake", "vines", "lavender", "village", "sunflowers", "wheat"],
    "japan": ["lake", "cherries", "gate", "village", "cherries", "wheat", "cherries", "village"],
    "mexico": ["pyramid", "cacti", "lake", "village", "wheat", "cacti", "sunflowers", "cacti"],
    "nederland": ["tulips", "mill", "lake", "tulips", "sheep", "mill", "village", "tulips"],
    "espana": ["lake", "olives", "arena", "sunflowers", "olives", "village", "wheat", "olives"],
}
"""From the largest free ground to smaller."""


def country(land: Land, id: str) -> list[Element]:
    """Lays the fields and landmarks of a country on the free ground, then woods on what is left."""
    drawn = []
    for index, kind in enumerate(COUNTRIES.get(id, USUAL)):
        at, room = land.roomiest()
        if room < 42:
            break
        size = min(room * 0.92, max(120.0, 0.09 * (land.right - land.left)))
        land.build(at, size * 0.98)
        drawn.append(_piece(kind, at, size, index))
    return [*drawn, scenery.woods(land)]


def _piece(kind: str, at: Point, size: float, index: int) -> Element:
    if kind == "lake":
        return scenery.shore(at, size)
    if kind == "village":
        return scenery.village(at, size)
    if kind == "wheat":
        return scenery.field(at, size, 2 * index + 1)
    if kind == "sunflowers":
        return scenery.field(at, size, 2 * index)
    if kind in _FIELDS:
        return _rows(at, size, index, *_FIELDS[kind])
    if kind in _GROVES:
        return _grove(at, size, index, kind)
    return group(
        kind,
        path(blob(at, size * 0.9, 0.8 + index, 0.68), "meadow"),
        group(None, *_LANDMARKS[kind](), transform=place(at[0], at[1], 0, min(1.6, max(0.6, size / 88)))),
        *[
            use(icon_id("wood-1"), at[0] + across * size, at[1] + down * size)
            for across, down in ((-0.78, 0.22), (0.8, 0.24), (0.82, -0.08), (-0.74, -0.12))
        ],
    )


_FIELDS = {
    "lavender": ("wheat", ["lavender"], 13.0),
    "vines": ("meadow", ["vine"], 12.0),
    "tulips": ("meadow", ["tulip-1", "tulip-2", "tulip-3"], 12.0),
}
"""Ground, rows in turn, and how far apart they are."""


def _rows(at: Point, size: float, phase: int, ground: str, classes: list[str], spacing: float) -> Element:
    """A field of rows that follow the lie of the land."""
    x, y = at
    whole = group("field", path(blob(at, size, 2.0 + phase, 0.62), ground))
    rows = max(3, int(size * 1.0 / spacing))
    for row in range(rows):
        share = (row + 0.5) / rows * 2 - 1
        half = size * 0.8 * math.sqrt(max(0.0, 1 - share * share)) - 12
        if half >= 12:
            level = y + share * size * 0.53
            whole.add(
                path(
                    f"M{x - half:.1f} {level:.1f}Q{x:.1f} {level - 6:.1f} {x + half:.1f} {level:.1f}",
                    classes[row % len(classes)],
                )
            )
    return whole


_GROVES = {"olives": 21.0, "cherries": 27.0, "cacti": 34.0, "sheep": 30.0, "cypresses": 26.0}
"""How far apart what stands in them is."""


def _grove(at: Point, size: float, phase: int, kind: str) -> Element:
    x, y = at
    whole = group(
        kind, path(blob(at, size, 2.0 + phase, 0.62), "wheat" if kind in ("olives", "cacti") else "meadow")
    )
    spacing = _GROVES[kind]
    rows = max(2, int(size * 1.02 / spacing))
    for row in range(rows):
        share = (row + 0.5) / rows * 2 - 1
        half = size * 0.8 * math.sqrt(max(0.0, 1 - share * share)) - 12
        count = max(1, int(2 * half / (spacing * 1.15)))
        for index in range(count if half > 0 else 0):
            loose = 0.0 if kind in ("olives", "cypresses") else 0.5
            across = (
                x
                - half
                + 2 * half * (index + 0.5) / count
                + loose * spacing * (chance(index, row, phase) - 0.5)
            )
            down = y + share * size * 0.5 + loose * spacing * 0.7 * (chance(row, index, phase, 4) - 0.5)
            whole.add(_plant(kind, across, down))
    return whole


def _plant(kind: str, x: float, y: float) -> Element:
    at = place(x, y)
    if kind == "olives":
        return group(
            None,
            circle(1.5, 2, 6, "cast"),
            circle(0, 0, 6, "leaf-dark"),
            circle(-1, -1.5, 4, "leaf-pale"),
            transform=at,
        )
    if kind == "cherries":
        return group(
            None,
            ellipse(2, 3, 9, 8, "cast"),
            circle(0, 0, 9, "blossom"),
            circle(-2, -3, 5, "blossom-pale"),
            transform=at,
        )
    if kind == "cypresses":
        return group(
            None,
            ellipse(3, 10, 6, 2.5, "cast"),
            path("M0-16Q6 0 3.5 10H-3.5Q-6 0 0-16Z", "leaf-dark"),
            transform=at,
        )
    if kind == "cacti":
        return group(
            None, ellipse(3, 12, 7, 2.5, "cast"), path("M0 11V-12M-8-4V0H0M8-7V-1H0", "cactus"), transform=at
        )
    return group(
        None,
        ellipse(1, 5, 9, 3, "cast"),
        ellipse(0, 0, 8, 5.5, "fleece"),
        circle(7.5, -2, 3, "glyph"),
        transform=at,
    )


def _barn() -> list[Element]:
    return [
        ellipse(8, 24, 44, 8, "cast"),
        rect(-46, -24, 16, 48, "wall", 3),
        path("M-47-24Q-38-36-29-24Z", "roof"),
        path("M-22 24V-10L-10-24H18L30-10V24Z", "barn"),
        path("M-22-10L-10-24H18L30-10M-8 24V2H16V24M-8 2L16 24M16 2L-8 24", "barn-line"),
    ]


def _castle() -> list[Element]:
    teeth = "H-24V-26H-20V-20H-14V-26H-10V-20H10V-26H14V-20H20V-26H24V-20"
    return [
        ellipse(6, 24, 44, 8, "cast"),
        rect(-40, -14, 80, 38, "rock"),
        path(f"M-30 24V-20{teeth}H30V24Z", "rock-dark"),
        *[
            path(
                f"M{x - 11} 24V-30H{x - 6}V-25H{x - 2}V-30H{x + 2}V-25H{x + 6}V-30H{x + 11}V24Z",
                "rock-pale outline",
            )
            for x in (-36, 36)
        ],
        path("M-9 24V4A9 9 0 0 1 9 4V24Z", "hole"),
    ]


def _chateau() -> list[Element]:
    return [
        ellipse(6, 26, 46, 8, "cast"),
        rect(-34, -8, 68, 34, "wall"),
        path("M-36-8L-26-24H26L36-8Z", "spire"),
        *[rect(x - 9, -18, 18, 44, "wall outline") for x in (-36, 36)],
        *[path(f"M{x - 11}-18L{x}-42L{x + 11}-18Z", "spire") for x in (-36, 36)],
        *[rect(x, y, 6, 9, "glyph") for x in (-22, -3, 16) for y in (-2, 13)],
    ]


def _gate() -> list[Element]:
    return [
        ellipse(4, 32, 36, 6, "cast"),
        path("M-24 32L-21-22H-14L-16 32ZM24 32L21-22H14L16 32Z", "gate"),
        rect(-30, -10, 60, 6, "gate"),
        path("M-40-30Q0-22 40-30L38-20Q0-15-38-20Z", "gate-beam"),
    ]


def _pyramid() -> list[Element]:
    steps = [
        rect(-50 + 9 * level, 22 - 12 * level, 100 - 18 * level, 12, f"step-{1 + level % 2}")
        for level in range(5)
    ]
    return [
        ellipse(8, 34, 54, 7, "cast"),
        *steps,
        rect(-9, -40, 18, 14, "step-1"),
        path("M-6 34L-4-26H4L6 34Z", "step-2"),
    ]


def _mill() -> list[Element]:
    sails = [
        group(
            None,
            path("M0 0V-40", "sail-frame"),
            path("M1-12H9V-39H1Z", "sail-cloth"),
            transform=f"translate(0 -22) rotate({20 + 90 * turn})",
        )
        for turn in range(4)
    ]
    return [
        ellipse(6, 34, 30, 6, "cast"),
        path("M-19 34L-12-18H12L19 34Z", "wall outline"),
        path("M-14-18Q0-40 14-18Z", "roof"),
        rect(-5, 20, 10, 14, "trunk"),
        *sails,
        circle(0, -22, 3, "glyph"),
    ]


def _arena() -> list[Element]:
    return [
        ellipse(4, 6, 50, 40, "cast"),
        ellipse(0, 0, 50, 40, "arena-wall"),
        ellipse(0, 0, 44, 34, "arena-row"),
        ellipse(0, 0, 34, 25, "arena-wall"),
        ellipse(0, 0, 29, 21, "arena-sand"),
    ]


_LANDMARKS = {
    "barn": _barn,
    "castle": _castle,
    "chateau": _chateau,
    "gate": _gate,
    "pyramid": _pyramid,
    "mill": _mill,
    "arena": _arena,
}
