"""Signs of Heat: weather, road conditions, the press. Each is centred on its origin, within 26 units."""

from __future__ import annotations

import math

from racecraft.drawing.geometry import polyline
from racecraft.drawing.icons import icon_id
from racecraft.drawing.svg import Element, circle, element, group, path, rect, text

STYLE = {
    ".cloud": "fill:$steel;stroke:$shade;stroke-width:1;stroke-linejoin:round",
    ".cloud-dark": "fill:$rock-dark;stroke:$shade;stroke-width:1;stroke-linejoin:round",
    ".sun": "fill:$flower;stroke:$shade;stroke-width:.8",
    ".ray": "fill:none;stroke:$flower;stroke-width:2.4;stroke-linecap:round",
    ".drop": "fill:none;stroke:$sign;stroke-width:2.4;stroke-linecap:round",
    ".flake": "fill:none;stroke:$sign;stroke-width:1.7;stroke-linecap:round",
    ".mist": "fill:none;stroke:$rock-dark;stroke-width:2.6;stroke-linecap:round",
    ".bolt": "fill:$accent;stroke:$shade;stroke-width:.9;stroke-linejoin:round",
    ".flame": "fill:$flame;stroke:$shade;stroke-width:.9;stroke-linejoin:round",
    ".flame-core": "fill:$accent",
    ".wind": "fill:none;stroke:$sign;stroke-width:2.4;stroke-linecap:round",
    ".token-amount": "font-size:15px;font-weight:800;text-anchor:middle;fill:$token-ink",
    ".token-small": "font-size:13px;font-weight:800;text-anchor:middle;fill:$token-ink;"
    "stroke:$token;stroke-width:2.5;paint-order:stroke",
    ".token-ring": "fill:none;stroke:$stop;stroke-width:2.6",
    ".camera": "fill:$shade;stroke:#fffdf8;stroke-width:1",
    ".lens": "fill:$shine;stroke:#fffdf8;stroke-width:1.4",
    ".flash": "fill:$accent",
    ".worry": "fill:none;stroke:$stop;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
    ".face": "fill:$sand;stroke:$shade;stroke-width:1",
    ".helmet": "fill:$sign;stroke:#fffdf8;stroke-width:1",
    ".visor": "fill:#fffdf8",
}

_CLOUD = "M-8 4A4.5 4.5 0 0 1-8-5A6 6 0 0 1 3-7A5.5 5.5 0 0 1 9 4Z"


def _cloud() -> Element:
    return path(_CLOUD, "cloud", transform="translate(0 2) scale(1.15)")


def _fog() -> Element:
    return group(None, path(_CLOUD, "cloud", transform="translate(0 -2)"), path("M-9 6H7M-6 10H10", "mist"))


def _storm() -> Element:
    return group(
        None,
        path(_CLOUD, "cloud-dark", transform="translate(0 -2)"),
        path("M1-1L-5 6H-1L-3 12L5 4H1L4-1Z", "bolt"),
    )


def _snow() -> Element:
    arms = []
    for turn in range(6):
        angle = math.pi * turn / 3
        for reach, swing in ((10.5, 0.0), (9.0, 0.38), (9.0, -0.38)):
            start = 0.0 if swing == 0 else 5.5
            arms.append(
                polyline(
                    [
                        (start * math.cos(angle), start * math.sin(angle)),
                        (reach * math.cos(angle + swing), reach * math.sin(angle + swing)),
                    ]
                )
            )
    return path("".join(arms), "flake")


def _rain() -> Element:
    return group(
        None,
        path(_CLOUD, "cloud", transform="translate(0 -3)"),
        path("M-6 5L-8 10M0 5L-2 10M6 5L4 10", "drop"),
    )


def _sun() -> Element:
    rays = "".join(
        [
            polyline(
                [
                    (8.0 * math.cos(turn * math.pi / 4), 8.0 * math.sin(turn * math.pi / 4)),
                    (11.0 * math.cos(turn * math.pi / 4), 11.0 * math.sin(turn * math.pi / 4)),
                ]
            )
            for turn in range(8)
        ]
    )
    return group(None, path(rays, "ray"), circle(0, 0, 5.5, "sun"))


def _flame() -> Element:
    return group(
        None,
        path(
            "M-1-12C1-7 8-4 8 3C8 9 4 12 0 12C-4 12-8 9-8 4C-8 0-5-2-5-6C-3-5-2-4-2-2C0-5 0-9-1-12Z", "flame"
        ),
        path("M0 0C2 3 4 4 4 7C4 10 2 11 0 11C-2 11-4 10-4 7C-4 4-1 4 0 0Z", "flame-core"),
    )


def _overheat() -> Element:
    return group(
        None,
        group(None, _flame(), transform="translate(-5 -1) scale(.85)"),
        text(6.5, 11, "+1", "token-small"),
    )


def _limit(change: str) -> Element:
    return group(None, circle(0, 0, 11, "token-ring"), text(0, 5.3, change, "token-amount"))


def _boost() -> Element:
    return path("M3-12L-8 2H-1L-4 12L8-3H1Z", "bolt")


def _slipstream() -> Element:
    return group(
        None,
        path("M-11-5H0A3.4 3.4 0 1 0-3-8.5M-11 1H6", "wind"),
        text(2, 12.5, "+1", "token-small"),
    )


def _camera() -> Element:
    return group(
        None,
        rect(-11, -6, 22, 15, "camera", 3),
        path("M-5-6L-3-10H3L5-6Z", "camera"),
        circle(0, 1.5, 5, "lens"),
        rect(6, -4, 3, 2.5, "flash"),
    )


def _stress() -> Element:
    return group(
        None, circle(0, 0, 10, "face"), path("M-5-4L-2-2M5-4L2-2M-5 5L-2.5 3L0 5L2.5 3L5 5", "worry")
    )


def _helmet() -> Element:
    return group(
        None,
        path("M-9 6C-11-5-5-10 0-10C7-10 10-5 10 1V3H1L-1 8H-8Z", "helmet"),
        path("M2-4H9.5Q10-1 10 1H3Z", "visor"),
    )


def changing() -> Element:
    """Weather that is not known yet; only tracks of one's own show it, so it is no definition."""
    return group(
        None,
        group(None, _sun(), transform="translate(-4 -4) scale(.75)"),
        path(_CLOUD, "cloud", transform="translate(2 4)"),
    )


ICONS = {
    "cloud": _cloud(),
    "fog": _fog(),
    "storm": _storm(),
    "snow": _snow(),
    "rain": _rain(),
    "sun": _sun(),
    "overheat": _overheat(),
    "limit-1": _limit("–1"),
    "limit+1": _limit("+1"),
    "free boost": _boost(),
    "slipstream+1": _slipstream(),
    "press": _camera(),
    "heat": _flame(),
    "stress": _stress(),
    "legend": _helmet(),
}
"""By the names that the game has for its tokens."""


def heat_icon(name: str) -> str:
    return icon_id(name.replace("+", "-plus-").replace(" ", "-"))


def definitions(scope: str) -> Element:
    return definitions_of(list(ICONS), scope)


def definitions_of(names: list[str], scope: str) -> Element:
    return element("defs", *[group(scope, ICONS[name], id=heat_icon(name)) for name in names])
