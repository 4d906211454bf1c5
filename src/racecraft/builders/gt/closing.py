"""Closes a circuit: finds tiles that lead from each end of the road to where it goes on.

The search is over shapes (how far a tile turns), the shortest ways first. How many tiles a place is away from
the goal, round all tiles that lie there, is worked out by going backwards from the goal, as far as it is
needed; a way that can no longer arrive in time is given up at once. Tiles are chosen for the shapes at the
end, from those that are left in the boxes.

Nothing says which way a stretch is driven that hangs together with nothing, nor which of several comes first.
It is taken as the document lists it; where that leads nowhere, it is tried otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, islice, permutations
from typing import NamedTuple

from racecraft.builders.builder import Closing, Document
from racecraft.builders.gt.chain import Chain, End, Place, beside, chain_of, entry_of, used_numbers
from racecraft.builders.gt.edits import counted, laid_at
from racecraft.builders.gt.fitting import Shape, ways_by_shape
from racecraft.games.gt.laying import DIRECTIONS, MOST_TILES, Laid
from racecraft.games.gt.tiles import Tile, box_tiles
from racecraft.outlook.words import Said, say

PROPOSALS = 6
MOST_ADDED = 12
"""Tiles that close one gap at most."""
MORE = 2
"""Tiles by which a proposal may be longer than the shortest."""
MOST_BOXES = 4
"""Boxes that are told to help, at most."""
MOST_STEPS = 30_000
"""Tiles that are tried in one reading."""
MOST_IN_ALL = 150_000
"""Tiles that are tried over all readings: half a second."""
MOST_READINGS = 24
"""Ways in which loose stretches are taken to be driven, at most."""

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

    def room(self) -> dict[Shape, int]:
        """How many tiles there are at most for each shape; shapes that share all their tiles, such as bends
        to either side, count the same ones."""
        return {shape: sum([self.left[number] for number in _numbers()[shape]]) for shape in self.ways}

    def taken(self, laid: list[Laid]) -> None:
        for each in laid:
            self.left[each.tile.number] -= 1

    def returned(self, laid: list[Laid]) -> None:
        for each in laid:
            self.left[each.tile.number] += 1


class Reading(NamedTuple):
    """A circuit with gaps, taken to be driven in one of several ways."""

    chain: Chain
    order: list[int]
    """Its stretches by number, in the order in which they are driven."""

    @property
    def gaps(self) -> list[tuple[End, End]]:
        """Every end that leads out, with the end at which the road goes on."""
        outs = {end.tile: end for end in self.chain.ends if end.out}
        ins = {end.tile: end for end in self.chain.ends if not end.out}
        stretches = [self.chain.stretches[number] for number in self.order]
        found = []
        for number, (_, last) in enumerate(stretches):
            following = stretches[(number + 1) % len(stretches)][0]
            if last in outs:
                found.append((outs[last], ins[following]))
        return found


def _readings(document: Document) -> Iterator[Reading]:
    """As the document lists it; then loose stretches driven the other way, and in another order."""
    chain = chain_of(document)
    numbers = list(range(len(chain.firsts)))
    loose = numbers[1:-1] if chain.joined else numbers[1:]
    tail = numbers[-1:] if chain.joined else []
    backs = [back for count in range(len(loose) + 1) for back in combinations(loose, count)]
    orders = islice(permutations(loose), MOST_READINGS)
    found = ((back, [0, *order, *tail]) for order in orders for back in backs)
    for back, order in islice(found, MOST_READINGS):
        yield Reading(chain_of(document, back) if back else chain, order)


def closing(document: Document, owned: int) -> Closing:
    chain = chain_of(document)
    reason = _hopeless(chain)
    if reason is not None:
        return {"documents": [], "reason": reason}
    steps, unfinished = 0, False
    for more in (MORE, MOST_ADDED):
        for reading in _readings(document):
            search = _Search(reading.chain, owned, min(MOST_STEPS, MOST_IN_ALL - steps), more)
            found = list(search.closed(reading.gaps))
            if found:
                return {
                    "documents": [_closed(document, reading, each, owned) for each in found],
                    "reason": None,
                }
            steps += search.steps
            unfinished = unfinished or search.steps >= search.most_steps
    return {"documents": [], "reason": _why_not(chain, owned, unfinished)}


def _closed(document: Document, reading: Reading, added: list[list[Laid]], owned: int) -> Document:
    """All tiles in driving order: each stretch, then what closes the gap behind it."""
    laid: list[Laid] = []
    for number, stretch in enumerate(reading.order):
        first, last = reading.chain.stretches[stretch]
        laid += reading.chain.laid[first : last + 1]
        if number < len(added):
            laid += added[number]
    return counted({**document, "tiles": [entry_of(each) for each in laid]}, owned)


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


def _why_not(chain: Chain, owned: int, unfinished: bool) -> Said:
    """Why no proposal was found: tiles in the way, ends too far apart, or tiles that run out."""
    search = _Search(chain, owned)
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
    key = "builder-gt-no-way-found" if unfinished else "builder-gt-no-way"
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


class _Search:
    def __init__(self, chain: Chain, owned: int, most_steps: int = MOST_STEPS, more: int = MORE) -> None:
        self.supply = Supply(chain, owned)
        self.taken: set[Place] = set(chain.places)
        self.room = MOST_TILES - len(chain.laid)
        self.steps = 0
        self.most_steps = most_steps
        self.more = more
        """Tiles by which a way may be longer than the shortest."""

    def closed(self, gaps: list[tuple[End, End]]) -> Iterator[list[list[Laid]]]:
        """Tiles for every gap, a few ways. The narrowest gap is closed first: it leaves the least choice."""
        reach = [self.reach(*gap) or MOST_TILES for gap in gaps]
        order = sorted(range(len(gaps)), key=lambda number: reach[number])
        for found in self.all([gaps[number] for number in order]):
            yield [found[order.index(number)] for number in range(len(gaps))]

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
        far = _Distances(out, into, self.taken)
        return next((steps for steps in range(1, MOST_ADDED + 1) if far.within(steps)), None)

    def ways(self, out: End, into: End) -> Iterator[list[Laid]]:
        """Ways to close one gap, the shortest first."""
        told: set[tuple[Place, ...]] = set()
        first = 0
        for shapes, places in self._roads(out, into):
            if told and len(shapes) > first + self.more:
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
        for shapes, _ in self._roads(out, into, counted=False):
            first = first or len(shapes)
            if len(shapes) > first + MORE:
                return
            yield shapes

    def _roads(self, out: End, into: End, counted: bool = True) -> Iterator[tuple[list[Shape], list[Place]]]:
        """All ways from one end to the other, the shortest first; only such as there may be tiles for, if
        they are counted."""
        far = _Distances(out, into, self.taken)
        goal = (into.place, into.heading, into.lanes)
        room = self.supply.room() if counted else dict.fromkeys(self.supply.ways, MOST_TILES)
        for length in range(1, min(MOST_ADDED, self.room) + 1):
            if far.within(length):
                yield from self._drive(far.start, length, far.steps, goal, room, [], [])
            if self.steps >= self.most_steps:
                return

    def _drive(
        self,
        at: State,
        length: int,
        far: dict[State, int],
        goal: Goal,
        room: dict[Shape, int],
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
            if lanes_in != lanes or room[shape] < 1 or self.steps >= self.most_steps:
                continue
            self.steps += 1
            after = (heading + turn) % 6
            if length > 1:
                following = (*beside(place, after), after, lanes_out)
                more = [*shapes, shape], [*places, place]
                for alike in _alike()[shape]:
                    room[alike] -= 1
                yield from self._drive(following, length - 1, far, goal, room, *more)
                for alike in _alike()[shape]:
                    room[alike] += 1
            elif (place, after, lanes_out) == goal:
                yield [*shapes, shape], [*places, place]


class _Distances:
    """How many tiles lead from each state to the goal, round all that lies there: found backwards from the
    goal, no further than asked for and only where a way from the start can come by."""

    def __init__(self, out: End, into: End, taken: Collection[Place]) -> None:
        self.start: State = (*out.place, out.heading, out.lanes)
        self.steps: dict[State, int] = {}
        self.taken = set(taken)
        # The state behind the last new tile, which is that of a tile that lies there.
        self._edge: list[State] = [(*beside(into.place, into.heading), into.heading, into.lanes)]
        self._done = 0

    def within(self, steps: int) -> bool:
        """Whether the start is no more tiles away than this."""
        while self._done < steps:
            self._grow()
        return self.start in self.steps

    def _grow(self) -> None:
        """One tile further."""
        self._done += 1
        edge: list[State] = []
        left, start_q, start_r = MOST_ADDED - self._done, self.start[0], self.start[1]
        for q, r, heading, lanes in self._edge:
            dq, dr = DIRECTIONS[heading]
            q, r = q - dq, r - dr
            away_q, away_r = q - start_q, r - start_r
            if (q, r) in self.taken or max(abs(away_q), abs(away_r), abs(away_q + away_r)) > left:
                continue
            for turn, lanes_in in _into()[lanes]:
                state = q, r, (heading - turn) % 6, lanes_in
                if state not in self.steps:
                    self.steps[state] = self._done
                    edge.append(state)
        self._edge = edge


@cache
def _numbers() -> dict[Shape, list[str]]:
    """By shape, the printed numbers of its tiles."""
    return {shape: sorted({tile.number for tile, _ in ways}) for shape, ways in ways_by_shape().items()}


@cache
def _alike() -> dict[Shape, list[Shape]]:
    """By shape, those that are laid with the very same tiles, itself among them."""
    numbers = _numbers()
    return {shape: [other for other in numbers if numbers[other] == numbers[shape]] for shape in numbers}


@cache
def _into() -> dict[int, list[tuple[int, int]]]:
    """By the lanes out of a tile: how far it turns, and its lanes in."""
    found: dict[int, list[tuple[int, int]]] = {}
    for turn, lanes_in, lanes_out in sorted(ways_by_shape()):
        found.setdefault(lanes_out, []).append((turn, lanes_in))
    return found


def _laid(tiles: list[tuple[Tile, bool]], out: End) -> list[Laid]:
    place, heading = out.place, out.heading
    found = []
    for tile, back in tiles:
        laid = laid_at(tile, place, heading, back, comes=True)
        found.append(laid)
        place, heading = laid.next_place, laid.heading_out
    return found
