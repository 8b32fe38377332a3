"""Reviewed turns, kept between runs: a small file for each record, method and number of play-outs."""

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from tenback.play.codec import to_text
from tenback.play.record import Record
from tenback.study.review import METHOD, TurnReview

MOST = 500  # files; the ones that have not been used for longest go first


def own_folder() -> Path:
    """Return where reviews are kept."""
    return user_cache_path("tenback") / "reviews"


class KeptTurns:
    """The turns of one record that are reviewed already; what cannot be kept is reviewed again."""

    def __init__(self, folder: Path, record: Record, playouts: int) -> None:
        name = sha256(to_text(record).encode()).hexdigest()[:32]
        self._path = folder / f"{name}-{version('tenback')}-{METHOD}-{playouts}.jsonl"

    def read(self) -> list[TurnReview]:
        """Return the turns that are kept, up to the first that is damaged."""
        return list(self._turns())

    def _turns(self) -> Iterator[TurnReview]:
        with suppress(OSError, ValueError):
            for number, line in enumerate(self._path.read_bytes().splitlines(), start=1):
                turn = msgspec.json.decode(line, type=TurnReview)
                if turn.turn != number:
                    return
                yield turn

    def begin(self, turns: list[TurnReview]) -> None:
        """Write down the turns that are known, in place of whatever was kept."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(b"".join(map(_line, turns)))
            _tidy(self._path.parent)

    def add(self, turn: TurnReview) -> None:
        """Keep one more turn."""
        with suppress(OSError), self._path.open("ab") as file:
            file.write(_line(turn))


def _line(turn: TurnReview) -> bytes:
    return msgspec.json.encode(turn) + b"\n"


def _tidy(folder: Path) -> None:
    for old in sorted(folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)[:-MOST]:
        old.unlink(missing_ok=True)
