"""Tiles and circuits: the figures of the eight tracks, spaces and lines, and what makes a circuit wrong."""

from __future__ import annotations

import copy
import json
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.registry import game_of
from racecraft.games.gt.board import (
    NOWHERE,
    WAYS,
    Circuit,
    circuit_data,
    circuit_facts,
    circuit_file,
    circuit_names,
    circuit_rows,
    lay,
    load_circuit,
    read_circuit,
)
from racecraft.games.gt.flags import zones_of
from racecraft.games.gt.laying import CIRCUIT_FORMAT
from racecraft.games.gt.planning import find_company
from racecraft.games.gt.tiles import DATA, NO_CAP, TILES_FORMAT, box_tiles, read_tiles
from tests.games.gt.table import car, table

X3 = [("102a", 0, 0, 0), ("111a", 1, 0, 0), ("106a", 0, 1, 2), ("106a", -1, 1, 3), ("111a", -1, 0, 4)]

LONGEST_EVENING = (
    "102a 109a -114a 104a 110a 104a -108a -115a 118a -115a 104a 112a 116a 116a -112a -113a -106a 106a -105a "
    "-117a 103a"
)


def circuit_of(*tiles: tuple[str, int, int, int], **more: Any) -> dict[str, Any]:
    entries = [{"tile": tile, "q": q, "r": r, "dir": direction} for tile, q, r, direction in tiles]
    return {"format": CIRCUIT_FORMAT, "name": "own", "tiles": entries, **more}


def edges(circuit: Circuit) -> list[tuple[int, int]]:
    """Every way as (edge number, space entered)."""
    return [(edge, target) for edge, target in enumerate(circuit.way) if target != NOWHERE]


def figures(circuit: Circuit) -> tuple[int, ...]:
    """Tiles, stations, spaces, straight and slantwise ways, those over a number and over a `!`, level
    pairs."""
    ways = edges(circuit)
    cells = range(len(circuit.names))
    return (
        len(circuit.laid),
        circuit.length,
        len(circuit.names),
        sum(circuit.way_straight[edge] for edge, _ in ways),
        sum(not circuit.way_straight[edge] for edge, _ in ways),
        sum(circuit.way_cap[edge] < circuit.cap[target] for edge, target in ways),
        sum(circuit.way_hazards[edge] > 0 for edge, _ in ways),
        sum(circuit.alongside(a, b) for a in cells for b in range(a)),
    )


def fewest_steps(circuit: Circuit) -> int:
    """From a space just beyond the line to one just beyond it a lap later."""
    first = [
        cell for cell in range(len(circuit.names)) if circuit.tile[cell] == 0 and circuit.back[cell] == 3
    ]
    steps = dict.fromkeys(first, 0)
    open_cells = deque(first)
    while True:
        cell = open_cells.popleft()
        for way in range(WAYS):
            target = circuit.way[cell * WAYS + way]
            if target == NOWHERE:
                continue
            if target in first and circuit.tile[cell] == 0:
                return steps[cell] + 1
            if target not in steps:
                steps[target] = steps[cell] + 1
                open_cells.append(target)


def test_a_circuit_for_the_longest_evening_is_laid_from_one_box() -> None:
    """GT-TRACK-09: 21 tiles, none more often than the box holds it."""
    circuit = read_circuit(lay(*LONGEST_EVENING.split()), "21 tiles")
    assert circuit_facts(circuit) == {"tiles": 21, "spaces": 188, "length": 77, "corners": 13}
    assert circuit.warnings == []


@pytest.mark.parametrize(
    ("name", "expected", "steps", "pole"),
    [
        ("k1", (14, 49, 83, 83, 83, 8, 0, 49), 34, "0#5"),
        ("k2", (15, 46, 115, 123, 130, 18, 0, 108), 38, "0#9"),
        ("k3", (15, 53, 91, 91, 91, 14, 0, 53), 38, "0#5"),
        ("k4", (15, 47, 116, 127, 124, 14, 2, 107), 39, "0#9"),
        ("k5", (16, 52, 110, 116, 115, 10, 6, 86), 41, "0#7"),
        ("k6", (15, 47, 116, 126, 127, 12, 6, 109), 38, "0#9"),
        ("k7", (17, 56, 97, 97, 97, 10, 6, 56), 41, "0#6"),
        ("k8", (17, 50, 128, 137, 146, 8, 4, 122), 42, "0#7"),
    ],
)
def test_figures_of_the_ready_made_tracks(
    name: str, expected: tuple[int, ...], steps: int, pole: str
) -> None:
    """GT-TRACK-11, GT-TRACK-12, GT-SETUP-02, GT-PASS-03: checksums of every track."""
    circuit = load_circuit(name)
    assert figures(circuit) == expected
    assert fewest_steps(circuit) == steps
    assert circuit.names[circuit.grid[0]] == pole
    assert circuit.warnings == []


