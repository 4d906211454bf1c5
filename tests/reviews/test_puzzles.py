"""The puzzles that are kept: enough of them, of every difficulty, each with one answer by a margin."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from racecraft.engine.decision import play_all
from racecraft.engine.registry import all_games, game_of
from racecraft.reviews.coach import coach_of
from racecraft.reviews.puzzles import LEAST_OPTIONS, MARGIN, SURE, Wrong, loss_of, puzzles_of, whole

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
        assert all(loss_of(puzzle, game_id, decision) == 0.0 for decision in [puzzle.best, *puzzle.equal])
        for other in puzzle.others:
            assert loss_of(puzzle, game_id, other.decision) == other.loss, "it leads elsewhere"


@GAMES
def test_every_decision_of_a_puzzle_is_a_whole_one(game_id: str) -> None:
    assert [puzzle.id for puzzle in puzzles_of(game_id) if not whole(puzzle, game_id)] == []


def test_a_plan_that_is_not_thrown_is_no_whole_decision() -> None:
    attack = next(each for each in puzzles_of("rallyman") if each.best[0] == "attack")
    assert attack.best[-1] == "throw"
    for begun in range(1, len(attack.best)):
        assert not whole(msgspec.structs.replace(attack, best=attack.best[:begun]), "rallyman")
        tried = Wrong(attack.best[:begun], 5.0)
        assert not whole(msgspec.structs.replace(attack, others=[tried, *attack.others]), "rallyman")
    game = game_of("rallyman")
    state = attack.state(game)
    play_all(game, state, attack.seat, [*attack.best[:2]])
    inside = msgspec.structs.replace(
        attack, position=game.position(state), best=attack.best[2:], equal=[], others=[]
    )
    assert not whole(inside, "rallyman")


@pytest.mark.parametrize(("game_id", "best"), [("gt", ["secure", "stop"]), ("heat", ["adrenaline", "end"])])
def test_what_is_decided_action_by_action_is_one_action(game_id: str, best: list[str]) -> None:
    last = next(each for each in puzzles_of(game_id) if each.best == best[-1:] and len(each.others) > 1)
    assert whole(last, game_id)
    assert not whole(msgspec.structs.replace(last, best=best, others=[]), game_id)


def test_no_decision_is_the_beginning_of_the_best() -> None:
    plan = next(
        each for each in puzzles_of("heat") if each.best[0].startswith("gear") and len(each.best) == 3
    )
    for tried in (plan.best[:2], plan.best[:1]):
        assert not whole(msgspec.structs.replace(plan, others=[Wrong(tried, 0.3)]), "heat")


def test_answers_of_solved_puzzles_are_those_of_the_solution() -> None:
    game, coach = game_of("rallyman"), coach_of("rallyman")
    alone = [puzzle for puzzle in puzzles_of("rallyman") if puzzle.seats == 1]
    assert len(alone) >= 10
    for puzzle in alone[:2]:
        best, *others = coach.entire(puzzle.state(game), puzzle.seat)
        behind = [best.value - each.value for each in others]
        assert list(best.decision) == puzzle.actions(game, puzzle.best)
        assert len(behind) == len(puzzle.equal) + len(puzzle.others)
        assert behind[len(puzzle.equal)] == pytest.approx(puzzle.margin, abs=1e-3)
