"""A worker process: reads one question a line from standard input, writes one answer a line to standard
output.

A question is what a bot would do, what the choices of a seat lead to, or how good a decision is. It contains
all that is needed. The process exits at the end of input.
"""

from __future__ import annotations

import hashlib
import signal
import sys
import traceback
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.arena.targets import driven
from racecraft.bots.bot import Bot, Sight
from racecraft.bots.registry import make_bot
from racecraft.drills import drill_named, verdict
from racecraft.drills.drill import PLAYER
from racecraft.engine.pace import Drive
from racecraft.engine.record import decode as decode_record
from racecraft.engine.registry import game_of
from racecraft.outlook import BadSketch, outlook
from racecraft.outlook.advice import Weighing, advised
from racecraft.outlook.words import Said
from racecraft.reviews.risks import harms_of, risks_in

NOTHING = msgspec.Raw()


class Question(msgspec.Struct, frozen=True, tag="bot"):
    """What would this bot do in this seat of this position?"""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    weigh: bool = False
    """Also explain the whole decision."""
    sketch: dict[str, Any] | None = None
    """What the person who asks has laid, to compare with."""


class Prospect(msgspec.Struct, frozen=True, tag="outlook"):
    """What do the choices of this seat of this position lead to?"""

    game: str
    position: dict[str, Any]
    seat: int
    sketch: dict[str, Any] | None = None


class Foresight(msgspec.Struct, frozen=True, tag="plan"):
    """What do the choices of this seat of this position lead to, and what is this decision in words?"""

    game: str
    position: dict[str, Any]
    seat: int
    decision: list[str]
    """In notation; none where words are not needed."""


class Foreseen(msgspec.Struct, frozen=True):
    saw: str
    """A hash of all that the choices lead to."""
    label: Said | None


class RiskQuestion(msgspec.Struct, frozen=True, tag="risk"):
    """What was risked in some steps of this race, which is over, and how much harm came in all of it?"""

    record: str
    first: int
    most: int


class Risked(msgspec.Struct, frozen=True):
    risks: list[float]
    """By seat, in those steps."""
    harms: list[int]
    """By seat, in the whole race."""
    steps: int
    """Of the whole race."""


class SoloDrive(msgspec.Struct, frozen=True, tag="drive"):
    """What does a seeded drive alone of this bot take?"""

    game: str
    options: dict[str, Any]
    bot: str
    number: int


class DrillQuestion(msgspec.Struct, frozen=True, tag="drill"):
    """How good is this decision in a drill?"""

    drill: str
    decision: list[str]
    """In notation."""


Form = tuple[int, str, dict[str, Any]]
"""An action as number, text and JSON."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    action: int | None = None
    decision: list[Form] = []
    """The whole decision of a bot that was asked to weigh."""
    advised: msgspec.Raw = NOTHING
    """What is to be said about it."""
    outlook: msgspec.Raw = NOTHING
    drive: Drive | None = None
    """What a drive took; none if it did not reach the finish."""
    foreseen: Foreseen | None = None
    risked: Risked | None = None
    verdict: msgspec.Raw = NOTHING
    """On a decision in a drill."""
    bad_sketch: str | None = None
    """Why a sketch means nothing here."""
    error: str | None = None


AnyQuestion = Question | Prospect | Foresight | RiskQuestion | SoloDrive | DrillQuestion


def answer(question: AnyQuestion) -> Answer:
    try:
        if isinstance(question, SoloDrive):
            game = game_of(question.game)
            return Answer(drive=driven(game, question.options, question.bot, question.number))
        if isinstance(question, Prospect):
            return _look(question)
        if isinstance(question, Foresight):
            return Answer(foreseen=foreseen(question))
        if isinstance(question, RiskQuestion):
            return Answer(risked=_risked(question))
        if isinstance(question, DrillQuestion):
            return _judge(question)
        game = game_of(question.game)
        bot = make_bot(question.game, question.bot, question.seed)
        sight = Sight(game, game.load(question.position), question.seat)
        if not question.weigh:
            return Answer(bot.choose(sight))
        return _advise(question, bot, sight)
    except Exception:
        return Answer(error=traceback.format_exc(limit=-3))


def _advise(question: Question, bot: Bot, sight: Sight) -> Answer:
    """The whole decision of the bot, explained."""
    game = sight.game
    advice = bot.weigh(sight)
    decision = bot.decide(sight)
    options = [] if advice is None else [(each.action, each.value, each.risk) for each in advice.options]
    weighing = Weighing(None if advice is None else advice.unit, options)
    state = game.load(question.position)
    told = advised(game, state, question.seat, decision, weighing, question.sketch)
    return Answer(decision=_forms(question, told["decision"]), advised=msgspec.Raw(msgspec.json.encode(told)))


def _forms(question: Question, actions: list[int]) -> list[Form]:
    game = game_of(question.game)
    state = game.load(question.position)
    forms: list[Form] = []
    for action in actions:
        forms.append((action, game.notation(state, action), game.action_json(state, action)))
        state.play(question.seat, action)
    return forms


def _judge(asked: DrillQuestion) -> Answer:
    drill = drill_named(asked.drill)
    game = game_of(drill.game)
    state = drill.start()
    decision: list[int] = []
    for text in asked.decision:
        decision.append(game.parse(state, text))
        state.play(PLAYER, decision[-1])
    return Answer(verdict=msgspec.Raw(msgspec.json.encode(verdict(drill, decision))))


def foreseen(asked: Foresight) -> Foreseen:
    game = game_of(asked.game)
    state = game.load(asked.position)
    shown = outlook(game, state, asked.seat)
    saw = hashlib.sha256(msgspec.json.encode(shown, order="sorted")).hexdigest()
    if not asked.decision:
        return Foreseen(saw, None)
    decision: list[int] = []
    ahead = state.copy()
    for text in asked.decision:
        decision.append(game.parse(ahead, text))
        ahead.play(asked.seat, decision[-1])
    return Foreseen(saw, advised(game, state, asked.seat, decision, Weighing(None, []))["label"])


def _risked(asked: RiskQuestion) -> Risked:
    record = decode_record(asked.record.encode(), "the race")
    part = risks_in(record, asked.first, asked.most)
    return Risked(part.risks, harms_of(record), part.steps)


def _look(asked: Prospect) -> Answer:
    game = game_of(asked.game)
    try:
        shown = outlook(game, game.load(asked.position), asked.seat, asked.sketch)
    except BadSketch as error:
        return Answer(bad_sketch=str(error))
    return Answer(outlook=msgspec.Raw(msgspec.json.encode(shown)))


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    decode = msgspec.json.Decoder(AnyQuestion).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line))) + b"\n")
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
