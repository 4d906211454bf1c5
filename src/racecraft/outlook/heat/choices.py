"""The outlook of Heat: what a hand of cards would do, what a reaction brings, what the corners then cost.

A plan may be sketched: the odds of cards that are not laid yet. Nothing is played beyond the seat's own plan,
since what follows depends on cards that the seat does not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from racecraft.engine.state import Action, Seat
from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    COOL,
    DIRECT,
    DRAFT,
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    FLIPS,
    HEAT,
    HEAT_KIND,
    LIMITS,
    NAMES,
    PAY,
    REFRESH,
    SLIPSTREAM,
    SPEED,
    SPEED_4,
    SPEEDS,
    START_0,
    START_5,
    STRESS,
    SYMBOLS,
    USE_NAMES,
    Card,
    card_named,
)
from racecraft.games.heat.corners import Bill, bill, limit_change
from racecraft.games.heat.events import ONE_DISCARD
from racecraft.games.heat.game import HEAT as HEAT_GAME
from racecraft.games.heat.gears import TOP_GEAR, shift_cost
from racecraft.games.heat.movement import draft_distance, move
from racecraft.games.heat.planning import plan
from racecraft.games.heat.reactions import unpaid
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.symbols import most
from racecraft.games.heat.view import face_up
from racecraft.odds.heat.chances import PlanOdds, flip_sums, hand_plans
from racecraft.outlook.words import BadSketch, Said, chance, say

Facts = dict[str, Any]

CORNERS_AHEAD = 2
PLAIN_FRACTION = 12
"""Chances are told as fractions up to this denominator, else in per cent."""
PLUS = "+"
"""The big sign of a card that is flipped for."""


def outlook(state: HeatState, seat: Seat, sketch: Mapping[str, Any] | None) -> dict[str, Any]:
    """`state` is a glimpse, and ours to change."""
    if sketch is not None and state.phase != phases.PLAN:
        raise BadSketch(f"only a plan is sketched, and {phases.NAMES[state.phase]} is to be decided now")
    if state.phase == phases.PLAN:
        state.turn = seat
    found: dict[str, Any] = {
        "prompt": prompt(state, seat),
        "automatic": automatic(state, seat),
        "choices": {
            str(action): {
                **_facts(state, seat, action),
                "label": label(state, action),
                "detail": detail(state, seat, action),
            }
            for action in state.legal(seat)
        },
        "cards": {NAMES[card]: printed(card) for card in _in_sight(state, seat)},
    }
    if state.cars[seat].cell:
        found["corners"] = corners_ahead(state, seat)
    if state.phase == phases.DISCARD:
        found["discards"] = most_discards(state, seat)
    if state.phase == phases.PLAN:
        found["gears"] = {
            str(gear): {"cards": gear, "heat": shift_cost(state, seat, gear)}
            for gear in sorted(sizes(state, seat))
        }
        found["cluttered"] = cluttered(state, seat)
        found["reach"] = reach(state, seat)
        if sketch is not None:
            found["sketch"] = _sketched(state, seat, read_sketch(state, seat, sketch))
    return found


def automatic(state: HeatState, seat: Seat) -> bool:
    return len(state.legal(seat)) == 1 and state.phase != phases.PLAN


def prompt(state: HeatState, seat: Seat) -> Said:
    if state.phase != phases.PLAN:
        return say("heat-ask", who=seat, step=phases.NAMES[state.phase], speed=state.speed)
    gears = ", ".join(str(gear) for gear in sorted(sizes(state, seat)))
    return say(
        "heat-ask-plan",
        who=seat,
        gear=state.drivers[seat].gear,
        gears=gears,
        cluttered="yes" if cluttered(state, seat) else "no",
    )


# --- Cards --------------------------------------------------------------------------------------------------


def catalogue() -> dict[str, Facts]:
    """What is printed on every card, by its name."""
    return {name: printed(card) for card, name in enumerate(NAMES) if name}


def printed(card: Card) -> Facts:
    """What is printed on a card."""
    return {
        "kind": kind(card),
        "number": "" if kind(card) == "heat" else number(card),
        "speeds": list(SPEEDS[card]),
        "symbols": [
            {"use": USE_NAMES[symbol // CARDS], "amount": AMOUNT[symbol]} for symbol in SYMBOLS[card]
        ],
        "limit": LIMITS[card],
        "slipstream": SLIPSTREAM[card],
        "flips": FLIPS[card],
        "refresh": REFRESH[card],
        "direct": DIRECT[card],
        "name": card_name(card),
        "bears": bears(card),
    }


def kind(card: Card) -> str:
    """What a card is made of, for its colour."""
    if card == HEAT or HEAT_KIND[card]:
        return "heat"
    if card == STRESS:
        return "stress"
    if card <= SPEED_4:
        return "speed"
    if card in (START_0, START_5):
        return "start"
    return "sponsor" if card >= FIRST_SPONSOR else "upgrade"


def number(card: Card) -> str:
    """The big sign of a card that is no Heat: its number or numbers, a + for each flip."""
    if card == STRESS:
        return PLUS
    speeds = SPEEDS[card]
    if len(speeds) > 2 and speeds == list(range(speeds[0], speeds[-1] + 1)):
        return f"{speeds[0]}–{speeds[-1]}"
    if speeds == [0] and FLIPS[card]:
        return PLUS * FLIPS[card]
    return "/".join(map(str, speeds)) + PLUS * FLIPS[card]


def _in_sight(state: HeatState, seat: Seat) -> list[Card]:
    """The kinds of card that the seat can look at: its own, the market, what lies face up or is owned."""
    found = set(state.drivers[seat].kinds) | set(state.market)
    if state.given >= 0:
        found.add(state.given)
    for number, driver in enumerate(state.drivers):
        found |= {*driver.owned, *driver.top}
        if driver.discard_top >= 0:
            found.add(driver.discard_top)
        if face_up(state, number):
            found |= set(cards_of(driver, driver.play))
    return sorted(found)


def cards_of(driver: Driver, pile: list[int]) -> Iterator[Card]:
    """The cards of one of a driver's piles one by one, in ascending order."""
    for slot, card in enumerate(driver.kinds):
        for _ in range(pile[slot]):
            yield card


