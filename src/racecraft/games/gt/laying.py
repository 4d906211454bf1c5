"""Tiles of Rallyman: GT laid side by side: where each lies, which way it is driven, and all that is wrong
with how they lie (GT-TRACK). `read_circuit` raises the first fault; whoever builds a circuit shows all."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import MOST_NAME, BadBoard, broken
from racecraft.engine.keys import Keys, check_keys
from racecraft.games.gt.tiles import (
    EDGES,
    TILE_KEYS,
    TILES_FORMAT,
    Tile,
    box_tiles,
    objects,
    read_tiles,
    whole,
)

CIRCUIT_FORMAT: Final = "racecraft gt circuit 1"
_KEYS: Final[Keys] = {
    "": ["format", "name", "tiles", "own_tiles", "pit", "unlimited"],
    "tiles[]": ["tile", "q", "r", "dir", "turn"],
    "pit": ["q", "r"],
    **{f"own_tiles{place}": keys for place, keys in TILE_KEYS.items()},
}
"""What a circuit file may hold."""

MOST_TILES: Final = 60

ENTRY: Final = 3
"""Edge D, at which the tile frame begins."""
DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""(q, r) of the neighbour across edge A to F of an unturned tile."""

NO_HEADING: Final = -1


class Laid:
    """A tile in its place in a circuit."""

    def __init__(self, tile: Tile, q: int, r: int, direction: int) -> None:
        self.tile = tile
        self.q = q
        self.r = r
        self.direction = direction
        self.heading = 0
        """World direction in which the car comes in."""
        self.reverse = False
        """Driven towards edge D."""
        self.turn = 0
        """Sixths of a full turn, to the right positive."""
        self.offset = 0
        """Stations of the lap before this tile."""
        self.first: i64 = 0
        """Number of its first space; the others follow in the order of the tile file."""

    @property
    def lanes_in(self) -> int:
        return self.tile.lanes_exit if self.reverse else self.tile.lanes_entry

    @property
    def lanes_out(self) -> int:
        return self.tile.lanes_entry if self.reverse else self.tile.lanes_exit

    @property
    def inside_left(self) -> bool:
        return (self.tile.inside == "left") != self.reverse

    @property
    def open_edges(self) -> tuple[int, int]:
        """World directions in which its road leaves it: by edge D, and by the other."""
        return (ENTRY + self.direction) % 6, (self.tile.exit + self.direction) % 6

    def drive_in(self, heading: int) -> bool:
        """Lets the car come in with this heading; whether there is road at that edge."""
        entry = (heading + 3 - self.direction) % 6
        if entry != ENTRY and entry != self.tile.exit:
            return False
        self.heading = heading
        self.reverse = entry != ENTRY
        self.turn = (self.heading_out - heading + 2) % 6 - 2
        return True

    @property
    def heading_out(self) -> int:
        """World direction in which the car leaves."""
        return ((ENTRY if self.reverse else self.tile.exit) + self.direction) % 6

    @property
    def next_place(self) -> tuple[int, int]:
        """The hex into which the car leaves."""
        step = DIRECTIONS[self.heading_out]
        return self.q + step[0], self.r + step[1]


def read_laid(data: Any, name: str) -> list[Laid]:
    """The tiles of a circuit file where it lays them, whether they meet or not; BadBoard names what cannot be
    read."""
    if not isinstance(data, dict) or data.get("format") != CIRCUIT_FORMAT:
        wrong = broken("choice", "format")
        raise BadBoard(f'{name}: a circuit file says "format": {CIRCUIT_FORMAT!r}', wrong)
    check_keys(data, _KEYS, name)
    title = data.get("name", "")
    if not isinstance(title, str) or len(title) > MOST_NAME:
        long = broken("long", "name", high=MOST_NAME)
        raise BadBoard(f"{name}: 'name' must be a text of at most {MOST_NAME} characters", long)
    tiles = dict(box_tiles())
    if "own_tiles" in data:
        own = read_tiles({"format": TILES_FORMAT, "tiles": data["own_tiles"]}, name)
        for key in own:
            if key in tiles:
                raise BadBoard(f"{name}: tile {key} is in the box; a tile of one's own needs another name")
        tiles.update(own)
    entries = objects(data, "tiles", name)
    return [_read_laid(entry, tiles, f"{name}: tile {index}") for index, entry in enumerate(entries)]


def _read_laid(entry: dict[str, Any], tiles: dict[str, Tile], where: str) -> Laid:
    tile = entry.get("tile")
    if not isinstance(tile, str) or tile not in tiles:
        raise BadBoard(
            f"{where}: there is no tile {tile!r} in the box or in 'own_tiles' (GT-TRACK-14)",
            broken("choice", "tile"),
        )
    where = f"{where} ({tile})"
    return Laid(
        tiles[tile],
        whole(entry, "q", -99, 99, where),
        whole(entry, "r", -99, 99, where),
        whole(entry, "dir", 0, 5, where),
    )


class Fault:
    """Something that is wrong with a circuit: what kind of thing, at which tile, in one English sentence, and
    the values for a sentence in another language."""

    def __init__(self, kind: str, tile: int, sentence: str, values: dict[str, Any]) -> None:
        self.kind = kind
        self.tile = tile
        self.sentence = sentence
        self.values = values


def called(laid: list[Laid], index: int) -> str:
    index %= len(laid)
    return f"tile {index} ({laid[index].tile.name})"


