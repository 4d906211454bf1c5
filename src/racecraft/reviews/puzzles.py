"""Puzzles: decisions of races between bots with a single good answer, found, proven and kept as files.

A puzzle is a position with somebody to decide. Its best decision is ahead of every other one that was looked
at by a margin, and by several standard errors, at many times the budget of a review; drives alone are solved.
A decision is a whole one, as an attack with all its dice up to the throw, and not the beginning of the best.
`tools/make_puzzles.py` writes the files, `<game>/data/puzzles.json`.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypedDict

import msgspec

from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.drills.judge import after
from racecraft.engine.decision import play_all
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.registry import game_of
from racecraft.engine.state import Action, Seat, State
from racecraft.outlook.advice import Advised
from racecraft.reviews.coach import Coach, coach_of
from racecraft.reviews.judging import Judge, Option
from racecraft.reviews.methods import method_for
from racecraft.reviews.steps import Step, walk
from racecraft.reviews.values import Unit, unit_of

Difficulty = Literal["easy", "medium", "hard"]
"""`easy`: a rookie finds it; `medium`: a club driver does; `hard`: neither."""

MARGIN: dict[Unit, float] = {"win": 0.06, "seconds": 3.0, "turns": 0.3}
"""By which the best decision is ahead of all others: of a drive alone by nearly as much as a mistake loses,
and by more than its solution may be off,"""
SURE = 3.0
"""and standard errors."""
TIMES = 6
"""The budget of a proof, in budgets of a review."""
LEAST_OPTIONS = 3
AS_GOOD = 1e-6
"""What a solved decision may lose that is worth as much as the best one."""
NOT_LOST = (0.1, 0.9)
"""The chance to win after the best decision lies between these."""


class Wrong(msgspec.Struct, frozen=True):
    """Another decision, and what it loses."""

    decision: list[str]
    loss: float


class Puzzle(msgspec.Struct, frozen=True):
    id: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: Seat
    best: list[str]
    """In notation."""
    others: list[Wrong]
    """The best of them first."""
    margin: float
    """By which the best is ahead of the next, in the unit."""
    error: float
    """The standard error of that."""
    difficulty: Difficulty
    unit: Unit = "win"
    equal: list[list[str]] = []
    """Worth as much as the best: the same dice in another order."""

    def state(self, game: AnyGame) -> State:
        state: State = game.place(self.seats, self.options, self.position)
        return state

    def actions(self, game: AnyGame, decision: list[str]) -> list[Action]:
        """A decision in notation as actions."""
        state = self.state(game)
        actions = []
        for text in decision:
            actions.append(game.parse(state, text))
            state.play(self.seat, actions[-1])
        return actions


class PuzzleVerdict(TypedDict):
    """What a decision in a puzzle was worth."""

    game: str
    solved: bool
    loss: float
    """What the best decision would have been worth more, in the unit."""
    unit: Unit
    played: Advised | None
    """What was decided,"""
    best: Advised | None
    """what the best decision does and why; None where nobody can say."""
    ahead: float
    """By which the best is ahead of the next, in the unit."""
    decision: list[str]
    """The best, in notation."""
    first: bool
    """It was the first try of this person, which counts."""
    tried: int
    """People who have tried it,"""
    solvers: int
    """and those whose first try solved it."""


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in their order; none for a game without."""
    try:
        data = files(f"racecraft.reviews.{game_id}").joinpath("data", "puzzles.json").read_bytes()
    except (ModuleNotFoundError, FileNotFoundError):
        return ()
    return tuple(msgspec.json.decode(data, type=list[Puzzle]))


def puzzle_of(game_id: str, id: str) -> Puzzle | None:
    return next((each for each in puzzles_of(game_id) if each.id == id), None)


def loss_of(puzzle: Puzzle, game_id: str, decision: list[str]) -> float | None:
    """What a decision loses: nothing if it leads where the best one does; None if nobody looked at it."""
    if decision in [puzzle.best, *puzzle.equal]:
        return 0.0
    for other in puzzle.others:
        if decision == other.decision:
            return other.loss
    game = game_of(game_id)
    aim = _leads_to(game, puzzle, decision)
    if aim == _leads_to(game, puzzle, puzzle.best):
        return 0.0
    for other in puzzle.others:
        if aim == _leads_to(game, puzzle, other.decision):
            return other.loss
    return None


def _leads_to(game: AnyGame, puzzle: Puzzle, decision: list[str]) -> str:
    state = puzzle.state(game)
    play_all(game, state, puzzle.seat, list(decision))
    return game.fingerprint(state)


