"""A race divided into steps: whole decisions, and what chance brought between them.

Actions of a seat that follow each other without dice, a reveal or another seat between them are one decision,
however the record has them; so are the dice of one throw, or the cards that refill a hand, one chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from racecraft.engine.decision import MOST_ACTIONS
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Action, Seat, State
from racecraft.reviews.coach import coach_of

StepKind = Literal["decision", "dice", "cards", "lot"]


class Step(NamedTuple):
    """Some plies of a record that belong together."""

    number: int
    first: int
    """Plies before it: the position `first` of the replay is the one in which it begins."""
    last: int
    """Plies up to its end."""
    kind: StepKind
    seat: Seat
    """Who decides, or whose dice or cards they are; `TABLE` for a lot."""
    actions: tuple[Action, ...]
    """Of a decision."""
    forced: bool
    """There was nothing else to decide, or only one outcome."""
    leg: int
    """The stage of a rally or the race of a season, from 1."""
    round: int
    drawn: tuple[int, ...]
    """Outcomes of chance before it: of the table, then of each seat."""


def steps_of(record: Record) -> list[Step]:
    return [step for step, _ in walk(record)]


def walk(record: Record) -> Iterator[tuple[Step, State]]:
    """Every step with the position in which it begins, which the caller may keep."""
    divided = _Division(record)
    yield from divided.steps()


class _Division:
    """A record that is told step by step."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.coach = coach_of(self.game.id)
        self.number = 0
        self.drawn = [0] * (len(record.header.seats) + 1)

    def steps(self) -> Iterator[tuple[Step, State]]:
        state = self.record.start()
        at = 0
        plies = self.record.plies
        while at < len(plies):
            before = state.copy()
            step = self._chance(state, at) if plies[at].draw is not None else self._decision(state, at)
            at = step.last
            self.number += 1
            yield step, before

    def _chance(self, state: State, at: int) -> Step:
        owner = self.coach.chance(state)
        seat, kind = owner
        first, leg, round = at, self.game.leg(state), self.game.rounds(state)
        forced, drawn = True, tuple(self.drawn)
        plies = self.record.plies
        while at < len(plies) and plies[at].draw is not None and self.coach.chance(state) == owner:
            forced = forced and len(state.chance()) == 1
            self.record.step(state, at + 1, plies[at])
            self.drawn[seat + 1 if seat != TABLE else 0] += 1
            at += 1
        return Step(self.number, first, at, kind, seat, (), forced, leg, round, drawn)

    def _decision(self, state: State, at: int) -> Step:
        plies, game = self.record.plies, self.game
        seat = plies[at].seat
        assert seat is not None
        phase, first = self.coach.phase(state), at
        leg, round = game.leg(state), game.rounds(state)
        actions: list[Action] = []
        forced = True
        while at < len(plies) and plies[at].seat == seat:
            goes_on = not actions or (
                not state.revealed and seat in state.pending() and self.coach.phase(state) == phase
            )
            if not goes_on or len(actions) + len(plies[at].actions) > MOST_ACTIONS:
                break
            twin = state.copy()
            for text in plies[at].actions:
                action = game.parse(twin, text)
                actions.append(action)
                forced = forced and len(twin.legal(seat)) == 1
                twin.play(seat, action)
            self.record.step(state, at + 1, plies[at])
            at += 1
        drawn = tuple(self.drawn)
        return Step(self.number, first, at, "decision", seat, tuple(actions), forced, leg, round, drawn)