# --- A plan -------------------------------------------------------------------------------------------------


def cluttered(state: HeatState, seat: Seat) -> bool:
    """HT-CLUTTER: too few cards for any gear, so that only the gear is chosen."""
    driver = state.drivers[seat]
    playable = driver.hand_size - driver.hand[HEAT]
    return driver.stage == phases.GEAR_STAGE and playable < min(state.legal(seat))


def sizes(state: HeatState, seat: Seat) -> set[int]:
    """How many cards may lie on the table in the end: the gears that can be reached."""
    driver = state.drivers[seat]
    if driver.stage == phases.GEAR_STAGE:
        return set(state.legal(seat))
    if driver.next_gear > 0:
        return {driver.next_gear}
    playable = driver.hand_size - driver.hand[HEAT] + sum(driver.play)
    return set(range(max(1, driver.gear - 2), min(TOP_GEAR, driver.gear + 2, playable) + 1))


def plays(state: HeatState, seat: Seat, cards: Sequence[Card]) -> list[Action]:
    """The decisions that lay these cards and end the plan; none if they cannot."""
    twin = state.copy()
    driver = twin.drivers[seat]
    wanted = Counter(cards_of(driver, driver.play)) + Counter(cards)
    total = sum(wanted.values())
    if total not in sizes(state, seat) or cluttered(state, seat):
        return []
    found: list[Action] = []
    while driver.stage != phases.COMMITTED:
        if driver.stage == phases.GEAR_STAGE:
            action = total
        else:
            left = wanted - Counter(cards_of(driver, driver.play))
            action = actions.CARD + min(left) if left else actions.END
        if action not in driver.choices:
            return []
        plan(twin, seat, action)
        found.append(action)
    return found


def plan_odds(state: HeatState, seat: Seat, cards: Sequence[Card]) -> PlanOdds:
    """The odds of these cards on top of what is laid, with the shift paid for."""
    twin = state.copy()
    driver = twin.drivers[seat]
    laid = [*cards_of(driver, driver.play), *cards]
    driver.heat = engine_for_corners(state, seat, laid)
    return PlanOdds(twin, seat, laid)


