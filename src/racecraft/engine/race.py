"""A race under way: a state, its record and its source of chance, kept in step.

Terminal, table, bots and tests drive a race through this door. Undo follows one policy: only one's own
decisions, never past a roll, a draw, a reveal or another seat's decision. In training it is free: a seat goes
back to before its latest decision, whatever has happened since, and the same dice fall again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from racecraft.engine.chance import Committed, Manual, Source
from racecraft.engine.decision import Step, play_all
from racecraft.engine.errors import BadPosition, BadRecord, IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair, Ply, Record, follow, new_record
from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State


class Race:
    """Play with `play` and `advance`; look at `state`, `record` and `log`."""

    def __init__(
        self,
        record: Record,
        state: State,
        source: Source,
        game: AnyGame | None = None,
        free_undo: bool = False,
    ) -> None:
        self.record = record
        self.free_undo = free_undo
        self.game: AnyGame = record.game if game is None else game
        self.state = state
        self.source = source
        self.log: list[tuple[int, Event]] = []
        """Every event with the number of plies after which it happened."""
        self._before: list[tuple[State, int]] = []
        """State and length of the log before each ply that may still be taken back; unused where undo is
        free."""
        state.events = []

    @classmethod
    def start(
        cls,
        game: AnyGame,
        given: dict[str, Any],
        chairs: list[Chair],
        source: Source,
        position: Mapping[str, Any] | None = None,
        free_undo: bool = False,
    ) -> Race:
        """A race at its start, or at a position: a whole one, or what differs from the start. Options that
        are not given are those of the position."""
        game.check_seats(len(chairs))
        if position is not None and not given and isinstance(position.get("options"), dict):
            given = position["options"]
        options = game.options(given)
        plain: dict[str, Any] = msgspec.to_builtins(options)
        if position is None:
            record = new_record(game, plain, chairs, source)
            return cls(record, game.start(options, len(chairs)), source, game, free_undo)
        state = game.place(len(chairs), plain, position)
        if state.over():
            raise BadPosition("the race is over in this position")
        record = new_record(game, plain, chairs, source, game.position(state))
        return cls(record, state, source, game, free_undo)

    @classmethod
    def resume(cls, record: Record, source: Source, free_undo: bool = False) -> Race:
        """Goes on with an unfinished record; the source is brought to where it was.

        BadRecord if it is not the source with which the race began: the record could never be verified.
        """
        if source.header() != record.header.chance:
            raise BadRecord(f"the race began with other dice: {record.header.chance}, not {source.header()}")
        race = cls(Record(record.header), record.start(), source, None, free_undo)
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

    def play(self, seat: Seat, decision: Step | Sequence[Step]) -> None:
        """A seat's decision: an action, as a number or in notation, or several, all or nothing. Chance that
        falls due waits for `advance`."""
        if isinstance(decision, (int, str)):
            number = self.game.parse(self.state, decision) if isinstance(decision, str) else decision
            before = self.state.copy()
            self.state.play(seat, number)
            self._decided(before, Ply(seat=seat, play=self.game.notation(before, number)))
            return
        after = self.state.copy()
        after.events = []
        texts = play_all(self.game, after, seat, list(decision))
        before = self.state
        before.events = None
        self.state = after
        self._decided(before, Ply(seat=seat, play=texts[0] if len(texts) == 1 else texts))

    def _decided(self, before: State, ply: Ply) -> None:
        if not self.free_undo:
            self._before.append((before, len(self.log)))
        self._keep(ply)
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
        if self.free_undo:
            return self._latest_of(seat) >= 0
        return bool(self._before) and self.record.plies[-1].seat == seat

    def undo(self, seat: Seat) -> None:
        """Takes back the seat's latest decision, the whole of it; IllegalAction if the policy forbids it."""
        if not self.can_undo(seat):
            raise IllegalAction(
                "there is nothing to take back: only one's own latest decisions, never past a roll, a draw, "
                "a reveal or another seat's decision"
            )
        if self.free_undo:
            self._go_back(self._latest_of(seat))
            return
        self.state, length = self._before.pop()
        self.state.events = []
        del self.log[length:]
        self.record.plies.pop()
        self.record.ending = None

    def _latest_of(self, seat: Seat) -> int:
        """The place in the record of the seat's latest decision, -1 if it has made none."""
        plies = self.record.plies
        for place in range(len(plies) - 1, -1, -1):
            if plies[place].seat == seat:
                return place
        return -1

    def _go_back(self, plies: int) -> None:
        """To the position after so many plies."""
        record = self.record
        del record.plies[plies:]
        record.ending = None
        self.state = record.replay()
        self.state.events = []
        self.source.rewind(sum([1 for ply in record.plies if ply.draw is not None]))
        length = len(self.log)
        while length > 0 and self.log[length - 1][0] > plies:
            length -= 1
        del self.log[length:]

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
