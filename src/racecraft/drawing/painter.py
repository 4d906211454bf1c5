"""What draws a game: one painter a title, by its id; and the sheet on which every picture is drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from racecraft.drawing import cars, palette
from racecraft.drawing.palette import CarColour, car_colour
from racecraft.drawing.papers import Paper
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, element, group, number, shorten_paths
from racecraft.engine.errors import BadOptions, UnknownName
from racecraft.engine.parts import games_from_outside, games_with_part, part_of
from racecraft.engine.state import State

NARROWEST, WIDEST = 100, 20_000
FONT = "'Racecraft Sans','Avenir Next','Segoe UI','Noto Sans','DejaVu Sans',sans-serif"
FONT_FILE = Path(__file__).parent / "data" / "racecraft-sans.woff2"
PLAIN_FONT_FILE = FONT_FILE.with_suffix(".ttf")
"""The same font for programs that draw SVG and read no fonts within it."""


@dataclass(frozen=True)
class Style:
    """How a picture is to look. Nothing here changes what it shows of the game, except highlights."""

    theme: str = palette.AUTO
    width: int = 1200
    legend: bool = True
    highlight: Sequence[str] = ()
    """The ids of spaces to mark."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What to call things in titles and in the legend; where no word is given, the id is the word."""

    def __post_init__(self) -> None:
        palette.check_theme(self.theme)
        if not NARROWEST <= self.width <= WIDEST:
            raise BadOptions(f"a picture is {NARROWEST} to {WIDEST} pixels wide, not {self.width}")

    @property
    def scope(self) -> str:
        """The class within which the picture's stylesheet holds."""
        return f"racecraft-{self.theme}"

    def word(self, id: str) -> str:
        return self.words.get(id, id)


class Painter(ABC):
    """Draws one title."""

    game_id: str
    state_type: type[State]
    """The states it knows, so that a state can show itself."""
    car_kind = cars.SALOON
    papers: Mapping[str, Paper] = {}
    """What is written down about a race, by kind."""

    @abstractmethod
    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        """An empty track, by the name of a built-in one or by the content of a file."""

    @abstractmethod
    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        """The track with all that the view of a seat shows on it."""

    @abstractmethod
    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        """What stays put during one leg of a race, for a table at which a program places the cars: they lie
        ready as models, every space says where they stand on it, and the layers above are empty."""

    on_board: Mapping[str, Sequence[str]]
    """The fields of a view that its board shows, each with the parts of it that matter; none: all of it."""

    def still(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The part of a view that its board shows: as long as it is the same, so is the board."""
        kept = {
            name: {part: view[name][part] for part in parts} if parts else view[name]
            for name, parts in self.on_board.items()
        }
        cars = [{"colour": car["colour"], "legend": car.get("legend", False)} for car in view["cars"]]
        return {**kept, "cars": cars}

    def colour(self, name: str) -> CarColour:
        """How a car is painted whose colour has this name."""
        return car_colour(name)

    def models(self, still: Mapping[str, Any]) -> list[Element]:
        """The cars of a board, for a program that places them."""
        found = []
        for seat, car in enumerate(still["cars"]):
            found.append(cars.model(seat, self.colour(car["colour"]), self.car_kind))
            if car["legend"]:
                found[-1].attributes["data-legend"] = "yes"
        return found

    def leg(self, view: Mapping[str, Any]) -> int:
        """The race of a season or the stage of a rally, from 1: each has a board of its own."""
        return 1


def painter_of(game_id: str) -> Painter:
    """The painter of a game; UnknownName if nobody draws it."""
    painter: Painter = part_of("racecraft.drawing", game_id, "PAINTER")
    return painter


def paper_of(game_id: str, kind: str) -> Paper:
    """A kind of paper of a game; UnknownName if none is written for it."""
    found = painter_of(game_id).papers.get(kind)
    if found is None:
        known = [id for id in games_with_part("racecraft.drawing") if kind in painter_of(id).papers]
        raise UnknownName(f"papers are written for {', '.join(known)}, not for {game_id}")
    return found


def painter_for(state: State) -> Painter | None:
    """The painter that knows this kind of state, if there is one."""
    for game_id in [*games_with_part("racecraft.drawing"), *games_from_outside()]:
        # Compiled classes share the ABC cache of isinstance with their base, so it can be wrong.
        if painter_of(game_id).state_type in type(state).__mro__:
            return painter_of(game_id)
    return None


@cache
def _font_face() -> str:
    """The font, as part of the picture: what is shown as an image does not see the fonts of its page, and a
    machine may have none. It has one bold weight, which stands for all."""
    font = b64encode(FONT_FILE.read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{font})"
    return f"@font-face{{font-family:'Racecraft Sans';font-weight:100 900;size-adjust:107%;src:{source}}}"


def sheet(
    title: str,
    box: tuple[float, float, float, float],
    style: Style,
    rules: Mapping[str, str],
    children: list[Element],
    models: list[Element] | None = None,
    scale: float = 1,
    **data: str,
) -> Picture:
    """The whole document: left, top, width and height of its coordinates are in `box`.

    A board for play brings models of its cars, and says in `data-scale` how large they usually are on it. Its
    spaces say in `data-along` how far along the road they lie, and in `data-limit` which gear or speed they
    allow at most.
    """
    height = round(style.width * box[3] / box[2])
    css = palette.stylesheet(
        {"text": f"font-family:{FONT}", ".still": "pointer-events:none", **rules},
        style.theme,
        f".{style.scope}",
    )
    root = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join([number(value) for value in box]),
        width=style.width,
        height=height,
        class_=f"racecraft {style.scope}",
        role="img",
        **{f"data_{name}": value for name, value in data.items()},
    )
    root.add(element("title", title), element("style", css), element("style", _font_face(), class_="font"))
    if models is not None:
        root.attributes["data-scale"] = float(scale)
        root.add(element("defs", *models))
    root.add(*children)
    svg = root.text()
    return Picture(svg if models is None else shorten_paths(svg), style.width, height)


def layer(name: str, *children: Element, still: bool = True) -> Element:
    """A named group. A still layer lets the pointer through to the spaces below it."""
    return group("layer still" if still else "layer", *children, id=f"layer-{name}")


def spare_layers() -> list[Element]:
    """Layers of a board for play that its game draws nothing into itself; a program may."""
    return [layer("flags"), layer("plan")]


def short(text: str, most: int) -> str:
    """A name cut to a length that a picture has room for."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def scale_on(scale: float, usual: float) -> str | None:
    """The scale of cars on a space as an attribute, where it is not the usual one of the board."""
    return None if abs(scale - usual) < 0.005 else number(scale, 2)


__all__ = [
    "Painter",
    "Style",
    "layer",
    "painter_for",
    "painter_of",
    "paper_of",
    "scale_on",
    "sheet",
    "short",
    "spare_layers",
]
