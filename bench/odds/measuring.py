"""Measuring what is missing, cell by cell."""

from collections.abc import Callable, Mapping
from pathlib import Path

from bench.odds.cells import Cell
from bench.odds.progress import Board
from bench.odds.store import Results, read, save
from bench.odds.tally import Tally, count
from tenback.lab.crews import local_crew
from tenback.lab.run import Part, carry_out

Wanted = Mapping[Cell, int]  # deals


def missing(results: Results, wanted: Wanted) -> list[Cell]:
    """Return the cells in which bots that play as today have played fewer deals than wanted."""
    return [cell for cell, deals in wanted.items() if known(results, cell).deals < deals]


def known(results: Results, cell: Cell) -> Tally:
    """Return what bots that play as today have shown in a cell so far."""
    tally = results.get(cell, Tally())
    return tally if tally.bots >= cell.since else Tally()


def fill(path: Path, wanted: Wanted, board: Board, cores: int) -> bool:
    """Measure what is missing and save it after every cell; return whether nobody interrupted."""
    cells = missing(read(path), wanted)
    for number, cell in enumerate(cells, 1):
        before = known(read(path), cell)
        deals = range(before.deals, wanted[cell])
        board.begin(f"{number}/{len(cells)}  {cell}", len(deals))
        gained = measure(cell, deals, cores, lambda part: board.advance(len(part.deals)))
        if gained.deals:
            save(path, cell, before + gained)
            board.tell(before + gained)
        if gained.deals < len(deals):
            return False
    return True


def measure(cell: Cell, deals: range, cores: int, watch: Callable[[Part], None]) -> Tally:
    """Play some deals of a cell; an interrupt keeps the first ones."""
    experiment = cell.experiment(deals)
    with local_crew(experiment, cores) as crew:
        return count(carry_out(experiment, crew, watch))
