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
    COLOURS,
    COOL,
    DRAFT,
    FIRST_UPGRADE,
    FLIPS,
    HEAT,
    LIMITS,
    NAMES,
    REDUCE,
    SPEED,
    SPEEDS,
    SUPER_COOL,
    USE_NAMES,
    Card,
    card_named,
)
from racecraft.games.heat.corners import Bill, bill, limit_change
from racecraft.games.heat.discard import most_discards
from racecraft.games.heat.game import HEAT as HEAT_GAME
from racecraft.games.heat.gears import GEAR_COOLDOWN, TOP_GEAR, shift_cost
from racecraft.games.heat.movement import draft_distance, move
from racecraft.games.heat.planning import cluttered, plan, sizes
from racecraft.games.heat.reactions import boost_cost, is_idle, unpaid
from racecraft.games.heat.replenish import MULLIGAN_HEAT
from racecraft.games.heat.standing import over_the_line, past_the_line
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.symbols import COMPULSORY, direct_price, most, price
from racecraft.games.heat.view import face_up
from racecraft.odds.heat.chances import PlanOdds, flip_sums, hand_plans
from racecraft.outlook.heat.cards import card_name, means, printed
from racecraft.outlook.heat.shapes import (
    HeatChoice,
    HeatCornerAhead,
    HeatFlip,
    HeatLanding,
    HeatOutlook,
    HeatSketch,
    HeatSpeed,
    HeatTarget,
    HeatToll,
)
from racecraft.outlook.words import BadSketch, Said, chance, say, whole_percent

CORNERS_AHEAD = 2
FEW = 5
"""Up to so many speeds are told one by one."""
MUST = [USE_NAMES[use] for use in COMPULSORY]


def outlook(state: HeatState, seat: Seat, sketch: Mapping[str, Any] | None) -> HeatOutlook:
    """`state` is a glimpse, which may be changed here."""
    if sketch is not None and state.phase != phases.PLAN:
        raise BadSketch(f"only a plan is sketched, and {phases.NAMES[state.phase]} is to be decided now")
    planning = state.phase == phases.PLAN
    if planning:
        state.turn = seat
    choices = {action: choice_of(state, seat, action) for action in state.legal(seat)}
    gears = sizes(state, seat) if planning else []
    return {
        "prompt": prompt(state, seat),
        "automatic": automatic(state, seat),
        "likely": likely(state, seat, choices),
        "home": home(state, seat),
        "targets": reach(state, seat) if planning else landings(choices),
        "choices": {str(action): choice for action, choice in choices.items()},
        "cards": {NAMES[card]: printed(card) for card in _in_sight(state, seat)},
        "corners": corners_ahead(state, seat) if state.cars[seat].cell else [],
        "discards": most_discards(state) if state.phase == phases.DISCARD else 0,
        "gears": {str(gear): {"cards": gear, "heat": shift_cost(state, seat, gear)} for gear in gears},
        "cluttered": planning and cluttered(state, seat),
        "sketch": None if sketch is None else sketched(state, seat, read_sketch(state, seat, sketch)),
    }


def automatic(state: HeatState, seat: Seat) -> bool:
    if state.phase == phases.PLAN:
        return False
    return len(state.legal(seat)) == 1 or is_idle(state)


def prompt(state: HeatState, seat: Seat) -> Said:
    if state.phase != phases.PLAN:
        said = home(state, seat)
        over = {"over": "no", "home": ""} if said is None else {"over": "yes", "home": said}
        return say("heat-ask", who=seat, step=_step_asked(state), speed=state.speed, **over)
    costs = {gear: shift_cost(state, seat, gear) for gear in sizes(state, seat)}
    return say(
        "heat-ask-plan",
        who=seat,
        gear=int(state.drivers[seat].gear),
        gears=", ".join(f"{gear} (▲{cost})" if cost else str(gear) for gear, cost in costs.items()),
        cluttered="yes" if cluttered(state, seat) else "no",
    )