def test_the_smallest_circuit() -> None:
    """GT-TRACK-01 to 06 and GT-TRACK-13: five tiles."""
    circuit = read_circuit(circuit_of(*X3), "X3")
    assert figures(circuit) == (5, 14, 34, 36, 40, 4, 0, 34)
    assert not any(laid.reverse for laid in circuit.laid)
    assert circuit.names[circuit.grid[0]] == "0#9"
    assert lay("102a", "111a", "106a", "106a", "111a")["tiles"] == circuit_of(*X3)["tiles"]


def test_no_circuit_is_shorter() -> None:
    """GT-TRACK-13: no ring of three or four tiles of the box closes around the start tile."""
    turns = {tile.exit for tile in box_tiles().values()}
    assert turns == {0, 1, 2, 5}
    names = ["104a", "105a", "111a"]
    words = [*names, "-105a", "-111a"]
    closed = 0
    for a in words:
        for b in words:
            for c in [None, *words]:
                try:
                    read_circuit({**lay("102a", a, b, *([c] if c else [])), "unlimited": True}, "ring")
                    closed += 1
                except BadBoard:
                    continue
    assert closed == 0


def changed(index: int, **fields: Any) -> dict[str, Any]:
    data = circuit_of(*X3)
    data["tiles"][index].update(fields)
    return data


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (
            changed(2, tile="106b"),
            "ends with 3 lanes, tile 2 (106b) begins with 2 (GT-TRACK-06)",
        ),
        (changed(0, dir=3), "tile 0 (102a) must be driven from D to A (GT-TRACK-02)"),
        (changed(0, tile="103a"), "tile 0 must be the start tile"),
        (changed(3, tile="102a", dir=3), "tile 3 (102a) is a second start tile (GT-TRACK-02)"),
        (changed(3, q=0, r=1), "tile 3 (106a) lies on tile 2 (106a) at q 0, r 1 (GT-TRACK-03)"),
        (changed(3, q=-5), "tile 3 (106a) does not lie beside tile 2 (106a) (GT-TRACK-04)"),
        (changed(1, dir=1), "the road of tile 1 (111a) does not lead to tile 2 (106a): it leaves by edge D"),
        (changed(1, dir=4), "tile 1 (111a) is closed towards tile 0 (102a): its edge F carries no road"),
        (changed(2, turn=-1), "'turn' is -1, but the road turns 1 (GT-TRACK-15)"),
        (
            changed(2, tile="133a"),
            "tile 2: there is no tile '133a' in the box",
        ),
        (changed(2, dir=6), "'dir' must be a whole number from 0 to 5, not 6"),
        (changed(2, q="x"), "'q' must be a whole number"),
        ({**circuit_of(*X3), "pit": {"q": 0, "r": 1}}, "the pit tile lies on tile 2 (106a) (GT-TRACK-08)"),
        (
            {**circuit_of(*X3), "pit": {"q": 9, "r": 9}},
            "the pit tile touches no tile (GT-TRACK-08)",
        ),
        ({**circuit_of(*X3), "pit": 7}, "'pit' must be an object"),
        (circuit_of(), "tile 0 must be the start tile"),
        ({"format": "x"}, "a circuit file says"),
        ({"format": CIRCUIT_FORMAT}, "'tiles' must be a list of objects"),
        ([], "a circuit file says"),
    ],
)
def test_wrong_circuits_name_tile_and_reason(data: Any, complaint: str) -> None:
    """GT-TRACK-02 to 08, GT-TRACK-14 and 15."""
    with pytest.raises(BadBoard) as caught:
        read_circuit(data, "ring.json")
    assert str(caught.value).startswith("ring.json: ")
    assert complaint in str(caught.value)


