"""A measurement by `tenback sim` or `tenback match`: settled, played, kept, written, shown."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tenback.bots import Bot
from tenback.cli.output.refusal_text import refusal_lines
from tenback.cli.params.lab_options import RunOptions
from tenback.cli.refusals import Refusal, as_misuse, unwritable
from tenback.cli.runs.halt import Halt, demanding_results
from tenback.cli.setup import settle_rules, settle_seats
from tenback.lab import machine
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset
from tenback.warmup import USUAL, Code

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from tenback.lab.experiment import Experiment
    from tenback.lab.run import Crew, Part, Run

    Watch = Callable[[Part], None]

FAILED = 1
LONG_RUN = 100  # games of bots that are not compiled, from which on somebody should know what to expect
NEEDED = ("numba", "numpy")
NEEDED_FOR = {"parquet": ("polars",), "plot": ("altair", "vl_convert")}


def settle(game: Ruleset, options: RunOptions, players: int | None) -> tuple[Ruleset, int]:
    """Return the ruleset and the number of seats, once everything that the run needs is there."""
    with as_misuse():
        _demand_extras(options)
        _demand_cluster(options["ray"])
        return settle_rules(game, options["house"], options["commands"]), settle_seats(game, players)


def limited(bots: Iterable[Bot], options: RunOptions) -> tuple[Bot, ...]:
    """Return the bots with the time that those of somebody's own have for an answer."""
    limit = options["limit"]
    return tuple(bot if limit is None else replace(bot, limit=float(limit)) for bot in bots)


def _demand_extras(options: RunOptions) -> None:
    if options["ray"] and not find_spec("ray"):
        raise Refusal("lab-extra", extra="ray")
    asked = [module for name, modules in NEEDED_FOR.items() if options.get(name) for module in modules]
    if not all(map(find_spec, asked)):
        raise Refusal("lab-extra", extra="lab")
    if not all(map(find_spec, NEEDED)):
        raise Refusal("lab-extra", extra="sim")


def _demand_cluster(address: str | None) -> None:
    if address is None:
        return
    from tenback.lab.cluster import NobodyAnswers, demand_cluster  # noqa: PLC0415 - slow to import

    try:
        demand_cluster(address)
    except NobodyAnswers as error:
        raise Refusal("lab-no-cluster", address=address) from error


def measure(
    texts: Catalogue, options: RunOptions, settle: "Callable[[], Experiment]", show: "Callable[[Run], None]"
) -> int:
    """Play an experiment and return the exit code; files are written before printing, and no failure hides the rest."""
    faults: list[Exception] = []
    with Halt() as halt:
        with demanding_results(texts, halt):
            run = _run(texts, options, settle(), faults)
        faults += _write_files(texts, options, run)
        faults += [run.stopped_by] if run.stopped_by else []
        try:
            show(run)
        finally:
            _tell(texts, options, run, faults)
    return FAILED if faults else 0 if run.complete else halt.code


def _run(texts: Catalogue, options: RunOptions, experiment: "Experiment", faults: list[Exception]) -> "Run":
    if options["keep"] is None:
        return _play(texts, experiment, options, lambda part: None, ())
    from tenback.cli.runs.ledger import opened, part_keeper, same_seed  # noqa: PLC0415 - slow to import

    with opened(texts, options["keep"]) as ledger:
        same = same_seed(ledger, experiment) if options["seed"] is None else experiment
        done = ledger.begin(same)
        return _play(texts, same, options, part_keeper(ledger, faults), done)


def _play(
    texts: Catalogue, experiment: "Experiment", options: RunOptions, keep: "Watch", done: "Sequence[Part]"
) -> "Run":
    """Play what is not done yet, with a bar where somebody watches, and keep every part that is finished."""
    from tenback.cli.output.progress import watching  # noqa: PLC0415 - slow to import
    from tenback.cli.runs.compilation import demand_compiled  # noqa: PLC0415 - slow to import
    from tenback.lab.run import carry_out  # noqa: PLC0415 - slow to import

    _tell_pace(texts, experiment)
    if not options["ray"]:
        demand_compiled(texts, codes_for(experiment))
    with watching(texts, experiment, done) as watch, _crew(experiment, options) as crew:

        def finished(part: "Part") -> None:
            keep(part)
            watch(part)

        run = carry_out(experiment, crew, finished, done)
    if not len(run.deals):
        raise run.stopped_by or KeyboardInterrupt
    return run


def codes_for(experiment: "Experiment") -> tuple[Code, ...]:
    """Return the code that a run needs: whoever plays no bot that thinks need not wait for theirs."""
    talk = (Code.TALK,) if experiment.talking else ()
    return (*(USUAL if experiment.uncompiled_bots else (Code.GAMES,)), *talk)


def _tell_pace(texts: Catalogue, experiment: "Experiment") -> None:
    """Say what to expect of a long run with bots that are not compiled."""
    if experiment.uncompiled_bots and experiment.games >= LONG_RUN:
        from tenback.lab.lineups import POLICIES  # noqa: PLC0415 - slow to import

        told = texts("lab-slow", bot=str(experiment.uncompiled_bots[0]), fast=", ".join(sorted(POLICIES)))
        click.echo(told, err=True)


def _crew(experiment: "Experiment", options: RunOptions) -> "AbstractContextManager[Crew]":
    if options["ray"]:
        from tenback.lab.cluster import ray_crew  # noqa: PLC0415 - slow to import

        return ray_crew(options["ray"])
    from tenback.lab.crews import local_crew  # noqa: PLC0415 - slow to import

    return local_crew(experiment, options["cores"] or machine.cores())


def _write_files(texts: Catalogue, options: RunOptions, run: "Run") -> Iterator[Exception]:
    """Write the files asked for, and yield what went wrong."""
    for path, write in ((options["parquet"], _write_parquet), (options["plot"], _write_chart)):
        if path:
            try:
                write(texts, run, path)
            except Exception as error:  # told at the end: no figure is lost over a picture
                yield _told(path, error)


def _write_parquet(_texts: Catalogue, run: "Run", path: Path) -> None:
    from tenback.lab.parquet import write_parquet  # noqa: PLC0415 - slow to import

    write_parquet(run, path)


def _write_chart(texts: Catalogue, run: "Run", path: Path) -> None:
    from tenback.lab.chart import write_chart  # noqa: PLC0415 - slow to import

    write_chart(texts, run, path)


def _told(path: Path, error: Exception) -> Exception:
    return unwritable(path, error.strerror or str(error)) if isinstance(error, OSError) else error


def _tell(texts: Catalogue, options: RunOptions, run: "Run", faults: Sequence[Exception]) -> None:
    """Say what went wrong, or that the run can go on."""
    for line in [line for fault in faults for line in refusal_lines(texts, fault)]:
        click.echo(line, err=True)
    if run.faults:
        told = texts("lab-forfeits", games=len(run.faults))
        click.echo("\n".join([told, *refusal_lines(texts, run.faults[0])]), err=True)
    if options["keep"] and not run.complete and not faults:
        click.echo(texts("lab-goes-on"), err=True)
