"""The rules of a race of Heat in the order of the rulebook: plan, reveal and move, react, slipstream, corner,
discard, replenish, finish.

Every function changes the state it is given; nothing here shuffles, prints or remembers. A ply is carried out
and then `advance` runs whatever follows by itself until somebody must decide or chance is due. What a seat
may do is worked out once, when the decision falls due, and kept in `choices`. Modules have their own files:
cards.py and symbols.py (upgrades), garage.py (draft), weather.py, legends.py, championship.py (season, press,
sponsors).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from racecraft.engine.errors import BadNotation, IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.state import Result
from racecraft.games.heat import championship, garage, legends, phases, symbols
from racecraft.games.heat.actions import (
    ADRENALINE_COOL,
    ADRENALINE_SPEED,
    BOOST,
    CANNOT_PAY,
    CARD,
    DIRECT,
    END,
    GEAR_COOL,
    REDRAW,
    REFRESH,
    SECTOR_COOL,
    SLIP,
    USE,
    VALUE,
    notation,
)
from racecraft.games.heat.actions import AMOUNT as AMOUNT_OF
from racecraft.games.heat.cards import (
    AMOUNT,
    CARDS,
    FIRST_SPONSOR,
    FLIPS,
    HEAT,
    LIMITS,
    NAMES,
    SCRAP,
    SLIPSTREAM,
    SPEED,
    SPEEDS,
    STRESS,
    SYMBOLS,
)
from racecraft.games.heat.cards import DIRECT as IS_DIRECT
from racecraft.games.heat.cards import REFRESH as IS_REFRESH
from racecraft.games.heat.events import (
    DISCARD_HEAT,
    DISCARD_STRESS,
    LAP_COSTS_HEAT,
    NO_ADRENALINE,
    ONE_DISCARD,
    SLIPSTREAM_IN_HIGH_GEARS,
    SPIN_OUT_ELIMINATES,
)
from racecraft.games.heat.phases import (
    AUTOMATIC,
    BEGIN_TURN,
    BOOST_MOVE,
    CARDS_STAGE,
    CLEAR,
    COMMIT,
    COMMITTED,
    CORNERS,
    DISCARDING,
    DRAWING,
    DROP,
    ELIMINATED,
    FINISHED,
    FIRST_CHANCE,
    FIRST_MOVE,
    FLIPPING,
    GAINING,
    GEAR_STAGE,
    KEEP,
    LOST_CARD,
    MULLIGAN,
    NEXT_CAR,
    OPENING_DRAW,
    OPENING_HANDS,
    OVER,
    PLAN,
    PREPARE_MULLIGAN,
    RACE_END,
    RACING,
    REACT,
    REACTING,
    REVEAL,
    ROUND_END,
    ROUND_START,
    SALVAGING,
    SCRAPPING,
    SHIFT,
    TOP,
    UNPAID_MOVE,
    VALUES,
)
from racecraft.games.heat.weather import cooldown_objection

if TYPE_CHECKING:
    from racecraft.games.heat.state import Car, Driver, HeatState

ROUND_CAP: Final = 200
"""HT-END-09: after this many rounds the places on the track decide."""

TOP_GEAR: Final = 4
GEAR_COOLDOWN: Final = [0, 3, 1, 0, 0]
SPIN_STRESS: Final = [0, 1, 1, 2, 2]
BASE_SLIPSTREAM: Final = 2
ADRENALINE_FOR_TWO: Final = 5
"""From this many cars on the grid the last two have adrenaline."""

_NOT_NOW: Final = "is not what is to be decided now"


# --- Plies --------------------------------------------------------------------------------------------------


def contains(numbers: list[int], number: int) -> bool:
    for candidate in numbers:  # noqa: SIM110  (compiles to a loop without calls)
        if candidate == number:
            return True
    return False


def play(s: HeatState, seat: int, action: int) -> None:
    """Carries out a decision, if it is one of the seat's choices, and all that follows from it by itself."""
    phase = s.phase
    if phase == PLAN or phase == MULLIGAN:
        if not 0 <= seat < s.seats or s.drivers[seat].stage == COMMITTED:
            raise WrongSeat(whose_turn(s, seat))
        choices = s.drivers[seat].choices
    else:
        if phase >= FIRST_CHANCE or seat != s.turn:
            raise WrongSeat(whose_turn(s, seat))
        choices = s.choices
    if not contains(choices, action):
        raise IllegalAction(f"{name_of(action)}: {objection(s, seat, action) or _NOT_NOW}")
    s.revealed = False
    if s.events is not None and action == END and phase != PLAN and phase != MULLIGAN:
        s.tell("ended_step", {"step": phases.NAMES[phase]})
    if phase == PLAN:
        plan(s, seat, action)
        if s.events is not None and s.drivers[seat].stage != COMMITTED:
            s.tell_of("planning", seat, {})
    elif phase == REACT:
        react(s, action)
    elif phase == phases.SLIPSTREAM:
        slipstream(s, action)
    elif phase == phases.DISCARD:
        discard(s, action)
    elif phase == TOP:
        clear_play_area(s, action - CARD)
    elif phase == phases.VALUE:
        choose_value(s, action)
    elif phase == phases.AMOUNT:
        symbols.choose_amount(s, action - AMOUNT_OF)
    elif phase == SALVAGING:
        symbols.salvage(s, action)
    elif phase == KEEP:
        symbols.keep(s, action - CARD)
    elif phase == MULLIGAN:
        mulligan(s, seat, action)
    else:
        garage.play(s, action)
    advance(s)


def name_of(action: int) -> str:
    try:
        return notation(action)
    except BadNotation:
        return f"action {action}"


def whose_turn(s: HeatState, seat: int) -> str:
    if not 0 <= seat < s.seats:
        return f"there is no seat {seat + 1} in this race of {s.seats}"
    if s.phase == OVER:
        return "the race is over"
    if s.phase >= FIRST_CHANCE:
        return "a card or token is to be drawn now"
    if s.phase == PLAN or s.phase == MULLIGAN:
        return f"seat {seat + 1} has nothing to decide while the others plan"
    return f"it is the turn of seat {s.turn + 1}, not of seat {seat + 1}"


def objection(s: HeatState, seat: int, action: int) -> str | None:
    """Why a seat that is to decide may not do this, with the rule's id; None if it is legal."""
    phase = s.phase
    if phase == PLAN:
        return plan_objection(s, seat, action)
    if phase == REACT:
        return react_objection(s, action)
    if phase == phases.SLIPSTREAM:
        return slipstream_objection(s, action)
    if phase == phases.DISCARD:
        return discard_objection(s, action)
    if phase == TOP:
        return "only a card of the play area that stays with its driver can lie on top (HT-DRAW-02)"
    if phase == phases.VALUE:
        return "the card does not print that number (HT-SYM-03)"
    if phase == phases.AMOUNT:
        return "the symbol does not move that many cards (HT-REACT-04)"
    if phase == SALVAGING:
        return "there is no such card in the discard (HT-SYM-12)"
    if phase == KEEP:
        return "as many Heat cards as the engine can pay must be kept (HT-SYM-26)"
    if phase == phases.PICK or phase == phases.SWAP:
        return "the market holds no such upgrade (HT-GARAGE-04)"
    if phase == phases.GIVE:
        return "only an upgrade of one's own can be given back (HT-CHAMP-06)"
    return _NOT_NOW


