"""What every number of an observation of Rallyman: GT says."""

from __future__ import annotations

from typing import Final

from racecraft.envs.encoding import Column, Field, counts, flags
from racecraft.games.gt.board import WAYS
from racecraft.games.gt.dashboard import CLASSES, DICE, TOKENS, TOP, TYRES
from racecraft.games.gt.phases import PHASES
from racecraft.games.gt.tiles import NO_CAP, WIDTH

SEATS: Final = 6
MOST_STATIONS: Final = 500
MOST_HAZARDS: Final = 30
PLAN_STEPS: Final = 14
RELAYS_SHOWN: Final = 12
ROAD_STATIONS: Final = 18
ROAD_LANES: Final = 3
TILES_AHEAD: Final = 4
MOST_FOCUS: Final = 100
MOST_TOKENS: Final = 99

_WAY = [
    Column("open", 0, 1, "1 if there is such a way"),
    Column("straight", 0, 1, "1 if it leads straight on"),
    Column("cap", 0, NO_CAP, "highest gear without losing control; 9 without a limit"),
    Column("lines", 0, 4, "`!` lines that it crosses"),
    Column("triangle", 0, 1, "1 if the space costs a hazard at its own number"),
    Column("low", 0, WIDTH, "left edge of the space entered, in sixths of the road"),
    Column("high", 0, WIDTH, "right edge of it"),
    Column("taken", 0, 1, "1 if a car stands there"),
]

