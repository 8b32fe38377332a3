"""`python -m bench.setup [play|play-without-node|wheels ...]`: megabytes and seconds on a machine with nothing yet."""

import json
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import click

from bench.setup.checkout import measure_play
from bench.setup.machine import THIS_PYTHON, Machine
from bench.setup.wheel import measure_wheels

Measure = Callable[[Path, Path], object]
MEASURES: Mapping[str, Measure] = {
    "play": lambda folder, python: measure_play(Machine(folder, python)),
    "play-without-node": lambda folder, python: measure_play(Machine(folder, python, node=False)),
    "wheels": lambda folder, python: measure_wheels(Machine(folder, python)),
}


@click.command()
@click.argument("names", nargs=-1, type=click.Choice([*MEASURES]))
@click.option("--python", default=THIS_PYTHON, type=Path, help="The Python that the machine has.")
def main(names: tuple[str, ...], python: Path) -> None:
    """Set up from nothing, and play."""
    for name in names or MEASURES:
        with tempfile.TemporaryDirectory() as folder:
            click.echo(json.dumps({name: MEASURES[name](Path(folder), python)}, indent=1))


if __name__ == "__main__":
    main()