def chance(s: HeatState) -> list[tuple[int, int]]:
    """What the deck, bag or lot that is due may bring, with weights."""
    phase = s.phase
    if phase < FIRST_CHANCE or phase == OVER:
        return []
    if phase == phases.FLIP or phase == phases.SCRAP or phase == phases.DRAW or phase == OPENING_DRAW:
        d = s.drivers[s.turn]
        return weighted(d.kinds, d.deck)
    if phase == LOST_CARD:
        d = s.drivers[s.turn]
        return weighted(d.kinds, d.play)
    if phase == phases.LEGEND:
        return legends.cards_left(s)
    return championship.chance(s)


_COPIES: Final = 48
_PAIRS: Final[list[list[Any]]] = [[(card, count) for count in range(_COPIES)] for card in range(CARDS)]
"""(card, count) made once: what a deck may bring is asked before every draw."""


def weighted(kinds: list[int], counts: list[int]) -> list[tuple[int, int]]:
    """The cards of a pile with their numbers, in ascending order."""
    found: list[Any] = []
    for slot in range(len(counts)):
        count = counts[slot]
        if count > 0:
            card = kinds[slot]
            found.append(_PAIRS[card][count] if count < _COPIES else (card, count))
    return found


def resolve(s: HeatState, outcome: int) -> None:
    """Carries out a draw that is due, and all that follows from it by itself."""
    phase = s.phase
    if phase < FIRST_CHANCE or phase == OVER:
        raise IllegalOutcome("nothing is to be drawn now")
    if phase == phases.FLIP or phase == phases.SCRAP or phase == phases.DRAW or phase == OPENING_DRAW:
        d = s.drivers[s.turn]
        slot = slot_of(d, outcome)
        if slot < 0 or d.deck[slot] == 0:
            raise IllegalOutcome(f"the deck holds no card {card_name(outcome)}")
        s.revealed = False
        d.deck[slot] -= 1
        d.deck_size -= 1
        if phase == phases.FLIP:
            turn_over(s, d, slot)
            s.phase = FLIPPING
        elif phase == phases.SCRAP:
            scrap(s, d, slot)
            s.phase = SCRAPPING
        else:
            d.hand[slot] += 1
            d.hand_size += 1
            s.due -= 1
            s.drawn += 1
            s.phase = DRAWING if phase == phases.DRAW else OPENING_HANDS
    else:
        legal = False
        for candidate, _ in chance(s):
            if candidate == outcome:
                legal = True
                break
        if not legal:
            raise IllegalOutcome(f"{outcome} is not among what can be drawn now")
        s.revealed = False
        if phase == phases.LEGEND:
            legends.turn_card(s, outcome)
        elif phase == LOST_CARD:
            lose_card(s, outcome)
        else:
            championship.resolve(s, outcome)
    advance(s)


def card_name(card: int) -> str:
    return NAMES[card] if 0 <= card < CARDS and NAMES[card] else str(card)


def slot_of(d: Driver, card: int) -> int:
    """The place of a card type in the driver's piles, or -1."""
    if card < 6:
        return card
    kinds = d.kinds
    for slot in range(6, len(kinds)):
        if kinds[slot] == card:
            return slot
    return -1


def advance(s: HeatState) -> None:
    """Runs what follows by itself until somebody must decide, chance is due or all is over."""
    while s.phase >= AUTOMATIC:
        phase = s.phase
        if phase == FLIPPING:
            flipping(s)
        elif phase == DRAWING:
            drawing(s)
        elif phase == REACTING:
            offer_reactions(s)
        elif phase == NEXT_CAR:
            next_car(s)
        elif phase == BEGIN_TURN:
            begin_turn(s)
        elif phase == REVEAL:
            reveal(s)
        elif phase == VALUES:
            offer_values(s)
        elif phase == FIRST_MOVE:
            first_move(s)
        elif phase == phases.SLIP:
            offer_slipstream(s)
        elif phase == CORNERS:
            corner_check(s)
        elif phase == DISCARDING:
            offer_discards(s)
        elif phase == CLEAR:
            offer_top(s)
        elif phase == COMMIT:
            commit(s)
        elif phase == ROUND_START:
            start_round(s)
        elif phase == ROUND_END:
            end_round(s)
        elif phase == BOOST_MOVE:
            boost_move(s)
        elif phase == SCRAPPING:
            scrapping(s)
        elif phase == SHIFT:
            tournament_shift(s)
        elif phase == DROP:
            symbols.drop_unpaid(s)
        elif phase == UNPAID_MOVE:
            unpaid_move(s)
        elif phase == GAINING:
            championship.gain_sponsors(s)
        elif phase == OPENING_HANDS:
            opening_hands(s)
        elif phase == PREPARE_MULLIGAN:
            offer_mulligan(s)
        elif phase == RACE_END:
            championship.end_race(s)
        else:
            championship.prepare(s)


# --- Cards --------------------------------------------------------------------------------------------------


def put_on_discard(d: Driver, slot: int) -> None:
    """A card laid on the discard is its visible top card."""
    d.discard[slot] += 1
    d.discard_size += 1
    d.discard_top = d.kinds[slot]


def pay(d: Driver, heat: int) -> None:
    """HT-HEAT-01: Heat goes from the engine to the discard, on top."""
    if heat > 0:
        d.heat -= heat
        d.discard[HEAT] += heat
        d.discard_size += heat
        d.discard_top = HEAT


def certain_card(s: HeatState, d: Driver) -> int:
    """HT-DRAW-05, 07, §4: takes the next card of the deck if only one can come, shuffling the discard when
    the deck is empty. Its slot; -1 if chance must say; -2 if there is none."""
    if d.top:
        card = d.top[-1]
        d.top = d.top[:-1]
        return slot_of(d, card)
    if d.deck_size == 0:
        if d.discard_size == 0:
            return -2
        reshuffle(s, d)
    deck = d.deck
    size = d.deck_size
    for slot in range(len(deck)):
        count = deck[slot]
        if count > 0:
            if count < size:
                return -1
            deck[slot] -= 1
            d.deck_size -= 1
            return slot
    return -2


def reshuffle(s: HeatState, d: Driver) -> None:
    """HT-DRAW-05, 06: the discard becomes the deck; hand, engine and play area stay as they are."""
    d.deck, d.discard = d.discard, d.deck
    d.deck_size = d.discard_size
    d.discard_size = 0
    d.discard_top = -1
    if s.events is not None:
        s.tell("reshuffled", {"cards": d.deck_size})


def can_flip(d: Driver) -> bool:
    """HT-PLUS-11: a basic speed card must be left in deck or discard."""
    for slot in range(2, 6):
        if d.deck[slot] > 0 or d.discard[slot] > 0:
            return True
    for card in d.top:  # noqa: SIM110
        if 2 <= card <= 5:
            return True
    return False


# --- Setup: opening hands -----------------------------------------------------------------------------------