FIELDS: Final = [
    Field(
        "table",
        1,
        "What is to be decided or drawn, and how far the race has come.",
        [
            *flags(list(PHASES), "1 in the phase"),
            Column("seats", 1, SEATS, "cars in the race"),
            Column("laps", 1, 9, "laps of the race"),
            Column("round", 0, 999, "rounds begun"),
            Column("wet", 0, 1, "1 in wet weather"),
            Column("my_turn", 0, 1, "1 if it is this seat's turn"),
            Column("tyre_chosen", -1, len(TYRES) - 1, "tyres this seat has chosen in secret; -1 for none"),
            *counts([f"bag_{name}" for name in TOKENS], MOST_TOKENS, "damage tokens in the"),
        ],
    ),
    Field(
        "dashboard",
        1,
        "The dice of the turn under way, damage taken off.",
        [
            Column("gear_dice", 0, 9, "gear dice"),
            Column("coast_dice", 0, 9, "coast dice"),
            Column("brake_dice", 0, 9, "brake dice"),
            Column("boost_dice", 0, 9, "boost dice"),
            Column("limit", 0, 9, "hazards that lose control"),
            Column("top", 0, TOP, "top gear"),
        ],
    ),
    Field(
        "plan",
        1,
        "The plan of the car whose turn it is, as far as it is laid.",
        [
            Column("steps", 0, PLAN_STEPS, "steps laid"),
            Column("ahead", 0, MOST_STATIONS, "stations from the car to the end of the plan"),
            Column("gear", 0, TOP, "gear of the last step"),
            Column("hazards", 0, MOST_HAZARDS, "hazards of the track along the plan"),
            Column("over_speed", 0, 1, "1 if the last step is too fast"),
            Column("closed", 0, 1, "1 if no step may follow"),
            *flags([f"used_{gear}" for gear in range(1, TOP + 1)], "1 if the gear die is laid:"),
            Column("coasts", 0, 9, "coast dice laid"),
            Column("brakes", 0, 9, "brake dice laid"),
            Column("redlines", 0, 9, "redline dice laid"),
            Column("boosts", 0, 9, "boost dice laid"),
        ],
    ),
    Field(
        "steps",
        PLAN_STEPS,
        "The steps of the plan in order. All -1 where there is none.",
        [
            Column("way", -1, WAYS - 1, "way taken, counted from the left"),
            Column("die", -1, 8, "die laid: 0 coast, 1 to 6 gears, 7 redline, 8 flying start"),
        ],
    ),
    Field(
        "drive",
        1,
        "The move under way.",
        [
            Column("flat_out", 0, 1, "1 if all dice are thrown at once"),
            Column("done", 0, PLAN_STEPS, "steps driven"),
            Column("gear", 0, TOP, "gear of the last of them"),
            Column("hazards", 0, MOST_HAZARDS, "hazards met in this turn"),
            Column("secured", 0, PLAN_STEPS, "dice secured in this turn"),
            Column("dice", 0, 30, "dice in the throw under way"),
            Column("rolled", 0, 30, "how many of them are rolled"),
            Column("shown", 0, 30, "how many of those show a hazard"),
            Column("next_die", -1, len(DICE) - 1, "kind of the next die to be rolled; -1 without one"),
            Column("draws", 0, 30, "damage tokens still to be drawn"),
            Column("weather_drawn", 0, 30, "weather tokens drawn"),
            Column("relays", 0, 400, "ways to lose control with the re-laid dice"),
        ],
    ),
    Field(
        "relays",
        RELAYS_SHOWN,
        "The first ways to lose control with the re-laid dice, as the actions count them. All 0 without one.",
        [
            Column("ahead", 0, MOST_STATIONS, "stations from the car to the loss of control"),
            Column("gear", 0, TOP + 1, "gear in which control is lost"),
            Column("danger", 0, 3, "danger of the tile: 1 yellow, 2 orange, 3 red"),
        ],
    ),
    Field(
        "cars",
        SEATS,
        "The cars: this seat's own, then the others in the order of the seats. All 0 where there is none.",
        [
            Column("present", 0, 1, "1 if there is such a car"),
            Column("turn", 0, 1, "1 if it is its turn"),
            *flags(["track", "verge", "pit", "finished", "retired"], "1 if it is:"),
            Column("to_go", -MOST_STATIONS, MOST_STATIONS * 9, "stations to the finish line"),
            Column("ahead", -MOST_STATIONS, MOST_STATIONS, "stations ahead of this seat's car"),
            Column("low", 0, WIDTH, "left edge of its space, in sixths of the road"),
            Column("high", 0, WIDTH, "right edge of it"),
            Column("marker", -1, TOP, "gear; 0 standing, -1 off the track"),
            Column("class", 0, len(CLASSES) - 1, f"car class, counted along {', '.join(CLASSES)}"),
            Column("tyre", 0, len(TYRES) - 1, f"tyres, counted along {', '.join(TYRES)}"),
            Column("wear", 0, 99, "own turn on soft tyres; 0 on others"),
            Column("focus", 0, MOST_FOCUS, "focus tokens"),
            Column("spun", 0, 1, "1 if it faces back"),
            Column("stuck", 0, 9, "turns in a row in gear 0 without a gear die"),
            Column("from_pit", 0, 1, "1 if it has come out of the pits and not moved"),
            Column("lane", 0, 3, "lane of the pits it stands in"),
            Column("left_side", 0, 1, "1 on the left verge"),
            *counts([f"{name}_tokens" for name in TOKENS], MOST_TOKENS, "on its dashboard:"),
            Column("order", 0, SEATS, "turns until it plays in this round, from 1; 0 if it has played"),
            Column("place", 0, SEATS, "place by the way it has come"),
        ],
    ),
    Field(
        "ways",
        WAYS,
        "The ways out of the space from which the next step leads: the end of the plan while the car whose "
        "turn it is plans, else the space of this seat's car.",
        _WAY,
    ),
    Field(
        "road",
        ROAD_STATIONS * ROAD_LANES,
        "The track from the front of that space on: station by station, in each the lanes from the left.",
        [
            Column(
                "cap",
                0,
                NO_CAP,
                "highest gear of the space there; 9 without a limit, 0 where there is no road",
            ),
            Column("triangle", 0, 1, "1 if it costs a hazard at its own number"),
        ],
    ),
    Field(
        "tiles",
        TILES_AHEAD,
        "The tile of that space and those that follow.",
        [
            Column("danger", 0, 2, "0 yellow, 1 orange, 2 red"),
            Column("flag", 0, 1, "1 under a yellow flag"),
        ],
    ),
]
"""In the order in which `encoder.py` writes them."""
