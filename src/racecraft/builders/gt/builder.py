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
from racecraft.builders.gt import closing, edits, fitting, generating, rgt, telling
from racecraft.builders.gt import sketch as sketches
from racecraft.builders.gt.chain import Chain, chain_of
from racecraft.builders.gt.generating import GTWish
from racecraft.engine.errors import BadBoard, Fault
from racecraft.games.gt.laying import MOST_TILES, lane_faults, tile_faults
from racecraft.games.gt.laying import Fault as LaidFault
from racecraft.outlook.words import say


class GTBuilder(Builder[GTWish]):
    game_id = "gt"
    wish_type = GTWish
    sketch_type = sketches.GTSketch
    pieces_type = sketches.GTPieces
    formats = ("rgt",)

    def blank(self) -> Document:
        return chains.blank()

    def edit(self, document: Document, edit: Edit, owned: int = 1) -> Document:
        return edits.edited(document, edit, owned)

    def tidy(self, document: Any, owned: int = 1) -> Document:
        """In driving order, also from a file of another editor. BadBoard for what is no circuit, or has far
        too many tiles."""
        tiles = document.get("tiles") if isinstance(document, dict) else None
        if isinstance(tiles, list) and len(tiles) > MOST_TILES:
            many = Fault("builder-gt-fault-too-many", "", {"count": len(tiles), "most": MOST_TILES})
            raise BadBoard(f"{len(tiles)} tiles are too many; a circuit has at most {MOST_TILES}", many)
        document = super().tidy(document)
        if rgt.KEY in document:
            document = rgt.from_rgt(document)
        if "own_tiles" in document:
            own = Fault("builder-gt-own-tiles")
            raise BadBoard("this circuit has tiles of its own, which cannot be laid here", own)
        return edits.counted(document, owned)

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
        chain = chain_of(document)
        faults = tile_faults(chain.laid, 0 if document.get("unlimited") else owned)
        gaps = {into.tile for _, into in chain.gaps}
        for index in range(len(chain.laid)):
            if index not in gaps:
                faults += lane_faults(chain.laid, index)
        return [*[_problem(fault) for fault in faults], *_open_ends(chain)]

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

    def exported(self, document: Document, kind: str) -> dict[str, Any]:
        return rgt.to_rgt(document)

    def pieces(self, theme: str = "auto") -> Mapping[str, Any]:
        return sketches.pieces(theme)


def turned(q: int, r: int, sixths: int) -> tuple[int, int]:
    """A hex turned about the middle by so many sixths to the right."""
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def _problem(fault: LaidFault) -> Problem:
    key = f"builder-gt-fault-{fault.kind.replace('_', '-')}"
    return {"place": f"tile-{fault.tile}", "said": say(key, **fault.values)}


def _open_ends(chain: Chain) -> list[Problem]:
    """Where the road stops, and tiles that hang together with nothing."""
    found: list[Problem] = []
    for out, into in chain.gaps:
        blocked = [end for end in (out, into) if end.blocked >= 0]
        for end in blocked:
            found.append({"place": end.id, "said": closing.blocked_end(chain, end)})
        if not blocked:
            names = {"name": chain.laid[out.tile].tile.name, "neighbour": chain.laid[into.tile].tile.name}
            begun = "builder-gt-open" if len(chain.laid) > 1 else "builder-gt-begin"
            key = begun if len(chain.gaps) == 1 else "builder-gt-gap"
            found.append({"place": out.id, "said": say(key, tile=out.tile, **names)})
    if chain.closed and len(chain.firsts) > 1:
        found.append({"place": f"tile-{chain.firsts[1]}", "said": say("builder-gt-loose-tiles")})
    return found
