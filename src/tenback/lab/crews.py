"""The crews of this machine: threads for compiled games, processes for bots that think in Python."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from tenback.lab.experiment import Experiment
from tenback.lab.machine import deaf, ignore_interrupts
from tenback.lab.run import Crew, Part, play_part


@dataclass(frozen=True, slots=True)
class _Pool:
    size: int
    executor: ThreadPoolExecutor | ProcessPoolExecutor

    def submit(self, experiment: Experiment, deals: range) -> Future[Part]:
        """Have a part played; a process started for it ignores signals, as its parent does meanwhile."""
        with deaf():
            return self.executor.submit(play_part, experiment, deals)


def local_crew(experiment: Experiment, cores: int) -> AbstractContextManager[Crew]:
    """Return the workers for an experiment on this machine."""
    return threads(cores) if experiment.compiled else processes(cores)


@contextmanager
def threads(cores: int) -> Iterator[Crew]:
    """Lend threads; the kernel lets them work at the same time."""
    pool = ThreadPoolExecutor(cores)
    try:
        yield _Pool(cores, pool)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # compiled code cannot be interrupted, so nobody waits for it


@contextmanager
def processes(cores: int) -> Iterator[Crew]:
    """Lend processes; whatever they are still doing at the end is abandoned.

    A worker that is killed while it writes a long part would leave the pool waiting for the rest of it. The parts of
    bots that think are short, and a pipe takes those whole or not at all.
    """
    pool, strangers = ProcessPoolExecutor(cores, get_context("spawn"), _settle), {*active_children()}
    try:
        yield _Pool(cores, pool)
    finally:
        for worker in {*active_children()} - strangers:
            worker.kill()
        pool.shutdown(cancel_futures=True)


def _settle() -> None:
    """Leave interrupts and results to the process that started this one, and end when it ends, however that happens."""
    ignore_interrupts()
    sys.stdout = sys.stderr  # bots may print
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
