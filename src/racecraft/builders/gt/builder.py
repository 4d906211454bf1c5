"""The builder of circuits of Rallyman: GT."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.builders.builder import (
    BadEdit,
    Builder,
    Closing,
    Document,
    Edit,
    Offer,
    Problem,
    Statistics,
    Study,
)
from racecraft.builders.gt import chain as chains
from racecraft.builders.gt import closing, edits, fitting, generating, telling
from racecraft.builders.gt import sketch as sketches
from racecraft.builders.gt.chain import Chain, chain_of
from racecraft.builders.gt.generating import GTWish
from racecraft.engine.errors import BadBoard
from racecraft.games.gt.laying import MOST_TILES, Fault, joint_faults, tile_faults
from racecraft.outlook.words import say

CHECKED_BY_ENDS = "apart"
"""Tiles that do not lie side by side: the ends of the road say so at their places."""


class GTBuilder(Builder[GTWish]):
    game_id = "gt"
    wish_type = GTWish
    sketch_type = sketches.GTSketch
    pieces_type = sketches.GTPieces

    def blank(self) -> Document:
        return chains.blank()

    def edit(self, document: Document, edit: Edit, owned: int = 1) -> Document:
        return edits.edited(document, edit, owned)

    def tidy(self, document: Any) -> Document:
        """In driving order. BadBoard for what is no circuit, or has far too many tiles."""
        tiles = document.get("tiles") if isinstance(document, dict) else None
        if isinstance(tiles, list) and len(tiles) > MOST_TILES:
            raise BadBoard(f"{len(tiles)} tiles are too many; a circuit has at most {MOST_TILES}")
        return edits.counted(super().tidy(document), 1)

    def canonical(self, document: Document) -> Document:
        """The circuit turned and shifted so that its start tile lies in the middle and leads to the right."""
        chain = chain_of(document)
        tiles: list[list[Any]] = []
        if chain.laid:
            start = chain.laid[0]
            for laid in chain.laid:
                q, r = turned(laid.q - start.q, laid.r - start.r, -start.direction)
                tiles.append([laid.tile.name, q, r, (laid.direction - start.direction) % 6])
        made: Document = {"format": document["format"], "tiles": tiles}
        if "own_tiles" in document:
            made["own_tiles"] = document["own_tiles"]
        return made

    def problems(self, document: Document, owned: int) -> list[Problem]:
        laid = chain_of(document).laid
        chain = Chain(laid)
        entries = [chains.entry_of(each) for each in chain.laid]
        boxes = 0 if document.get("unlimited") else 1
        faults = [*tile_faults(chain.laid, boxes), *joint_faults(chain.laid, entries)]
        found = [_problem(fault) for fault in faults if fault.kind != CHECKED_BY_ENDS]
        return [*found, *_open_ends(Chain(laid))]

    def fits(self, document: Document, place: str, owned: int = 1) -> list[Offer]:
        chain = chain_of(document)
        end = chain.end(place)
        if end is not None:
            return fitting.at_end(chain, end, owned)
        number = place.removeprefix("tile-")
        if number.isdecimal() and int(number) < len(chain.laid):
            return fitting.in_place_of(chain, int(number), owned)
        raise BadEdit(f"there is no place {place!r}")

    def close(self, document: Document, owned: int = 1) -> Closing:
        return closing.closing(document, owned)

    def generate(self, seed: int, wish: GTWish) -> Document:
        return generating.generated(seed, wish)

    def statistics(self, document: Document) -> Statistics:
        return telling.told(document, chain_of(document))

    def study(self, document: Document) -> Study:
        return telling.GTStudy(document)

    def sketch(self, document: Document) -> Mapping[str, Any]:
        return sketches.sketch(document, chain_of(document))

    def pieces(self, theme: str = "auto") -> Mapping[str, Any]:
        return sketches.pieces(theme)


def turned(q: int, r: int, sixths: int) -> tuple[int, int]:
    """A hex turned about the middle by so many sixths to the right."""
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def _problem(fault: Fault) -> Problem:
    key = f"builder-gt-fault-{fault.kind.replace('_', '-')}"
    return {"place": f"tile-{fault.tile}", "said": say(key, **fault.values)}


def _open_ends(chain: Chain) -> list[Problem]:
    """Where the road stops, and tiles that hang together with nothing."""
    found: list[Problem] = []
    for out, into in chain.gaps:
        values: dict[str, Any] = {
            "tile": out.tile,
            "name": chain.laid[out.tile].tile.name,
            "other": into.tile,
            "other_name": chain.laid[into.tile].tile.name,
        }
        for end in (out, into):
            if end.blocked >= 0:
                blocking = {"other": end.blocked, "other_name": chain.laid[end.blocked].tile.name}
                here = {"tile": end.tile, "name": chain.laid[end.tile].tile.name}
                said = say("builder-gt-blocked", **here, **blocking)
                found.append({"place": end.id, "said": said})
        if out.blocked < 0 and into.blocked < 0:
            found.append({"place": out.id, "said": say("builder-gt-open", **values)})
    if chain.closed and len(chain.firsts) > 1:
        found.append({"place": f"tile-{chain.firsts[1]}", "said": say("builder-gt-loose-tiles")})
    return found