def opening_hands(s: HeatState) -> None:
    """HT-SETUP-14: one driver after another draws up to the hand limit."""
    while True:
        d = s.drivers[s.turn]
        while s.due > 0:
            slot = certain_card(s, d)
            if slot == -1:
                s.phase = OPENING_DRAW
                tell_draws(s)
                return
            if slot == -2:
                s.due = 0
                break
            d.hand[slot] += 1
            d.hand_size += 1
            s.due -= 1
            s.drawn += 1
        tell_draws(s)
        if s.turn + 1 == s.seats:
            break
        s.turn += 1
        s.due = max(0, s.conditions.hand_limit - s.drivers[s.turn].hand_size)
    s.phase = PREPARE_MULLIGAN if s.setup.mulligan and not s.redrawn else ROUND_START


def offer_mulligan(s: HeatState) -> None:
    """HT-MULLIGAN-01: once, all at the same time, drivers may draw a new opening hand."""
    for d in s.drivers:
        d.stage = GEAR_STAGE
        d.next_gear = 0
        d.choices = [END, REDRAW]
    s.planning = s.seats
    s.phase = MULLIGAN


def mulligan(s: HeatState, seat: int, action: int) -> None:
    """HT-MULLIGAN-02: the hand, but for sponsors, goes back; decks are shuffled when all have spoken."""
    d = s.drivers[seat]
    d.stage = COMMITTED
    d.next_gear = 1 if action == REDRAW else 0
    s.planning -= 1
    if s.events is not None:
        s.tell_of("planned", seat, {})
    if s.planning > 0:
        return
    for number in range(s.seats):
        d = s.drivers[number]
        if d.next_gear == 1:
            if s.events is not None:
                s.tell_of("redrew", number, {})
            for slot in range(len(d.kinds)):
                if d.kinds[slot] < FIRST_SPONSOR:
                    d.deck[slot] += d.hand[slot]
                    d.deck_size += d.hand[slot]
                    d.hand_size -= d.hand[slot]
                    d.hand[slot] = 0
    s.redrawn = True
    s.turn = 0
    s.due = max(0, s.conditions.hand_limit - s.drivers[0].hand_size)
    s.phase = OPENING_HANDS


# --- Round --------------------------------------------------------------------------------------------------


def start_round(s: HeatState) -> None:
    """HT-ORDER-03, 05 to 09: the order of the round, leader first; then all drivers plan at once."""
    s.round += 1
    set_order(s)
    if s.events is not None:
        s.tell_of("round", -1, {"round": s.round})
    s.planning = 0
    for seat in range(s.seats):
        if s.cars[seat].status == RACING:
            begin_plan(s, seat)
            s.planning += 1
    s.phase = PLAN if s.planning > 0 else COMMIT


def set_order(s: HeatState) -> None:
    """DEF-4, DEF-8, HT-ADREN-01, 02, 06: the order of the round and how many at its end have adrenaline."""
    order: list[int] = []
    cars = s.cars
    for number in range(len(cars)):
        car = cars[number]
        if car.status != RACING:
            continue
        place = len(order)
        while place > 0 and ahead(car, cars[order[place - 1]]):
            place -= 1
        order.insert(place, number)
    s.order = order
    s.index = -1
    s.legend_card = -1
    if s.conditions.rule == NO_ADRENALINE:
        s.eligible = 0
    elif len(cars) >= ADRENALINE_FOR_TWO and len(order) > 1:
        s.eligible = 2
    else:
        s.eligible = 1


def ahead(car: Car, other: Car) -> bool:
    """DEF-4, HT-ORDER-06: further round the track, or on the race line of the same cell."""
    return car.a > other.a or (car.a == other.a and car.line and not other.line)


# --- Steps 1 and 2: shift and play cards --------------------------------------------------------------------


def shift_cost(s: HeatState, seat: int, gear: int) -> int:
    """HT-SHIFT-06, HT-EXP-03: 1 Heat for two gears at once, 1 for shifting down on a flooded cell."""
    current = s.drivers[seat].gear
    cost = 1 if gear == current + 2 or gear == current - 2 else 0
    if gear < current and s.conditions.track.flooded[s.cars[seat].cell]:
        cost += 1
    return cost


def begin_plan(s: HeatState, seat: int) -> None:
    """What a driver may choose first: a gear, or in a tournament the first card."""
    d = s.drivers[seat]
    playable = d.hand_size - d.hand[HEAT]
    d.laid = 0
    d.last = STRESS
    reachable: list[int] = []
    filled: list[int] = []
    for gear in range(1, TOP_GEAR + 1):
        if gear - 2 <= d.gear <= gear + 2 and shift_cost(s, seat, gear) <= d.heat:
            reachable.append(gear)
            if gear <= playable:
                filled.append(gear)
    cluttered = playable < reachable[0]
    if s.setup.tournament and not cluttered:
        d.stage = CARDS_STAGE
        d.next_gear = 0
        d.choices = tournament_choices(d)
        return
    d.stage = GEAR_STAGE
    d.choices = reachable if cluttered else filled


def plan_objection(s: HeatState, seat: int, action: int) -> str | None:
    """HT-SHIFT-03, 04, HT-PLAY-01, 02, 04, HT-CLUTTER-02."""
    d = s.drivers[seat]
    playable = d.hand_size - d.hand[HEAT]
    if d.stage == GEAR_STAGE:
        if not 1 <= action <= TOP_GEAR:
            return "a gear is to be chosen first (HT-ORDER-02)"
        if abs(action - d.gear) > 2:
            return f"from gear {d.gear} at most two gears can be shifted (HT-SHIFT-03)"
        if shift_cost(s, seat, action) > d.heat:
            return f"the engine cannot pay the {shift_cost(s, seat, action)} Heat of this shift (HT-SHIFT-04)"
        return f"there are only {playable} cards to play (HT-PLAY-04)"
    if action == END:
        if s.setup.tournament:
            return f"from gear {d.gear} at most two gears can be shifted (HT-TOURN-03)"
        return f"gear {d.next_gear} takes {d.next_gear} cards (HT-PLAY-01)"
    if not CARD <= action < DIRECT:
        return "a card is to be laid now (HT-PLAY-01)"
    slot = slot_of(d, action - CARD)
    if slot == HEAT:
        return "Heat may not be laid (HT-PLAY-02, HT-CLUTTER-02)"
    if slot < 0 or d.hand[slot] == 0:
        return "there is no such card in the hand (HT-PLAY-01)"
    if slot < d.last:
        return "cards are laid in ascending order (HT-PLAY-07)"
    return "too few cards would be left for this gear (HT-PLAY-01)"


