"""Whether the server lives, whether it can serve, and its figures for Prometheus."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tenback.server.hosting import Host


class Figures:
    """What is counted while a server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter("tenback_events", "Events appended or read, by kind", ["kind"], registry=self.registry)
        self.refusals = Counter("tenback_refusals", "Requests refused, by reason", ["reason"], registry=self.registry)
        self.commits = Histogram(
            "tenback_commit_seconds",
            "Seconds from an append to its commit",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=self.registry,
        )
        self.sockets = Gauge("tenback_sockets", "Sockets that are open", registry=self.registry)
        self.tables = Gauge("tenback_tables", "Tables that live in this process", registry=self.registry)
        self.thoughts = Counter("tenback_thoughts", "Thoughts of bots, by outcome", ["outcome"], registry=self.registry)


@get("/health/live", summary="Whether the process answers", include_in_schema=False)
async def live() -> str:
    """Say that the process answers."""
    return "live"


@get("/health/ready", summary="Whether tables can be served", include_in_schema=False)
async def ready(host: Host) -> str:
    """Say that the database answers, too."""
    await host.store.ping()
    return "ready"


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(figures: Figures) -> Response[bytes]:
    """Return what was counted."""
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = (live, ready, metrics)
