"""The strip: a ruler of all numbers, which shows at a glance what still fits on a pile."""

from dataclasses import dataclass
from math import ceil

from tenback.rules import View

BARS = " ▁▂▃▄▅"
TOP, MINE = "┃", "●"


@dataclass(frozen=True, slots=True)
class Cell:
    """A few neighbouring numbers of the ruler."""

    rank: int  # the first of them
    cards: int  # how many cards have these numbers; none for a bare row card
    unlaid: float  # share of them that nobody has laid yet, 0 to 1
    ahead: bool  # the pile has not passed them
    mine: bool  # one of them is in the viewer's hand
    top: bool  # the pile's top is among them

    @property
    def glyph(self) -> str:
        """Return the sign that stands for the cell."""
        if self.top:
            return TOP
        return MINE if self.mine else BARS[ceil(self.unlaid * (len(BARS) - 1))]


def strip(view: View, at: int, width: int) -> tuple[Cell, ...]:
    """Return the ruler of one pile, as many cells wide as there is room for."""
    deck = view.rules.deck_of(view.rules.piles[at].owner)
    ranks = sorted({card.rank for card in (*view.rules.cards, *(pile.row_card for pile in view.rules.piles))})
    size = ceil(len(ranks) / max(1, width))
    cells = [ranks[first : first + size] for first in range(0, len(ranks), size)]
    return tuple(_cell(view, at, deck, cell) for cell in cells)


def _cell(view: View, at: int, deck: int, ranks: list[int]) -> Cell:
    pile, top = view.rules.piles[at], view.tops[at]
    cards = [card for card in view.rules.cards if card.rank in ranks]
    unlaid = sum(card in view.unlaid[deck] for card in cards)
    return Cell(
        rank=ranks[0],
        cards=len(cards),
        unlaid=unlaid / max(1, len(cards)),
        ahead=any(pile.direction.steps(top.rank, rank) > 0 for rank in ranks),
        mine=any(card.rank in ranks for card in view.hand),
        top=top.rank in ranks,
    )
