"""A connection to a table, beneath the guest who uses it."""

import asyncio
from collections.abc import AsyncIterator
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection

from tenback.client.connection import Connection
from tests.cancelling import Moment


class Socket:
    """A socket whose next frame comes in a certain moment, and no other after it."""

    def __init__(self, moment: Moment[str]) -> None:
        self._moment = moment

    async def __aiter__(self) -> AsyncIterator[str]:
        yield await self._moment.come()

    async def send(self, _frame: str) -> None:
        """Nobody answers."""

    async def close(self) -> None:
        """There is nothing to be closed."""


async def test_a_guest_who_is_stopped_just_when_the_seat_is_given_back_stops() -> None:
    connection, moment = Connection("http://nowhere", "AAAAAA", "secret"), Moment("{}")
    connection._socket = cast(ClientConnection, Socket(moment))
    with pytest.raises(asyncio.CancelledError):
        await moment.strike(asyncio.create_task(connection.leave()))