def likely(state: HeatState, seat: Seat, choices: Mapping[Action, HeatChoice]) -> Action | None:
    """What most drivers would do: cool, then what has to be done, then end the step; use a slipstream that
    costs nothing; move as many cards as they may; show the highest."""
    if state.phase == phases.SLIPSTREAM:
        return _free_slipstream(choices)
    if state.phase in (phases.AMOUNT, phases.TOP):
        return max(choices)
    wanted: list[Action] = []
    if state.phase == phases.REACT:
        if state.drivers[seat].hand[HEAT] and not past_the_line(state, seat):
            wanted += [action for action, choice in choices.items() if _cools(choice)]
        wanted += [action for action, choice in choices.items() if choice["use"] in MUST]
    if state.phase != phases.PLAN and actions.END in choices:
        wanted.append(actions.END)
    return wanted[0] if wanted else None


def _cools(choice: HeatChoice) -> bool:
    return choice["cool"] is not None or choice["use"] == USE_NAMES[COOL]


def _free_slipstream(choices: Mapping[Action, HeatChoice]) -> Action:
    """The longest slipstream that costs no more than staying."""
    due = choices[actions.END]["landing"]
    free = [
        action
        for action, choice in choices.items()
        if due and (landing := choice["landing"]) and landing["heat"] <= due["heat"] and not landing["spins"]
    ]
    return max(free, default=actions.END)


def home(state: HeatState, seat: Seat) -> Said | None:
    """How far a car that may drive on is over the finish, and how far the others are that have crossed it in
    this round: the farther one is ranked higher."""
    past = past_the_line(state, seat)
    if state.phase != phases.REACT or not past:
        return None
    rivals = [
        say("heat-home-rival", who=number, past=past_the_line(state, number))
        if number < state.seats
        else say(
            "heat-home-legend",
            colour=COLOURS[state.setup.colours[number]],
            past=past_the_line(state, number),
        )
        for number in over_the_line(state)
        if number != seat
    ]
    return say("heat-home", past=past, alone="no" if rivals else "yes", rivals=rivals)


def _step_asked(state: HeatState) -> str:
    """The step that is due; of a number of cards also what it is a number of."""
    if state.phase == phases.AMOUNT and counted(state) == USE_NAMES[REDUCE]:
        return "amount-stress"
    if state.phase == phases.AMOUNT and counted(state) == USE_NAMES[SUPER_COOL]:
        return "amount-one" if most(state, state.amount_for) == 1 else "amount-discard"
    return phases.NAMES[state.phase]


def counted(state: HeatState) -> str:
    """What a number of cards that is asked for is a number of: the symbol that moves them; `cool` also for a
    gear, adrenaline or the weather."""
    symbol = (state.amount_for - actions.USE) // CARDS
    return USE_NAMES[symbol] if state.amount_for >= actions.USE else USE_NAMES[COOL]


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


def corners_ahead(state: HeatState, seat: Seat) -> list[HeatCornerAhead]:
    """The next corner lines: the cell before each, how far, how fast."""
    track, cell = state.conditions.track, state.cars[seat].cell
    line, away = track.next_line[cell], track.to_line[cell]
    found: list[HeatCornerAhead] = []
    for _ in range(CORNERS_AHEAD):
        found.append({"after": track.after[line], "away": away, "limit": state.conditions.limit[line]})
        away += track.gap[line]
        line = (line + 1) % len(track.gap)
    return found


# --- A plan -------------------------------------------------------------------------------------------------


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
    """The Heat that is left in the engine when shift and cards are paid for."""
    return max(0, state.drivers[seat].heat - shift_price(state, seat, len(cards)) - price(cards))


def shift_price(state: HeatState, seat: Seat, gear: int) -> int:
    """What the shift to so many cards costs; a gear that does not exist costs nothing."""
    return shift_cost(state, seat, gear) if 1 <= gear <= TOP_GEAR else 0


