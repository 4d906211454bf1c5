"""A tournament: distributes the games that are missing, stores the results, and stops when all are played
or the test has a verdict."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from racecraft.arena.crew import Crew, play_all
from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.results import Results
from racecraft.arena.schedule import LOCAL, Measure, Schedule
from racecraft.arena.sprt import RUNNING, Hypotheses, SequentialTest


class Tournament:
    """The first `games` games of a job, or with a test as many of them as it needs."""

    def __init__(self, results: Results, games: int, hypotheses: Hypotheses | None = None) -> None:
        self.results = results
        self.job: Job = results.job
        self.games = self.job.whole_rounds(games)
        self.test: SequentialTest | None = None
        self.shifts: dict[str, list[tuple[float, float]]] = {}
        """When each worker was at work, by its own clock."""
        self._judged = 0
        """Rounds that the test has seen."""
        if hypotheses is not None:
            hypotheses.check_for(self.job)
            self.test = SequentialTest(hypotheses)
            self._judge()

    @property
    def decided(self) -> bool:
        return self.test is not None and self.test.verdict != RUNNING

    def outcomes(self) -> list[Outcome]:
        """The games that count, in their order: what was played beyond a verdict does not."""
        games = self._judged * self.job.round_size if self.decided else self.games
        return self.results.upto(games)

    def missing(self) -> int:
        done = sum(1 for number in self.results.outcomes if number <= self.games)
        return 0 if self.decided else self.games - done

    def play(
        self, crew: Crew, workers: int, measure: Measure = LOCAL, folder: Path | None = None
    ) -> Generator[int, None, None]:
        """Plays what is missing; yields how many games were done since the last time."""
        todo = (number for number in range(1, self.games + 1) if number not in self.results.outcomes)
        place = None if folder is None else str(folder)
        schedule = Schedule(self.job, todo, self.missing(), workers, measure, place)
        with closing(play_all(schedule, crew)) as answers:
            for outcomes, played in answers:
                if played is not None:
                    self.shifts.setdefault(played.worker, []).append((played.began, played.ended))
                self.results.add(outcomes)
                self._judge()
                yield len(outcomes)
                if self.decided:
                    return

    def scheduling(self) -> float | None:
        """The share of time that workers waited between two batches; None if none had two."""
        waited = worked = 0.0
        for shifts in self.shifts.values():
            ordered = sorted(shifts)
            waited += sum(max(0.0, then[0] - now[1]) for now, then in pairwise(ordered))
            worked += sum(ended - began for began, ended in ordered) if len(ordered) > 1 else 0.0
        return waited / (waited + worked) if worked > 0 else None

    def _judge(self) -> None:
        """Feeds complete rounds to the test, in order, until it has a verdict."""
        while self.test is not None and not self.decided and self._judged * self.job.round_size < self.games:
            found = [self.results.outcomes.get(number) for number in self.job.games_of(self._judged + 1)]
            games = [outcome for outcome in found if outcome is not None]
            if len(games) < len(found):
                return
            self._judged += 1
            scores = [duel_score(outcome, 0, 1) for outcome in games if not outcome.lost]
            if len(scores) == len(found):
                self.test.add(sum(scores) / len(scores))


def duel_score(outcome: Outcome, bot: int, rival: int) -> float:
    """What part of the cars' encounters the bot won against the rival; a shared place is half a win."""
    points = encounters = 0.0
    for mine, place in zip(outcome.lineup, outcome.places, strict=True):
        if mine != bot:
            continue
        for theirs, other in zip(outcome.lineup, outcome.places, strict=True):
            if theirs == rival:
                encounters += 1
                points += 1.0 if place < other else 0.5 if place == other else 0.0
    return points / encounters
