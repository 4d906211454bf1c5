"""A race in memory: the engine's race, rebuilt from stored moves, and what each viewer has seen.

No input or output: `play` returns a line to store, and a race whose line was not stored is discarded and
rebuilt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from racecraft.engine.chance import Committed, Manual, Outcomes, Source
from racecraft.engine.decision import Step
from racecraft.engine.errors import IllegalAction, IllegalOutcome, RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.race import Race
from racecraft.engine.record import Header, Record
from racecraft.engine.state import TABLE, Action, Event, Seat
from racecraft.outlook import outcome_label
from racecraft.server.errors import Refused
from racecraft.server.play.clocks import Allowance, Clock, Clocks, ShownClocks
from racecraft.server.play.messages import Chance, Choice, EarlierLog, Round, State, Update, encode
from racecraft.server.store.moves import Line, decode_line, encode_line

EVERYBODY = -1
"""The mask of a move that every viewer sees: all bits set."""
LONGEST_NOTATION = 200
EVENTS_SHOWN = 200
"""The most events of the past that a client gets when it comes; it asks for earlier ones by `earlier`."""
PAGE = 1000
"""The most events that one page of the log holds."""


FORMS_KEPT = 20_000
"""Forms of actions remembered for each game."""

Fields = list[bytes]
"""An encoded view, name and value of a field each: fast to compare, and no work for the garbage collector.
All views of a game have the same fields in the same order."""

_keys: dict[str, bytes] = {}
"""Names of fields as they are sent."""

_CHANGING = object()
"""Stands for the value of a field that is encoded anew every time."""

Updates = dict[Seat, tuple[int, bytes] | None]
"""By viewer, the moment an update builds upon and the update."""

_forms: dict[str, dict[tuple[Action, str], msgspec.Raw]] = {}
"""By game, actions in their three forms as they are sent. An action is what its number and its notation say,
so races share them."""


class Live:
    """One race. Viewers are seats and `TABLE`, the spectators."""

    def __init__(self, header: Header, seed: bytes, clock: Clock | None, frozen: bool = False) -> None:
        record = Record(header)
        self._committed = (
            None if header.chance["kind"] == "manual" else Committed(seed, header.chance["contributions"])
        )
        """The dice; None where they are chosen."""
        source: Source = Manual(_unasked) if self._committed is None else self._committed
        training = header.position is not None
        self.race = Race(record, record.start(any_rules=frozen), source, None, training)
        self.undoable = True
        """Decisions may be taken back."""
        self.frozen = frozen
        """The race is shown as far as it can be, and nobody is asked."""
        self.game: AnyGame = record.game
        self.seats = len(header.seats)
        self.open = not self.game.hides_with(self.game.options(header.options))
        """Nothing is ever hidden: all viewers see the same."""
        self._forms = _forms.setdefault(self.game.id, {})
        self.moves = 0
        self.over = False
        self.pending: list[Seat] = []
        """Seats that decide now; callers must not modify it."""
        self.clocks = None if clock is None else Clocks(clock, self.seats)
        self._moments = [0] * (self.seats + 1)
        """How much each viewer has seen happen; TABLE, -1, is the last."""
        self._seen: list[int] = []
        """By move, the mask of those who saw it."""
        self._logged: list[int] = []
        """By move, the length of the log after it."""
        self._heard: list[int] = []
        """By event of the log, the mask of the viewers who saw its move."""
        self._told = [0] * (self.seats + 1)
        """How many events each viewer has been sent."""
        self._rounds: list[tuple[int, int, int]] = [
            (0, self.game.leg(self.race.state), self.game.rounds(self.race.state))
        ]
        """By round, the length of the log when it began, its leg and its number."""
        self._turned = False
        """The latest move has led to another round."""
        self._decisions: dict[Seat, tuple[int, list[Action]]] = {}
        """What each pending seat may do, and the moment since which it is so."""
        self._shown: dict[Seat, tuple[int, Fields]] = {}
        """The view last sent to each viewer, with its moment."""
        self._values: list[object] = []
        """By field of the view last encoded, its value if that is a number, a text or None; and the same as
        it is sent."""
        self._encoded: Fields = []
        self._spectacle: Mapping[str, Any] = {}
        """What spectators see now, where seats hold secrets; and the same as it is sent."""
        self._spectacle_fields: Fields = []
        if not self.open:
            self._look_on()

    # --- Moves ---

    def begin(self, at: int) -> tuple[str, int]:
        """The draws before the first decision; the line to store and who sees it."""
        if self._committed is not None:
            self.race.advance()
        return self._made(Line(list(self.race.record.plies)), None, at)

    def play(self, seat: Seat, decision: Step | list[Step], at: int) -> tuple[str, int]:
        """A decision with all chance that it calls for. Refused, with the rules' own reason, changes
        nothing."""
        if seat not in self._decisions:
            raise Refused("not-your-turn", f"seat {seat + 1} has nothing to decide now")
        for step in decision if isinstance(decision, list) else [decision]:
            if isinstance(step, str) and len(step) > LONGEST_NOTATION:
                raise Refused("illegal", f"no action is written with {len(step)} characters")
        before = len(self.race.record.plies)
        try:
            self.race.play(seat, decision)
        except RacecraftError as error:
            raise Refused("illegal", str(error)) from None
        if self._committed is not None:
            self.race.advance()
        return self._made(Line(self.race.record.plies[before:]), seat, at)

    def draw(self, outcome: str, at: int) -> tuple[str, int]:
        """An outcome that somebody chose; Refused where dice are not chosen or it cannot come."""
        if self._committed is not None:
            raise Refused("illegal", "nobody chooses the dice of this race")
        try:
            self.race.resolve(self.game.parse_outcome(self.race.state, outcome))
        except RacecraftError as error:
            raise Refused("illegal", str(error)) from None
        return self._made(Line([self.race.record.plies[-1]]), None, at)

    def undo(self, seat: Seat, at: int) -> tuple[str, int]:
        if not self.undoable:
            raise IllegalAction("nothing is taken back in a drive of the day")
        self.race.undo(seat)
        return self._made(Line(undo=seat), seat, at)

    def _made(self, line: Line, actor: Seat | None, at: int) -> tuple[str, int]:
        seen = self._who_sees(actor)
        self._note(seen, actor, len(line.plies) != 1, at)
        return encode_line(line).decode(), seen

    def _who_sees(self, actor: Seat | None) -> int:
        """Everybody, if something shows on the table; else the actor alone, who hears the events alone too:
        that somebody is planning may be told, but not how often, or it would tell how many cards are laid."""
        if self.open:
            return EVERYBODY
        before = self._spectacle_fields
        self._look_on()
        same = self._spectacle_fields == before
        return 1 << actor if same and actor is not None else EVERYBODY

    def _look_on(self) -> None:
        self._spectacle = self.race.view(TABLE)
        self._spectacle_fields = self._fields(self._spectacle)

    def grow(self, line: str, seen: int, at: int) -> None:
        """A stored move, of this process or another."""
        stored = decode_line(line)
        actor = stored.undo
        if actor is not None:
            self.race.undo(actor)
        for ply in stored.plies:
            if ply.draw is not None:
                self.race.resolve(self.game.parse_outcome(self.race.state, ply.draw))
                if self._committed is not None:
                    self._committed.drawn += 1
            elif ply.play is not None and ply.seat is not None:
                actor = ply.seat
                self.race.play(ply.seat, ply.play)
        if not self.open:
            self._look_on()
        self._note(seen, actor, len(stored.plies) != 1, at)

    def freeze(self) -> None:
        """The race cannot go on from here: nobody is asked any more."""
        self.frozen = True
        self.pending = []
        self._decisions = {}
        self.over = False
        self._count_events(0)

    def _note(self, seen: int, actor: Seat | None, beyond: bool, at: int) -> None:
        """Counts a move. `beyond`: more has changed than one decision."""
        self.moves += 1
        self._count_events(seen)
        for viewer in range(self.seats + 1):
            self._moments[viewer] += seen >> viewer & 1
        self._seen.append(seen)
        self._logged.append(len(self.race.log))
        self._count_rounds()
        self.pending = [] if self.frozen else self.race.pending()
        self.over = not self.frozen and self.race.result() is not None
        if self.clocks is not None:
            self.clocks.note(self.pending, at)
        decisions = {}
        for seat in self.pending:
            legal = self.race.legal(seat)
            since, before = self._decisions.get(seat, (0, None))
            if beyond or seat == actor or before != legal:
                since = self._moments[seat]
            decisions[seat] = (since, legal)
        self._decisions = decisions

    def _count_events(self, seen: int) -> None:
        """New events are heard by those who saw the move; those of an undone move are forgotten by all."""
        new = len(self.race.log) - len(self._heard)
        for heard in self._heard[len(self.race.log) :]:
            for viewer in range(self.seats + 1):
                self._told[viewer] -= heard >> viewer & 1
        del self._heard[len(self.race.log) :]
        if new > 0:
            self._heard += [seen] * new
            for viewer in range(self.seats + 1):
                self._told[viewer] += new * (seen >> viewer & 1)

    def _count_rounds(self) -> None:
        """What a move tells belongs to the round in which it was made; those of an undone move are gone."""
        length = len(self.race.log)
        while len(self._rounds) > 1 and self._rounds[-1][0] > length:
            self._rounds.pop()
        _, leg, number = self._rounds[-1]
        now, round = self.game.leg(self.race.state), self.game.rounds(self.race.state)
        self._turned = now != leg or round != number
        if self._turned:
            self._rounds.append((length, now, round))

    # --- Queries ---

    def moment(self, viewer: Seat) -> int:
        return self._moments[viewer]

    def asked_since(self, seat: Seat) -> int:
        """The moment from which on a seat that is to decide has had the same to decide."""
        return self._decisions[seat][0]

    def check_moment(self, seat: Seat, moment: int) -> None:
        """Refused if the seat has something else to decide than it had at that moment."""
        since = self._decisions.get(seat, (self._moments[seat], []))[0]
        if not since <= moment <= self._moments[seat]:
            raise Refused(
                "stale",
                f"the table has moved on: this was decided at moment {moment}, it is {self._moments[seat]}",
            )

    def chances(self, viewer: Seat) -> list[Chance]:
        """What the viewer may let chance bring, where dice are chosen."""
        if self._committed is not None or self.frozen or viewer == TABLE:
            return []
        notation, state = self.game.outcome_notation, self.race.state
        return [
            Chance(notation(state, outcome), weight, outcome_label(self.game, state, outcome))
            for outcome, weight in state.chance()
        ]

    def choices(self, viewer: Seat) -> list[msgspec.Raw]:
        """What the viewer may do, a `Choice` each."""
        if viewer not in self._decisions:
            return []
        notation, state, forms = self.game.notation, self.race.state, self._forms
        choices = []
        for action in self._decisions[viewer][1]:
            text = notation(state, action)
            form = forms.get((action, text))
            choices.append(self._form(action, text) if form is None else form)
        return choices

    def _form(self, action: Action, text: str) -> msgspec.Raw:
        if len(self._forms) >= FORMS_KEPT:
            self._forms.clear()
        form = msgspec.Raw(encode(Choice(action, text, self.game.action_json(self.race.state, action))))
        self._forms[action, text] = form
        return form

    def missed(self, viewer: Seat, moment: int | None) -> int:
        """The place in the viewer's log from which on events are news if `moment` was seen last."""
        if moment is None:
            return 0
        count = 0
        place = 0
        for seen, logged in zip(self._seen, self._logged, strict=True):
            if count < moment:
                count += self._has(seen, viewer)
                place = logged
            place = min(place, logged)
        return sum(self._has(heard, viewer) for heard in self._heard[:place])

    def _has(self, mask: int, viewer: Seat) -> int:
        """1 if the viewer is among those of the mask; TABLE, -1, has the last bit."""
        return mask >> (viewer % (self.seats + 1)) & 1

    def log(self, viewer: Seat) -> list[Event]:
        """The events that the viewer has been sent."""
        if self.open:
            return [event for _, event in self.race.log]
        return [
            event
            for (_, event), heard in zip(self.race.log, self._heard, strict=True)
            if self._has(heard, viewer)
        ]

    def earlier(self, viewer: Seat, before: int) -> bytes:
        """What the viewer was told before a place in their log: a page of it."""
        log = self.log(viewer)[:before]
        start = max(0, len(log) - PAGE)
        return encode(EarlierLog(start, [event.json() for event in log[start:]]))

    def rounds(self, viewer: Seat) -> list[Round]:
        """Where each round begins in the viewer's log."""
        heard = 0
        place = 0
        found = []
        for start, leg, number in self._rounds:
            for mask in self._heard[place:start]:
                heard += self._has(mask, viewer)
            place = start
            found.append(Round(heard, leg, number))
        return found

    # --- Messages ---

    def _can_undo(self, viewer: Seat) -> bool:
        return viewer != TABLE and self.undoable and not self.frozen and self.race.can_undo(viewer)

    def _eye(self, viewer: Seat) -> Seat:
        """Whose view a viewer sees: that of the spectators where nothing is hidden."""
        return TABLE if self.open else viewer

    def state_message(
        self,
        viewer: Seat,
        table: msgspec.Raw,
        mine: list[Seat],
        allowances: list[Allowance],
        moment: int | None = None,
        id: str | None = None,
    ) -> bytes:
        log = self.log(viewer)
        return encode(
            State(
                moment=self._moments[viewer],
                seat=None if viewer == TABLE else viewer,
                table=table,
                mine=mine,
                view=_object(self._view(viewer)),
                pending=self.pending,
                legal=self.choices(viewer),
                log=len(log),
                events=_events(log[-EVENTS_SHOWN:]),
                missed=self.missed(viewer, moment),
                undo=self._can_undo(viewer),
                rounds=self.rounds(viewer),
                chance=self.chances(viewer),
                clocks=self.clocks_json(allowances),
                id=msgspec.UNSET if id is None else id,
            )
        )

    def _view(self, viewer: Seat) -> Fields:
        """The view as of now, remembered as what the next update can build upon."""
        eye = self._eye(viewer)
        moment = self._moments[viewer]
        shown = self._shown.get(eye)
        if shown is not None and shown[0] == moment:
            return shown[1]
        if self.open:
            fields = self._fields(self.race.view(eye))
        elif eye == TABLE:
            fields = self._spectacle_fields
        else:
            fields = self._fields_beyond(eye)
        self._shown[eye] = (moment, fields)
        return fields

    def _fields(self, view: Mapping[str, Any]) -> Fields:
        """A view as it is sent. Most of it is as it was before: what is plainly the same is not encoded
        again."""
        before, encoded = self._values, self._encoded
        known = len(before)
        values: list[object] = []
        fields: Fields = []
        for name, value in cast(dict[str, Any], view).items():
            place = len(fields)
            if place < known and before[place] is value:
                fields.append(encoded[place])
                values.append(value)
            else:
                fields.append(_field(name, value))
                values.append(value if value is None or isinstance(value, (str, int)) else _CHANGING)
        self._values, self._encoded = values, fields
        return fields

    def _fields_beyond(self, seat: Seat) -> Fields:
        """What a seat sees; what it shares with the spectators is encoded already."""
        spectacle = cast(dict[str, Any], self._spectacle)
        fields = self._spectacle_fields.copy()
        seen = cast(dict[str, Any], self.game.view_beyond(self.race.state, seat, spectacle))
        for place, (name, value) in enumerate(seen.items()):
            if spectacle[name] is not value:
                fields[place] = _field(name, value)
        return fields

    def updates(
        self, viewers: Iterable[Seat], allowances: list[Allowance], actor: Seat | None, id: str | None
    ) -> Updates:
        """For each of these viewers who saw the latest move, the message that tells of it.

        A view that nobody has been sent yet has nothing to build upon: None, and a `state` is due.
        """
        seen = self._seen[-1]
        since = self._logged[-2] if len(self._logged) > 1 else 0
        events = _events([event for _, event in self.race.log[since:]])
        clocks = self.clocks_json(allowances)
        changes: dict[Seat, tuple[int, msgspec.Raw] | None] = {}
        messages: Updates = {}
        for viewer in viewers:
            if not self._has(seen, viewer):
                continue
            eye = self._eye(viewer)
            if eye not in changes:
                changes[eye] = self._changes(eye, viewer)
            change = changes[eye]
            if change is None:
                messages[viewer] = None
                continue
            messages[viewer] = (
                change[0],
                encode(
                    Update(
                        since=change[0],
                        moment=self._moments[viewer],
                        seat=None if viewer == TABLE else viewer,
                        view=change[1],
                        pending=self.pending,
                        legal=self.choices(viewer),
                        log=self._told[viewer],
                        events=events,
                        undo=self._can_undo(viewer),
                        rounds=self._new_rounds(viewer),
                        chance=self.chances(viewer),
                        clocks=clocks,
                        id=id if viewer == actor and id is not None else msgspec.UNSET,
                    )
                ),
            )
        return messages

    def _new_rounds(self, viewer: Seat) -> list[Round]:
        if not self._turned:
            return []
        _, leg, number = self._rounds[-1]
        return [Round(self._told[viewer], leg, number)]

    def _changes(self, eye: Seat, viewer: Seat) -> tuple[int, msgspec.Raw] | None:
        """What of a view is not as it was when last sent, with the moment of that."""
        shown = self._shown.get(eye)
        view = self._view(viewer)
        if shown is None:
            return None
        before = shown[1]
        changed: Fields = []
        for place in range(len(view)):
            now, then = view[place], before[place]
            if now is not then and now != then:  # most are the very same, and need not be looked at
                changed.append(now)
        return shown[0], _object(changed)

    def clocks_json(self, allowances: list[Allowance]) -> ShownClocks | msgspec.UnsetType:
        return msgspec.UNSET if self.clocks is None else self.clocks.json(allowances)


def _unasked(outcomes: Outcomes) -> int:
    raise IllegalOutcome("what chance brings is chosen at the table")


def _field(name: str, value: Any) -> bytes:
    key = _keys.get(name)
    if key is None:
        key = _keys[name] = encode(name) + b":"
    return key + encode(value)


def _object(fields: Fields) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(fields) + b"}")


def _events(events: list[Event]) -> msgspec.Raw:
    return msgspec.Raw(encode([event.json() for event in events]))
