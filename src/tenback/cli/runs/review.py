"""The work of `tenback review`: one turn after another, kept as they come, with a progress bar in a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenback.cli.runs.compilation import demand_compiled
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import share_text
from tenback.play.record import Record
from tenback.study.kept_turns import KeptTurns, own_folder
from tenback.study.review import Review, TurnReview
from tenback.study.reviewer import Reviewer


def review_record(texts: Catalogue, record: Record, playouts: int, *, forget: bool) -> Review:
    """Review every turn that is not kept yet, or as many as an interrupt allows."""
    reviewer, kept = Reviewer(record, playouts), KeptTurns(own_folder(), record, playouts)
    turns = [] if forget else kept.read()[: len(reviewer.played)]
    if len(turns) < len(reviewer.played):
        demand_compiled(texts)
        try:
            with _watching(texts, reviewer, turns) as watch:
                kept.begin(turns)
                for turn in reviewer.turns(tuple(turns)):
                    turns.append(turn)
                    kept.add(turn)
                    watch(turn)
        except KeyboardInterrupt:
            if not turns:
                raise
    return reviewer.sum_up(turns)


@contextmanager
def _watching(texts: Catalogue, reviewer: Reviewer, done: list[TurnReview]) -> Iterator[Callable[[TurnReview], None]]:
    """Show a bar on the error stream while the review lasts, if that is a terminal."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield lambda turn: None
        return
    columns = (BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(reviewer.played), completed=len(done))

        def watch(turn: TurnReview) -> None:
            name, lost = reviewer.record.players[turn.seat], share_text(texts, turn.loss)
            progress.update(bar, completed=turn.turn, description=texts("study-so-far", name=name, lost=lost))

        yield watch
