"""`python -m bench.study`: sample games, fit curves, and check how far chances can be trusted."""

from pathlib import Path

import click
import msgspec

from bench.study.samples import Sample, Table, tables

SAMPLES = click.Path(dir_okay=False, path_type=Path)
ROUND = 20  # games of a table before the next one is looked at
PLAYOUTS = 200  # for a position


@click.group(help=__doc__)
def study() -> None:
    """Do one of the commands."""


@study.command()
@click.argument("file", type=SAMPLES)
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="Of each table, in all.")
@click.option("--only", default="", help="Only tables whose name has this in it, as 'the-game 3'.")
def sample(file: Path, games: int, only: str) -> None:
    """Play the games that FILE does not have yet, and write their positions to it; it may be stopped at any time."""
    played = count_games(file)
    with file.open("ab") as out:
        for start in range(0, games, ROUND):
            for table in tables():
                if only in str(table) and played.get(table, 0) <= start:
                    for found in table.samples(range(start, min(start + ROUND, games)), PLAYOUTS):
                        out.writelines(msgspec.json.encode(one) + b"\n" for one in found)
                    out.flush()
                    click.echo(f"{table}: {start + ROUND} games")


def read_samples(file: Path) -> list[Sample]:
    """Return the samples of a file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Sample) for line in lines]


def count_games(file: Path) -> dict[Table, int]:
    """Return how many games of each table a file has."""
    last = dict[Table, int]()
    for one in read_samples(file):
        table = Table(one.game, one.players, one.talks)
        last[table] = max(last.get(table, 0), one.seed // ROUND * ROUND + ROUND)
    return last


if __name__ == "__main__":
    study()
