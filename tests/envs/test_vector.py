"""Many races at once: the same races as one by one, whoever plays them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from racecraft.engine.errors import BadOptions, IllegalAction
from racecraft.engine.playout import Choices
from racecraft.engine.registry import all_games
from racecraft.envs.batch import next_seat
from racecraft.envs.setting import Setting
from racecraft.envs.spaces import Observer
from racecraft.envs.vector import SEED_STEP, Answer, VectorEnv

GAMES = pytest.mark.parametrize("game", [game.id for game in all_games()])


def drawn(random: np.random.Generator, mask: NDArray[Any]) -> NDArray[Any]:
    """A legal action in each race."""
    actions: NDArray[Any] = (random.random(mask.shape) * mask).argmax(axis=1)
    return actions


@GAMES
def test_races_are_those_of_the_engine(game: str) -> None:
    """Race n by hand, beside the vector: the same numbers, masks and seats."""
    races, seed = 3, 7
    env = VectorEnv(game, races, seed=seed)
    seen, info = env.reset()
    setting = Setting(game)
    observer = Observer(setting.encoder, setting.game.actions, "flat")
    choices = [Choices(seed * SEED_STEP + race) for race in range(races)]
    states = [setting.starts[0].copy() for _ in range(races)]
    random = np.random.default_rng(0)
    for _ in range(40):
        for race, state in enumerate(states):
            seat = next_seat(state, choices[race])
            assert info["seat"][race] == seat
            assert np.flatnonzero(info["action_mask"][race]).tolist() == state.legal(seat)
            assert seen[race].tolist() == observer.vector(state, seat).tolist()
        actions = drawn(random, info["action_mask"])
        for race, state in enumerate(states):
            state.play(int(info["seat"][race]), int(actions[race]))
        seen, rewards, over, _, info = env.step(actions)
        assert not over.any()
        assert not rewards.any()


def test_a_race_that_ends_begins_anew() -> None:
    env = VectorEnv("rali", 8, seats=3, options={"laps": 1}, reward="place")
    _, info = env.reset()
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        _, rewards, over, cut, info = env.step(drawn(random, info["action_mask"]))
        assert not cut.any()
        for race in range(8):
            assert rewards[race].any() == over[race]
            if over[race]:
                assert sum(rewards[race].tolist()) == pytest.approx(0)
                assert max(rewards[race].tolist()) == 1.0
                assert info["seat"][race] == 0  # the first to place a car
                ended += 1
    assert ended >= 8


def test_workers_change_nothing_and_answer_one_by_one() -> None:
    told: list[list[Any]] = []
    for workers in (0, 2):
        env = VectorEnv("rali", 4, options={"laps": 1}, workers=workers, seed=3, dtype="int16")
        seen, info = env.reset()
        random = np.random.default_rng(2)
        heard = []
        for _ in range(30):
            seen, _, _, _, info = env.step(drawn(random, info["action_mask"]))
            heard.append(seen.tolist())
        if workers:
            env.step(drawn(random, info["action_mask"]))
            with pytest.raises(IllegalAction, match="race 0: action 99 is not legal"):
                env.step(np.full(4, 99))
            legal = drawn(random, info["action_mask"])
            assert len(env.step(legal)[0]) == 4  # what was refused leaves no answer behind
        env.close()
        told.append(heard)
    assert told[0] == told[1]


def test_batches_of_a_worker() -> None:
    env = VectorEnv("rali", 4, workers=2, batch_size=2)
    env.async_reset()
    random = np.random.default_rng(3)
    seen: set[int] = set()
    while seen != {0, 1, 2, 3}:
        answer: Answer = env.recv()
        info = answer[-1]
        assert len(answer[0]) == len(info["env_id"]) == 2
        seen |= set(info["env_id"].tolist())
        env.send(drawn(random, info["action_mask"]), info["env_id"])
    env.close()


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnv("rali", 2)
    seen, info = env.reset()
    before = seen.copy()
    good = int(np.flatnonzero(info["action_mask"][0])[0])
    with pytest.raises(IllegalAction, match="race 1: action 0 is not legal for seat 0"):
        env.step(np.array([good, 0]))
    after, *_ = env.step(np.array([good, good]))
    assert after.tolist() != before.tolist()


def test_races_start_at_positions() -> None:
    env = VectorEnv("rali", 24, positions=[{"round": 5}, {"round": 9}], dtype="int16")
    seen, _ = env.reset()
    assert set(seen[:, 7].tolist()) == {5, 9}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"num_envs": 0}, "1 to 1048576 races"),
        ({"num_envs": 3, "workers": 2}, "shared out evenly"),
        ({"num_envs": 4, "workers": 2, "batch_size": 3}, "all 4 races or of the 2"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        VectorEnv("rali", **given)
