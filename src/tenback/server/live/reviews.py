"""Reviews of finished games: judged turn by turn, behind the play of live tables, while somebody wants to see them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from tenback.bots import missing_extra
from tenback.protocol.refusals import No
from tenback.protocol.study import Reviewing
from tenback.server.archive.faults import StoreDown
from tenback.server.archive.store import Store
from tenback.server.live.lanes import Failed, Lane
from tenback.server.live.study_questions import ReviewQuestion
from tenback.server.tables.refused import Refused
from tenback.study.advice import QUICK
from tenback.study.review import METHOD, TurnReview

LOG = logging.getLogger("tenback.reviews")
MOST = 200  # reviews in memory
NEWS = 1.0  # seconds that somebody who asks waits for something new
INTEREST = 30.0  # seconds after which a review rests that nobody has asked for again
KEEP = 5.0  # seconds between two times that a long review is kept
Find = Callable[[], Awaitable[bytes]]  # returns the record of a game as JSON, or refuses


class Work:
    """A review on which somebody works, or worked."""

    __slots__ = ("asked", "code", "failed", "kept", "news", "playouts", "record", "so_far", "task")

    def __init__(self, code: str, record: bytes, playouts: int, so_far: Reviewing) -> None:
        self.code, self.record, self.playouts, self.so_far = code, record, playouts, so_far
        self.asked = self.kept = 0.0  # when, on the clock of the loop
        self.failed = False
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def known(self) -> list[TurnReview]:
        """The turns that have been judged."""
        return self.so_far.review.turns if self.so_far.review else []

    @property
    def is_done(self) -> bool:
        """Whether every turn has been judged."""
        return self.so_far.review is not None and self.so_far.review.complete


class Reviews:
    """The reviews of this process; those of tables are kept with the table."""

    def __init__(self, quick: Lane, deep: Lane, store: Store) -> None:
        self._quick, self._deep, self._store = quick, deep, store
        self._works: dict[tuple[str, int], Work] = {}  # in the order in which they were begun

    async def of_table(self, code: str, playouts: int, address: str, find: Find) -> Reviewing:
        """Return the review of a table's game as far as it has got, and go on with it."""
        work = self._works.get((code, playouts))
        if work is None:
            kept = await self._kept(code, playouts)
            work = self._add(Work(code, await find(), playouts, kept))
        return await self._look(work, address, keep=True)

    async def of_record(self, name: str, playouts: int, address: str, find: Find) -> Reviewing:
        """Return the review of a record as far as it has got, and go on with it; it is forgotten some time."""
        work = self._works.get((name, playouts))
        if work is None:
            work = self._add(Work(name, await find(), playouts, Reviewing()))
        return await self._look(work, address, keep=False)

    async def close(self) -> None:
        """Leave everything as it is."""
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _add(self, work: Work) -> Work:
        """Remember a review, unless somebody has asked for the same meanwhile; forget the oldest ones."""
        found = self._works.setdefault((work.code, work.playouts), work)
        resting = [key for key, other in self._works.items() if other.task is None and other is not found]
        for key in resting[: max(0, len(self._works) - MOST)]:
            del self._works[key]
        return found

    async def _look(self, work: Work, address: str, *, keep: bool) -> Reviewing:
        work.asked = asyncio.get_running_loop().time()
        if not work.is_done:
            if missing_extra("search") or not self._lane_of(work).has_room:
                raise Refused(No.NO_ADVISOR)
            work.task = work.task or asyncio.create_task(self._go_on(work, address, keep=keep))
            with suppress(TimeoutError):
                async with asyncio.timeout(NEWS):
                    await work.news.wait()
        if work.failed:
            work.failed = False  # whoever asks again has it tried again
            raise Refused(No.UNAVAILABLE)
        return work.so_far

    async def _go_on(self, work: Work, address: str, *, keep: bool) -> None:
        """Judge one turn after another, until all are judged or nobody asks any more."""
        now = asyncio.get_running_loop().time
        try:
            while not work.is_done and now() - work.asked < INTEREST:
                asked = ReviewQuestion(work.code, work.record, work.playouts, work.known)
                (words,) = await self._lane_of(work).ask(asked, address)
                work.so_far = msgspec.json.decode(words, type=Reviewing)
                if keep and (work.is_done or now() - work.kept > KEEP):
                    await self._keep(work)
                _tell(work)
        except Failed as failed:
            LOG.warning("a review failed: %s", failed.why, extra={"table": work.code})
            work.failed = True
        finally:
            work.task = None
            _tell(work)

    def _lane_of(self, work: Work) -> Lane:
        """Return where a review is thought of; in the lane of hints no thought takes long."""
        return self._deep if work.playouts > QUICK else self._quick

    async def _kept(self, code: str, playouts: int) -> Reviewing:
        """Return what is kept of a review; one that was judged by another method is of no use."""
        body = await self._store.review(code, playouts)
        with suppress(msgspec.MsgspecError):
            kept = msgspec.json.decode(body or b"{}", type=Reviewing)
            if kept.review and kept.review.method == METHOD:
                return kept
        return Reviewing()

    async def _keep(self, work: Work) -> None:
        work.kept = asyncio.get_running_loop().time()
        with suppress(StoreDown):  # it is still in memory
            await self._store.keep_review(work.code, work.playouts, msgspec.json.encode(work.so_far))


def _tell(work: Work) -> None:
    """Wake everybody who waits for something new."""
    work.news.set()
    work.news = asyncio.Event()
