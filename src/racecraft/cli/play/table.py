"""A race at one screen: people, bots and dice around one `Race`. Knows no game and no front end."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from racecraft.bots.bot import Advice, Sight
from racecraft.bots.guard import Guarded
from racecraft.bots.registry import bot_names, make_bot
from racecraft.cli.output import in_words, printable
from racecraft.cli.play.face import UNDECIDED, Choice, Face, Group, Line, latin
from racecraft.cli.play.journal import Journal
from racecraft.engine.chance import Manual
from racecraft.engine.decision import goes_on
from racecraft.engine.errors import BadNotation, BadRecord, CannotWrite, IllegalAction, RacecraftError
from racecraft.engine.race import Race
from racecraft.engine.record import Record, read
from racecraft.engine.state import Action, Seat
from racecraft.locales import Words
from racecraft.outlook.advice import Weighing, advised

LONGEST_ECHO = 40
"""Characters of a line that was not understood which are shown again."""
MOST_ADVICE = 4
"""Options shown with a hint."""
LONGEST_THOUGHT = 30.0
"""Seconds after which a bot that does not answer is replaced for this decision."""


class CannotSave(RacecraftError):
    """The file cannot be written, or is something else than a record; names it and the reason."""


@dataclass(frozen=True)
class Question:
    """What the table waits for: a decision of a seat, or (seat None) a die thrown on the real table."""

    seat: Seat | None
    prompt: str
    choices: list[Choice]
    hand_over: bool = False
    """The seat is only asked to sit down before the screen: until then nobody's hidden cards are shown."""

    def groups(self) -> list[Group]:
        """The groups of the choices, in the order of the choices."""
        return list(dict.fromkeys(choice.group for choice in self.choices if choice.group is not None))

    def within(self, group: Group | None) -> list[Choice]:
        """The choices of one group, and those of none."""
        return [choice for choice in self.choices if choice.group is None or choice.group == group]

    def find(self, text: str, group: Group | None = None) -> Choice | None:
        """The choice that a key selects in this group (the first unless told), or with the sign of any."""
        groups = self.groups()
        for choice in self.within(group or (groups[0] if groups else None)):
            if text in choice.keys:
                return choice
        for choice in self.choices:
            if any(text == choice.typed(key) for key in choice.keys):
                return choice
        return None


