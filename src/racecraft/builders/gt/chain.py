"""A circuit under construction: stretches of road in driving order, and the ends at which it goes on.

A document lists its tiles; which way the road runs through them follows from where they lie. `Chain` follows
it from the start tile forth and back, so that after any edit the tiles are in driving order again and every
gap between two stretches is known.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from racecraft.builders.builder import Document
from racecraft.games.gt.laying import CIRCUIT_FORMAT, DIRECTIONS, Laid, read_laid
from racecraft.games.gt.tiles import Tile, box_tiles

Place = tuple[int, int]


@dataclass(frozen=True)
class End:
    """Where a stretch of road stops."""

    id: str
    tile: int
    """The tile it belongs to, in driving order."""
    out: bool
    """The road leaves here; else it comes from here."""
    q: int
    r: int
    """The hex in front of it."""
    heading: int
    """World direction in which a car drives through this end."""
    lanes: int
    blocked: int
    """The tile that lies in front of it and has no road here; -1 if there is none."""

    @property
    def place(self) -> Place:
        return self.q, self.r


def beside(place: Place, direction: int, steps: int = 1) -> Place:
    dq, dr = DIRECTIONS[direction % 6]
    return place[0] + dq * steps, place[1] + dr * steps


class Chain:
    """The tiles of a document in driving order. A stretch that hangs together with nothing is driven as the
    document lists it; `back` are the numbers of those that are driven the other way, counted as found."""

    def __init__(self, laid: list[Laid], back: Collection[int] = ()) -> None:
        self.back = back
        self.places: dict[Place, Laid] = {}
        for each in laid:
            self.places.setdefault((each.q, each.r), each)
        self.laid: list[Laid] = []
        self.firsts: list[int] = []
        """Where each stretch begins; the first is that of the start tile."""
        self.closed = False
        self._arrange(laid)
        self.index = {id(each): number for number, each in enumerate(self.laid)}

    def _arrange(self, laid: list[Laid]) -> None:
        """The stretch from the start tile on, then those that hang together with nothing, then the one that
        leads to the start tile."""
        if not laid:
            return
        start = next((each for each in laid if each.tile.line > 0), laid[0])
        start.drive_in((start.open_edges[0] + 3) % 6)
        used = {id(start)}
        ahead = [start, *self._ahead(start, used)]
        last = ahead[-1]
        self.closed = last.next_place == (start.q, start.r) and last.heading_out == start.heading
        behind = [] if self.closed else self._behind(start, used)
        stretches = [ahead]
        for number, each in enumerate(laid):
            if id(each) not in used:
                used.add(id(each))
                self._aim(each, laid[(number + 1) % len(laid)], len(stretches) in self.back)
                following = self._ahead(each, used)
                stretches.append([*self._behind(each, used), each, *following])
        if behind:
            stretches.append(behind)
        for stretch in stretches:
            self.firsts.append(len(self.laid))
            self.laid += stretch
        if behind:
            self.joined = True

    joined = False
    """The last stretch leads into the first."""

    def _ahead(self, first: Laid, used: set[int]) -> list[Laid]:
        found: list[Laid] = []
        now = first
        while True:
            following = self.places.get(now.next_place)
            if following is None or id(following) in used or not following.drive_in(now.heading_out):
                return found
            used.add(id(following))
            found.append(following)
            now = following

    def _behind(self, first: Laid, used: set[int]) -> list[Laid]:
        found: list[Laid] = []
        now = first
        while True:
            before = self.places.get(beside((now.q, now.r), now.heading, -1))
            if before is None or id(before) in used or not leave_by(before, now.heading):
                return found[::-1]
            used.add(id(before))
            found.append(before)
            now = before

    def _aim(self, first: Laid, following: Laid, turned: bool) -> None:
        """Drives a tile as its document lists it, towards the tile that follows, or away from it."""
        forth, back = [(edge + 3) % 6 for edge in first.open_edges]
        for heading, other in ((forth, back), (back, forth)):
            first.drive_in(heading)
            if first.next_place == (following.q, following.r):
                first.drive_in(other if turned else heading)
                return
        first.drive_in(back if turned else forth)

    @property
    def stretches(self) -> list[tuple[int, int]]:
        """First and last tile of each; the last leads into the first if they are `joined`."""
        lasts = [*[first - 1 for first in self.firsts[1:]], len(self.laid) - 1]
        return list(zip(self.firsts, lasts, strict=True))

    @property
    def ends(self) -> list[End]:
        """By stretch, where it stops in front and where it begins."""
        if self.closed or not self.laid:
            return []
        found: list[End] = []
        stretches = self.stretches
        for number, (first, last) in enumerate(stretches):
            leads_on = self.joined and number == len(stretches) - 1
            comes_on = self.joined and number == 0
            if not leads_on:
                found.append(self._end(last, True))
            if not comes_on:
                found.append(self._end(first, False))
        return found

    def _end(self, tile: int, out: bool) -> End:
        laid = self.laid[tile]
        heading = laid.heading_out if out else laid.heading
        place = laid.next_place if out else beside((laid.q, laid.r), heading, -1)
        before = self.places.get(place)
        return End(
            f"end-{tile}-{'out' if out else 'in'}",
            tile,
            out,
            place[0],
            place[1],
            heading,
            laid.lanes_out if out else laid.lanes_in,
            -1 if before is None else self.index[id(before)],
        )

    @property
    def gaps(self) -> list[tuple[End, End]]:
        """Every end that leads out, with the end at which the road goes on in driving order."""
        ends = self.ends
        outs, ins = [end for end in ends if end.out], [end for end in ends if not end.out]
        return list(zip(outs, ins[1:] + ins[:1] if not self.joined else ins, strict=True))

    def end(self, id: str) -> End | None:
        return next((end for end in self.ends if end.id == id), None)


def leave_by(laid: Laid, heading: int) -> bool:
    """Drives a tile so that the car leaves it with this heading; whether there is road at that edge."""
    forth, back = [(edge + 3) % 6 for edge in laid.open_edges]
    for entry in (forth, back):
        laid.drive_in(entry)
        if laid.heading_out == heading:
            return True
    return False


def chain_of(document: Document, back: Collection[int] = ()) -> Chain:
    """BadBoard if the document cannot be read at all."""
    return Chain(read_laid(document, "track"), back)


def entry_of(laid: Laid) -> dict[str, Any]:
    return {"tile": laid.tile.name, "q": laid.q, "r": laid.r, "dir": laid.direction}


def document_of(before: Document, laid: Iterable[Laid]) -> Document:
    """A document with these tiles and all else that the one before it had."""
    return {**before, "tiles": [entry_of(each) for each in laid]}


def blank() -> Document:
    return {
        "format": CIRCUIT_FORMAT,
        "name": "",
        "tiles": [{"tile": "102a", "q": 0, "r": 0, "dir": 0}],
    }


def tiles_of(document: Document) -> dict[str, Tile]:
    """The tiles of the box, and those of the document's own that it lays."""
    own = {each.tile.name: each.tile for each in read_laid(document, "track")}
    return {**box_tiles(), **own}


def used_numbers(laid: Iterable[Laid]) -> dict[str, int]:
    """By printed number, how many lie on the table."""
    used: dict[str, int] = {}
    for each in laid:
        used[each.tile.number] = used.get(each.tile.number, 0) + 1
    return used
