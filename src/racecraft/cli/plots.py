"""The plots of a tournament: ratings, and how long races took."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.output import printable
from racecraft.drawing.charts import Sample, Span, draw_distributions, draw_spans
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.arena.outcome import Outcome


def draw_plots(outcomes: list[Outcome], report: dict[str, Any], folder: Path, words: Words) -> None:
    """Draws what there are figures for, each into a file of its own."""
    played = [outcome for outcome in outcomes if not outcome.lost]
    if not played:
        return
    about = words.say(
        "arena-title", **{name: report[name] for name in ("games", "game", "seats")}, seed=str(report["seed"])
    )
    if report["seats"] > 1:
        ranked = sorted(report["bots"], key=lambda entry: -entry["rating"]["mu"])
        spans = [_span(entry, words) for entry in ranked if entry["games"]]
        note = f"{about}: {words.say('arena-plot-ratings-told')}"
        draw_spans(words.say("arena-plot-ratings"), spans, note).save(folder / "ratings.svg")
    rounds = [_sample(name, values, words) for name, values in _rounds(played, report, words)]
    draw_distributions(words.say("arena-plot-rounds"), rounds, about).save(folder / "rounds.svg")
    times = [_sample(name, values, words) for name, values in _times(played, report) if values]
    if times:
        draw_distributions(words.say("arena-plot-times"), times, about).save(folder / "times.svg")


def _span(entry: dict[str, Any], words: Words) -> Span:
    mu, sigma, (low, high) = (entry["rating"][name] for name in ("mu", "sigma", "interval_95"))
    rating = " ± ".join(words.figure(part, ".1f") for part in (mu, sigma))
    told = f"{rating}  ({words.figure(entry['win_rate'], '.1%')})"
    return Span(printable(entry["bot"]), mu, low, high, told)


def _rounds(played: list[Outcome], report: dict[str, Any], words: Words) -> list[tuple[str, Sequence[float]]]:
    """The length of races: of each bot where it drives alone, else of all."""
    if report["seats"] > 1:
        return [(words.say("arena-plot-races"), [outcome.rounds for outcome in played])]
    return [
        (entry["bot"], [outcome.rounds for outcome in played if outcome.lineup == [bot]])
        for bot, entry in enumerate(report["bots"])
        if entry["games"]
    ]


def _times(played: list[Outcome], report: dict[str, Any]) -> list[tuple[str, Sequence[float]]]:
    """The seconds of each bot's cars that finished a race against the clock."""
    return [
        (
            entry["bot"],
            [
                time
                for outcome in played
                for who, time in zip(outcome.lineup, outcome.clock, strict=False)
                if who == bot and time >= 0
            ],
        )
        for bot, entry in enumerate(report["bots"])
    ]


def _sample(name: str, values: Sequence[float], words: Words) -> Sample:
    mean = words.figure(sum(values) / len(values), ".2f")
    return Sample(printable(name), values, words.say("arena-plot-told", mean=mean, count=len(values)))
