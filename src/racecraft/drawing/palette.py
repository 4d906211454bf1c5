"""Design tokens: the colours of every picture in light and dark, and the eight colours of cars.

Rules name a colour as `$road`. A picture that follows the reader's system holds both themes as custom
properties; a picture with a theme of its own holds plain colours, which also simple SVG programs understand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from racecraft.engine.errors import UnknownName

LIGHT = {
    "paper": "#f6efe1",
    "ink": "#453d35",
    "faint": "#8c7f6f",
    "frame": "#d8c9ad",
    "ground": "#d3dab1",
    "meadow": "#c7d1a2",
    "forest": "#b6c88c",
    "earth": "#e2c997",
    "scree": "#cdc6b6",
    "yard": "#e9dcc0",
    "snow": "#e8eef0",
    "snow-forest": "#d0deda",
    "snow-earth": "#e5ddcb",
    "snow-scree": "#d0d5d8",
    "snow-yard": "#eae4d8",
    "snow-road": "#aebcc6",
    "snow-edge": "#f4f7f8",
    "snow-line": "#5d7282",
    "snow-cap": "#fdfefe",
    "snow-drift": "#c0ccd4",
    "ice": "#c9dfe8",
    "twig": "#8d8f86",
    "idle": "#dfd6b9",
    "snow-idle": "#dce3e7",
    "mud": "#6f4a26",
    "go": "#3f8f4e",
    "wheat": "#e2d49a",
    "furrow": "#cfbd7c",
    "flower": "#e3b23c",
    "water": "#a5cdd3",
    "shine": "#cbe4e6",
    "wet": "#6b8f9b",
    "tunnel": "#494441",
    "hill": "#b3c08a",
    "flame": "#e2622b",
    "lavender": "#a68bc6",
    "blossom": "#e3a2b0",
    "blossom-pale": "#f2cdd2",
    "legend-line": "#9fd0e8",
    "token": "#fbf3e0",
    "token-ink": "#3a3128",
    "bank": "#e6dcbb",
    "road": "#77716c",
    "shoulder": "#c3b79f",
    "line": "#f5ecdb",
    "kerb": "#c34f3f",
    "kerb-pale": "#f8f1e3",
    "hazard": "#928a82",
    "lane": "#918a83",
    "dirt-cell": "#dcbb8b",
    "apron": "#d8cfbf",
    "entry-off": "#a88d67",
    "entry-in": "#8d97a0",
    "dirt": "#cfa873",
    "rut": "#b08750",
    "wood": "#b98956",
    "wood-dark": "#7c5733",
    "leaf": "#6f9658",
    "leaf-dark": "#567c45",
    "leaf-pale": "#8fb070",
    "trunk": "#7a5738",
    "rock": "#b7aea4",
    "rock-dark": "#8a8077",
    "rock-pale": "#dbd4ca",
    "sand": "#edca7c",
    "sand-dark": "#cd9f4a",
    "swamp": "#7f8a4e",
    "swamp-dark": "#5d6a36",
    "reed": "#34491f",
    "hole": "#2b2725",
    "rim": "#a59b90",
    "tyre": "#2a2725",
    "steel": "#d9dde0",
    "roof": "#b9614a",
    "wall": "#f1e6d2",
    "sign": "#2f6690",
    "sign-ink": "#ffffff",
    "stop": "#b3352b",
    "accent": "#ffd23f",
    "shade": "#3a3128",
    "glass": "#3b4650",
}

DARK = {
    "paper": "#15181a",
    "ink": "#ece3d2",
    "faint": "#9d9483",
    "frame": "#3a3a35",
    "ground": "#27352b",
    "meadow": "#2d3d2f",
    "forest": "#1f2f24",
    "earth": "#4a3f2a",
    "scree": "#42433e",
    "yard": "#4a4538",
    "snow": "#67747d",
    "snow-forest": "#596871",
    "snow-earth": "#6f6c63",
    "snow-scree": "#5b6369",
    "snow-yard": "#716e67",
    "snow-road": "#9fb0bb",
    "snow-edge": "#55626c",
    "snow-line": "#24323d",
    "snow-cap": "#c3ced5",
    "snow-drift": "#b2c0c9",
    "ice": "#47697b",
    "twig": "#5a5f60",
    "idle": "#33342d",
    "snow-idle": "#5b6770",
    "mud": "#5c3d20",
    "go": "#4fa461",
    "wheat": "#3b4029",
    "furrow": "#4f5232",
    "flower": "#b08a2e",
    "water": "#245061",
    "shine": "#3a6d7d",
    "wet": "#2f5a6b",
    "tunnel": "#242221",
    "hill": "#38492f",
    "flame": "#d0592a",
    "lavender": "#6f5b8c",
    "blossom": "#8f5a67",
    "blossom-pale": "#ab7782",
    "legend-line": "#7fb8d4",
    "token": "#e9dfca",
    "token-ink": "#3a3128",
    "bank": "#3d4533",
    "road": "#4d4a48",
    "shoulder": "#2f302b",
    "line": "#d8cdb9",
    "kerb": "#b04a3c",
    "kerb-pale": "#d9cebb",
    "hazard": "#686460",
    "lane": "#625e5a",
    "dirt-cell": "#8f7350",
    "apron": "#6d675e",
    "entry-off": "#6b5a43",
    "entry-in": "#55616b",
    "dirt": "#7b6040",
    "rut": "#5c4529",
    "wood": "#8f6b44",
    "wood-dark": "#553b22",
    "leaf": "#4f7a4c",
    "leaf-dark": "#3a5c3b",
    "leaf-pale": "#668f5c",
    "trunk": "#7d5c3d",
    "rock": "#9c948b",
    "rock-dark": "#6f6861",
    "rock-pale": "#bdb5ab",
    "sand": "#d0a957",
    "sand-dark": "#9c7832",
    "swamp": "#6d7843",
    "swamp-dark": "#48532a",
    "reed": "#a9b377",
    "hole": "#131110",
    "rim": "#85796d",
    "tyre": "#171514",
    "steel": "#c3c9ce",
    "roof": "#8d4a3a",
    "wall": "#b3a78f",
    "sign": "#3b7cab",
    "sign-ink": "#ffffff",
    "stop": "#c0473b",
    "accent": "#ffd23f",
    "shade": "#000000",
    "glass": "#20272d",
}

THEMES: dict[str, dict[str, str]] = {"light": LIGHT, "dark": DARK}
AUTO = "auto"


class CarColour(NamedTuple):
    """The paint of a car and the ink of a number that can be read on it."""

    name: str
    paint: str
    ink: str


# Any two differ also under protanopia, deuteranopia and tritanopia; every car has a number too.
CAR_COLOURS = [
    CarColour("red", "#ba1a2f", "#ffffff"),
    CarColour("blue", "#2c45d2", "#ffffff"),
    CarColour("green", "#06aa88", "#06251d"),
    CarColour("yellow", "#ffe030", "#3a2d00"),
    CarColour("white", "#f1f6f8", "#26221e"),
    CarColour("black", "#231f2d", "#ffffff"),
    CarColour("orange", "#cf7a0c", "#2b1500"),
    CarColour("violet", "#b07bcf", "#1f0a2e"),
]

PAINT = {f".paint-{colour.name}": f"fill:{colour.paint}" for colour in CAR_COLOURS} | {
    f".ink-{colour.name}": f"fill:{colour.ink}" for colour in CAR_COLOURS
}
"""CSS rules for elements in the colour of a car."""

_NAMED = re.compile(r"\$([a-z-]+)")


def car_colour(name: str) -> CarColour:
    for colour in CAR_COLOURS:
        if colour.name == name:
            return colour
    raise UnknownName(
        f"there is no car colour {name!r}; there is {', '.join(colour.name for colour in CAR_COLOURS)}"
    )


def check_theme(theme: str) -> None:
    if theme != AUTO and theme not in THEMES:
        raise UnknownName(f"there is no theme {theme!r}; there is {', '.join([AUTO, *THEMES])}")


def stylesheet(rules: Mapping[str, str], theme: str, scope: str) -> str:
    """The rules as CSS, each within `scope`, so that a picture set into a page styles only itself."""
    check_theme(theme)
    if theme == AUTO:
        head = [f"{scope}{{color-scheme:light dark;{_properties(LIGHT)}}}"]
        head.append(f"@media (prefers-color-scheme:dark){{{scope}{{{_properties(DARK)}}}}}")
        swap = r"var(--\1)"
        body = [f"{scope} {selector}{{{_NAMED.sub(swap, style)}}}" for selector, style in rules.items()]
    else:
        tokens = THEMES[theme]
        head = []
        body = [
            f"{scope} {selector}{{{_NAMED.sub(lambda match: tokens[match[1]], style)}}}"
            for selector, style in rules.items()
        ]
    return "\n".join(head + body)


def _properties(tokens: Mapping[str, str]) -> str:
    return ";".join([f"--{name}:{colour}" for name, colour in tokens.items()])