def test_the_box_holds_two_of_111() -> None:
    """GT-TRACK-07: both sides of a number share its copies."""
    data = lay("102a", "111a", "-111a", "111b")
    with pytest.raises(BadBoard, match=r"tile 3 \(111b\) is number 3 of 111; the box holds 2"):
        read_circuit(data, "own")
    with pytest.raises(BadBoard, match="GT-TRACK-04"):
        read_circuit({**data, "unlimited": True}, "own")


def test_a_circuit_has_an_end() -> None:
    """The rules count tiles and spaces in small numbers, so huge circuits are refused in a sentence."""
    tiles = [("102a", 0, 0, 0)] + [("103a", n, 0, 0) for n in range(1, 61)]
    with pytest.raises(BadBoard, match="61 tiles are too many; a circuit has at most 60"):
        read_circuit(circuit_of(*tiles, unlimited=True), "endless")


def test_every_tile_but_the_start_is_driven_both_ways() -> None:
    """GT-TRACK-05, GT-CORNER-15: a tile turned about mirrors its spaces and lines."""
    circuit = load_circuit("k2")
    laid = circuit.laid[13]
    assert (laid.tile.name, laid.reverse, laid.inside_left) == ("112a", True, True)
    cell = circuit.number["13#5"]
    assert (circuit.back[cell] - laid.offset, circuit.front[cell] - laid.offset) == (1, 3)
    assert (circuit.low[cell], circuit.high[cell]) == (0, 4)


def test_a_pit_tile_may_be_placed_anywhere_beside() -> None:
    """GT-TRACK-08, GT-SETUP-03: it is no part of the road."""
    data = {**circuit_of(*X3), "pit": {"q": 0, "r": -1}}
    circuit = read_circuit(data, "own")
    assert circuit.pit == (0, -1)
    assert figures(circuit) == figures(read_circuit(circuit_of(*X3), "own"))


def test_a_circuit_without_caps_warns() -> None:
    """GT-TRACK-10: bends without caps take the place of corners."""
    data = lay("102a", "105a", "105a", "105a", "103a", "103a", "105a", "105a", "105a", "103a")
    circuit = read_circuit({**data, "unlimited": True}, "oval")
    assert circuit.warnings == ["no tile has a speed limit (GT-TRACK-10)"]
    assert circuit.names[circuit.grid[0]] == "0#9"


def test_own_tiles_come_with_the_circuit() -> None:
    """GT-TRACK-14: a tile outside the box is welcome with its spaces."""
    own = json.loads((DATA / "tiles.json").read_text())["tiles"]["106a"]
    data = changed(2, tile="121a")
    circuit = read_circuit({**data, "own_tiles": {"121a": own}}, "own")
    assert figures(circuit) == (5, 14, 34, 36, 40, 4, 0, 34)
    with pytest.raises(BadBoard, match="tile 106a is in the box"):
        read_circuit({**data, "own_tiles": {"106a": own}}, "own")


def tile_with(**fields: Any) -> dict[str, Any]:
    tile: dict[str, Any] = {
        "danger": "yellow",
        "edges": {"D": 2, "A": 2},
        "stations": 1,
        "inside": None,
        "copies": 1,
        "cells": [{"id": 1, "lane": "l", "from": 0, "to": 1}, {"id": 2, "lane": "r", "from": 0, "to": 1}],
        "dotted": [],
    }
    return {"format": TILES_FORMAT, "tiles": {"900a": {**tile, **fields}}}


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"danger": "pink"}, "danger 'pink' is none of"),
        ({"inside": "up"}, "'inside' is left, right or null"),
        ({"stations": 0}, "'stations' must be"),
        ({"edges": {"D": 2}}, "'edges' must name edge D and one other"),
        ({"edges": {"D": 2, "A": 4}}, "edge 'A' must be one of A to F with 2 or 3 lanes"),
        ({"cells": [{"id": 1, "lane": "l", "from": 0, "to": 1}]}, "the spaces leave a gap"),
        ({"cells": [{"id": 1, "lane": "q", "from": 0, "to": 1}]}, "lane 'q' is none of"),
        ({"cells": 3}, "'cells' must be a list of objects"),
        ({"dotted": [{"at": 0, "lane": "l", "value": 9}]}, "'value' must be a whole number from 1 to 6"),
    ],
)
def test_wrong_tiles_name_entry_and_reason(fields: dict[str, Any], complaint: str) -> None:
    read_tiles(tile_with(), "own.json")
    with pytest.raises(BadBoard) as caught:
        read_tiles(tile_with(**fields), "own.json")
    assert str(caught.value).startswith("own.json: tile 900a: ")
    assert complaint in str(caught.value)


