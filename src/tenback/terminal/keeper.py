"""The keeper: it writes the record of a game after every step, so that nothing is ever lost."""

import os
import shlex
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from tenback.locale.catalogue import Catalogue
from tenback.play.codec import to_json
from tenback.play.game import Game
from tenback.play.record import to_record
from tenback.rules import Ruleset
from tenback.terminal.setup import Setup


def own_folder() -> Path:
    """Return where records go if nobody says otherwise."""
    return user_data_path("tenback") / "records"


def try_folder(folder: Path) -> None:
    """Raise `OSError` unless files can be written into the folder; it is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / f".tenback-{os.getpid()}"
    trial.write_bytes(b"")
    trial.unlink()


class Keeper:
    """Keeps the record of one game up to date, from its first step to its last."""

    def __init__(self, setup: Setup) -> None:
        self._bots = tuple(seating.bot for seating in setup.seating)
        self._folder, self.path = setup.folder, setup.path
        self.fault: OSError | None = None  # why the record is not where it should be
        self.lost = False  # it could not be written anywhere

    def keep(self, game: Game) -> bool:
        """Write the record as the game stands, if need be into the user's own folder; say whether a fault is new."""
        if self._folder is None or not game.log:
            return False
        was_lost, data = self.lost, to_json(to_record(game, self._bots))
        try:
            self.path = self.path or _free_path(self._folder, game.rules)
            _write(self.path, data)
            self.lost = False
        except OSError as fault:
            self.fault = fault
            self.lost = not self._keep_elsewhere(game.rules, data)
        else:
            return False
        return not (was_lost and self.lost)

    def words(self, texts: Catalogue) -> str:
        """Say where the record is, or why there is none; nothing if none was wanted or needed."""
        why = (self.fault.strerror or str(self.fault)) if self.fault else ""
        if self.lost:
            return texts("table-not-saved", why=why)
        if self.path is None or self._folder is None:
            return ""
        return texts("table-saved-elsewhere" if self.fault else "table-saved", path=str(self.path), why=why)

    def farewell(self, texts: Catalogue) -> Iterator[str]:
        """Say where an unfinished game is and how to go on with it."""
        if self.words(texts):
            yield self.words(texts)
        if self.path and self._folder and not self.lost:
            yield texts("table-go-on-with", file=shlex.quote(str(self.path)))

    def _keep_elsewhere(self, rules: Ruleset, data: bytes) -> bool:
        path = _free_path(own_folder(), rules)
        try:
            _write(path, data)
        except OSError:
            return False
        self.path = path
        return True


def _free_path(folder: Path, rules: Ruleset) -> Path:
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{rules.id.replace('/', '-')}"
    names = (folder / f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
    return next(path for path in names if not path.exists())


def _write(path: Path, data: bytes) -> None:
    """Write the file whole, or leave the one that is there."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
