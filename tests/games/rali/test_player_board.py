"""What is printed and what is dealt: the move table, lane changes, gear limits, the pieces of each driver."""

from __future__ import annotations

import re

from racecraft.games.rali.board import COLOURS, OBSTACLES, load_board
from racecraft.games.rali.game import RALI
from tests.games.rali.table import board_data, car, drive, table
from tests.test_rules_cited import page_of


def test_move_table() -> None:
    """RL-TURN-03, RL-SETUP-06: six faces by five gears, each gear two positions faster."""
    moves = load_board("classic").moves
    assert [moves[gear][1:] for gear in range(1, 6)] == [
        [1, 2, 3, 4, 5, 6],
        [3, 4, 5, 6, 7, 8],
        [5, 6, 7, 8, 9, 10],
        [7, 8, 9, 10, 11, 12],
        [9, 10, 11, 12, 13, 14],
    ]


def test_the_roll_follows_the_table() -> None:
    """RL-TURN-03: T(1,1) = 1, T(3,1) = 5, T(4,1) = 7, T(5,6) = 14."""
    for gear, die, positions in [(1, 1, 1), (3, 1, 5), (4, 1, 7), (5, 6, 14)]:
        assert drive(table(car("28.2", gear)), "keep", str(die)).steps == positions


def test_lane_changes_by_gear() -> None:
    """RL-LANE-02, RL-LANE-03."""
    assert load_board("classic").lane_changes[1:] == [2, 1, 1, 0, 0]


def test_gear_limit_by_marker() -> None:
    """RL-DMG-02, RL-SETUP-06: the scale runs from 10 to 1."""
    assert load_board("classic").gear_limit[1:] == [1, 2, 2, 5, 5, 5, 5, 5, 5, 5]


def test_every_driver_has_a_colour_a_sound_car_and_gear_one() -> None:
    """RL-SETUP-01, RL-SETUP-02, RL-SETUP-06: four sets of pieces, one for each colour, kept to the end."""
    view = RALI.view(RALI.new(4), 0)
    assert [entry["colour"] for entry in view["cars"]] == COLOURS == ["red", "blue", "green", "yellow"]
    assert {(entry["marker"], entry["gear"], entry["at_rest"]) for entry in view["cars"]} == {(10, 1, True)}
    for seat, colour in enumerate(COLOURS):
        assert load_board("classic").ids[load_board("classic").box[seat]] == f"box.{colour}"


def test_nothing_is_hidden() -> None:
    """RL-SETUP-05: every seat and every spectator sees the same, and a sample is the table itself."""
    state = drive(table(car("28.2", 3), car("30.1", 2, 6)), "up")
    views = [RALI.view(state, seat) for seat in (0, 1, -1)]
    assert views[0] == views[1] == views[2]
    assert views[0]["move"]["declared"] == 4
    assert views[0]["cars"][1]["gear_limit"] == 5
    assert views[0]["cars"][1]["progress"] == 3000


def obstacles_of_the_board() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in board_data()["obstacles"]:
        found.setdefault(entry["kind"], set()).add(f"{entry['row']}.{entry['lane']}")
    return found


def test_classic_board_has_every_obstacle_in_its_place() -> None:
    """RL-OBST-01: the obstacles of the classic board."""
    assert obstacles_of_the_board() == {
        "bridge": {"24.1", "24.3", "54.1", "54.3"},
        "rock": {"7.2", "14.3", "21.1", "37.3", "62.1"},
        "tree": {"3.2", "9.1", "27.1", "42.1", "48.3", "63.3", "69.1"},
        "swamp": {"19.3", "29.3", "46.1", "70.2"},
        "puncture": {"15.1", "33.3", "51.1", "66.2"},
        "pit": {"5.1", "18.2", "38.2", "57.3"},
        "sand": {"11.1", "31.1", "44.3", "58.2"},
    }


def test_the_page_of_rules_shows_the_board_as_it_is() -> None:
    """RL-OBST-01: the rows of obstacles on the rules page name the cells of the board file."""
    track = page_of(RALI).read_text(encoding="utf-8").split("## ")[1]
    rows = re.findall(r"^\| (\w+)[^|]* \| ([^|;]+)", track, re.MULTILINE)
    shown = {kind: set(re.findall(r"\b\d+\.\d\b", cells)) for kind, cells in rows if kind in OBSTACLES}
    assert shown == obstacles_of_the_board()
