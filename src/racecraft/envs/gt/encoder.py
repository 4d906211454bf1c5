"""What a driver of Rallyman: GT sees, as numbers. Hidden are only the tyres that others have chosen and not
shown; the cars are listed from the seat's own on."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from librt.strings import write_i16_le as put
from mypy_extensions import i16, i64

from racecraft.engine.state import State
from racecraft.envs.encoding import Encoder, within
from racecraft.envs.gt.fields import (
    FIELDS,
    MOST_FOCUS,
    MOST_HAZARDS,
    MOST_STATIONS,
    MOST_TOKENS,
    PLAN_STEPS,
    RELAYS_SHOWN,
    ROAD_LANES,
    ROAD_STATIONS,
    SEATS,
    TILES_AHEAD,
)
from racecraft.games.gt.actions import STEP_DICE
from racecraft.games.gt.board import NOWHERE, WAYS, Cell, Circuit, tile_bit
from racecraft.games.gt.phases import CHOOSE, GRID, OVER, PLAN
from racecraft.games.gt.planning import FINISHED, ON_TRACK
from racecraft.games.gt.relay import cell_of, gear_of, progress_of
from racecraft.games.gt.standing import progress
from racecraft.games.gt.state import OUTCOMES, Car, GTState
from racecraft.games.gt.tiles import WIDTH

CAR_COLUMNS: Final = 29
_NO_CAR: Final = bytes(CAR_COLUMNS * 2)
_NO_RELAY: Final = bytes(3 * 2)
_NO_STEP: Final = b"\xff\xff\xff\xff"
_LANE_WIDTH: Final = WIDTH // ROAD_LANES


def road_ahead(circuit: Circuit, cell: int) -> bytes:
    """The field `road` for a car on this space."""
    out = BytesWriter()
    count = len(circuit.names)
    for ahead in range(ROAD_STATIONS):
        station = (circuit.front[cell] + ahead) % circuit.length
        for lane in range(ROAD_LANES):
            middle = lane * _LANE_WIDTH + _LANE_WIDTH // 2
            cap, hazard = 0, False
            for other in range(count):
                if (
                    circuit.back[other] <= station < circuit.front[other]
                    and circuit.low[other] <= middle < circuit.high[other]
                ):
                    cap, hazard = circuit.cap[other], circuit.hazard[other]
            put(out, i16(cap))
            put(out, 1 if hazard else 0)
    return out.getvalue()


class GTEncoder(Encoder):
    """Keeps the road ahead of the spaces of the circuit that it has met last, as it comes by them."""

    def __init__(self) -> None:
        super().__init__(FIELDS, OUTCOMES)
        self.circuit: Circuit | None = None
        self.roads: list[bytes] = []

    def look_at(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.roads = [b""] * len(circuit.names)

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        s = cast(GTState, state)
        if s.circuit is not self.circuit:
            self.look_at(s.circuit)
        phase: i64 = 0
        while phase <= OVER:
            put(out, 1 if phase == s.phase else 0)
            phase += 1
        put(out, i16(s.seats))
        put(out, i16(s.setup.laps))
        put(out, within(s.round, 0, 999))
        put(out, i16(s.weather))
        put(out, 1 if seat == s.turn and CHOOSE != s.phase != GRID else 0)
        put(out, i16(s.chosen[seat]) if s.phase == CHOOSE else -1)
        token: i64 = 0
        while token < 6:
            put(out, within(s.bag[token], 0, MOST_TOKENS) if token < len(s.bag) else 0)
            token += 1
        put(out, i16(s.gear_max))
        put(out, i16(s.coast_max))
        put(out, i16(s.brake_max))
        put(out, i16(s.boost_max))
        put(out, i16(s.limit))
        put(out, i16(s.top))
        self.write_plan(s, out)
        self.write_drive(s, out)
        self.write_cars(s, seat, out)
        own = s.cars[seat]
        cell = s.plan_cell if s.phase == PLAN and s.plan_cell != NOWHERE else own.cell
        self.write_road(s, cell if cell != NOWHERE else s.circuit.grid[0], out)

    def write_plan(self, s: GTState, out: BytesWriter) -> None:
        length = s.circuit.length
        steps: i64 = len(s.plan)
        put(out, within(steps, 0, PLAN_STEPS))
        ahead: i64 = 0
        if steps > 0 and s.plan_cell != NOWHERE:
            ahead = s.plan_wrap * length + s.circuit.front[s.plan_cell] - progress(s, s.turn)
        put(out, within(ahead, 0, MOST_STATIONS))
        put(out, within(s.plan_gear, 0, 6))
        put(out, within(s.plan_hazards, 0, MOST_HAZARDS))
        put(out, 1 if s.over_speed else 0)
        put(out, 1 if s.closed else 0)
        gear: i64 = 1
        while gear <= 6:
            put(out, i16(s.used >> (gear - 1) & 1))
            gear += 1
        put(out, within(s.coasts, 0, 9))
        put(out, within(s.brakes, 0, 9))
        put(out, within(s.redlines, 0, 9))
        put(out, within(s.boosts, 0, 9))
        step: i64 = 0
        while step < PLAN_STEPS:
            if step < steps:
                action = s.plan[step]
                put(out, i16(action // STEP_DICE))
                put(out, i16(action % STEP_DICE))
            else:
                out.write(_NO_STEP)
            step += 1

    def write_drive(self, s: GTState, out: BytesWriter) -> None:
        dice: i64 = len(s.dice)
        put(out, 1 if s.flat_out else 0)
        put(out, within(s.done, 0, PLAN_STEPS))
        put(out, within(s.gear, 0, 6))
        put(out, within(s.hazards, 0, MOST_HAZARDS))
        put(out, within(s.secured, 0, PLAN_STEPS))
        put(out, within(dice, 0, 30))
        put(out, within(s.rolled, 0, 30))
        shown: i64 = 0
        faces = s.faces
        while faces > 0:
            shown += faces & 1
            faces >>= 1
        put(out, within(shown, 0, 30))
        put(out, i16(s.dice[s.rolled]) if s.rolled < dice else -1)
        put(out, within(s.draws, 0, 30))
        put(out, within(s.weather_drawn, 0, 30))
        relays: i64 = len(s.relays)
        put(out, within(relays, 0, 400))
        way = progress(s, s.turn)
        number: i64 = 0
        while number < RELAYS_SHOWN:
            if number < relays:
                outcome = s.relays[number]
                put(out, within(progress_of(outcome) - way, 0, MOST_STATIONS))
                put(out, i16(gear_of(outcome)))
                put(out, i16(s.circuit.danger[cell_of(outcome)] + 1))
            else:
                out.write(_NO_RELAY)
            number += 1

    def write_cars(self, s: GTState, seat: i64, out: BytesWriter) -> None:
        seats: i64 = s.seats
        mine = progress(s, seat)
        listed: i64 = 0
        while listed < seats:
            number = seat + listed
            if number >= seats:
                number -= seats
            self.write_car(s, number, s.cars[number], mine, out)
            listed += 1
        while listed < SEATS:
            out.write(_NO_CAR)
            listed += 1

    def write_car(self, s: GTState, number: i64, car: Car, mine: i64, out: BytesWriter) -> None:
        circuit = s.circuit
        cell = car.cell
        way = progress(s, number)
        put(out, 1)
        put(out, 1 if number == s.turn and CHOOSE != s.phase != GRID else 0)
        where: i64 = 0
        while where < 5:
            put(out, 1 if where == car.place else 0)
            where += 1
        put(out, within(s.setup.final_line - way, -MOST_STATIONS, MOST_STATIONS * 9))
        put(out, within(way - mine, -MOST_STATIONS, MOST_STATIONS))
        put(out, 0 if cell == NOWHERE else i16(circuit.low[cell]))
        put(out, 0 if cell == NOWHERE else i16(circuit.high[cell]))
        put(out, i16(car.marker))
        put(out, i16(car.car_class))
        put(out, i16(car.tyre))
        put(out, within(car.wear, 0, 99))
        put(out, within(car.focus, 0, MOST_FOCUS))
        put(out, 1 if car.spun else 0)
        put(out, within(car.stuck, 0, 9))
        put(out, 1 if car.from_pit else 0)
        put(out, within(car.lane, 0, 3))
        put(out, 1 if car.left_side else 0)
        put(out, within(car.gear_tokens, 0, MOST_TOKENS))
        put(out, within(car.brake_tokens, 0, MOST_TOKENS))
        put(out, within(car.coast_tokens, 0, MOST_TOKENS))
        put(out, within(car.weather_tokens, 0, MOST_TOKENS))
        put(out, within(car.yellow_tokens, 0, MOST_TOKENS))
        put(out, within(car.green_tokens, 0, MOST_TOKENS))
        waiting: i64 = 0
        at: i64 = s.pointer
        while at < len(s.order):
            if s.order[at] == number:
                waiting = at - s.pointer + 1
            at += 1
        put(out, within(waiting, 0, SEATS))
        place: i64 = 1
        other: i64 = 0
        finished = car.place == FINISHED
        while other < s.seats:
            if other != number and self.ahead_of(s, other, number, finished, way):
                place += 1
            other += 1
        put(out, i16(place))

    def ahead_of(self, s: GTState, other: i64, number: i64, finished: bool, way: i64) -> bool:
        """Whether another car is classified before this one."""
        if s.cars[other].place == FINISHED:
            return not finished or s.finished.index(other) < s.finished.index(number)
        return not finished and progress(s, other) > way

    def write_road(self, s: GTState, cell: Cell, out: BytesWriter) -> None:
        circuit = s.circuit
        way: i64 = 0
        while way < WAYS:
            edge = cell * WAYS + way
            target = circuit.way[edge]
            is_open = target != NOWHERE
            put(out, 1 if is_open else 0)
            put(out, 1 if circuit.way_straight[edge] else 0)
            put(out, i16(circuit.way_cap[edge]) if is_open else 0)
            put(out, within(circuit.way_hazards[edge], 0, 4))
            put(out, 1 if is_open and circuit.hazard[target] else 0)
            put(out, i16(circuit.low[target]) if is_open else 0)
            put(out, i16(circuit.high[target]) if is_open else 0)
            put(out, 1 if is_open and self.taken(s, target) else 0)
            way += 1
        if not self.roads[cell]:
            self.roads[cell] = road_ahead(circuit, cell)
        out.write(self.roads[cell])
        tiles: i64 = len(circuit.laid)
        tile = circuit.tile[cell]
        ahead: i64 = 0
        while ahead < TILES_AHEAD:
            put(out, i16(circuit.danger[circuit.first[tile]]))
            put(out, 1 if s.zones & tile_bit(tile) != 0 else 0)
            tile = tile + 1 if tile + 1 < tiles else 0
            ahead += 1

    def taken(self, s: GTState, cell: Cell) -> bool:
        for car in s.cars:  # noqa: SIM110  (compiles to a loop without calls)
            if car.cell == cell and car.place == ON_TRACK:
                return True
        return False
