"""A race under way: a state, its record and its source of chance, kept in step.

Terminal, table, bots and tests drive a race through this door. Undo follows one policy: only one's own
decisions, never past a roll, a draw, a reveal or another seat's decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from racecraft.engine.chance import Committed, Manual, Source
from racecraft.engine.errors import BadRecord, IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair, Ply, Record, follow, new_record
from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State


class Race:
    """Play with `play` and `advance`; look at `state`, `record` and `log`."""

    def __init__(self, record: Record, state: State, source: Source, game: AnyGame | None = None) -> None:
        self.record = record
        self.game: AnyGame = record.game if game is None else game
        self.state = state
        self.source = source
        self.log: list[tuple[int, Event]] = []
        """Every event with the number of plies after which it happened."""
        self._before: list[tuple[State, int]] = []
        """State and length of the log before each ply that may still be taken back."""
        state.events = []

    @classmethod
    def start(cls, game: AnyGame, given: dict[str, Any], chairs: list[Chair], source: Source) -> Race:
        game.check_seats(len(chairs))
        options = game.options(given)
        record = new_record(game, msgspec.to_builtins(options), chairs, source)
        return cls(record, game.start(options, len(chairs)), source, game)

    @classmethod
    def resume(cls, record: Record, source: Source) -> Race:
        """Goes on with an unfinished record; the source is brought to where it was.

        BadRecord if it is not the source with which the race began: the record could never be verified.
        """
        if source.header() != record.header.chance:
            raise BadRecord(f"the race began with other dice: {record.header.chance}, not {source.header()}")
        race = cls(Record(record.header), record.start(), source)
        for ply in follow(record, race.state, None if isinstance(source, Manual) else source):
            race._keep(ply)
        race._close_if_over()
        return race

    @property
    def seats(self) -> int:
        return len(self.record.header.seats)

    def pending(self) -> list[Seat]:
        return self.state.pending()

    def legal(self, seat: Seat) -> list[Action]:
        return self.state.legal(seat)

    def result(self) -> Result | None:
        return self.state.result()

    def view(self, seat: Seat) -> Mapping[str, Any]:
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, action: Action | str) -> None:
        """A seat's decision, as a number or in notation. Chance that falls due waits for `advance`."""
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        before = self.state.copy()
        self.state.play(seat, number)
        self._before.append((before, len(self.log)))
        self._keep(Ply(seat=seat, play=self.game.notation(before, number)))
        if self.state.revealed:
            self._before.clear()
        self._close_if_over()

    def resolve(self, outcome: Outcome) -> None:
        """An outcome of chance from outside the source."""
        text = self.game.outcome_notation(self.state, outcome)
        self.state.resolve(outcome)
        self._before.clear()
        self._keep(Ply(draw=text))
        self._close_if_over()

    def advance(self) -> int:
        """Lets the source answer every chance point that is due; returns how many there were."""
        drawn = 0
        while outcomes := self.state.chance():
            self.resolve(self.source.draw(outcomes))
            drawn += 1
        return drawn

    def can_undo(self, seat: Seat) -> bool:
        return bool(self._before) and self.record.plies[-1].seat == seat

    def undo(self, seat: Seat) -> None:
        """Takes back the seat's latest decision; IllegalAction if the policy forbids it."""
        if not self.can_undo(seat):
            raise IllegalAction(
                "there is nothing to take back: only one's own latest decisions, never past a roll, a draw, "
                "a reveal or another seat's decision"
            )
        self.state, length = self._before.pop()
        self.state.events = []
        del self.log[length:]
        self.record.plies.pop()
        self.record.ending = None

    def save(self, path: Path) -> None:
        self.record.save(path)

    def _keep(self, ply: Ply) -> None:
        self.record.plies.append(ply)
        events = self.state.events
        if events:
            plies = len(self.record.plies)
            self.log.extend([(plies, event) for event in events])
            events.clear()

    def _close_if_over(self) -> None:
        result = self.state.result()
        if result is not None:
            secret = self.source.seed.hex() if isinstance(self.source, Committed) else None
            if secret is not None:
                self._before.clear()  # The seed is out: whoever went back now would know every roll to come.
            self.record.close(result.json(), secret)
