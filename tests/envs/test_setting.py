"""Rewards, and where races start."""

from __future__ import annotations

import pytest

from racecraft.engine.errors import BadOptions
from racecraft.engine.playout import Choices, random_playout
from racecraft.engine.registry import all_games
from racecraft.envs.setting import NOT_FINISHED, Setting, place, win


@pytest.mark.parametrize(
    ("places", "wins", "by_place"),
    [
        ([1, 2], [1, -1], [1, -1]),
        ([1, 1], [0, 0], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5], [0, 1, -1]),
        ([1, 1, 3], [0.25, 0.25, -0.5], [0.5, 0.5, -1]),
    ],
)
def test_rewards_by_win_and_place(places: list[int], wins: list[float], by_place: list[float]) -> None:
    seats = range(len(places))
    assert [win(places, seat) for seat in seats] == pytest.approx(wins)
    assert [place(places, seat) for seat in seats] == pytest.approx(by_place)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_race_pays_at_its_end(game: str) -> None:
    options = {"laps": 1} if game in ("rali", "heat") else {"stage": 1} if game == "rallyman" else {}
    for seats, reward in ((2, "win"), (2, "place"), (1, "win"), (1, "time")):
        setting = Setting(game, seats, options, reward=reward)  # type: ignore[arg-type]
        state = setting.start(Choices(0))
        assert setting.rewards(state) == [0.0] * seats
        random_playout(state, 1)
        values = setting.rewards(state)
        if seats == 2:
            assert sum(values) == pytest.approx(0)
            assert sorted(values) in ([-1.0, 1.0], [0.0, 0.0])
        elif reward == "win":
            assert values in ([0.0], [1.0])
        else:
            assert values[0] == NOT_FINISHED or NOT_FINISHED < values[0] < 0


def test_races_start_at_any_of_the_positions() -> None:
    setting = Setting("rali", 2, {"laps": 1}, [{"round": 5}, {"round": 9}])
    choices = Choices(0)
    rounds = {setting.game.rounds(setting.start(choices)) for _ in range(20)}
    assert rounds == {5, 9}


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOptions, match="win, place, time"):
        Setting("rali", reward="glory")  # type: ignore[arg-type]
