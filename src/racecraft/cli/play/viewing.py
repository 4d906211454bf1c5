"""A recorded race at the table: the same boards, choices and odds, and what was played instead of a question.

`Viewing` is a table that nobody plays at: it stands at one ply of the record and can be moved to any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from racecraft.cli.output import printable
from racecraft.cli.play.face import Choice, Face
from racecraft.cli.play.table import Question, Table
from racecraft.engine.chance import Manual, Outcomes
from racecraft.engine.errors import BadRecord, RacecraftError
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, Ply, Record
from racecraft.engine.state import Event, Seat, State
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.reviews import Mark, Review
    from racecraft.reviews.page import Page

NOT_MARKED = ("fine", "close")
"""Grades of decisions that need no second look."""


class Viewing(Table):
    """Begins before the first ply; `go_to` moves it."""

    def __init__(self, record: Record, face: Face[Any], words: Words, name: str) -> None:
        self.recorded = record.plies
        self.at = 0
        self.review: Review | None = None
        """As far as it has been made."""
        self.budget: int | None = None
        """Playouts for a decision of the review; None as many as usual."""
        self._record = record
        self._growing: Iterator[Review] | None = None
        self._steps = 0
        self._name = name
        self._header = msgspec.structs.replace(
            record.header, seats=[Chair(chair.name) for chair in record.header.seats]
        )
        """Everybody as a person: nobody decides here, so no bot is needed."""
        self._told: list[tuple[int, Event]] = []
        self._states = self._replayed(record)
        super().__init__(self._race_at(0), face, words)

    def _replayed(self, record: Record) -> list[State]:
        """The position before each ply and after the last; fills the log."""
        try:
            state = record.start()
            states = [state.copy()]
            events: list[Event] = []
            state.events = events
            for number, ply in enumerate(record.plies, 1):
                record.step(state, number, ply)
                self._told += [(number, event) for event in events]
                events.clear()
                states.append(state.copy())
        except RacecraftError as error:
            raise BadRecord(f"{self._name}: {error}") from None
        return states

    def _race_at(self, ply: int) -> Race:
        record = Record(self._header, self.recorded[:ply])
        race: Race = Race(record, self._states[ply].copy(), Manual(_never_asked))
        race.log = [told for told in self._told if told[0] <= ply]
        return race

    # --- Where it stands ---

    def go_to(self, ply: int) -> None:
        """The position after so many plies, as near as the record has it."""
        self.at = max(0, min(ply, len(self.recorded)))
        self.race = self._race_at(self.at)
        self._asked = (-1, None)

    @property
    def next_ply(self) -> Ply | None:
        return self.recorded[self.at] if self.at < len(self.recorded) else None

    def turn_before(self) -> int:
        """The ply at which the turn of the last seat that decided began."""
        ply = self.at
        while ply > 0 and self.recorded[ply - 1].seat is None:
            ply -= 1
        seat = self.recorded[ply - 1].seat if ply else None
        while ply > 0 and self.recorded[ply - 1].seat in (seat, None):
            ply -= 1
        return ply

    def turn_after(self) -> int:
        """The next ply at which another seat decides, or the end."""
        ply, end = self.at, len(self.recorded)
        while ply < end and self.recorded[ply].seat is None:
            ply += 1
        seat = self.recorded[ply].seat if ply < end else None
        while ply < end and self.recorded[ply].seat in (seat, None):
            ply += 1
        return ply

    def happened(self) -> list[str]:
        """What the ply before this position brought."""
        events = [event for ply, event in self._told if ply == self.at]
        return [printable(line.text) for line in self.face.lines(events)]

    # --- The review ---

    def begin_review(self) -> None:
        """Before the first step is judged; BadRecord if there is nothing to review."""
        from racecraft.reviews import check, reviewing
        from racecraft.reviews.steps import steps_of

        check(self._record)
        self._steps = len(steps_of(self._record))
        self._growing = reviewing(self._record, budget=self.budget)

    def judge_step(self) -> bool:
        """Judges one more step of the race; False when there is none. BadRecord if the race is not over."""
        if self._growing is None:
            self.begin_review()
        assert self._growing is not None
        found = next(self._growing, None)
        self.review = found or self.review
        return found is not None and found["done"] < found["steps"]

    @property
    def reviewed(self) -> bool:
        """Whether the review is whole."""
        return self.review is not None and self.review["done"] == self.review["steps"]

    def progress(self) -> str:
        """How far the review is."""
        if self._growing is None:
            return ""
        done = 0 if self.review is None else self.review["done"]
        steps = self._steps
        return self.words.say("review-progress", done=str(done), steps=str(steps))

    def verdict(self) -> list[str]:
        """What the review says of this position: the chances, and the mark of the decision made in it."""
        if self.review is None:
            return []
        page = self._page(self.review)
        mark = next((mark for mark in self.review["marks"] if mark["ply"] == self.at), None)
        return [*page.chances(self.at), *([] if mark is None else page.judged(mark))]

    def story(self) -> list[str]:
        """What decided the race, and where to look again."""
        if self.review is None:
            return []
        page, say = self._page(self.review), self.words.say
        marked = [
            f"{say('watch-place', ply=str(mark['ply']), plies=str(len(self.recorded)))} · "
            f"{self.face.name(mark['seat'])} · {'; '.join(page.judged(mark))}"
            for mark in self._marked()
        ]
        return [page.method(), *page.story(), *(marked or [say("review-none")])]

    def next_marked(self) -> int:
        """The next ply with a decision worth another look; the first one after the last, or this one."""
        plies = [mark["ply"] for mark in self._marked()]
        return next((ply for ply in plies if ply > self.at), plies[0] if plies else self.at)

    def _marked(self) -> list[Mark]:
        marks = self.review["marks"] if self.review else []
        return [mark for mark in marks if mark["grade"] not in NOT_MARKED]

    def _page(self, review: Review) -> Page:
        from racecraft.reviews.page import Page

        return Page(review, self.words, lambda seat: self.face.name(seat) if seat >= 0 else "")

    # --- What was decided here ---

    @property
    def _hides(self) -> bool:
        return False

    takes_hints = False

    def _new_question(self) -> Question | None:
        ply, state = self.next_ply, self.race.state
        if ply is None:
            return None
        self.face.viewer = ply.seat
        if ply.seat is None:
            return Question(None, self.face.chance_prompt(state), self.face.outcomes(state))
        return Question(ply.seat, self.face.prompt(state, ply.seat), self.face.choices(state, ply.seat))

    def played(self) -> str:
        """What came next in the race, in words."""
        ply, state, game = self.next_ply, self.race.state, self.race.game
        if ply is None:
            return ""
        if ply.draw is not None:
            outcome = game.parse_outcome(state, ply.draw)
            known = [choice.label for choice in self.face.outcomes(state) if choice.number == outcome]
            return self.words.say("watch-drawn", what=known[0] if known else ply.draw)
        assert ply.seat is not None
        return self.words.say("watch-played", who=self.face.name(ply.seat), what=self._decided(ply, ply.seat))

    def _decided(self, ply: Ply, seat: Seat) -> str:
        game, after = self.race.game, self.race.state.copy()
        decision = []
        for text in ply.actions:
            action = game.parse(after, text)
            after.play(seat, action)
            decision.append(action)
        if len(decision) == 1:
            choices = self.face.choices(self.race.state, seat)
            known = next((choice for choice in choices if choice.number == decision[0]), None)
            if known is not None:
                return known.whole_label
            if seat in after.pending():  # A part of a decision, which the terminal asks for as a whole.
                return self.face.called(self.race.state, seat, decision[0])
        try:
            return self.face.decided(self.race.state, seat, decision)
        except (RacecraftError, KeyError):
            return " ".join(ply.actions)  # A part of a decision, of which nothing can be said by itself.

    def is_played(self, choice: Choice) -> bool:
        """Whether this is what was played, where one choice says it all."""
        ply, state, game = self.next_ply, self.race.state, self.race.game
        if ply is None:
            return False
        if ply.draw is not None:
            return choice.number == game.parse_outcome(state, ply.draw)
        number = game.parse(state, ply.actions[0])
        return choice.number == number and len(choice.decision or (number,)) == len(ply.actions)


def _never_asked(outcomes: Outcomes) -> int:
    raise AssertionError("nothing is drawn in a race that is watched")
