"""The whole position of Rallyman: GT as JSON, and back; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypedDict

import msgspec

from racecraft.engine.errors import BadPosition, RacecraftError
from racecraft.engine.game import field, number, only
from racecraft.games.gt import relay, rules
from racecraft.games.gt.actions import FLYING, STEP_DICE, STEPS
from racecraft.games.gt.board import NOWHERE, WAYS
from racecraft.games.gt.dashboard import (
    BRAKE_TOKEN,
    CLASSES,
    COAST_TOKEN,
    GEAR_TOKEN,
    GREEN_TOKEN,
    OFF,
    SOFT,
    STANDING,
    TOKENS,
    TOP,
    TYRES,
    WEATHER_TOKEN,
    WEATHERS,
    YELLOW_TOKEN,
    CarClass,
    Tyre,
    Weather,
    marker_name,
    marker_of,
)
from racecraft.games.gt.flags import mark_zones
from racecraft.games.gt.notation import parse, step_text
from racecraft.games.gt.phases import (
    BAG,
    CHOOSE,
    DRIVE,
    GRID,
    OVER,
    PHASES,
    PIT,
    PLAN,
    RELAY,
    THROWN,
    VERGE,
    Phase,
)
from racecraft.games.gt.pit import FULL_LANE, TYRE_LANE, tyre_types
from racecraft.games.gt.planning import (
    FINISHED,
    IN_PIT,
    ON_TRACK,
    ON_VERGE,
    PLACES,
    Place,
    add_step,
    blocked,
    dice_of_step,
    gear_after,
    step_objection,
)
from racecraft.games.gt.standing import progress
from racecraft.games.gt.state import Car, GTState

Side = Literal["left", "right"]
Colour = Literal["white", "black"]
Face = Literal["hz", "ok"]

POSITION = [
    "game", "options", "phase", "turn", "round", "order", "pointer", "weather", "bag", "flags", "departures",
    "finished", "sheet", "chosen", "cars", "move",
]  # fmt: skip
CAR = [
    "class", "tyre", "wear", "place", "space", "wrap", "marker", "focus", "left", "side", "lane", "from_pit",
    "spun", "stuck", "tokens",
]  # fmt: skip
MOVE = ["from", "plan", "flat_out", "done", "hazards", "secured", "faces"]

ROUND_COLOURS: Final[list[Colour]] = ["black", "white"]
"""By round number, from 1 on: GT-ORDER-01, 11."""
COLOURS = ["red", "blue", "green", "yellow", "orange", "black"]

BEGIN = "begin"
"""A phase that a position may name to be loaded at the start of a turn, or of a round if `pointer` is at the
end of `order`; the turn is then begun by the rules."""

IN_MOVE = [PLAN, DRIVE, THROWN, RELAY]
"""What is due while the plan still matters."""


class GTTokens(TypedDict):
    """Damage tokens by kind."""

    gear: int
    """Each takes a gear die away."""
    brake: int
    """Each takes a brake die away."""
    coast: int
    """Each takes a coast die away."""
    weather: int
    """They may turn the weather."""
    yellow: int
    """Yellow flags."""
    green: int
    """Green flags, without an effect."""


class GTFlag(TypedDict):
    """A yellow flag on the track."""

    tile: int
    """Counted from 0 along the circuit."""
    seat: int
    """Who drew it."""


class GTSheetTurn(TypedDict):
    """A column of a time attack's sheet."""

    marker: str
    """The gear at the end of the turn."""
    weather: Weather
    """In this turn."""


GTCarClass = TypedDict("GTCarClass", {"class": CarClass})
"""Which dashboard it drives with."""


class GTCarPosition(GTCarClass):
    """A car with its marker, dashboard and tokens."""

    tyre: Tyre
    """Those fitted now."""
    wear: int
    """The own turn on soft tyres, from 1; 0 on others."""
    place: Place
    """Where it is in the race."""
    space: str | None
    """Where it stands, or to where it will come back; null before the grid is drawn."""
    wrap: int
    """How often it has passed from the last tile to the first."""
    marker: str
    """`00`, or the gear 0 to 6; during its turn still the gear in which the turn began."""
    focus: int
    """Focus tokens."""
    left: int
    """When it left the track, counted over all cars."""
    side: Side
    """Which verge it stands on."""
    lane: int
    """The lane of the pit tile, 1 to 3; 0 elsewhere."""
    from_pit: bool
    """It has come out of the pits and not moved yet."""
    spun: bool
    """It has lost control, stands on the track facing back, and has not moved yet."""
    stuck: int
    """Turns in a row in gear 0 without a gear die."""
    tokens: GTTokens
    """On its dashboard."""


