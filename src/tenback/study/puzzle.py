"""A puzzle, as it is handed on: a position of a real game whose best turn is clear, and not the obvious one."""

from msgspec import Struct

from tenback.study.advice import RankedTurn


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Find the best turn."""

    id: str
    ruleset: str
    version: int
    house: dict[str, str] = {}
    players: int
    position: str  # in notation, with the hidden cards dealt in some way; the seat on turn is asked
    turns: list[RankedTurn]  # the best first
    margin: float  # what the second best loses
    difficulty: float  # the share of the levels of bots that miss it
    playouts: int  # by which it was confirmed
