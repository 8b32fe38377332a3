"""Keeping the record of a game."""

from datetime import datetime
from pathlib import Path

from tenback.locale.catalogue import Catalogue
from tenback.play.codec import to_json
from tenback.play.game import Game
from tenback.play.record import to_record


def save_record(game: Game, folder: Path | None, texts: Catalogue) -> str:
    """Save the record and say where, or say why it could not be saved; nothing to say if it is not wanted."""
    if folder is None or not game.log:
        return ""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_path(folder, game)
        path.write_bytes(to_json(to_record(game)))
    except OSError as error:
        return texts("table-not-saved", why=error.strerror or str(error))
    return texts("table-saved", path=str(path))


def _free_path(folder: Path, game: Game) -> Path:
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game.rules.id.replace('/', '-')}"
    names = (folder / f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
    return next(path for path in names if not path.exists())
