"""One edit of every kind that a builder knows, each with all its fields, and values that none of them has."""

from __future__ import annotations

from typing import Any, get_args

from racecraft.builders.gt.edits import EDITS
from racecraft.builders.heat.operations import Kinds as HeatKinds
from racecraft.builders.rali.operations import Kinds as RaliKinds
from racecraft.builders.rallyman.operations import Kinds as RallymanKinds

_LINE = [[0, 0], [500, 4], [900, -3], [960, -120], [900, -300], [560, -280], [430, -420], [60, -400]]

EVERY_EDIT: dict[str, list[dict[str, Any]]] = {
    "gt": [
        {"do": "lay", "end": "end-0-out", "tile": "112a", "back": False},
        {"do": "put", "tile": "112a", "q": 9, "r": 9, "dir": 1},
        {"do": "put", "tile": "112a", "x": 1500, "y": 1500.5},
        {"do": "move", "tile": 1, "q": 9, "r": 9},
        {"do": "move", "tile": 1, "x": 1500.5, "y": 1500},
        {"do": "turn", "tile": 1, "by": -1},
        {"do": "replace", "tile": 1, "with": "106b", "back": True},
        {"do": "remove", "tile": 1},
        {"do": "pit", "q": 1, "r": 1},
        {"do": "name", "title": "Lakeside"},
        {"do": "clear"},
    ],
    "heat": [
        {"do": "draw", "points": _LINE, "cells": 60, "corners": True},
        {"do": "shape", "points": _LINE},
        {"do": "cells", "cells": 50},
        {"do": "corner", "after": 5, "limit": 4, "side": "L"},
        {"do": "move-corner", "after": 5, "to": 7},
        {"do": "remove-corner", "after": 5},
        {"do": "find-corners"},
        {"do": "side", "after": 5, "side": "L"},
        {"do": "chicane", "after": 5, "on": True},
        {"do": "press", "after": 5, "on": False},
        {"do": "road", "after": 5, "token": "overheat"},
        {"do": "legend-line", "after": 5, "cell": 3},
        {"do": "chevrons", "cell": 3, "number": 2},
        {"do": "print-chevrons", "on": True},
        {"do": "ground", "kind": "tunnel", "first": 3, "last": 9, "on": True},
        {"do": "start", "cell": 4},
        {"do": "mirror"},
        {"do": "name", "title": "Lakeside"},
        {"do": "setup", "laps": 3, "heat": 4, "stress": 2, "grid": 8, "set": "heavy_rain", "weather": "snow"},
    ],
    "rali": [
        {"do": "obstacle", "cell": "6.2", "kind": "pit"},
        {"do": "move-obstacle", "cell": "6.2", "to": "7.2"},
        {"do": "bridge", "row": 6},
        {"do": "insert-rows", "row": 6, "count": 2},
        {"do": "remove-rows", "row": 6, "count": 2},
        {"do": "swap-rows", "row": 6, "to": 8},
        {"do": "mirror"},
        {"do": "station", "row": 9, "lane": 1},
        {"do": "move-station", "id": "S1", "row": 9, "lane": 3},
        {"do": "shortcut", "row": 6, "lane": 1, "exit": 18, "cells": 6, "entries": 2},
        {"do": "move-shortcut", "row": 6, "lane": 1, "exit": 18, "cells": 6, "entries": 2, "id": "K1"},
        {"do": "boxes", "row": 3, "lane": 3, "cells": 6},
        {"do": "remove", "id": "S1"},
        {"do": "draw", "points": _LINE},
        {"do": "lay-road", "rows": [[0, 0, 0], [90, 0, 0], [90, 90, 90], [0, 90, 180]], "lane_width": 30},
        {"do": "oval"},
        {"do": "place", "id": "S1", "x": 3, "y": 4.5, "heading": 90},
        {"do": "name", "title": "Lakeside"},
        {"do": "laps", "laps": 2},
        {"do": "figures", "table": {}, "lane_changes": {}, "gear_limit": [], "effects": {}},
    ],
    "rallyman": [
        {"do": "add-stage", "route": "C3-C8", "before": 1},
        {"do": "remove-stage", "stage": 1},
        {"do": "move-stage", "stage": 1, "to": 2},
        {"do": "extend", "stage": 1, "section": "J1-J4", "front": False},
        {"do": "shorten", "stage": 1, "front": True},
        {"do": "reverse", "stage": 1},
        {"do": "route", "stage": 1, "route": "C3-C8"},
        {"do": "split", "stage": 1, "space": 3, "on": True},
        {"do": "service", "stage": 1, "on": True},
        {"do": "day", "stage": 1, "on": True},
        {"do": "weather", "weather": "variable"},
        {"do": "snow", "zone": "C", "on": True},
        {"do": "times", "stage": 1, "best": 300, "best_without_cuts": 320},
        {"do": "name", "title": "Lakeside"},
        {"do": "board", "board": {"zone": "C"}},
        {"do": "remove-board", "zone": "C"},
    ],
}

HOSTILE: list[Any] = [
    None, True, -1, 0, 1.5, 299, 10**15, "", "x", "Ґ\u202e\x00", "9.9", "x" * 3000, [], {}, [1, 2], [[1]],
    [None], ["x"], [[1, 2]], [[5, 3]], {"a": []}, {"": {"": []}}, [{}], [[[[]]]],
]  # fmt: skip


def kinds_of(game_id: str) -> set[str]:
    """What `do` may say."""
    if game_id == "gt":
        return set(EDITS)
    kinds = {"heat": HeatKinds, "rali": RaliKinds, "rallyman": RallymanKinds}[game_id]
    return {kind.__struct_config__.tag for kind in get_args(kinds)}


def hostile_edits(game_id: str) -> list[dict[str, Any]]:
    """Every field of every edit with every hostile value, and each without the field."""
    found: list[dict[str, Any]] = []
    for edit in EVERY_EDIT[game_id]:
        found.append(edit)
        for field in edit:
            if field == "do":
                continue
            found.append({key: value for key, value in edit.items() if key != field})
            found += [{**edit, field: value} for value in HOSTILE]
    return found