GTMoveFrom = TypedDict("GTMoveFrom", {"from": str}, total=False)
"""The space from which the plan begins."""


class GTMovePosition(GTMoveFrom, total=False):
    """The move under way: empty between moves; `draws` and `weather_drawn` while control is lost, the rest
    while a plan is laid or driven."""

    draws: int
    """Damage tokens still to draw."""
    weather_drawn: int
    """Weather tokens among those drawn."""
    plan: list[str]
    """Its steps in notation."""
    flat_out: bool
    """The whole plan is thrown at once."""
    done: int
    """Steps of the plan that were driven."""
    hazards: int
    """Met so far in this turn."""
    secured: int
    """Dice secured this turn."""
    faces: list[Face]
    """What the dice of the throw under way show so far."""


class GTPosition(TypedDict):
    """The whole state, which loads back."""

    game: Literal["gt"]
    """The game's id."""
    options: dict[str, Any]
    """What was agreed before the race; what is left out has its default."""
    phase: Phase
    """What is to be decided or drawn now."""
    turn: int
    """The seat whose turn it is."""
    round: int
    """From 1; 0 before the first."""
    order: list[int]
    """The seats in the order in which they play this round."""
    pointer: int
    """How many of them have had their turn."""
    weather: Weather
    """On the whole track."""
    bag: GTTokens
    """Damage tokens still in the bag."""
    flags: list[GTFlag]
    """In the order in which they were drawn."""
    departures: int
    """Cars that have left the track so far."""
    finished: list[int]
    """Seats in the order in which they finished."""
    sheet: list[GTSheetTurn]
    """The turns of a time attack so far; empty in a race."""
    chosen: list[Tyre | None]
    """Tyres chosen at the start by seat; empty once all are shown."""
    cars: list[GTCarPosition]
    """By seat."""
    move: GTMovePosition
    """Empty between moves."""


# --- Writing ------------------------------------------------------------------------------------------------


def position(s: GTState) -> GTPosition:
    return {
        "game": "gt",
        "options": msgspec.to_builtins(s.setup.options),
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "round": s.round,
        "order": list(s.order),
        "pointer": s.pointer,
        "weather": WEATHERS[s.weather],
        "bag": tokens_json(s.bag),
        "flags": flags_json(s),
        "departures": s.departures,
        "finished": list(s.finished),
        "sheet": [turn_json(entry) for entry in s.sheet],
        "chosen": [TYRES[choice] if choice >= 0 else None for choice in s.chosen],
        "cars": [car_json(s, car) for car in s.cars],
        "move": _move_json(s),
    }


def tokens_json(counts: list[int]) -> GTTokens:
    return {
        "gear": counts[GEAR_TOKEN],
        "brake": counts[BRAKE_TOKEN],
        "coast": counts[COAST_TOKEN],
        "weather": counts[WEATHER_TOKEN],
        "yellow": counts[YELLOW_TOKEN],
        "green": counts[GREEN_TOKEN],
    }


