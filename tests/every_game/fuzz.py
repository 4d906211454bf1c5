"""Long random play of every registered game: `make fuzz`, or `python -m tests.every_game.fuzz --races 2000`.

Every race is driven to its end and its result checked; every tenth is driven ply by ply with all invariants,
and one of its positions is loaded back. What fails is named with the seed that shows it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from random import Random
from typing import NamedTuple

from racecraft.engine.form import form
from racecraft.engine.playout import random_playout
from racecraft.engine.registry import all_games, game_of
from tests.every_game import invariants
from tests.every_game.cases import PLY_BOUND, Case, random_move
from tests.every_game.test_contract import check_result

BLOCK = 100
CLOSELY = 10
"""Of so many races one is looked at ply by ply."""


class Block(NamedTuple):
    game: str
    first: int
    last: int


def case_of(block: Block, seed: int) -> Case:
    """Seats and options go round with the seed."""
    game = game_of(block.game)
    kinds = len(game.variety())
    return Case(game, game.min_seats + seed // kinds % (game.max_seats - game.min_seats + 1), seed % kinds)


def drive_closely(case: Case, seed: int) -> int:
    """A race with all checks; returns its plies."""
    random = Random(seed)
    state = case.new()
    plies = 0
    look_at = random.randrange(200)
    while move := random_move(state, random):
        before = state.copy()
        move.on(state)
        plies += 1
        assert plies <= PLY_BOUND, "the race does not end"
        invariants.check(case.game, before, state)
        if plies == look_at:
            loaded = case.game.load(case.game.position(state))
            assert case.game.fingerprint(loaded) == case.game.fingerprint(state), "position and state differ"
    result = state.result()
    assert result is not None
    check_result(result, case.seats)
    return plies


def drive(case: Case, seed: int) -> int:
    state = case.new()
    count = random_playout(state, seed)
    result = state.result()
    assert result is not None, "the race stopped without a result"
    check_result(result, case.seats)
    return count.actions + count.outcomes


def run(block: Block) -> tuple[int, int, str | None]:
    """Races, plies and the first failure of a block."""
    plies = 0
    for seed in range(block.first, block.last):
        case = case_of(block, seed)
        try:
            plies += drive_closely(case, seed) if seed % CLOSELY == 0 else drive(case, seed)
        except Exception as error:
            return seed - block.first, plies, f"{case}, seed {seed}: {type(error).__name__}: {error}"
    return block.last - block.first, plies, None


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play of every game with its invariants.")
    parser.add_argument("--races", type=int, default=100_000, help="races of each game")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    args = parser.parse_args()
    games = [game for game in all_games() if args.game is None or game.id in args.game]
    blocks = [
        Block(game.id, first, min(first + BLOCK, args.seed + args.races))
        for game in games
        for first in range(args.seed, args.seed + args.races, BLOCK)
    ]
    total = args.races * len(games)
    print(f"{total} races of {', '.join(game.id for game in games)}, {form()}, {args.jobs} processes")
    races = plies = 0
    failures: list[str] = []
    started = time.monotonic()
    with multiprocessing.Pool(args.jobs) as pool:
        for done, played, failure in pool.imap_unordered(run, blocks):
            races += done
            plies += played
            if failure is not None:
                failures.append(failure)
                print(f"\n{failure}", flush=True)
            rate = plies / max(time.monotonic() - started, 1e-9)
            print(f"\r{races}/{total} races, {plies} plies, {rate / 1e3:.0f}k plies/s ", end="", flush=True)
    print(f"\n{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
