"""The open-card bound: how many deals were shown to be winnable, kept as data, and its table in the page about it."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from tenback.lab.stats import Estimate, rate

DATA, PAGE = "bound.json", "bound.md"
DOCS = Path(__file__).parents[2] / "docs"
PLAYERS = range(1, 6)
HEAD = "| Game | Deals | 1 | 2 | 3 | 4 | 5 players |\n| --- | --- | --- | --- | --- | --- | --- |\n"

Bounds = Mapping[tuple[str, int], Estimate]  # by ruleset and players


class _Row(TypedDict):
    game: str
    deals: int
    winnable: dict[str, int]  # by players


def read_bounds() -> Bounds:
    """Return the share of deals shown to be winnable."""
    return {
        (row["game"], int(players)): rate(winnable, row["deals"])
        for row in _rows()
        for players, winnable in row["winnable"].items()
    }


def bound_table() -> str:
    """Return the figures as a table in Markdown."""
    lines = (f"| `{row['game']}` | {row['deals']} |{_cells(row['winnable'])}\n" for row in _rows())
    return HEAD + "".join(lines)


def write_bounds(docs: Path) -> None:
    """Write the table into the page, where a folder has it."""
    page = docs / PAGE
    if page.exists():
        text = page.read_text(encoding="utf-8")
        page.write_text(re.sub(f"{re.escape(HEAD)}(?:\\|.*\n)*", bound_table(), text), encoding="utf-8")


def _rows() -> list[_Row]:
    rows: list[_Row] = json.loads((DOCS / DATA).read_bytes())
    return rows


def _cells(winnable: dict[str, int]) -> str:
    return "".join(f" {winnable[str(n)]} |" if str(n) in winnable else " |" for n in PLAYERS)