class Table:
    """Drive it with `move_on` until it returns None, then answer the `question`, until `over`."""

    def __init__(
        self,
        race: Race,
        face: Face[Any],
        words: Words,
        save_path: Path | None = None,
        journal: Journal | None = None,
        record_path: Path | None = None,
    ) -> None:
        self.race = race
        self.face = face
        self.words = words
        self.save_path = save_path
        self.journal = journal
        """The file that grows with every ply."""
        self.record_path = record_path
        """Where the race is recorded as soon as it is over."""
        self._news: list[str] = []
        self._saved = ""
        """The checksum of what is safe in a file."""
        self._bots: dict[Seat, Guarded] = {
            seat: Guarded(make_bot(race.game.id, chair.bot, 0), race.game.id, 0, LONGEST_THOUGHT)
            for seat, chair in enumerate(race.record.header.seats)
            if chair.bot is not None
        }
        self._people = [seat for seat in range(race.seats) if seat not in self._bots]
        self._seated: Seat | None = None
        """Who sits before the screen, where that matters."""
        if len(self._people) == 1:
            self._seated = face.viewer = self._people[0]
        self._marks: list[tuple[int, Seat | None]] = []
        """The number of plies before each answer of a person that may perhaps be taken back, and who sat
        before the screen."""
        self._asked: tuple[int, Question | None] = (-1, None)
        self._hint: tuple[Question, list[Action], Advice | None] | None = None
        """The latest hint, and the question that it answers."""

    @property
    def over(self) -> bool:
        return self.race.result() is not None

    @property
    def plies(self) -> int:
        return len(self.race.record.plies)

    @property
    def unsaved(self) -> bool:
        if self.journal is not None:
            return False
        return self.plies > 0 and self.race.record.checksum() != self._saved

    def is_bot(self, seat: Seat) -> bool:
        return seat in self._bots

    def focus(self) -> Seat | None:
        """The seat that the table looks at: the one to decide."""
        question = self.question()
        if question is not None and question.seat is not None:
            return question.seat
        pending = self.race.pending()
        return pending[0] if pending else None

    @property
    def _hides(self) -> bool:
        """Several people share the screen, and just now it shows one of them what the others must not see."""
        return len(self._people) > 1 and self.face.hides(self.race.state)

    # --- What needs nobody ---

    def move_on(self) -> float | None:
        """Lets one die fall, one bot decide or one forced step be made; None when that needs a person.

        Returns how long to show it, as a part of the ordinary delay.
        """
        race = self.race
        outcomes = race.state.chance()
        if outcomes:
            if isinstance(race.source, Manual):
                return None
            race.resolve(race.source.draw(outcomes))
            self.keep()
            return self.face.pace(race.state)
        for seat in race.pending():
            bot = self.is_bot(seat)
            if bot or self.face.automatic(race.state, seat):
                race.play(seat, self._bot_choice(seat) if bot else race.legal(seat)[0])
                self.keep()
                return self.face.pace(race.state)
        return None

    def _bot_choice(self, seat: Seat) -> int:
        """A bot's seed follows from the record so far, so a resumed race goes on as it would have."""
        bot = self._bots[seat]
        bot.reseed(int(self.race.record.checksum()[:12], 16))
        action = bot.choose(Sight(self.race.game, self.race.state, seat))
        for fault in bot.faults:
            reason = printable(fault.reason)
            said = self.words.say(
                "terminal-bot-fault", who=self.face.name(seat), kind=fault.kind, reason=reason
            )
            self._news.append(said)
        bot.faults.clear()
        return action

    def news(self) -> list[str]:
        """What has gone wrong without ending the race, told once: a bot that failed, a full disk."""
        news, self._news = self._news, []
        return news

    # --- What a person is asked ---

    def question(self) -> Question | None:
        """What the table waits for; None while it can move on by itself and when the race is over."""
        if self._asked[0] != self.plies:
            self.face.sketch = None
            self._ask()
        return self._asked[1]

    def _ask(self) -> None:
        """Works the question out anew; hidden cards are in sight only while their owner is asked."""
        question = self._new_question()
        if self._hides:
            mine = question is not None and question.seat is not None and not question.hand_over
            self.face.viewer = self._seated if mine else None
        if question is not None and self.journal is not None:
            self.journal.flush()
        self._asked = (self.plies, question)

    def _new_question(self) -> Question | None:
        state = self.race.state
        if state.chance():
            if not isinstance(self.race.source, Manual):
                return None
            return Question(None, self.face.chance_prompt(state), self.face.outcomes(state))
        for seat in sorted(self.race.pending(), key=lambda seat: seat != self._seated):
            if not self.is_bot(seat) and not self.face.automatic(state, seat):
                if self._hides and seat != self._seated:
                    return self._hand_over(seat)
                return Question(seat, self.face.prompt(state, seat), self.face.choices(state, seat))
        return None

    def _hand_over(self, seat: Seat) -> Question:
        prompt = self.words.say("terminal-hand-over", who=self.face.name(seat))
        ready = Choice(UNDECIDED, ("g", "enter", "space"), self.words.say("terminal-seated"))
        return Question(seat, prompt, [ready], hand_over=True)

    def understand(self, text: str) -> Choice:
        """The choice that a key or the game's notation names; one sentence if there is none."""
        question = self.question()
        assert question is not None
        found = question.find(text) or question.find(text.lower())
        if found is not None:
            return found
        game, state = self.race.game, self.race.state
        try:
            if question.seat is None:
                number = game.parse_outcome(state, text)
            else:
                number = game.parse(state, text)
        except BadNotation:
            if question.seat is not None and not question.hand_over and len(text.split()) > 1:
                return self._understand_all(question.seat, text.split())
            raise self._not_understood(text, question.choices) from None
        for choice in question.choices:
            if choice.number == number:
                return choice
        if question.seat is None:
            raise IllegalAction(self.words.say("terminal-impossible", text=echo(text)))
        if question.hand_over:
            raise IllegalAction(question.prompt)
        if number in state.legal(question.seat):
            return Choice(number, (), game.notation(state, number))
        raise IllegalAction(self.face.objection(state, question.seat, number))

    def _understand_all(self, seat: Seat, words: list[str]) -> Choice:
        """A whole decision from the keys of its actions, each as it would be asked for after the others."""
        game, ahead = self.race.game, self.race.state.copy()
        decision: list[Action] = []
        for word in words:
            if decision and not goes_on(ahead, seat):
                raise IllegalAction(self.words.say("terminal-decision-over", text=echo(word)))
            choices = self.face.choices(ahead, seat)
            found = Question(seat, "", choices).find(latin(word))
            if found is None or found.number == UNDECIDED or found.decision:
                try:
                    action = game.parse(ahead, word)
                except BadNotation:
                    raise self._not_understood(word, choices) from None
                if action not in ahead.legal(seat):
                    raise IllegalAction(self.face.objection(ahead, seat, action))
            else:
                action = found.number
            ahead.play(seat, action)
            decision.append(action)
        return Choice(decision[0], (), "", decision=tuple(decision))

    def _not_understood(self, text: str, choices: list[Choice]) -> BadNotation:
        keys = ", ".join(choice.typed(choice.keys[0]) for choice in choices)
        return BadNotation(self.words.say("terminal-not-understood", text=echo(text), keys=keys))

    def targets(self) -> list[Choice]:
        """The spaces that the decision asked for may lead to, with the whole decision for each."""
        question = self.question()
        if question is None or question.seat is None or question.hand_over:
            return []
        return self.face.targets(self.race.state, question.seat)

    def go(self, where: str) -> None:
        """Plays the whole decision that leads to a space; BadNotation if none leads there."""
        targets = self.targets()
        for target in targets:
            if where in target.keys:
                self.answer(target)
                return
        raise self._not_understood(where, targets)

    def answer(self, choice: Choice) -> None:
        question = self.question()
        assert question is not None
        if question.hand_over:
            self._seated = question.seat
            self._ask()
        elif question.seat is None:
            self._marks.append((self.plies, self._seated))
            self.race.resolve(choice.number)
            self.keep()
        elif choice.number == UNDECIDED:
            self.face.sketch = choice.sketch
            self._ask()
        else:
            self._marks.append((self.plies, self._seated))
            self.race.play(question.seat, choice.decision or choice.number)
            self.keep()

    def keys(self, text: str) -> list[str]:
        """A line as the keys it names: several where each changes a sketch, else the line as it is."""
        question = self.question()
        words = text.split()
        if question is None or len(words) < 2 or question.find(text) is not None:
            return [text]
        sketches = {key for choice in question.choices if choice.number == UNDECIDED for key in choice.keys}
        return words if all(word in sketches for word in words[:-1]) else [text]

    def drive_on(self) -> int:
        """Takes the obvious action again and again, and lets the dice fall that it throws; returns how many
        plies that made."""
        question = self.question()
        if question is None or question.seat is None or question.hand_over:
            return 0
        seat = question.seat
        before = self.plies
        rolls = not isinstance(self.race.source, Manual)
        while seat in self.race.pending():
            action = self.face.drive_on(self.race.state, seat)
            if action is None:
                break
            self.race.play(seat, action)
            if rolls:
                self.race.advance()
            self.keep()
        if self.plies > before:
            self._marks.append((before, self._seated))
        return self.plies - before

    def hint(self) -> str:
        """What the best built-in bot would do here: the whole decision, why, and how the options compare."""
        question = self.question()
        assert question is not None
        if question.seat is None:
            return self.words.say("terminal-hint-chance", prompt=question.prompt)
        if question.hand_over:
            return question.prompt
        game, state, seat = self.race.game, self.race.state, question.seat
        decision, advice = self._advice(question, seat)
        options = [] if advice is None else [(each.action, each.value, each.risk) for each in advice.options]
        weighing = Weighing(None if advice is None else advice.unit, options)
        told = advised(game, state, seat, decision, weighing)
        typed, label = self.face.typed(state, seat, told["decision"]), self.face.told(told["label"])
        lines = [self.words.say("terminal-hint", key=typed, label=label)]
        lines.append("  " + " · ".join(map(self.face.told, [*told["figures"], told["reason"]])))
        if advice is not None and advice.options[0].action == decision[0]:
            lines += self._weighed(advice, question)
        if self.takes_hints:
            lines.append(self.words.say("terminal-hint-take"))
        return "\n".join(lines)

    takes_hints = True
    """Whether a hint can be played from here."""

    def _advice(self, question: Question, seat: Seat) -> tuple[list[Action], Advice | None]:
        """The whole decision of the best built-in bot and what it thinks of its options."""
        if self._hint is None or self._hint[0] is not question:
            game = self.race.game
            bot = make_bot(game.id, bot_names(game.id)[-1], 0)
            sight = Sight(game, self.race.state, seat)
            advice = bot.weigh(sight)
            decision = bot.decide(sight)
            # What is played is what the words of the hint tell.
            told = advised(game, self.race.state, seat, decision, Weighing(None, []))
            self._hint = question, told["decision"], advice
        return self._hint[1], self._hint[2]

    def take_hint(self) -> str:
        """Plays what the hint advises, the whole of it, and says it in words."""
        question = self.question()
        assert question is not None
        if question.seat is None or question.hand_over:
            return self.hint()
        decision, _ = self._advice(question, question.seat)
        label = self.face.decided(self.race.state, question.seat, decision)
        self.answer(Choice(decision[0], (), label, decision=tuple(decision)))
        return self.words.say("terminal-hint-taken", label=label)

    def _weighed(self, advice: Advice, question: Question) -> list[str]:
        """The options with their values and risks, the best ones only."""
        say = self.words.say
        game, state = self.race.game, self.race.state
        labels = {choice.number: choice.whole_label for choice in question.choices}
        best = advice.options[0]
        own = f"{game.id}-advice-risk"
        risk_id = own if self.words.knows(own) else "advice-risk"
        lines = []
        for option in advice.options[:MOST_ADVICE]:
            label = labels.get(option.action) or game.notation(state, option.action)
            behind = round(best.value - option.value, 1 if best.value - option.value < 10 else 0)
            value = say(f"advice-{advice.unit}", behind=behind) if behind else say("advice-best")
            risk = say(risk_id, percent=round(100 * option.risk)) if option.risk >= 0 else ""
            lines.append("  " + say("advice-option", label=label, value=value, risk=risk).rstrip())
        return lines if len(lines) > 1 else []

    @property
    def _typed_dice(self) -> bool:
        return isinstance(self.race.source, Manual)

    def can_undo(self) -> bool:
        """The latest answer of a person and the forced steps after it, if nothing else has happened since; in
        training and with typed-in dice, where a slip of the finger must be mended, whatever has happened."""
        if not self._marks:
            return False
        mark, seated = self._marks[-1]
        if self._hides and seated != self._seated:
            return False
        if self.race.free_undo or self._typed_dice:
            return True
        seats = {ply.seat for ply in self.race.record.plies[mark:]}
        return len(seats) == 1 and None not in seats and self.race.can_undo(seats.pop() or 0)

    def undo(self) -> None:
        """Takes back the latest answer, or the sketch of one; IllegalAction if the policy forbids it. Whoever
        has already been asked to give up the seat is asked to take it again: until then no hand is shown."""
        if self.face.sketch is not None:
            self.face.sketch = None
            self._ask()
            return
        if not self.can_undo():
            raise IllegalAction(self.words.say("terminal-no-undo"))
        question = self.question()
        if question is not None and question.hand_over:
            self._seated = None
        mark, _ = self._marks.pop()
        self._go_back(mark)
        self.keep()
        self._asked = (-1, None)

    def _go_back(self, plies: int) -> None:
        race = self.race
        if self._typed_dice:
            record = Record(race.record.header, race.record.plies[:plies])
            self.race = Race.resume(record, race.source, race.free_undo)
            return
        seat = race.record.plies[plies].seat
        while seat is not None and self.plies > plies and race.can_undo(seat):
            race.undo(seat)

    # --- What happened ---

    def lines(self, since: int = 0) -> list[Line]:
        """The log from its event number `since` on."""
        lines = self.face.lines([event for _, event in self.race.log[since:]])
        return [Line(line.seat, printable(line.text)) for line in lines]

    def report(self) -> list[str]:
        """What the race leaves behind beside its standings; nothing while it goes on."""
        if not self.over:
            return []
        state = self.race.state
        events = [event for _, event in self.race.log]
        return [printable(line) for line in [*self.face.report(state), *self.face.summary(state, events)]]

    # --- Files ---

    def keep(self) -> None:
        """Brings the journal to what has been played, and records the race when it is over. A file that
        cannot be written ends no race: the players are told, once."""
        try:
            if self.journal is not None:
                self.journal.keep(self.race.record)
            if self.over and self.record_path is not None:
                self.race.save(self.record_path)
        except CannotWrite as error:
            path = self.record_path if self.journal is None else self.journal.path
            self._news.append(
                self.words.say(
                    "terminal-cannot-keep", path=str(path), reason=in_words(error.reason, self.words)
                )
            )
            self._saved = ""
            if self.journal is None:
                self.record_path = None
            self.journal = None

    def count_as_saved(self) -> None:
        """What has been played so far is in a file."""
        self._saved = self.race.record.checksum()

    def save(self, path: Path | None = None) -> Path:
        """Writes the record whole; CannotSave names the file and what is wrong with it."""
        target = path or self.save_path or self._free_path()
        if self.journal is not None and target == self.journal.path:
            self.keep()
            if not self.unsaved:
                return target
        check_writable(target, self.words)
        try:
            self.race.save(target)
        except CannotWrite as error:
            raise CannotSave(
                self.words.say(
                    "terminal-cannot-write", path=str(target), reason=in_words(error.reason, self.words)
                )
            ) from None
        self.count_as_saved()
        if self.save_path is None:
            self.save_path = target
        return target

    def _free_path(self) -> Path:
        stem = f"{self.race.game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        path = Path(f"{stem}.jsonl")
        count = 1
        while path.exists():
            count += 1
            path = Path(f"{stem}-{count}.jsonl")
        return path


def echo(text: str) -> str:
    """What was typed, safe to show again: short, and without control characters."""
    shown = printable(text[: LONGEST_ECHO + 1])
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"


def check_writable(path: Path, words: Words) -> None:
    """A record may be written here: the directory exists, and no other kind of file would be lost."""
    if not path.parent.is_dir():
        raise CannotSave(words.say("terminal-no-directory", path=str(path), directory=str(path.parent)))
    if path.is_dir():
        raise CannotSave(words.say("terminal-is-directory", path=str(path)))
    if path.exists() and path.stat().st_size:
        try:
            read(path)
        except BadRecord:
            raise CannotSave(words.say("terminal-not-a-record", path=str(path))) from None
