"""The club driver of Heat: a good heuristic, one turn ahead."""

from __future__ import annotations

from racecraft.bots.bot import Bot, Sight
from racecraft.engine.state import Action, Seat
from racecraft.games.heat import actions
from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    COOL,
    DIRECT,
    DRAFT,
    FIRST_SPONSOR,
    FLIPS,
    HEAT,
    HEAT_KIND,
    LIMITS,
    PAY,
    REDUCE,
    REFRESH,
    SALVAGE,
    SCRAP,
    SLIPSTREAM,
    SPEED,
    SPEED_1,
    SPEED_4,
    SPEEDS,
    STRESS,
    SUPER_COOL,
    Card,
)
from racecraft.games.heat.gears import GEAR_COOLDOWN
from racecraft.games.heat.movement import draft_distance
from racecraft.games.heat.phases import AMOUNT as AMOUNT_PHASE
from racecraft.games.heat.phases import (
    DISCARD,
    GEAR_STAGE,
    GIVE,
    KEEP,
    PICK,
    PLAN,
    REACT,
    SALVAGING,
    SWAP,
    VALUE,
)
from racecraft.games.heat.phases import SLIPSTREAM as SLIP_PHASE
from racecraft.games.heat.state import Driver, HeatState
from racecraft.odds.heat import Bill, check, flip_sums, hand_plans

# What things are worth, in cells of track.
SPIN_WORTH = -9.0
"""Spinning out: Stress in the hand, gear 1, an empty engine."""
FINISH_WORTH = 4.0
SCARCE_HEAT = [0.0, 1.8, 3.2, 4.2, 4.9, 5.4, 5.8]
"""An engine with so much Heat: the first card is dear, the seventh cheap."""
CLOGGED = 0.8
"""A Heat card that sits in the hand."""
SYMBOL_WORTH = {
    PAY: -1.3,
    COOL: 1.5,
    REDUCE: 0.6,
    SCRAP: -0.2,
    SALVAGE: 0.5,
    ACCELERATE: 0.8,
    SUPER_COOL: 1.5,
    DRAFT: 0.6,
}


def engine_worth(heat: int) -> float:
    return SCARCE_HEAT[heat] if heat < len(SCARCE_HEAT) else SCARCE_HEAT[-1] + 0.3 * (heat - 6)


def arrival(state: HeatState, gear: int, heat: int, end: Bill) -> float:
    """How good it is to have ended a move so."""
    finish = state.conditions.finish
    value = float(end.end) + engine_worth(heat - end.heat)
    if end.spins:
        return value + SPIN_WORTH
    if end.end > finish:
        return value + FINISH_WORTH
    track = state.conditions.track
    cell = track.cell(end.end)
    line = track.next_line[cell]
    slowest = max(1, gear - 1) * 2
    if slowest > track.to_line[cell] and end.end + track.to_line[cell] < finish:
        value -= 0.7 * max(0, slowest - state.conditions.limit[line])
    return value


def upgrade_worth(card: Card) -> float:
    """How much a driver wants an upgrade."""
    if HEAT_KIND[card]:
        return 2.5
    worth = 0.45 * max(SPEEDS[card]) + 0.8 * (len(SPEEDS[card]) - 1)
    worth += 0.9 * LIMITS[card] + 0.5 * SLIPSTREAM[card]
    worth += (0.7 if REFRESH[card] else 0.0) + (0.8 if DIRECT[card] else 0.0)
    return worth + sum(SYMBOL_WORTH[use] * AMOUNT[use * CARDS + card] for use in SYMBOL_WORTH)


class Club(Bot):
    """Weighs distance against Heat with exact odds, one turn ahead, and takes the best of it."""

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.sample(self.source)
        assert isinstance(state, HeatState)
        seat = sight.seat
        phase = state.phase
        if phase == PLAN:
            return plan(state, seat, sight.legal)
        if phase == REACT:
            return react(state, seat, sight.legal)
        if phase == SLIP_PHASE:
            return max(sight.legal, key=lambda action: slipstream_worth(state, seat, action))
        if phase == VALUE:
            return max(sight.legal, key=lambda action: value_worth(state, seat, action - actions.VALUE))
        if phase == AMOUNT_PHASE:
            return sight.legal[-1]
        if phase == DISCARD:
            return discard(state, seat, sight.legal)
        if phase == SALVAGING:
            return salvage(sight.legal)
        if phase in (PICK, KEEP):
            return max(sight.legal, key=lambda action: upgrade_worth(action - actions.CARD))
        if phase == SWAP:
            return swap(state, seat, sight.legal)
        if phase == GIVE:
            return min(sight.legal, key=lambda action: upgrade_worth(action - actions.CARD))
        return sight.legal[0]