def engine_for_corners(state: HeatState, seat: Seat, cards: Sequence[Card]) -> int:
    """The Heat that is left in the engine when shift and cards are paid for; a gear that does not exist costs
    nothing."""
    gear = len(cards)
    shift = shift_cost(state, seat, gear) if 1 <= gear <= TOP_GEAR else 0
    return max(0, state.drivers[seat].heat - shift - price(cards))


def price(cards: Sequence[Card]) -> int:
    """HT-SYM-05: the Heat that cards ask for by themselves."""
    return sum(AMOUNT[PAY * CARDS + card] for card in cards)


def plan_bill(state: HeatState, seat: Seat, odds: PlanOdds, speed: int) -> Bill:
    """What the corners of a plan cost at one of its speeds."""
    engine = engine_for_corners(state, seat, odds.cards)
    here = state.cars[seat].a
    return bill(state.conditions, here, here + speed, speed, engine, odds.limits)


def read_sketch(state: HeatState, seat: Seat, sketch: Mapping[str, Any]) -> list[Card]:
    """The cards of a sketch, `{"cards": ["4", "2"]}`; BadSketch names what is wrong with it."""
    if list(sketch) != ["cards"] or not isinstance(sketch["cards"], list):
        raise BadSketch('a sketch is written {"cards": ["4", "2"]}')
    names = sketch["cards"]
    driver = state.drivers[seat]
    held = Counter(cards_of(driver, driver.hand))
    if len(names) > sum(held.values()):
        raise BadSketch(f"a sketch of {len(names)} cards needs a hand of as many")
    found: list[Card] = []
    for name in names:
        card = card_named(name) if isinstance(name, str) else -1
        if card < 0:
            raise BadSketch(f"there is no card {name!r}")
        if card == HEAT:
            raise BadSketch("Heat may not be laid (HT-PLAY-02)")
        held[card] -= 1
        if held[card] < 0:
            raise BadSketch(f"there are not so many cards {name!r} in the hand")
        found.append(card)
    return sorted(found)


def _sketched(state: HeatState, seat: Seat, cards: list[Card]) -> Facts:
    """What these cards would do on top of those laid already, and the decisions that lay them."""
    laid = plays(state, seat, cards)
    odds = plan_odds(state, seat, cards)
    gear = len(odds.cards)
    cost = shift_cost(state, seat, gear) if 1 <= gear <= TOP_GEAR else 0
    return {
        "cards": [NAMES[card] for card in cards],
        "legal": bool(laid),
        "actions": laid,
        "gear": gear,
        "heat": cost,
        "price": price(odds.cards),
        "engine": engine_for_corners(state, seat, odds.cards),
        "speeds": [
            {
                "speed": speed,
                **chance(odds.speeds[speed]),
                **_bill_facts(state, plan_bill(state, seat, odds, speed)),
                "cell": _reached(state, seat, speed)[0],
            }
            for speed in sorted(odds.speeds)
        ],
        "mean": float(odds.mean),
        "mean_heat": float(odds.heat),
        "spin": chance(odds.spin),
        "choice": odds.choice,
        "label": say("heat-go", gear=gear, heat=cost),
        "detail": _odds_words(odds),
    }


def reach(state: HeatState, seat: Seat) -> dict[str, Facts]:
    """Where the hand can take the car for sure: by spot the cheapest cards that lead there, then those of the
    nearest gear. Nothing once cards are laid."""
    driver = state.drivers[seat]
    if sum(driver.play) or cluttered(state, seat):
        return {}
    certain = [
        card
        for card in cards_of(driver, driver.hand)
        if card != HEAT and not FLIPS[card] and len(SPEEDS[card]) == 1
    ]
    best: dict[str, tuple[tuple[int, int, int], Facts]] = {}
    for size in sorted(sizes(state, seat)):
        shift = shift_cost(state, seat, size)
        for cards in hand_plans(certain, size):
            speed = sum(SPEED[card] for card in cards)
            limits = sum(LIMITS[card] for card in cards)
            engine = engine_for_corners(state, seat, cards)
            here = state.cars[seat].a
            corners = bill(state.conditions, here, here + speed, speed, engine, limits)
            heat = shift + price(cards) + corners.heat
            gear: int = driver.gear
            rank = (int(corners.spins), heat, abs(size - gear))
            spot, moved = _reached(state, seat, speed)
            if moved and (spot not in best or rank < best[spot][0]):
                facts = {"cards": [NAMES[card] for card in cards], "heat": heat, "spins": corners.spins}
                best[spot] = rank, facts
    return {spot: facts for spot, (_, facts) in best.items()}


