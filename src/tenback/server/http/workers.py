"""Several server processes on one port: started together, and started again when one of them dies."""

import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from tenback.server.http.handover import Worker
from tenback.server.http.listener import bind, listen, prepared
from tenback.server.http.logs import configure_logs
from tenback.server.settings import Settings

LOG = logging.getLogger("tenback.workers")
PAUSE = 1.0  # seconds before a process that died is started again
LISTENING, STOP = "listening", "stop"


class NotStarted(Exception):
    """A server process ended before it listened."""


class Workers:
    """The server processes, and the pipe on which they report and signals arrive."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self._settings, self._folder, self._context = settings, folder, get_context("spawn")
        self.heard, self.told = self._context.Pipe(duplex=False)
        self._processes = [self._start(number) for number in range(settings.workers)]

    def next_report(self) -> str | None:
        """Wait for the next report; None if a process died instead."""
        happened = wait([self.heard, *(process.sentinel for process in self._processes)])
        return str(self.heard.recv()) if self.heard in happened else None

    def replace_dead(self) -> None:
        """Start a process for each that died."""
        time.sleep(PAUSE)
        self._processes = [
            process if process.is_alive() else self._start(number) for number, process in enumerate(self._processes)
        ]

    def end(self) -> None:
        """Ask all to stop, and wait until they have."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()

    def _start(self, number: int) -> SpawnProcess:
        worker = Worker(number, self._settings.workers, self._folder)
        process = self._context.Process(target=_work, args=(self._settings, self.told, worker))
        process.start()
        return process


def serve_together(settings: Settings, listening: Callable[[], None] = lambda: None) -> None:
    """Serve tables in several processes until somebody stops them; `listening` is called once all of them listen.

    Raise `NoAddress` if the address is taken, `InUse` if another server has the tables, `StoreDown` if the database
    cannot be used, and `NotStarted`.
    """
    with bind(settings):
        pass  # a shared address would not keep a second server from starting
    with bind(settings, shared=True), prepared(settings), TemporaryDirectory() as folder:
        configure_logs()
        workers = Workers(settings, Path(folder))
        try:
            with _signals_told(workers.told):
                _oversee(workers, settings.workers, listening)
        finally:
            workers.end()


def _oversee(workers: Workers, missing: int, listening: Callable[[], None]) -> None:
    while (report := workers.next_report()) != STOP:
        if report is None and missing > 0:
            raise NotStarted
        if report is None:
            LOG.error("a server process died")
            workers.replace_dead()
        missing -= report == LISTENING
        if report == LISTENING and missing == 0:
            listening()


@contextmanager
def _signals_told(told: Connection) -> Iterator[None]:
    """Put signals into the pipe that we wait on."""
    before = {each: signal.signal(each, lambda _s, _f: told.send(STOP)) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _work(settings: Settings, told: Connection, worker: Worker) -> None:
    """Be one of the server processes."""
    configure_logs()
    Thread(target=_follow_parent, daemon=True).start()
    with bind(settings, shared=True) as bound:
        listen(settings, bound, lambda: told.send(LISTENING), worker)


def _follow_parent() -> None:
    """Stop when the parent process is gone, however it ended."""
    parent = parent_process()
    if parent:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
