"""A pile in the plain numbers of table talk."""

from tenback.rules import Card, Ruleset
from tenback.rules.placement import onward
from tenback.rules.talk import Place


def place_at(rules: Ruleset, at: int, top: Card) -> Place:
    """Return what everybody sees of a pile with this top."""
    pile = rules.piles[at]
    back = {card.rank for card in rules.cards if rules.trick(pile, top, card)}
    return Place(
        top=top.rank,
        direction=pile.direction,
        ranks=frozenset(card.rank for card in rules.cards),
        trick=frozenset(rank for rank in back if not onward(pile, top, Card(rank))),
    )