def most_discards(state: HeatState, seat: Seat) -> int:
    """HT-DISC-01, HT-EVENT-17: how many cards may be discarded one after another."""
    driver = state.drivers[seat]
    held = sum(
        driver.hand[slot]
        for slot, card in enumerate(driver.kinds)
        if actions.CARD + card in state.legal(seat)
    )
    return min(1, held) if state.conditions.rule == ONE_DISCARD else held


def corners_ahead(state: HeatState, seat: Seat) -> list[Facts]:
    """The next corner lines: the cell before each, how far, how fast."""
    track, cell = state.conditions.track, state.cars[seat].cell
    line, away = track.next_line[cell], track.to_line[cell]
    found = []
    for _ in range(CORNERS_AHEAD):
        found.append({"after": track.after[line], "away": away, "limit": state.conditions.limit[line]})
        away += track.gap[line]
        line = (line + 1) % len(track.gap)
    return found


# --- A move -------------------------------------------------------------------------------------------------


def turn_bill(
    state: HeatState, seat: Seat, cells: int = 0, speed: int = 0, paid: int = 0, limits: int = 0
) -> Bill:
    """The corners of the turn under way after so many more cells at so much more speed, once all that is owed
    for played cards is paid."""
    driver = state.drivers[seat]
    end = state.cars[seat].a + cells
    limits += limit_change(driver)
    engine = max(0, driver.heat - unpaid(state) - paid)
    return bill(state.conditions, state.start_a, end, state.speed + speed, engine, limits)


def _reached(state: HeatState, seat: Seat, cells: int) -> tuple[str, int]:
    """The spot where a move of so many cells ends as the cars stand now, and the cells really moved."""
    car = state.cars[seat]
    before = (car.a, car.cell, car.line)
    moved = move(state, cells, "")
    spot = state.conditions.track.spot(car.cell, car.line)
    car.a, car.cell, car.line = before
    return spot, moved


def _bill_facts(state: HeatState, bill: Bill) -> Facts:
    track, limits = state.conditions.track, state.conditions.limit
    return {
        "heat": bill.heat,
        "spins": bill.spins,
        "corners": [
            {"after": track.after[crossing.line], "limit": limits[crossing.line], "heat": crossing.cost}
            for crossing in bill.crossings
        ],
    }


def _move_facts(
    state: HeatState, seat: Seat, cells: int, speed: int, paid: int = 0, limits: int = 0
) -> Facts:
    """A further move of the turn: where it ends, and what all corners of the turn cost then."""
    spot, moved = _reached(state, seat, cells)
    bill = turn_bill(state, seat, moved, speed, paid, limits)
    facts = {"cells": moved, "speed": state.speed + speed, **_bill_facts(state, bill)}
    return {"cell": spot, **facts} if cells else facts


# --- Choices ------------------------------------------------------------------------------------------------


def card_in(action: Action) -> Card:
    """The card that an action names, or -1."""
    if actions.CARD <= action < actions.ADRENALINE_SPEED:
        return (action - actions.CARD) % CARDS
    if actions.USE <= action < actions.AMOUNT:
        return (action - actions.USE) % CARDS
    return -1


def _facts(state: HeatState, seat: Seat, action: Action) -> Facts:
    card = card_in(action)
    facts: Facts = {"card": NAMES[card]} if card >= 0 else {}
    if state.phase == phases.PLAN:
        return facts if card >= 0 or action == actions.END else _gear_facts(state, seat, action)
    if state.phase == phases.VALUE:
        return _value_facts(state, seat, action - actions.VALUE)
    if state.phase == phases.AMOUNT:
        return {"amount": action - actions.AMOUNT}
    if state.phase == phases.SLIPSTREAM:
        return _move_facts(state, seat, 0 if action == actions.END else action - actions.SLIP, 0)
    return facts | (_reaction_facts(state, seat, action) if state.phase == phases.REACT else {})