def plan(s: HeatState, seat: int, action: int) -> None:
    """HT-PLAY-01 to 03: lays cards face down; what is forced is laid without asking."""
    d = s.drivers[seat]
    if d.stage == GEAR_STAGE:
        d.next_gear = action
        if d.hand_size - d.hand[HEAT] < action:
            lay_cluttered(d, action)
            commit_plan(s, seat)
            return
        d.stage = CARDS_STAGE
        d.choices = card_choices(d)
    elif action == END:
        d.next_gear = d.laid
        commit_plan(s, seat)
        return
    else:
        lay(d, slot_of(d, action - CARD))
    while True:
        if d.next_gear > 0:
            if d.laid == d.next_gear:
                commit_plan(s, seat)
                return
            d.choices = card_choices(d)
        else:
            d.choices = tournament_choices(d)
        if len(d.choices) > 1:
            return
        if d.choices[0] == END:
            d.next_gear = d.laid
            commit_plan(s, seat)
            return
        lay(d, slot_of(d, d.choices[0] - CARD))


def lay(d: Driver, slot: int) -> None:
    d.hand[slot] -= 1
    d.hand_size -= 1
    d.play[slot] += 1
    d.laid += 1
    d.last = slot


def lay_cluttered(d: Driver, gear: int) -> None:
    """HT-CLUTTER-03: every other card of the hand, and Heat for the rest."""
    for slot in range(1, len(d.kinds)):
        d.play[slot] = d.hand[slot]
        d.laid += d.hand[slot]
        d.hand_size -= d.hand[slot]
        d.hand[slot] = 0
    heat = gear - d.laid
    if heat > d.hand[HEAT]:
        heat = d.hand[HEAT]
    d.play[HEAT] = heat
    d.hand[HEAT] -= heat
    d.hand_size -= heat
    d.laid += heat


def commit_plan(s: HeatState, seat: int) -> None:
    """HT-ORDER-04: when the last driver has committed the turns begin."""
    d = s.drivers[seat]
    d.stage = COMMITTED
    d.choices = []
    s.planning -= 1
    if s.events is not None:
        s.tell_of("planned", seat, {})
    if s.planning == 0:
        s.phase = COMMIT


def card_choices(d: Driver) -> list[int]:
    """HT-PLAY-02: any card but Heat, in ascending order, as long as the gear can still be filled."""
    hand = d.hand
    kinds = d.kinds
    left = d.next_gear - d.laid
    size = len(kinds)
    available = 0
    for slot in range(d.last, size):
        available += hand[slot]
    found: list[int] = []
    for slot in range(d.last, size):
        if available < left:
            break
        if hand[slot] > 0:
            found.append(CARD + kinds[slot])
            available -= hand[slot]
    return found


def tournament_choices(d: Driver) -> list[int]:
    """HT-TOURN-01, 03: one card after another, as many as some gear within two of the present one takes."""
    found: list[int] = []
    least = max(1, d.gear - 2)
    most = min(TOP_GEAR, d.gear + 2)
    if d.laid >= least:
        found.append(END)
    if d.laid < most:
        available = 0
        for slot in range(d.last, len(d.kinds)):
            available += d.hand[slot]
        for slot in range(d.last, len(d.kinds)):
            if d.laid + available < least:
                break
            if d.hand[slot] > 0:
                found.append(CARD + d.kinds[slot])
                available -= d.hand[slot]
    return found


def commit(s: HeatState) -> None:
    """HT-SHIFT-07, HT-ORDER-04: gears become public and are paid for; a tournament keeps them secret."""
    s.revealed = True
    if not s.setup.tournament:
        for seat in range(s.seats):
            if s.cars[seat].status == RACING:
                d = s.drivers[seat]
                set_gear(s, seat, d.next_gear, shift_cost(s, seat, d.next_gear))
    s.phase = NEXT_CAR


def set_gear(s: HeatState, seat: int, gear: int, cost: int) -> None:
    d = s.drivers[seat]
    before = d.gear
    d.gear = gear
    d.next_gear = gear
    pay(d, cost)
    if s.events is not None and before != gear:
        s.tell_of("shifted", seat, {"from": before, "gear": gear, "heat": cost})


# --- Step 3: reveal and move --------------------------------------------------------------------------------


def next_car(s: HeatState) -> None:
    s.index += 1
    if s.index == len(s.order):
        s.phase = ROUND_END
        return
    s.turn = s.order[s.index]
    s.phase = BEGIN_TURN


def begin_turn(s: HeatState) -> None:
    """HT-ORDER-04, HT-MOVE-01: the car's own cards are turned face up."""
    if s.turn >= s.seats:
        legends.begin_turn(s)
        return
    s.revealed = True
    clear_turn(s)
    car = s.cars[s.turn]
    s.start_a = car.a
    s.start_cell = car.cell
    s.start_line = car.line
    d = s.drivers[s.turn]
    d.laid = 0
    if s.events is not None:
        s.tell("revealed", {"cards": names_of(d.kinds, d.play), "gear": d.next_gear})
    if d.play[HEAT] > 0:
        cluttered_turn(s)
    else:
        s.phase = SHIFT if s.setup.tournament else REVEAL


def clear_turn(s: HeatState) -> None:
    """Nothing of the turn before is left."""
    s.start_a = 0
    s.start_cell = 0
    s.start_line = False
    s.before_slip = 0
    s.speed = 0
    s.due = 0
    s.flips = 0
    s.flipped = 0
    s.boosted = False
    s.unable = False
    s.spun = False
    s.gains = 0
    s.discards = 0
    s.sectors_cooled = 0
    s.drawn = 0
    if s.symbols:
        s.symbols = []
    if s.values:
        s.values = []


def names_of(kinds: list[int], counts: list[int]) -> str:
    """A pile as text, lowest card first."""
    found: list[str] = []
    for slot in range(len(counts)):
        for _ in range(counts[slot]):
            found.append(NAMES[kinds[slot]])
    return " ".join(found)


def cluttered_turn(s: HeatState) -> None:
    """HT-CLUTTER-04 to 06: the shift is paid, then nothing moves and nothing counts."""
    d = s.drivers[s.turn]
    if s.setup.tournament:
        pay(d, shift_cost(s, s.turn, d.next_gear))
    d.gear = 1
    if s.events is not None:
        s.tell("cluttered", {})
    s.phase = CLEAR


def tournament_shift(s: HeatState) -> None:
    """HT-TOURN-02 to 06: the gear is the number of cards; what cannot be paid is put right first."""
    d = s.drivers[s.turn]
    gear = d.next_gear
    cost = shift_cost(s, s.turn, gear)
    if cost <= d.heat:
        set_gear(s, s.turn, gear, cost)
        s.phase = REVEAL
    elif gear > d.gear:
        s.phase = LOST_CARD
        slot = only_kind(d.play, gear)
        if slot >= 0:
            lose_card(s, d.kinds[slot])
    else:
        d.next_gear = gear + 1
        if s.events is not None:
            s.tell("shift_unpaid", {"gear": gear + 1})
        s.due = 1
        s.after = SHIFT
        s.phase = FLIPPING


def only_kind(counts: list[int], total: int) -> int:
    """The slot that holds all cards of a pile, or -1."""
    for slot in range(len(counts)):
        if counts[slot] > 0:
            return slot if counts[slot] == total else -1
    return -1


def lose_card(s: HeatState, card: int) -> None:
    """HT-TOURN-04: a laid card goes to the discard and the gear follows."""
    d = s.drivers[s.turn]
    slot = slot_of(d, card)
    d.play[slot] -= 1
    put_on_discard(d, slot)
    d.next_gear -= 1
    if s.events is not None:
        s.tell("card_lost", {"card": NAMES[card], "gear": d.next_gear})
    s.phase = SHIFT