def whole(puzzle: Puzzle, game_id: str) -> bool:
    """Whether nobody on the way to one decision is taken to have made another one: nothing is begun before a
    decision or left to do after it, and no other one is the beginning of the best or goes on with it."""
    game, coach = game_of(game_id), coach_of(game_id)
    start = puzzle.state(game)
    if coach.begun(start) or (len(puzzle.best) > 1 and coach.phase(start) in coach.one_by_one):
        return False
    for decision in [puzzle.best, *puzzle.equal, *(other.decision for other in puzzle.others)]:
        state = puzzle.state(game)
        play_all(game, state, puzzle.seat, list(decision))
        if coach.begun(state):
            return False
    return not any(
        all(one == own for one, own in zip(other.decision, puzzle.best, strict=False))
        for other in puzzle.others
    )


def puzzles_in(record: Record, wanted: Container[Difficulty]) -> Iterator[Puzzle]:
    """The decisions of a race that make puzzles as difficult as is wanted, proven."""
    method = method_for(record)._replace(line=0)
    unit = unit_of(record.game, len(record.header.seats))
    coach = coach_of(record.game.id)
    quick = Judge(record, method)
    sure = Judge(record, method._replace(budget=TIMES * method.budget))
    for step, state in walk(record):
        if step.kind != "decision" or step.forced or state.weight() > 0 or coach.begun(state):
            continue
        options = quick.judge(step, state).options
        if not _stands_apart(options, step.seat, unit, 1.0):
            continue
        if method.name == "exact":
            options = _entire(coach, state, step.seat)
        if _difficulty(record.game, state, step.seat, options[0].actions) not in wanted:
            continue
        if method.name != "exact":
            options = sure.judge(step, state).options
        if _stands_apart(options, step.seat, unit, SURE):
            puzzle = _made(record, step, state, options)
            if puzzle is not None and whole(puzzle, record.game.id):
                yield puzzle


def _entire(coach: Coach, state: State, seat: Seat) -> list[Option]:
    """The whole decisions of a drive alone."""
    found = coach.entire(state, seat)
    return [Option(each.decision, [each.value], found[0].value - each.value, 0.0) for each in found]


def _as_good(option: Option) -> bool:
    return option.error == 0 and option.behind <= AS_GOOD


def _stands_apart(options: list[Option], seat: Seat, unit: Unit, errors: float) -> bool:
    if len(options) < LEAST_OPTIONS:
        return False
    best, *others = options
    if unit == "win" and not NOT_LOST[0] <= best.values[seat] <= NOT_LOST[1]:
        return False
    apart = [each for each in others if not _as_good(each)]
    return len(apart) + 1 >= LEAST_OPTIONS and all(
        each.behind >= MARGIN[unit] and each.behind >= errors * each.error for each in apart
    )


def _made(record: Record, step: Step, state: State, options: list[Option]) -> Puzzle | None:
    game, seat = record.game, step.seat
    best = options[0]
    others = sorted((each for each in options if not _as_good(each)), key=lambda each: each.behind)
    position = game.position(state)
    again = game.place(state.seats, record.header.options, position)
    if game.fingerprint(again) != game.fingerprint(state):
        return None  # it knows more than a position tells
    return Puzzle(
        id=f"{record.checksum()[:8]}-{step.number}",
        seats=state.seats,
        options=record.header.options,
        position=position,
        seat=seat,
        best=_notation(game, state, seat, best.actions),
        others=[Wrong(_notation(game, state, seat, each.actions), round(each.behind, 4)) for each in others],
        margin=round(others[0].behind, 4),
        error=round(others[0].error, 4),
        difficulty=_difficulty(game, state, seat, best.actions),
        unit=unit_of(game, state.seats),
        equal=[_notation(game, state, seat, each.actions) for each in options[1:] if _as_good(each)],
    )


def _notation(game: AnyGame, state: State, seat: Seat, actions: list[Action]) -> list[str]:
    return play_all(game, state.copy(), seat, list(actions))


def _difficulty(game: AnyGame, state: State, seat: Seat, best: list[Action]) -> Difficulty:
    coach = coach_of(game.id)
    aim = after(state, seat, best)
    for name, difficulty in (("rookie", "easy"), ("club", "medium")):
        bot, twin = make_bot(game.id, name, 0), state.copy()
        play_all(game, twin, seat, list(bot.decide(Sight(game, twin, seat))))
        while coach.begun(twin):
            play_all(game, twin, seat, list(bot.decide(Sight(game, twin, seat))))
        if game.fingerprint(twin) == game.fingerprint(aim):
            return difficulty  # type: ignore[return-value]
    return "hard"