def _gear_facts(state: HeatState, seat: Seat, gear: Action) -> Facts:
    return {"gear": gear, "heat": shift_cost(state, seat, gear)}


def _value_facts(state: HeatState, seat: Seat, number: int) -> Facts:
    """The number of a card that prints several; the car moves when the last of them is chosen."""
    driver = state.drivers[seat]
    asked = sum(driver.play[slot] for slot, card in enumerate(driver.kinds) if len(SPEEDS[card]) > 1)
    speed = state.flipped + number
    facts = {"number": number, "card": NAMES[state.amount_for], "speed": state.speed + speed}
    if asked == len(state.values) + 1:
        facts |= _move_facts(state, seat, state.speed + speed, speed)
    return facts


def _reaction_facts(state: HeatState, seat: Seat, action: Action) -> Facts:
    if action == actions.END:
        return _move_facts(state, seat, 0, 0)
    if action == actions.ADRENALINE_SPEED:
        return _move_facts(state, seat, 1, 1)
    if action in (actions.ADRENALINE_COOL, actions.GEAR_COOL, actions.SECTOR_COOL):
        return {"cool": most(state, action), "held": state.drivers[seat].hand[HEAT]}
    if action == actions.BOOST:
        return _boost_facts(state, seat)
    if action == actions.CANNOT_PAY:
        return {"cell": state.conditions.track.spot(state.start_cell, state.start_line)}
    card = card_in(action)
    if actions.DIRECT <= action < actions.REFRESH:
        return _move_facts(
            state, seat, SPEED[card], SPEED[card], _direct_cost(state, seat, card), LIMITS[card]
        )
    symbol = action - actions.USE
    use = symbol // CARDS
    facts = {"use": USE_NAMES[use], "amount": AMOUNT[symbol]}
    if use == ACCELERATE:
        return facts | _move_facts(state, seat, state.flips, state.flips)
    if use == DRAFT:
        return facts | _move_facts(state, seat, draft_distance(state), 0)
    return facts


def _direct_cost(state: HeatState, seat: Seat, card: Card) -> int:
    """HT-SYM-15: the Heat of a card that is played directly, less what the card itself must cool for it."""
    driver = state.drivers[seat]
    cost = AMOUNT[PAY * CARDS + card]
    if driver.heat >= cost:
        return cost
    return cost - min(AMOUNT[COOL * CARDS + card], driver.hand[HEAT])


def boost_cost(state: HeatState, seat: Seat) -> int:
    """HT-ROAD-05: free in some sectors."""
    return 0 if state.conditions.free_boost[state.cars[seat].cell] else 1


def _boost_facts(state: HeatState, seat: Seat) -> Facts:
    """Each number the flip may bring, with its chance and what all corners cost then."""
    cost = boost_cost(state, seat)
    return {
        "cost": cost,
        "flips": [
            {"number": number, **chance(part), **_move_facts(state, seat, number, number, cost)}
            for number, part in sorted(flip_sums(state.drivers[seat], 1).items())
        ],
    }


# --- Words --------------------------------------------------------------------------------------------------


def card_name(card: Card) -> Said:
    if card < FIRST_UPGRADE:
        return say("heat-card", card=NAMES[card])
    return say("heat-card-special", kind=kind(card), number=number(card))