def spin_if_cooled(state: HeatState, seat: Seat, odds: PlanOdds, engine: int) -> Fraction:
    """The chance of a spin-out if first as much is cooled as the gear allows where the car comes to stand."""
    gear, conditions, here = len(odds.cards), state.conditions, state.cars[seat].a
    if not 1 <= gear <= TOP_GEAR:
        return odds.spin
    most = min(GEAR_COOLDOWN[gear], state.drivers[seat].hand[HEAT])
    found = Fraction(0)
    for speed, part in odds.speeds.items():
        cell = (here + speed - 1) % conditions.track.cells + 1
        cooled = 0 if conditions.no_cooldown[cell] else most
        if bill(conditions, here, here + speed, speed, engine + cooled, odds.limits).spins:
            found += part
    return found


def plan_landing(state: HeatState, seat: Seat, speed: int, engine: int, limits: int) -> HeatLanding:
    """A plan at one of its speeds. Its bill is that of an empty road: who stands where may change."""
    here = state.cars[seat].a
    spot, moved = _reached(state, seat, speed)
    return _landing(
        state, spot, moved, speed, bill(state.conditions, here, here + speed, speed, engine, limits)
    )


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
            raise BadSketch("Heat may not be laid")
        held[card] -= 1
        if held[card] < 0:
            raise BadSketch(f"there are not so many cards {name!r} in the hand")
        found.append(card)
    return sorted(found)


def sketched(state: HeatState, seat: Seat, cards: Sequence[Card]) -> HeatSketch:
    """What these cards would do on top of those laid already, and the decision that lays them."""
    laid = plays(state, seat, cards)
    odds = plan_odds(state, seat, cards)
    gear = len(odds.cards)
    engine = engine_for_corners(state, seat, odds.cards)
    speeds: list[HeatSpeed] = [
        {**plan_landing(state, seat, speed, engine, odds.limits), **chance(odds.speeds[speed])}
        for speed in sorted(odds.speeds)
    ]
    cost = shift_price(state, seat, gear)
    cooled = spin_if_cooled(state, seat, odds, engine)
    return {
        "cards": [NAMES[card] for card in cards],
        "legal": bool(laid),
        "decision": laid,
        "gear": gear,
        "heat": cost,
        "price": price(odds.cards),
        "engine": engine,
        "speeds": speeds,
        "mean": float(odds.mean),
        "mean_heat": float(odds.heat),
        "spin": chance(odds.spin),
        "cooled": chance(cooled),
        "choice": odds.choice,
        "label": say("heat-go", gear=gear, heat=cost),
        "detail": _odds_words(odds, speeds, cooled),
    }


def reach(state: HeatState, seat: Seat) -> list[HeatTarget]:
    """Where the hand can take the car for sure: for each spot the cheapest cards that lead there, then those
    of the nearest gear; the nearest spots first. Nothing once cards are laid."""
    driver = state.drivers[seat]
    if sum(driver.play) or cluttered(state, seat):
        return []
    certain = [
        card
        for card in cards_of(driver, driver.hand)
        if card != HEAT and not FLIPS[card] and len(SPEEDS[card]) == 1
    ]
    best: dict[str, tuple[tuple[int, int, int], tuple[Card, ...], int]] = {}
    for size in sizes(state, seat):
        for cards in hand_plans(certain, size):
            landing = _certain_landing(state, seat, cards)
            rank = (int(landing["spins"]), landing["heat"], abs(size - int(driver.gear)))
            spot = landing["cell"]
            if landing["cells"] and (spot not in best or rank < best[spot][0]):
                best[spot] = rank, cards, landing["cells"]
    found: list[HeatTarget] = []
    for spot, ((spins, heat, _), cards, _) in sorted(best.items(), key=lambda item: item[1][2]):
        names = [card_name(card) for card in cards]
        found.append(
            {
                "cell": spot,
                "decision": plays(state, seat, cards),
                "label": say("heat-reach", cards=names, heat=heat, spins="yes" if spins else "no"),
                "detail": bill_words(_certain_landing(state, seat, cards)),
                "cards": [NAMES[card] for card in cards],
                "heat": heat,
                "spins": bool(spins),
            }
        )
    return found


