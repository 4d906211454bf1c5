"""Closes a circuit: finds tiles that lead from each end of the road to where it goes on.

The search is over shapes (how far a tile turns), the shortest ways first. How many tiles a place is away from
the goal, round all tiles that lie there, is worked out once by going backwards from the goal; a way that can
no longer arrive in time is given up at once. Tiles are chosen for the shapes at the end, from those that are
left in the boxes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from racecraft.builders.builder import Closing, Document
from racecraft.builders.gt.chain import Chain, End, Place, beside, chain_of, used_numbers
from racecraft.builders.gt.edits import counted, laid_at
from racecraft.builders.gt.fitting import Shape, ways_by_shape
from racecraft.games.gt.laying import MOST_TILES, Laid
from racecraft.games.gt.tiles import Tile, box_tiles
from racecraft.outlook.words import Said, say

PROPOSALS = 6
MOST_ADDED = 12
"""Tiles that close one gap at most."""
MORE = 2
"""Tiles by which a proposal may be longer than the shortest."""
MOST_BOXES = 4
"""Boxes that are told to help, at most."""
MOST_STEPS = 40_000
"""Tiles that the search tries."""

State = tuple[int, int, int, int]
"""A hex, and the heading and lanes with which a tile there is entered."""
Goal = tuple[Place, int, int]
"""The hex of the last tile, and the heading and lanes with which it is left."""


def kind_of(shape: Shape) -> str:
    """What a tile of this shape is called by somebody who looks for it."""
    turn, lanes_in, lanes_out = shape
    return "lanes" if lanes_in != lanes_out else ("straight", "bend", "sharp")[abs(turn)]


class Supply:
    """The tiles that are left, by shape."""

    def __init__(self, chain: Chain, owned: int) -> None:
        used = used_numbers(chain.laid)
        tiles = [tile for tile in box_tiles().values() if tile.line == 0]
        self.left = {tile.number: tile.copies * owned - used.get(tile.number, 0) for tile in tiles}
        self.ways = ways_by_shape()
        self.shapes = sorted(self.ways, key=lambda shape: (shape[1] != shape[2], abs(shape[0]), shape[0]))

    def chosen(self, shapes: list[Shape]) -> list[tuple[Tile, bool]] | None:
        """A tile for each shape, of those of which most are left; None if they do not last."""
        left = dict(self.left)
        found: list[tuple[Tile, bool]] = [next(iter(self.ways[shape])) for shape in shapes]
        # Tiles that change the number of lanes are few, so they are chosen first.
        for number in sorted(range(len(shapes)), key=lambda number: shapes[number][1] == shapes[number][2]):
            tile, back = max(self.ways[shapes[number]], key=lambda way: left[way[0].number])
            if left[tile.number] < 1:
                return None
            left[tile.number] -= 1
            found[number] = tile, back
        return found

    def short(self, shapes: list[Shape]) -> dict[str, int]:
        """How many tiles of each kind are missing for these shapes."""
        left = dict(self.left)
        found: dict[str, int] = {}
        for shape in sorted(shapes, key=lambda shape: shape[1] == shape[2]):
            tile, _ = max(self.ways[shape], key=lambda way: left[way[0].number])
            left[tile.number] -= 1
            if left[tile.number] < 0:
                found[kind_of(shape)] = found.get(kind_of(shape), 0) + 1
        return found

    def taken(self, laid: list[Laid]) -> None:
        for each in laid:
            self.left[each.tile.number] -= 1

    def returned(self, laid: list[Laid]) -> None:
        for each in laid:
            self.left[each.tile.number] += 1


def closing(document: Document, owned: int) -> Closing:
    chain = chain_of(document)
    reason = _hopeless(chain)
    if reason is not None:
        return {"documents": [], "reason": reason}
    search = _Search(chain, owned)
    found = list(search.all(chain.gaps))
    if not found:
        return {"documents": [], "reason": _why_not(chain, owned, search)}
    documents = []
    for added in found:
        laid = _in_order(chain, added)
        tiles = [{"tile": each.tile.name, "q": each.q, "r": each.r, "dir": each.direction} for each in laid]
        documents.append(counted({**document, "tiles": tiles}, owned))
    return {"documents": documents, "reason": None}


def _hopeless(chain: Chain) -> Said | None:
    """Why nobody needs to search."""
    if chain.closed and len(chain.firsts) == 1:
        return say("builder-gt-closed-already")
    starts = sum(each.tile.line > 0 for each in chain.laid)
    if starts != 1:
        return say("builder-gt-start-missing" if starts == 0 else "builder-gt-start-twice")
    if chain.closed:
        return say("builder-gt-loose-tiles")
    blocked = [end for end in chain.ends if end.blocked >= 0]
    return blocked_end(chain, blocked[0]) if blocked else None


def _why_not(chain: Chain, owned: int, search: _Search) -> Said:
    """Why no proposal was found: tiles in the way, ends too far apart, or tiles that run out."""
    for out, into in chain.gaps:
        names = {"name": chain.laid[out.tile].tile.name, "neighbour": chain.laid[into.tile].tile.name}
        if search.reach(out, into) is None:
            alone = _Search(chain, owned)
            alone.taken = set()
            key = "builder-gt-no-way-far" if alone.reach(out, into) is None else "builder-gt-no-way-walled"
            return say(key, most=MOST_ADDED, **names)
    lacking = _lacking(chain, owned) if len(chain.gaps) == 1 else None
    if lacking is not None:
        return lacking
    key = "builder-gt-no-way-found" if search.steps >= MOST_STEPS else "builder-gt-no-way"
    return say(key, most=MOST_ADDED)


def _lacking(chain: Chain, owned: int) -> Said | None:
    """Of the ways for which there are not enough tiles, the one that lacks least: what, and how many boxes
    have it."""
    (out, into) = chain.gaps[0]
    search, supply = _Search(chain, owned), Supply(chain, owned)
    best: tuple[int, dict[str, int], list[Shape]] | None = None
    for shapes in search.shapes(out, into):
        short = supply.short(shapes)
        if best is None or sum(short.values()) < best[0]:
            best = sum(short.values()), short, shapes
    if best is None:
        return None
    _, short, shapes = best
    kind = max(short, key=lambda kind: short[kind])
    more = [boxes for boxes in range(owned + 1, MOST_BOXES + 1) if Supply(chain, boxes).chosen(shapes)]
    return say("builder-gt-no-way-tiles", kind=kind, count=short[kind], boxes=more[0] if more else 0)


def blocked_end(chain: Chain, end: End) -> Said:
    """That the road at an end runs into the side of another tile."""
    names = {"name": chain.laid[end.tile].tile.name, "neighbour": chain.laid[end.blocked].tile.name}
    return say("builder-gt-blocked", tile=end.tile, **names)


def _in_order(chain: Chain, added: list[list[Laid]]) -> list[Laid]:
    """All tiles in driving order: each stretch, then what closes the gap behind it."""
    found: list[Laid] = []
    for number, (first, last) in enumerate(chain.stretches):
        found += chain.laid[first : last + 1]
        if number < len(added):
            found += added[number]
    return found


class _Search:
    def __init__(self, chain: Chain, owned: int) -> None:
        self.supply = Supply(chain, owned)
        self.taken: set[Place] = set(chain.places)
        self.room = MOST_TILES - len(chain.laid)
        self.steps = 0

    def all(self, gaps: list[tuple[End, End]], most: int = PROPOSALS) -> Iterator[list[list[Laid]]]:
        """Tiles for every gap, a few ways; the first gap is closed in several ways only as far as that is
        needed to close the others."""
        first, *others = gaps
        found = 0
        for laid in self.ways(*first):
            if not others:
                yield [laid]
                found += 1
            else:
                places = {(each.q, each.r) for each in laid}
                self.taken |= places
                self.supply.taken(laid)
                for rest in self.all(others, max(1, most // 3)):
                    yield [laid, *rest]
                    found += 1
                self.taken -= places
                self.supply.returned(laid)
            if found >= most:
                return

    def reach(self, out: End, into: End) -> int | None:
        """How many tiles lead from one end to the other at least; None where no way does."""
        return self._distances(into).get((*out.place, out.heading, out.lanes))

    def ways(self, out: End, into: End) -> Iterator[list[Laid]]:
        """Ways to close one gap, the shortest first."""
        told: set[tuple[Place, ...]] = set()
        first = 0
        for shapes, places in self._roads(out, into):
            if told and len(shapes) > first + MORE:
                return
            tiles = self.supply.chosen(shapes)
            if tiles is None or tuple(places) in told:
                continue
            first = first or len(shapes)
            told.add(tuple(places))
            yield _laid(tiles, out)

    def shapes(self, out: End, into: End) -> Iterator[list[Shape]]:
        """Ways to close one gap, whether or not there are tiles for them; the shortest and a few longer."""
        first = 0
        for shapes, _ in self._roads(out, into):
            first = first or len(shapes)
            if len(shapes) > first + MORE:
                return
            yield shapes

    def _roads(self, out: End, into: End) -> Iterator[tuple[list[Shape], list[Place]]]:
        far = self._distances(into)
        start = (*out.place, out.heading, out.lanes)
        goal = (into.place, into.heading, into.lanes)
        for length in range(far.get(start, MOST_TILES), min(MOST_ADDED, self.room) + 1):
            yield from self._drive(start, length, far, goal, [], [])
            if self.steps >= MOST_STEPS:
                return

    def _distances(self, into: End) -> dict[State, int]:
        """How many tiles lead from each state to the goal, round all that lies there."""
        far: dict[State, int] = {}
        # The state behind the last new tile, which is that of a tile that lies there.
        queue = deque([((*beside(into.place, into.heading), into.heading, into.lanes), 0)])
        while queue:
            (q, r, heading, lanes), steps = queue.popleft()
            before = beside((q, r), heading, -1)
            if steps >= MOST_ADDED or before in self.taken:
                continue
            for turn, lanes_in, lanes_out in self.supply.shapes:
                state = (*before, (heading - turn) % 6, lanes_in)
                if lanes_out == lanes and state not in far:
                    far[state] = steps + 1
                    queue.append((state, steps + 1))
        return far

    def _drive(
        self,
        at: State,
        length: int,
        far: dict[State, int],
        goal: Goal,
        shapes: list[Shape],
        places: list[Place],
    ) -> Iterator[tuple[list[Shape], list[Place]]]:
        """All ways of exactly this length that cross nothing."""
        q, r, heading, lanes = at
        place = (q, r)
        if place in self.taken or place in places or far.get(at, MOST_TILES) > length:
            return
        for shape in self.supply.shapes:
            turn, lanes_in, lanes_out = shape
            if lanes_in != lanes or self.steps >= MOST_STEPS:
                continue
            self.steps += 1
            after = (heading + turn) % 6
            if length > 1:
                following = (*beside(place, after), after, lanes_out)
                more = [*shapes, shape], [*places, place]
                yield from self._drive(following, length - 1, far, goal, *more)
            elif (place, after, lanes_out) == goal:
                yield [*shapes, shape], [*places, place]


def _laid(tiles: list[tuple[Tile, bool]], out: End) -> list[Laid]:
    place, heading = out.place, out.heading
    found = []
    for tile, back in tiles:
        laid = laid_at(tile, place, heading, back, comes=True)
        found.append(laid)
        place, heading = laid.next_place, laid.heading_out
    return found
