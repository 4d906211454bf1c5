"""Edits of a circuit: what a hand does with tiles on a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from racecraft.builders.builder import BadEdit, Document, Edit
from racecraft.builders.gt.chain import Chain, Place, beside, chain_of, document_of, tiles_of, used_numbers
from racecraft.drawing.gt.layout import hexagon_at
from racecraft.engine.errors import MOST_NAME
from racecraft.games.gt.laying import MOST_TILES, Laid
from racecraft.games.gt.tiles import Tile

FARTHEST = 99
MOST_FAR = 1e6
"""Units of the sketch."""


def edited(document: Document, edit: Edit, owned: int) -> Document:
    """The document after an edit, its tiles in driving order."""
    kind = edit.get("do")
    make = EDITS.get(kind) if isinstance(kind, str) else None
    if make is None:
        raise BadEdit(f"there is no edit {kind!r}; there is {', '.join(EDITS)}")
    return counted(make(document, chain_of(document), edit), owned)


def counted(document: Document, owned: int) -> Document:
    """The document in driving order. It says so where it needs more tiles than one box holds and there are
    more boxes: a race has no use for that, but the reader counts."""
    chain = chain_of(document)
    made = document_of(document, chain.laid)
    made.pop("unlimited", None)
    if "pit" in made and not _pit_holds(chain, made["pit"]):
        del made["pit"]
    used = used_numbers(chain.laid)
    copies = {each.tile.number: each.tile.copies for each in chain.laid}
    if all(count <= copies[number] for number, count in used.items()):
        return made
    if document.get("unlimited") or all(count <= copies[n] * owned for n, count in used.items()):
        made["unlimited"] = True
    return made


def _pit_holds(chain: Chain, pit: Any) -> bool:
    """Whether the pit tile still lies on a free hex beside the road."""
    if not isinstance(pit, dict) or type(pit.get("q")) is not int or type(pit.get("r")) is not int:
        return False
    place = pit["q"], pit["r"]
    return place not in chain.places and any(beside(place, way) in chain.places for way in range(6))


def _whole(edit: Edit, key: str, low: int, high: int) -> int:
    value = edit.get(key)
    if type(value) is not int or not low <= value <= high:
        raise BadEdit(f"{key!r} is a whole number from {low} to {high}, not {value!r}")
    return value


def _tile(document: Document, edit: Edit, key: str) -> Tile:
    name = edit.get(key)
    found = tiles_of(document).get(name) if isinstance(name, str) else None
    if found is None:
        raise BadEdit(f"there is no tile {name!r}")
    return found


def _index(chain: Chain, edit: Edit) -> int:
    return _whole(edit, "tile", 0, len(chain.laid) - 1)


def _place(edit: Edit) -> Place:
    """A hex, by its coordinates or by a point of the sketch that lies on it."""
    if "x" in edit:
        x, y = edit.get("x"), edit.get("y")
        if not isinstance(x, int | float) or not isinstance(y, int | float) or max(abs(x), abs(y)) > MOST_FAR:
            raise BadEdit("'x' and 'y' are numbers of the sketch")
        q, r = hexagon_at((float(x), float(y)))
    else:
        q, r = _whole(edit, "q", -FARTHEST, FARTHEST), _whole(edit, "r", -FARTHEST, FARTHEST)
    if max(abs(q), abs(r)) > FARTHEST:
        raise BadEdit("that is too far away")
    return q, r


def _free(chain: Chain, place: Place, moved: Laid | None = None) -> None:
    there = chain.places.get(place)
    if there is not None and there is not moved:
        raise BadEdit(f"tile {chain.index[id(there)]} ({there.tile.name}) lies there")


def _with(document: Document, chain: Chain, more: Laid) -> Document:
    if len(chain.laid) >= MOST_TILES:
        raise BadEdit(f"a circuit has at most {MOST_TILES} tiles")
    if more.tile.line > 0 and any(each.tile.line > 0 for each in chain.laid):
        raise BadEdit("there is a start tile already")
    return document_of(document, [*chain.laid, more])


def laid_at(tile: Tile, place: Place, heading: int, back: bool, comes: bool) -> Laid:
    """A tile on a hex so that the road goes on: driven from edge D or `back`, entered with a heading, or left
    with it where `comes` is false."""
    entry, exit = (tile.exit, 3) if back else (3, tile.exit)
    direction = (heading + 3 - entry) % 6 if comes else (heading - exit) % 6
    laid = Laid(tile, place[0], place[1], direction)
    laid.drive_in((entry + direction + 3) % 6)
    return laid


def _lay(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "lay", "end": "end-3-out", "tile": "112a", "back": false}`: at an end of the road."""
    name = edit.get("end")
    end = chain.end(name) if isinstance(name, str) else None
    if end is None:
        raise BadEdit(f"the road has no end {name!r}")
    _free(chain, end.place)
    tile = _tile(document, edit, "tile")
    laid = laid_at(tile, end.place, end.heading, edit.get("back") is True, comes=end.out)
    return _with(document, chain, laid)