def _certain_landing(state: HeatState, seat: Seat, cards: Sequence[Card]) -> HeatLanding:
    """Where cards without flips and choices lead, with all the Heat that they cost."""
    speed = sum(SPEED[card] for card in cards)
    limits = sum(LIMITS[card] for card in cards)
    found = plan_landing(state, seat, speed, engine_for_corners(state, seat, cards), limits)
    found["heat"] += shift_price(state, seat, len(cards)) + price(cards)
    return found


# --- A move -------------------------------------------------------------------------------------------------


def turn_bill(
    state: HeatState, seat: Seat, cells: int = 0, speed: int = 0, paid: int = 0, limits: int = 0
) -> Bill:
    """The corners of the turn under way after so many more cells at so much more speed, once all that is owed
    for played cards is paid."""
    driver = state.drivers[seat]
    engine = max(0, driver.heat - unpaid(state) - paid)
    end = state.cars[seat].a + cells
    limits += limit_change(driver)
    return bill(state.conditions, state.start_a, end, state.speed + speed, engine, limits)


def _reached(state: HeatState, seat: Seat, cells: int) -> tuple[str, int]:
    """The spot where a move of so many cells ends as the cars stand now, and the cells really moved."""
    car = state.cars[seat]
    before = (car.a, car.cell, car.line)
    moved = move(state, cells, "")
    spot = state.conditions.track.spot(car.cell, car.line)
    car.a, car.cell, car.line = before
    return spot, moved


def _landing(state: HeatState, spot: str, moved: int, speed: int, cost: Bill) -> HeatLanding:
    track, limits = state.conditions.track, state.conditions.limit
    corners: list[HeatToll] = [
        {"after": track.after[crossing.line], "limit": limits[crossing.line], "heat": crossing.cost}
        for crossing in cost.crossings
    ]
    return {
        "cell": spot,
        "cells": moved,
        "speed": speed,
        "heat": cost.heat,
        "spins": cost.spins,
        "corners": corners,
    }


def _moved(
    state: HeatState, seat: Seat, cells: int, speed: int, paid: int = 0, limits: int = 0
) -> HeatLanding:
    """A further move of the turn: where it ends, and what all corners of the turn cost then."""
    spot, moved = _reached(state, seat, cells)
    cost = turn_bill(state, seat, moved, speed, paid, limits)
    return _landing(state, spot, moved, state.speed + speed, cost)


def landings(choices: dict[Action, HeatChoice]) -> list[HeatTarget]:
    """The spots to which choices of a turn lead; of several that lead to one the cheapest."""
    best: dict[str, tuple[tuple[bool, int], Action]] = {}
    for action, choice in choices.items():
        landing = choice["landing"]
        if landing is not None and landing["cells"]:
            rank = (landing["spins"], landing["heat"])
            if landing["cell"] not in best or rank < best[landing["cell"]][0]:
                best[landing["cell"]] = rank, action
    return [
        {
            "cell": spot,
            "decision": [action],
            "label": choices[action]["label"],
            "detail": choices[action]["detail"],
            "cards": [],
            "heat": heat,
            "spins": spins,
        }
        for spot, ((spins, heat), action) in best.items()
    ]


# --- Choices ------------------------------------------------------------------------------------------------


def card_in(action: Action) -> Card:
    """The card that an action names, or -1."""
    if actions.CARD <= action < actions.ADRENALINE_SPEED:
        return (action - actions.CARD) % CARDS
    if actions.USE <= action < actions.AMOUNT:
        return (action - actions.USE) % CARDS
    return -1