def flags_json(s: GTState) -> list[GTFlag]:
    return [{"tile": flag // 8, "seat": flag % 8} for flag in s.flags]


def turn_json(entry: int) -> GTSheetTurn:
    return {"marker": marker_name(entry // 2 - 1), "weather": WEATHERS[entry % 2]}


def car_json(s: GTState, car: Car) -> GTCarPosition:
    return {
        "class": CLASSES[car.car_class],
        "tyre": TYRES[car.tyre],
        "wear": car.wear,
        "place": PLACES[car.place],
        "space": None if car.cell == NOWHERE else s.circuit.names[car.cell],
        "wrap": car.wrap,
        "marker": marker_name(car.marker),
        "focus": car.focus,
        "left": car.left,
        "side": "left" if car.left_side else "right",
        "lane": car.lane,
        "from_pit": car.from_pit,
        "spun": car.spun,
        "stuck": car.stuck,
        "tokens": tokens_json(tokens_of(car)),
    }


def tokens_of(car: Car) -> list[int]:
    return [
        car.gear_tokens,
        car.brake_tokens,
        car.coast_tokens,
        car.weather_tokens,
        car.yellow_tokens,
        car.green_tokens,
    ]


def _move_json(s: GTState) -> GTMovePosition:
    """The move under way; empty when there is none."""
    if s.phase == BAG:
        return {"draws": s.draws, "weather_drawn": s.weather_drawn}
    if s.phase == VERGE:
        return {"draws": s.draws}
    if s.phase not in IN_MOVE:
        return {}
    return {
        "from": s.circuit.names[s.start_cell],
        "plan": plan_texts(s),
        "flat_out": s.flat_out,
        "done": s.done,
        "hazards": s.hazards,
        "secured": s.secured,
        "faces": faces_json(s),
    }


def faces_json(s: GTState) -> list[Face]:
    return ["hz" if s.faces >> n & 1 else "ok" for n in range(s.rolled)]


def plan_texts(s: GTState) -> list[str]:
    """The plan, step by step in the game's notation."""
    texts: list[str] = []
    cell, gear = s.start_cell, s.cars[s.turn].marker
    for action in s.plan:
        texts.append(step_text(s, cell, gear, action))
        cell = s.circuit.way[cell * WAYS + action // STEP_DICE]
        gear = gear_after(gear, action % STEP_DICE)
    return texts


# --- Loading ------------------------------------------------------------------------------------------------


def load(s: GTState, data: Mapping[str, Any]) -> None:
    """Lays a position out on a fresh table; BadPosition names what cannot be."""
    where = "the position"
    only(data, POSITION, where)
    phase = field(data, "phase", str, where)
    if phase not in PHASES and phase != BEGIN:
        raise BadPosition(f"{where}: phase {phase!r} is none of {', '.join(PHASES)}, {BEGIN}")
    s.phase = PLAN if phase == BEGIN else PHASES.index(phase)
    s.turn = number(data, "turn", 0, s.seats - 1, where)
    s.round = number(data, "round", 0, s.setup.round_cap, where)
    s.weather = _index(data, "weather", WEATHERS, where)
    s.departures = number(data, "departures", 0, 1_000_000, where)
    _load_chosen(s, field(data, "chosen", list, where))
    for seat, entry in enumerate(field(data, "cars", list, where)):
        if not isinstance(entry, dict):
            raise BadPosition(f"car {seat + 1} is {entry!r}, not an object")
        _load_car(s, s.cars[seat], entry, f"car {seat + 1}")
    _load_tokens(s, data)
    s.order = _seats(s, data, "order")
    s.finished = _seats(s, data, "finished")
    s.pointer = number(data, "pointer", 0, len(s.order), where)
    _check_cars(s)
    _load_sheet(s, field(data, "sheet", list, where))
    if phase == BEGIN:
        rules.advance(s)
        return
    _check_turn(s)
    move = field(data, "move", dict, where)
    if s.phase in IN_MOVE:
        _load_plan(s, move)
    elif s.phase in (BAG, VERGE):
        _load_loss(s, move)
    else:
        only(move, [], "move")
    if s.phase == PIT:
        car = s.cars[s.turn]
        rules.read_dashboard(s, car)
        if s.seats == 1 or car.marker != 1 or not s.circuit.pit_space(car.cell):
            raise BadPosition(f"car {s.turn + 1} cannot make a pit stop here (GT-PIT-01 to 03)")


def _index(data: Mapping[str, Any], name: str, names: Sequence[str], where: str) -> int:
    value = field(data, name, str, where)
    if value not in names:
        raise BadPosition(f"{where}: {name} {value!r} is none of {', '.join(names)}")
    return names.index(value)


def _seats(s: GTState, data: Mapping[str, Any], name: str) -> list[int]:
    """A list of different seats."""
    seats: list[int] = []
    for seat in field(data, name, list, "the position"):
        if type(seat) is not int or not 0 <= seat < s.seats or seat in seats:
            raise BadPosition(f"the position: {name!r} must list different seats from 0 to {s.seats - 1}")
        seats.append(seat)
    return seats


def _load_chosen(s: GTState, chosen: list[Any]) -> None:
    if not chosen and s.phase != CHOOSE:
        return
    types = TYRES[: tyre_types(s)]
    if s.phase != CHOOSE or len(chosen) != s.seats:
        raise BadPosition("the position: 'chosen' has an entry for each seat exactly while tyres are chosen")
    for choice in chosen:
        if choice is not None and choice not in types:
            raise BadPosition(f"the position: chosen tyres {choice!r} are none of {', '.join(types)}")
        s.chosen.append(-1 if choice is None else types.index(choice))
    if None not in chosen:
        raise BadPosition("the position: all have chosen their tyres, but they are still to be chosen")


def _load_car(s: GTState, car: Car, data: dict[str, Any], where: str) -> None:
    only(data, CAR, where)
    if field(data, "class", str, where) != CLASSES[car.car_class]:
        raise BadPosition(f"{where}: class {data['class']!r} is not the agreed {CLASSES[car.car_class]}")
    car.tyre = _index(data, "tyre", TYRES[: tyre_types(s)], where)
    car.wear = number(data, "wear", 0, len(s.setup.boards.wear) - 1, where)
    if (car.wear > 0) != (car.tyre == SOFT):
        raise BadPosition(f"{where}: wear is counted from 1 on soft tyres and stays 0 on others")
    car.place = _index(data, "place", PLACES, where)
    space = data.get("space")
    if space is not None:
        if not isinstance(space, str) or space not in s.circuit.number:
            raise BadPosition(f"{where}: the track has no space {space!r}")
        car.cell = s.circuit.number[space]
    car.wrap = number(data, "wrap", 0, s.setup.laps + 1, where)
    marker = marker_of(data.get("marker"))
    if marker is None or marker > s.setup.boards.top[car.car_class]:
        raise BadPosition(f"{where}: marker {data.get('marker')!r} is none of its class")
    car.marker = marker
    car.focus = number(data, "focus", 0, 100_000, where)
    car.left = number(data, "left", 0, s.departures, where)
    car.left_side = _index(data, "side", ["left", "right"], where) == 0
    car.lane = number(data, "lane", 0, FULL_LANE, where)
    car.from_pit = field(data, "from_pit", bool, where)
    car.spun = field(data, "spun", bool, where)
    car.stuck = number(data, "stuck", 0, rules.STUCK_TURNS, where)
    tokens = field(data, "tokens", dict, where)
    only(tokens, TOKENS, f"{where}: tokens")
    counts = [number(tokens, token, 0, 99, f"{where}: tokens") for token in TOKENS]
    car.gear_tokens, car.brake_tokens, car.coast_tokens = counts[0], counts[1], counts[2]
    car.weather_tokens, car.yellow_tokens, car.green_tokens = counts[3], counts[4], counts[5]


def _load_tokens(s: GTState, data: Mapping[str, Any]) -> None:
    """Bag and flags. Every token of the game is in the bag, on a dashboard or on the track."""
    bag = field(data, "bag", dict, "the position")
    only(bag, TOKENS, "bag")
    s.bag = [number(bag, token, 0, 99, "bag") for token in TOKENS]
    for entry in field(data, "flags", list, "the position"):
        if not isinstance(entry, dict):
            raise BadPosition(f"flags: {entry!r} is not an object with tile and seat")
        tile = number(entry, "tile", 0, len(s.circuit.laid) - 1, "flags")
        s.flags.append(tile * 8 + number(entry, "seat", 0, s.seats - 1, "flags"))
    mark_zones(s)
    for token, name in enumerate(TOKENS):
        total = s.bag[token] + sum([tokens_of(car)[token] for car in s.cars])
        if name == "yellow":
            total += len(s.flags)
        due = 0 if token == WEATHER_TOKEN and not s.setup.weather_in_bag else s.setup.boards.bag[token]
        if total != due:
            raise BadPosition(f"bag: there are {total} {name} tokens in all, not {due} (GT-SETUP-05)")


def _check_cars(s: GTState) -> None:
    gridding = s.phase in (CHOOSE, GRID)
    for seat, car in enumerate(s.cars):
        where = f"car {seat + 1}"
        if car.cell == NOWHERE:
            if not gridding:
                raise BadPosition(f"{where} is not on the circuit, but the race has begun")
            continue
        if gridding and (car.cell not in s.circuit.grid or car.wrap > 0):
            raise BadPosition(f"{where} is placed, but not on the grid")
        if (car.place == FINISHED) != (progress(s, seat) > s.setup.final_line):
            raise BadPosition(f"{where}: a car has finished exactly when it is beyond the final line")
        if (car.place == FINISHED) != (seat in s.finished):
            raise BadPosition(f"{where}: 'finished' lists exactly the cars that have finished")
        if car.place == ON_TRACK and car.marker == OFF and not (s.phase == VERGE and seat == s.turn):
            raise BadPosition(f"{where} is on the track with marker 00")
        if car.place == ON_VERGE and car.marker != OFF:
            raise BadPosition(f"{where} is on the verge with marker {car.marker}, not 00")
        if car.place == IN_PIT and car.marker > STANDING:
            raise BadPosition(f"{where} is in the pits in gear {car.marker}")
        if (car.place == IN_PIT) != (car.lane > 0):
            raise BadPosition(f"{where}: 'lane' is 1 to 3 in the pits and 0 elsewhere")
        if car.lane == TYRE_LANE and car.marker == OFF:
            raise BadPosition(f"{where} is in the lane for tyres with marker 00 (GT-PIT-07)")
        if car.spun and (car.place != ON_TRACK or car.marker != STANDING):
            raise BadPosition(f"{where} has spun, but does not stand on the track with marker 0 (GT-LOC-08)")
        for other in range(seat):
            rival = s.cars[other]
            if car.place == ON_TRACK and rival.place == ON_TRACK and car.cell == rival.cell:
                raise BadPosition(
                    f"cars {other + 1} and {seat + 1} stand on the same space {s.circuit.names[car.cell]}"
                )
    if gridding:
        _check_grid(s)


def _check_turn(s: GTState) -> None:
    """The turn belongs to a racing car that the order of the round names."""
    if s.phase not in (CHOOSE, GRID, OVER):
        if s.pointer >= len(s.order) or s.order[s.pointer] != s.turn:
            raise BadPosition("the position: 'order' at 'pointer' must be the seat whose turn it is")
        if s.cars[s.turn].place >= FINISHED:
            raise BadPosition(f"car {s.turn + 1} is out of the race, it cannot have the turn")
        for seat, car in enumerate(s.cars):
            if car.place < FINISHED and seat not in s.order:
                raise BadPosition(f"car {seat + 1} is racing, but not in the order of the round")


def _check_grid(s: GTState) -> None:
    placed = [car.cell for car in s.cars if car.cell != NOWHERE]
    slots = len(placed)
    if sorted(placed) != sorted(s.circuit.grid[:slots]) or slots > max(0, s.seats - 2):
        raise BadPosition("the position: the grid is filled from slot 1 on, without gaps")
    if s.phase == CHOOSE and (slots > 0 or not s.chosen):
        raise BadPosition("the position: tyres are chosen before the grid is drawn")


def _load_sheet(s: GTState, sheet: list[Any]) -> None:
    if sheet and s.seats > 1:
        raise BadPosition("the position: only a time attack keeps a sheet")
    for entry in sheet:
        marker = marker_of(entry.get("marker")) if isinstance(entry, dict) else None
        if marker is None or marker > TOP:
            raise BadPosition(f"sheet: {entry!r} is not an object with marker and weather")
        s.sheet.append((marker + 1) * 2 + _index(entry, "weather", WEATHERS, "sheet"))


def _load_plan(s: GTState, move: dict[str, Any]) -> None:
    """Lays the plan again step by step, so that only what could be planned is loaded."""
    where = "move"
    only(move, MOVE, where)
    car = s.cars[s.turn]
    if car.place != ON_TRACK or car.marker == OFF:
        raise BadPosition(f"car {s.turn + 1} is not on the track, it cannot plan a move")
    start = move.get("from", s.circuit.names[car.cell])
    texts = move.get("plan", [])
    if not isinstance(start, str) or start not in s.circuit.number or not isinstance(texts, list):
        raise BadPosition("move: 'from' must be a space and 'plan' a list of steps")
    rules.read_dashboard(s, car)
    stands = car.cell
    done = number(move, "done", 0, len(texts), where) if "done" in move else 0
    wrap = car.wrap
    car.cell = s.circuit.number[start]
    if s.circuit.front[car.cell] > s.circuit.front[stands]:
        car.wrap -= 1
    rules.start_plan(s, car)
    cells = [car.cell]
    for text in texts:
        try:
            action = parse(s, str(text))
            reason = step_objection(s, action) if action < STEPS else "is no step of a plan"
        except RacecraftError as error:
            raise BadPosition(f"move: {text!r} cannot be planned: {error}") from None
        if reason is not None:
            raise BadPosition(f"move: {text!r} cannot be planned: {reason}")
        add_step(s, action)
        cells.append(s.plan_cell)
    if s.phase != PLAN and not s.plan:
        raise BadPosition("move: a car that drives has a plan")
    if cells[done] != stands:
        raise BadPosition(f"move: after {done} steps the car would not stand on {s.circuit.names[stands]}")
    car.cell, car.wrap = stands, wrap
    s.done = done
    if s.phase == PLAN and not s.plan and blocked(s):
        raise BadPosition(f"car {s.turn + 1} is blocked, it cannot plan a move (GT-BLOCK)")
    _load_roll(s, move)


def _load_roll(s: GTState, move: dict[str, Any]) -> None:
    where = "move"
    s.flat_out = field(move, "flat_out", bool, where) if "flat_out" in move else False
    s.hazards = number(move, "hazards", 0, s.limit - 1, where) if "hazards" in move else 0
    s.secured = number(move, "secured", 0, 12, where) if "secured" in move else 0
    faces = move.get("faces", [])
    if not isinstance(faces, list) or not all([face in ("hz", "ok") for face in faces]):
        raise BadPosition("move: 'faces' must be a list of hz and ok")
    phase = s.phase
    if s.flat_out != (phase == RELAY or (phase == THROWN and s.flat_out)) or (s.flat_out and s.done > 0):
        raise BadPosition(f"move: a car cannot be flat out in phase {PHASES[phase]} after {s.done} steps")
    if phase == DRIVE or (phase == THROWN and not s.flat_out):
        if s.done >= len(s.plan):
            raise BadPosition("move: all steps are driven, but the move goes on")
        for action in s.plan[: s.done]:
            s.gear = gear_after(s.gear, action % STEP_DICE)
    elif phase == PLAN and (s.done > 0 or s.hazards > 0 or s.secured > 0):
        raise BadPosition("move: nothing is driven or rolled while the plan is laid")
    if phase == THROWN or phase == RELAY:
        rules_dice = _dice_due(s)
        if len(faces) > len(rules_dice) or (len(faces) == len(rules_dice)) != (phase == RELAY):
            raise BadPosition(f"move: {len(faces)} of {len(rules_dice)} dice cannot be rolled in this phase")
        s.dice = rules_dice
        for face in faces:
            s.faces |= (1 if face == "hz" else 0) << s.rolled
            s.rolled += 1
    elif faces:
        raise BadPosition("move: no dice are rolled in this phase")
    if phase == RELAY:
        total = s.plan_hazards + sum([1 for face in faces if face == "hz"])
        flew = s.plan[0] % STEP_DICE == FLYING and faces[0] == "hz"
        if flew or (total < s.limit and not s.over_speed):
            raise BadPosition("move: these dice do not lose control")
        s.relays = relay.outcomes(s)


def _dice_due(s: GTState) -> list[int]:
    """The dice of the throw under way."""
    if s.flat_out:
        return rules.dice_of_plan(s)
    return dice_of_step(s.gear, s.plan[s.done] % STEP_DICE)


def _load_loss(s: GTState, move: dict[str, Any]) -> None:
    only(move, ["draws", "weather_drawn"] if s.phase == BAG else ["draws"], "move")
    car = s.cars[s.turn]
    if s.phase == VERGE and (car.place != ON_TRACK or car.marker != OFF or not s.circuit.central(car.cell)):
        raise BadPosition(f"car {s.turn + 1} has no verge to choose")
    least = 1 if s.phase == BAG else 0
    s.draws = number(move, "draws", least, sum(s.bag), "move")
    if s.phase == BAG:
        if car.marker > STANDING:
            raise BadPosition(f"car {s.turn + 1} draws tokens in gear {car.marker}")
        s.weather_drawn = number(move, "weather_drawn", 0, car.weather_tokens, "move")
