"""Small drawings that several boards share: obstacles, signs, trees, houses. Each is centred on its origin.

They are made once in `defs` and used by id. Obstacles fit a square of 32 units and always stand upright.
"""

from __future__ import annotations

import math

from racecraft.drawing.geometry import polyline
from racecraft.drawing.svg import Element, circle, element, ellipse, group, path, rect

PREFIX = "icon-"

STYLE = {
    ".outline": "stroke:$shade;stroke-width:1.2;stroke-linejoin:round;stroke-linecap:round",
    ".rock": "fill:$rock",
    ".rock-pale": "fill:$rock-pale",
    ".rock-dark": "fill:$rock-dark",
    ".leaf": "fill:$leaf",
    ".leaf-dark": "fill:$leaf-dark",
    ".leaf-pale": "fill:$leaf-pale",
    ".trunk": "fill:$trunk",
    ".swamp": "fill:$swamp",
    ".swamp-dark": "fill:$swamp-dark",
    ".reed-stem": "fill:none;stroke:$reed;stroke-width:1.6;stroke-linecap:round",
    ".reed": "fill:$wood-dark;stroke:$shade;stroke-width:.6",
    ".hole": "fill:$hole",
    ".rim": "fill:$rim",
    ".crack": "fill:none;stroke:$hole;stroke-width:1.4;stroke-linecap:round",
    ".tyre": "fill:$tyre;stroke:$rock-pale;stroke-width:1",
    ".hub": "fill:$steel",
    ".nail": "fill:none;stroke:$steel;stroke-width:2;stroke-linecap:round",
    ".sand": "fill:$sand",
    ".sand-dark": "fill:$sand-dark",
    ".ripple": "fill:none;stroke:$sand-dark;stroke-width:1.4;stroke-linecap:round",
    ".wave": "fill:none;stroke:$shine;stroke-width:1.6;stroke-linecap:round",
    ".water": "fill:$water",
    ".bank": "fill:$bank",
    ".wood": "fill:$wood",
    ".plank": "fill:none;stroke:$wood-dark;stroke-width:1",
    ".rail": "fill:none;stroke:$wood-dark;stroke-width:3;stroke-linecap:round",
    ".sign": "fill:$sign",
    ".sign-ink": "fill:$sign-ink",
    ".stop": "fill:$stop",
    ".glyph": "fill:$ink",
    ".glyph-line": "fill:none;stroke:$ink;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
    ".wall": "fill:$wall",
    ".roof": "fill:$roof",
    ".cast": "fill:$shade;opacity:.18",
    ".flower": "fill:$flower",
    ".pebble": "fill:$rut;opacity:.55",
    ".cap": "fill:$snow-cap",
    ".twig": "fill:$twig",
    ".twig-line": "fill:none;stroke:$rock-dark;stroke-width:1.2;stroke-linecap:round",
    ".fir-dark": "fill:$leaf-dark",
    ".eaves": "stroke:$roof;stroke-width:1.6",
    ".lit": "fill:$flower",
    ".ice-crack": "fill:none;stroke:$snow-line;stroke-width:1;stroke-linecap:round;opacity:.45",
    ".mud": "fill:$mud",
    ".hand": "fill:none;stroke:$sign;stroke-width:2;stroke-linecap:round",
    ".flag-pale": "fill:#fbf7ee",
    ".flag-dark": "fill:#24211f",
}


def _rock() -> Element:
    return group(
        None,
        ellipse(0, 9.5, 15, 4.5, "cast"),
        path("M-14 10L-15 1L-9-8L0-12.5L9-9L14.5 0L13.5 10Q0 13-14 10Z", "rock outline"),
        path("M-15 1L-9-8L0-12.5L3-4L-5 1Z", "rock-pale"),
        path("M3-4L9-9L14.5 0L13.5 10Q9 11.3 4 11.5Z", "rock-dark"),
        path("M-16 13L-16.5 9L-12.5 6.5L-8.5 9L-8 13Z", "rock-pale outline"),
    )


def _tree() -> Element:
    return group(
        None,
        ellipse(0, 13, 10, 3, "cast"),
        path("M-2.5 13.5L-2 2H2L2.5 13.5Z", "trunk outline"),
        path(
            "M-6 6C-13 7-15-1-10-3C-13-9-6-13-3-11C-1-16 7-15 7-10"
            "C13-10 14-3 10-1C13 5 7 8 3 5.5C1 8-4 8-6 6Z",
            "leaf outline",
        ),
        path("M-9-3C-11-8-6-11-3-9.5C-1-14 4-13 5-10C1-11-2-8-2-5C-5-7-8-5-9-3Z", "leaf-pale"),
        path("M10-1C13 5 7 8 3 5.5C1 8-4 8-6 6C0 6 7 4 10-1Z", "leaf-dark"),
    )