def test_spaces_may_not_overlap_or_repeat() -> None:
    lanes = [{"id": 1, "lane": "LM", "from": 0, "to": 1}, {"id": 2, "lane": "MR", "from": 0, "to": 1}]
    with pytest.raises(BadBoard, match="the spaces overlap"):
        read_tiles(tile_with(cells=lanes), "own.json")
    with pytest.raises(BadBoard, match="space 1 is printed twice"):
        read_tiles(tile_with(cells=[lanes[0], lanes[0]]), "own.json")


def ways(circuit: Circuit, name: str) -> dict[str, tuple[int, int]]:
    """Where a space leads: cap and hazards of each way."""
    cell = circuit.number[name]
    return {
        circuit.names[circuit.way[edge]]: (circuit.way_cap[edge], circuit.way_hazards[edge])
        for edge in range(cell * WAYS, cell * WAYS + WAYS)
        if circuit.way[edge] != NOWHERE
    }


def test_ways_through_a_double_inside() -> None:
    """GT-CORNER-08 to 11, GT-CORNER-16 to 19: tile 4 of k2 is 112a."""
    k2 = load_circuit("k2")
    assert ways(k2, "4#3") == {"4#5": (1, 0)}
    assert ways(k2, "4#2") == {"4#4": (2, 0), "4#5": (2, 0)}
    assert ways(k2, "4#1") == {"4#4": (2, 0), "4#5": (2, 0)}
    assert ways(k2, "4#5") == {"4#7": (NO_CAP, 0), "4#8": (NO_CAP, 0), "4#9": (1, 0)}


def test_lines_for_the_middle_lane() -> None:
    """GT-CORNER-14, GT-CORNER-17, GT-CORNER-19: 116a has a line for each inner lane."""
    k2 = load_circuit("k2")
    assert [ways(k2, f"11#{leg}")["11#5"][0] for leg in (1, 2, 3)] == [3, 2, 1]
    assert ways(k2, "11#5") == {"11#7": (NO_CAP, 0), "11#8": (2, 0), "11#9": (1, 0)}


def test_double_outside_lets_the_inner_lane_out() -> None:
    """GT-CORNER-20: on 115a the innermost lane may leave slantwise."""
    assert set(ways(load_circuit("k2"), "6#3")) == {"6#4", "6#5"}


def test_lines_on_the_edge_of_a_tile() -> None:
    """GT-CORNER-12, GT-CORNER-21, GT-CORNER-23: 107b acts on the steps from and to its neighbours."""
    k7 = load_circuit("k7")
    assert ways(k7, "3#3")["4#2"] == (1, 1)
    assert ways(k7, "3#4")["4#2"] == (1, 0)
    assert ways(k7, "4#2")["5#4"] == (NO_CAP, 1)
    k6 = load_circuit("k6")
    assert ways(k6, "7#8") == {"8#2": (1, 1)}
    assert ways(k6, "7#7") == {"8#1": (1, 0), "8#2": (1, 0)}


def test_a_line_across_half_of_a_double_space() -> None:
    """GT-CORNER-22: 113a before 107a of the other hand."""
    ring = lay("102a", "113a", "-107a", "-105a", "-105a", "104a", "-105a", "-111a")
    for partial, hazards in ((True, 1), (False, 0)):
        circuit = read_circuit({**ring, "unlimited": True}, "ring", partial)
        assert ways(circuit, "1#6")["2#2"] == (1, hazards)


