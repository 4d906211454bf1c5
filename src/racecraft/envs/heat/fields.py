"""What every number of an observation of Heat says."""

from __future__ import annotations

from typing import Final

from racecraft.envs.encoding import Column, Field, flags
from racecraft.games.heat.board import MOST_CARS
from racecraft.games.heat.cards import CARDS
from racecraft.games.heat.phases import FIRST_CHANCE, NAMES

MOST_CELLS: Final = 999
MOST_PILE: Final = 99
CORNERS_AHEAD: Final = 4
CELLS_AHEAD: Final = 16
DECISIONS: Final = [phase for phase in sorted(NAMES) if phase < FIRST_CHANCE]

FIELDS: Final = [
    Field(
        "table",
        1,
        "What is to be decided, and how far the race has come.",
        [
            *flags([NAMES[phase].replace(" ", "_") for phase in DECISIONS], "1 in the phase"),
            Column("chance", 0, 1, "1 if a card or a token is to be drawn"),
            Column("over", 0, 1, "1 when all is over"),
            Column("seats", 1, MOST_CARS, "drivers in the race"),
            Column("cars", 1, MOST_CARS, "cars in the race, the Legends among them"),
            Column("laps", 1, 20, "laps of the race"),
            Column("races_left", 0, 20, "races of the season that follow"),
            Column("round", 0, MOST_CELLS, "rounds begun"),
            Column("weather", 0, 6, "weather token, from 1; 0 for none"),
            Column("hand_limit", 0, 20, "cards to which hands are filled up"),
            Column("reserve", 0, MOST_PILE, "Stress cards that may still be taken"),
            Column("grandstand", 0, 20, "places on the new grandstand that are taken"),
            Column("my_turn", 0, 1, "1 if this seat is asked"),
        ],
    ),
    Field(
        "mine",
        1,
        "What this seat has planned.",
        [
            Column("stage", 0, 2, "still to be planned: 0 nothing, 1 a gear, 2 cards"),
            Column("next_gear", 0, 4, "gear chosen for the turn"),
            Column("laid", 0, 20, "cards laid for it"),
            Column("known", 0, 20, "cards on the own deck whose place is known"),
            Column(
                "next_card", 0, CARDS, "the topmost of them: its number in the action space + 1; 0 for none"
            ),
        ],
    ),
    Field(
        "turn",
        1,
        "The turn under way. All 0 while all plan.",
        [
            Column("speed", 0, MOST_PILE, "speed of the turn so far"),
            Column("driven", -MOST_PILE, MOST_CELLS, "cells driven in it"),
            Column("due", 0, MOST_PILE, "flips, scraps, draws, picks or sponsors still to come"),
            Column("flipped", 0, MOST_PILE, "sum of the flips of the symbol under way"),
            Column("flips", 0, MOST_PILE, "flips of the turn"),
            Column("drawn", 0, MOST_PILE, "cards drawn in this step"),
            Column("boosted", 0, 1, "1 after a boost"),
            Column("adrenaline_speed", 0, 1, "1 if adrenaline was used to move"),
            Column("adrenaline_cool", 0, 1, "1 if adrenaline was used to cool down"),
            Column("gear_cool", 0, 1, "1 if the cooldown of the gear was used"),
            Column("sector_cool", 0, 1, "1 if the cooldown of the sector was used"),
            Column("unable", 0, 1, "1 if Heat could not be paid"),
            Column("gains", 0, MOST_PILE, "sponsors gained"),
            Column("spun", 0, 1, "1 after a spin-out"),
            Column("discards", 0, MOST_PILE, "cards discarded"),
            Column("symbols", 0, MOST_PILE, "symbols of the cards that are not used yet"),
        ],
    ),
    Field(
        "cars",
        MOST_CARS,
        "The cars: this seat's own, then the others in the order of the seats, the Legends last. All 0 where "
        "there is none.",
        [
            Column("present", 0, 1, "1 if there is such a car"),
            Column("legend", 0, 1, "1 for a Legend"),
            Column("turn", 0, 1, "1 if it is its turn"),
            *flags(["racing", "finished", "eliminated"], "1 if it is"),
            Column("ahead", -MOST_CELLS, MOST_CELLS, "cells ahead of this seat's car"),
            Column("to_go", -MOST_CELLS, MOST_CELLS, "cells to the finish line"),
            Column("race_line", 0, 1, "1 on the race-line spot of its cell"),
            Column("to_corner", 0, MOST_CELLS, "cells to the next corner line"),
            Column("gear", 0, 4, "gear; 0 for a Legend, as all that follows to `gained`"),
            Column("heat", 0, MOST_PILE, "Heat in the engine"),
            Column("hand", 0, MOST_PILE, "cards held, as the others see it"),
            Column("deck", 0, MOST_PILE, "cards of the deck"),
            Column("discard", 0, MOST_PILE, "cards of the discard"),
            Column("discard_top", 0, CARDS, "card on top of it: its number in the action space + 1"),
            Column("planned", 0, 1, "1 if nothing is left to plan"),
            Column("owned", 0, 20, "upgrades"),
            Column("gained", 0, 20, "sponsors gained in this race that nobody has seen leave the hand"),
            Column("adrenaline", 0, 1, "1 with adrenaline in this round"),
            Column("order", 0, MOST_CARS, "turns until its own in this round, from 1; 0 if it is over"),
            Column("place", 0, MOST_CARS, "place in the race"),
            Column("points", 0, MOST_CELLS, "points of the season"),
        ],
    ),
    Field(
        "cards",
        CARDS,
        "The cards: row n is card n of the action space.",
        [
            Column("hand", 0, 20, "in this seat's hand"),
            Column("deck", 0, MOST_PILE, "in its deck, at places that nobody knows"),
            Column("laid", 0, 20, "laid by this seat, face down or face up"),
            Column("discard", 0, MOST_PILE, "in its discard, while it salvages"),
            Column("kept", 0, 20, "sponsors kept from earlier races"),
            Column("owned", 0, 20, "its upgrades"),
            Column("shown", 0, 20, "face up before another driver whose turn it is"),
            Column("market", 0, 20, "upgrades on offer"),
        ],
    ),
    Field(
        "corners",
        CORNERS_AHEAD,
        "The next corner lines ahead of this seat's car.",
        [
            Column("distance", 0, MOST_CELLS, "cells to the line; 0 on the cell that touches it"),
            Column("limit", 0, 20, "speed limit, with its road token"),
            Column("overheat", 0, 1, "1 if speeding costs one Heat more"),
            Column("press", 0, 1, "1 if the press waits there"),
            Column("chicane", 0, 1, "1 for the second line of a chicane"),
        ],
    ),
    Field(
        "road",
        CELLS_AHEAD,
        "The cells from that of this seat's car on.",
        [
            Column("flooded", 0, 1, "1 under water"),
            Column("tunnel", 0, 1, "1 in a tunnel"),
            Column("no_cooldown", 0, 1, "1 if nothing cools down there"),
            Column("sector_cooldown", 0, 1, "1 if the sector offers a cooldown"),
            Column("no_slipstream", 0, 1, "1 if no slipstream starts there"),
            Column("slipstream", 0, 5, "cells by which one may be longer"),
            Column("free_boost", 0, 1, "1 if a boost costs nothing"),
        ],
    ),
]
"""In the order in which `encoder.py` writes them."""
