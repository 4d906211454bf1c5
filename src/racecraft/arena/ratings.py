"""OpenSkill ratings (Plackett and Luce's model) of bots from the games they played."""

from __future__ import annotations

from typing import NamedTuple

from openskill.models import PlackettLuce

from racecraft.arena.outcome import Outcome
from racecraft.arena.statistics import Z_95


class Rating(NamedTuple):
    """Skill as a normal distribution."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z_95 * self.sigma, self.mu + Z_95 * self.sigma


def ratings(outcomes: list[Outcome], bots: int) -> list[Rating]:
    """Ratings after the given games, in the given order, on which they depend a little."""
    model = PlackettLuce()
    players = [model.rating() for _ in range(bots)]
    for outcome in outcomes:
        places = mean_places(outcome)
        if len(places) < 2:
            continue
        seated = list(places)
        rated = model.rate([[players[bot]] for bot in seated], ranks=[places[bot] for bot in seated])
        for bot, (player,) in zip(seated, rated, strict=True):
            players[bot] = player
    return [Rating(player.mu, player.sigma) for player in players]


def mean_places(outcome: Outcome) -> dict[int, float]:
    """The place of each bot of a game; that of a bot with several cars is the mean of theirs."""
    places: dict[int, list[int]] = {}
    for bot, place in zip(outcome.lineup, outcome.places, strict=True):
        places.setdefault(bot, []).append(place)
    return {bot: sum(found) / len(found) for bot, found in sorted(places.items())}
