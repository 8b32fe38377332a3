"""`python -m bench.first_card`: seconds until a strong bot's first card, with and without compiled code in the cache.

Each figure is taken in a home of its own, so that nothing was there before.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import click

ENTRANCES = ("terminal", "browser")
Environ = dict[str, str]


@contextmanager
def fresh_home() -> Iterator[Environ]:
    """Yield the environment of somebody who has never played."""
    with tempfile.TemporaryDirectory() as home:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "NUMBA_"))}
        yield {**kept, "HOME": home}


def measure(entrance: str, *, warm: bool) -> float:
    """Return the seconds until the first card of the bot, which begins."""
    with fresh_home() as environ:
        if warm:
            _python("tenback.warmup", environ)
        return float(_python(f"bench.first_card.{entrance}", environ))


def _python(module: str, environ: Environ) -> str:
    done = subprocess.run([sys.executable, "-m", module], env=environ, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


@click.command()
@click.argument("entrances", nargs=-1, type=click.Choice(ENTRANCES))
def main(entrances: tuple[str, ...]) -> None:
    """Measure where people meet a bot first."""
    for entrance in entrances or ENTRANCES:
        figures = {kind: measure(entrance, warm=kind == "warm") for kind in ("cold", "warm")}
        click.echo(json.dumps({entrance: figures}))


if __name__ == "__main__":
    main()