def _swamp() -> Element:
    return group(
        None,
        path("M-15 5C-15-1-8-4-2-3C4-6 15-3 15 4C16 11 6 13 0 12C-7 14-15 11-15 5Z", "swamp outline"),
        path("M-9 6C-8 2-1 1 4 3C9 2 11 6 8 8C3 11-8 10-9 6Z", "swamp-dark"),
        path("M-6 5.5Q-3 4 0 5.5M1 8Q4 6.5 7 8", "wave"),
        path("M-8 4Q-9-5-7-10M-4 2Q-4-6-2-13M7 3Q6-4 9-10M-8 3Q-12 0-13-6", "reed-stem"),
        ellipse(-7, -10, 1.9, 4, "reed"),
        ellipse(-2, -13, 1.9, 4, "reed"),
        ellipse(9, -10, 1.9, 4, "reed"),
    )


def _puncture() -> Element:
    return group(
        None,
        ellipse(0, 12, 15, 3.5, "cast"),
        path("M-9 11.5C-16 7-14-12.5 0-12.5C14-12.5 16 7 9 11.5C5 13-5 13-9 11.5Z", "tyre"),
        circle(0, -1, 6.2, "hub"),
        circle(0, -1, 2, "hole"),
        path("M0-5.2V-6.4M3.9-2.3L5-2.7M-3.9-2.3L-5-2.7M2.4 2.3L3.2 3.3M-2.4 2.3L-3.2 3.3", "crack"),
        path("M8 4L15-3M12.8-5.2L17.2-.8", "nail"),
        path("M-9 3L-15-1M-16.8 1.2L-13.4-3.4", "nail"),
    )


def _pit() -> Element:
    return group(
        None,
        path("M-15 1L-10-6L-3-7L2-10L9-7L15-1L14 6L7 9L0 12L-8 9L-14 7Z", "rim outline"),
        path("M-11 1.5L-7-3.5L-1-4.5L4-6L10-2L11 3L6 6L-1 8.5L-8 6Z", "hole"),
        path("M-15 1L-17-2M-3-7L-5-12L-4-14M15-1L17.5-4M7 9L10 13M-8 9L-10 12.5", "crack"),
    )


def _sand() -> Element:
    return group(
        None,
        path("M-16 8C-12 7-9-6-1-9C5-11 8 0 16 8C8 12-9 12-16 8Z", "sand outline"),
        path("M-1-9C5-11 8 0 16 8C11 10.5 5 11 0 11C7 7 5-2-1-9Z", "sand-dark"),
        path("M-10 6Q-6 4-3 6M-6 1Q-3-1-1 1M-9 9.5Q-4 8 0 9.5", "ripple"),
    )


def _bridge() -> Element:
    return group(
        None,
        rect(-17, -13, 34, 26, "bank outline", 4),
        rect(-17, -7.5, 34, 15, "water"),
        path("M-15-3Q-13-5-11-3T-7-3M-15 3Q-13 1-11 3T-7 3M8-3Q10-5 12-3T16-3M8 3Q10 1 12 3T16 3", "wave"),
        rect(-5.5, -14, 11, 28, "wood"),
        path("M-5.5-9.5H5.5M-5.5-5H5.5M-5.5-.5H5.5M-5.5 4H5.5M-5.5 8.5H5.5", "plank"),
        path("M-6-14V14M6-14V14", "rail"),
    )


def _wrench() -> Element:
    return group(
        None,
        circle(0, 0, 13, "sign"),
        path(
            "M-8 5.6L.6-3C-.3-6 2-9 5.2-8.7L2.7-6.100L3.3-3.3L6.100-2.7L8.7-5.2C9 -2 6-.3 3-.6"
            "L-5.6 8C-7.5 9.5-9.5 7.5-8 5.6Z",
            "sign-ink",
        ),
    )


def _garage() -> Element:
    return group(
        None,
        path("M-15-3L0-13L15-3V13H-15Z", "wall outline"),
        path("M-17-2L0-14L17-2L15 1L0-10L-15 1Z", "roof outline"),
        rect(-9, 1, 18, 12, "sign"),
        path("M-9 5H9M-9 9H9", "nail"),
    )