def reveal(s: HeatState) -> None:
    """HT-MOVE-01 to 03: adds up the laid cards; every + on them is resolved before the car moves."""
    d = s.drivers[s.turn]
    play = d.play
    kinds = d.kinds
    speed = 0
    flips = play[STRESS]
    for slot in range(2, len(kinds)):
        count = play[slot]
        if count > 0:
            card = kinds[slot]
            speed += count * SPEED[card]
            flips += count * FLIPS[card]
    s.speed = speed
    # In a tournament the flips of an unpaid shift lie in the play area and are counted already (HT-TOURN-06).
    s.flipped = 0
    s.due = flips
    s.after = VALUES
    s.phase = FLIPPING if flips > 0 else VALUES


def flipping(s: HeatState) -> None:
    """HT-PLUS-01, 05, 10, 11: cards are turned over until as many speed cards as symbols have come up."""
    d = s.drivers[s.turn]
    while s.due > 0:
        if not can_flip(d):
            s.due = 0
            if s.events is not None:
                s.tell("flip_void", {})
            break
        slot = certain_card(s, d)
        if slot == -1:
            s.phase = phases.FLIP
            return
        turn_over(s, d, slot)
    s.phase = s.after


def turn_over(s: HeatState, d: Driver, slot: int) -> None:
    """HT-PLUS-02 to 04: a basic speed card counts, anything else goes to the discard."""
    if 2 <= slot <= 5:
        d.play[slot] += 1
        s.flipped += slot - 1
        s.flips += 1
        s.due -= 1
        if s.events is not None:
            s.tell("flipped", {"card": NAMES[slot]})
    else:
        put_on_discard(d, slot)
        if s.events is not None:
            s.tell("turned", {"card": NAMES[d.kinds[slot]]})


def offer_values(s: HeatState) -> None:
    """HT-SYM-03: after all flips the driver chooses the number of every card that prints several, lowest
    first."""
    d = s.drivers[s.turn]
    for slot in range(6, len(d.kinds)):
        card = d.kinds[slot]
        if d.play[slot] > 0 and len(SPEEDS[card]) > 1:
            chosen = 0
            for value in s.values:
                if value % CARDS == card:
                    chosen += 1
            if chosen < d.play[slot]:
                s.amount_for = card
                s.choices = value_choices(s)
                s.phase = phases.VALUE
                return
    s.phase = FIRST_MOVE


def value_choices(s: HeatState) -> list[int]:
    return [VALUE + number for number in SPEEDS[s.amount_for]]


def choose_value(s: HeatState, action: int) -> None:
    number = action - VALUE
    s.values = s.values + [number * CARDS + s.amount_for]
    s.speed += number
    if s.events is not None:
        s.tell("value_chosen", {"card": NAMES[s.amount_for], "number": number})
    s.amount_for = -1
    s.phase = VALUES


def first_move(s: HeatState) -> None:
    """HT-MOVE-04: the car moves by its full speed; then the symbols of step 5 are there to be used."""
    s.speed += s.flipped
    s.flipped = 0
    move(s, s.speed, "speed")
    d = s.drivers[s.turn]
    s.gear_cool = d.gear <= 2
    has = s.index >= len(s.order) - s.eligible
    s.adrenaline_speed = has
    s.adrenaline_cool = has
    if len(d.kinds) > 6:
        open_symbols(s, d)
    s.phase = REACTING


def open_symbols(s: HeatState, d: Driver) -> None:
    """HT-SYM-02: every symbol of the play area exists once."""
    for slot in range(6, len(d.kinds)):
        for _ in range(d.play[slot]):
            if SYMBOLS[d.kinds[slot]]:
                s.symbols = s.symbols + SYMBOLS[d.kinds[slot]]


def taken(s: HeatState, cell: int) -> int:
    """Which spots of a cell other cars hold: 1 the race line, 2 the other, 3 both."""
    found = 0
    turn = s.turn
    cars = s.cars
    for number in range(len(cars)):
        car = cars[number]
        if car.cell == cell and number != turn:
            found |= 1 if car.line else 2
    return found


def move(s: HeatState, cells: int, how: str) -> int:
    """DEF-5, HT-MOVE-05 to 08: to the furthest cell with room, race line first, never backwards. Cells really
    moved."""
    car = s.cars[s.turn]
    size = s.conditions.track.cells
    before = car.cell
    before_line = car.line
    distance = cells
    while distance > 0:
        cell = (car.a + distance - 1) % size + 1
        spots = taken(s, cell)
        if spots != 3:
            car.a += distance
            car.cell = cell
            car.line = spots & 1 == 0
            break
        distance -= 1
    if s.events is not None and cells > 0:
        track = s.conditions.track
        s.tell(
            "moved" if distance == cells else "blocked",
            {
                "how": how,
                "from": track.spot(before, before_line),
                "to": track.spot(car.cell, car.line),
                "cells": distance,
                "wanted": cells,
                "lap": track.lap(car.a),
                "speed": s.speed,
                "distance": car.a,
                "race_line": car.line,
            },
        )
    return distance


# --- Steps 4 and 5: adrenaline and react --------------------------------------------------------------------


def unpaid(s: HeatState) -> int:
    """The Heat that symbols in the play area still ask for."""
    total = 0
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
    simple = not s.symbols
    if simple or react_objection(s, END) is None:
        found.append(END)
    kinds = d.kinds
    for slot in range(6, len(kinds)):
        if d.hand[slot] > 0 and IS_DIRECT[kinds[slot]] and react_objection(s, DIRECT + kinds[slot]) is None:
            found.append(DIRECT + kinds[slot])
    if s.adrenaline_speed:
        found.append(ADRENALINE_SPEED)
    if d.hand[HEAT] > 0 and cooldown_objection(s) is None:
        if s.adrenaline_cool:
            found.append(ADRENALINE_COOL)
        if s.gear_cool:
            found.append(GEAR_COOL)
        if react_objection(s, SECTOR_COOL) is None:
            found.append(SECTOR_COOL)
    if not s.boosted and react_objection(s, BOOST) is None:
        found.append(BOOST)
    if not simple:
        if react_objection(s, CANNOT_PAY) is None:
            found.append(CANNOT_PAY)
        for symbol in sorted(set(s.symbols)):
            if react_objection(s, USE + symbol) is None:
                found.append(USE + symbol)
    return found


