"""`python -m bench.study`: sample games, fit curves, and check how far chances can be trusted."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

import click
import msgspec

from bench.study import agreement
from bench.study.curves import Check, check
from bench.study.curves import drift as find_drift
from bench.study.curves import fit as fit_curve
from bench.study.endings import Endings
from bench.study.latency import lines, measure
from bench.study.puzzles import TARGETS, Effort, Maker, Searched, is_confirmed, judge_of
from bench.study.reliability import draw_reliability, drift_lines, table_lines
from bench.study.samples import Sample, Table, tables
from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import to_record
from tenback.rules import find_ruleset
from tenback.study import calibration, puzzle_book
from tenback.study.advice import DEEP, QUICK
from tenback.study.calibration import Curve, curve_for
from tenback.study.puzzle import Puzzle
from tenback.study.puzzle_book import family_of
from tenback.study.reviewer import Reviewer

DOCS = Path(__file__).parents[2] / "docs"
PAGE, PICTURE = DOCS / "study.md", DOCS / "images" / "study-reliability.svg"
CHECKS = Path(__file__).with_name("checks.json")
CURVES = Path(calibration.__file__).with_name(calibration.DATA)
PUZZLES = CURVES.parent / puzzle_book.FOLDER
SAMPLES = click.Path(dir_okay=False, path_type=Path)
ROUND = 20  # games of a table before the next one is looked at
PLAYOUTS = 200  # for a position
Entry = dict[str, Any]  # a curve, as the package has it


@click.group(help=__doc__)
def study() -> None:
    """Do one of the commands."""


@study.command()
@click.argument("file", type=SAMPLES)
@click.option("--positions", type=click.IntRange(1), default=5000, show_default=True, help="Of each table, at least.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="The first deal.")
@click.option("--only", default="", help="Only tables whose name has this in it, as 'the-game 3'.")
def sample(file: Path, positions: int, first: int, only: str) -> None:
    """Play the games that FILE does not have yet, and write their positions to it; it may be stopped at any time."""
    played, found = reached(file), Counter(map(Table.of, read_samples(file)))
    with file.open("ab") as out:
        for start in count(first, ROUND):
            short = [table for table in tables() if only in str(table) and found[table] < positions]
            if not short:
                return
            for table in (one for one in short if played.get(one, 0) <= start):
                new = [one for game in table.samples(range(start, start + ROUND), PLAYOUTS) for one in game]
                out.write(b"".join(msgspec.json.encode(one) + b"\n" for one in new))
                out.flush()
                found[table] += len(new)
                click.echo(f"{table}: {found[table]} positions, up to deal {start + ROUND}")


@study.command()
@click.argument("files", type=SAMPLES, nargs=-1, required=True)
@click.option("--least", type=click.IntRange(1), default=2000, show_default=True, help="Positions of a table.")
def fit(files: tuple[Path, ...], least: int) -> None:
    """Fit a curve to each table in FILES, check it on deals that it was not fitted to, and write down both.

    Other tables, and those with too few positions, stay as they are.
    """
    samples = [one for file in files for one in read_samples(file)]
    found = {table: own for table in tables() if len(own := of_table(samples, table)) >= least}
    checks = read_checks() | {table: check(table, own) for table, own in found.items()}
    write_curves(read_curves() | {table: _entry(own[0], fit_curve(own)) for table, own in found.items()})
    write_checks([checks[table] for table in tables() if table in checks])


@study.command()
@click.argument("files", type=SAMPLES, nargs=-1, required=True)
def drift(files: tuple[Path, ...]) -> None:
    """Compare the curves of the package with how the games in FILES ended, to which they were not fitted."""
    samples = [one for file in files for one in read_samples(file)]
    found = {
        str(table): find_drift(shipped_curve(table), own) for table in tables() if (own := of_table(samples, table))
    }
    click.echo("\n".join(drift_lines(found)))


@study.command()
@click.option("--positions", type=click.IntRange(1), default=400, show_default=True, help="Of which some are decisive.")
@click.option("--deep", is_flag=True, help="With the play-outs of a deep review, not of a quick one.")
def agree(positions: int, *, deep: bool) -> None:
    """Count how often advice is right where the answer is known for certain."""
    for game in ("the-game", "the-game/expert", "on-fire", "extreme"):
        found = Endings(game).compare(range(positions), DEEP if deep else QUICK)
        click.echo(f"{game}: {found.right} of {found.positions} decisive positions")


@study.command()
@click.option("--games", type=click.IntRange(1), default=6, show_default=True, help="Of each table.")
@click.option("--only", default="", help="Only tables whose name has this in it, as 'the-game 3'.")
def grades(games: int, only: str) -> None:
    """Count how often a quick review gives a turn the grade that a deep one gives it."""
    found = {str(table): [*agreement.pairs(table, range(games))] for table in tables() if only in str(table)}
    click.echo("\n".join(agreement.table_lines(found)))


@study.command()
def speed() -> None:
    """Measure the processor time of a quick review: three players, The Game, everything loaded."""
    game = Game.from_seed(find_ruleset("the-game"), ["Ada", "Ben", "Cem"], seed=7)
    play_out(game, [seat_bot("solid", seed=7, seat=seat) for seat in range(3)])
    reviewer = Reviewer(to_record(game, ["solid"] * 3))
    next(reviewer.turns())
    begun = process_time()
    turns = [*reviewer.turns()]
    click.echo(f"{len(turns)} turns in {process_time() - begun:.1f} s of one core, {QUICK} play-outs each")


@study.command()
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True, help="Each without and with reviews.")
def latency(rounds: int) -> None:
    """Measure how long live tables wait while ten games are reviewed, and while none is."""
    click.echo("\n".join(lines(*asyncio.run(measure(rounds)))))


@study.command()
@click.argument("file", type=SAMPLES)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The first deal of each table.")
@click.option("--deals", type=click.IntRange(1), default=2000, show_default=True, help="Of each table, at most.")
@click.option("--share", type=click.FloatRange(0, 1), default=1.0, show_default=True, help="Of what each table needs.")
@click.option("--only", default="", help="Only tables whose name has this in it, as 'the-game 3'.")
def puzzles(file: Path, seed: int, deals: int, share: float, only: str) -> None:
    """Search deals that FILE does not have yet for puzzles, and write them to it; it may be stopped at any time."""
    searched = read_searched(file)
    makers = {str(one): Maker(one, Effort(), wanted.hosts) for one, wanted in TARGETS.items() if only in str(one)}
    wanted = {str(table): share * one.puzzles for table, one in TARGETS.items()}
    done = {(one.table, one.deal) for one in searched}
    found = Counter({name: sum(len(one.puzzles) for one in searched if one.table == name) for name in makers})
    with file.open("ab") as out:
        for deal in range(seed, seed + deals):
            for name, maker in makers.items():
                if (name, deal) not in done and found[name] < wanted[name]:
                    one = maker.search(deal)
                    out.write(msgspec.json.encode(one) + b"\n")
                    out.flush()
                    found[name] += len(one.puzzles)
                    click.echo(f"{name}: {found[name]} puzzles, up to deal {deal}")


@study.command()
@click.argument("files", type=SAMPLES, nargs=-1, required=True)
def ship(files: tuple[Path, ...]) -> None:
    """Put the puzzles of FILES into the package, a file for each game, the easiest first."""
    found = {puzzle.id: puzzle for file in files for one in read_searched(file) for puzzle in one.puzzles}
    families = {family_of(puzzle.game) for puzzle in found.values()}
    for family in sorted(families):
        own = [puzzle for puzzle in found.values() if family_of(puzzle.game) == family]
        write_puzzles(family, own)
        click.echo(f"{family}: {len(own)} puzzles, {Counter(str(one.name) for one in own)}")


@study.command()
@click.option("--worlds", type=click.IntRange(2), default=600, show_default=True, help="For each turn of a puzzle.")
@click.option("--only", default="", help="Only games whose name has this in it.")
@click.option("--drop", is_flag=True, help="Take the others out of the package.")
def confirm(worlds: int, only: str, *, drop: bool) -> None:
    """Try the turns of every puzzle of the package once more, in more worlds than those that made it."""
    for family in filter(lambda name: only in name, puzzle_book.families()):
        found = puzzle_book.read_puzzles(family)
        kept = [puzzle for puzzle in found if is_confirmed(puzzle, judge_of(puzzle), worlds)]
        click.echo(f"{family}: {len(kept)} of {len(found)} puzzles are confirmed")
        if drop:
            write_puzzles(family, kept)


def write_puzzles(family: str, puzzles: Iterable[Puzzle]) -> None:
    """Write the puzzles of a game into the package, the easiest first."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    lines = (msgspec.json.encode(one) + b"\n" for one in ordered)
    (PUZZLES / f"{family}{puzzle_book.ENDING}").write_bytes(b"".join(lines))


