"""The compilation before a run, with a word for the person who waits."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

import click
from rich.console import Console

from tenback.locale.catalogue import Catalogue
from tenback.warmup import USUAL, Code, Tell, is_warm, warm_up_apart


def demand_compiled(texts: Catalogue, codes: Collection[Code] = USUAL) -> None:
    """Have everything compiled that is not yet; an interrupt ends that at once."""
    if not is_warm(codes):
        with _telling(texts) as tell:
            warm_up_apart(tell, codes)


@contextmanager
def _telling(texts: Catalogue) -> Iterator[Tell]:
    """Say on the error stream what goes on: in a terminal with every step, else once."""
    console = Console(stderr=True)
    if not console.is_terminal:
        click.echo(texts("lab-compiling"), err=True)
        yield lambda done, steps: None
        return
    with console.status(texts("lab-compiling")) as status:
        yield lambda done, steps: status.update(texts("lab-compiled", done=done, steps=steps))
