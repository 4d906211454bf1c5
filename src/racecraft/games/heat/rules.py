"""The course of a race of Heat: which step a ply belongs to, and what follows by itself.

A ply is carried out and then `advance` runs whatever follows until somebody must decide or chance is due.
What a seat may do is worked out once, when the decision falls due, and kept in `choices`. Every function
changes the state it is given; nothing here shuffles, prints or keeps data.

The rules themselves have a file for each word of the rulebook, in the order of play: rounds.py (order and
finish), planning.py (steps 1 and 2: gear and cards), reveal.py and movement.py (3), reactions.py and
symbols.py (4 and 5), slipstream.py (6), corners.py (7), discard.py (8), replenish.py (9). gears.py and
deck.py are what the steps share; tournament.py, garage.py, weather.py, legends.py and championship.py
(season, press, sponsors) are the modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.chance import at_weight, total_weight
from racecraft.engine.errors import BadNotation, IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.heat import (
    championship,
    corners,
    deck,
    discard,
    garage,
    legends,
    phases,
    planning,
    reactions,
    replenish,
    reveal,
    rounds,
    slipstream,
    symbols,
    tournament,
)
from racecraft.games.heat.actions import AMOUNT, CARD, END, contains
from racecraft.games.heat.cards import CARDS
from racecraft.games.heat.notation import notation

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def play(s: HeatState, seat: int, action: int) -> None:
    """Carries out a decision, if it is one of the seat's choices, and all that follows from it by itself."""
    if not 0 <= seat < s.seats:
        raise WrongSeat(whose_turn(s, seat))
    phase = s.phase
    if phase == phases.PLAN or phase == phases.MULLIGAN:
        if s.drivers[seat].stage == phases.COMMITTED:
            raise WrongSeat(whose_turn(s, seat))
        choices = s.drivers[seat].choices
    else:
        if phase >= phases.FIRST_CHANCE or seat != s.turn:
            raise WrongSeat(whose_turn(s, seat))
        choices = s.choices
    if not contains(choices, action):
        raise IllegalAction(f"{name_of(action)}: {objection(s, seat, action) or NOT_ALLOWED}")
    s.revealed = False
    if s.events is not None and action == END and phase != phases.PLAN and phase != phases.MULLIGAN:
        s.tell("ended_step", {"step": phases.NAMES[phase]})
    if phase == phases.PLAN:
        planning.plan(s, seat, action)
        if s.events is not None and s.drivers[seat].stage != phases.COMMITTED:
            s.tell_of("planning", seat, {})
    elif phase == phases.REACT:
        reactions.react(s, action)
    elif phase == phases.SLIPSTREAM:
        slipstream.slipstream(s, action)
    elif phase == phases.DISCARD:
        discard.discard(s, action)
    elif phase == phases.TOP:
        replenish.clear_play_area(s, action - CARD)
    elif phase == phases.VALUE:
        reveal.choose_value(s, action)
    elif phase == phases.AMOUNT:
        symbols.choose_amount(s, action - AMOUNT)
    elif phase == phases.SALVAGING:
        symbols.salvage(s, action)
    elif phase == phases.KEEP:
        symbols.keep(s, action - CARD)
    elif phase == phases.MULLIGAN:
        replenish.mulligan(s, seat, action)
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
    if s.phase == phases.OVER:
        return "the race is over"
    if s.phase >= phases.FIRST_CHANCE:
        return "a card or token is to be drawn now"
    if s.phase == phases.PLAN or s.phase == phases.MULLIGAN:
        return f"seat {seat + 1} has nothing to decide while the others plan"
    return f"it is the turn of seat {s.turn + 1}, not of seat {seat + 1}"


def objection(s: HeatState, seat: int, action: int) -> str | None:
    """Why a seat that is to decide may not do this, with the rule's id; None if it is legal."""
    phase = s.phase
    if phase == phases.PLAN:
        return planning.plan_objection(s, seat, action)
    if phase == phases.REACT:
        return reactions.react_objection(s, action)
    if phase == phases.SLIPSTREAM:
        return slipstream.slipstream_objection(s, action)
    if phase == phases.DISCARD:
        return discard.discard_objection(s, action)
    if phase == phases.TOP:
        return "only a card of the play area that stays with its driver can lie on top (HT-DRAW-02)"
    if phase == phases.VALUE:
        return "the card does not print that number (HT-SYM-03)"
    if phase == phases.AMOUNT:
        return "the symbol does not move that many cards (HT-REACT-04)"
    if phase == phases.SALVAGING:
        return "there is no such card in the discard (HT-SYM-12)"
    if phase == phases.KEEP:
        return "as many Heat cards as the engine can pay must be kept (HT-SYM-26)"
    if phase == phases.PICK or phase == phases.SWAP:
        return "the market holds no such upgrade (HT-GARAGE-04)"
    if phase == phases.GIVE:
        return "only an upgrade of one's own can be given back (HT-CHAMP-06)"
    return NOT_ALLOWED


