"""Advice, as it is handed on: turns with their chances, the best first; encoded by `msgspec`, every word is plain."""

from msgspec import Struct

from tenback.study.merit import Merit

QUICK, DEEP = 1000, 10_000  # play-outs for a turn


class RankedTurn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn with its chance to win."""

    lays: list[str]  # in order, in notation; without any, the turn ends at once
    chance: float  # of the seat's side to win, from 0 to 1
    error: float  # standard error of the chance
    behind: float = 0.0  # what is lost against the best turn, in the same worlds
    behind_error: float = 0.0  # standard error of that
    merits: list[Merit] = []  # what speaks for it, the weightiest first


class Advice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The best turns for what a seat sees, at least three that differ to a person where there are as many."""

    seat: int  # whose turn it is
    turns: list[RankedTurn]  # the best first
    playouts: int  # what was allowed; the same number gives the same advice
    calibrated: bool = False  # chances were compared with how games of this kind end
