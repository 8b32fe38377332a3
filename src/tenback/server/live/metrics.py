"""What is counted while a server runs, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # open files and their limit, memory, CPU seconds
        self.events = Counter("tenback_events", "Events that this process let happen", registry=self.registry)
        self.refusals = Counter("tenback_refusals", "Requests refused, by reason", ["reason"], registry=self.registry)
        self.thoughts = Counter("tenback_thoughts", "Thoughts of bots", registry=self.registry)
        self.instant = Counter("tenback_instant", "Actions of thinking bots chosen by feel", registry=self.registry)
        self.deaths = Counter("tenback_thinker_deaths", "Thinking processes that died", registry=self.registry)
        self.commits = Histogram(
            "tenback_commit_seconds",
            "Seconds that a commit of a group of events takes",
            buckets=COMMIT_BUCKETS,
            registry=self.registry,
        )

    def watch(self, name: str, meaning: str, count: Callable[[], float]) -> None:
        """Let a number be read whenever somebody asks for it."""
        Gauge(name, meaning, registry=self.registry).set_function(count)
