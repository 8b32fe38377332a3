"""The file of results: one line a cell, in the order of the cells."""

import json
from dataclasses import asdict
from pathlib import Path

import msgspec

from bench.odds.cells import SEED, Cell
from bench.odds.tally import Tally

Entry = dict[str, object]
Results = dict[Cell, Tally]

DAMAGE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, ArithmeticError)  # what nonsense leads to


class Corrupt(Exception):
    """A file that nobody of us wrote."""

    def __init__(self, path: Path, why: object) -> None:
        super().__init__(f"{path} is damaged: {why}")


def read(path: Path) -> Results:
    """Return what is stored; nothing if there is no file. What an older ruleset gave is forgotten."""
    if not path.exists():
        return {}
    try:
        entries = json.loads(path.read_bytes())
        return dict(_parse(at, entry) for at, entry in enumerate(entries) if _is_current(entry))
    except DAMAGE as error:
        raise Corrupt(path, error) from error


def save(path: Path, cell: Cell, tally: Tally) -> None:
    """Put one result into the file, whoever else has written to it meanwhile."""
    write(path, {**read(path), cell: tally})


def write(path: Path, results: Results) -> None:
    """Write the whole file; it is never seen half written."""
    lines = [json.dumps(to_entry(cell, results[cell])) for cell in sorted(results, key=lambda cell: cell.place)]
    draft = path.with_suffix(".draft")
    draft.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    draft.replace(path)


def to_entry(cell: Cell, tally: Tally) -> Entry:
    """Return a result as plain words and numbers: what was counted, and what follows from it."""
    won, budget = tally.won, cell.bots[0].budget
    return {
        **asdict(cell),
        "version": cell.rules.version,
        "budget": budget and str(budget),
        "seed": SEED,
        **asdict(tally),
        "games": tally.games,
        "win_rate": round(won.value, 4),
        "win_low": round(won.low, 4),
        "win_high": round(won.high, 4),
        "left_mean": round(tally.left / tally.games, 2),
        "seconds_per_turn": float(f"{tally.seconds / max(tally.turns, 1):.3g}"),
    }


def _is_current(entry: Entry) -> bool:
    return entry["version"] == msgspec.convert(entry, Cell).rules.version


def _parse(at: int, entry: Entry) -> tuple[Cell, Tally]:
    cell, tally = msgspec.convert(entry, Cell), msgspec.convert(entry, Tally)
    if to_entry(cell, tally) != entry:
        raise ValueError(f"the figures of entry {at + 1} ({cell}) do not agree")
    return cell, tally