def react_objection(s: HeatState, action: int) -> str | None:
    """HT-REACT, HT-ADREN, HT-SYM: why a symbol may not be used now."""
    d = s.drivers[s.turn]
    owed = unpaid(s) if s.symbols else 0
    if action == END:
        if owed > 0:
            return "the Heat of a played card is still to be paid (HT-SYM-06)"
        for symbol in s.symbols:
            if symbol // CARDS == SCRAP:
                return "cards are still to be scrapped (HT-SYM-06)"
        return None
    if action == ADRENALINE_SPEED:
        return None if s.adrenaline_speed else "there is no adrenaline to use (HT-ADREN-01)"
    if action == ADRENALINE_COOL:
        return cooldown_objection(s) if s.adrenaline_cool else "there is no adrenaline to use (HT-ADREN-01)"
    if action == GEAR_COOL:
        return cooldown_objection(s) if s.gear_cool else "this gear has no cooldown left (HT-REACT-03)"
    if action == SECTOR_COOL:
        cell = s.cars[s.turn].cell
        if not s.conditions.sector_cooldown[cell]:
            return "the weather cools nothing in this sector (HT-WEATHER-08)"
        if s.sectors_cooled >> s.conditions.track.sector[cell] & 1:
            return "the cooldown of this sector is used (HT-WEATHER-08)"
        return cooldown_objection(s)
    if action == BOOST:
        if s.boosted:
            return "a car boosts once in a turn (HT-REACT-05)"
        if s.conditions.free_boost[s.cars[s.turn].cell]:
            return None
        if d.heat == 0:
            return "there is no Heat in the engine to boost with (HT-REACT-06)"
        if d.heat - 1 < owed:
            return "the Heat is needed for a played card (HT-SYM-23)"
        return None
    if action == CANNOT_PAY:
        return None if d.heat < owed else "all Heat symbols can be paid (HT-SYM-24)"
    if DIRECT <= action < REFRESH:
        return symbols.direct_objection(s, action - DIRECT)
    if USE <= action < AMOUNT_OF:
        if not contains(s.symbols, action - USE):
            return "there is no such symbol to use (HT-SYM-02)"
        return symbols.use_objection(s, action - USE, owed)
    return _NOT_NOW


def react(s: HeatState, action: int) -> None:
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
    """HT-REACT-05, HT-ROAD-05: once a turn, 1 Heat (nothing in a free-boost sector) for one flip."""
    d = s.drivers[s.turn]
    cost = 0 if s.conditions.free_boost[s.cars[s.turn].cell] else 1
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


def cool(s: HeatState, cards: int) -> None:
    """HT-REACT-04: Heat goes from the hand back to the engine."""
    d = s.drivers[s.turn]
    d.hand[HEAT] -= cards
    d.hand_size -= cards
    d.heat += cards
    if s.events is not None:
        s.tell("cooled", {"cards": cards, "heat": d.heat})


def scrapping(s: HeatState) -> None:
    """HT-SYM-07: cards from the top of the deck to the discard, as long as there are any."""
    d = s.drivers[s.turn]
    while s.due > 0:
        slot = certain_card(s, d)
        if slot == -1:
            s.phase = phases.SCRAP
            return
        if slot == -2:
            s.due = 0
            break
        scrap(s, d, slot)
    s.phase = REACTING


def scrap(s: HeatState, d: Driver, slot: int) -> None:
    put_on_discard(d, slot)
    s.due -= 1
    if s.events is not None:
        s.tell("scrapped", {"card": NAMES[d.kinds[slot]]})


def unpaid_move(s: HeatState) -> None:
    """HT-SYM-28: the new speed is moved from the spot where the turn began."""
    s.speed += s.flipped
    s.flipped = 0
    move(s, s.speed, "speed")
    s.phase = REACTING


def end_reactions(s: HeatState) -> None:
    """HT-ADREN-05: what is not used by now is lost."""
    s.adrenaline_speed = False
    s.adrenaline_cool = False
    s.gear_cool = False
    if s.symbols:
        s.symbols = []
    s.phase = phases.SLIP


# --- Step 6: slipstream -------------------------------------------------------------------------------------


def in_slipstream(s: HeatState) -> bool:
    """DEF-9, HT-SLIP-09: a car beside, or in the next cell, whatever its lap."""
    cell = s.cars[s.turn].cell
    following = cell % s.conditions.track.cells + 1
    return taken(s, cell) != 0 or taken(s, following) != 0


def offer_slipstream(s: HeatState) -> None:
    """HT-SLIP-01, 03: offered only where some distance is possible."""
    s.before_slip = s.cars[s.turn].a
    s.phase = CORNERS
    if barred_slipstream(s) is None:
        found = slipstreams(s)
        if len(found) > 1:
            s.choices = found
            s.phase = phases.SLIPSTREAM


def slipstreams(s: HeatState) -> list[int]:
    """HT-SLIP-02, HT-ROAD-07, HT-SYM-11: no slipstream, or any distance that the bonuses allow."""
    bonuses: list[int] = []
    bonus = s.conditions.slipstream[s.cars[s.turn].cell]
    if bonus > 0:
        bonuses.append(bonus)
    d = s.drivers[s.turn]
    for slot in range(6, len(d.kinds)):
        for _ in range(d.play[slot]):
            if SLIPSTREAM[d.kinds[slot]] > 0:
                bonuses.append(SLIPSTREAM[d.kinds[slot]])
    found = [END]
    if not bonuses:
        if distance_objection(s, BASE_SLIPSTREAM) is None:
            found.append(SLIP + BASE_SLIPSTREAM)
    else:
        for distance in slipstream_distances(bonuses):
            if distance_objection(s, distance) is None:
                found.append(SLIP + distance)
    return found


def slipstream_distances(bonuses: list[int]) -> list[int]:
    """HT-ROAD-07, HT-SYM-11: 2 plus the sum of any of the bonuses, in ascending order."""
    reachable = [False] * 19
    reachable[0] = True
    for bonus in bonuses:
        for total in range(18, bonus - 1, -1):
            if reachable[total - bonus]:
                reachable[total] = True
    return [BASE_SLIPSTREAM + total for total in range(19) if reachable[total]]


def barred_slipstream(s: HeatState) -> str | None:
    """HT-SLIP-01, 07, HT-WEATHER-06, HT-EVENT-14: why there is no slipstream at all."""
    car = s.cars[s.turn]
    conditions = s.conditions
    if car.a > conditions.finish:
        return "there is no slipstream beyond the finish (HT-SLIP-07)"
    if not in_slipstream(s):
        return "there is no car beside or in the next cell (HT-SLIP-01)"
    if conditions.no_slipstream[car.cell]:
        return "no slipstream may start in the fog (HT-WEATHER-06)"
    if conditions.rule == SLIPSTREAM_IN_HIGH_GEARS and s.drivers[s.turn].gear < 3:
        return "in turbulent winds there is slipstream only in gears 3 and 4 (HT-EVENT-14)"
    return None


def distance_objection(s: HeatState, distance: int) -> str | None:
    """HT-SLIP-07, 08: not over the finish, and not without gaining a cell."""
    car = s.cars[s.turn]
    if car.a + distance > s.conditions.finish:
        return "slipstream may not carry a car over the finish (HT-SLIP-07)"
    size = s.conditions.track.cells
    for ahead in range(1, distance + 1):
        if taken(s, (car.a + ahead - 1) % size + 1) != 3:
            return None
    return "the cells ahead are full (HT-SLIP-08)"


def slipstream_objection(s: HeatState, action: int) -> str | None:
    if not SLIP <= action < VALUE:
        return _NOT_NOW
    return distance_objection(s, action - SLIP) or "no symbols add up to that distance (HT-SLIP-02)"


