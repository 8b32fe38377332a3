"""The shelf: the games that were saved, finished or not, the newest first."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import game_title, left_text
from tenback.play.codec import read_record
from tenback.play.record import Record, RecordError, record_rules


@dataclass(frozen=True, slots=True)
class Saved:
    """A file on the shelf, when it was written, and what is in it: a record, or the reason why it is not one."""

    path: Path
    when: datetime
    content: Record | RecordError

    @property
    def record(self) -> Record | None:
        """The game, if the file is sound."""
        return self.content if isinstance(self.content, Record) else None

    @property
    def is_open(self) -> bool:
        """Whether somebody can go on with the game."""
        return self.record is not None and self.record.outcome is None


def saved_games(folder: Path) -> Iterator[Saved]:
    """Yield the games in a folder, the newest first, each read when it is asked for."""
    files = [(path.stat().st_mtime, path) for path in folder.glob("*.json")] if folder.is_dir() else []
    for written, path in sorted(files, reverse=True):
        yield Saved(path, datetime.fromtimestamp(written).astimezone(), _read(path))


def saved_text(texts: Catalogue, record: Record) -> str:
    """Say which game it is, who plays, and how far it has come."""
    title = game_title(texts, record_rules(record))
    state = texts("table-saved-over" if record.outcome else "table-saved-open")
    return f"{title} · {', '.join(record.players)} · {left_text(texts, record.left)} · {state}"


def _read(path: Path) -> Record | RecordError:
    try:
        return read_record(path.read_bytes())
    except RecordError as error:
        return error
