"""Before and after the race: calendar, grid, tokens, decks; press and sponsors; points and the season
(HT-CHAMP).

A single race is a season of one race without event, press and sponsors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from racecraft.engine.state import Result
from racecraft.games.heat import garage
from racecraft.games.heat.cards import (
    FIRST_SPONSOR,
    HEAT,
    HEAT_KIND,
    LAST_SPONSOR,
    SPEED_1,
    SPEED_4,
    START_0,
    START_5,
    STRESS,
)
from racecraft.games.heat.phases import (
    BEGIN_RACE,
    BUILD_DECKS,
    CALENDAR,
    CALENDAR_EVENT,
    CALENDAR_TRACK,
    DEAL,
    DISCARDING,
    GAINING,
    GRID,
    MARKET,
    OPENING_HANDS,
    OPENING_SPONSOR,
    OVER,
    PLACE_CARS,
    PREPARE_MARKET,
    PREPARE_SPONSORS,
    PREPARE_WEATHER,
    RACING,
    ROAD,
    SPONSOR,
    WEATHER,
)
from racecraft.games.heat.rounds import clear_turn
from racecraft.games.heat.seasons import (
    CARS_TO_PASS,
    EVENTS,
    GRANDSTAND,
    GRANDSTAND_PLACES,
    LIVE_TV,
    PRESS_BELOW_LIMIT,
    RECORD_SPEED,
    SPEED_RECORD,
)
from racecraft.games.heat.standing import race_order
from racecraft.games.heat.tokens import RAIN, ROAD_WORDS, SUN
from racecraft.games.heat.tokens import WEATHER as WEATHER_NAMES
from racecraft.games.heat.weather import MOVED_HEAT, Conditions, road_left

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState

POINTS: Final = [9, 6, 4, 3, 2, 1]
RESERVE: Final = 37
"""Stress cards of the base box."""
RESERVE_HEAVY_RAIN: Final = 5
SPEED_COPIES: Final = 3
SPONSOR_COPIES: Final = 7
PRESS_EXCESS: Final = 2
"""The press is pleased by a speed this far above the limit."""


# --- Before the race ----------------------------------------------------------------------------------------


def prepare(s: HeatState) -> None:
    """HT-CHAMP-03: cars, upgrades, sponsors, weather and road, decks; a single race drafts after the
    weather."""
    phase = s.phase
    if phase == CALENDAR:
        draw_calendar(s)
    elif phase == BEGIN_RACE:
        begin_race(s)
    elif phase == PLACE_CARS:
        place_cars(s)
    elif phase == PREPARE_MARKET:
        garage.prepare(s)
    elif phase == PREPARE_SPONSORS:
        deal_sponsors(s)
    elif phase == PREPARE_WEATHER:
        draw_weather(s)
    else:
        build_decks(s)


def chance(s: HeatState) -> list[tuple[int, int]]:
    phase = s.phase
    if phase == SPONSOR or phase == OPENING_SPONSOR:
        return [(FIRST_SPONSOR + n, count) for n, count in enumerate(s.sponsors) if count > 0]
    if phase == MARKET or phase == DEAL:
        return garage.cards_left(s)
    if phase == GRID:
        return [(car, 1) for car in range(len(s.cars)) if car not in s.grid]
    if phase == WEATHER:
        laid = s.conditions.track.weather
        return [(laid, 1)] if laid >= 0 else [(weather, 1) for weather in range(len(WEATHER_NAMES))]
    if phase == ROAD:
        return road_left(s.road, s.conditions.track)
    if phase == CALENDAR_TRACK:
        return [(number, 1) for number, track in enumerate(s.setup.tracks) if track not in s.tracks]
    return [(event, 1) for event in s.setup.events if event not in s.calendar]


def resolve(s: HeatState, outcome: int) -> None:
    phase = s.phase
    if phase == SPONSOR:
        gain(s, outcome)
        s.phase = GAINING
    elif phase == OPENING_SPONSOR:
        gain(s, outcome)
        s.phase = PREPARE_SPONSORS
    elif phase == MARKET:
        garage.show(s, outcome)
    elif phase == DEAL:
        garage.hand_out(s, outcome)
    elif phase == GRID:
        put_on_grid(s, outcome)
        s.phase = PLACE_CARS
    elif phase == WEATHER:
        s.weather = outcome
        s.phase = PREPARE_WEATHER
        if s.events is not None:
            s.tell_of("weather", -1, {"weather": WEATHER_NAMES[outcome]})
    elif phase == ROAD:
        s.road = s.road + [outcome]
        s.phase = PREPARE_WEATHER
        if s.events is not None:
            s.tell_of("road", -1, {"corner": len(s.road), "token": ROAD_WORDS[outcome]})
    elif phase == CALENDAR_TRACK:
        s.tracks = s.tracks + [s.setup.tracks[outcome]]
        s.phase = CALENDAR
        if s.events is not None:
            track = s.tracks[-1]
            s.tell_of("track_drawn", -1, {"race": len(s.tracks), "course": track.id, "track": track.name})
    else:
        s.calendar = s.calendar + [outcome]
        s.phase = CALENDAR
        if s.events is not None:
            s.tell_of("event_drawn", -1, {"race": len(s.calendar), "event": EVENTS[outcome].word})


def draw_calendar(s: HeatState) -> None:
    """HT-CHAMP-01, 13: a season of its own year is printed, one of one's own is drawn track by track."""
    if not s.setup.drawn:
        s.tracks = s.setup.tracks
        s.calendar = s.setup.events
        s.phase = BEGIN_RACE
    elif len(s.tracks) < s.setup.races:
        s.phase = CALENDAR_TRACK
    elif len(s.calendar) < s.setup.races:
        s.phase = CALENDAR_EVENT
    else:
        s.phase = BEGIN_RACE


