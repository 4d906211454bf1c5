"""A circuit under construction as a page shows it: where its tiles lie and how they are turned, where the
road goes on, and the catalogue of tiles."""

from __future__ import annotations

from typing import TypedDict

from racecraft.builders.builder import Document
from racecraft.builders.gt.chain import Chain
from racecraft.builders.gt.edits import laid_at
from racecraft.builders.gt.fitting import label_of
from racecraft.drawing.gt.layout import CORNER, PITCH, hexagon
from racecraft.drawing.gt.pieces import SCOPE, SIZE, piece, pieces_style, pit_piece
from racecraft.games.gt.laying import DIRECTIONS
from racecraft.games.gt.tiles import DANGERS, box_tiles
from racecraft.outlook.words import Said, say

PIT = "pit"
AROUND = 1.1
"""Hexes of free table round the tiles."""


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


class GTSketch(TypedDict):
    box: list[float]
    """Left, top, width and height."""
    reach: float
    """From the middle of a hex to its corners."""
    tiles: list[GTSketchTile]
    ends: list[GTSketchEnd]


class GTPiece(TypedDict):
    id: str
    number: str
    label: Said
    svg: str
    copies: int
    danger: str


class GTPieces(TypedDict):
    """Every tile by itself. The style holds within the class of the scope."""

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
    return {"box": _box(chain), "reach": round(CORNER, 1), "tiles": tiles, "ends": ends}


def _box(chain: Chain) -> list[float]:
    """Round all tiles and the hexes beside them, so that there is room to go on."""
    places = [(laid.q + dq, laid.r + dr) for laid in chain.laid for dq, dr in DIRECTIONS] or [(0, 0)]
    points = [hexagon(q, r) for q, r in places]
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
        "scope": SCOPE,
        "style": pieces_style(theme),
        "size": [round(SIZE[0], 1), round(SIZE[1], 1)],
        "pieces": found,
    }
