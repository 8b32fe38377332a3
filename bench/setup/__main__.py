"""Set up from nothing, measure megabytes and seconds, and play: `python -m bench.setup [play|server|sim|all ...]`."""

import json
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import click

from bench.setup.checkout import measure_play
from bench.setup.machine import THIS_PYTHON, Machine
from bench.setup.wheel import EXTRAS, measure_wheel


def _wheel(extras: str, folder: Path, python: Path) -> object:
    return measure_wheel(Machine(folder, python), extras)


Measure = Callable[[Path, Path], object]
MEASURES: Mapping[str, Measure] = {
    "play": lambda folder, python: measure_play(Machine(folder, python)),
    "play-without-node": lambda folder, python: measure_play(Machine(folder, python, node=False)),
    **{extras: partial(_wheel, extras) for extras in EXTRAS},
}


@click.command()
@click.argument("names", nargs=-1, type=click.Choice([*MEASURES]))
@click.option("--python", default=THIS_PYTHON, type=Path, help="The Python that the machine has.")
def main(names: tuple[str, ...], python: Path) -> None:
    """Measure `make play` with and without Node, and a wheel with each set of extras."""
    for name in names or MEASURES:
        with tempfile.TemporaryDirectory() as folder:
            click.echo(json.dumps({name: MEASURES[name](Path(folder), python)}, indent=1))


if __name__ == "__main__":
    main()