def _entry(one: Sample, curve: Curve) -> Entry:
    table = {"game": one.game, "version": one.version, "players": one.players, "talks": one.talks}
    return {**table, "slope": curve.slope, "offset": curve.offset}


def read_curves() -> dict[Table, Entry]:
    """Return the curves of the package."""
    entries = msgspec.json.decode(CURVES.read_bytes(), type=list[Entry])
    return {Table(one["game"], one["players"], one["talks"]): one for one in entries}


def write_curves(entries: Mapping[Table, Entry]) -> None:
    """Write the curves into the package."""
    ordered = [entries[table] for table in tables() if table in entries]
    CURVES.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


def read_checks() -> dict[Table, Check]:
    """Return how each curve of the package did when it was fitted."""
    return {one.table: one for one in msgspec.json.decode(CHECKS.read_bytes(), type=list[Check])}


def write_checks(checks: Sequence[Check]) -> None:
    """Write down how curves do, for the next time and to look at."""
    CHECKS.write_bytes(msgspec.json.format(msgspec.json.encode(checks), indent=1) + b"\n")
    PICTURE.write_text(draw_reliability(checks), encoding="utf-8")
    page, lines = PAGE.read_text(encoding="utf-8"), "\n".join(table_lines(checks))
    PAGE.write_text(re.sub(r"\| Table \|(.*\n)+?\n", lambda _: f"{lines}\n\n", page), encoding="utf-8")


def read_samples(file: Path) -> list[Sample]:
    """Return the samples of a file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Sample) for line in lines]


def of_table(samples: Iterable[Sample], table: Table) -> list[Sample]:
    """Return the samples of a table."""
    return [one for one in samples if Table.of(one) == table]


def shipped_curve(table: Table) -> Curve:
    """Return the curve of the package for a table."""
    return curve_for(find_ruleset(table.game), table.players, talks=table.talks)


def read_searched(file: Path) -> list[Searched]:
    """Return the deals that were searched for puzzles."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Searched) for line in lines]


def reached(file: Path) -> dict[Table, int]:
    """Return the deal up to which a file has each table."""
    last = dict[Table, int]()
    for one in read_samples(file):
        table = Table.of(one)
        last[table] = max(last.get(table, 0), one.seed // ROUND * ROUND + ROUND)
    return last


if __name__ == "__main__":
    study()