def test_long_and_wide_spaces() -> None:
    """GT-MOVE-02, GT-MOVE-03, GT-MOVE-04, GT-MOVE-06."""
    k6 = load_circuit("k6")
    assert "2#1" in ways(k6, "2#2")
    assert "2#1" not in ways(k6, "2#4")
    assert "2#4" not in ways(k6, "2#1")
    k5 = load_circuit("k5")
    assert [set(ways(k5, f"2#{lane}")) for lane in (1, 2, 3)] == [{"2#4"}, {"2#4", "2#5"}, {"2#5"}]


def test_where_a_car_comes_back() -> None:
    """GT-LOC-10, GT-LOC-12: the border space beside the place."""
    k6, k2 = load_circuit("k6"), load_circuit("k2")
    cell = k6.number["2#4"]
    assert k6.central(cell)
    assert (k6.names[k6.left_return[cell]], k6.names[k6.right_return[cell]]) == ("2#1", "2#5")
    cell = k2.number["4#5"]
    assert not k2.central(cell)
    assert k2.names[k2.right_return[cell]] == "4#5"


def test_inside_of_the_next_corner() -> None:
    """GT-ORDER-05, GT-ORDER-06, GT-ORDER-07: after 115a the left-hand 117a decides, the bend between does
    not."""
    k2 = load_circuit("k2")
    names = ["6#7", "6#8", "6#9", "2#1", "2#2", "2#3"]
    ranks = {name: k2.inside_current[k2.number[name]] for name in names}
    assert ranks["6#7"] < ranks["6#8"] < ranks["6#9"]
    assert ranks["2#3"] < ranks["2#2"] < ranks["2#1"]


def test_pit_spaces() -> None:
    """GT-PIT-02, GT-PIT-03: no cap, and at the edge."""
    k2, k4 = load_circuit("k2"), load_circuit("k4")
    for name, fit in (("4#1", 1), ("4#9", 1), ("10#6", 1), ("4#2", 0), ("4#4", 0), ("4#5", 0), ("12#1", 0)):
        assert k2.pit_space(k2.number[name]) == bool(fit), name
    assert k4.pit_space(k4.number["1#1"])


def test_circuits_survive_writing_and_reading(tmp_path: Path) -> None:
    """GT-TRACK-01: export and import of all built-in circuits."""
    for name in circuit_names():
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(game_of("gt").track_data(load_circuit(name))))
        assert figures(read_circuit(circuit_file(path), name)) == figures(load_circuit(name))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match=r"cannot read .*nowhere.json"):
        circuit_file(tmp_path / "nowhere.json")
    (tmp_path / "odd.json").write_text("{")
    with pytest.raises(BadBoard, match=r"odd.json is not JSON"):
        circuit_file(tmp_path / "odd.json")
    with pytest.raises(UnknownName, match="gt has no track 'k9'; it has k1, k2"):
        load_circuit("k9")


def test_length_guide_in_facts() -> None:
    """GT-TRACK-09: a race of about half an hour has some 15 tiles."""
    assert circuit_facts(load_circuit("k2")) == {"tiles": 15, "spaces": 115, "length": 46, "corners": 8}
    rows = circuit_rows(load_circuit("k2"))
    assert rows[0] == {"tile": ["0 102a"], "turn": ["↑"], "danger": ["yellow"], "caps": [], "lines": []}
    assert rows[8]["turn"] == ["↰"]
    assert rows[8]["caps"] == ["#4 4!", "#5 4"]
    assert rows[8]["lines"] == ["3", "3"]


def test_compiling_does_not_change_the_file() -> None:
    data = circuit_data("k3")
    before = copy.deepcopy(data)
    read_circuit(data, "k3")
    assert data == before


def test_flags_and_company_on_the_far_side_of_a_long_circuit() -> None:
    """GT-FLAG-02, GT-MOVE-08: forty tiles are more than 32 bits."""
    side = ["103a"] * 16
    oval = lay("102a", "105a", "105a", "105a", "103a", *side, "105a", "105a", "105a", *side)
    state = table(car("34#1", 1), car("35#1", 1), options={"track": {**oval, "unlimited": True}})
    state.flags = [36 * 8 + 1]
    assert zones_of(state) == 0b111 << 35
    find_company(state)
    assert state.company == 1 << 35
