"""What nets of races are shown of a position, compiled: the inputs that are not 0, as a list.

A depth is the rank of a top, so a card with the number `depth - 1` is the first one ahead of it.
"""

from tenback.batch.bits import bit
from tenback.batch.compiler import Floats, Row, Table, compiled, count_bits, inlined, leading_zeros, trailing_zeros
from tenback.nets.races import layout
from tenback.nets.slim.net import show


@compiled
def mirrored(cards: int) -> int:
    """Return a set of cards in the other facing."""
    found = 0
    while cards != 0:
        found |= bit(layout.CARDS - 1 - trailing_zeros(cards))
        cards &= cards - 1
    return found


@inlined
def card_at(depth: int) -> int:
    """Return the place of card number 0 among the steps from a top."""
    return layout.ON_TOP + layout.LOWEST - depth


@inlined
def behind_top(cards: int, depth: int) -> int:
    """Return the cards of a set that a pile has passed."""
    return cards & bit(max(depth - layout.LOWEST, 0)) - 1


@inlined
def leading_back(cards: int, unlaid: int) -> int:
    """Return the cards of a set from which a trick leads to an unlaid one."""
    return cards & unlaid << layout.BACK


@inlined
def steps_ahead(cards: int, depth: int) -> int:
    """Return how many steps the nearest card is ahead; 0 if none is."""
    ahead = cards >> depth - 1
    return trailing_zeros(ahead) + 1 if ahead != 0 else 0


@inlined
def steps_back(cards: int, depth: int) -> int:
    """Return how many steps the nearest card is behind; 0 if none is."""
    passed = behind_top(cards, depth)
    return depth - layout.LOWEST - 63 + leading_zeros(passed) if passed != 0 else 0


@compiled
def show_set(k: Row, v: Floats, first: int, cards: int, depth: int) -> None:
    """Show a set of cards by their steps from a top."""
    at = first + card_at(depth)
    while cards != 0:
        show(k, v, at + trailing_zeros(cards), 1.0)
        cards &= cards - 1


@compiled
def show_pile(k: Row, v: Floats, first: int, depth: int, its: int, others: int) -> None:
    """Show what lies ahead of a pile, whatever the hand is."""
    show_set(k, v, first + layout.ITS_CARDS, its, depth)
    show_set(k, v, first + layout.ITS_TRICKS, leading_back(its, its), depth)
    show_set(k, v, first + layout.ITS_HELP, behind_top(others, depth), depth)
    show(k, v, first + layout.ITS_DEPTH + depth, 1.0)


@compiled
def show_held(k: Row, v: Floats, first: int, depth: int, hand: int, deck: int) -> None:
    """Show what the hand has for an own pile."""
    show_set(k, v, first + layout.HELD, hand, depth)
    show_set(k, v, first + layout.HELD_BEFORE, leading_back(hand, hand | deck), depth)
    show_set(k, v, first + layout.HELD_TRICKS, hand & (hand | deck) >> layout.BACK, depth)
    show(k, v, first + layout.NEAREST + steps_ahead(hand, depth), 1.0)


@compiled
def show_helping(k: Row, v: Floats, first: int, depth: int, hand: int) -> None:
    """Show what the hand has for a pile of the opponent."""
    show_set(k, v, first + layout.HELPING, behind_top(hand, depth), depth)
    show(k, v, first + layout.NEAREST_HELP + steps_back(hand, depth), 1.0)


@inlined
def show_span(p: Table, k: Row, v: Floats, side: int) -> None:
    """Show how far the two piles of a side are from each other."""
    depths = p[layout.DEPTHS + 2 * side] + p[layout.DEPTHS + 2 * side + 1]
    show(k, v, layout.SPAN + side * layout.SPANS + 2 * (layout.DEEP - 1) - depths, 1.0)


@compiled
def show_sizes(p: Table, k: Row, v: Floats) -> None:
    """Show how many cards there are."""
    kept, deck, theirs = count_bits(p[layout.HAND]), count_bits(p[layout.DECK]), count_bits(p[layout.THEIRS])
    show(k, v, layout.KEPT + kept, 1.0)
    show(k, v, layout.HAND_THEN + kept + p[layout.DRAWN], 1.0)
    show(k, v, layout.THEIR_HAND + p[layout.THEIR_SIZE], 1.0)
    show(k, v, layout.DECK_THEN + deck - p[layout.DRAWN], 1.0)
    show(k, v, layout.THEIR_DECK + theirs - p[layout.THEIR_SIZE], 1.0)
    show(k, v, layout.LEAD + layout.CARDS + kept + deck - theirs, 1.0)


@inlined
def is_flipped(p: Table) -> int:
    """Return 1 if the own pile down is the first one."""
    return int(p[layout.DEPTHS + 1] > p[layout.DEPTHS])


@inlined
def own_at(role: int) -> int:
    """Return where the inputs of an own pile begin, by whether it is the first one or the second."""
    return layout.OWN_PILES + role * layout.OWN_WIDTH


@inlined
def theirs_at(role: int) -> int:
    """Return where the inputs of a pile of the opponent begin."""
    return layout.THEIR_PILES + role * layout.THEIR_WIDTH


@compiled
def show_hand(p: Table, k: Row, v: Floats) -> None:
    """Show everything but what lies ahead of the piles."""
    flipped = is_flipped(p)
    show(k, v, layout.ALWAYS, 1.0)
    for facing in range(2):
        own, theirs, hand = p[layout.DEPTHS + facing], p[layout.DEPTHS + 2 + facing], p[layout.HAND + facing]
        show_held(k, v, own_at(facing ^ flipped), own, hand, p[layout.DECK + facing])
        show_helping(k, v, theirs_at(facing ^ flipped), theirs, hand)
    show_span(p, k, v, 0)
    show_span(p, k, v, 1)
    show_sizes(p, k, v)


@compiled
def show_position(p: Table, k: Row, v: Floats) -> None:
    """List the inputs of a position."""
    k[0] = 0
    show_hand(p, k, v)
    flipped = is_flipped(p)
    for facing in range(2):
        own, theirs = p[layout.DEPTHS + facing], p[layout.DEPTHS + 2 + facing]
        deck, unlaid = p[layout.DECK + facing], p[layout.THEIRS + facing]
        show_pile(k, v, own_at(facing ^ flipped), own, deck, unlaid)
        show_pile(k, v, theirs_at(facing ^ flipped), theirs, unlaid, deck)