def conditions_of(s: HeatState) -> Conditions:
    """The race under way as its track, event, weather and road tokens make it."""
    setup = s.setup
    track = s.tracks[s.race]
    chevrons = setup.aggressive and (track.chevrons_printed or setup.gb_chevrons)
    return Conditions(track, setup.laps or track.laps, s.weather, s.road, s.calendar[s.race], chevrons)


def begin_race(s: HeatState) -> None:
    """HT-CHAMP-09, 12: a clean table; upgrades and unplayed sponsors are all that stays."""
    s.grid = []
    s.weather = -1
    s.road = []
    s.round = 0
    s.order = []
    s.ranking = []
    s.eliminated = []
    s.legend_card = -1
    s.legends_used = 0
    s.grandstand = 0
    s.planning = 0
    s.redrawn = False
    s.turn = 0
    s.index = 0
    s.eligible = 0
    s.draft = 0
    clear_turn(s)
    s.conditions = conditions_of(s)
    for d in s.drivers:
        clear_mat(d)
    for car in s.cars:
        car.a = 0
        car.cell = 0
        car.line = False
        car.status = RACING
    if s.events is not None:
        event = s.calendar[s.race]
        word = EVENTS[event].word if event >= 0 else "none"
        s.tell_of(
            "race",
            -1,
            {
                "race": s.race + 1,
                "course": s.tracks[s.race].id,
                "track": s.tracks[s.race].name,
                "event": word,
                "laps": s.conditions.laps,
                "cells": s.tracks[s.race].cells,
            },
        )
    s.phase = PLACE_CARS


def clear_mat(d: Driver) -> None:
    d.kinds = [0, 1, 2, 3, 4, 5]
    d.hand = [0] * 6
    d.deck = [0] * 6
    d.discard = [0] * 6
    d.play = [0] * 6
    d.top = []
    d.hand_size = 0
    d.deck_size = 0
    d.discard_size = 0
    d.discard_top = -1
    d.gear = 1
    d.next_gear = 1
    d.heat = 0
    d.laid = 0
    d.last = 0
    d.stage = 0
    d.gained = 0
    d.choices = []


def place_cars(s: HeatState) -> None:
    """HT-SETUP-11, HT-CHAMP-02: the first grid is drawn, later ones follow the standings."""
    cars = len(s.cars)
    order = s.standings if s.standings else list(range(cars))
    if not s.standings and not s.setup.grid_by_seat and len(s.grid) < cars - 1:
        s.phase = GRID
        return
    for number in order:
        if number not in s.grid:
            put_on_grid(s, number)
    s.phase = PREPARE_MARKET if s.setup.season else PREPARE_WEATHER


