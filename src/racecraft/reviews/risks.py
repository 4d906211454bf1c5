"""Risk taken and risk paid: how much harm was to be expected by the throws of a driver, and how much came."""

from __future__ import annotations

from typing import NamedTuple

from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.state import State
from racecraft.outlook import outlook
from racecraft.outlook.moments import chance_of_harm
from racecraft.reviews.steps import Step, walk


def risk_of(game: AnyGame, step: Step, state: State) -> float:
    """How likely a decision brings harm, as its outlook has it, if a throw follows."""
    twin = state.copy()
    *first, last = step.actions
    for action in first:
        twin.play(step.seat, action)
    before = twin.copy()
    twin.play(step.seat, last)
    if not twin.weight():
        return 0.0
    return chance_of_harm(outlook(game, before, step.seat)["choices"].get(str(last), {}))


def harms_of(record: Record) -> list[int]:
    """How often each car came to harm."""
    harms = [0] * len(record.header.seats)
    state = record.start()
    state.events = []
    for number, ply in enumerate(record.plies, 1):
        record.step(state, number, ply)
        for event in state.events:
            if 0 <= event.seat < len(harms) and event.kind in record.game.troubles:
                harms[event.seat] += 1
        state.events.clear()
    return harms


class Part(NamedTuple):
    """The risks of some steps of a race."""

    risks: list[float]
    """By seat."""
    steps: int
    """Of the whole race."""


def risks_in(record: Record, first: int, most: int) -> Part:
    """What was risked in so many steps from this one on: a race may be long, and others wait."""
    risks = [0.0] * len(record.header.seats)
    steps = 0
    for step, state in walk(record):
        steps += 1
        if step.kind == "decision" and not step.forced and first <= step.number < first + most:
            risks[step.seat] += risk_of(record.game, step, state)
    return Part(risks, steps)
