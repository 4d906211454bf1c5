"""Steps 4 and 5: adrenaline, cooldown, boost and the symbols of the cards, in any order (HT-ADREN, HT-REACT).

What the symbols on cards do is in symbols.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.heat import phases, symbols
from racecraft.games.heat.actions import (
    ADRENALINE_COOL,
    ADRENALINE_SPEED,
    BOOST,
    CANNOT_PAY,
    DIRECT,
    END,
    GEAR_COOL,
    REFRESH,
    SECTOR_COOL,
    USE,
    contains,
)
from racecraft.games.heat.actions import AMOUNT as AMOUNT_OF
from racecraft.games.heat.cards import ACCELERATE, AMOUNT, CARDS, DRAFT, FIRST_SPECIAL, SCRAP
from racecraft.games.heat.cards import DIRECT as IS_DIRECT
from racecraft.games.heat.corners import heat_left, limit_change
from racecraft.games.heat.deck import pay
from racecraft.games.heat.movement import move
from racecraft.games.heat.phases import BOOST_MOVE, FLIPPING, RACING, REACT, REACTING
from racecraft.games.heat.symbols import direct_objection, use_objection
from racecraft.games.heat.weather import cooldown_objection

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def unpaid(s: HeatState) -> i64:
    """The Heat that symbols in the play area still ask for."""
    total: i64 = 0
    for symbol in s.symbols:
        if symbol < CARDS:
            total += AMOUNT[symbol]
    return total


def offer_reactions(s: HeatState) -> None:
    """HT-REACT-01, 09: the symbols in any order until the driver ends the step; nothing is asked if nothing
    is there."""
    found = reactions(s)
    if len(found) == 1 and found[0] == END:
        end_reactions(s)
        return
    s.choices = found
    s.phase = REACT


def reactions(s: HeatState) -> list[int]:
    """What the driver may do in step 5, in ascending order."""
    d = s.drivers[s.turn]
    found: list[int] = []
    owed = unpaid(s)
    if end_objection(s, owed) is None:
        found.append(END)
    kinds = d.kinds
    size: i64 = len(kinds)
    slot: i64
    for slot in range(FIRST_SPECIAL, size):
        if d.hand[slot] > 0 and IS_DIRECT[kinds[slot]] and direct_objection(s, kinds[slot]) is None:
            found.append(DIRECT + kinds[slot])
    if s.adrenaline_speed:
        found.append(ADRENALINE_SPEED)
    if cooldown_objection(s) is None:
        if s.adrenaline_cool:
            found.append(ADRENALINE_COOL)
        if s.gear_cool:
            found.append(GEAR_COOL)
        if sector_objection(s) is None:
            found.append(SECTOR_COOL)
    if boost_objection(s, owed) is None:
        found.append(BOOST)
    if s.symbols:
        if d.heat < owed:
            found.append(CANNOT_PAY)
        for symbol in sorted(set(s.symbols)):
            if use_objection(s, symbol, owed) is None:
                found.append(USE + symbol)
    return found


def is_idle(s: HeatState) -> bool:
    """HT-REACT-10: whether a car is past the finish and nothing that it may still do can change anything: its
    corners are paid for, and it cannot drive further or there is no other car to be ahead of. In a season
    speed also wins sponsors."""
    car = s.cars[s.turn]
    if s.phase != REACT or car.a <= s.conditions.finish or s.setup.season or s.choices[0] != END:
        return False
    d = s.drivers[s.turn]
    _, left = heat_left(s.conditions, s.start_a, car.a, s.speed, d.heat, limit_change(d))
    if left < 0:
        return False
    for number in range(len(s.cars)):
        other = s.cars[number]
        if other.status == RACING and number != s.turn and (other.a >= car.a or not has_moved(s, number)):
            return not drives_on(s.choices)
    return True


def has_moved(s: HeatState, number: int) -> bool:
    """Whether a car has had its turn in this round."""
    return number in s.order[: s.index]


def drives_on(choices: list[int]) -> bool:
    """Whether a reaction among these moves the car."""
    return any(
        action in (ADRENALINE_SPEED, BOOST)
        or DIRECT <= action < REFRESH
        or (USE <= action < AMOUNT_OF and (action - USE) // CARDS in (ACCELERATE, DRAFT))
        for action in choices
    )


def react_objection(s: HeatState, action: int) -> str | None:
    """HT-REACT, HT-ADREN, HT-SYM: why a symbol may not be used now."""
    owed = unpaid(s)
    if action == END:
        return end_objection(s, owed)
    if action == ADRENALINE_SPEED:
        return None if s.adrenaline_speed else "there is no adrenaline to use (HT-ADREN-01)"
    if action == ADRENALINE_COOL:
        return cooldown_objection(s) if s.adrenaline_cool else "there is no adrenaline to use (HT-ADREN-01)"
    if action == GEAR_COOL:
        return cooldown_objection(s) if s.gear_cool else "this gear has no cooldown left (HT-REACT-03)"
    if action == SECTOR_COOL:
        return sector_objection(s) or cooldown_objection(s)
    if action == BOOST:
        return boost_objection(s, owed)
    if action == CANNOT_PAY:
        return None if s.drivers[s.turn].heat < owed else "all Heat symbols can be paid (HT-SYM-24)"
    if DIRECT <= action < REFRESH:
        return direct_objection(s, action - DIRECT)
    if USE <= action < AMOUNT_OF:
        if not contains(s.symbols, action - USE):
            return "there is no such symbol to use (HT-SYM-02)"
        return use_objection(s, action - USE, owed)
    return NOT_ALLOWED


def end_objection(s: HeatState, owed: i64) -> str | None:
    """HT-SYM-06: what a played card asks for is done before the step ends."""
    if owed > 0:
        return "the Heat of a played card is still to be paid (HT-SYM-06)"
    for symbol in s.symbols:
        if symbol // CARDS == SCRAP:
            return "cards are still to be scrapped (HT-SYM-06)"
    return None


def sector_objection(s: HeatState) -> str | None:
    """HT-WEATHER-08: one cooldown in each sector whose weather gives one."""
    cell = s.cars[s.turn].cell
    if not s.conditions.sector_cooldown[cell]:
        return "the weather cools nothing in this sector (HT-WEATHER-08)"
    if s.sectors_cooled >> s.conditions.track.sector[cell] & 1:
        return "the cooldown of this sector is used (HT-WEATHER-08)"
    return None


def boost_cost(s: HeatState) -> i64:
    """HT-REACT-05, HT-ROAD-05: 1 Heat, nothing in a free-boost sector."""
    return 0 if s.conditions.free_boost[s.cars[s.turn].cell] else 1


def boost_objection(s: HeatState, owed: i64) -> str | None:
    """HT-REACT-05, 06, HT-ROAD-05, HT-SYM-23: once a turn, with Heat that no played card asks for."""
    if s.boosted:
        return "a car boosts once in a turn (HT-REACT-05)"
    if boost_cost(s) == 0:
        return None
    heat = s.drivers[s.turn].heat
    if heat == 0:
        return "there is no Heat in the engine to boost with (HT-REACT-06)"
    if heat - 1 < owed:
        return "the Heat is needed for a played card (HT-SYM-23)"
    return None


def react(s: HeatState, action: i64) -> None:
    s.phase = REACTING
    if action == END:
        end_reactions(s)
    elif action == ADRENALINE_SPEED:
        s.adrenaline_speed = False
        s.speed += 1
        if s.events is not None:
            s.tell("adrenaline", {"speed": s.speed})
        move(s, 1, "adrenaline")
    elif action == ADRENALINE_COOL or action == GEAR_COOL or action == SECTOR_COOL:
        symbols.offer_amount(s, action)
    elif action == BOOST:
        boost(s)
    elif action == CANNOT_PAY:
        symbols.cannot_pay(s)
    elif action < REFRESH:
        symbols.play_direct(s, action - DIRECT)
    else:
        symbols.use(s, action)


def boost(s: HeatState) -> None:
    """HT-REACT-05: once a turn, Heat for one flip."""
    d = s.drivers[s.turn]
    cost = boost_cost(s)
    pay(d, cost)
    s.boosted = True
    if s.events is not None:
        s.tell("boosted", {"heat": cost})
    s.flipped = 0
    s.due = 1
    s.after = BOOST_MOVE
    s.phase = FLIPPING


def boost_move(s: HeatState) -> None:
    """HT-REACT-07: the number counts as speed and is moved at once."""
    number = s.flipped
    s.flipped = 0
    s.speed += number
    move(s, number, "boost")
    s.phase = REACTING


def end_reactions(s: HeatState) -> None:
    """HT-ADREN-05: what is not used by now is lost."""
    s.adrenaline_speed = False
    s.adrenaline_cool = False
    s.gear_cool = False
    if s.symbols:
        s.symbols = []
    s.phase = phases.SLIP