def chance(s: HeatState) -> list[tuple[int, int]]:
    """What the deck, bag or lot that is due may bring, with weights."""
    phase = s.phase
    if phase < phases.FIRST_CHANCE or phase == phases.OVER:
        return []
    if phases.FIRST_OF_DECK <= phase <= phases.LAST_OF_DECK:
        d = s.drivers[s.turn]
        return deck.weighted(d.kinds, d.deck)
    if phase == phases.LOST_CARD:
        d = s.drivers[s.turn]
        return deck.weighted(d.kinds, d.play)
    if phase == phases.LEGEND:
        return legends.cards_left(s)
    return championship.chance(s)


def weight(s: HeatState) -> i64:
    """How much all that may be drawn weighs together."""
    phase = s.phase
    if phase < phases.FIRST_CHANCE:
        return 0
    if phases.FIRST_OF_DECK <= phase <= phases.LAST_OF_DECK:
        return s.drivers[s.turn].deck_size
    return total_weight(chance(s))


def outcome_at(s: HeatState, point: i64) -> i64:
    """What is drawn at a point counted along the weights."""
    if phases.FIRST_OF_DECK <= s.phase <= phases.LAST_OF_DECK:
        d = s.drivers[s.turn]
        return deck.card_at(d.kinds, d.deck, point)
    return at_weight(chance(s), point)


def resolve(s: HeatState, outcome: int) -> None:
    """Carries out a draw that is due, and all that follows from it by itself."""
    phase = s.phase
    if phase < phases.FIRST_CHANCE or phase == phases.OVER:
        raise IllegalOutcome("nothing is to be drawn now")
    if phases.FIRST_OF_DECK <= phase <= phases.LAST_OF_DECK:
        d = s.drivers[s.turn]
        slot = deck.slot_of(d, outcome) if 0 <= outcome < CARDS else -1
        if slot < 0 or d.deck[slot] == 0:
            raise IllegalOutcome(f"the deck holds no card {deck.card_name(outcome)}")
        s.revealed = False
        deck.take_from_deck(d, slot)
        if phase == phases.FLIP:
            reveal.turn_over(s, d, slot)
            s.phase = phases.FLIPPING
        elif phase == phases.SCRAP:
            symbols.scrap(s, d, slot)
            s.phase = phases.SCRAPPING
        else:
            replenish.draw(s, d, slot)
            s.phase = phases.DRAWING if phase == phases.DRAW else phases.OPENING_HANDS
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
        elif phase == phases.LOST_CARD:
            tournament.lose_card(s, outcome)
        else:
            championship.resolve(s, outcome)
    advance(s)


def advance(s: HeatState) -> None:
    """Runs what follows by itself until somebody must decide, chance is due or all is over."""
    while s.phase >= phases.AUTOMATIC:
        phase = s.phase
        if phase == phases.FLIPPING:
            reveal.flipping(s)
        elif phase == phases.DRAWING:
            replenish.drawing(s)
        elif phase == phases.REACTING:
            reactions.offer_reactions(s)
        elif phase == phases.NEXT_CAR:
            rounds.next_car(s)
        elif phase == phases.BEGIN_TURN:
            reveal.begin_turn(s)
        elif phase == phases.REVEAL:
            reveal.reveal(s)
        elif phase == phases.VALUES:
            reveal.offer_values(s)
        elif phase == phases.FIRST_MOVE:
            reveal.first_move(s)
        elif phase == phases.SLIP:
            slipstream.offer_slipstream(s)
        elif phase == phases.CORNERS:
            corners.corner_check(s)
        elif phase == phases.DISCARDING:
            discard.offer_discards(s)
        elif phase == phases.CLEAR:
            replenish.offer_top(s)
        elif phase == phases.COMMIT:
            planning.commit(s)
        elif phase == phases.ROUND_START:
            rounds.start_round(s)
        elif phase == phases.ROUND_END:
            rounds.end_round(s)
        elif phase == phases.BOOST_MOVE:
            reactions.boost_move(s)
        elif phase == phases.SCRAPPING:
            symbols.scrapping(s)
        elif phase == phases.SHIFT:
            tournament.tournament_shift(s)
        elif phase == phases.DROP:
            symbols.drop_unpaid(s)
        elif phase == phases.UNPAID_MOVE:
            symbols.unpaid_move(s)
        elif phase == phases.GAINING:
            championship.gain_sponsors(s)
        elif phase == phases.OPENING_HANDS:
            replenish.opening_hands(s)
        elif phase == phases.PREPARE_MULLIGAN:
            replenish.offer_mulligan(s)
        elif phase == phases.RACE_END:
            championship.end_race(s)
        else:
            championship.prepare(s)


def choices_of(s: HeatState) -> list[int]:
    """The choices of the car whose turn it is, worked out anew for a position that was loaded."""
    phase = s.phase
    if phase == phases.REACT:
        return reactions.reactions(s)
    if phase == phases.SLIPSTREAM:
        return slipstream.slipstreams(s)
    if phase == phases.DISCARD:
        return discard.discards(s)
    if phase == phases.TOP:
        return replenish.tops(s)
    if phase == phases.VALUE:
        return reveal.value_choices(s)
    if phase == phases.AMOUNT:
        return symbols.amounts(s)
    if phase == phases.SALVAGING:
        return symbols.salvageable(s)
    if phase == phases.KEEP:
        return symbols.keepable(s)
    return garage.choices_of(s)
