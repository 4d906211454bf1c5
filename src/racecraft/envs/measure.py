"""How fast environments step, in a process of its own: `python -m racecraft.envs.measure rali 1024 2`.

Random legal actions drive them all. Ours are chosen by the compiled loop, those of the peer by numpy from its
mask, as a program that uses it would.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from racecraft.engine.form import form
from racecraft.engine.playout import Choices
from racecraft.envs.vector import Number, VectorEnv

REPEATS = 3
"""Repeats of a measurement; the best counts, since noise only slows a program down."""
BACKGAMMON = "backgammon"


def peer_installed() -> bool:
    return find_spec("pyspiel") is not None and find_spec("shimmy") is not None


def best_rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second; `step` says how many it has made."""
    best = 0.0
    for _ in range(REPEATS):
        gc.collect()
        steps = 0
        started = perf_counter()
        spent = 0.0
        while spent < seconds:
            steps += step()
            spent = perf_counter() - started
        best = max(best, steps / spent)
    return best


def vector_rate(game: str, races: int, seconds: float, dtype: Number) -> tuple[VectorEnv, float]:
    env = VectorEnv(game, races, dtype=dtype)
    env.reset()
    block = env.block
    assert block is not None, "without workers the races are here"
    choices = Choices(0)

    def step() -> int:
        env.step(np.frombuffer(block.batch.random_actions(choices), dtype="<i4"))
        return races

    return env, best_rate(step, seconds)


def backgammon_rate(seconds: float) -> dict[str, Any]:
    from shimmy import OpenSpielCompatibilityV0

    env: Any = OpenSpielCompatibilityV0(game_name=BACKGAMMON)
    env.reset(seed=0)
    random = np.random.default_rng(0)
    numbers = [0]

    def step() -> int:
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.reset()
            return 0
        numbers[0] = len(seen)
        legal = np.flatnonzero(info["action_mask"])
        env.step(int(legal[random.integers(len(legal))]))
        return 1

    rate = best_rate(step, seconds)
    actions = int(env.action_space(env.possible_agents[0]).n)
    return {
        "name": "PettingZoo OpenSpiel backgammon",
        "form": "C++",
        "numbers": numbers[0],
        "actions": actions,
    } | {
        "steps_per_second": rate,
        "raw_steps_per_second": None,
    }


def main(arguments: list[str]) -> int:
    name, races, seconds = arguments
    if name == BACKGAMMON:
        measured = backgammon_rate(float(seconds))
    else:
        env, scaled = vector_rate(name, int(races), float(seconds), "float32")
        _, raw = vector_rate(name, int(races), float(seconds), "int16")
        measured = {
            "name": name,
            "form": form(),
            "numbers": env.setting.encoder.size(),
            "actions": env.setting.game.actions,
            "steps_per_second": scaled,
            "raw_steps_per_second": raw,
        }
    sys.stdout.write(msgspec.json.encode(measured).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
