"""The compiled search for a line that lays every card, with all cards open.

It is a beam: one layer of positions per lay, of which the best are kept. Every step is a move of the kernel, so any
line found is a real game. If no layer had to be thinned, nothing was left out, and finding no line proves that there is
none.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.bits import bit
from tenback.batch.chance import below
from tenback.batch.compiler import (
    Numbers,
    Row,
    Table,
    compiled,
    entry_point,
    inlined,
    leading_zeros,
    row_of,
    trailing_zeros,
)
from tenback.batch.decks import deal, settle
from tenback.batch.kernel import begin, copy_table, make_move, move
from tenback.solver.beam import CHILDREN, CROWD, SLOTS, THINNED, WINNER, Beam

ENDED = 1 << 10  # in a birth: the turn was ended before the move, which is all below
PLACE = 11  # in a birth: where the place of the parent begins
PROBES = 8
NOTHING = -1


# ---- equal positions


@inlined
def mixed(key: np.uint64, word: int) -> np.uint64:
    """Return a key changed by a word; products of halves never overflow."""
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    for _ in range(2):
        key ^= np.uint64(word)
        key = ((key & low) * np.uint64(0xD2511F53)) ^ ((key >> half) * np.uint64(0xCD9E8D57)) ^ (key << half)
        key ^= key >> np.uint64(29)
    return key


@inlined
def key_of_piles(t: Table, g: Row, alike: Row) -> np.uint64:
    """Return a number for what lies on the piles, the same if piles that are alike change places."""
    key = np.uint64(0)
    for pile in range(t[layout.PILES]):
        owed = g[layout.UNCOVERED] >> pile & 1 | (g[layout.DUE] >> pile & 1) << 1 | (g[layout.LOCK] == pile) << 2
        key += mixed(np.uint64(alike[pile] + 1), g[layout.TOPS + pile] << 3 | owed) >> np.uint64(2)
    return key


@compiled
def key_of(t: Table, g: Row, alike: Row) -> np.uint64:
    """Return a number that equal positions of a deal share."""
    key = key_of_piles(t, g, alike)
    for field in range(layout.SEAT, layout.STOPPED + 1):
        key = mixed(key, g[field])
    for deck in range(t[layout.DECKS]):
        key = mixed(key, g[layout.PLACES + deck])
    for word in range(2 * t[layout.SEATS]):
        key = mixed(key, g[layout.HANDS + word])
    return key


@inlined
def slots(width: int) -> int:
    """Return how many keys a layer has room for: a power of two."""
    return SLOTS << (64 - leading_zeros(width))


@inlined
def is_new(seen: NDArray[np.uint64], width: int, key: np.uint64) -> bool:
    """Note a key, and say whether it is new; where slots are crowded, a known one may count as new."""
    last = slots(width) - 1
    place = int(key >> np.uint64(1)) & last
    for _ in range(PROBES):
        if seen[place] == key:
            return False
        if seen[place] == 0:
            seen[place] = key
            return True
        place = place + 1 & last
    return True


# ---- how good a position is


@inlined
def cost_of(t: Table, g: Row, costs: Row, side: int, card: int) -> int:
    """Return the product of what a card costs on every pile."""
    cost = 1
    for pile in range(t[layout.PILES]):
        cost *= costs[
            ((side * layout.MOST_PILES + pile) * layout.TOP_COUNT + g[layout.TOPS + pile]) * layout.TOP_COUNT + card
        ]
    return cost


@compiled
def rank_of(t: Table, g: Row, costs: Row) -> int:
    """Return how hard the unlaid cards are to place: the lower, the better."""
    rank = 0
    for deck in range(t[layout.DECKS]):
        for word in range(2):
            cards = g[layout.UNLAID + 2 * deck + word]
            while cards != 0:
                at = trailing_zeros(cards)
                cards &= ~bit(at)
                rank += cost_of(t, g, costs, deck & t[layout.SIDED], 64 * word + at)
    return rank


@compiled
def smallest(numbers: Row, count: int, place: int) -> int:
    """Return the number that would have this index if they were sorted; it reorders them."""
    first, last = 0, count - 1
    while first < last:
        low, high, middle = first, last, numbers[(first + last) // 2]
        while low <= high:
            while numbers[low] < middle:
                low += 1
            while numbers[high] > middle:
                high -= 1
            if low <= high:
                numbers[low], numbers[high] = numbers[high], numbers[low]
                low, high = low + 1, high - 1
        first, last = (first, high) if place <= high else (low, last) if place >= low else (place, place)
    return numbers[place]


@compiled
def keep_best(beam: Beam, width: int) -> None:
    """Keep as many children as the beam is wide; among equals the first."""
    ranks, births, paper, count = beam.ranks, beam.births, beam.paper, beam.tally[CHILDREN]
    if count <= width:
        return
    for child in range(count):
        paper[child] = ranks[child]
    limit, equals, kept = smallest(row_of(paper, 0), count, width - 1), width, 0
    for child in range(count):
        equals -= ranks[child] < limit
    for child in range(count):
        equals -= ranks[child] == limit
        if ranks[child] < limit or (ranks[child] == limit and equals >= 0):
            ranks[kept], births[kept] = ranks[child], births[child]
            kept += 1
    beam.tally[CHILDREN] = kept
    beam.tally[THINNED] = 1


# ---- layer by layer


@compiled
def take_in(t: Table, beam: Beam, width: int, birth: int) -> None:
    """Note the child that was just made, unless it is lost or known."""
    g = row_of(beam.work, 1)
    if g[layout.ENDING] == layout.ALL_LAID:
        beam.tally[WINNER] = birth
    if g[layout.ENDING] != layout.NONE or not is_new(beam.seen, width, key_of(t, g, row_of(beam.alike, 0))):
        return
    if beam.tally[CHILDREN] == CROWD * width:
        keep_best(beam, width)
    child = beam.tally[CHILDREN]
    beam.ranks[child] = rank_of(t, g, row_of(beam.costs, 0))
    beam.births[child] = birth
    beam.tally[CHILDREN] = child + 1


@compiled
def try_lays(t: Table, beam: Beam, width: int, birth: int) -> None:
    """Try every lay that is open to the parent."""
    parent, child = row_of(beam.work, 0), row_of(beam.work, 1)
    for pile in range(t[layout.PILES]):
        for word in range(2):
            cards = parent[layout.OPEN + 2 * pile + word]
            while cards != 0:
                at = trailing_zeros(cards)
                cards &= ~bit(at)
                chosen = (64 * word + at) << 3 | pile
                copy_table(parent, child)
                move(t, row_of(beam.scratch, 0), child, chosen)
                take_in(t, beam, width, birth | chosen)


@inlined
def front(beam: Beam, layer: int, place: int) -> Row:
    """Return where a position of a layer is kept."""
    return row_of(beam.layers, (layer & 1) * (len(beam.layers) // 2) + place)


@compiled
def expand(t: Table, beam: Beam, width: int, layer: int, place: int) -> None:
    """Try every lay in a position: in the turn under way, and in the next one. Every turn has a lay."""
    g, birth = row_of(beam.work, 0), place << PLACE
    copy_table(front(beam, layer, place), g)
    try_lays(t, beam, width, birth)
    if g[layout.MAY_END] != 0:
        make_move(t, row_of(beam.scratch, 0), g, layout.END)
        try_lays(t, beam, width, birth | ENDED)


@compiled
def follow(t: Table, beam: Beam, layer: int) -> None:
    """Make the children the next layer."""
    g = row_of(beam.work, 0)
    for child in range(beam.tally[CHILDREN]):
        birth = beam.births[child]
        copy_table(front(beam, layer, birth >> PLACE), g)
        if birth & ENDED:
            make_move(t, row_of(beam.scratch, 0), g, layout.END)
        make_move(t, row_of(beam.scratch, 0), g, birth & ENDED - 1)
        copy_table(g, front(beam, layer + 1, child))
        beam.steps[layer, child] = birth


@compiled
def search(t: Table, beam: Beam, width: int, count: int) -> int:
    """Search from so many positions; return the layer of the move that wins, or `NOTHING`."""
    layer = 0
    while count > 0:
        beam.tally[CHILDREN] = 0
        beam.seen[: slots(width)] = 0
        for place in range(count):
            expand(t, beam, width, layer, place)
            if beam.tally[WINNER] != NOTHING:
                return layer
        keep_best(beam, width)
        follow(t, beam, layer)
        count = beam.tally[CHILDREN]
        layer += 1
    return NOTHING


# ---- a deal


@compiled
def lay_out(t: Table, g: Row, seed: np.uint64) -> None:
    """Deal, and shuffle the draw piles to their ends."""
    deal(t, g, seed)
    for deck in range(t[layout.DECKS]):
        settle(t, g, deck, t[layout.CARDS])


@compiled
def set_up(t: Table, beam: Beam, seed: np.uint64) -> int:
    """Make the first layer: one position for each seat that may begin; return how many there are."""
    g, count = row_of(beam.work, 0), 0
    lay_out(t, row_of(beam.work, 1), seed)
    lay_out(t, g, seed)
    lot = below(g, t[layout.DECKS] + t[layout.SEATS], t[layout.SEATS]) if t[layout.BY_LOT] else NOTHING
    for seat in range(t[layout.SEATS]):
        if lot in (NOTHING, seat):
            copy_table(row_of(beam.work, 1), g)
            begin(t, row_of(beam.scratch, 0), g, seat)
            copy_table(g, front(beam, 0, count))
            beam.starters[count] = seat
            count += 1
    return count


@entry_point
def solve_deal(table: Numbers, beam: Beam, seed: np.uint64, width: int) -> int:
    """Search a deal from the beginning; return the layer of the move that wins, or `NOTHING`."""
    t = row_of(table, 0)
    beam.tally[WINNER] = NOTHING
    beam.tally[THINNED] = 0
    return search(t, beam, width, set_up(t, beam, seed))
