"""The thread that writes: whatever arrives while it writes goes into its next commit."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

Piece = TypeVar("Piece")
Answer = bool | Exception
Done = Callable[[Answer], None]
MOST_AT_ONCE = 500  # pieces in one commit


class Writer(Generic[Piece]):
    """Commits pieces in groups, off the loop; the loop hands over and hears of a whole group at once."""

    def __init__(self, commit: Callable[[Sequence[Piece]], Sequence[Answer]], took: Callable[[float], None]) -> None:
        self._commit, self._took = commit, took  # `took` is told the seconds of each commit
        self._loop = asyncio.get_running_loop()
        self._waiting: list[tuple[Piece, Done]] = []
        self._written: list[Done] = []  # those who wait for the group that is being written
        self._handed: SimpleQueue[Sequence[Piece]] = SimpleQueue()
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, piece: Piece) -> asyncio.Future[bool]:
        """Return a future that says, in the end, whether the piece was written."""
        written: asyncio.Future[bool] = self._loop.create_future()
        self.write_then(piece, partial(_settle, written))
        return written

    def write_then(self, piece: Piece, done: Done) -> None:
        """Write a piece and tell somebody, who must not raise, whether it was written."""
        if not self._waiting and not self._written:
            self._loop.call_soon(self._hand_over)  # together with everything else from this round of the loop
        self._waiting.append((piece, done))

    def close(self) -> None:
        """End; nothing may be waiting any more."""
        self._handed.put(())
        self._thread.join()

    @property
    def is_closed(self) -> bool:
        """Say whether nothing more is written."""
        return not self._thread.is_alive()

    def _hand_over(self) -> None:
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._written = [done for _, done in group]
        if group:
            self._handed.put([piece for piece, _ in group])

    def _write_on(self) -> None:
        while group := self._handed.get():
            began = time.perf_counter()
            answers = self._commit(group)
            self._loop.call_soon_threadsafe(self._tell, answers, time.perf_counter() - began)

    def _tell(self, answers: Sequence[Answer], seconds: float) -> None:
        """Tell those who wait, and then write what has come meanwhile."""
        self._took(seconds)
        for done, answer in zip(self._written, answers, strict=True):
            done(answer)
        self._loop.call_soon(self._hand_over)  # not before: two threads would fight for the interpreter


def _settle(written: asyncio.Future[bool], answer: Answer) -> None:
    """Wake whoever still waits."""
    if written.done():
        return
    if isinstance(answer, Exception):
        written.set_exception(answer)
    else:
        written.set_result(answer)
