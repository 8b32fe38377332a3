"""The kinds of values that studying takes: how much is tried, a position, a picture to write."""

from pathlib import Path

from tenback.cli.params.kind import Kind, Location, as_number, brief
from tenback.cli.refusals import misuse
from tenback.study.advice import DEEP, QUICK

LEAST, MOST = 20, 1_000_000  # play-outs for a turn
NAMED = {"quick": QUICK, "deep": DEEP}


class StudyBudget(Kind):
    """How many play-outs a turn gets."""

    name = "budget"

    def read(self, text: str) -> int:
        """Read `quick`, `deep` or a number."""
        playouts = NAMED.get(text) or as_number(text) or 0
        if not LEAST <= playouts <= MOST:
            raise misuse("study-no-budget", budget=brief(text), least=LEAST, most=MOST)
        return playouts


class Position(Kind):
    """A position in notation; the game says what it means."""

    name = "position"

    def read(self, text: str) -> str:
        """Take the text as it is."""
        return text


class Drawing(Location):
    """A file for an SVG."""

    def read(self, text: str) -> Path:
        """Read the path of a file that is called one."""
        path = super().read(text)
        if path.suffix.lower() != ".svg":
            raise misuse("study-no-svg", path=brief(text))
        return path
