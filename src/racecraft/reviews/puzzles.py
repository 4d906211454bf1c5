"""Puzzles: decisions of races between bots with a single good answer, found, proven and kept as files.

A puzzle is a position with somebody to decide. Its best decision is ahead of every other one that was looked
at by a margin, and by several standard errors, at many times the budget of a review; drives alone are solved.
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
from racecraft.engine.decision import play_all
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.registry import game_of
from racecraft.engine.state import Action, Seat, State
from racecraft.outlook.advice import Advised
from racecraft.reviews.judging import Judge, Judged
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

    def state(self, game: AnyGame) -> State:
        state: State = game.place(self.seats, self.options, self.position)
        return state

    def answer(self, game: AnyGame) -> list[Action]:
        """The best decision as actions."""
        state = self.state(game)
        actions = []
        for text in self.best:
            actions.append(game.parse(state, text))
            state.play(self.seat, actions[-1])
        return actions


class PuzzleVerdict(TypedDict):
    """What a decision in a puzzle was worth."""

    solved: bool
    loss: float
    """What the best decision would have been worth more, in the unit."""
    unit: Unit
    best: Advised | None
    """What the best decision does and why; None where nobody can say."""
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


def puzzles_in(record: Record, wanted: Container[Difficulty]) -> Iterator[Puzzle]:
    """The decisions of a race that make puzzles as difficult as is wanted, proven."""
    method = method_for(record)._replace(line=0)
    unit = unit_of(record.game, len(record.header.seats))
    quick = Judge(record, method)
    sure = Judge(record, method._replace(budget=TIMES * method.budget))
    for step, state in walk(record):
        if step.kind != "decision" or step.forced or state.weight() > 0:
            continue
        found = quick.judge(step, state)
        if not _stands_apart(found, step.seat, unit, 1.0):
            continue
        if _difficulty(record.game, state, step.seat, found.options[0].actions) not in wanted:
            continue
        if method.name != "exact":
            found = sure.judge(step, state)
        if _stands_apart(found, step.seat, unit, SURE):
            puzzle = _made(record, step, state, found)
            if puzzle is not None:
                yield puzzle


def _stands_apart(found: Judged, seat: Seat, unit: Unit, errors: float) -> bool:
    if len(found.options) < LEAST_OPTIONS:
        return False
    best, *others = found.options
    if unit == "win" and not NOT_LOST[0] <= best.values[seat] <= NOT_LOST[1]:
        return False
    return all(each.behind >= MARGIN[unit] and each.behind >= errors * each.error for each in others)


def _made(record: Record, step: Step, state: State, found: Judged) -> Puzzle | None:
    game, seat = record.game, step.seat
    best, *others = found.options
    position = game.position(state)
    answer = _notation(game, state, seat, best.actions)
    again = game.place(state.seats, record.header.options, position)
    if game.fingerprint(again) != game.fingerprint(state):
        return None  # it knows more than a position tells
    nearest = min(others, key=lambda each: each.behind)
    return Puzzle(
        id=f"{record.checksum()[:8]}-{step.number}",
        seats=state.seats,
        options=record.header.options,
        position=position,
        seat=seat,
        best=answer,
        others=[
            Wrong(_notation(game, state, seat, each.actions), round(each.behind, 4))
            for each in sorted(others, key=lambda each: each.behind)
        ],
        margin=round(nearest.behind, 4),
        error=round(nearest.error, 4),
        difficulty=_difficulty(game, state, seat, best.actions),
        unit=unit_of(game, state.seats),
    )


def _notation(game: AnyGame, state: State, seat: Seat, actions: list[Action]) -> list[str]:
    return play_all(game, state.copy(), seat, list(actions))


def _difficulty(game: AnyGame, state: State, seat: Seat, best: list[Action]) -> Difficulty:
    for name, difficulty in (("rookie", "easy"), ("club", "medium")):
        decision = make_bot(game.id, name, 0).decide(Sight(game, state, seat))
        twin, aim = state.copy(), state.copy()
        play_all(game, twin, seat, list(decision))
        play_all(game, aim, seat, list(best))
        if game.fingerprint(twin) == game.fingerprint(aim):
            return difficulty  # type: ignore[return-value]
    return "hard"
