"""What a driver of Rallyman sees, as numbers. Nothing is hidden; cars are listed from the seat's own on."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from librt.strings import write_i16_le as put
from mypy_extensions import i16, i64

from racecraft.engine.state import State
from racecraft.envs.encoding import Column, Encoder, Field, counts, flags, within
from racecraft.games.rallyman.actions import die_of, line_of, mode_of
from racecraft.games.rallyman.board import BUMP, CORNER
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, GAS_DICE, SHORTCUTS, TOP_GEAR
from racecraft.games.rallyman.phases import OVER, PHASES, TECHNIQUES
from racecraft.games.rallyman.stage import Stage
from racecraft.games.rallyman.standing import progress, rally_time
from racecraft.games.rallyman.state import Car, RallymanState
from racecraft.games.rallyman.steps import (
    CAR_LINES,
    FINISHED,
    RETIRED,
    STATUSES,
    gas_dice,
    gear_dice,
)

SEATS: Final = 4
MOST_SPACES: Final = 400
MOST_SECONDS: Final = 9999
MOST_CARDS: Final = 99
PLAN_STEPS: Final = 8
ROAD_SPACES: Final = 12
MOST_BACKS: Final = 6
"""Gears 0 to 5, each with backs of three kinds."""
MOST_KNOWN: Final = 64
"""Roads of as many stages are kept."""
CAR_COLUMNS: Final = 7 + 22
_NO_CAR: Final = bytes(CAR_COLUMNS * 2)
_NO_STEP: Final = b"\xff\xff" * 3

FIELDS: Final = [
    Field(
        "table",
        1,
        "What is to be decided or drawn, and how far the rally has come.",
        [
            *flags(list(PHASES), "1 in the phase"),
            Column("seats", 1, SEATS, "cars in the rally"),
            Column("stage", 1, 9, "stage under way"),
            Column("stages_left", 0, 9, "stages that follow"),
            Column("length", 0, MOST_SPACES, "spaces of the stage"),
            Column("round", 0, 999, "rounds begun"),
            Column("my_turn", 0, 1, "1 if it is this seat's turn"),
            *counts(
                [f"back_{gear}_{name}" for gear in range(MOST_BACKS) for name in BACKS],
                MOST_CARDS,
                "backs of gear cards not yet seen, by gear and kind:",
            ),
            *counts([f"shortcut_{name}" for name in SHORTCUTS], MOST_CARDS, "cards left in the pile:"),
        ],
    ),
    Field(
        "turn",
        1,
        "The turn under way: the place and the dice of the car, or of its plan.",
        [
            Column("ahead", 0, MOST_SPACES, "spaces from the car to there"),
            *flags(list(CAR_LINES), "1 on the line"),
            Column("gear", 0, TOP_GEAR, "gear there"),
            Column("mud", 0, 9, "levels of mud of the corner"),
            *flags([f"used_{gear}" for gear in range(1, TOP_GEAR + 1)], "1 if the gear die is used:"),
            Column("gas", 0, GAS_DICE, "gas dice used"),
            Column("alarms", 0, 9, "`!` shown in this turn"),
            Column("snow_alarms", 0, 9, "those on snow"),
            Column("set_dice", 0, 20, "dice set for second tokens"),
            Column("sisu_on", 0, 1, "1 if sisu is in use"),
            Column("wheel_changed", 0, 1, "1 if a wheel was changed"),
            Column("die", 0, len(DIE_NAMES), "die of the step under way: 0 to 4 gears 1 to 5, 5 gas"),
            Column("line", 0, 3, "line of that step: on, drift, cut, back"),
            Column("face", 0, 1, "1 if it shows `!`"),
            Column("risk", 0, 3, "what it risks by its gear: nothing, a bump, control, the car"),
            *flags(list(TECHNIQUES), "1 if the turn is driven"),
            Column("faces", 0, PLAN_STEPS, "dice of the attack that are thrown"),
        ],
    ),
    Field(
        "steps",
        PLAN_STEPS,
        "The steps of the attack that are still to be driven. All -1 where there is none.",
        [
            Column("die", -1, len(DIE_NAMES) - 1, "0 to 4 gear dice 1 to 5, 5 gas"),
            Column("line", -1, 3, "on, drift, cut, back"),
            Column("set", -1, 1, "1 if the die is set, not rolled"),
        ],
    ),
    Field(
        "cars",
        SEATS,
        "The cars: this seat's own, then the others in the order of the seats. All 0 where there is none.",
        [
            Column("present", 0, 1, "1 if there is such a car"),
            Column("turn", 0, 1, "1 if it is its turn"),
            *flags(list(STATUSES), "1 if it is:"),
            Column("index", -1, MOST_SPACES, "space of the stage; -1 before the start"),
            Column("ahead", -MOST_SPACES, MOST_SPACES, "spaces ahead of this seat's car"),
            *flags(list(CAR_LINES), "1 on the line"),
            Column("gear", 0, TOP_GEAR, "gear on top of the time pile"),
            Column("mud", 0, 9, "levels of mud of its corner"),
            Column("gear_dice", 0, TOP_GEAR, "gear dice of a turn, after damage"),
            Column("gas_dice", 0, GAS_DICE, "gas dice of a turn, after punctures"),
            Column("spare", 0, 1, "1 with a spare wheel"),
            Column("sisu", 0, 1, "1 with the sisu card"),
            Column("winter", 0, 1, "1 on winter tyres"),
            Column("seconds", 0, MOST_SECONDS, "seconds of the time pile"),
            Column("tokens", 0, 999, "second tokens"),
            Column("time", -999, MOST_SECONDS, "seconds of the whole rally so far"),
            Column("behind", -MOST_SECONDS, MOST_SECONDS, "those more than this seat's"),
            Column("stages", 0, 9, "stages completed"),
            Column("start", 0, SEATS, "place on the start list, from 1; 0 if it is not drawn"),
            Column("order", 0, SEATS, "turns until it drives in this round, from 1; 0 if it has"),
        ],
    ),
    Field(
        "road",
        ROAD_SPACES,
        "The road from the place of the turn on, or from this seat's car while another drives. All 0 beyond "
        "the finish.",
        [
            Column("road", 0, 1, "1 if the stage has such a space"),
            Column("corner", 0, 1, "1 in a corner"),
            Column("bump", 0, 1, "1 on a bump"),
            Column("number", 0, TOP_GEAR, "inside number of a corner, number of a bump"),
            Column("drift_1", 0, TOP_GEAR, "number of the first mini-space of a drift; 0 without one"),
            Column("drift_2", 0, TOP_GEAR, "number of the second"),
            Column("cut", 0, TOP_GEAR, "number of the cut; 0 without one"),
            Column("cap", 0, 4, "cars that find room"),
            Column("damage_left", 0, 5, "gear dice lost on the left verge"),
            Column("damage_right", 0, 5, "gear dice lost on the right verge"),
            Column("split", 0, 1, "1 if time is taken there"),
        ],
    ),
    Field(
        "surface",
        ROAD_SPACES,
        "The same spaces as they are now.",
        [
            Column("snow", 0, 1, "1 under snow"),
            Column("mud", 0, 9, "levels of mud"),
            Column("cars", 0, SEATS, "cars on the road there"),
        ],
    ),
]


def road_ahead(stage: Stage, index: int, splits: list[int]) -> bytes:
    """The field `road` for a car on this space."""
    out = BytesWriter()
    for space in range(index, index + ROAD_SPACES):
        if not 0 <= space < stage.length:
            out.write(bytes(11 * 2))
            continue
        ground = stage.ground[space]
        put(out, 1)
        put(out, 1 if ground.kind == CORNER else 0)
        put(out, 1 if ground.kind == BUMP else 0)
        put(out, i16(ground.number))
        put(out, i16(ground.drift1))
        put(out, i16(ground.drift2))
        put(out, i16(ground.cut))
        put(out, within(ground.cap, 0, 4))
        put(out, within(ground.damage_left, 0, 5))
        put(out, within(ground.damage_right, 0, 5))
        put(out, 1 if space in splits else 0)
    return out.getvalue()


class Road:
    """The field `road` ahead of every space of a stage."""

    def __init__(self, stage: Stage, splits: list[int]) -> None:
        self.splits = splits
        self.ahead = [road_ahead(stage, index, splits) for index in range(stage.length + ROAD_SPACES)]


class RallymanEncoder(Encoder):
    """Keeps the roads of the stages that it has met: races side by side drive different ones."""

    def __init__(self) -> None:
        super().__init__(FIELDS, SEATS)
        self.stage: Stage | None = None
        self.road: Road | None = None
        self.known: dict[Stage, Road] = {}

    def road_of(self, s: RallymanState) -> Road:
        splits = s.setup.split_points[s.stage_number]
        road = self.road if s.stage is self.stage else self.known.get(s.stage)
        if road is None or (road.splits is not splits and road.splits != splits):
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            road = Road(s.stage, splits)
            self.known[s.stage] = road
        self.stage = s.stage
        self.road = road
        return road

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        s = cast(RallymanState, state)
        phase: i64 = 0
        while phase <= OVER:
            put(out, 1 if phase == s.phase else 0)
            phase += 1
        stages: i64 = len(s.setup.stages)
        put(out, i16(s.seats))
        put(out, within(s.stage_number + 1, 1, 9))
        put(out, within(stages - s.stage_number - 1, 0, 9))
        put(out, within(s.stage.length, 0, MOST_SPACES))
        put(out, within(s.round, 0, 999))
        put(out, 1 if seat == s.turn else 0)
        kind: i64 = 0
        while kind < MOST_BACKS * 3:
            put(out, within(s.backs[kind], 0, MOST_CARDS) if kind < len(s.backs) else 0)
            kind += 1
        kind = 0
        while kind < 3:
            put(out, within(s.shortcuts[kind], 0, MOST_CARDS))
            kind += 1
        self.write_turn(s, out)
        self.write_cars(s, seat, out)
        own = s.cars[seat]
        index = s.head.index if seat == s.turn and s.head.index > own.index else own.index
        self.write_road(s, index if index > 0 else 0, out)

    def write_turn(self, s: RallymanState, out: BytesWriter) -> None:
        head = s.head
        put(out, within(head.index - s.cars[s.turn].index, 0, MOST_SPACES))
        line: i64 = 0
        while line < 4:
            put(out, 1 if line == head.line else 0)
            line += 1
        put(out, within(head.gear, 0, TOP_GEAR))
        put(out, within(head.mud, 0, 9))
        die: i64 = 0
        while die < TOP_GEAR:
            put(out, i16(head.used >> die & 1))
            die += 1
        put(out, within(head.gas, 0, GAS_DICE))
        put(out, within(s.alarms, 0, 9))
        put(out, within(s.snow_alarms, 0, 9))
        put(out, within(s.set_dice, 0, 20))
        put(out, 1 if s.sisu_on else 0)
        put(out, 1 if s.wheel_changed else 0)
        put(out, within(s.die, 0, 6))
        put(out, within(s.line, 0, 3))
        put(out, within(s.face, 0, 1))
        put(out, within(s.risk, 0, 3))
        technique: i64 = 0
        while technique < 3:
            put(out, 1 if technique == s.technique else 0)
            technique += 1
        faces: i64 = len(s.faces)
        put(out, within(faces, 0, PLAN_STEPS))
        steps: i64 = len(s.plan)
        step: i64 = 0
        while step < PLAN_STEPS:
            if step < steps:
                action: i64 = s.plan[step]
                put(out, i16(die_of(action)))
                put(out, i16(line_of(action)))
                put(out, i16(mode_of(action)))
            else:
                out.write(_NO_STEP)
            step += 1

    def write_cars(self, s: RallymanState, seat: i64, out: BytesWriter) -> None:
        seats: i64 = s.seats
        own = s.cars[seat]
        listed: i64 = 0
        while listed < seats:
            number = seat + listed
            if number >= seats:
                number -= seats
            self.write_car(s, number, s.cars[number], own, out)
            listed += 1
        while listed < SEATS:
            out.write(_NO_CAR)
            listed += 1

    def write_car(self, s: RallymanState, number: i64, car: Car, own: Car, out: BytesWriter) -> None:
        put(out, 1)
        put(out, 1 if number == s.turn else 0)
        status: i64 = 0
        while status < 7:
            put(out, 1 if status == car.status else 0)
            status += 1
        put(out, within(car.index, -1, MOST_SPACES))
        put(out, within((progress(car) - progress(own)) // 2, -MOST_SPACES, MOST_SPACES))
        line: i64 = 0
        while line < 4:
            put(out, 1 if line == car.line else 0)
            line += 1
        put(out, i16(car.gear))
        put(out, within(car.mud, 0, 9))
        put(out, within(gear_dice(car.lost), 0, TOP_GEAR))
        put(out, within(gas_dice(car.punctures), 0, GAS_DICE))
        put(out, 1 if car.spare else 0)
        put(out, 1 if car.sisu else 0)
        put(out, i16(car.tyres))
        put(out, within(car.seconds, 0, MOST_SECONDS))
        put(out, within(car.tokens, 0, 999))
        time = rally_time(s, car)
        put(out, within(time, -999, MOST_SECONDS))
        put(out, within(time - rally_time(s, own), -MOST_SECONDS, MOST_SECONDS))
        stages: i64 = len(car.times)
        put(out, within(stages, 0, 9))
        put(out, i16(self.place_in(s.start_list, 0, number)))
        put(out, i16(self.place_in(s.order, s.place, number)))

    def place_in(self, seats: list[int], first: i64, seat: i64) -> i64:
        """How many seats from this entry on come until the seat, itself included; 0 if it is not there."""
        at = first if first > 0 else 0
        while at < len(seats):
            if seats[at] == seat:
                return at - first + 1
            at += 1
        return 0

    def write_road(self, s: RallymanState, index: i64, out: BytesWriter) -> None:
        stage = s.stage
        out.write(self.road_of(s).ahead[index])
        space = index
        while space < index + ROAD_SPACES:
            if space < stage.length:
                put(out, i16(s.snow >> stage.ground[space].zone & 1))
                put(out, within(s.mud[space], 0, 9) if space < len(s.mud) else 0)
            else:
                put(out, 0)
                put(out, 0)
            there: i64 = 0
            for car in s.cars:
                if car.index == space and car.status != FINISHED and car.status != RETIRED:
                    there += 1
            put(out, i16(there))
            space += 1
