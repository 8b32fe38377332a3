"""The moment in which a wait ends and whoever waits is cancelled."""

import asyncio
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Moment(Generic[T]):
    """A result that comes together with a cancellation."""

    def __init__(self, result: T) -> None:
        self._result, self._waited = result, asyncio.Event()
        self._come: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def come(self) -> T:
        """Wait for the moment."""
        self._waited.set()
        return await self._come

    async def strike(self, task: asyncio.Task[Any]) -> None:
        """Give the task its result, cancel it in the same breath, and wait until it has ended."""
        await self._waited.wait()
        self._come.set_result(self._result)
        task.cancel()
        await task
