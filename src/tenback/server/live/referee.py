"""The referee for texts: judging one takes up to a fiftieth of a second, so that is done away from the loop."""

import asyncio

from tenback.server.live.queue import Queue
from tenback.server.tables.speech import doubt
from tenback.server.tables.table import Table


class Referee:
    """Judges one text at a time; addresses take turns, so that nobody waits for the flood of another."""

    def __init__(self) -> None:
        self._queue = Queue()

    async def read(self, table: Table, text: str, address: str) -> None:
        """Judge a text, so that the table need not think about it any more."""
        async with self._queue.turn(address, table.code):
            await asyncio.to_thread(doubt, table, text)
