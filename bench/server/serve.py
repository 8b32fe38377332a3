"""A server with limits that let one address play at thousands of tables."""

import sys
from pathlib import Path

from tenback.server.http.listener import serve
from tenback.server.http.workers import serve_together
from tenback.server.limits import Limits
from tenback.server.settings import Settings

MANY = 10**7

if __name__ == "__main__":
    limits = Limits(
        sockets=MANY,
        sockets_per_address=MANY,
        connections_per_address=MANY,
        connections_per_second=MANY,
        requests_per_minute=MANY,
        orders_per_minute=MANY,
        frames_per_second=MANY,
        frames_at_once=MANY,
    )
    folder, port, workers, database, redis = sys.argv[1:]
    settings = Settings(
        port=int(port), data_dir=Path(folder), workers=int(workers), database=database, redis=redis, limits=limits
    )
    (serve_together if settings.workers > 1 else serve)(settings)
