"""What nets of games of colours are shown of a position, compiled: the inputs that are not 0, as a list."""

from tenback.batch.compiler import Floats, Row, Table, behind, compiled, count_bits, inlined, trailing_zeros
from tenback.nets.colours import layout
from tenback.nets.slim.net import show

NO_COLOUR, OTHER_NO_COLOUR = -1, -2  # of piles without cards, which are not alike


@inlined
def show_if(k: Row, v: Floats, number: int, count: int, unit: float) -> None:
    """Add an input to the list unless it is 0."""
    if count != 0:
        show(k, v, number, count * unit)


@inlined
def up_depth(top: int) -> int:
    """Return how far the pile that goes up has gone."""
    return 0 if top == layout.CARDS else top // layout.COLOURS + 1


@inlined
def down_depth(top: int) -> int:
    """Return how far the pile that goes down has gone."""
    return 0 if top == layout.CARDS else layout.RANKS - top // layout.COLOURS


@inlined
def colour_of(top: int, missing: int) -> int:
    """Return the colour of a top."""
    return missing if top == layout.CARDS else top % layout.COLOURS


@inlined
def rank_in(card: int, flipped: bool) -> int:  # noqa: FBT001 - compiled functions take no keywords
    """Return the rank of a card in the facing of the first pile."""
    rank = card // layout.COLOURS + 1
    return layout.RANKS + 1 - rank if flipped else rank


@inlined
def kind_of(colour: int, first: int, second: int) -> int:
    """Return the kind of a colour."""
    if colour == first:
        return 2 if first == second else 0
    return 1 if colour == second else 3


@compiled
def show_planes(p: Row, k: Row, v: Floats, holder: int) -> None:
    """Show the cards of a holder as they were tallied."""
    tally = behind(p, layout.TALLY)
    for at in range(layout.KINDS * layout.RANKS):
        show_if(k, v, layout.PLANES + holder * layout.KINDS * layout.RANKS + at, tally[at], 1.0)
        tally[at] = 0


@compiled
def show_holder(p: Row, k: Row, v: Floats, holder: int, a: int, b: int, first: int, second: int, flipped: bool) -> int:  # noqa: FBT001
    """Show the cards of a holder, and return its colours, a bit each."""
    cards, tally = p[layout.HELD + holder], behind(p, layout.TALLY)
    near_a = near_b = trick_a = trick_b = layout.STEPS
    nowhere = only_a = only_b = both = colours = pair = 0
    while cards != 0:
        card = trailing_zeros(cards)
        cards &= cards - 1
        rank, colour = rank_in(card, flipped), card % layout.COLOURS
        back = layout.RANKS + 1 - rank
        tally[kind_of(colour, first, second) * layout.RANKS + rank - 1] += 1
        pair |= colours >> colour & 1
        colours |= 1 << colour
        on_a, on_b = rank > a or colour == first, back > b or colour == second
        nowhere += not (on_a or on_b)
        only_a += on_a and not on_b
        only_b += on_b and not on_a
        both += on_a and on_b
        if rank > a:
            near_a = min(near_a, rank - a)
        elif on_a:
            trick_a = min(trick_a, rank)
        if back > b:
            near_b = min(near_b, back - b)
        elif on_b:
            trick_b = min(trick_b, back)
    show_planes(p, k, v, holder)
    if holder == layout.DRAW_PILE:
        show_draw_pile(k, v, nowhere, only_a, only_b, both)
        return colours
    at = holder * 2 * layout.STEPS
    show(k, v, layout.NEAREST + at + near_a % layout.STEPS, 1.0)
    show(k, v, layout.NEAREST + at + layout.STEPS + near_b % layout.STEPS, 1.0)
    show(k, v, layout.TRICKS + at + trick_a % layout.STEPS, 1.0)
    show(k, v, layout.TRICKS + at + layout.STEPS + trick_b % layout.STEPS, 1.0)
    at = layout.FITTING + holder * layout.PLACES * layout.FEW
    show(k, v, at + min(nowhere, 3), 1.0)
    show(k, v, at + layout.FEW + min(only_a, 3), 1.0)
    show(k, v, at + 2 * layout.FEW + min(only_b, 3), 1.0)
    show(k, v, at + 3 * layout.FEW + min(both, 3), 1.0)
    show_if(k, v, layout.PAIRS + holder, pair, 1.0)
    return colours


