"""Results of a tournament without luck (`merit.py`), beside those that were raced: the less is left to
chance, the fewer races tell two drivers apart."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.ratings import mean_places
from racecraft.arena.statistics import Z_95


class Adjusted(NamedTuple):
    """A mean over rounds, as it came and without luck."""

    raw: float
    raw_95: tuple[float, float] | None
    adjusted: float
    adjusted_95: tuple[float, float] | None
    share: float
    """Of the luck that was taken out: as much of it as makes the rest least uneven, measured in the other
    half of the rounds."""
    saved: float | None
    """How many times as many races would be needed without the adjustment."""


def adjust(results: list[float], luck: list[float]) -> Adjusted:
    """Means by round, with the luck of each round. How much of the luck is taken out of the even rounds is
    measured in the odd ones, and the other way round: so what is left has no bias."""
    shares = [_share(results[1::2], luck[1::2]), _share(results[0::2], luck[0::2])]
    rest = [result - shares[at % 2] * luck[at] for at, result in enumerate(results)]
    raw, spread = _spread(results)
    mean, smaller = _spread(rest)
    saved = (spread / smaller) ** 2 if spread and smaller else None
    return Adjusted(
        raw, _interval(raw, spread), mean, _interval(mean, smaller), (shares[0] + shares[1]) / 2, saved
    )


def _share(results: list[float], luck: list[float]) -> float:
    """The slope of results over luck, at least nothing; all of it where there is too little to tell."""
    count = len(luck)
    if count < 3:
        return 1.0
    middle, mean = sum(luck) / count, sum(results) / count
    spread = sum((each - middle) ** 2 for each in luck)
    both = sum((each - middle) * (result - mean) for each, result in zip(luck, results, strict=True))
    return max(0.0, both / spread) if spread else 1.0


def _spread(values: list[float]) -> tuple[float, float | None]:
    """The mean, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, None
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _interval(mean: float, error: float | None) -> tuple[float, float] | None:
    return None if error is None else (mean - Z_95 * error, mean + Z_95 * error)


def adjusted_bots(job: Job, games: list[Outcome]) -> list[dict[str, Any]]:
    """By bot: the share of wins and the mean place, raw and without luck."""
    return [_bot(job, bot, [each for each in games if bot in each.lineup]) for bot in range(len(job.bots))]


def _bot(job: Job, bot: int, games: list[Outcome]) -> dict[str, Any]:
    wins: dict[int, list[tuple[float, float]]] = {}
    places: dict[int, list[tuple[float, float]]] = {}
    for outcome in games:
        seats = [seat for seat, who in enumerate(outcome.lineup) if who == bot]
        firsts = outcome.places.count(1)
        won = sum(1 / firsts for seat in seats if outcome.places[seat] == 1)
        round = job.round_of(outcome.game)
        wins.setdefault(round, []).append((won, won - sum(outcome.adjusted_win[seat] for seat in seats)))
        place = mean_places(outcome)[bot]
        merited = sum(outcome.adjusted_place[seat] for seat in seats) / len(seats)
        places.setdefault(round, []).append((place, place - merited))
    entry: dict[str, Any] = {"bot": job.bots[bot], "games": len(games)}
    for name, rounds in (("win_rate", wins), ("mean_place", places)):
        found = [
            (sum(raw for raw, _ in values) / len(values), sum(luck for _, luck in values) / len(values))
            for values in rounds.values()
        ]
        entry[name] = (
            adjust([raw for raw, _ in found], [luck for _, luck in found])._asdict() if found else None
        )
    return entry
