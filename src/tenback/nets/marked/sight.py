"""What nets of marked games are shown of a position, compiled: the inputs that are not 0, as a list."""

from tenback.batch.bits import lowest, without
from tenback.batch.compiler import Floats, Row, Table, as_floats, compiled, inlined
from tenback.nets.card_sets import HIGH, LOW, beyond, size, ten_after, ten_before
from tenback.nets.family import CARDS
from tenback.nets.marked import layout
from tenback.nets.sight import rounded_log
from tenback.nets.slim.net import show


@inlined
def steps_at(steps: int) -> int:
    """Return the place of some steps from a top, which are not 0."""
    if steps < 0:
        return -steps - 1 if steps >= -12 else min(12 + (-steps - 13) // 4, layout.BEHIND - 1)
    if steps <= layout.NEAR:
        return layout.BEHIND + steps - 1
    if steps <= 48:
        return layout.BEHIND + layout.NEAR + (steps - 25) // 4
    return layout.BEHIND + layout.NEAR + 6 + min((steps - 49) // 10, 4)


@inlined
def held_at(holder: int, pile: int) -> int:
    """Return where the cards of a holder stand, in the facing of a pile."""
    return layout.HELD + 4 * holder + (pile & 2)


@inlined
def others_of(p: Table, pile: int) -> tuple[int, int]:
    """Return all unlaid cards but those that the seat keeps."""
    a, b = 0, 0
    for holder in range(1, layout.HOLDERS):
        at = held_at(holder, pile)
        a |= p[at]
        b |= p[at + 1]
    return a, b


@compiled
def show_set(k: Row, v: Floats, first: int, a: int, b: int, depth: int) -> None:
    """Show a set of cards by their steps from a top."""
    while a | b != 0:
        card = lowest(a, b)
        a, b = without(a, b, card)
        if card != depth:
            show(k, v, first + steps_at(card - depth), 1.0)


@compiled
def nearest_ahead(a: int, b: int, depth: int) -> int:
    """Return how far ahead the nearest card of a set is, far ones together; 0 if none is."""
    c, d = beyond(depth)
    if a & c | b & d == 0:
        return 0
    return steps_at(lowest(a & c, b & d) - depth) - layout.BEHIND + 1


@compiled
def show_others(p: Table, k: Row, v: Floats, first: int, pile: int) -> None:
    """Show of a pile what does not depend on the cards that the seat keeps."""
    depth, (a, b) = p[layout.DEPTHS + pile], others_of(p, pile)
    for holder in range(1, layout.HOLDERS):
        at = held_at(holder, pile)
        show_set(k, v, first + layout.OTHERS + (holder - 1) * layout.STEPS, p[at], p[at + 1], depth)
    c, d = ten_after(a, b)
    show_set(k, v, first + layout.TRICKS, a & c, b & d, depth)
    show_marked(p, k, v, first + layout.OTHERS_MARKED, a, b, pile)
    show(k, v, first + layout.DEPTH + 1 + depth, 1.0)
    for mark in range(layout.MARKS):
        if p[layout.TOP_MARKS + pile] >> mark & 1:
            show(k, v, first + layout.TOP + mark, 1.0)
    at = held_at(layout.NEXT, pile)
    show(k, v, first + layout.NEXT_NEAREST + nearest_ahead(p[at], p[at + 1], depth), 1.0)


@compiled
def show_marked(p: Table, k: Row, v: Floats, first: int, a: int, b: int, pile: int) -> None:
    """Show the cards of a set that have marks."""
    for mark in range(layout.MARKS):
        at = layout.MARKED + 4 * mark + (pile & 2)
        show_set(k, v, first + mark * layout.STEPS, a & p[at], b & p[at + 1], p[layout.DEPTHS + pile])


@compiled
def show_kept(p: Table, k: Row, v: Floats, first: int, pile: int) -> None:
    """Show what the seat keeps for a pile."""
    depth, at, (c, d) = p[layout.DEPTHS + pile], held_at(layout.OWN, pile), others_of(p, pile)
    a, b = p[at], p[at + 1]
    show_set(k, v, first + layout.KEPT, a, b, depth)
    after, later = ten_after(a | c, b | d)
    show_set(k, v, first + layout.KEPT_BEFORE, a & after, b & later, depth)
    before, later = ten_before(a | c, b | d)
    show_set(k, v, first + layout.KEPT_TRICKS, a & before, b & later, depth)
    show_marked(p, k, v, first + layout.KEPT_MARKED, a, b, pile)
    show(k, v, first + layout.KEPT_NEAREST + nearest_ahead(a, b, depth), 1.0)


# ---- which pile is which


@inlined
def is_flipped(p: Table) -> int:
    """Return 1 if a pile down has gone furthest."""
    up, down = max(p[layout.DEPTHS], p[layout.DEPTHS + 1]), max(p[layout.DEPTHS + 2], p[layout.DEPTHS + 3])
    return int(down > up)


@inlined
def role_of(p: Table, pile: int) -> int:
    """Return the role of a pile: 0 and 1 go the way of the one that has gone furthest, the deeper one first."""
    depth, other = p[layout.DEPTHS + pile], p[layout.DEPTHS + (pile ^ 1)]
    second = int(depth < other or (depth == other and pile & 1 != 0))
    return 2 * (pile >> 1 ^ is_flipped(p)) + second


@inlined
def first_of(role: int) -> int:
    """Return where the inputs of a pile begin."""
    return layout.OF_PILES + role * layout.PILE_WIDTH


# ---- what belongs to no pile


@inlined
def ahead_of(depth: int, down: int) -> tuple[int, int]:
    """Return the cards that a pile of a direction has not passed, in the facing of the piles up."""
    if not down:
        return beyond(depth)
    a, b = beyond(CARDS - 2 - depth)
    return LOW & ~a, HIGH & ~b


@inlined
def taken_by(p: Table, down: int, piles: int) -> tuple[int, int]:
    """Return the cards that so many piles of a direction have not passed, in the facing of the piles up."""
    here, then = p[layout.DEPTHS + 2 * down], p[layout.DEPTHS + 2 * down + 1]
    a, b = ahead_of(max(here, then), down)
    c, d = ahead_of(min(here, then), down)
    if piles == 0:
        return LOW & ~c, HIGH & ~d
    return (a, b) if piles > 1 else (c & ~a, d & ~b)


@compiled
def show_region(p: Table, k: Row, v: Floats, region: int, a: int, b: int) -> None:
    """Show how many cards of each holder are in a region."""
    for holder in range(layout.HOLDERS):
        at = layout.HELD + 4 * holder
        count = size(p[at] & a, p[at + 1] & b)
        if holder <= layout.NEXT:
            show(k, v, layout.IN_REGIONS + (holder * layout.REGIONS + region) * layout.SIZES + count, 1.0)
        if count != 0:
            show(k, v, layout.SHARES + holder * layout.REGIONS + region, count * layout.TENTH)
        if region == 0:
            show(k, v, layout.LOST + holder * layout.MANY + min(count, layout.MANY - 1), 1.0)


@compiled
def show_regions(p: Table, k: Row, v: Floats) -> None:
    """Show how many cards there are by how many piles of each direction have not passed them."""
    flipped = is_flipped(p)
    for first in range(3):
        for second in range(3):
            a, b = taken_by(p, flipped, first)
            c, d = taken_by(p, 1 - flipped, second)
            show_region(p, k, v, 3 * first + second, a & c, b & d)


@compiled
def show_sizes(p: Table, k: Row, v: Floats) -> None:
    """Show how many cards and players there are."""
    kept, following = held_size(p, layout.OWN), held_size(p, layout.NEXT)
    deck = held_size(p, layout.DRAW_PILE) - p[layout.DRAWN]
    show(k, v, layout.HAND_THEN + kept + p[layout.DRAWN], 1.0)
    show(k, v, layout.KEPT_SIZE + kept, 1.0)
    show(k, v, layout.NEXT_SIZE + following, 1.0)
    show(k, v, layout.DECK_THEN + min(deck, layout.MANY - 1), 1.0)
    show(k, v, layout.DECK_SHARE, deck * layout.TENTH)
    show(k, v, layout.PLAYERS + p[layout.SEATS], 1.0)
    show(k, v, layout.NEED + p[layout.ASKED], 1.0)


@inlined
def held_size(p: Table, holder: int) -> int:
    """Return how many cards a holder has."""
    return size(p[layout.HELD + 4 * holder], p[layout.HELD + 4 * holder + 1])


@compiled
def show_costs(p: Table, k: Row, v: Floats) -> None:
    """Show what the cards of each holder cost on average."""
    for holder in range(layout.HOLDERS):
        cost = rounded_log((as_floats(p)[layout.COSTS + holder] + 1.0) / (held_size(p, holder) + 1.0))
        show(k, v, layout.COST + holder, cost)
        step = min(max(int(6.0 * cost), 0), layout.COST_STEPS - 1)
        show(k, v, layout.COST_STEP + holder * layout.COST_STEPS + step, 1.0)


@compiled
def show_marks(p: Table, k: Row, v: Floats) -> None:
    """Show how many tops have each mark."""
    for mark in range(layout.MARKS):
        count = 0
        for pile in range(layout.PILES):
            count += p[layout.TOP_MARKS + pile] >> mark & 1
        show(k, v, layout.SHOWING + mark * (layout.PILES + 1) + count, 1.0)


@compiled
def show_hand(p: Table, k: Row, v: Floats) -> None:
    """Show everything that depends on the cards that the seat keeps."""
    show(k, v, layout.ALWAYS, 1.0)
    for pile in range(layout.PILES):
        show_kept(p, k, v, first_of(role_of(p, pile)), pile)
    show_regions(p, k, v)
    show_costs(p, k, v)
    show_sizes(p, k, v)
    show_marks(p, k, v)


@compiled
def show_position(p: Table, k: Row, v: Floats) -> None:
    """List the inputs of a position."""
    k[0] = 0
    show_hand(p, k, v)
    for pile in range(layout.PILES):
        show_others(p, k, v, first_of(role_of(p, pile)), pile)