@compiled
def show_drawn(k: Row, v: Floats, places: int, count: int) -> None:
    """Show how many cards of the draw pile fit in some places."""
    show(k, v, layout.DRAWN + places * layout.MANY + min(count, layout.MANY - 1), 1.0)
    show_if(k, v, layout.DRAWN_SHARE + places, count, layout.TENTH)


@inlined
def show_draw_pile(k: Row, v: Floats, nowhere: int, only_a: int, only_b: int, both: int) -> None:
    """Show where the cards of the draw pile fit."""
    show_drawn(k, v, 0, nowhere)
    show_drawn(k, v, 1, only_a)
    show_drawn(k, v, 2, only_b)
    show_drawn(k, v, 3, both)


@compiled
def show_colours(p: Row, k: Row, v: Floats, first: int, second: int, flipped: bool) -> None:  # noqa: FBT001
    """Show how many cards of each colour are not laid, and between which ranks."""
    cards, tally = unlaid(p), behind(p, layout.TALLY)
    for colour in range(layout.COLOURS):
        count = lowest = highest = 0
        for rank in range(1, layout.RANKS + 1):
            here = layout.RANKS - rank if flipped else rank - 1
            if cards >> here * layout.COLOURS + colour & 1:
                count += 1
                lowest = rank if lowest == 0 else lowest
                highest = rank
        if colour == first:
            show(k, v, layout.OF_TOPS + count, 1.0)
        if colour == second:
            show(k, v, layout.OF_TOPS + layout.STEPS + count, 1.0)
        if colour not in (first, second):
            tally[count] += 1
            if count != 0:
                tally[layout.STEPS + lowest - 1] += 1
                tally[layout.STEPS + layout.RANKS + highest - 1] += 1
    for at in range(layout.STEPS + 2 * layout.RANKS):
        show_if(k, v, layout.OF_OTHERS + at, tally[at], 1.0)
        tally[at] = 0


@inlined
def unlaid(p: Table) -> int:
    """Return all cards that are not laid."""
    cards = 0
    for holder in range(layout.HOLDERS):
        cards |= p[layout.HELD + holder]
    return cards


@inlined
def show_shared(k: Row, v: Floats, pair: int, colours: int) -> None:
    """Show how many colours two hands share."""
    show(k, v, layout.SHARED + 3 * pair + min(2, count_bits(colours)), 1.0)


@compiled
def show_sizes(p: Table, k: Row, v: Floats) -> None:
    """Show how many cards and players there are."""
    deck = count_bits(p[layout.HELD + layout.DRAW_PILE])
    show(k, v, layout.DECK + min(deck, layout.MANY - 1), 1.0)
    show_if(k, v, layout.DECK_SHARE, deck, layout.TWENTIETH)
    show(k, v, layout.PLAYERS + p[layout.SEATS] - 2, 1.0)
    show(k, v, layout.OWN_SIZE + min(2, count_bits(p[layout.HELD])), 1.0)
    show(k, v, layout.NEXT_SIZE + min(2, count_bits(p[layout.HELD + 1])), 1.0)
    show_if(k, v, layout.LEFT_SHARE, count_bits(unlaid(p)), layout.LEFT_UNIT)


@compiled
def show_position(p: Row, k: Row, v: Floats) -> None:
    """List the inputs of a position."""
    k[0] = 0
    up, down = up_depth(p[layout.UP]), down_depth(p[layout.DOWN])
    of_up, of_down = colour_of(p[layout.UP], NO_COLOUR), colour_of(p[layout.DOWN], OTHER_NO_COLOUR)
    flipped = up < down
    a, b = max(up, down), min(up, down)
    first, second = (of_down, of_up) if flipped else (of_up, of_down)
    show(k, v, layout.ALWAYS, 1.0)
    show(k, v, layout.DEPTHS + a * layout.STEPS + b, 1.0)
    if first == second:
        show(k, v, layout.ALIKE, 1.0)
    own = show_holder(p, k, v, 0, a, b, first, second, flipped)
    following = show_holder(p, k, v, 1, a, b, first, second, flipped)
    third = show_holder(p, k, v, 2, a, b, first, second, flipped)
    show_holder(p, k, v, 3, a, b, first, second, flipped)
    show_holder(p, k, v, layout.DRAW_PILE, a, b, first, second, flipped)
    show_shared(k, v, 0, own & following)
    show_shared(k, v, 1, following & third)
    show_shared(k, v, 2, own & third)
    show_colours(p, k, v, first, second, flipped)
    show_sizes(p, k, v)
