"""A measurement from its plan to the exit code: played, kept, written, shown."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tenback.cli.lab_run import run_plan
from tenback.cli.output.refusal_text import refusal_lines, unwritable
from tenback.cli.params.lab_options import Manner
from tenback.cli.runs.halt import Halt, demanding_results
from tenback.locale.catalogue import Catalogue

if TYPE_CHECKING:
    from tenback.lab.plan import Plan
    from tenback.lab.run import Run

FAILED = 1


def measure(texts: Catalogue, manner: Manner, plan: "Callable[[], Plan]", show: "Callable[[Run], None]") -> int:
    """Play a plan and return the exit code; files come before words, and no failure hides the rest."""
    faults: list[Exception] = []
    with Halt() as halt:
        with demanding_results(texts, halt):
            run = _run(texts, manner, plan(), faults)
        faults += _write_files(texts, manner, run)
        try:
            show(run)
        finally:
            _tell(texts, manner, run, faults)
    return FAILED if faults else 0 if run.complete else halt.code


def _run(texts: Catalogue, manner: Manner, plan: "Plan", faults: list[Exception]) -> "Run":
    if manner["keep"] is None:
        return run_plan(texts, plan, manner, lambda part: None, ())
    from tenback.cli.runs.ledger import keeper, opened, same_seed  # noqa: PLC0415 - slow to import

    with opened(texts, manner["keep"]) as ledger:
        same = same_seed(ledger, plan) if manner["seed"] is None else plan
        done = ledger.begin(same)
        return run_plan(texts, same, manner, keeper(ledger, faults), done)


def _write_files(texts: Catalogue, manner: Manner, run: "Run") -> Iterator[Exception]:
    """Write the files asked for, and yield what went wrong."""
    for path, write in ((manner["parquet"], _write_parquet), (manner["plot"], _write_chart)):
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


def _tell(texts: Catalogue, manner: Manner, run: "Run", faults: Sequence[Exception]) -> None:
    """Say what went wrong, or that the run can go on."""
    for line in [line for fault in faults for line in refusal_lines(texts, fault)]:
        click.echo(line, err=True)
    if manner["keep"] and not run.complete and not faults:
        click.echo(texts("lab-goes-on"), err=True)
