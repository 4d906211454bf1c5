"""Circuits in the files of the track editor of Rallyman: GT (`.rgt`), which rekee reads and writes too.

Such a file is JSON: a name and `Tuiles` with `X`, `Y`, `Orientation` and `TuileId`. Its rows run as ours, its
columns the other way and odd rows half a hex aside; directions are the same. An id such as `106b-2` is the
second copy of a side; 101 is the pit tile.
"""

from __future__ import annotations

from typing import Any, Final

from racecraft.builders.builder import Document
from racecraft.engine.errors import MOST_NAME, BadBoard, Fault, broken
from racecraft.games.gt.laying import CIRCUIT_FORMAT, MOST_TILES
from racecraft.games.gt.tiles import box_tiles

KEY: Final = "Tuiles"
PIT_TILE: Final = "101"
MIDDLE = 54, 52
"""Where the editor begins."""
FARTHEST = 10_000


def from_rgt(data: dict[str, Any]) -> Document:
    """The circuit of such a file, its start tile in the middle; BadBoard names a tile that is not known."""
    entries = data.get(KEY)
    if not isinstance(entries, list) or not 0 < len(entries) <= MOST_TILES:
        raise BadBoard(f"{KEY!r} is a list of 1 to {MOST_TILES} tiles", broken("list", KEY))
    tiles: list[dict[str, Any]] = []
    pit: dict[str, int] | None = None
    for number, entry in enumerate(entries):
        where = f"tile {number}"
        if not isinstance(entry, dict) or not isinstance(entry.get("TuileId"), str):
            raise BadBoard(f"{where}: 'TuileId' must be a text", broken("text", "TuileId"))
        name = entry["TuileId"].partition("-")[0].lower()
        x, y, turn = [_whole(entry, key, where) for key in ("X", "Y", "Orientation")]
        place = {"q": -x - (y + (y & 1)) // 2, "r": y}
        if name.rstrip("ab") == PIT_TILE:
            pit = place
        elif name in box_tiles():
            tiles.append({"tile": name, **place, "dir": turn % 6})
        else:
            unknown = Fault("builder-gt-unknown-tile", "", {"name": entry["TuileId"][:20]})
            raise BadBoard(f"{where}: tile {entry['TuileId'][:20]!r} is not in the box", unknown)
    middle = next((each for each in tiles if box_tiles()[each["tile"]].line > 0), tiles[0] if tiles else None)
    if middle is None:
        raise BadBoard("there is no tile but the pit tile", Fault("builder-gt-fault-no-start"))
    dq, dr = middle["q"], middle["r"]
    for each in [*tiles, *([pit] if pit else [])]:
        each["q"] -= dq
        each["r"] -= dr
    title = data.get("Name")
    document = {"format": CIRCUIT_FORMAT, "name": title[:MOST_NAME] if isinstance(title, str) else ""}
    return {**document, "tiles": tiles, **({"pit": pit} if pit else {})}


def to_rgt(document: Document) -> dict[str, Any]:
    """The file of a circuit; what was read from one lies as it lay there, perhaps elsewhere."""
    used: dict[str, int] = {}
    entries: list[dict[str, Any]] = []
    for each in document["tiles"]:
        tile = box_tiles()[each["tile"]]
        used[tile.number] = used.get(tile.number, 0) + 1
        name = f"{tile.name}-{used[tile.number]}" if tile.copies > 1 else tile.name
        entries.append(_entry(each, each["dir"], name))
    if "pit" in document:
        entries.append(_entry(document["pit"], 0, PIT_TILE))
    return {
        "Path": "",
        "Name": document.get("name", ""),
        KEY: entries,
        "lowResWidth": 2480,
        "lowResHeight": 1748,
    }


def _entry(place: dict[str, int], turn: int, name: str) -> dict[str, Any]:
    """Shifted by whole rows of two, so that columns stay as they are."""
    across, down = MIDDLE
    q, r = place["q"] - across - down // 2, place["r"] + down
    return {"X": -q - (r + (r & 1)) // 2, "Y": r, "Orientation": turn, "TuileId": name}


def _whole(entry: dict[str, Any], key: str, where: str) -> int:
    value = entry.get(key, 0)
    if type(value) is not int or abs(value) > FARTHEST:
        number = broken("number", key, -FARTHEST, FARTHEST)
        raise BadBoard(f"{where}: {key!r} must be a whole number, not {value!r}", number)
    return value