def slipstream(s: HeatState, action: int) -> None:
    """HT-SLIP-02 to 05: the speed stays as it is."""
    if action != END:
        move(s, action - SLIP, "slipstream")
    s.phase = CORNERS


# --- Step 7: corners ----------------------------------------------------------------------------------------


def corner_check(s: HeatState) -> None:
    """HT-CORNER-01 to 09: every line crossed this turn, in order, each with the full speed."""
    car = s.cars[s.turn]
    conditions = s.conditions
    track = conditions.track
    d = s.drivers[s.turn]
    position = s.start_a + track.to_line[s.start_cell]
    end = car.a if car.a < conditions.finish else conditions.finish
    s.phase = DISCARDING
    if position < end:
        change = 0
        for slot in range(6, len(d.kinds)):
            change += d.play[slot] * LIMITS[d.kinds[slot]]
        line = track.next_line[s.start_cell]
        while position < end:
            limit = conditions.limit[line] + change
            if limit < 0:
                limit = 0
            cost = s.speed - limit + conditions.overheat[line] if s.speed > limit else 0
            if s.events is not None:
                s.tell(
                    "corner",
                    {
                        "corner": track.after[line],
                        "speed": s.speed,
                        "limit": limit,
                        "heat": min(cost, d.heat),
                    },
                )
            if cost > d.heat:
                spin_out(s, position)
                break
            pay(d, cost)
            if conditions.press[line] and championship.pleases_press(s, line, position):
                s.gains += conditions.press_gain
            position += track.gap[line]
            line = line + 1 if line + 1 < len(track.gap) else 0
    if s.phase == DISCARDING:
        if conditions.event >= 0:
            championship.gains_of(s)
        if s.gains > 0:
            s.due = s.gains
            s.phase = GAINING
        tell_laps(s, car)


def tell_laps(s: HeatState, car: Car) -> None:
    if s.events is not None:
        track = s.conditions.track
        lap = track.lap(car.a)
        if lap > track.lap(s.start_a) and lap > 0:
            if car.a > s.conditions.finish:
                s.tell("crossed_finish", {"round": s.round})
            else:
                s.tell("lap", {"lap": lap, "round": s.round})


def spin_out(s: HeatState, position: int) -> None:
    """HT-SPIN-01 to 09: all Heat is paid, the car goes back before the line, takes Stress and falls into gear
    1."""
    car = s.cars[s.turn]
    d = s.drivers[s.turn]
    track = s.conditions.track
    pay(d, d.heat)
    s.spun = True
    s.gains = 0
    while taken(s, track.cell(position)) == 3:
        position -= 1
    car.a = position
    car.cell = track.cell(position)
    car.line = taken(s, car.cell) & 1 == 0
    if s.conditions.rule == SPIN_OUT_ELIMINATES:
        eliminate(s)
        return
    stress = min(s.reserve, SPIN_STRESS[d.gear])
    s.reserve -= stress
    d.hand[STRESS] += stress
    d.hand_size += stress
    if s.events is not None:
        s.tell(
            "spun_out",
            {
                "to": track.spot(car.cell, car.line),
                "stress": stress,
                "gear": d.gear,
                "distance": car.a,
                "race_line": car.line,
            },
        )
    d.gear = 1
    d.next_gear = 1


def eliminate(s: HeatState) -> None:
    """HT-EVENT-12: the car leaves at once; its turn ends without steps 8 and 9."""
    car = s.cars[s.turn]
    car.cell = 0
    car.line = False
    car.status = ELIMINATED
    s.eliminated = s.eliminated + [s.turn]
    if s.events is not None:
        s.tell("eliminated", {})
    lay_aside(s, -1)
    s.phase = NEXT_CAR


# --- Step 8: discard ----------------------------------------------------------------------------------------


def discard_objection(s: HeatState, action: int) -> str | None:
    """HT-DISC-02, HT-EXP-06, HT-EVENT-15, 17, 19, HT-SYM-13: why a card may not leave the hand or the play
    area."""
    d = s.drivers[s.turn]
    if action == END:
        return None
    if REFRESH <= action < ADRENALINE_SPEED:
        slot = slot_of(d, action - REFRESH)
        if slot >= 0 and d.play[slot] > 0 and IS_REFRESH[d.kinds[slot]]:
            return None
        return "there is no such card to refresh in the play area (HT-SYM-13)"
    if not CARD <= action < DIRECT:
        return _NOT_NOW
    slot = slot_of(d, action - CARD)
    if slot < 0 or d.hand[slot] == 0:
        return "there is no such card in the hand (HT-DISC-01)"
    rule = s.conditions.rule
    if slot == HEAT and rule != DISCARD_HEAT:
        return "Heat may not be discarded (HT-DISC-02)"
    if slot == STRESS and rule != DISCARD_STRESS:
        return "Stress may not be discarded (HT-DISC-02)"
    if s.conditions.track.tunnel[s.cars[s.turn].cell]:
        return "nothing may be discarded in a tunnel (HT-EXP-06)"
    if rule == ONE_DISCARD and s.discards > 0:
        return "only one card may be discarded (HT-EVENT-17)"
    return None


def offer_discards(s: HeatState) -> None:
    """HT-DISC-01, 04, 05: any number of cards one after another; a car beyond the finish skips the step."""
    if s.cars[s.turn].a > s.conditions.finish:
        s.phase = CLEAR
        return
    found = discards(s)
    if len(found) == 1:
        end_discards(s)
        return
    s.choices = found
    s.phase = phases.DISCARD


def discards(s: HeatState) -> list[int]:
    """What the driver may do in step 8, in ascending order."""
    d = s.drivers[s.turn]
    hand = d.hand
    kinds = d.kinds
    found = [END]
    rule = s.conditions.rule
    if not s.conditions.track.tunnel[s.cars[s.turn].cell] and not (rule == ONE_DISCARD and s.discards > 0):
        first = 0 if rule == DISCARD_HEAT or rule == DISCARD_STRESS else 2
        for slot in range(first, len(kinds)):
            if hand[slot] > 0 and (slot > STRESS or discard_objection(s, CARD + slot) is None):
                found.append(CARD + kinds[slot])
    for slot in range(6, len(kinds)):
        if d.play[slot] > 0 and IS_REFRESH[kinds[slot]]:
            found.append(REFRESH + kinds[slot])
    return found


def discard(s: HeatState, action: int) -> None:
    d = s.drivers[s.turn]
    if action == END:
        end_discards(s)
        return
    s.phase = DISCARDING
    if action >= REFRESH:
        slot = slot_of(d, action - REFRESH)
        d.play[slot] -= 1
        d.top = d.top + [d.kinds[slot]]
        if s.events is not None:
            s.tell("refreshed", {"card": NAMES[d.kinds[slot]]})
        return
    slot = slot_of(d, action - CARD)
    d.hand[slot] -= 1
    d.hand_size -= 1
    put_on_discard(d, slot)
    s.discards += 1
    if s.events is not None:
        s.tell("discarded", {"card": NAMES[d.kinds[slot]]})


def end_discards(s: HeatState) -> None:
    if s.conditions.rule == LAP_COSTS_HEAT:
        pressure_cooker(s)
    s.phase = CLEAR


