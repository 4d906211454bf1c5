"""Small drawings that several boards share: obstacles, signs, trees, houses. Each is centred on its origin.

They are made once in `defs` and used by id. Obstacles fit a square of 32 units and always stand upright.
"""

from __future__ import annotations

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
    ".earth": "fill:$earth",
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
}


def _rock() -> Element:
    return group(
        None,
        ellipse(0, 9.5, 15, 4.5, "cast"),
        path("M-14 10L-15 1L-9-8L0-12.5L9-9L14.5 0L13.5 10Q0 13-14 10Z", "rock outline"),
        path("M-15 1L-9-8L0-12.5L3-4L-5 1Z", "rock-pale"),
        path("M3-4L9-9L14.5 0L13.5 10Q9 11.3 4 11.5Z", "rock-dark"),
        path("M-8 12.5L-9 8L-5 5L-1 7.5L-1.500 12.5Z", "rock-pale outline"),
    )


def _tree() -> Element:
    return group(
        None,
        ellipse(0, 13, 10, 3, "cast"),
        path("M-2.500 13.500L-2 2H2L2.500 13.500Z", "trunk outline"),
        path(
            "M-6 6C-13 7-15-1-10-3C-13-9-6-13-3-11C-1-16 7-15 7-10C13-10 14-3 10-1C13 5 7 8 3 5.500C1 8-4 8-6 6Z",
            "leaf outline",
        ),
        path("M-9-3C-11-8-6-11-3-9.500C-1-14 4-13 5-10C1-11-2-8-2-5C-5-7-8-5-9-3Z", "leaf-pale"),
        path("M10-1C13 5 7 8 3 5.500C1 8-4 8-6 6C0 6 7 4 10-1Z", "leaf-dark"),
    )


def _swamp() -> Element:
    return group(
        None,
        path("M-15 5C-15-1-8-4-2-3C4-6 15-3 15 4C16 11 6 13 0 12C-7 14-15 11-15 5Z", "swamp outline"),
        path("M-9 6C-8 2-1 1 4 3C9 2 11 6 8 8C3 11-8 10-9 6Z", "swamp-dark"),
        path("M-6 5.500Q-3 4 0 5.500M1 8Q4 6.500 7 8", "wave"),
        path("M-8 4Q-9-5-7-10M-4 2Q-4-6-2-13M7 3Q6-4 9-10M-8 3Q-12 0-13-6", "reed-stem"),
        ellipse(-7, -10, 1.9, 4, "reed"),
        ellipse(-2, -13, 1.9, 4, "reed"),
        ellipse(9, -10, 1.9, 4, "reed"),
    )


def _puncture() -> Element:
    return group(
        None,
        ellipse(0, 12, 15, 3.5, "cast"),
        path("M-9 11.500C-16 7-14-12.500 0-12.500C14-12.500 16 7 9 11.500C5 13-5 13-9 11.500Z", "tyre"),
        circle(0, -1, 6.2, "hub"),
        circle(0, -1, 2, "hole"),
        path("M0-5.200V-6.400M3.900-2.300L5-2.700M-3.900-2.300L-5-2.700M2.400 2.300L3.200 3.300M-2.400 2.300L-3.200 3.300", "crack"),
        path("M8 4L15-3M12.800-5.200L17.200-.8", "nail"),
        path("M-9 3L-15-1M-16.800 1.200L-13.400-3.400", "nail"),
    )


def _pit() -> Element:
    return group(
        None,
        path("M-15 1L-10-6L-3-7L2-10L9-7L15-1L14 6L7 9L0 12L-8 9L-14 7Z", "rim outline"),
        path("M-11 1.500L-7-3.500L-1-4.500L4-6L10-2L11 3L6 6L-1 8.500L-8 6Z", "hole"),
        path("M-15 1L-17-2M-3-7L-5-12L-4-14M15-1L17.500-4M7 9L10 13M-8 9L-10 12.500", "crack"),
    )


def _sand() -> Element:
    return group(
        None,
        path("M-16 8C-12 7-9-6-1-9C5-11 8 0 16 8C8 12-9 12-16 8Z", "sand outline"),
        path("M-1-9C5-11 8 0 16 8C11 10.500 5 11 0 11C7 7 5-2-1-9Z", "sand-dark"),
        path("M-10 6Q-6 4-3 6M-6 1Q-3-1-1 1M-9 9.500Q-4 8 0 9.500", "ripple"),
    )


def _bridge() -> Element:
    return group(
        None,
        rect(-17, -13, 34, 26, "bank outline", 4),
        rect(-17, -7.5, 34, 15, "water"),
        path("M-15-3Q-13-5-11-3T-7-3M-15 3Q-13 1-11 3T-7 3M8-3Q10-5 12-3T16-3M8 3Q10 1 12 3T16 3", "wave"),
        rect(-5.5, -14, 11, 28, "wood"),
        path("M-5.500-9.500H5.500M-5.500-5H5.500M-5.500-.5H5.500M-5.500 4H5.500M-5.500 8.500H5.500", "plank"),
        path("M-6-14V14M6-14V14", "rail"),
    )


def _wrench() -> Element:
    return group(
        None,
        circle(0, 0, 13, "sign"),
        path(
            "M-8 5.600L.6-3C-.3-6 2-9 5.200-8.700L2.700-6.100L3.300-3.300L6.100-2.700L8.700-5.200C9 -2 6-.3 3-.6"
            "L-5.600 8C-7.500 9.500-9.500 7.500-8 5.600Z",
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
    return group(None, path("M-3.700-9H3.700L9-3.700V3.700L3.700 9H-3.700L-9 3.700V-3.700Z", "stop"), rect(-5.5, -2, 11, 4, "sign-ink"))


def _hourglass() -> Element:
    return group(
        None,
        path("M-6-8.500H6C6-3 2-2 1.500 0C2 2 6 3 6 8.500H-6C-6 3-2 2-1.500 0C-2-2-6-3-6-8.500Z", "glyph-line"),
        path("M-3.500-4.500H3.500L0-.5ZM-4 7.500Q0 3 4 7.500Z", "glyph"),
    )


def _gear() -> Element:
    teeth = "".join(
        [
            f"M{x1} {y1}L{x2} {y2}"
            for x1, y1, x2, y2 in (
                (0, -5, 0, -9),
                (0, 5, 0, 9),
                (-5, 0, -9, 0),
                (5, 0, 9, 0),
                (-4, -4, -6, -6),
                (4, 4, 6, 6),
                (-4, 4, -6, 6),
                (4, -4, 6, -6),
            )
        ]
    )
    return group(None, path(teeth, "glyph-line", stroke_width=3), circle(0, 0, 5, "glyph-line"))


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
        path("M0-11L5.500-2H3.200L7 6H-7L-3.200-2H-5.500Z", "leaf-dark"),
        path("M0-11L-5.500-2H-3.200L-7 6H-2Z", "leaf"),
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
        None, ellipse(1.5, 4, 8, 3, "cast"), ellipse(0, 0, 7, 5, "wheat-bale"), path("M-4-1A4 3 0 1 1 0 3", "ripple")
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
}


def icon_id(name: str) -> str:
    return PREFIX + name


def definitions(names: list[str]) -> Element:
    """The `defs` of these icons."""
    return element("defs", *[group(None, ICONS[name], id=icon_id(name)) for name in names])
