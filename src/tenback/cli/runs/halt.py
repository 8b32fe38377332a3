"""The early end of a run: by Ctrl-C, by a closed terminal, or because the system asks for it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self

import click

from tenback.lab.machine import SIGNALS
from tenback.locale.catalogue import Catalogue

UNHEARD = (signal.SIG_IGN, None)  # our parent may want that, as nohup does
BEYOND = 128  # what a shell adds to the number of the signal that ended a command


class Halt:
    """While it lasts, every signal to end is an interrupt; once the run is over, only the second one is."""

    def __init__(self) -> None:
        self.code = 0  # to leave with, once we were asked to end
        self.insisted = False  # we were asked again before the run was over
        self.run_over = False
        handlers = {number: signal.getsignal(number) for number in SIGNALS}
        self._before = {number: handler for number, handler in handlers.items() if handler not in UNHEARD}

    def __enter__(self) -> Self:
        for number in self._before:
            signal.signal(number, self._interrupt)
        return self

    def __exit__(self, *_error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _interrupt(self, number: int, _frame: FrameType | None) -> None:
        asked, self.code = self.code, BEYOND + number
        self.insisted = bool(asked)
        if asked or not self.run_over:
            raise KeyboardInterrupt


@contextmanager
def demanding_results(texts: Catalogue, halt: Halt) -> Iterator[None]:
    """Run something until it ends or is interrupted, and say so if there is no result to show."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(texts("lab-ended-at-once" if halt.insisted else "lab-nothing-done"), err=True)
        raise click.exceptions.Exit(halt.code) from None
    halt.run_over = True
