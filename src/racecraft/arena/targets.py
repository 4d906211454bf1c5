"""What a good drive takes: bronze, silver and gold for drives alone, from what the bots need.

A target lies among many seeded drives of one bot: bronze beats a quarter of a rookie's, silver half of a
club driver's, gold three quarters of a pro's. Those of the games' own drives come with the package
(`data/targets.json`, written by `racecraft targets --write`); whoever needs another measures it. Equal
options, rules and version give equal targets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from racecraft.arena.driving import drive, seed_of
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.pace import Drive

VERSION = 1
"""Raised when the way in which targets are measured, or a bot, changes."""
DRIVES = 15
"""Seeded drives a bot."""
BOTS = {"bronze": "rookie", "silver": "club", "gold": "pro@100"}
"""The budget of a bot is in nodes, so that any machine measures the same."""
RANKS = {"bronze": 11, "silver": 7, "gold": 3}
"""Which of the drives is the target, counted from 0 for the best."""
FILE = Path(__file__).parent / "data" / "targets.json"


class Targets(msgspec.Struct, frozen=True):
    """The drives to beat: to be as good is enough."""

    bronze: Drive
    silver: Drive
    gold: Drive

    def medal(self, driven: Drive) -> str | None:
        """The best medal that a drive earns."""
        for name in ("gold", "silver", "bronze"):
            target: Drive = getattr(self, name)
            if driven.rank <= target.rank:
                return name
        return None


class Shipped(msgspec.Struct):
    """The file of targets."""

    version: int
    targets: dict[str, list[Entry]]
    """By game."""


class Entry(msgspec.Struct):
    rules: int
    options: dict[str, Any]
    bronze: Drive
    silver: Drive
    gold: Drive


def setting_of(options: Mapping[str, Any]) -> str:
    """A short name for these options, so that only drives under equal ones are compared."""
    return hashlib.sha256(msgspec.json.encode(options, order="sorted")).hexdigest()[:16]


def whole_options(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options with all defaults, as `setting_of` wants them."""
    whole: dict[str, Any] = msgspec.to_builtins(game.options(options))
    return whole


def driven(game: AnyGame, options: Mapping[str, Any], bot: str, number: int) -> Drive | None:
    """One seeded drive of a bot; None if it does not finish."""
    source = Seeded(seed_of(VERSION, number, "dice"))
    maker = make_bot(game.id, bot, seed_of(VERSION, number, "bot"))
    return game.drive(drive(game, game.options(options), [maker], source, None).state)


def target_among(drives: list[Drive | None], medal: str) -> Drive | None:
    """The drive that is as good as a medal asks; one that did not finish is worse than any that did."""
    done = sorted([each for each in drives if each is not None], key=lambda each: each.rank)
    rank = RANKS[medal]
    return done[rank] if rank < len(done) else None


def targets_from(drives: list[Drive | None]) -> Targets | None:
    """Targets in order: a bot that drives better among others need not do so alone."""
    found = sorted([each for each in drives if each is not None], key=lambda each: each.rank)
    if not found:
        return None
    gold, silver, bronze = (found + [found[-1]] * 2)[:3]
    return Targets(bronze, silver, gold)


def measure(game: AnyGame, options: Mapping[str, Any]) -> Targets | None:
    """The targets of a drive; None where hardly a bot reaches the finish."""
    return targets_from(
        [
            target_among([driven(game, options, bot, number) for number in range(DRIVES)], medal)
            for medal, bot in BOTS.items()
        ]
    )


def own_drives(game: AnyGame) -> list[dict[str, Any]]:
    """The drives whose targets come with the package: short ones, and the tracks as they are raced."""
    found: dict[str, dict[str, Any]] = {}
    for options in [*game.drives(), *[game.track_options(name) or {} for name in game.tracks()]]:
        found.setdefault(setting_of(whole_options(game, options)), options)
    return list(found.values())


@cache
def shipped() -> dict[tuple[str, str], tuple[int, Targets]]:
    """By game and setting, the version of the rules and the targets that come with the package."""
    from racecraft.engine.registry import game_of

    stored = msgspec.json.decode(FILE.read_bytes(), type=Shipped)
    if stored.version != VERSION:
        return {}
    return {
        (id, setting_of(whole_options(game_of(id), entry.options))): (
            entry.rules,
            Targets(entry.bronze, entry.silver, entry.gold),
        )
        for id, entries in stored.targets.items()
        for entry in entries
    }


def known_targets(game: AnyGame, setting: str) -> Targets | None:
    """The targets that come with the package, if they were measured with the rules of now."""
    rules, targets = shipped().get((game.id, setting), (0, None))
    return targets if rules == game.rules else None


def write(games: list[AnyGame], path: Path = FILE) -> int:
    """Measures the targets of all own drives of these games and writes a file; returns how many there are."""
    found: dict[str, list[Entry]] = {}
    for game in games:
        for options in own_drives(game):
            targets = measure(game, options)
            if targets is not None:
                entry = Entry(game.rules, options, targets.bronze, targets.silver, targets.gold)
                found.setdefault(game.id, []).append(entry)
    content = msgspec.json.format(msgspec.json.encode(Shipped(VERSION, found)), indent=1)
    path.write_bytes(content + b"\n")
    return sum(len(entries) for entries in found.values())
