"""Lanes: processes of one weight, so that no light thought waits behind a heavy one."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from tenback.server.live import mind
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import SIZE, Weight, pack
from tenback.server.live.questions import Answer, Asked
from tenback.server.live.queue import Queue

LOG = logging.getLogger("tenback.lanes")
TRIES = 3  # how often something is tried before it has failed for good
LIMITS = {  # seconds after which a thought counts as dead
    **dict.fromkeys(Weight, 30.0),
    **dict.fromkeys((Weight.STUDY, Weight.DEEP), 600.0),  # on a busy machine, a second's work can take a minute
}


class Died(Exception):
    """A process that ended over a thought."""


class Busy(Exception):
    """A process that had no time for a thought while somebody still waited for it."""


class Failed(Exception):
    """A thought that comes to nothing; `why` is for the operator of the server."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Mind:
    """A process that thinks, one thought at a time."""

    def __init__(self, process: Process, limit: float) -> None:
        self._process, self._limit, self._queue = process, limit, Queue()
        self.waiting = 0  # thoughts, the one that is being thought included

    @classmethod
    async def start(cls, weight: Weight) -> "Mind":
        """Return a process that is ready to think, or raise `OSError` or `EOFError`."""
        command = [sys.executable, "-P", "-m", mind.__name__, weight]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        started = cls(process, LIMITS[weight])
        try:
            await started._hear()
        except BaseException:
            await started.end()
            raise
        return started

    async def ask(self, asked: Asked, address: str = "", patience: float | None = None) -> list[str]:
        """Return the answer that somebody at an address is waiting for.

        Raise `Failed`, or `Died` if the process did not survive the thought, or `Busy` if it did not begin in time.
        """
        self.waiting += 1
        try:
            async with asyncio.timeout(patience) as begin, self._queue.turn(address, asked.code):
                begin.reschedule(None)  # what has begun goes on to its end
                answer = await self._exchange(asked)
        except TimeoutError as error:
            raise Busy from error
        finally:
            self.waiting -= 1
        if answer.failure:
            raise Failed(answer.failure)
        return answer.words

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Kill the process, and see that it is gone."""
        self.kill()
        async with self._queue.turn("", ""):  # by then whoever waited for an answer knows
            await self._process.communicate()

    async def _exchange(self, asked: Asked) -> Answer:
        source = self._process.stdin
        if source is None or source.is_closing() or self._process.returncode is not None:
            raise Died
        try:
            async with asyncio.timeout(self._limit):
                source.write(pack(asked))
                return await self._hear()
        except (OSError, EOFError) as error:
            self.kill()
            raise Died from error
        except BaseException:
            self.kill()  # its answer would be taken for that of the next question
            raise

    async def _hear(self) -> Answer:
        source = self._process.stdout
        if source is None:
            raise EOFError
        size = await source.readexactly(SIZE.size)
        answer: Answer = pickle.loads(await source.readexactly(*SIZE.unpack(size)))  # noqa: S301 - our own process
        return answer


class Lane:
    """The processes of one weight; whenever all are busy another is started, up to a limit."""

    def __init__(self, weight: Weight, most: int, metrics: Metrics) -> None:
        self._weight, self._most, self._metrics = weight, most, metrics
        self._ready: list[Mind] = []
        self._coming: asyncio.Task[None] | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self.is_broken = False  # no process starts

    @property
    def has_room(self) -> bool:
        """Whether a process may think here, now or soon."""
        return self._most > 0 and not self.is_broken

    def grow(self) -> None:
        """Start another process, unless one is on its way or there are enough."""
        if self._coming is None and len(self._ready) < self._most:
            self._coming = asyncio.create_task(self._bring())

    def mind(self) -> Mind | None:
        """Return the process with the least to do, if one is ready."""
        least = min(self._ready, key=lambda one: one.waiting, default=None)
        if least is None or least.waiting:
            self.grow()
        return least

    async def ask(self, asked: Asked, address: str = "") -> list[str]:
        """Return the answer, or raise `Failed`; a process that dies over it is replaced."""
        why = "no process survives this thought"
        for _ in range(TRIES):
            one = self.mind() or await self._first()
            try:
                return await one.ask(asked, address)
            except Died:
                self.lose(one)
            except Failed as failed:
                why = failed.why
        raise Failed(why)

    def lose(self, one: Mind) -> None:
        """Let another process take over from one that died."""
        if one in self._ready:
            self._ready.remove(one)
            self._metrics.deaths.inc()
            LOG.warning("a thinking process died: another one takes over", extra={"weight": self._weight})
            self._see_off(one)
            self.grow()

    async def close(self) -> None:
        """End all processes, whatever they are doing, and start no more."""
        self._most = 0
        if self._coming:
            self._coming.cancel()
            await asyncio.gather(self._coming, return_exceptions=True)
        ended, self._ready = self._ready, []
        await asyncio.gather(*self._leaving, *(one.end() for one in ended))

    def _see_off(self, one: Mind) -> None:
        leaving = asyncio.create_task(one.end())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _first(self) -> Mind:
        if self._coming:
            await asyncio.shield(self._coming)
        if not self._ready:
            raise Failed("no thinking process starts")
        return self._ready[0]

    async def _bring(self) -> None:
        try:
            self.is_broken = not await self._start()
        finally:
            self._coming = None

    async def _start(self) -> bool:
        for _ in range(TRIES):
            try:
                self._ready.append(await Mind.start(self._weight))
            except (OSError, EOFError) as error:
                why = repr(error)
            else:
                return True
        LOG.error("no thinking process starts: %s", why, extra={"weight": self._weight})
        return False