# --- Planning -----------------------------------------------------------------------------------------------


def playable(driver: Driver) -> list[Card]:
    return [card for slot, card in enumerate(driver.kinds) if slot > HEAT for _ in range(driver.hand[slot])]


def plan(state: HeatState, seat: Seat, legal: list[Action]) -> Action:
    """The gear, or the next card, of the plan that promises most."""
    driver = state.drivers[seat]
    laid = [card for slot, card in enumerate(driver.kinds) for _ in range(driver.play[slot])]
    hand = playable(driver)
    if driver.stage == GEAR_STAGE:
        return max(legal, key=lambda gear: best_plan(state, seat, gear, hand, [], gear)[0])
    if driver.next_gear > 0:
        gear = driver.next_gear
        _, cards = best_plan(state, seat, gear, hand, laid, gear - len(laid))
        return actions.CARD + cards[0]
    sizes = range(max(1, driver.gear - 2), min(4, driver.gear + 2, len(hand) + len(laid)) + 1)
    found = [
        best_plan(state, seat, gear, hand, laid, gear - len(laid)) for gear in sizes if gear >= len(laid)
    ]
    _, cards = max(found)
    chosen = actions.CARD + cards[0] if cards else actions.END
    return chosen if chosen in legal else legal[0]


def best_plan(
    state: HeatState, seat: Seat, gear: int, hand: list[Card], laid: list[Card], size: int
) -> tuple[float, list[Card]]:
    """The best completion of what is laid; -1000 if there is none."""
    lowest = max(laid, default=0)
    found = [(-1000.0, [HEAT] * size)]
    for cards in hand_plans([card for card in hand if card >= lowest], size):
        found.append((plan_worth(state, seat, gear, [*laid, *cards]), list(cards)))
    return max(found)


def plan_worth(state: HeatState, seat: Seat, gear: int, cards: list[Card]) -> float:
    """The mean worth of a plan over all its flips, the best numbers chosen."""
    driver = state.drivers[seat]
    shift = 1 if gear in (driver.gear - 2, driver.gear + 2) else 0
    heat = max(0, int(driver.heat) - shift)
    cooled = min(int(GEAR_COOLDOWN[gear]), int(driver.hand[HEAT]))
    owed = sum(AMOUNT[PAY * CARDS + card] for card in cards)
    limits = sum(LIMITS[card] for card in cards)
    fixed = sum(SPEED[card] for card in cards)
    offers = [SPEEDS[card] for card in cards if len(SPEEDS[card]) > 1]
    sums = {fixed}
    for offer in offers:
        sums = {total + number for total in sums for number in offer}
    flips = sum(FLIPS[card] for card in cards)
    engine = max(0, heat + cooled - owed)
    start = state.cars[seat].a
    worth = 0.0
    for flipped, chance in flip_sums(driver, flips).items():
        worth += float(chance) * max(
            arrival(
                state, gear, engine, check(state, start, total + flipped, total + flipped, engine, limits)
            )
            for total in sums
        )
    worth += CLOGGED * cooled - 2.5 * max(0, owed - heat - cooled)
    worth += 0.5 * sum(1 for card in cards if card == STRESS)
    return worth - 0.4 * sum(1 for card in cards if card >= FIRST_SPONSOR)


# --- The turn -----------------------------------------------------------------------------------------------


def limits_of(driver: Driver) -> int:
    return sum(driver.play[slot] * LIMITS[card] for slot, card in enumerate(driver.kinds))


