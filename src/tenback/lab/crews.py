"""The crews of this machine: threads for compiled games, processes for bots that think in Python."""

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context

from tenback.lab.machine import deaf, ignore_interrupts
from tenback.lab.plan import Plan
from tenback.lab.run import Crew, Part, play_part


@dataclass(frozen=True, slots=True)
class _Pool:
    size: int
    executor: ThreadPoolExecutor | ProcessPoolExecutor

    def submit(self, plan: Plan, deals: range) -> Future[Part]:
        """Have a part played; Ctrl-C reaches all processes of a terminal, but only the first is to hear it."""
        with deaf():
            return self.executor.submit(play_part, plan, deals)


def local_crew(plan: Plan, cores: int) -> AbstractContextManager[Crew]:
    """Return the workers for a plan on this machine."""
    return threads(cores) if plan.compiled else processes(cores)


@contextmanager
def threads(cores: int) -> Iterator[Crew]:
    """Lend threads; the kernel lets them work at the same time."""
    pool = ThreadPoolExecutor(cores)
    try:
        yield _Pool(cores, pool)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def processes(cores: int) -> Iterator[Crew]:
    """Lend processes; whatever they still do at the end is given up."""
    pool, strangers = ProcessPoolExecutor(cores, get_context("spawn"), ignore_interrupts), {*active_children()}
    try:
        yield _Pool(cores, pool)
    finally:
        for worker in {*active_children()} - strangers:
            worker.terminate()
        pool.shutdown(cancel_futures=True)