def put_on_grid(s: HeatState, number: int) -> None:
    """HT-SETUP-12, 13: the next place of the grid, two in a cell, the race line first."""
    track = s.conditions.track
    slot = len(s.grid)
    s.grid = s.grid + [number]
    car = s.cars[number]
    car.a = -(slot // 2)
    car.cell = track.cell(car.a)
    car.line = slot % 2 == 0
    if s.events is not None:
        spot = track.spot(car.cell, car.line)
        s.tell_of(
            "on_grid",
            number,
            {"slot": slot + 1, "to": spot, "distance": car.a, "race_line": car.line},
        )


def draw_weather(s: HeatState) -> None:
    """HT-WEATHER-01, HT-ROAD-01: one weather token, one road token for each corner; drawn, or as the track
    lays them."""
    if s.setup.weather:
        if s.weather < 0:
            s.phase = WEATHER
            return
        if len(s.road) < s.conditions.track.corners:
            s.phase = ROAD
            return
    s.phase = BUILD_DECKS if s.setup.season else PREPARE_MARKET


def build_decks(s: HeatState) -> None:
    """HT-SETUP-04 to 10, HT-WEATHER-02, 03, HT-GARAGE-10, HT-CHAMP-08: engine, deck and reserve."""
    s.conditions = conditions_of(s)
    setup = s.setup
    conditions = s.conditions
    s.reserve = RESERVE + (RESERVE_HEAVY_RAIN if "heavy_rain" in setup.sets else 0)
    for seat in range(s.seats):
        d = s.drivers[seat]
        d.heat = max(0, conditions.heat - setup.handicaps[seat])
        stress = min(conditions.stress, s.reserve)
        s.reserve -= stress
        add_to_deck(d, STRESS, stress)
        for card in range(SPEED_1, SPEED_4 + 1):
            add_to_deck(d, card, SPEED_COPIES)
        if setup.garage:
            for card in d.owned:
                add_to_deck(d, HEAT if HEAT_KIND[card] else card, 1)
        else:
            add_to_deck(d, START_0, 1)
            add_to_deck(d, START_5, 1)
            add_to_deck(d, HEAT, 1)
        for card in d.kept:
            add_to_deck(d, card, 1)
        d.kept = []
        moved = min(MOVED_HEAT, d.heat)
        if s.weather == RAIN:
            d.heat -= moved
            add_to_deck(d, HEAT, moved)
        elif s.weather == SUN:
            d.heat -= moved
            d.discard[HEAT] += moved
            d.discard_size += moved
            if moved > 0:
                d.discard_top = HEAT
    s.turn = 0
    s.due = max(0, conditions.hand_limit - s.drivers[0].hand_size)
    s.phase = OPENING_HANDS


def slot_for(d: Driver, card: int) -> int:
    """The place of a card type in the driver's piles; a new kind is given one, in ascending order."""
    kinds = d.kinds
    slot = 0
    while slot < len(kinds) and kinds[slot] < card:
        slot += 1
    if slot == len(kinds) or kinds[slot] != card:
        d.kinds = kinds[:slot] + [card] + kinds[slot:]
        d.hand.insert(slot, 0)
        d.deck.insert(slot, 0)
        d.discard.insert(slot, 0)
        d.play.insert(slot, 0)
    return slot


def add_to_deck(d: Driver, card: int, copies: int) -> None:
    if copies > 0:
        d.deck[slot_for(d, card)] += copies
        d.deck_size += copies


# --- Sponsors -----------------------------------------------------------------------------------------------


def sponsor_deck(sets: list[str]) -> list[int]:
    """HT-SPON-01: seven of each type, with those of the expansions in use."""
    deck = [SPONSOR_COPIES] * (LAST_SPONSOR - FIRST_SPONSOR + 1)
    if "heavy_rain" not in sets:
        deck[5] = 0
    if "tunnel_vision" not in sets:
        deck[6] = 0
    return deck


def next_sponsor(s: HeatState) -> int:
    """HT-SPON-08: the sponsor that is certain to come, -1 if chance must say, -2 if there is none."""
    if sum(s.sponsors) == 0:
        s.sponsors, s.sponsor_discard = s.sponsor_discard, s.sponsors
    kinds = [number for number, count in enumerate(s.sponsors) if count > 0]
    if not kinds:
        return -2
    return FIRST_SPONSOR + kinds[0] if len(kinds) == 1 else -1


def gain(s: HeatState, card: int) -> None:
    """HT-SPON-03: a sponsor goes to the hand at once, beyond its limit if need be."""
    s.sponsors[card - FIRST_SPONSOR] -= 1
    d = s.drivers[s.turn]
    d.hand[slot_for(d, card)] += 1
    d.hand_size += 1
    d.gained += 1
    s.due -= 1
    if s.events is not None:
        s.tell("sponsored", {})


def shown_to_leave(d: Driver, cards: int) -> None:
    """HT-SPON-03: sponsors that everybody sees leave the hand may be those that were gained."""
    d.gained = max(0, d.gained - cards)


def deal_sponsors(s: HeatState) -> None:
    """HT-SPON-02: before the race each driver draws as many sponsors as the event says."""
    wanted = EVENTS[s.calendar[s.race]].sponsors
    for seat in range(s.seats):
        d = s.drivers[seat]
        if d.hand_size < wanted:
            s.turn = seat
            s.due = wanted - d.hand_size
            card = next_sponsor(s)
            if card == -2:
                break
            if card == -1:
                s.phase = OPENING_SPONSOR
                return
            gain(s, card)
            return
    s.due = 0
    s.phase = PREPARE_WEATHER


def gain_sponsors(s: HeatState) -> None:
    """HT-EVENT-21: the sponsors of a turn are drawn one by one."""
    while s.due > 0:
        card = next_sponsor(s)
        if card == -1:
            s.phase = SPONSOR
            return
        if card == -2:
            break
        gain(s, card)
    s.due = 0
    s.gains = 0
    s.phase = DISCARDING


def pleases_press(s: HeatState, line: int, position: int) -> bool:
    """HT-PRESS-03 to 05, HT-EVENT-18: crossed in a slipstream or fast; by the rule of 1965-2 slowly
    instead."""
    limit = s.conditions.limit[line]
    if s.conditions.rule == PRESS_BELOW_LIMIT:
        return s.speed < limit
    return position >= s.before_slip or s.speed >= limit + PRESS_EXCESS


def gains_of(s: HeatState) -> None:
    """HT-EVENT-03, 04, 10, HT-PRESS-06: what the event of the race gives for this turn."""
    rule = s.conditions.rule
    if rule == GRANDSTAND:
        if grandstand(s, s.start_a, s.cars[s.turn].a) and not s.spun:
            s.gains += 1
    elif s.spun:
        return
    elif (rule == SPEED_RECORD and s.speed >= RECORD_SPEED) or (
        rule == LIVE_TV and passed(s) >= CARS_TO_PASS
    ):
        s.gains += 1


def grandstand(s: HeatState, start: int, end: int) -> bool:
    """HT-EVENT-03: whether the car is among the first three whose lap counter reaches 1; Legends take places
    too."""
    track = s.conditions.track
    if (
        s.conditions.rule != GRANDSTAND
        or s.grandstand == GRANDSTAND_PLACES
        or track.lap(start) >= 1
        or track.lap(end) < 1
    ):
        return False
    s.grandstand += 1
    return True


def passed(s: HeatState) -> int:
    """HT-EVENT-10: cars that were ahead on the loop and are behind now, the race line counted."""
    mover = s.cars[s.turn]
    size = s.conditions.track.cells
    driven = mover.a - s.start_a
    if driven <= 0:
        return 0
    found = 0
    for number, car in enumerate(s.cars):
        if number == s.turn or car.cell == 0:
            continue
        offset = (car.cell - s.start_cell) % size
        if (
            0 < offset < driven
            or (offset == 0 and car.line and not s.start_line)
            or (offset == driven % size and not car.line and mover.line)
        ):
            found += 1
    return found


# --- After the race -----------------------------------------------------------------------------------------


def end_race(s: HeatState) -> None:
    """HT-CHAMP-10 to 12: points by rank, then the standings; the next race or the end of all."""
    order = race_order(s)
    event = s.calendar[s.race]
    points = s.points.copy()
    for place, car in enumerate(order):
        scored = 0
        if place < len(s.ranking):
            scored = POINTS[place] if place < len(POINTS) else 0
            if event >= 0 and place < len(EVENTS[event].points):
                scored += EVENTS[event].points[place]
        points[car] += scored
        if s.setup.season and s.events is not None:
            s.tell_of("scored", car, {"place": place + 1, "points": scored, "total": points[car]})
    s.points = points
    standings: list[int] = []
    for car in order:
        place = len(standings)
        while place > 0 and points[car] > points[standings[place - 1]]:
            place -= 1
        standings.insert(place, car)
    s.standings = standings
    for d in s.drivers:
        keep_sponsors(d)
    if s.race + 1 < s.setup.races:
        s.race += 1
        s.phase = BEGIN_RACE
        return
    s.phase = OVER
    if s.setup.season and s.events is not None:
        s.tell_of("champion", standings[0], {"points": points[standings[0]]})


def keep_sponsors(d: Driver) -> None:
    """HT-SPON-07, HT-CHAMP-12: unplayed sponsors wait for the next race."""
    kept: list[int] = []
    for slot, card in enumerate(d.kinds):
        if card >= FIRST_SPONSOR:
            for _ in range(d.hand[slot] + d.deck[slot] + d.discard[slot]):
                kept.append(card)
    for card in d.top:
        if card >= FIRST_SPONSOR:
            kept.append(card)
    d.kept = sorted(kept)


def result(s: HeatState) -> Result:
    """HT-END-01, HT-CHAMP-11: places among the drivers. The score of a race is how many cars, Legends
    included, came in behind; that of a season its points."""
    order = s.standings if s.setup.season else race_order(s)
    drivers = [car for car in order if car < s.seats]
    places = [drivers.index(seat) + 1 for seat in range(s.seats)]
    if s.setup.season:
        return Result(places, [s.points[seat] for seat in range(s.seats)], "season")
    return Result(places, [len(order) - 1 - order.index(seat) for seat in range(s.seats)], "finish")
