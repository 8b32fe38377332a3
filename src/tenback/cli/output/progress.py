"""The progress bar of a run: how far it has got, and what it has found so far."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.text import Text

from tenback.lab.experiment import Experiment
from tenback.lab.run import Part
from tenback.lab.stats import rate
from tenback.lab.words import rate_text
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import number_text


class WinsSoFar:
    """The games that the line-up named first has won so far."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment, self._wins, self._games = experiment, 0, 0

    def add(self, part: Part) -> None:
        """Count a finished part in."""
        first, *others = part.samples
        self._wins += int(first.won.sum())
        self._games += len(first)
        for mirrored in others if self._experiment.rules.race else ():
            self._wins += int((~mirrored.won).sum())
            self._games += len(mirrored)

    def told(self, texts: Catalogue) -> str:
        """Return the rate so far, with its bounds."""
        won = rate_text(texts, rate(self._wins, self._games))
        return texts("lab-so-far", bot=str(self._experiment.lineups[0][0]), won=won)


class GamesColumn(ProgressColumn):
    """How many games are done, and how many per second by all workers together."""

    def __init__(self, texts: Catalogue) -> None:
        super().__init__(Column(no_wrap=True))
        self._texts = texts

    def render(self, task: Task) -> Text:
        """Return both numbers."""
        done, speed = number_text(self._texts, task.completed), task.finished_speed or task.speed
        return Text(f"{done} ({number_text(self._texts, speed, 0 if speed > 100 else 1)}/s)" if speed else done)


@contextmanager
def watching(texts: Catalogue, experiment: Experiment, done: Sequence[Part]) -> Iterator[Callable[[Part], None]]:
    """Show a bar on the error stream while the run lasts, if that is a terminal."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield lambda part: None
        return
    wins = WinsSoFar(experiment)
    for part in done:
        wins.add(part)
    with _progress(texts) as progress:
        task = progress.add_task("", total=experiment.games, completed=sum(map(_games, done)))

        def watch(part: Part) -> None:
            wins.add(part)
            progress.update(task, advance=_games(part), description=wins.told(texts))

        yield watch


def _games(part: Part) -> int:
    return len(part.deals) * len(part.samples)


def _progress(texts: Catalogue) -> Progress:
    so_far = TextColumn("{task.description}", markup=False, table_column=Column(no_wrap=True))
    columns = (BarColumn(10), GamesColumn(texts), TimeRemainingColumn(), so_far)
    return Progress(*columns, console=Console(stderr=True), transient=True)
