"""Whether the server lives, whether it can serve, and its metrics for Prometheus."""

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tenback.protocol.refusals import No
from tenback.server.addresses import Addresses
from tenback.server.http.rest import Call, address_of
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.settings import Settings
from tenback.server.tables.refused import Refused


@get("/health/live", summary="Whether the process answers", include_in_schema=False)
async def live() -> str:
    """Say that the process answers."""
    return "live"


@get("/health/ready", summary="Whether tables can be served", include_in_schema=False)
async def ready(hall: Hall) -> str:
    """Say that the database answers as well."""
    await hall.store.ping()
    return "ready"


@get("/metrics", summary="Metrics for Prometheus", include_in_schema=False)
async def tell_metrics(request: Call, metrics: Metrics, settings: NamedDependency[Settings]) -> Response[bytes]:
    """Return the metrics, to those who may read them."""
    if address_of(request) not in Addresses(settings.metrics):
        raise Refused(No.NOT_FOR_ALL)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = (live, ready)
METRICS = (tell_metrics,)
