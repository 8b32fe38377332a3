"""The application behind sockets, beneath the server."""

import asyncio
from typing import Any

import pytest

from tenback.server.http.admission import Admission
from tenback.server.http.names import Names
from tenback.server.http.sockets import SocketApp
from tenback.server.http.wire import EXTENSION
from tenback.server.limits import Limits
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.settings import Settings
from tests.cancelling import Moment
from tests.server.memory import Frames, Memory

CONNECT = {"type": "websocket.connect"}
NONSENSE = {"type": "websocket.receive", "bytes": b"["}


async def test_a_socket_that_is_stopped_just_when_it_says_hello_stops() -> None:
    moment, heard = Moment(NONSENSE), iter([CONNECT])

    async def receive() -> dict[str, Any]:
        return next(heard, None) or await moment.come()

    async def send(_message: dict[str, Any]) -> None:
        """Nobody listens."""

    scope: dict[str, Any] = {
        "path": "/api/tables/AAAAAA/live",
        "client": None,
        "headers": [],
        "extensions": {EXTENSION: Frames()},
    }
    sockets = SocketApp(Hall(Memory([]), NoBus(), Metrics()), Limits(), Names(Settings()), Admission(Limits()))
    with pytest.raises(asyncio.CancelledError):
        await moment.strike(asyncio.create_task(sockets(scope, receive, send)))
