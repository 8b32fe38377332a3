"""`tenback review`: what every turn of a recorded game was worth."""

import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from tenback.cli.command import Command
from tenback.cli.output.console import print_json
from tenback.cli.params.kind import Location
from tenback.cli.params.options import argument, flag
from tenback.cli.params.study import Drawing, StudyBudget
from tenback.cli.refusals import misuse
from tenback.cli.runs.halt import Halt, demanding_results
from tenback.cli.runs.measurement import NEEDED
from tenback.locale.catalogue import Catalogue
from tenback.play.codec import read_record
from tenback.play.record import Record
from tenback.study.advice import QUICK

if TYPE_CHECKING:
    from tenback.study.review import Review

STDIN = Path("-")


class Choices(TypedDict):
    """What may be said about a review on the command line."""

    budget: int | None
    plot: Path | None
    as_forget: bool
    as_json: bool


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        argument(texts, "file", Location(texts, "file")),
        click.Option(["--budget"], type=StudyBudget(texts), help=texts("study-opt-budget")),
        click.Option(["--plot"], type=Drawing(texts, "file"), help=texts("study-opt-plot")),
        click.Option(["--forget", "as_forget"], is_flag=True, help=texts("study-opt-forget")),
        flag(texts, "json"),
    ]
    return Command(texts, "review", params, callback=partial(_review, texts))


def _review(texts: Catalogue, *, file: Path, **choices: Unpack[Choices]) -> int:
    record = read_record(_read(file))
    if not all(map(find_spec, NEEDED)):
        raise misuse("lab-extra", extra="sim")
    with Halt() as halt:
        with demanding_results(texts, halt):
            found = _turns(texts, record, choices)
        _show(texts, record, found, choices)
    return 0 if found.complete else halt.code


def _turns(texts: Catalogue, record: Record, choices: Choices) -> "Review":
    from tenback.cli.runs.review import review_record  # noqa: PLC0415 - slow to import

    return review_record(texts, record, choices["budget"] or QUICK, forget=choices["as_forget"])


def _show(texts: Catalogue, record: Record, found: "Review", choices: Choices) -> None:
    import msgspec  # noqa: PLC0415 - slow to import

    from tenback.cli.output.review import print_review  # noqa: PLC0415 - slow to import
    from tenback.study.graph import draw_graph  # noqa: PLC0415 - slow to import

    if choices["plot"]:
        choices["plot"].write_text(draw_graph(found, texts("study-plot")), encoding="utf-8")
    if choices["as_json"]:
        print_json(msgspec.to_builtins(found))
    else:
        print_review(texts, record, found)


def _read(file: Path) -> bytes:
    if file != STDIN:
        return file.read_bytes()
    return sys.stdin.buffer.read() if sys.stdin else b""
