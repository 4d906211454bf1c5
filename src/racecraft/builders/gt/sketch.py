"""A circuit under construction as a page shows it: where its tiles lie and how they are turned, where the
road goes on, and the catalogue of tiles."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.builders.builder import Document
from racecraft.builders.gt.chain import Chain
from racecraft.builders.gt.edits import laid_at
from racecraft.builders.gt.fitting import label_of
from racecraft.drawing.geometry import polyline
from racecraft.drawing.gt.layout import CORNER, PITCH, hexagon, hexagon_corners
from racecraft.drawing.gt.pieces import SCOPE, SIZE, piece, pieces_style, pit_piece
from racecraft.games.gt.laying import DIRECTIONS
from racecraft.games.gt.tiles import DANGERS, box_tiles
from racecraft.outlook.words import Said, say

PIT = "pit"
INSET = 7.0
"""Between a hex and what is drawn round it."""


class GTSketchTile(TypedDict):
    id: str
    piece: str
    x: float
    y: float
    turn: int
    """Degrees."""
    label: Said


class GTSketchEnd(TypedDict):
    """Where the road goes on, in the middle of the free hex."""

    id: str
    x: float
    y: float
    heading: int
    """Degrees, in which a new tile leads away from the road."""
    blocked: bool
    label: Said


class GTSketchPit(TypedDict):
    """A free hex beside the road on which the pit tile may lie."""

    id: str
    q: int
    r: int
    x: float
    y: float
    label: Said


class GTSupply(TypedDict):
    """How many there are on the table of one side of a tile."""

    piece: str
    count: int


class GTSketch(TypedDict):
    game: Literal["gt"]
    box: list[float]
    """Left, top, width and height, with room to go on."""
    bounds: list[float]
    """The same, of the tiles alone."""
    outline: str
    """A hex about its middle, a little smaller, as a path."""
    edge: float
    """From the middle of a hex to its edges."""
    tiles: list[GTSketchTile]
    ends: list[GTSketchEnd]
    pits: list[GTSketchPit]
    supplies: list[GTSupply]
    """What to take out of the box."""


class GTPiece(TypedDict):
    id: str
    number: str
    label: Said
    svg: str
    copies: int
    danger: str


class GTPieces(TypedDict):
    """Every tile by itself. The style holds within the class of the scope."""

    game: Literal["gt"]
    scope: str
    style: str
    size: list[float]
    pieces: list[GTPiece]


def sketch(document: Document, chain: Chain) -> GTSketch:
    tiles: list[GTSketchTile] = []
    for index, laid in enumerate(chain.laid):
        x, y = hexagon(laid.q, laid.r)
        tiles.append(
            {
                "id": f"tile-{index}",
                "piece": laid.tile.name,
                "x": round(x, 1),
                "y": round(y, 1),
                "turn": laid.direction * 60,
                "label": say("builder-gt-laid", number=index + 1, tile=label_of(laid)),
            }
        )
    pit = document.get("pit")
    if isinstance(pit, dict):
        x, y = hexagon(pit["q"], pit["r"])
        label = say("builder-gt-pit")
        tiles.append({"id": PIT, "piece": PIT, "x": x, "y": y, "turn": 0, "label": label})
    ends: list[GTSketchEnd] = []
    for end in chain.ends:
        x, y = hexagon(end.q, end.r)
        laid = chain.laid[end.tile]
        ends.append(
            {
                "id": end.id,
                "x": round(x, 1),
                "y": round(y, 1),
                "heading": 60 * (end.heading if end.out else (end.heading + 3) % 6),
                "blocked": end.blocked >= 0,
                "label": say(
                    "builder-gt-end",
                    way="out" if end.out else "in",
                    number=end.tile + 1,
                    name=laid.tile.name,
                    lanes=end.lanes,
                ),
            }
        )
    counts: dict[str, int] = {}
    for laid in chain.laid:
        counts[laid.tile.name] = counts.get(laid.tile.name, 0) + 1
    supplies: list[GTSupply] = [{"piece": name, "count": counts[name]} for name in sorted(counts)]
    return {
        "game": "gt",
        "box": _box([(laid.q + dq, laid.r + dr) for laid in chain.laid for dq, dr in DIRECTIONS]),
        "bounds": _box([(laid.q, laid.r) for laid in chain.laid]),
        "outline": polyline(hexagon_corners((0.0, 0.0), CORNER - INSET), closed=True),
        "edge": PITCH / 2,
        "tiles": tiles,
        "ends": ends,
        "pits": _pits(chain),
        "supplies": supplies,
    }


def _pits(chain: Chain) -> list[GTSketchPit]:
    """Where the pit tile would not be in the way of the road, in driving order."""
    taken = {*chain.places, *[end.place for end in chain.ends]}
    found: dict[tuple[int, int], GTSketchPit] = {}
    for index, laid in enumerate(chain.laid):
        for dq, dr in DIRECTIONS:
            q, r = laid.q + dq, laid.r + dr
            if (q, r) in taken or (q, r) in found:
                continue
            x, y = hexagon(q, r)
            label = say("builder-gt-pit-here", number=index + 1, name=laid.tile.name)
            found[q, r] = {
                "id": f"{PIT}.{q}.{r}",
                "q": q,
                "r": r,
                "x": round(x, 1),
                "y": round(y, 1),
                "label": label,
            }
    return list(found.values())


def _box(places: list[tuple[int, int]]) -> list[float]:
    """Round these hexes: left, top, width and height."""
    points = [hexagon(q, r) for q, r in places or [(0, 0)]]
    left, right = min([x for x, _ in points]) - PITCH / 2, max([x for x, _ in points]) + PITCH / 2
    top, bottom = min([y for _, y in points]) - CORNER, max([y for _, y in points]) + CORNER
    return [round(value, 1) for value in (left, top, right - left, bottom - top)]


def pieces(theme: str) -> GTPieces:
    found: list[GTPiece] = []
    for name, tile in box_tiles().items():
        laid = laid_at(tile, (0, 0), 0, False, comes=True)
        found.append(
            {
                "id": name,
                "number": tile.number,
                "label": label_of(laid),
                "svg": piece(tile),
                "copies": tile.copies,
                "danger": DANGERS[tile.danger],
            }
        )
    label = say("builder-gt-pit")
    found.append(
        {"id": PIT, "number": PIT, "label": label, "svg": pit_piece(), "copies": 1, "danger": DANGERS[0]}
    )
    return {
        "game": "gt",
        "scope": SCOPE,
        "style": pieces_style(theme),
        "size": [round(SIZE[0], 1), round(SIZE[1], 1)],
        "pieces": found,
    }