def pressure_cooker(s: HeatState) -> None:
    """HT-EVENT-20: a lap that is completed, but not the last, costs a Heat card for good."""
    track = s.conditions.track
    lap = track.lap(s.cars[s.turn].a)
    if lap < 1 or lap >= s.conditions.laps or lap <= track.lap(s.start_a):
        return
    d = s.drivers[s.turn]
    if d.heat > 0:
        d.heat -= 1
    elif d.hand[HEAT] > 0:
        d.hand[HEAT] -= 1
        d.hand_size -= 1
    elif d.discard[HEAT] > 0:
        d.discard[HEAT] -= 1
        d.discard_size -= 1
        show_discard_top(d)
    elif d.deck[HEAT] > 0:
        d.deck[HEAT] -= 1
        d.deck_size -= 1
    else:
        return
    if s.events is not None:
        s.tell("heat_removed", {})


def show_discard_top(d: Driver) -> None:
    """After cards were taken from the middle of a discard: the visible card stays, or the highest left is
    shown."""
    slot = slot_of(d, d.discard_top) if d.discard_top >= 0 else -1
    if slot >= 0 and d.discard[slot] > 0:
        return
    d.discard_top = -1
    for slot in range(len(d.kinds)):
        if d.discard[slot] > 0:
            d.discard_top = d.kinds[slot]


# --- Step 9: replenish --------------------------------------------------------------------------------------


def offer_top(s: HeatState) -> None:
    """HT-DRAW-01, 02: the played cards go to the discard; which of them lies on top is the driver's
    choice."""
    found = tops(s)
    if len(found) > 1 and s.setup.ask_top:
        s.choices = found
        s.phase = TOP
    else:
        clear_play_area(s, found[-1] - CARD if found else -1)


def tops(s: HeatState) -> list[int]:
    """The different cards of the play area that go to the own discard."""
    d = s.drivers[s.turn]
    play = d.play
    kinds = d.kinds
    found: list[int] = []
    for slot in range(len(kinds)):
        if play[slot] > 0 and kinds[slot] < FIRST_SPONSOR:
            found.append(CARD + kinds[slot])
    return found


def clear_play_area(s: HeatState, top: int) -> None:
    """HT-DRAW-01, 03, 09: the play area is cleared, then the hand is filled up; beyond the finish nothing is
    drawn."""
    lay_aside(s, top)
    d = s.drivers[s.turn]
    if s.events is not None and top >= 0:
        s.tell("laid_aside", {"card": NAMES[top]})
    if s.cars[s.turn].a > s.conditions.finish:
        s.phase = NEXT_CAR
        return
    s.due = s.conditions.hand_limit - d.hand_size
    s.drawn = 0
    s.phase = DRAWING


def lay_aside(s: HeatState, top: int) -> None:
    """HT-DRAW-01, HT-SYM-21: played cards to the own discard, sponsors out of the race."""
    d = s.drivers[s.turn]
    play = d.play
    moved = False
    for slot in range(len(play)):
        count = play[slot]
        if count > 0:
            card = d.kinds[slot]
            if card >= FIRST_SPONSOR:
                s.sponsor_discard[card - FIRST_SPONSOR] += count
            else:
                d.discard[slot] += count
                d.discard_size += count
                moved = True
            play[slot] = 0
    if top >= 0:
        d.discard_top = top
    elif moved:
        show_discard_top(d)


def drawing(s: HeatState) -> None:
    """HT-DRAW-03 to 08: card by card, with a reshuffle when one is needed, until the hand is full."""
    d = s.drivers[s.turn]
    while s.due > 0:
        slot = certain_card(s, d)
        if slot == -1:
            s.phase = phases.DRAW
            tell_draws(s)
            return
        if slot == -2:
            break
        d.hand[slot] += 1
        d.hand_size += 1
        s.due -= 1
        s.drawn += 1
    s.due = 0
    tell_draws(s)
    s.phase = NEXT_CAR


def tell_draws(s: HeatState) -> None:
    """Everybody sees that cards are drawn, nobody which."""
    if s.events is not None and s.drawn > 0:
        s.tell("drew", {"cards": s.drawn})
    s.drawn = 0


# --- End ----------------------------------------------------------------------------------------------------


def end_round(s: HeatState) -> None:
    """DEF-7, HT-END-02 to 04: cars beyond the finish are ranked and leave; the race ends with the last of
    them."""
    finishers: list[int] = []
    racing = 0
    cars = s.cars
    for number in range(len(cars)):
        car = cars[number]
        if car.status != RACING:
            continue
        if car.a <= s.conditions.finish:
            racing += 1
            continue
        place = len(finishers)
        while place > 0 and ahead(car, cars[finishers[place - 1]]):
            place -= 1
        finishers.insert(place, number)
    if finishers:
        s.ranking = s.ranking + finishers
        for number in finishers:
            leave(s, number)
    if racing == 0:
        s.phase = RACE_END
    elif s.round == ROUND_CAP:
        cap_race(s)
    else:
        s.phase = ROUND_START


def leave(s: HeatState, number: int) -> None:
    car = s.cars[number]
    car.status = FINISHED
    car.cell = 0
    car.line = False
    if s.events is not None:
        s.tell_of("finished", number, {"place": place_of(s, number), "round": s.round})


def place_of(s: HeatState, number: int) -> int:
    return s.ranking.index(number) + 1


def cap_race(s: HeatState) -> None:
    """HT-END-09: cars that have not finished are ranked as they stand."""
    if s.events is not None:
        s.tell_of("capped", -1, {"rounds": ROUND_CAP})
    left: list[int] = []
    for number in range(len(s.cars)):
        car = s.cars[number]
        if car.status == RACING:
            place = len(left)
            while place > 0 and ahead(car, s.cars[left[place - 1]]):
                place -= 1
            left.insert(place, number)
    s.ranking = s.ranking + left
    for number in left:
        leave(s, number)
    s.phase = RACE_END


def result(s: HeatState) -> Result:
    """HT-END-01, HT-CHAMP-11: places among all cars; a season is decided by points."""
    return championship.result(s)


def draft_distance(s: HeatState) -> int:
    """HT-SYM-19: empty cells ahead before the next occupied one."""
    car = s.cars[s.turn]
    size = s.conditions.track.cells
    for distance in range(1, size):
        if taken(s, (car.a + distance - 1) % size + 1) != 0:
            return distance - 1
    return 0


def choices_of(s: HeatState) -> list[int]:
    """The choices of the car whose turn it is, worked out anew for a position that was loaded."""
    phase = s.phase
    if phase == REACT:
        return reactions(s)
    if phase == phases.SLIPSTREAM:
        return slipstreams(s)
    if phase == phases.DISCARD:
        return discards(s)
    if phase == TOP:
        return tops(s)
    if phase == phases.VALUE:
        return value_choices(s)
    if phase == phases.AMOUNT:
        return symbols.amounts(s)
    if phase == SALVAGING:
        return symbols.salvageable(s)
    if phase == KEEP:
        return symbols.keepable(s)
    return garage.choices_of(s)
