"""What the table counts about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One set a server, so that several in one process do not add up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, about: str, labels: tuple[str, ...] = ()) -> Counter:
            return Counter(f"racecraft_{name}", about, labels, registry=self.registry)

        self.moves = counter("moves", "Moves stored and acknowledged")
        self.conflicts = counter("conflicts", "Moves that another process made first")
        self.refused = counter("refused", "Requests and messages turned down", ("key",))
        self.races_grown = counter("races_grown", "Races rebuilt from their stored moves")
        self.races_finished = counter("races_finished", "Races that came to their end", ("game",))
        self.slow_readers = counter("slow_readers", "Sockets closed because their reader fell behind")
        self.store_seconds = Histogram(
            "racecraft_store_seconds",
            "From a decision to its commit",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.think_seconds = Histogram(
            "racecraft_think_seconds",
            "A bot's decision, queue included",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.sockets = Gauge("racecraft_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("racecraft_rooms", "Tables known in memory", registry=self.registry)
        self.live = Gauge("racecraft_live_races", "Races held in memory", registry=self.registry)
        self.thinkers_lost = Gauge(
            "racecraft_thinkers_lost", "Thinkers that had to be replaced", registry=self.registry
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