def _put(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "put", "tile": "112a", "q": 2, "r": 0, "dir": 1}`: anywhere on the table."""
    place = _place(edit)
    _free(chain, place)
    direction = _whole(edit, "dir", 0, 5) if "dir" in edit else 0
    laid = Laid(_tile(document, edit, "tile"), place[0], place[1], direction)
    if "dir" not in edit:
        _turn_to_road(chain, laid)
    return _with(document, chain, laid)


def _turn_to_road(chain: Chain, laid: Laid) -> None:
    """Turns a tile so that it goes on with the road beside it, if there is one."""
    ends = [end for end in chain.ends if end.place == (laid.q, laid.r)]
    for end in sorted(ends, key=lambda end: not end.out):
        for back in (False, True):
            fitting = laid_at(laid.tile, end.place, end.heading, back, comes=end.out)
            if end.lanes == (fitting.lanes_in if end.out else fitting.lanes_out):
                laid.direction = fitting.direction
                return


def _move(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "move", "tile": 4, "x": 12.5, "y": 300}`: to a free hex; it turns to the road there."""
    laid, place = chain.laid[_index(chain, edit)], _place(edit)
    _free(chain, place, laid)
    if place == (laid.q, laid.r):
        return document
    others = Chain([each for each in chain.laid if each is not laid])
    laid.q, laid.r = place
    _turn_to_road(others, laid)
    return document_of(document, chain.laid)


def _turn(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "turn", "tile": 4}`: the tile at an end of the road to its next direction in which the road
    still leads into it, any other by a sixth; `"by": -1` the other way."""
    index = _index(chain, edit)
    laid = chain.laid[index]
    by = -1 if edit.get("by") == -1 else 1
    others = Chain([each for each in chain.laid if each is not laid])
    ends = [end for end in others.ends if end.place == (laid.q, laid.r)]
    fitting = {
        laid_at(laid.tile, end.place, end.heading, back, comes=end.out).direction
        for end in ends
        for back in (False, True)
    }
    for step in range(1, 7):
        direction = (laid.direction + by * step) % 6
        if not fitting - {laid.direction} or direction in fitting:
            laid.direction = direction
            break
    return document_of(document, chain.laid)


def _replace(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "replace", "tile": 4, "with": "106b", "back": true}`: in the same place, entered as before."""
    index = _index(chain, edit)
    old, tile = chain.laid[index], _tile(document, edit, "with")
    if (tile.line > 0) != (old.tile.line > 0):
        raise BadEdit("the start tile gives way to a start tile only, and no other tile does")
    backs = [edit["back"] is True] if "back" in edit else [False, True]
    ways = [laid_at(tile, (old.q, old.r), old.heading, back, comes=True) for back in backs]
    best = max(ways, key=lambda way: way.heading_out == old.heading_out)
    return document_of(document, [best if each is old else each for each in chain.laid])


def _remove(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "remove", "tile": 4}`."""
    laid = chain.laid[_index(chain, edit)]
    if laid.tile.line > 0 and sum(each.tile.line > 0 for each in chain.laid) == 1:
        raise BadEdit("the start tile stays; it can be turned over")
    return document_of(document, [each for each in chain.laid if each is not laid])


def _pit(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "pit", "q": 2, "r": 1}`: the pit tile on a free hex beside the road; without a place it lies
    where a picture has most room for it."""
    made = {key: value for key, value in document.items() if key != "pit"}
    if "q" not in edit and "x" not in edit:
        return made
    place = _place(edit)
    _free(chain, place)
    pit = {"q": place[0], "r": place[1]}
    if not _pit_holds(chain, pit):
        raise BadEdit("the pit tile lies beside a tile of the circuit")
    return {**made, "pit": pit}


def _name(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "name", "title": "Lakeside"}`."""
    title = edit.get("title")
    if not isinstance(title, str) or len(title) > MOST_NAME:
        raise BadEdit(f"a title is a text of at most {MOST_NAME} characters")
    return {**document, "name": title}


def _clear(document: Document, chain: Chain, edit: Edit) -> Document:
    """`{"do": "clear"}`: all but the start tile."""
    kept: list[Any] = [each for each in chain.laid if each.tile.line > 0][:1] or chain.laid[:1]
    made = document_of(document, kept)
    made.pop("pit", None)
    return made


EDITS: dict[str, Callable[[Document, Chain, Edit], Document]] = {
    "lay": _lay,
    "put": _put,
    "move": _move,
    "turn": _turn,
    "replace": _replace,
    "remove": _remove,
    "pit": _pit,
    "name": _name,
    "clear": _clear,
}
