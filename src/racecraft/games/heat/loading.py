"""A position of Heat read back into a state, and refused where it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from racecraft.engine.errors import BadPosition
from racecraft.engine.game import field, number, only
from racecraft.games.heat import phases, planning, rules, symbols
from racecraft.games.heat.actions import END, REDRAW, USE, VALUE
from racecraft.games.heat.board import SIDES, Track
from racecraft.games.heat.cards import (
    AMOUNT,
    CARDS,
    COPIES,
    FIRST_SPONSOR,
    HEAT,
    NAMES,
    SPEEDS,
    START_0,
    USE_NAMES,
    card_named,
    is_speed,
    is_sponsor,
)
from racecraft.games.heat.championship import SPEED_COPIES, SPONSOR_COPIES, conditions_of, slot_for
from racecraft.games.heat.deck import show_discard_top
from racecraft.games.heat.gears import TOP_GEAR, shift_cost, within_reach
from racecraft.games.heat.phases import (
    CARDS_STAGE,
    COMMITTED,
    ELIMINATED,
    FINISHED,
    GEAR_STAGE,
    MULLIGAN,
    OVER,
    PLAN,
    RACING,
)
from racecraft.games.heat.position import (
    AFTER,
    CAR,
    DRIVER,
    IN_TURN,
    PHASES,
    POSITION,
    ROUND,
    SEASON,
    SETTING,
    STAGES,
    STATUSES,
    TURN,
)
from racecraft.games.heat.replenish import mulligan_turn
from racecraft.games.heat.rounds import ROUND_CAP, set_order
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.standing import racing_order
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.tokens import ROAD, WEATHER
from racecraft.games.heat.tournament import tournament_choices

_MOST: Final = 99
SPEED_CARDS: Final = 4 * SPEED_COPIES


def load(s: HeatState, data: Mapping[str, Any]) -> HeatState:
    """Fills an empty table from a position. BadPosition names what cannot be."""
    only(data, POSITION, "the position")
    phase = field(data, "phase", str, "the position")
    if phase not in PHASES:
        raise BadPosition(f"there is no phase {phase!r}; there is {', '.join(PHASES)}")
    s.phase = PHASES[phase]
    _load_season(s, field(data, "season", dict, "the position"))
    _load_setting(s, field(data, "setting", dict, "the position"))
    begun = s.phase not in (phases.CALENDAR_TRACK, phases.CALENDAR_EVENT)
    if begun:
        if len(s.tracks) < s.setup.races or len(s.calendar) < s.setup.races:
            raise BadPosition(f"season: the calendar must name all {s.setup.races} races")
        if s.phase != phases.GRID and len(s.grid) < len(s.cars):
            raise BadPosition("setting: 'grid' must name every car")
        s.conditions = conditions_of(s)
        _check_road(s)
    cars = field(data, "cars", list, "the position")
    if len(cars) != len(s.cars):
        raise BadPosition(f"the position has {len(cars)} cars, the options say {len(s.cars)}")
    for index, entry in enumerate(cars):
        _load_car(s, index, entry)
    _check_spots(s)
    for seat, entry in enumerate(field(data, "drivers", list, "the position")):
        if not isinstance(entry, dict):
            raise BadPosition(f"driver {seat + 1} is {entry!r}, not an object")
        _load_driver(s, s.drivers[seat], entry, f"driver {seat + 1}")
    _load_round(s, field(data, "round", dict, "the position"))
    _load_turn(s, field(data, "turn", dict, "the position"))
    _load_choices(s)
    return s


def _pile(data: Mapping[str, Any], name: str, where: str) -> list[int]:
    text = field(data, name, str, where)
    cards: list[int] = []
    for word in text.split():
        card = card_named(word)
        if card < 0:
            raise BadPosition(f"{where}: {name!r}: there is no card {word!r}")
        cards.append(card)
    return cards


def _counts(data: Mapping[str, Any], name: str, first: int, length: int, where: str) -> list[int]:
    counts = [0] * length
    for card in _pile(data, name, where):
        if not first <= card < first + length:
            raise BadPosition(f"{where}: {name!r}: {NAMES[card]} does not belong here")
        counts[card - first] += 1
    return counts


def _cars_listed(s: HeatState, data: Mapping[str, Any], name: str, where: str) -> list[int]:
    cars = field(data, name, list, where)
    for car in cars:
        if type(car) is not int or not 0 <= car < len(s.cars) or cars.count(car) > 1:
            raise BadPosition(f"{where}: {name!r}: {car!r} is no car, or is named twice")
    return list(cars)


def _named(data: Mapping[str, Any], name: str, names: list[str], where: str) -> list[int]:
    found: list[int] = []
    for entry in field(data, name, list, where):
        if entry not in names:
            raise BadPosition(f"{where}: {name!r}: there is no {entry!r}; there is {', '.join(names)}")
        found.append(names.index(entry))
    return found


def _one_named(data: Mapping[str, Any], name: str, names: list[str], where: str) -> int:
    if name not in data:
        raise BadPosition(f"{where} has no {name!r}")
    entry = data[name]
    if entry is None:
        return -1
    if not isinstance(entry, str) or entry not in names or not entry:
        raise BadPosition(f"{where}: {name!r} is {entry!r}, not one of {', '.join(names)}")
    return names.index(entry)


def _load_season(s: HeatState, data: Mapping[str, Any]) -> None:
    where = "season"
    only(data, SEASON, where)
    setup = s.setup
    s.race = number(data, "race", 0, setup.races - 1, where)
    if setup.drawn:
        ids = [track.id for track in setup.tracks]
        s.tracks = [setup.tracks[index] for index in _named(data, "tracks", ids, where)]
        s.calendar = _named(data, "events", [event.name for event in EVENTS], where)
        if len(s.tracks) > setup.races or len(s.calendar) > setup.races:
            raise BadPosition(f"season: the calendar is longer than {setup.races} races")
    else:
        s.tracks = setup.tracks
        s.calendar = setup.events
    points = field(data, "points", list, where)
    if len(points) != len(s.cars) or not all([type(entry) is int and entry >= 0 for entry in points]):
        raise BadPosition("season: 'points' must be a whole number for each car")
    s.points = list(points)
    s.standings = _cars_listed(s, data, "standings", where)
    if s.standings and len(s.standings) < len(s.cars):
        raise BadPosition("season: 'standings' must name every car or none")
    s.upgrades = _counts(data, "upgrades", 0, CARDS, where) if setup.garage else []
    if setup.season:
        s.sponsors = _counts(data, "sponsors", FIRST_SPONSOR, len(s.sponsors), where)
        s.sponsor_discard = _counts(data, "sponsor_discard", FIRST_SPONSOR, len(s.sponsors), where)


def _load_setting(s: HeatState, data: Mapping[str, Any]) -> None:
    where = "setting"
    only(data, SETTING, where)
    s.grid = _cars_listed(s, data, "grid", where)
    s.weather = _one_named(data, "weather", WEATHER, where)
    s.road = _named(data, "road", ROAD, where)
    for token in range(len(ROAD)):
        if s.road.count(token) > 2:
            raise BadPosition(f"setting: there are only two {ROAD[token]!r} road tokens")
    if not s.setup.weather and (s.weather >= 0 or s.road):
        raise BadPosition("setting: 'weather' and 'road' belong to the option weather, which is off")
    s.market = sorted(_pile(data, "market", where))
    s.draft = number(data, "draft", 0, 3, where)
    s.picks = number(data, "picks", 0, s.seats, where)
    s.given = _one_named(data, "given", NAMES, where)
    s.redrawn = field(data, "redrawn", bool, where)


def _check_road(s: HeatState) -> None:
    """HT-ROAD-01: one token for each corner; a position may leave all of them out."""
    corners, drawn = s.conditions.track.corners, len(s.road)
    if drawn > corners or (0 < drawn < corners and s.phase != phases.ROAD):
        raise BadPosition(f"setting: a track with {corners} corners has as many 'road' tokens, not {drawn}")


def _load_car(s: HeatState, index: int, entry: Any) -> None:
    where = f"car {index + 1}"
    if not isinstance(entry, dict):
        raise BadPosition(f"{where} is {entry!r}, not an object")
    only(entry, CAR, where)
    car = s.cars[index]
    status = field(entry, "status", str, where)
    if status not in STATUSES:
        raise BadPosition(f"{where}: 'status' is {status!r}, not one of {', '.join(STATUSES)}")
    car.status = STATUSES.index(status)
    spot = entry.get("at")
    if spot is None:
        car.a = car.cell = 0
        car.line = False
        return
    car.a, car.line = _spot(s.conditions.track, spot, where)
    car.cell = s.conditions.track.cell(car.a)
    if car.status != RACING:
        raise BadPosition(f"{where} is {status}, but stands on the track")


def _spot(track: Track, text: Any, where: str) -> tuple[int, bool]:
    """The distance and race-line flag of `lap/cellSide`."""
    lap, slash, spot = str(text).partition("/")
    cell, side = spot[:-1], spot[-1:].upper()
    if not slash or not lap.removeprefix("-").isdecimal() or not cell.isdecimal() or side not in SIDES:
        raise BadPosition(f"{where}: {text!r} is no place on the track; one is written like 0/12L")
    if not 1 <= int(cell) <= track.cells or not -1 <= int(lap) <= 99:
        raise BadPosition(f"{where}: {text!r} is no place on a track of {track.cells} cells")
    return int(lap) * track.cells + int(cell), SIDES.index(side) == track.side[int(cell)]


def _check_spots(s: HeatState) -> None:
    for index, car in enumerate(s.cars):
        for other in range(index):
            if car.cell and car.cell == s.cars[other].cell and car.line == s.cars[other].line:
                spot = s.conditions.track.spot(car.cell, car.line)
                raise BadPosition(f"cars {other + 1} and {index + 1} stand on the same spot {spot}")


def _load_driver(s: HeatState, d: Driver, data: Mapping[str, Any], where: str) -> None:
    only(data, DRIVER, where)
    piles = {name: _pile(data, name, where) for name in ("hand", "deck", "discard", "play", "top")}
    d.owned = sorted(_pile(data, "owned", where))
    d.kept = sorted(_pile(data, "kept", where))
    for name, cards in piles.items():
        for card in cards:
            slot = slot_for(d, card)
            if name == "hand":
                d.hand[slot] += 1
            elif name == "deck":
                d.deck[slot] += 1
            elif name == "discard":
                d.discard[slot] += 1
            elif name == "play":
                d.play[slot] += 1
    _check_copies(s, [card for cards in piles.values() for card in cards] + d.kept, where)
    d.top = piles["top"][::-1]
    d.hand_size = len(piles["hand"])
    d.deck_size = len(piles["deck"])
    d.discard_size = len(piles["discard"])
    d.discard_top = _one_named(data, "discard_top", NAMES, where)
    if d.discard_top >= 0 and d.discard_top not in piles["discard"]:
        raise BadPosition(f"{where}: {NAMES[d.discard_top]} cannot lie on top, it is not in the discard")
    if d.discard_top < 0:
        show_discard_top(d)
    d.gear = number(data, "gear", 1, TOP_GEAR, where)
    d.heat = number(data, "heat", 0, _MOST, where)
    d.next_gear = number(data, "next_gear", 0, TOP_GEAR + 1, where)
    stage = field(data, "stage", str, where)
    if stage not in STAGES:
        raise BadPosition(f"{where}: 'stage' is {stage!r}, not one of {', '.join(STAGES)}")
    d.stage = STAGES.index(stage)
    if "gained" in data:
        d.gained = number(data, "gained", 0, _MOST, where)


def _check_copies(s: HeatState, cards: list[int], where: str) -> None:
    """HT-SETUP-04, HT-SPON-01: nobody has more cards than are printed, or sponsors without a season."""
    speed = len([card for card in cards if is_speed(card)])
    if speed > SPEED_CARDS:
        raise BadPosition(f"{where} has {speed} basic speed cards, a driver has {SPEED_CARDS}")
    for card in sorted(set(cards)):
        copies = cards.count(card)
        if is_sponsor(card) and not s.setup.season:
            raise BadPosition(f"{where}: there is no sponsor {NAMES[card]} without a season")
        most = SPONSOR_COPIES if is_sponsor(card) else max(1, COPIES[card])
        if card >= START_0 and copies > most:
            raise BadPosition(f"{where} has {copies} cards {NAMES[card]}, of which there are {most}")


def _load_round(s: HeatState, data: Mapping[str, Any]) -> None:
    where = "round"
    only(data, ROUND, where)
    s.round = number(data, "number", 0, ROUND_CAP, where)
    s.order = _cars_listed(s, data, "order", where)
    s.index = number(data, "index", -1, len(s.cars), where)
    s.turn = number(data, "turn", 0, len(s.cars) - 1, where)
    s.eligible = number(data, "eligible", 0, 2, where)
    s.reserve = number(data, "reserve", 0, _MOST, where)
    s.legend_card = number(data, "legend_card", 0, 10, where) - 1
    s.legends_used = 0
    for card in field(data, "legends_used", list, where):
        if type(card) is not int or not 1 <= card <= 10:
            raise BadPosition(f"round: 'legends_used': {card!r} is no Legend card")
        s.legends_used |= 1 << (card - 1)
    s.grandstand = number(data, "grandstand", 0, 3, where)
    s.ranking = _cars_listed(s, data, "ranking", where)
    s.eliminated = _cars_listed(s, data, "eliminated", where)
    for name, cars, status in (("ranking", s.ranking, FINISHED), ("eliminated", s.eliminated, ELIMINATED)):
        if sorted(cars) != [index for index, car in enumerate(s.cars) if car.status == status]:
            raise BadPosition(f"round: {name!r} must name every car that is {STATUSES[status]}, and no other")
    if s.phase == PLAN and not s.order:
        s.round = max(1, s.round)
        set_order(s)
    _check_order(s)
    turn = s.phase in IN_TURN or s.phase == phases.LEGEND
    legend = s.turn >= s.seats
    if turn and (
        legend != (s.phase == phases.LEGEND) or not 0 <= s.index < len(s.order) or s.order[s.index] != s.turn
    ):
        raise BadPosition(f"round: it cannot be the turn of car {s.turn + 1} by this order and index")


def _check_order(s: HeatState) -> None:
    """HT-ORDER-05, 07, 09: cars that have not moved in this round stand as its order says."""
    if s.phase != PLAN and s.phase not in IN_TURN and s.phase != phases.LEGEND:
        return
    waiting = s.order[s.index + 1 :]
    if [car for car in racing_order(s) if car in waiting] != waiting:
        raise BadPosition("round: 'order' contradicts where the cars stand, or names one that has left")


def _load_turn(s: HeatState, data: Mapping[str, Any]) -> None:
    where = "turn"
    only(data, TURN, where)
    track = s.conditions.track
    if data.get("start") is not None:
        s.start_a, s.start_line = _spot(track, data["start"], where)
        s.start_cell = track.cell(s.start_a)
    elif s.phase in IN_TURN:
        raise BadPosition("turn: 'start' must say where the turn began")
    s.before_slip = number(data, "before_slip", -_MOST, 99 * track.cells, where)
    s.speed = number(data, "speed", 0, _MOST, where)
    s.due = number(data, "due", 0, _MOST, where)
    after = field(data, "after", str, where)
    if after not in AFTER.values():
        raise BadPosition(f"turn: 'after' is {after!r}, not one of {', '.join(AFTER.values())}")
    s.after = next(phase for phase, name in AFTER.items() if name == after)
    s.flipped = number(data, "flipped", 0, _MOST, where)
    s.flips = number(data, "flips", 0, _MOST, where)
    s.drawn = number(data, "drawn", 0, _MOST, where)
    s.boosted = field(data, "boosted", bool, where)
    s.adrenaline_speed = field(data, "adrenaline_speed", bool, where)
    s.adrenaline_cool = field(data, "adrenaline_cool", bool, where)
    s.gear_cool = field(data, "gear_cool", bool, where)
    s.sectors_cooled = number(data, "sectors_cooled", 0, 1 << 12, where)
    s.unable = field(data, "unable", bool, where)
    s.gains = number(data, "gains", 0, _MOST, where)
    s.spun = field(data, "spun", bool, where)
    s.discards = number(data, "discards", 0, _MOST, where)
    s.symbols = [_symbol(entry) for entry in field(data, "symbols", list, where)]
    s.values = [_value(entry) for entry in field(data, "values", list, where)]
    s.amount_for = number(data, "amount_for", -1, VALUE, where)
    if s.phase == phases.FLIP and (s.due == 0 or s.after == OVER):
        raise BadPosition("turn: a flip is due, but 'due' and 'after' do not say which")


def _symbol(entry: Any) -> int:
    name, _, card = str(entry).partition(" ")
    number = card_named(card)
    if name not in USE_NAMES or number < 0 or AMOUNT[USE_NAMES.index(name) * CARDS + number] == 0:
        raise BadPosition(f"turn: 'symbols': there is no {entry!r}")
    return USE_NAMES.index(name) * CARDS + number


def _value(entry: Any) -> int:
    value, _, card = str(entry).partition(" ")
    number = card_named(card)
    if number < 0 or not value.isdecimal() or int(value) not in SPEEDS[number]:
        raise BadPosition(f"turn: 'values': there is no {entry!r}")
    return int(value) * CARDS + number


def _load_choices(s: HeatState) -> None:
    """What may be decided follows from the rest of the position."""
    s.planning = 0
    for seat, d in enumerate(s.drivers):
        if d.stage != COMMITTED:
            _load_plan(s, seat, d)
        if s.phase == PLAN and s.cars[seat].status == RACING and d.stage != GEAR_STAGE:
            _check_plan(s, seat, d)
    if s.phase in (PLAN, MULLIGAN):
        if s.planning == 0:
            raise BadPosition(f"all drivers have committed, but the phase is {phases.NAMES[s.phase]!r}")
        if s.phase == MULLIGAN and s.setup.paid_mulligan and s.planning != 1 << mulligan_turn(s):
            raise BadPosition("a paid mulligan is decided by one driver after another")
    elif s.phase == phases.AMOUNT and not (s.amount_for >= USE - 5 and symbols.amounts(s)):
        raise BadPosition("turn: 'amount_for' names no symbol whose amount could be chosen")
    elif s.phase == phases.VALUE and (not 0 <= s.amount_for < CARDS or len(SPEEDS[s.amount_for]) < 2):
        raise BadPosition("turn: 'amount_for' names no card whose number could be chosen")
    elif s.phase < phases.FIRST_CHANCE:
        s.choices = rules.choices_of(s)
        if not s.choices:
            raise BadPosition(f"nothing could be decided in the phase {phases.NAMES[s.phase]!r}")
    elif s.phase != OVER and not s.chance():
        raise BadPosition(f"nothing could be drawn in the phase {phases.NAMES[s.phase]!r}")
    if s.phase in (phases.AMOUNT, phases.VALUE):
        s.choices = rules.choices_of(s)
    if s.phase == OVER and len(s.ranking) + len(s.eliminated) != len(s.cars):
        raise BadPosition("the race is over, but not every car is ranked")


def _check_plan(s: HeatState, seat: int, d: Driver) -> None:
    """A gear that was chosen is within reach, unless a tournament still has to put it right."""
    if s.setup.tournament or (d.stage == COMMITTED and not any(d.play)):
        return
    if d.next_gear not in within_reach(d.gear) or shift_cost(s, seat, d.next_gear) > d.heat:
        raise BadPosition(f"driver {seat + 1}: gear {d.next_gear} is not within reach of gear {d.gear}")


def _load_plan(s: HeatState, seat: int, d: Driver) -> None:
    if s.phase not in (PLAN, MULLIGAN) or s.cars[seat].status != RACING:
        raise BadPosition(f"driver {seat + 1} has nothing to plan, but the stage is {STAGES[d.stage]!r}")
    s.planning |= 1 << seat
    if s.phase == MULLIGAN:
        d.choices = [END, REDRAW]
        return
    laid = d.play.copy()
    stage, gear = d.stage, d.next_gear
    planning.begin_plan(s, seat)
    if stage == GEAR_STAGE:
        if any(laid) or d.stage != GEAR_STAGE:
            raise BadPosition(f"driver {seat + 1} cannot be choosing a gear now")
        return
    d.stage = CARDS_STAGE
    d.next_gear = gear
    d.laid = sum(laid)
    d.last = max([slot for slot, count in enumerate(laid) if count > 0], default=1)
    d.choices = tournament_choices(d) if gear == 0 else planning.card_choices(d)
    filled = gear > 0 and d.laid >= gear
    if not d.choices or filled or laid[HEAT] or (gear == 0) != s.setup.tournament:
        raise BadPosition(f"driver {seat + 1} has no card to lay")