def _stop() -> Element:
    return group(
        None, path("M-3.7-9H3.7L9-3.7V3.7L3.7 9H-3.7L-9 3.7V-3.7Z", "stop"), rect(-5.5, -2, 11, 4, "sign-ink")
    )


def _hourglass() -> Element:
    return group(
        None,
        path("M-6-8.5H6C6-3 2-2 1.5 0C2 2 6 3 6 8.5H-6C-6 3-2 2-1.5 0C-2-2-6-3-6-8.5Z", "glyph-line"),
        path("M-3.5-4.5H3.5L0-.5ZM-4 7.5Q0 3 4 7.5Z", "glyph"),
    )


def _gear() -> Element:
    """A cog: eight teeth round a hole."""
    line = []
    for tooth in range(8):
        for turn, reach in ((-0.30, 6.4), (-0.17, 9.2), (0.17, 9.2), (0.30, 6.4)):
            angle = tooth * math.pi / 4 + turn
            line.append((reach * math.cos(angle), reach * math.sin(angle)))
    return path(
        polyline(line, closed=True) + "M3 0A3 3 0 1 0-3 0A3 3 0 1 0 3 0Z", "glyph", fill_rule="evenodd"
    )


def _wood_tree(scale: float) -> Element:
    """A tree of the landscape, seen from above and calmer than the obstacle."""
    s = scale
    return group(
        None,
        ellipse(2 * s, 2.5 * s, 8 * s, 7 * s, "cast"),
        circle(0, 0, 7.5 * s, "leaf-dark"),
        circle(-1 * s, -1.2 * s, 6 * s, "leaf"),
        circle(-2.4 * s, -2.8 * s, 2.6 * s, "leaf-pale"),
    )


def _fir() -> Element:
    return group(
        None,
        ellipse(2, 8, 6, 2.2, "cast"),
        rect(-1, 5, 2, 4, "trunk"),
        path("M0-11L5.5-2H3.2L7 6H-7L-3.2-2H-5.5Z", "leaf-dark"),
        path("M0-11L-5.5-2H-3.2L-7 6H-2Z", "leaf"),
    )


def _tuft() -> Element:
    return path("M-4 0Q-3-3-5-5M0 0V-6M4 0Q3-3 5-5", "tuft")


def _house() -> Element:
    return group(
        None,
        ellipse(3, 9, 15, 4, "cast"),
        rect(-11, -3, 22, 13, "wall"),
        path("M-14-2L-7-12H7L14-2Z", "roof"),
        rect(-2.5, 3, 5, 7, "trunk"),
        rect(-8.5, 0.5, 4, 4, "sign"),
        rect(4.5, 0.5, 4, 4, "sign"),
    )


def _hay() -> Element:
    return group(
        None,
        ellipse(1.5, 4, 8, 3, "cast"),
        ellipse(0, 0, 7, 5, "wheat-bale"),
        path("M-3-1A3 2.2 0 1 1 0 2", "bale"),
    )


def _stone(scale: float) -> Element:
    """A boulder of a rocky slope, calmer than the obstacle."""
    s = scale
    return group(
        None,
        ellipse(1.5 * s, 5 * s, 10 * s, 3.4 * s, "cast"),
        path(_scaled([(-9, 5), (-10, 0), (-5, -6), (2, -7.5), (8, -3), (9.5, 3), (7, 6)], s), "rock"),
        path(_scaled([(-10, 0), (-5, -6), (2, -7.5), (1, -2), (-4, 1)], s), "rock-pale"),
        path(_scaled([(2, -7.5), (8, -3), (9.5, 3), (7, 6), (2, 6), (1, -2)], s), "rock-dark"),
    )


def _snow_stone(scale: float) -> Element:
    s = scale
    return _stone(scale).add(
        path(_scaled([(-8.5, -1.5), (-5, -6), (2, -7.5), (7.5, -3.4), (3, -3), (0, -4), (-3, -1)], s), "cap")
    )


def _scaled(line: list[tuple[float, float]], scale: float) -> str:
    return polyline([(x * scale, y * scale) for x, y in line], closed=True)


def _pebbles() -> Element:
    return group(
        None, circle(-4, 1, 1.7, "pebble"), circle(2, -2.5, 1.3, "pebble"), circle(4.5, 2.5, 2, "pebble")
    )


def _wave() -> Element:
    return path("M-8 0q4-3 8 0t8 0", "wave")


def _snow_tree() -> Element:
    """A bare crown with snow on its branches."""
    return group(
        None,
        ellipse(2, 2.5, 8, 7, "cast"),
        circle(0, 0, 7.5, "twig"),
        path("M-6.5 1A6.5 6.5 0 0 1 5-5Q4-1.5 0-2T-6.5 1Z", "cap"),
        path("M-3 5L0 1L4 4M0 1L1-1", "twig-line"),
    )


