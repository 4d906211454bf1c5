"""Board files: what a file of one's own may be, and how a wrong one is told its fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.playout import random_playout
from racecraft.games.rali.board import board_file, board_names, load_board, read_board
from racecraft.games.rali.game import RALI
from tests.games.rali.table import at, board_data, car, drive, table

Data = dict[str, Any]


def without(*path: str) -> Callable[[Data], None]:
    """Takes a part out of the file."""

    def spoil(data: Data) -> None:
        *way, last = path
        for key in way:
            data = data[key]
        del data[last]

    return spoil


def with_(value: Any, *path: str | int) -> Callable[[Data], None]:
    """Puts a value into the file."""

    def spoil(data: Any) -> None:
        *way, last = path
        for key in way:
            data = data[key]
        data[last] = value

    return spoil


def with_obstacle(row: Any, lane: Any, kind: Any) -> Callable[[Data], None]:
    def spoil(data: Data) -> None:
        data["obstacles"].append({"row": row, "lane": lane, "kind": kind})

    return spoil


def with_station(id: str, row: int, entry: list[int], exit: list[int]) -> Callable[[Data], None]:
    def spoil(data: Data) -> None:
        data["stations"].append({"id": id, "row": row, "entry": entry, "exit": exit})

    return spoil


def boxes(**ends: Any) -> Callable[[Data], None]:
    """Sets the same entry or exit for all boxes."""

    def spoil(data: Data) -> None:
        for box in data["box_lane"]["boxes"]:
            box.update(ends)

    return spoil


def blocked_row(data: Data) -> None:
    data["obstacles"] += [{"row": 30, "lane": lane, "kind": "rock"} for lane in (1, 2, 3)]


CUT = ("shortcuts", 0)

BROKEN: list[tuple[Callable[[Data], None], str]] = [
    # Obstacles.
    (with_obstacle(7, 2, "tree"), "cell 7.2: has two obstacles"),
    (with_obstacle(0, 2, "tree"), "cell 0.2: has a tree, but it is a start cell and must be free"),
    (
        with_obstacle(12, 3, "pit"),
        "cell 12.3: has a pit, but it is the entry of short-cut K1 and must be free",
    ),
    (
        with_obstacle(27, 3, "pit"),
        "cell 27.3: has a pit, but it is the exit of short-cut K1 and must be free",
    ),
    (
        with_obstacle(15, 3, "sand"),
        "cell 15.3: has a sand, but it is the entry of station S1 and must be free",
    ),
    (
        with_obstacle(65, 3, "rock"),
        "cell 65.3: has a rock, but it is the entry of the box lane and must be free",
    ),
    (with_obstacle(30, 2, "wall"), "cell 30.2: 'wall' is no obstacle; there is bridge, rock"),
    (with_obstacle(30, 2, None), "cell 30.2: None is no obstacle"),
    (with_obstacle(30, 2, ["pit"]), "cell 30.2: ['pit'] is no obstacle"),
    (with_obstacle(72, 2, "pit"), "obstacles: 'row' must be a whole number from 0 to 71, not 72"),
    (with_obstacle("30", 2, "pit"), "obstacles: 'row' must be a whole number from 0 to 71, not '30'"),
    (with_obstacle(30, 4, "pit"), "obstacles: 'lane' must be a whole number from 1 to 3, not 4"),
    (with_(["pit"], "obstacles"), "obstacles: 'row' must be a whole number"),
    (with_("volcano", *CUT, "cells", 1, "obstacle"), "cell K1.2: 'volcano' is no obstacle"),
    (blocked_row, "row 30: every lane has an obstacle that stops a car; one must be free"),
    # Short-cuts.
    (with_([[27, 3]], *CUT, "entry"), "short-cut K1: must not lead back or over the line: 27.3 to row 27"),
    (with_([[0, 3]], *CUT, "entry"), "short-cut K1: must not lead back or over the line: 0.3 to row 27"),
    (with_([5, 3], *CUT, "exit"), "short-cut K1: must not lead back or over the line: 12.3 to row 5"),
    (with_([0, 3], *CUT, "exit"), "short-cut K1: must not lead back or over the line: 12.3 to row 0"),
    (with_([73, 3], *CUT, "exit"), "short-cut K1, exit: there is no cell 73.3"),
    (with_([27, 4], *CUT, "exit"), "short-cut K1, exit: there is no cell 27.4"),
    (with_("27.3", *CUT, "exit"), "short-cut K1, exit: a cell is written [row, lane], not '27.3'"),
    (with_([], *CUT, "entry"), "short-cut K1: has no entry cell"),
    (with_([[12]], *CUT, "entry"), "short-cut K1, entry: a cell is written [row, lane], not [12]"),
    (with_([], *CUT, "cells"), "short-cut K1: has no cells of its own"),
    (with_("K1.1", *CUT, "cells", 1, "id"), "cell K1.1: is laid twice"),
    (with_("5.1", *CUT, "cells", 0, "id"), "cell 5.1: is laid twice"),
    (with_("", *CUT, "cells", 0, "id"), "short-cut K1: 'id' must be a text, not ''"),
    (
        with_(15.33, *CUT, "cells", 1, "rank_row"),
        "cell K1.2: 'rank_row' must lie between the cell before it and row 27",
    ),
    (with_(27, *CUT, "cells", 4, "rank_row"), "cell K1.5: 'rank_row' must lie between"),
    (with_(float("nan"), *CUT, "cells", 0, "rank_row"), "cell K1.1: 'rank_row' must lie between"),
    (with_(float("inf"), *CUT, "cells", 0, "rank_row"), "cell K1.1: 'rank_row' must lie between"),
    (with_("16", *CUT, "cells", 0, "rank_row"), "cell K1.1: 'rank_row' must lie between"),
    (with_(None, *CUT, "id"), "shortcuts: 'id' must be a text, not None"),
    (with_(["K3"], "shortcuts"), "shortcuts: 'id' must be a text, not None"),
    (
        with_([[12, 3], [15, 3]], *CUT, "entry"),
        "cell 15.3: is the entry of two ways, station S1 is the second",
    ),
    # Stations.
    (with_station("S1", 30, [29, 2], [31, 2]), "cell S1: is laid twice"),
    (
        with_station("S5", 30, [28, 2], [31, 2]),
        "station S5: lies beside row 30: its entry is one row before it",
    ),
    (with_station("S5", 30, [29, 2], [31, 3]), "station S5: lies beside row 30"),
    (
        with_station("S5", 72, [71, 2], [1, 2]),
        "station S5: 'row' must be a whole number from 1 to 71, not 72",
    ),
    (
        with_station("S5", 16, [15, 3], [17, 3]),
        "cell 15.3: is the entry of two ways, station S5 is the second",
    ),
    (with_(None, "stations", 0, "entry"), "station S1, entry: a cell is written [row, lane], not None"),
    # The box lane and its boxes.
    (with_([], "box_lane", "cells"), "box lane: has no cells"),
    (with_([1, 3], "box_lane", "exit"), "box lane: its exit must be in row 0"),
    (with_([64, 3], "box_lane", "entry"), "cell B66: must lie beside row 65"),
    (with_("B66", "box_lane", "cells", 1, "id"), "cell B66: is laid twice"),
    (with_("B99", "box_lane", "boxes", 1, "entry"), "box blue: its entry B99 is no cell of the box lane"),
    (with_("65.3", "box_lane", "boxes", 1, "exit"), "box blue: its exit 65.3 is no cell of the box lane"),
    (with_(68, "box_lane", "boxes", 1, "entry"), "box blue: 'entry' must be a text, not 68"),
    (with_("B66", "box_lane", "boxes", 1, "exit"), "box blue: its exit must lie after its entry"),
    (
        with_("pink", "box_lane", "boxes", 1, "colour"),
        "box lane: must have one box each for red, blue, green, yellow",
    ),
    (without("box_lane", "boxes"), "there is no 'boxes'"),
    (boxes(entry="B66", exit="B68"), "cell B67: cannot be reached from the start"),
    # The player board.
    (with_([[1] * 6] * 4, "table", "values"), "table: must have 5 gears of 6 die values"),
    (with_([[1] * 5] * 5, "table", "values"), "table: must have 5 gears of 6 die values"),
    (with_(0, "table", "values", 2, 3), "table, gear 3, die 4: must be 1 to 71, not 0"),
    (with_(72, "table", "values", 4, 5), "table, gear 5, die 6: must be 1 to 71, not 72"),
    (with_(True, "table", "values", 0, 0), "table, gear 1, die 1: must be 1 to 71, not True"),
    (with_(1, "table", "values", 0, 2), "table, gear 1, die 3: a higher die must not move less far"),
    (without("lane_changes", "4"), "lane_changes: '4' must be a whole number from 0 to 9, not None"),
    (with_([{"marker": [2, 10], "max_gear": 5}], "gear_limit"), "gear_limit: marker 1 has no limit"),
    (with_([{"marker": 3, "max_gear": 5}], "gear_limit"), "gear_limit: 'marker' must be [from, to], not 3"),
    (
        with_(6, "gear_limit", 0, "max_gear"),
        "gear_limit: 'max_gear' must be a whole number from 1 to 5, not 6",
    ),
    # Effects.
    (without("effects", "tree"), "there is no 'tree'"),
    (
        with_("much", "effects", "tree", "damage"),
        "effects, tree: 'damage' must be a whole number from 0 to 9",
    ),
    (with_("no", "effects", "tree", "stop"), "effects, tree: 'stop' must be true or false, not 'no'"),
    (
        with_(1, "effects", "pit", "miss"),
        "effects, pit: only an obstacle that stops a car can make it miss turns",
    ),
    (
        with_(6, "effects", "sand", "stop_if_gear_above"),
        "effects, sand: 'stop_if_gear_above' must be a whole number",
    ),
    (
        with_(11, "effects", "station", "raise_to"),
        "effects, station: 'raise_to' must be a whole number from 1 to 10",
    ),
    (without("effects", "collision", "victim"), "effects, collision: 'victim' must be a whole number"),
    # The whole.
    (with_(1, "start", "row"), "start: the start row is row 0, the line is its front edge"),
    (with_(11, "meta", "rows"), "meta: 'rows' must be a whole number from 12 to 400, not 11"),
    (with_(4, "meta", "lanes"), "meta: a board has 3 lanes"),
    (with_(0, "meta", "laps"), "meta: 'laps' must be a whole number from 1 to 9, not 0"),
    (with_({}, "obstacles"), "'obstacles' must be a list"),
    (with_([], "effects"), "'effects' must be an object"),
]
PARTS = [
    "meta",
    "table",
    "lane_changes",
    "gear_limit",
    "effects",
    "start",
    "obstacles",
    "shortcuts",
    "stations",
    "box_lane",
]
BROKEN += [(without(part), f"there is no '{part}'") for part in PARTS]


@pytest.mark.parametrize(("spoil", "complaint"), BROKEN, ids=[complaint[:60] for _, complaint in BROKEN])
def test_a_broken_board_is_told_where_and_why(spoil: Callable[[Data], None], complaint: str) -> None:
    """RL-SETUP-06: a board is complete or it is none; the sentence names file, part and reason."""
    data = board_data()
    spoil(data)
    with pytest.raises(BadBoard) as caught:
        read_board(data, "mine.json")
    assert str(caught.value).startswith(f"mine.json: {complaint}")
    assert "\n" not in str(caught.value)


def test_a_board_is_an_object() -> None:
    with pytest.raises(BadBoard, match=r"^mine\.json: the file: must be a JSON object$"):
        read_board([1, 2], "mine.json")


def test_a_board_of_ones_own_from_a_file(tmp_path: Path) -> None:
    """RL-OBST-07: the race is driven by the obstacles of the file."""
    data = board_data()
    data["obstacles"].append({"row": 29, "lane": 2, "kind": "pit"})
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    state = drive(table(car("28.2", 2), options={"board": board_file(path)}), "keep", "1", *["ahead"] * 3)
    assert (at(state), state.cars[0].marker) == ("31.2", 8)


@pytest.mark.parametrize(
    ("content", "complaint"), [("{", r"mine\.json is not JSON: "), ("{}", r"mine\.json: there is no 'meta'")]
)
def test_a_file_that_is_no_board(tmp_path: Path, content: str, complaint: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadBoard, match=complaint):
        board_file(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match=r"cannot read .*mine\.json: No such file"):
        board_file(tmp_path / "mine.json")


def test_built_in_boards() -> None:
    assert RALI.tracks() == board_names() == ["classic"]
    assert load_board("classic") is load_board("classic")
    with pytest.raises(UnknownName, match="rali has no board 'monza'; it has classic"):
        load_board("monza")


def test_a_race_on_a_short_board() -> None:
    """RL-END-01: on a circuit of 12 rows two laps end with the crossing at 25 rows."""
    data = board_data()
    data["meta"].update(rows=12, laps=2)
    data["obstacles"] = [{"row": 5, "lane": 2, "kind": "swamp"}]
    data["table"]["values"] = [[1, 1, 2, 2, 3, 3]] * 5
    data["shortcuts"] = []
    data["stations"] = [{"id": "S1", "row": 3, "entry": [2, 1], "exit": [4, 1]}]
    lane = data["box_lane"]
    lane.update(entry=[6, 3], exit=[11, 3])
    lane["cells"] = [{"id": f"B{row}", "row": row} for row in range(7, 11)]
    for box, entry, exit in zip(
        lane["boxes"], ("B7", "B8", "B7", "B8"), ("B9", "B10", "B9", "B10"), strict=True
    ):
        box.update(entry=entry, exit=exit)
    state = RALI.new(2, {"board": data})
    random_playout(state, 3)
    result = state.result()
    assert result is not None
    assert max(result.scores) == 2500
