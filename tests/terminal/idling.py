"""When nothing is left to do: told by the loop and its threads, not by the clock as Textual's pilot does."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

ALWAYS = 1.0  # seconds, as Textual has it
LONG = 0.25  # seconds after which a bot is one that thinks on while others act


class Threads(ThreadPoolExecutor):
    """Threads that know what is still being worked on."""

    def __init__(self) -> None:
        super().__init__()
        self.open = set[Future[Any]]()

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Begin some work."""
        future = super().submit(work, *args, **kwargs)
        self.open.add(future)
        future.add_done_callback(self.open.discard)
        return future


async def wait_for_idle(*_seconds: float) -> None:
    """Return once every task waits for something, and no thread is about to give it."""
    await _run_out()
    threads: Threads = _loop()._default_executor
    while threads.open:
        _, thinking = await asyncio.wait([asyncio.wrap_future(work) for work in [*threads.open]], timeout=LONG)
        await _run_out()
        if thinking:
            return


async def _run_out() -> None:
    """Let every task go on until none is ready; one that always is, as a game that runs by itself, for a second."""
    end = _loop().time() + ALWAYS
    await asyncio.sleep(0)
    while _loop()._ready and _loop().time() < end:
        await asyncio.sleep(0)


def _loop() -> Any:
    return asyncio.get_running_loop()
