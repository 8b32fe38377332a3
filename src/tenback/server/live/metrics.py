"""What is counted while a server runs, for Prometheus."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)


class Tally(Collector):
    """A counter for what happens at every move: it takes no lock, so only the loop may count."""

    def __init__(self, name: str, meaning: str) -> None:
        self._name, self._meaning, self.count = name, meaning, 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Tell the number to whoever reads the metrics."""
        yield CounterMetricFamily(self._name, self._meaning, self.count)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # open files and their limit, memory, CPU seconds
        self.events = Tally("tenback_events", "Events that this process let happen")
        self.registry.register(self.events)
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
