"""A puzzle, as it is handed on: what one seat saw in a real game, and the turn that was clearly best there."""

from enum import StrEnum
from hashlib import sha256

from msgspec import Struct

from tenback.study.advice import RankedTurn


class Difficulty(StrEnum):
    """How hard a puzzle is, in a word."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LEAST = ((Difficulty.HARD, 50), (Difficulty.MEDIUM, 30))  # of the difficulty in numbers


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position of a real game, as the seat on turn saw it; nothing here was hidden from that seat."""

    game: str  # id of the ruleset
    version: int  # of the ruleset
    players: int
    position: str  # in notation: hidden cards are counted, laid ones are listed
    talks: bool = False  # the others may speak
    heard: list[str] = []  # what they had said, `P1!KEEP(A,2)`
    turns: list[RankedTurn]  # the right ones, the best of the others, and the obvious one; the best first
    right: int  # so many of the first turns count as right
    tempting: int  # the place of the obvious turn
    found: list[float]  # how often a bot of each level finds a right turn, the weakest level first
    difficulty: int  # from 0 to 100
    deal: int  # seed of the deal
    maker: str  # version that made it, with its play-outs

    @property
    def id(self) -> str:
        """What tells the puzzle from all others."""
        told = "|".join([self.game, str(self.players), self.position, *self.heard])
        return sha256(told.encode()).hexdigest()[:8]

    @property
    def name(self) -> Difficulty:
        """The difficulty in a word."""
        return next((name for name, least in LEAST if self.difficulty >= least), Difficulty.EASY)


def difficulty_of(found: list[float]) -> int:
    """Return how hard a puzzle is: the share of attempts that fail, every level counting the same."""
    return round(100 * (1 - sum(found) / len(found)))
