"""Advice for a seat: the best turns for what it sees and hears, with what speaks for them."""

from collections.abc import Collection

from tenback.rules import View
from tenback.rules.notation import format_action
from tenback.study.advice import QUICK, Advice, RankedTurn
from tenback.study.distinct import different_first
from tenback.study.judge import Comparison, Judge
from tenback.study.merits import find_merits

FINALISTS, SHOWN = 6, 4


class NotOnTurn(ValueError):
    """A seat that has nothing to decide now."""


def advise(
    view: View, *, playouts: int = QUICK, talks: bool = True, people: Collection[int] = (), judge: Judge | None = None
) -> Advice:
    """Return the best turns for a view; `people` are seats whose words are taken by their published meaning."""
    if view.seat is None or not view.on_turn:
        raise NotOnTurn(f"seat {view.seat} has nothing to decide")
    judge = judge or Judge(view.rules, len(view.hand_sizes), talks=talks, people=people)
    comparison = judge.compare(view, playouts, FINALISTS)
    shown = sorted(map(comparison.turns.index, different_first(comparison.turns)[:SHOWN]))
    return Advice(
        seat=view.seat,
        turns=[ranked(view, comparison, at) for at in shown],
        playouts=playouts,
        calibrated=judge.curve.fitted,
    )


def ranked(view: View, comparison: Comparison, at: int) -> RankedTurn:
    """Return a turn of a comparison, as it is handed on."""
    chance, error = comparison.chance(at)
    behind, behind_error = comparison.behind(at)
    return RankedTurn(
        lays=[format_action(view.rules, lay) for lay in comparison.turns[at]],
        chance=chance,
        error=error,
        behind=behind,
        behind_error=behind_error,
        merits=find_merits(view, comparison.turns[at], comparison.turns, choices=comparison.choices),
    )