def _snow_fir() -> Element:
    return group(
        None,
        ellipse(2, 8, 6, 2.2, "cast"),
        rect(-1, 5, 2, 4, "trunk"),
        path("M0-11L5.5-2H3.2L7 6H-7L-3.2-2H-5.5Z", "fir-dark"),
        path(
            "M-1.9-7.8L1.2-7.6L.4-6L-1-6.6L-3.6-5.2Z"
            "M-4.6-3.4L-1-4L.6-2.6L2.4-4.2L4.2-4.1L5.2-2.4L2-1.6L-1-2.2L-3-1.2L-5.3-2.2Z"
            "M-5 2L-1 1.4L1 3L4 1.4L5.8 3.4L2 4.2L-2 3.6L-6.2 4.4Z",
            "cap",
        ),
    )


def _snow_tuft() -> Element:
    return path("M-4 0Q-3-3-5-5M0 0V-6M4 0Q3-3 5-5", "twig-line")


def _snow_house() -> Element:
    return group(
        None,
        ellipse(3, 9, 15, 4, "cast"),
        rect(-11, -3, 22, 13, "wall"),
        path("M-14-2L-7-12H7L14-2Z", "cap"),
        path("M-14-2H14", "eaves"),
        rect(-2.5, 3, 5, 7, "trunk"),
        rect(-8.5, 0.5, 4, 4, "lit"),
        rect(4.5, 0.5, 4, 4, "lit"),
    )


def _ice_crack() -> Element:
    return path("M-8 1L-3-1L1 2L7-2M-3-1L-4-5M1 2L3 5", "ice-crack")


def _mud() -> Element:
    """A splash of mud."""
    return group(
        None,
        path(
            "M-9-3C-13-6-9-10-6-8C-5-13 2-13 2-8C6-12 12-9 9-4C14-4 14 3 9 3C12 8 6 12 3 8"
            "C1 13-6 12-5 7C-10 10-14 4-10 2C-15 1-13-4-9-3Z",
            "mud",
        ),
        circle(13, -9, 2, "mud"),
        circle(-13, 9, 1.8, "mud"),
        circle(11, 11, 1.6, "mud"),
    )


def _clock() -> Element:
    """A stopwatch on a sign."""
    return group(
        None,
        rect(-3, -16, 6, 5, "sign", 1),
        circle(0, 0, 13, "sign"),
        circle(0, 0, 9.5, "sign-ink"),
        path("M0 0V-6M0 0L4 3", "hand"),
    )


def _flag() -> Element:
    """A chequered flag."""
    squares = "".join(
        [f"M{-7 + 5 * x} {-9 + 5 * y}h5v5h-5z" for y in range(3) for x in range(3) if (x + y) % 2 == 0]
    )
    return group(
        None, rect(-7, -9, 15, 15, "flag-pale"), path(squares, "flag-dark"), path("M-7.5-10V12", "glyph-line")
    )


ICONS = {
    "rock": _rock(),
    "tree": _tree(),
    "swamp": _swamp(),
    "puncture": _puncture(),
    "pit": _pit(),
    "sand": _sand(),
    "bridge": _bridge(),
    "station": _wrench(),
    "box": _garage(),
    "stop": _stop(),
    "miss": _hourglass(),
    "gear": _gear(),
    "wood-1": _wood_tree(1.0),
    "wood-2": _wood_tree(1.45),
    "fir": _fir(),
    "tuft": _tuft(),
    "house": _house(),
    "hay": _hay(),
    "stone-1": _stone(1.0),
    "stone-2": _stone(0.7),
    "pebbles": _pebbles(),
    "wave": _wave(),
    "snow-tree": _snow_tree(),
    "snow-fir": _snow_fir(),
    "snow-tuft": _snow_tuft(),
    "snow-house": _snow_house(),
    "snow-stone-1": _snow_stone(1.0),
    "snow-stone-2": _snow_stone(0.7),
    "ice-crack": _ice_crack(),
    "mud": _mud(),
    "clock": _clock(),
    "flag": _flag(),
}


def icon_id(name: str) -> str:
    return PREFIX + name


def definitions(names: list[str], scope: str) -> Element:
    """The `defs` of these icons. Each carries the stylesheet's scope: a used copy sees no other ancestor."""
    return element("defs", *[group(scope, ICONS[name], id=icon_id(name)) for name in names])