def bears(card: Card) -> list[Said]:
    """The symbols of a card in words."""
    uses = [(USE_NAMES[symbol // CARDS], AMOUNT[symbol]) for symbol in SYMBOLS[card]]
    if FLIPS[card]:
        uses.insert(0, ("flip", FLIPS[card]))
    if LIMITS[card]:
        uses.append(("limit", LIMITS[card]))
    if SLIPSTREAM[card]:
        uses.append(("slipstream", SLIPSTREAM[card]))
    if REFRESH[card]:
        uses.append(("refresh", 0))
    if DIRECT[card]:
        uses.append(("direct", 0))
    found = []
    for use, amount in uses:
        text = f"{amount:+d}".replace("-", "−") if use == "limit" else str(amount)
        found.append(say("heat-symbol", use=use, number=text))
    return found


def about(card: Card) -> list[Said]:
    """Numbers and symbols of an upgrade."""
    if card < FIRST_UPGRADE:
        return []
    speed = [say("heat-speed-of", speed="/".join(map(str, SPEEDS[card])))] if SPEEDS[card] else []
    return speed + bears(card)


def label(state: HeatState, action: Action, name: Said | str | None = None) -> Said:
    """An action in words; `name` is how its card is called, if not as ever."""
    data = HEAT_GAME.action_json(state, action)
    verb = data["do"].replace(" ", "-")
    if action == actions.END:
        verb = f"end-{phases.NAMES[state.phase]}"
    card = card_in(action)
    called = "" if card < 0 else card_name(card) if name is None else name
    return say("heat-choice", verb=verb, number=data.get("number", 0), card=called)


CARDS_ASKED = [phases.PICK, phases.SWAP, phases.GIVE, phases.SALVAGING, phases.KEEP, phases.DISCARD]
"""Phases in which a card is chosen for what it bears."""


def detail(state: HeatState, seat: Seat, action: Action) -> list[Said]:
    """What a choice brings and costs, exactly."""
    card = card_in(action)
    if state.phase == phases.PLAN:
        if card >= 0 or action == actions.END:
            return about(card)
        cost = shift_cost(state, seat, action)
        return [say("heat-shift-cost", heat=cost)] if cost else []
    if state.phase in CARDS_ASKED:
        return about(card) if card >= 0 else []
    if state.phase == phases.AMOUNT:
        return [label(state, state.amount_for)]
    facts = _facts(state, seat, action)
    words = about(card) if actions.DIRECT <= action < actions.REFRESH else []
    if "use" in facts:
        words = [say("heat-symbol", use=facts["use"], number=facts["amount"])]
    if "cool" in facts:
        words = [say("heat-cool-most", number=facts["cool"], held=facts["held"])]
    if action == actions.BOOST:
        words = [say("heat-boost-cost", heat=facts["cost"])]
        spin = sum((Fraction(flip["fraction"]) for flip in facts["flips"] if flip["spins"]), Fraction(0))
        if spin:
            words.append(say("heat-odds-spin", chance=share(spin)))
    return words + (_bill_words(facts) if "corners" in facts else [])


def _bill_words(facts: Facts) -> list[Said]:
    """What the corners of a move cost."""
    if not facts["corners"]:
        return [say("heat-bill-none")]
    if facts["spins"]:
        return [say("heat-bill-spin", cell=facts["corners"][-1]["after"])]
    return [say("heat-bill-corner", cell=corner["after"], heat=corner["heat"]) for corner in facts["corners"]]


def _odds_words(odds: PlanOdds) -> list[Said]:
    """What sums up the speeds of a plan."""
    if not odds.cards:
        return []
    low, high = min(odds.speeds), max(odds.speeds)
    if low == high:
        found = [say("heat-odds-speed", speeds=str(low))]
    else:
        found = [say("heat-odds-range", low=low, high=high, mean=rounded(odds.mean))]
    if odds.heat:
        found.append(say("heat-odds-mean", heat=rounded(odds.heat)))
    if odds.spin:
        found.append(say("heat-odds-spin", chance=share(odds.spin)))
    if odds.choice:
        found.append(say("heat-odds-choice", number=odds.choice))
    return found


def share(part: Fraction) -> str:
    """A chance as a fraction where it is a plain one, else in per cent."""
    if part.denominator == 1:
        return "100%" if part else "0%"
    if part.denominator <= PLAIN_FRACTION:
        return f"{part.numerator}/{part.denominator}"
    return f"{per_cent(part)}%"


def per_cent(part: Fraction) -> str:
    """Whole per cent; what is possible is never shown as nothing, what is not certain never as all."""
    if part == 1:
        return "100"
    return str(min(99, max(1, round(100 * part))))


def rounded(number: Fraction) -> float:
    return round(float(number), 1)
