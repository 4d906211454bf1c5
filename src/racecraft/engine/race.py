"""A race under way: a state, its record and its source of chance, kept in step.

Terminal, table and Python programs play through `Race`; the arena drives states. Undo follows one policy:
only one's own decisions, never past a roll, a draw, a reveal or another seat's decision. In training it is
free: a seat goes back to before its latest decision, whatever has happened since, and the same dice fall
again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from os import PathLike
from typing import Any, Generic, SupportsIndex, cast

import msgspec

from racecraft.engine.chance import Committed, Manual, Source
from racecraft.engine.decision import Step, play_all
from racecraft.engine.errors import BadNotation, BadOptions, BadPosition, BadRecord, IllegalAction, WrongSeat
from racecraft.engine.game import AnyGame, RaceState
from racecraft.engine.move import Move
from racecraft.engine.record import Chair, Ply, Record, follow, new_record
from racecraft.engine.state import (
    TABLE,
    Action,
    Event,
    Outcome,
    Result,
    Seat,
    State,
    machine_number,
    situation,
)

MILESTONE_PLIES = 32
"""After so many plies each a state is kept where undo is free."""
AnySeat = SupportsIndex
"""A seat, counted from 0, as a caller names it: any whole number, checked before it is used."""
Decision = SupportsIndex | str | Move | Sequence[SupportsIndex | str | Move]
"""An action as a number, in notation or as one of `moves`; or several."""


class Race(Generic[RaceState]):
    """Play with `play` and `advance`, or let bots `run` it; look at `state`, `moves`, `events` and `record`.
    Seats are counted from 0."""

    def __init__(
        self,
        record: Record,
        state: RaceState,
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
        """Every event with the number of plies after which it happened; `events` has the events alone."""
        self._before: list[tuple[State, int]] = []
        """State and length of the log before each ply that may still be taken back; unused where undo is
        free."""
        self._milestones: list[tuple[int, State]] = []
        """Where undo is free, plies and the state after them, now and then: going back takes a few plies,
        however long the race is."""
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
    ) -> Race[RaceState]:
        """A race at its start, or at a position: a whole one, or what differs from the start. Options that
        are not given are those of the position."""
        game.check_seats(len(chairs))
        if position is not None and not given and isinstance(position.get("options"), dict):
            given = position["options"]
        options = game.options(given)
        try:
            plain: dict[str, Any] = msgspec.to_builtins(options)
        except TypeError as error:
            raise BadOptions(f"{game.id} options hold what a record cannot: {error}") from None
        if position is None:
            record = new_record(game, plain, chairs, source)
            return cls(record, game.start(options, len(chairs)), source, game, free_undo)
        state = game.place(len(chairs), plain, position)
        if state.over():
            raise BadPosition("the race is over in this position")
        record = new_record(game, plain, chairs, source, game.position(state))
        return cls(record, state, source, game, free_undo)

    @classmethod
    def resume(cls, record: Record, source: Source, free_undo: bool = False) -> Race[RaceState]:
        """Goes on with an unfinished record; the source is brought to where it was.

        BadRecord if it is not the source with which the race began: the record could never be verified.
        """
        if source.header() != record.header.chance:
            raise BadRecord(f"the race began with other dice: {record.header.chance}, not {source.header()}")
        race = cls(Record(record.header), cast(RaceState, record.start()), source, None, free_undo)
        for ply in follow(record, race.state, None if isinstance(source, Manual) else source):
            race._keep(ply)
        race._close_if_over()
        return race

    @property
    def seats(self) -> int:
        return len(self.record.header.seats)

    def pending(self) -> list[Seat]:
        return self.state.pending()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return [event for _, event in self.log]

    def legal(self, seat: AnySeat) -> list[Action]:
        """The seat's actions as numbers; none if it has nothing to decide now."""
        return self.state.legal(self._seat(seat))

    def moves(self, seat: AnySeat) -> list[Move]:
        """The seat's actions as number, text and JSON; none if it has nothing to decide now."""
        game, state = self.game, self.state
        return [
            Move(action, game.notation(state, action), game.action_json(state, action))
            for action in self.legal(seat)
        ]

    def result(self) -> Result | None:
        return self.state.result()

    def view(self, seat: AnySeat = TABLE) -> Mapping[str, Any]:
        """All that the player of this seat may see; without one, what spectators see."""
        number = _whole(seat, "a seat")
        return self.game.view(self.state, TABLE if number == TABLE else self._seat(number))

    def play(self, seat: AnySeat, decision: Decision) -> None:
        """A seat's decision: an action, as a number, in notation or as one of `moves`, or several, all or
        nothing. Chance that falls due waits for `advance`."""
        who = self._seat(seat)
        try:
            if isinstance(decision, (list, tuple)):
                self._play_all(who, [_step(step) for step in decision])
            else:
                self._play_one(who, _step(decision))
        except WrongSeat:
            raise WrongSeat(self._whose_turn(who)) from None

    def _play_one(self, seat: Seat, step: Step) -> None:
        number = self.game.parse(self.state, step) if isinstance(step, str) else step
        before = self.state.copy()
        self.state.play(seat, number)
        self._decided(before, Ply(seat=seat, play=self.game.notation(before, number)))

    def _play_all(self, seat: Seat, steps: list[Step]) -> None:
        after = cast(RaceState, self.state.copy())
        after.events = []
        texts = play_all(self.game, after, seat, steps)
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

    def resolve(self, outcome: SupportsIndex | str) -> None:
        """An outcome of chance from outside the source, as a number or in notation."""
        game, state = self.game, self.state
        if isinstance(outcome, str):
            number = game.parse_outcome(state, outcome)
        else:
            number = int(machine_number(_whole(outcome, "an outcome")))
        if number in [possible for possible, _ in state.chance()]:
            self._resolve(number)
        else:
            state.resolve(number)
            raise AssertionError("the rules took an outcome that they do not list")

    def _resolve(self, outcome: Outcome) -> None:
        text = self.game.outcome_notation(self.state, outcome)
        self.state.resolve(outcome)
        self._before.clear()
        self._keep(Ply(draw=text))
        self._close_if_over()

    def advance(self) -> int:
        """Lets the source answer every chance point that is due; returns how many there were."""
        drawn = 0
        while outcomes := self.state.chance():
            self._resolve(self.source.draw(outcomes))
            drawn += 1
        return drawn

    def can_undo(self, seat: AnySeat) -> bool:
        who = self._seat(seat)
        if self.free_undo:
            return self._latest_of(who) >= 0
        return bool(self._before) and self.record.plies[-1].seat == who

    def undo(self, seat: AnySeat) -> None:
        """Takes back the seat's latest decision, the whole of it; IllegalAction if the policy forbids it."""
        if not self.can_undo(seat):
            raise IllegalAction(
                "there is nothing to take back: only one's own latest decisions, never past a roll, a draw, "
                "a reveal or another seat's decision"
            )
        if self.free_undo:
            self._go_back(self._latest_of(self._seat(seat)))
            return
        before, length = self._before.pop()
        self.state = cast(RaceState, before)
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
        self.state = cast(RaceState, self._state_after(plies))
        self.state.events = []
        self.source.rewind(sum([1 for ply in record.plies if ply.draw is not None]))
        length = len(self.log)
        while length > 0 and self.log[length - 1][0] > plies:
            length -= 1
        del self.log[length:]

    def _state_after(self, plies: int) -> State:
        """The state after so many plies, which the record has."""
        while self._milestones and self._milestones[-1][0] > plies:
            self._milestones.pop()
        if not self._milestones:
            return self.record.replay(plies)
        first, state = self._milestones[-1]
        state = state.copy()
        for number in range(first, plies):
            self.record.step(state, number + 1, self.record.plies[number])
        return state

    def run(self, bots: Any = "club", seed: SupportsIndex = 0) -> Result | None:
        """Lets bots drive until the race is over or a seat without a bot decides; the result, or None.

        `bots` is one for every seat or, for some of them, a mapping by seat or a list with None for a seat
        without one. A bot is a name (`club`, `pro@50ms`, `package.module:Class`) or a `Bot`; one that is
        named gets a seed of its own from `seed`.
        """
        if _runner is None:
            raise BadNotation("nobody has said how bots drive: get the race from racecraft.race")
        return _runner(self, bots, seed)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record: the whole file or nothing."""
        self.record.save(path)

    def __repr__(self) -> str:
        names = ", ".join([chair.name for chair in self.record.header.seats])
        return f"<Race {self.game.id}: {names}; {len(self.record.plies)} plies; {situation(self.state)}>"

    def _seat(self, seat: AnySeat) -> Seat:
        """The number of a seat that exists, whatever the caller gave."""
        number = seat if isinstance(seat, int) else _whole(seat, "a seat")
        if not 0 <= number < self.state.seats:
            raise WrongSeat(f"there is no seat {number}: seats are counted from 0 to {self.seats - 1}")
        return number

    def _whose_turn(self, seat: Seat) -> str:
        return f"seat {seat}, counted from 0, has nothing to decide: {situation(self.state)}"

    def _keep(self, ply: Ply) -> None:
        self.record.plies.append(ply)
        if self.free_undo and len(self.record.plies) % MILESTONE_PLIES == 0:
            self._milestones.append((len(self.record.plies), self.state.copy()))
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
                self._before.clear()  # The seed is public: after an undo every coming roll would be known.
            self.record.close(result.json(), secret)


def _whole(value: object, what: str) -> int:
    """A whole number from outside: also a type that is no `int` but converts to one without loss."""
    try:
        return index(cast(SupportsIndex, value))
    except TypeError:
        raise WrongSeat(f"{what} is a whole number, not {value!r}") from None


def _step(step: object) -> Step:
    """An action as the rules take it."""
    if isinstance(step, str):
        return step
    if isinstance(step, int):
        return int(machine_number(step))
    if isinstance(step, Move):
        return step.number
    try:
        return int(machine_number(index(cast(SupportsIndex, step))))
    except TypeError:
        raise BadNotation(f"an action is a number, a text or a Move, not {step!r}") from None


Runner = Callable[[Any, Any, Any], Result | None]

_runner: Runner | None = None


def run_races_with(runner: Runner) -> None:
    """Tells races how bots drive them; the bots package does so."""
    global _runner
    _runner = runner
