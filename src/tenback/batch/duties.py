"""What the seat on turn owes: cards in number, covers for skulls and fires; and whether everything is laid."""

from tenback.batch import layout
from tenback.batch.compiler import Row, Table, compiled, inlined
from tenback.batch.decks import has_deck


@inlined
def fact(t: Table, pile: int, top: int, number: int) -> int:
    """Return a fact about a top; for a card in hand, take any pile."""
    return t[layout.FACTS + (pile * layout.TOP_COUNT + top) * layout.FACT_COUNT + number]


@compiled
def showing(t: Table, g: Row, number: int) -> int:
    """Return the piles whose top has this effect, a bit each (EX-5)."""
    piles = 0
    for pile in range(t[layout.PILES]):
        if fact(t, pile, g[layout.TOPS + pile], number) != 0:
            piles |= 1 << pile
    return piles


@inlined
def need(t: Table, g: Row) -> int:
    """Return how many cards this turn asks for: no lay changes that (TG-11, TG-13, F2F-12)."""
    full = has_deck(t, g)
    cards = t[layout.NEED] if full else t[layout.NEED_EMPTY]
    capped = t[layout.CAP_NEED] if full else t[layout.CAP_NEED_EMPTY]
    return min(cards, g[layout.SIZES + g[layout.SEAT]] + g[layout.LAID]) if capped else cards


@inlined
def count_duty(t: Table, g: Row) -> int:
    """Return the duty about the number of cards, if it is still open."""
    if t[layout.MARKED] and g[layout.EXACTLY] != 0 and g[layout.LAID] != g[layout.EXACTLY]:
        return layout.THREE
    return (
        layout.MINIMUM
        if g[layout.LAID] < g[layout.ASKED] and not (t[layout.MARKED] and g[layout.STOPPED] != 0)
        else layout.NONE
    )


@inlined
def unmet(t: Table, g: Row) -> int:
    """Return the first duty still open."""
    if t[layout.MARKED] and g[layout.UNCOVERED] != 0:
        return layout.SKULL
    duty = count_duty(t, g)
    return layout.FIRE if t[layout.MARKED] and duty == layout.NONE and g[layout.DUE] != 0 else duty


@compiled
def final_duty(t: Table, g: Row) -> int:
    """Return the duty that the very last card left open, if the rules care about it (EX-9, EX-19, OF-8)."""
    if t[layout.FINAL_SKULL] and g[layout.UNCOVERED] != 0:
        return layout.SKULL
    if t[layout.FINAL_THREE] and g[layout.EXACTLY] != 0 and g[layout.EXACTLY] != g[layout.LAID]:
        return layout.THREE
    return layout.FIRE if t[layout.FINAL_FIRE] and showing(t, g, layout.BURNS) != 0 else layout.NONE


@inlined
def all_laid(t: Table, g: Row) -> bool:
    """Say whether all cards are laid: the team's, or in a race those of the seat on turn (TG-19, F2F-17)."""
    if t[layout.RACE]:
        return g[layout.SIZES + g[layout.SEAT]] == 0 and not has_deck(t, g)
    return g[layout.LEFT] == 0