def choice_of(state: HeatState, seat: Seat, action: Action) -> HeatChoice:
    """What a legal action leads to."""
    card = card_in(action)
    found: HeatChoice = {
        "label": label(state, action),
        "detail": [],
        "card": NAMES[card] if card >= 0 else None,
        "gear": None,
        "cost": None,
        "number": None,
        "use": None,
        "amount": None,
        "cool": None,
        "landing": None,
        "flips": [],
    }
    if state.phase == phases.PLAN:
        if card < 0 and action != actions.END:
            found["gear"] = action
            found["cost"] = shift_cost(state, seat, action)
    elif state.phase == phases.MULLIGAN:
        if action == actions.REDRAW:
            found["cost"] = MULLIGAN_HEAT if state.setup.paid_mulligan else 0
    elif state.phase == phases.VALUE:
        _tell_value(state, seat, action - actions.VALUE, found)
    elif state.phase == phases.AMOUNT:
        found["number"] = action - actions.AMOUNT
    elif state.phase == phases.SLIPSTREAM:
        cells = 0 if action == actions.END else action - actions.SLIP
        found["landing"] = _moved(state, seat, cells, 0)
    elif state.phase == phases.REACT:
        _tell_reaction(state, seat, action, found)
    found["detail"] = detail(state, seat, action, found)
    return found


def _tell_value(state: HeatState, seat: Seat, number: int, found: HeatChoice) -> None:
    """The number of a card that prints several; the car moves when the last of them is chosen."""
    driver = state.drivers[seat]
    asked = sum(driver.play[slot] for slot, card in enumerate(driver.kinds) if len(SPEEDS[card]) > 1)
    found["card"] = NAMES[state.amount_for]
    found["number"] = number
    if asked == len(state.values) + 1:
        speed = state.flipped + number
        found["landing"] = _moved(state, seat, state.speed + speed, speed)


