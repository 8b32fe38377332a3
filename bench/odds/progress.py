"""How far the measuring is: a line for every cell that is done, and a bar where somebody watches."""

from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.odds.tally import Tally
from bench.odds.wording import share_text


class Board:
    """What is shown on the error stream."""

    def __init__(self) -> None:
        console = Console(stderr=True, soft_wrap=True)
        words = TextColumn("{task.description}", markup=False)
        columns = (TimeElapsedColumn(), words, BarColumn(20), MofNCompleteColumn())
        self._progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task, self._what = self._progress.add_task("", total=None), ""

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def begin(self, what: str, deals: int) -> None:
        """Show that a cell is being measured; the clock goes on."""
        self._what = what
        self._progress.update(self._task, description=what, total=deals, completed=0)

    def advance(self, deals: int) -> None:
        """Show that more deals are done."""
        self._progress.advance(self._task, deals)

    def tell(self, tally: Tally) -> None:
        """Say what came out."""
        line = f"{self._what}  {share_text(tally.won)}, {tally.games:,} games"
        self._progress.console.print(line, markup=False, highlight=False)
