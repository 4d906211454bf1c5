"""Makes the golden records of a game: `python -m tests.records.make_golden rali`.

Run it once for a new game, look at what it wrote, and commit it. What exists is never overwritten: a golden
record that no longer replays shows that the rules have changed, and only somebody who means that change
deletes it. The races differ in seats, options, drivers and dice; `fingerprints.json` holds how each ended.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Committed, Seeded, Source
from racecraft.engine.files import write_whole
from racecraft.engine.game import AnyGame
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.engine.registry import game_of
from tests.records import golden_gt, golden_heat

FOLDER = Path(__file__).parent
FINGERPRINTS = "fingerprints.json"


class Plan(msgspec.Struct):
    """One golden race."""

    name: str
    drivers: list[str]
    options: dict[str, Any]
    source: Source


def plans(game: AnyGame) -> Iterator[Plan]:
    weakest, strongest = "random", "club"
    few, many = game.min_seats, game.max_seats
    mixed = [strongest if seat % 2 == 0 else weakest for seat in range(many)]
    yield Plan("fewest-seats", [strongest] * few, {}, Seeded(101))
    yield Plan("most-seats", [strongest] * many, {}, Seeded(102))
    yield Plan("random-drivers", [weakest] * many, {}, Seeded(103))
    yield Plan(
        "committed", mixed, {}, Committed(bytes(range(32)), [f"words of {seat + 1}" for seat in range(many)])
    )
    for kind, options in enumerate(game.variety()[1:], 1):
        yield Plan(f"variety-{kind}", mixed, options, Seeded(103 + kind))
        yield Plan(f"variety-{kind}-fewest-seats", [weakest] * few, options, Seeded(203 + kind))
    more: dict[str, list[Any]] = {"gt": [*golden_gt.RACES], "heat": [*golden_heat.RACES]}
    for race in more.get(game.id, []):
        yield Plan(race.name, race.drivers, race.options, Seeded(race.seed))


def played(game: AnyGame, plan: Plan) -> Race:
    chairs = [Chair(f"Driver {seat + 1}", bot=name) for seat, name in enumerate(plan.drivers)]
    race = Race.start(game, plan.options, chairs, plan.source)
    bots = [make_bot(game.id, name, seat) for seat, name in enumerate(plan.drivers)]
    race.advance()
    while pending := race.pending():
        seat = pending[0]
        race.play(seat, bots[seat].choose(Sight(game, race.state, seat)))
        race.advance()
    return race


def golden_files(id: str) -> list[Path]:
    return sorted((FOLDER / id).glob("*.jsonl"))


def fingerprints(id: str) -> dict[str, str]:
    path = FOLDER / id / FINGERPRINTS
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def main(id: str) -> None:
    game = game_of(id)
    folder = FOLDER / id
    folder.mkdir(exist_ok=True)
    known = fingerprints(id)
    for plan in plans(game):
        path = folder / f"{plan.name}.jsonl"
        if path.exists():
            print(f"{path.name} exists and stays as it is")
            continue
        race = played(game, plan)
        race.save(path)
        known[path.name] = game.fingerprint(race.state)
        print(f"{path.name}: {len(race.record.plies)} plies, {race.result()}")
    text = msgspec.json.format(msgspec.json.encode(known, order="sorted"), indent=2)
    write_whole(folder / FINGERPRINTS, text + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
