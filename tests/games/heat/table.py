"""Positions of Heat in two lines, and races that drive themselves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from racecraft.engine.chance import at_weight, total_weight
from racecraft.engine.position import merged
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState


def table(seats: int = 1, position: dict[str, Any] | None = None, **options: Any) -> HeatState:
    """A race whose grid follows the seats, changed as the position says."""
    state: HeatState = HEAT.new(seats, {"grid": "seats", "ask_top": False, **options})
    return HEAT.load(merged(HEAT.position(state), position, "position")) if position else state


def driver(hand: str = "", gear: int = 1, heat: int = 0, **more: Any) -> dict[str, Any]:
    """A driver who is to plan, with a deck of ones: no more than twelve speed cards in all."""
    ones = min(8, 12 - sum(card.isdecimal() for card in hand.split()))
    return {
        "stage": "gear",
        "gear": gear,
        "heat": heat,
        "hand": hand,
        "deck": " ".join(["1"] * ones),
        "discard": "",
        "top": "",
        **more,
    }


def alone(at: str, hand: str, gear: int = 1, heat: int = 0, **more: Any) -> dict[str, Any]:
    """One car that is about to plan, without adrenaline; cars after it have no turn in this round."""
    return {
        "phase": "plan",
        "round": {"number": 3, "order": [0], "index": -1},
        "cars": [{"at": at}],
        "drivers": [driver(hand, gear, heat, **more)],
    }


def drive(state: HeatState, *plies: str) -> HeatState:
    """Plays in notation; `roll x` is chance, otherwise the only pending seat acts."""
    for ply in plies:
        if ply.startswith("roll "):
            state.resolve(HEAT.parse_outcome(state, ply.removeprefix("roll ")))
        else:
            (seat,) = state.pending()
            state.play(seat, HEAT.parse(state, ply))
    return state


def step(state: HeatState, random: Random) -> bool:
    """Whatever may happen next, evenly; False at the end."""
    if seats := state.pending():
        seat = random.choice(seats)
        state.play(seat, random.choice(state.legal(seat)))
        return True
    if outcomes := state.chance():
        state.resolve(at_weight(outcomes, random.randrange(total_weight(outcomes))))
        return True
    return False


def stages(state: HeatState, seed: int) -> Iterator[HeatState]:
    """The same state again and again while it is driven to its end at random."""
    random = Random(seed)
    yield state
    while step(state, random):
        yield state


def to_the_plan(state: HeatState, seed: int = 0) -> HeatState:
    """Chance and picks at random until hands are dealt."""
    random = Random(seed)
    while state.round == 0:
        step(state, random)
    return state
