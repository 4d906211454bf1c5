"""What the table counts about itself, as Prometheus reads it. Plain numbers, since every move counts some."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from racecraft.server.ops.supervisor import Supervised

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Histogram:
    """How often something took how long, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """One set a server."""

    def __init__(self) -> None:
        self.moves = 0
        self.conflicts = 0
        self.races_grown = 0
        self.slow_readers = 0
        self.sockets = 0
        self.refused: Counter[str] = Counter()
        self.races_finished: Counter[str] = Counter()
        self.notices: Counter[str] = Counter()
        self.store_seconds = Histogram()
        self.think_seconds = Histogram()

    def page(self, questions: Mapping[str, int], **gauges: int) -> str:
        """All numbers in Prometheus's text format; `gauges` are those that others keep, `questions` those
        that wait for a worker, by their rank."""
        lines: list[str] = []
        tell = partial(_tell, lines)
        tell("moves_total", "counter", "Moves stored and acknowledged", {"": self.moves})
        tell("conflicts_total", "counter", "Moves that another process made first", {"": self.conflicts})
        tell("races_grown_total", "counter", "Races rebuilt from stored moves", {"": self.races_grown})
        tell("slow_readers_total", "counter", "Sockets of too slow readers, closed", {"": self.slow_readers})
        refused = {f'{{key="{key}"}}': float(count) for key, count in sorted(self.refused.items())}
        tell("refused_total", "counter", "Requests and messages turned down", refused)
        finished = {f'{{game="{game}"}}': float(count) for game, count in sorted(self.races_finished.items())}
        tell("races_finished_total", "counter", "Races that came to their end", finished)
        notices = {f'{{outcome="{kind}"}}': float(count) for kind, count in sorted(self.notices.items())}
        tell("notices_total", "counter", "Notices to browsers: sent, failed, or not wanted any more", notices)
        for name, about, histogram in (
            ("store_seconds", "From a decision to its commit", self.store_seconds),
            ("think_seconds", "A decision of a bot, queue included", self.think_seconds),
        ):
            tell(name, "histogram", about, _buckets(histogram))
            lines.append(f"racecraft_{name}_sum {histogram.total}")
            lines.append(f"racecraft_{name}_count {sum(histogram.counts)}")
        tell("sockets", "gauge", "Open sockets", {"": self.sockets})
        tell("rooms", "gauge", "Tables known in memory", {"": gauges["rooms"]})
        tell("live_races", "gauge", "Races held in memory", {"": gauges["live_races"]})
        waiting = {f'{{rank="{rank}"}}': float(count) for rank, count in questions.items()}
        tell("questions_waiting", "gauge", "Questions to bots that wait for a worker", waiting)
        tell(
            "questions_total", "counter", "Questions that workers were asked", {"": gauges["questions_asked"]}
        )
        tell("workers_lost_total", "counter", "Workers replaced", {"": gauges["workers_lost"]})
        return "\n".join(lines) + "\n"


def task_metrics(tasks: Sequence[Supervised]) -> str:
    """The background tasks: whether each works, and how often it had to be restarted."""
    lines: list[str] = []
    up = {f'{{task="{task.name}"}}': float(task.trouble is None) for task in tasks}
    _tell(lines, "task_up", "gauge", "Whether a background task works", up)
    restarts = {f'{{task="{task.name}"}}': float(task.restarts) for task in tasks}
    _tell(lines, "task_restarts_total", "counter", "Restarts of a background task that failed", restarts)
    return "\n".join(lines) + "\n"


def _tell(lines: list[str], name: str, kind: str, about: str, values: dict[str, float]) -> None:
    lines.extend([f"# HELP racecraft_{name} {about}", f"# TYPE racecraft_{name} {kind}"])
    lines.extend(f"racecraft_{name}{labels} {value}" for labels, value in values.items())


def _buckets(histogram: Histogram) -> dict[str, float]:
    """Prometheus wants each bucket to count the smaller ones too."""
    found: dict[str, float] = {}
    running = 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.counts, strict=True):
        running += count
        found[f'_bucket{{le="{bound}"}}'] = running
    return found
