"""From settings to a server that listens."""

import uvicorn

from tenback.server.app import Server
from tenback.server.settings import Settings
from tenback.server.wire import DirectWire

PATIENCE = 5  # seconds that a graceful stop waits for those who are still there


def serve(settings: Settings) -> None:
    """Serve tables until somebody stops it."""
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    uvicorn.Server(server_config(settings)).run()


def server_config(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to run our application."""
    limits = settings.limits
    wire = type("LimitedWire", (DirectWire,), {"unread_size": limits.unread_size})
    return uvicorn.Config(
        Server(settings),
        host=settings.host,
        port=settings.port,
        ws=wire,
        ws_max_size=limits.frame_size,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,  # its memory for each socket is many times what a table needs
        timeout_graceful_shutdown=PATIENCE,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
    )