def ended(
    state: HeatState, seat: Seat, cells: int = 0, speed: int = 0, heat: int = 0, limits: int = 0
) -> float:
    """The worth of the turn if it ended after so many more cells, at so much more speed, with so much more
    Heat."""
    driver = state.drivers[seat]
    engine = driver.heat + heat
    way = state.cars[seat].a + cells - state.start_a
    end = check(state, state.start_a, way, state.speed + speed, engine, limits_of(driver) + limits)
    return arrival(state, driver.gear, engine, end)


def value_worth(state: HeatState, seat: Seat, number: int) -> float:
    driver = state.drivers[seat]
    speed = state.speed + state.flipped + number
    end = check(state, state.start_a, speed, speed, driver.heat, limits_of(driver))
    return arrival(state, driver.gear, driver.heat, end)


def react(state: HeatState, seat: Seat, legal: list[Action]) -> Action:
    """What must be done first, then what cools, then whatever makes the turn better."""
    found = [(ended(state, seat), actions.END)] if actions.END in legal else [(-1000.0, legal[0])]
    for action in legal:
        if action in (actions.GEAR_COOL, actions.ADRENALINE_COOL, actions.SECTOR_COOL):
            return action
        if action >= actions.USE:
            use = (action - actions.USE) // CARDS
            if use in (COOL, SUPER_COOL, PAY, REDUCE, SALVAGE):
                return action
            if use == SCRAP:
                found.append((-900.0, action))
            elif use == ACCELERATE:
                found.append((ended(state, seat, state.flips, state.flips), action))
            else:
                found.append((ended(state, seat, draft_distance(state)), action))
        elif action == actions.ADRENALINE_SPEED:
            found.append((ended(state, seat, 1, 1), action))
        elif action == actions.BOOST:
            found.append((boost_worth(state, seat), action))
        elif actions.DIRECT <= action < actions.REFRESH:
            card = action - actions.DIRECT
            cost = AMOUNT[PAY * CARDS + card] - AMOUNT[COOL * CARDS + card]
            found.append((ended(state, seat, SPEED[card], SPEED[card], -max(0, cost), LIMITS[card]), action))
    best, action = max(found)
    if action == actions.END or best > found[0][0] + 0.3:
        return action
    return found[0][1]


def boost_worth(state: HeatState, seat: Seat) -> float:
    driver = state.drivers[seat]
    cost = 0 if state.conditions.free_boost[state.cars[seat].cell] else -1
    return sum(
        float(chance) * ended(state, seat, number, number, cost)
        for number, chance in flip_sums(driver, 1).items()
    ) - (0.8 if cost else 0.0)


def slipstream_worth(state: HeatState, seat: Seat, action: Action) -> float:
    return ended(state, seat, 0 if action == actions.END else action - actions.SLIP)


def discard(state: HeatState, seat: Seat, legal: list[Action]) -> Action:
    """Heat and Stress whenever allowed; slow cards on a straight, fast ones before a tight corner."""
    track = state.conditions.track
    cell = state.cars[seat].cell
    limit = state.conditions.limit[track.next_line[cell]]
    away = track.to_line[cell]
    for action in legal:
        if actions.REFRESH <= action < actions.ADRENALINE_SPEED:
            return action
        card = action - actions.CARD
        if card in (HEAT, STRESS):
            return action
        if SPEED_1 <= card < FIRST_SPONSOR and card <= SPEED_4 + 2 and len(SPEEDS[card]) == 1:
            speed = SPEED[card]
            if (away >= 12 and speed <= 1) or (away <= 3 and limit <= 3 and speed >= 4):
                return action
    return actions.END


def salvage(legal: list[Action]) -> Action:
    """Fast cards are worth another look; Heat and Stress stay where they are."""
    best = max(legal[1:], key=lambda action: max(SPEEDS[action - actions.CARD], default=-1))
    return best if max(SPEEDS[best - actions.CARD], default=-1) >= 3 else actions.END


def swap(state: HeatState, seat: Seat, legal: list[Action]) -> Action:
    worst = min(upgrade_worth(card) for card in state.drivers[seat].owned)
    best = max(legal[1:], key=lambda action: upgrade_worth(action - actions.CARD))
    return best if upgrade_worth(best - actions.CARD) > worst + 0.5 else actions.END
