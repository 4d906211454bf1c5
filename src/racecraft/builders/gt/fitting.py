"""Which tiles fit where: at an end of the road, or in the place of another tile."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from racecraft.builders.builder import Offer
from racecraft.builders.gt.chain import Chain, End, Place, beside, used_numbers
from racecraft.builders.gt.edits import laid_at
from racecraft.games.gt.laying import Laid
from racecraft.games.gt.tiles import DANGERS, WIDTH, Tile, box_tiles
from racecraft.outlook.words import Said, say

Shape = tuple[int, int, int]
"""How far a tile turns, lanes in, lanes out."""


@cache
def looks_alike(name: str) -> bool:
    """Whether a tile driven back is the same road as driven forth."""
    tile = box_tiles()[name]
    if tile.exit != 0 or tile.line > 0 or tile.dotted:
        return False
    forth = {(each.back, each.front, each.low, each.high, each.cap, each.hazard) for each in tile.spaces}
    length = tile.stations
    return forth == {
        (length - front, length - back, WIDTH - high, WIDTH - low, cap, hazard)
        for back, front, low, high, cap, hazard in forth
    }


def ways_of(tiles: Iterable[Tile]) -> list[tuple[Tile, bool]]:
    """Every tile forth, and back where that is another road."""
    return [(tile, back) for tile in tiles for back in (False, True) if not (back and looks_alike(tile.name))]


@cache
def ways_by_shape() -> dict[Shape, list[tuple[Tile, bool]]]:
    """The tiles of the box but the start tile, and whether they are driven back, by their shape."""
    found: dict[Shape, list[tuple[Tile, bool]]] = {}
    for tile, back in ways_of([tile for tile in box_tiles().values() if tile.line == 0]):
        laid = laid_at(tile, (0, 0), 0, back, comes=True)
        found.setdefault((laid.turn, laid.lanes_in, laid.lanes_out), []).append((tile, back))
    return found


def label_of(laid: Laid) -> Said:
    """A tile in words: its name, how its road turns, its danger and its lanes."""
    return say(
        "builder-gt-tile",
        name=laid.tile.name,
        turn=["left-sharp", "left", "straight", "right", "right-sharp"][laid.turn + 2],
        danger=DANGERS[laid.tile.danger],
        lanes=laid.lanes_in,
        lanes_out=laid.lanes_out,
        limit=min([space.cap for space in laid.tile.spaces]),
    )


def at_end(chain: Chain, end: End, owned: int) -> list[Offer]:
    """The tiles that go on with the road at an end and do not run it into another tile; those that close a
    gap come first."""
    if end.blocked >= 0:
        return []
    left = _left(chain.laid, owned)
    closing: list[Offer] = []
    found: list[Offer] = []
    for tile, back in ways_of(box_tiles().values()):
        if tile.line > 0 or left[tile.number] < 1:
            continue
        laid = laid_at(tile, end.place, end.heading, back, comes=end.out)
        if end.lanes != (laid.lanes_in if end.out else laid.lanes_out) or not _leads_on(chain, laid, end):
            continue
        edit = {"do": "lay", "end": end.id, "tile": tile.name, "back": back}
        offers = closing if _beyond(laid, end) in chain.places else found
        offers.append(_offer(laid, edit, left[tile.number] - 1))
    return [*closing, *found]


def _beyond(laid: Laid, end: End) -> Place:
    """The hex to which a tile leads that is laid at an end."""
    return laid.next_place if end.out else beside((laid.q, laid.r), laid.heading, -1)


def _leads_on(chain: Chain, laid: Laid, end: End) -> bool:
    """Whether the road beyond a tile finds a free hex, or another end with as many lanes."""
    if _beyond(laid, end) not in chain.places:
        return True
    heading = laid.heading_out if end.out else laid.heading
    lanes = laid.lanes_out if end.out else laid.lanes_in
    return any(
        other.out != end.out
        and other.place == (laid.q, laid.r)
        and other.heading == heading
        and other.lanes == lanes
        for other in chain.ends
    )


def in_place_of(chain: Chain, index: int, owned: int) -> list[Offer]:
    """The tiles that can take the place of another and meet the tiles before and behind it as it does."""
    old = chain.laid[index]
    left = _left([each for each in chain.laid if each is not old], owned)
    open_in = any(end.tile == index and not end.out for end in chain.ends)
    open_out = any(end.tile == index and end.out for end in chain.ends)
    places: set[Place] = set(chain.places)
    found: list[Offer] = []
    for tile, back in ways_of(box_tiles().values()):
        if (tile.line > 0) != (old.tile.line > 0) or left[tile.number] < 1 or (tile.line > 0 and back):
            continue
        laid = laid_at(tile, (old.q, old.r), old.heading, back, comes=True)
        same = tile is old.tile and laid.direction == old.direction
        if same or not (open_in or laid.lanes_in == old.lanes_in):
            continue
        if open_out:
            if laid.heading_out != old.heading_out and laid.next_place in places:
                continue
        elif laid.heading_out != old.heading_out or laid.lanes_out != old.lanes_out:
            continue
        edit = {"do": "replace", "tile": index, "with": tile.name, "back": back}
        found.append(_offer(laid, edit, left[tile.number] - 1))
    return found


def _offer(laid: Laid, edit: dict[str, object], left: int) -> Offer:
    return {
        "piece": laid.tile.name,
        "turn": laid.direction * 60,
        "edit": edit,
        "label": label_of(laid),
        "left": left,
    }


def _left(laid: Iterable[Laid], owned: int) -> dict[str, int]:
    """By printed number, how many are still in the boxes."""
    used = used_numbers(laid)
    return {tile.number: tile.copies * owned - used.get(tile.number, 0) for tile in box_tiles().values()}
