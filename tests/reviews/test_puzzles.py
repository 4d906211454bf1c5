"""The puzzles that are kept: enough of them, of every difficulty, each with one answer by a margin."""

from __future__ import annotations

from collections import Counter

import pytest

from racecraft.engine.registry import all_games, game_of
from racecraft.reviews.coach import coach_of
from racecraft.reviews.puzzles import LEAST_OPTIONS, MARGIN, SURE, loss_of, puzzles_of

GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])


@GAMES
def test_every_puzzle_has_one_answer_by_a_margin(game_id: str) -> None:
    found = puzzles_of(game_id)
    assert len(found) >= 9
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert {puzzle.difficulty for puzzle in found} >= {"easy", "hard"}
    assert max(Counter(tuple(puzzle.best) for puzzle in found).values()) <= len(found) // 2
    for puzzle in found:
        assert len(puzzle.others) + 1 >= LEAST_OPTIONS
        assert puzzle.margin == min(other.loss for other in puzzle.others) >= MARGIN[puzzle.unit]
        assert puzzle.margin >= SURE * puzzle.error
        assert loss_of(puzzle, game_id, puzzle.best) == 0.0
        for other in puzzle.others:
            assert loss_of(puzzle, game_id, other.decision) == other.loss, "it leads elsewhere"


def test_answers_of_solved_puzzles_are_those_of_the_solution() -> None:
    game, coach = game_of("rallyman"), coach_of("rallyman")
    alone = [puzzle for puzzle in puzzles_of("rallyman") if puzzle.seats == 1]
    assert len(alone) >= 10
    for puzzle in alone[:2]:
        best, second, *_ = coach.weighed(puzzle.state(game), puzzle.seat)
        assert list(best.decision) == puzzle.answer(game)
        assert best.value - second.value == pytest.approx(puzzle.margin, abs=1e-3)