def _fault(kind: str, laid: list[Laid], index: int, other: int, sentence: str, **more: Any) -> Fault:
    index, other = index % len(laid), other % len(laid)
    values = {"tile": index, "name": laid[index].tile.name, "neighbour": laid[other].tile.name}
    return Fault(kind, index, sentence, {**values, **more})


def tile_faults(laid: list[Laid], boxes: int) -> list[Fault]:
    """GT-TRACK-02, 03, 07: one start tile in front, no hex twice, no more tiles than so many boxes hold; with
    0 boxes they are not counted."""
    found: list[Fault] = []
    if len(laid) > MOST_TILES:
        sentence = f"{len(laid)} tiles are too many; a circuit has at most {MOST_TILES}"
        found.append(Fault("too_many", MOST_TILES, sentence, {"count": len(laid), "most": MOST_TILES}))
        return found
    if not laid or laid[0].tile.line == 0:
        sentence = "tile 0 must be the start tile, 102a or 102b (GT-TRACK-02)"
        found.append(Fault("no_start", 0, sentence, {}))
    used: dict[str, int] = {}
    places: dict[tuple[int, int], int] = {}
    for index, each in enumerate(laid):
        if index > 0 and each.tile.line > 0:
            sentence = f"{called(laid, index)} is a second start tile (GT-TRACK-02)"
            found.append(_fault("second_start", laid, index, index, sentence))
        place = (each.q, each.r)
        other = places.get(place, -1)
        if other >= 0:
            sentence = (
                f"{called(laid, index)} lies on {called(laid, other)} at q {each.q}, r {each.r} (GT-TRACK-03)"
            )
            found.append(_fault("overlap", laid, index, other, sentence))
        places[place] = index
        number = each.tile.number
        used[number] = used.get(number, 0) + 1
        held = each.tile.copies * boxes
        if boxes > 0 and used[number] > held:
            sentence = (
                f"{called(laid, index)} is number {used[number]} of {number}; "
                f"the box holds {each.tile.copies} (GT-TRACK-07)"
            )
            found.append(
                _fault("copies", laid, index, index, sentence, number=number, used=used[number], held=held)
            )
    return found


def joint_faults(laid: list[Laid], entries: list[dict[str, Any]]) -> list[Fault]:
    """GT-TRACK-04, 05, 06, 15: every tile leads into the next, the last into the first, with as many lanes.
    Says of each tile how it is driven. `entries` are those of the file, which may state turns."""
    found: list[Fault] = []
    count = len(laid)
    for index in range(count):
        before, each = laid[index - 1], laid[index]
        step = (each.q - before.q, each.r - before.r)
        if step in DIRECTIONS:
            each.heading = DIRECTIONS.index(step)
        else:
            each.heading = NO_HEADING
            sentence = f"{called(laid, index)} does not lie beside {called(laid, index - 1)} (GT-TRACK-04)"
            found.append(_fault("apart", laid, index, index - 1, sentence))
    for index in range(count):
        each = laid[index]
        if each.heading == NO_HEADING:
            _drive_out(each, laid[(index + 1) % count].heading)
            continue
        if not each.drive_in(each.heading):
            edge = EDGES[(each.heading + 3 - each.direction) % 6]
            sentence = (
                f"{called(laid, index)} is closed towards {called(laid, index - 1)}: "
                f"its edge {edge} carries no road (GT-TRACK-04)"
            )
            found.append(_fault("closed", laid, index, index - 1, sentence, edge=edge))
            continue
        following = laid[(index + 1) % count].heading
        if following != NO_HEADING and each.heading_out != following:
            edge = EDGES[ENTRY if each.reverse else each.tile.exit]
            sentence = (
                f"the road of {called(laid, index)} does not lead to {called(laid, index + 1)}: "
                f"it leaves by edge {edge} (GT-TRACK-04)"
            )
            found.append(_fault("leads_away", laid, index, index + 1, sentence, edge=edge))
        if "turn" in entries[index] and entries[index]["turn"] != each.turn:
            sentence = (
                f"{called(laid, index)}: 'turn' is {entries[index]['turn']!r}, "
                f"but the road turns {each.turn} (GT-TRACK-15)"
            )
            found.append(_fault("turn", laid, index, index, sentence))
    if count > 0 and laid[0].reverse:
        sentence = f"{called(laid, 0)} must be driven from D to A (GT-TRACK-02)"
        found.append(_fault("start_backwards", laid, 0, 0, sentence))
    for index in range(count):
        if laid[index].heading != NO_HEADING:
            found.extend(lane_faults(laid, index))
    return found


def lane_faults(laid: list[Laid], index: int) -> list[Fault]:
    """GT-TRACK-06: whether a tile begins with as many lanes as the one before it ends with."""
    before, each = laid[index - 1], laid[index]
    if before.lanes_out == each.lanes_in:
        return []
    sentence = (
        f"{called(laid, index - 1)} ends with {before.lanes_out} lanes, "
        f"{called(laid, index)} begins with {each.lanes_in} (GT-TRACK-06)"
    )
    lanes, before_it = each.lanes_in, before.lanes_out
    return [_fault("lanes", laid, index, index - 1, sentence, lanes=lanes, lanes_before=before_it)]


def _drive_out(laid: Laid, following: int) -> None:
    """How a tile is driven that begins a stretch of road: towards the next tile, or as it is printed."""
    forth, back = [(edge + 3) % 6 for edge in laid.open_edges]
    laid.drive_in(back)
    if following == NO_HEADING or laid.heading_out != following:
        laid.drive_in(forth)