def _tell_reaction(state: HeatState, seat: Seat, action: Action, found: HeatChoice) -> None:
    if action == actions.END:
        found["landing"] = _moved(state, seat, 0, 0)
    elif action == actions.ADRENALINE_SPEED:
        found["landing"] = _moved(state, seat, 1, 1)
    elif action in (actions.ADRENALINE_COOL, actions.GEAR_COOL, actions.SECTOR_COOL):
        found["cool"] = most(state, action)
    elif action == actions.BOOST:
        found["cost"] = boost_cost(state)
        found["flips"] = _boost_flips(state, seat)
    elif actions.DIRECT <= action < actions.REFRESH:
        card = card_in(action)
        paid = direct_price(state, card)
        found["landing"] = _moved(state, seat, SPEED[card], SPEED[card], paid, LIMITS[card])
    elif action != actions.CANNOT_PAY:
        symbol = action - actions.USE
        found["use"] = USE_NAMES[symbol // CARDS]
        found["amount"] = AMOUNT[symbol]
        if symbol // CARDS == ACCELERATE:
            found["landing"] = _moved(state, seat, state.flips, state.flips)
        elif symbol // CARDS == DRAFT:
            found["landing"] = _moved(state, seat, draft_distance(state), 0)


def _boost_flips(state: HeatState, seat: Seat) -> list[HeatFlip]:
    """Each number the flip may bring, with its chance and what all corners cost then."""
    cost = boost_cost(state)
    return [
        {**_moved(state, seat, number, number, cost), **chance(part), "number": number}
        for number, part in sorted(flip_sums(state.drivers[seat], 1).items())
    ]


# --- Words --------------------------------------------------------------------------------------------------


def label(state: HeatState, action: Action) -> Said:
    """An action in words."""
    data = HEAT_GAME.action_json(state, action)
    verb = data["do"].replace(" ", "-")
    if action == actions.END:
        verb = f"end-{phases.NAMES[state.phase]}"
    elif actions.AMOUNT <= action < actions.SLIP:
        verb = f"amount-{counted(state)}"
    card = card_in(action)
    called = "" if card < 0 else card_name(card)
    number = data.get("number", 0)
    if actions.USE <= action < actions.AMOUNT:
        symbol = action - actions.USE
        number = state.flips if symbol // CARDS == ACCELERATE else AMOUNT[symbol]
    if action == actions.GEAR_COOL:
        gear = int(state.drivers[state.turn].gear)
        return say("heat-choice", verb=verb, number=most(state, action), card="", gear=gear)
    return say("heat-choice", verb=verb, number=number, card=called)


CARDS_ASKED = [
    phases.PLAN,
    phases.PICK,
    phases.SWAP,
    phases.GIVE,
    phases.SALVAGING,
    phases.KEEP,
    phases.DISCARD,
]
"""Phases in which a card is chosen for what it bears."""


def detail(state: HeatState, seat: Seat, action: Action, choice: HeatChoice) -> list[Said]:
    """What a choice brings and costs, exactly."""
    card = card_in(action)
    if state.phase == phases.AMOUNT:
        return [label(state, state.amount_for)]
    words: list[Said] = []
    if card >= 0 and (
        state.phase in (phases.PLAN, *CARDS_ASKED) or actions.DIRECT <= action < actions.REFRESH
    ):
        words += means(card) if card >= FIRST_UPGRADE else []
    if choice["cool"] is not None:
        held = int(state.drivers[seat].hand[HEAT])
        whole = "yes" if choice["cool"] >= held else "no"
        words.append(say("heat-cool-most", number=min(choice["cool"], held), held=held, all=whole))
    if action == actions.BOOST and state.phase == phases.REACT:
        words.append(say("heat-boost-cost", heat=choice["cost"]))
        words += [_flip_words(flip) for flip in choice["flips"]]
    elif choice["cost"]:
        key = "heat-shift-cost" if choice["gear"] is not None else "heat-boost-cost"
        words.append(say(key, heat=choice["cost"]))
    if choice["landing"] is not None:
        words += bill_words(choice["landing"])
    return words


def bill_words(landing: HeatLanding) -> list[Said]:
    """What the corners of a move cost."""
    if not landing["corners"]:
        return [say("heat-bill-none")]
    if landing["spins"]:
        return [say("heat-bill-spin", limit=landing["corners"][-1]["limit"])]
    return [say("heat-bill-corner", limit=toll["limit"], heat=toll["heat"]) for toll in landing["corners"]]


def _flip_words(flip: HeatFlip) -> Said:
    return say(
        "heat-boost-flip",
        number=flip["number"],
        chance=share(Fraction(flip["fraction"])),
        cost=_cost_word(flip),
        heat=flip["heat"],
    )


def _cost_word(landing: HeatLanding) -> str:
    """What a message chooses by: nothing to pay, a price, a spin-out."""
    return "spin" if landing["spins"] else "heat" if landing["heat"] else "none"


def _odds_words(odds: PlanOdds, speeds: Sequence[HeatSpeed], cooled: Fraction) -> list[Said]:
    """Every speed of a plan with its chance and the Heat of its corners; where they are many, what sums them
    up."""
    if not odds.cards:
        return []
    found: list[Said] = []
    if len(speeds) <= FEW:
        for speed in speeds:
            key = "heat-odds-speed" if len(speeds) == 1 else "heat-odds-speed-chance"
            part = share(Fraction(speed["fraction"]))
            found.append(
                say(key, speed=speed["speed"], chance=part, cost=_cost_word(speed), heat=speed["heat"])
            )
    else:
        low, high = speeds[0]["speed"], speeds[-1]["speed"]
        found.append(say("heat-odds-range", low=low, high=high, mean=rounded(odds.mean)))
        if odds.heat:
            found.append(say("heat-odds-mean", heat=rounded(odds.heat)))
    if odds.spin:
        found.append(say("heat-odds-spin", chance=share(odds.spin)))
    if cooled < odds.spin:
        found.append(say("heat-odds-cooled", safe="no" if cooled else "yes", chance=share(cooled)))
    if odds.choice:
        found.append(say("heat-odds-choice", number=odds.choice))
    return found


def share(part: Fraction) -> str:
    """A chance in per cent."""
    return f"{whole_percent(part)}%"


def rounded(number: Fraction) -> float:
    return round(float(number), 1)
