"""Turns that a person would call different."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenback.rules import Card, Lay

if TYPE_CHECKING:
    from tenback.search.thinker import PlannedTurn  # it brings the compiler, which takes seconds

End = tuple[frozenset[Lay], frozenset[tuple[int, Card]]]


def end_of(turn: "PlannedTurn") -> End:
    """Return where a turn leads, in whatever order its cards are laid: what lies where, and what is on top."""
    return frozenset(turn), frozenset({lay.pile: lay.card for lay in turn}.items())


def once(turns: Sequence["PlannedTurn"]) -> list["PlannedTurn"]:
    """Return the first turn of all that lead to the same end."""
    found = dict[End, "PlannedTurn"]()
    for turn in turns:
        found.setdefault(end_of(turn), turn)
    return list(found.values())


def is_alike(one: "PlannedTurn", other: "PlannedTurn") -> bool:
    """Say whether two turns are one idea: the same cards on the same piles, one of them perhaps going further."""
    short, long = sorted((frozenset(one), frozenset(other)), key=len)
    return bool(short) and short <= long


def different_first(turns: Sequence["PlannedTurn"]) -> list["PlannedTurn"]:
    """Return the turns, those that are like an earlier one last."""
    different, alike = list["PlannedTurn"](), list["PlannedTurn"]()
    for turn in turns:
        (alike if any(is_alike(turn, other) for other in different) else different).append(turn)
    return different + alike
