"""The report of a tournament as plain data: rates, places, encounters, ratings, pace, thought and faults.

All of it is counted in the order of the games, so it does not depend on who finished first.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from racecraft.arena.adjusting import adjusted_bots
from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.ratings import Rating, mean_places, ratings
from racecraft.arena.statistics import mean_interval, wilson
from racecraft.arena.tournament import Tournament, duel_score
from racecraft.engine.form import form
from racecraft.engine.version import VERSION

FAULT_KINDS = ["illegal", "crashed", "overtime"]


def report(tournament: Tournament) -> dict[str, Any]:
    """Everything but speeds, which are the caller's to measure, and thought is the same for the same job."""
    job = tournament.job
    found = tournament.outcomes()
    games = [outcome for outcome in found if not outcome.lost]
    faults = [
        {"game": outcome.game, "bot": job.bots[outcome.lineup[fault.seat]], "kind": fault.kind}
        | {"count": fault.count, "reason": fault.reason}
        for outcome in games
        for fault in outcome.faults
    ]
    return {
        "game": job.game,
        "bots": _bots(job, games),
        "pairs": _pairs(job, games),
        "adjusted": adjusted_bots(job, games) if job.adjusted and games else None,
        "playouts": job.adjusted,
        "adjusting": _mean([outcome.adjusting for outcome in games]) if job.adjusted else None,
        "test": _test(tournament),
        "games": len(games),
        "round_size": job.round_size,
        "seats": job.seats,
        "seed": job.seed,
        "options": job.options,
        "limit": job.limit,
        "mean_rounds": _mean([float(outcome.rounds) for outcome in games]),
        "ended_by": dict(sorted(Counter(outcome.ended_by for outcome in games).items())),
        "faults": faults,
        "lost": [{"game": outcome.game, "reason": outcome.lost} for outcome in found if outcome.lost],
        "engine": {"version": VERSION, "form": form()},
    }


def _bots(job: Job, games: list[Outcome]) -> list[dict[str, Any]]:
    rated = ratings(games, len(job.bots))
    return [_bot(job, bot, games, rated[bot]) for bot in range(len(job.bots))]


def _bot(job: Job, bot: int, games: list[Outcome], rating: Rating) -> dict[str, Any]:
    mine = [outcome for outcome in games if bot in outcome.lineup]
    entry: dict[str, Any] = {"bot": job.bots[bot], "games": len(mine)}
    if job.seats > 1:
        wins = sum(win_share(outcome, bot) for outcome in mine)
        places = [(outcome.game, mean_places(outcome)[bot]) for outcome in mine]
        entry |= {
            "wins": wins,
            "win_rate": wins / len(mine) if mine else None,
            "win_rate_95": wilson(wins, len(mine)),
            "mean_place": _mean([place for _, place in places]),
            "mean_place_95": mean_interval(_by_round(job, places)),
            "rating": {"mu": rating.mu, "sigma": rating.sigma, "interval_95": rating.interval},
        }
    seats = [(outcome, seat) for outcome in mine for seat, who in enumerate(outcome.lineup) if who == bot]
    return entry | _pace(job, mine, seats) | _thought(seats)


def win_share(outcome: Outcome, bot: int) -> float:
    """A win, or the bot's part of one that is shared."""
    first = [who for who, place in zip(outcome.lineup, outcome.places, strict=True) if place == 1]
    return first.count(bot) / len(first)


def _by_round(job: Job, values: list[tuple[int, float]]) -> list[float]:
    """The mean in each round of a value of games: games of a round depend on one another, rounds do not."""
    rounds: dict[int, list[float]] = {}
    for number, value in values:
        rounds.setdefault(job.round_of(number), []).append(value)
    return [sum(found) / len(found) for found in rounds.values()]


def _pace(job: Job, mine: list[Outcome], seats: list[tuple[Outcome, int]]) -> dict[str, Any]:
    """Seconds where the race is against the clock, and rounds where one drives alone."""
    pace: dict[str, Any] = {}
    times = [(outcome.game, float(outcome.clock[seat])) for outcome, seat in seats if outcome.clock]
    if times:
        finished = [(number, time) for number, time in times if time >= 0]
        pace |= {
            "drives": len(times),
            "finished": len(finished),
            "mean_time": _mean([time for _, time in finished]),
            "mean_time_95": mean_interval(_by_round(job, finished)),
        }
    if job.seats == 1:
        rounds = [float(outcome.rounds) for outcome in mine]
        pace |= {"mean_rounds": _mean(rounds), "mean_rounds_95": mean_interval(rounds)}
    return pace


def _thought(seats: list[tuple[Outcome, int]]) -> dict[str, Any]:
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    thought = sum(outcome.thought[seat] for outcome, seat in seats)
    counts: Counter[str] = Counter()
    for outcome, seat in seats:
        for fault in outcome.faults:
            if fault.seat == seat:
                counts[fault.kind] += fault.count
    return {
        "decisions": decisions,
        "ms_per_decision": 1000 * thought / decisions if decisions else None,
        "slowest_ms": 1000 * max((outcome.slowest[seat] for outcome, seat in seats), default=0.0),
        "faults": {kind: counts[kind] for kind in FAULT_KINDS},
    }


def _pairs(job: Job, games: list[Outcome]) -> list[dict[str, Any]]:
    """Every two bots that met: what part of their encounters the first won."""
    found = []
    for bot, rival in combinations(range(len(job.bots)), 2):
        scores = [
            duel_score(outcome, bot, rival)
            for outcome in games
            if bot in outcome.lineup and rival in outcome.lineup
        ]
        if scores:
            points = sum(scores)
            found.append(
                {
                    "bot": job.bots[bot],
                    "against": job.bots[rival],
                    "games": len(scores),
                    "score": points / len(scores),
                    "score_95": wilson(points, len(scores)),
                }
            )
    return found


def _test(tournament: Tournament) -> dict[str, Any] | None:
    test = tournament.test
    if test is None:
        return None
    hypotheses = test.hypotheses
    return {
        "low": hypotheses.low,
        "high": hypotheses.high,
        "alpha": hypotheses.alpha,
        "beta": hypotheses.beta,
        "verdict": test.verdict,
        "rounds": test.rounds,
        "log_likelihood_ratio": test.ratio,
        "bounds": hypotheses.bounds,
    }


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None
