"""Trains a baseline by a maintained library: `python -m tools.train_baseline GAME [--seconds N] [--seed N]`.

MaskablePPO of sb3-contrib learns on the Gymnasium environments against `random`, `rookie` and `club`, a
third of the races each, with the settings of the library but for those named here, for so many seconds of
processor time on one core. Then it races each of them, and a line tells the scores with their intervals.
`--ladder` races the ladder's own bots in the same races instead. Needs `pip install sb3-contrib` (with
PyTorch), which nothing else here uses.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from racecraft.arena.statistics import wilson
from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.envs.single import SingleEnv

OPPONENTS = ("random", "rookie", "club")
OPTIONS: dict[str, dict[str, Any]] = {
    "rali": {"laps": 1},
    "heat": {"laps": 1},
    "gt": {"laps": 1},
    "rallyman": {"rally": "first_licence", "stage": 1},
}
RACES_OF_EACH = 2
"""Races at once against each opponent."""
EVALUATED = 10_000_000
"""Seeds of races for the scores begin here; training uses small ones."""

Driver = Callable[[SingleEnv, Any], int]
"""Names an action for the seat that learns, by what it sees."""


def environment(game: str, opponent: str, seat: int | None = None) -> SingleEnv:
    return SingleEnv(game, seat=seat, opponents=opponent, options=OPTIONS[game])


def trained(game: str, seconds: float, seed: int) -> tuple[Driver, int]:
    """A driver, and how many decisions it has learned from."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    end = time.process_time() + seconds

    class UntilTheEnd(BaseCallback):  # type: ignore[misc]
        def _on_step(self) -> bool:
            return time.process_time() < end

    makers = [partial(environment, game, opponent) for opponent in OPPONENTS * RACES_OF_EACH]
    model = MaskablePPO(
        "MlpPolicy", DummyVecEnv(makers), seed=seed, n_steps=256, batch_size=256, gamma=1.0, device="cpu"
    )
    model.learn(10**9, callback=UntilTheEnd())

    def drive(env: SingleEnv, seen: Any) -> int:
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        return int(action)

    return drive, int(model.num_timesteps)


def ladder_driver(game: str, name: str, seed: int) -> Driver:
    bot = make_bot(game, name, seed)
    return lambda env, seen: bot.choose(Sight(env.game, env.race, env.seat))


def score(drive: Driver, game: str, opponent: str, races: int) -> tuple[float, int]:
    """Wins, a shared one as a part, of so many races with changing seats."""
    wins = 0.0
    for race in range(races):
        env = environment(game, opponent, race % 2)
        seen, _ = env.reset(seed=EVALUATED + race)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(drive(env, seen))
        wins += (reward + 1) / 2
    return wins, races


def told(drive: Driver, game: str, races: int) -> str:
    cells = []
    for opponent in OPPONENTS:
        wins, count = score(drive, game, opponent, races)
        low, high = wilson(wins, count)
        cells.append(f"{wins / count:.1%} ({low:.1%} – {high:.1%})")
    return " | ".join(cells)


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(OPTIONS))
    parser.add_argument("--seconds", type=float, default=300, help="of processor time to learn in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--races", type=int, default=200, help="against each opponent, for the score")
    parser.add_argument("--ladder", help="bots of the ladder to race instead of learning: random,rookie,club")
    args = parser.parse_args(given)
    if args.ladder is not None:
        for name in args.ladder.split(","):
            drive = ladder_driver(args.game, name, args.seed)
            print(f"| `{args.game}` | {name} | – | {told(drive, args.game, args.races)} |", flush=True)
        return
    np.random.seed(args.seed)
    drive, decisions = trained(args.game, args.seconds, args.seed)
    name = f"MaskablePPO, seed {args.seed}"
    cells = told(drive, args.game, args.races)
    print(f"| `{args.game}` | {name} | {decisions:,} in {args.seconds:.0f} s | {cells} |", flush=True)


if __name__ == "__main__":
    main()
