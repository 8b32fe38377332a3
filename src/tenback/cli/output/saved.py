"""The games on the shelf, for people and for programs."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click

from tenback.cli.params.kind import brief
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import record_text
from tenback.play.record import Record, RecordError
from tenback.terminal.shelf import Saved, saved_games, saved_text

LISTED = 20  # games that people are told of; programs hear of all


def print_saved(texts: Catalogue, folder: Path, width: int) -> None:
    """Print the newest games, the file of each below it."""
    games = saved_games(folder)
    for line in _lines(texts, list(islice(games, LISTED)), width):
        click.echo(line)
    older = sum(1 for _ in games)
    if older:
        click.echo(texts("cli-saved-older", count=older, folder=str(folder)))


def saved_entries(texts: Catalogue, folder: Path) -> list[dict[str, object]]:
    """Return the games as programs want them."""
    return [_entry(texts, saved) for saved in saved_games(folder)]


def _lines(texts: Catalogue, games: list[Saved], width: int) -> Iterator[str]:
    if not games:
        yield texts("cli-saved-none")
    for saved in games:
        content = saved.content
        told = saved_text(texts, content) if isinstance(content, Record) else _fault(texts, content)
        yield click.style(f"{saved.when:%Y-%m-%d %H:%M}", bold=True)
        yield click.wrap_text(told, width - 1, initial_indent="  ", subsequent_indent="  ")
        yield f"  {saved.path}"


def _fault(texts: Catalogue, error: RecordError) -> str:
    return record_text(texts, error.fault, brief(error.place), error.told_why)


def _entry(texts: Catalogue, saved: Saved) -> dict[str, object]:
    content = saved.content
    about = {"path": str(saved.path), "when": saved.when.isoformat(timespec="seconds")}
    if isinstance(content, RecordError):
        return {**about, "fault": content.fault.value, "why": _fault(texts, content)}
    return {
        **about,
        "game": content.ruleset,
        "players": list(content.players),
        "bots": list(content.bots),
        "steps": len(content.steps),
        "left": content.left,
        "finished": content.outcome is not None,
        "ending": content.outcome.ending.value if content.outcome else None,
    }
