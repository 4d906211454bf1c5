"""The bound of Rallyman: its values are those of the solver where both ask the same, and drives keep them."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tools.bound_rallyman import (  # noqa: E402
    MARGIN,
    MODEL,
    Chase,
    Racer,
    bolder,
    bound,
    chase,
    goal_of,
    raced,
    times_of,
)

from racecraft.bots.bot import Sight  # noqa: E402
from racecraft.engine.chance import Seeded  # noqa: E402
from racecraft.engine.registry import game_of  # noqa: E402
from racecraft.games.rallyman.steps import SUMMER  # noqa: E402
from racecraft.odds.rallyman.value import stage_value  # noqa: E402

SHORT = {"rally": "first_licence", "stage": 1, "weather": "dry"}
"""Twenty seconds long."""


def setup() -> Any:
    return game_of("rallyman").new(2, SHORT).setup


@pytest.fixture(scope="module")
def times() -> list[int]:
    return times_of("pro", SHORT, 60, 1)


def test_fewest_expected_seconds_are_those_of_the_solver() -> None:
    """A goal that counts every second alike asks for what the solver asks for."""
    most = 400
    seconds = most - 100 - chase(setup(), np.arange(most))[most - 100]
    solved = stage_value(setup(), 0, 0, SUMMER, MODEL).from_start(True)
    assert seconds == pytest.approx(solved, abs=0.3)


def test_a_drive_scores_what_is_foretold(times: list[int]) -> None:
    """A hundred drives of the engine, alone on the road, by the values in mid-turn."""
    game = game_of("rallyman")
    longest = max(times) + MARGIN
    goal = goal_of(times, longest)
    made = Chase(stage_value(setup(), 0, 0, SUMMER, MODEL), goal, whole=True)
    scores = []
    for number in range(100):
        source, driver = Seeded(number), Racer(made, longest, 1)
        state: Any = game.new(1, SHORT)
        while not state.over():
            if state.pending():
                state.play(0, driver.choose(Sight(game, state, 0)))
            else:
                state.resolve(source.draw(state.chance()))
        (taken,) = game.clock(state)
        scores.append(float(goal[longest - taken]) if 0 <= taken <= longest else 0.0)
    spread = float(np.std(scores)) / len(scores) ** 0.5
    assert float(np.mean(scores)) == pytest.approx(float(made.from_start()[longest]), abs=4 * spread)


def test_who_knows_more_scores_more_and_nobody_less_than_the_pro(times: list[int]) -> None:
    found = bound(SHORT, times)
    assert found.drives == len(times) == 120
    assert 0.5 < found.blind < found.knowing < 1.0
    assert found.mean == pytest.approx(np.mean([taken for taken in times if taken >= 0]))


@pytest.mark.long
def test_the_blind_drive_races_the_pro(times: list[int]) -> None:
    scores = raced(SHORT, times, 6, 1)
    assert len(scores) == 6
    assert set(scores) <= {0.0, 0.5, 1.0}


def test_a_pro_that_counts_neutral_as_its_card_says_is_the_pro() -> None:
    """With the same dice in either seat it wins as often as it loses."""
    assert sum(bolder(SHORT, 60.0, 10, 1)) == 5.0
