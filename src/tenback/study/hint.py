"""A hint: as much of the best turn as was asked for, first the pile, then the card, then the whole turn."""

from enum import StrEnum

from msgspec import Struct

from tenback.study.advice import Advice, RankedTurn


class Detail(StrEnum):
    """How much a hint tells."""

    PILE = "pile"
    CARD = "card"
    TURN = "turn"


class Hint(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody is told, and nothing that was not asked for."""

    detail: Detail
    pile: str = ""  # where the first card of the best turn goes; empty: the best is to end the turn
    card: str = ""  # the first card
    best: RankedTurn | None = None


def give_hint(advice: Advice, detail: Detail) -> Hint:
    """Return the hint with so much detail."""
    best = advice.turns[0]
    card, _, pile = best.lays[0].partition(">") if best.lays else ("", "", "")
    return Hint(
        detail=detail,
        pile=pile,
        card="" if detail is Detail.PILE else card,
        best=best if detail is Detail.TURN else None,
    )


def next_detail(detail: Detail | None) -> Detail:
    """Return what is told next; once the whole turn is told, it stays told."""
    details = list(Detail)
    return details[0] if detail is None else details[min(details.index(detail) + 1, len(details) - 1)]
