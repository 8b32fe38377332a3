"""What a server says to somebody who solves puzzles."""

from msgspec import Struct

from tenback.protocol.sight import Sight
from tenback.study.answer import Answer
from tenback.study.puzzle import Difficulty


class PuzzleListing(Struct, frozen=True, kw_only=True):
    """A puzzle, as lists show it."""

    id: str
    family: str  # the game, whatever its level
    difficulty: int  # from 0 to 100


class PuzzleSight(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle as far as somebody has got with it."""

    id: str
    ruleset: str
    version: int  # of the ruleset
    difficulty: int  # from 0 to 100
    name: Difficulty  # the same in a word
    seat: int  # whose turn it is
    sight: Sight  # of that seat, with the cards that were tried on the table
    unlaid: list[list[str]]  # of each deck, the cards nobody has laid
    over: bool = False  # the turn is at its end
    answer: Answer | None = None  # once it is, or once the answer was asked for
