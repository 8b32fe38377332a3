"""The queue for a thinking process: addresses take turns, and so do the tables of each address."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")
Call = asyncio.Future[None]


class Queue:
    """A queue for something that serves one at a time, in which nobody has to wait for all who came before."""

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: dict[str, dict[str, deque[Call]]] = {}  # by address and table; the first of each is the next

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[None]:
        """Wait for a turn, and let the next come when it is over; whoever gives up waiting is passed over."""
        if self._is_busy:
            await self._wait(address, table)
        self._is_busy = True
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, address: str, table: str) -> None:
        call: Call = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(call)
        try:
            await call
        except asyncio.CancelledError:
            if not call.cancelled():  # it was called all the same
                self._call_next()
            raise

    def _call_next(self) -> None:
        self._is_busy = False
        while self._waiting and not self._is_busy:
            call = self._pop()
            if not call.done():
                call.set_result(None)
                self._is_busy = True

    def _pop(self) -> Call:
        """Return the next call; its table is the last of its address from now on, and its address the last of all."""
        address, tables = _first(self._waiting)
        table, calls = _first(tables)
        call = calls.popleft()
        if calls:
            tables[table] = calls
        if tables:
            self._waiting[address] = tables
        return call


def _first(waiting: dict[str, T]) -> tuple[str, T]:
    name = next(iter(waiting))
    return name, waiting.pop(name)
