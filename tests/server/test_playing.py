"""The clients of the tests can be stopped."""

import asyncio
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection

from tests.cancelling import Moment
from tests.server.playing import Client


class Socket:
    """A socket whose next frame comes in a certain moment."""

    def __init__(self, moment: Moment[str]) -> None:
        self.recv = moment.come


async def test_a_client_that_is_stopped_just_when_it_hears_something_stops() -> None:
    client, moment = Client("nowhere", "AAAAAA"), Moment('{"t":"pong","n":1}')
    client._socket = cast(ClientConnection, Socket(moment))
    with pytest.raises(asyncio.CancelledError):
        await moment.strike(asyncio.create_task(client.hear()))
