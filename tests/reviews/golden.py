"""Twelve small races, three a game, with their reviews as files: where results came from, marks and story.

`python -m tests.reviews.golden` makes them anew, after a change that is meant to judge otherwise: read what
changes before you keep it. The records stay as they are; a record that is missing is driven.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import racecraft
from racecraft.engine.record import Record, decode
from racecraft.engine.registry import game_of
from racecraft.locales import Words
from racecraft.reviews import review
from tests.reviews.races import SHORT

FOLDER = Path(__file__).parent / "golden"
BUDGET = 4
LANGUAGES = ("en", "uk", "ru")


class Small(NamedTuple):
    """How a race of the collection was driven."""

    bots: list[str]
    seed: int
    left: float
    """The part of a whole race that is driven, from a position near its end."""


SMALL: dict[str, Small] = {
    "gt-alone": Small(["rookie"], 3, 1.0),
    "gt-duel": Small(["club", "pro@20"], 4, 0.3),
    "gt-rookies": Small(["rookie", "rookie"], 5, 0.4),
    "heat-duel": Small(["club", "rookie"], 2, 0.3),
    "heat-rookies": Small(["rookie", "rookie"], 6, 0.5),
    "heat-three": Small(["club", "rookie", "pro@20"], 7, 0.3),
    "rali-alone": Small(["rookie"], 1, 1.0),
    "rali-duel": Small(["club", "rookie"], 2, 1.0),
    "rali-four": Small(["pro@20", "club", "rookie", "random"], 3, 0.5),
    "rallyman-alone": Small(["rookie"], 2, 1.0),
    "rallyman-duel": Small(["club", "rookie"], 3, 0.5),
    "rallyman-rookies": Small(["rookie", "rookie"], 4, 1.0),
}


def driven(name: str) -> Record:
    """The race of this name, driven."""
    game = game_of(name.partition("-")[0])
    small = SMALL[name]
    options = SHORT[game.id]
    race = racecraft.race(game.id, len(small.bots), seed=small.seed, **options)
    race.run(small.bots, seed=small.seed)
    if small.left == 1.0:
        return race.record
    plies = race.record.plies
    at = next(
        ply
        for ply in range(int((1 - small.left) * len(plies)), len(plies))
        if plies[ply].draw is not None or plies[ply - 1].seat != plies[ply].seat
        if not race.record.replay(ply).weight()
    )
    position = game.position(race.record.replay(at))
    race = racecraft.race(game.id, len(small.bots), seed=small.seed, position=position, **options)
    race.run(small.bots, seed=small.seed)
    return race.record


def record_of(name: str) -> Record:
    return decode((FOLDER / f"{name}.jsonl").read_bytes())


def told(record: Record) -> dict[str, Any]:
    """What of a review is kept."""
    found = review(record, budget=None if len(record.header.seats) == 1 else BUDGET)
    return {
        "method": found["method"],
        "ledgers": [
            {
                line["source"]: [round(line[unit], 4) for unit in ("win", "place", "time")]
                for line in each["lines"]
            }
            for each in found["ledgers"]
        ],
        "marks": [
            {
                "ply": mark["ply"],
                "seat": mark["seat"],
                "grade": mark["grade"],
                "decision": " ".join(mark["decision"]),
                "loss": round(mark["loss"], 4),
                "better": [" ".join(line["decision"]) for line in mark["better"]],
            }
            for mark in found["marks"]
            if mark["grade"] != "fine"
        ],
        "fine": sum(mark["grade"] == "fine" for mark in found["marks"]),
        "story": {language: _story(found, Words(language)) for language in LANGUAGES},
    }


def _story(found: Any, words: Words) -> list[str]:
    return [words.tell(dict(line["message"]), lambda seat: f"№ {seat + 1}") for line in found["story"]]


def main() -> None:
    import racecraft.games  # noqa: F401  (registers them)

    FOLDER.mkdir(exist_ok=True)
    for name in SMALL:
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_bytes(driven(name).encode())
        text = json.dumps(told(record_of(name)), ensure_ascii=False, indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, len(record_of(name).plies), "plies")


if __name__ == "__main__":
    main()
