"""What a net is shown of a position, for many positions at once; NumPy and JAX both run this page.

A set of cards is four words of 32 bits. It comes twice: as the piles that go up face it, and as those that go down do;
swapping the two is the symmetry of the game. Positions are the last axis of every array.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, NamedTuple

import numpy as np

from tenback.nets.family import BACK, CARDS

Array = Any  # of NumPy or of JAX
Library = Any  # NumPy, or JAX's
Cards = Sequence[Array]  # four words

WORDS, BITS = 4, 32
FULL = (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 3)  # every card
WINDOWS = 6  # for each pile: own and unseen cards ahead and behind, tricks to come of all cards and of own ones
KNOWN_WINDOWS = 5  # cards of the next seat ahead and behind, of later ones, and tricks to come of all known cards
PLANES = WINDOWS * 4 * BITS + 4 * CARDS  # inputs that are single cards; the others are counts and the like
ROUND = 64  # matrix units like sizes that are multiples of this
BASE, DECAY = 3.5, 0.03  # the price of a card that a pile has passed

Settle = Callable[[Array], Array]


class Position(NamedTuple):
    """What a seat knows once it has laid a card, or has ended its turn and not yet drawn.

    Cards are [facing, word, position], depths [facing, pile, position].
    """

    own: Array
    unseen: Array  # whoever has them
    following: Array  # those of them that the next seat is known to hold
    later: Array  # and those that the seats after it are known to hold
    depths: Array
    laid: Array  # cards of this turn; 0: it is over
    deck: Array  # how many cards can be drawn
    seats: Array


def show(position: Position, settle: Settle = lambda it: it) -> Array:
    """Return [input, position]; `settle` may tell a compiler to work an array out once rather than wherever it is used.

    What is known of others' hands comes last.
    """
    xp: Library = position.own.__array_namespace__()
    shown: Array = xp.concatenate([show_own(position, settle), _show_known(xp, position, settle)])
    return shown


def show_own(position: Position, settle: Settle = lambda it: it) -> Array:
    """Return the first inputs alone, which is all that a net sees that was never told what others hold."""
    xp: Library = position.own.__array_namespace__()
    own, unseen, laid, deck = position.own, position.unseen, position.laid, position.deck
    deep = _depths(xp, position)
    windows = settle(_windows(xp, own, unseen, deep))
    sets = settle(_card_sets(xp, own, unseen))
    rows = [*_regions(xp, sets, deep), *_costs(xp, sets, deep), *_tallies(xp, sets, laid, deck)]
    parts = [
        _planes(xp, windows.reshape(WINDOWS * 4, *laid.shape)),
        *(_planes(xp, sets[k])[:CARDS] for k in range(4)),
        _stack(xp, _pile_rows(xp, windows, own, unseen, deep), deep.shape).reshape(-1, *laid.shape),
        _stack(xp, rows, laid.shape),
    ]
    return _fill_up(xp, parts, laid.shape)


def _depths(xp: Library, position: Position) -> Array:
    """Return [facing, pile, position]: of two piles of one direction, the one that is less deep comes first."""
    first, second = position.depths[:, 0], position.depths[:, 1]
    return xp.stack([xp.minimum(first, second), xp.maximum(first, second)], axis=1)


def _show_known(xp: Library, position: Position, settle: Settle) -> Array:
    """Return [input, position]: what is known of the hands of others."""
    deep = _depths(xp, position)
    windows = settle(_known_windows(xp, position, deep))
    rows = [*_known_regions(xp, position, deep), *_known_tallies(xp, position)]
    shape = position.laid.shape
    parts = [
        _planes(xp, windows.reshape(KNOWN_WINDOWS * 4, *shape)),
        _stack(xp, _known_pile_rows(xp, windows, position, deep), deep.shape).reshape(-1, *shape),
        _stack(xp, rows, shape),
    ]
    return _fill_up(xp, parts, shape)


def _stack(xp: Library, rows: Sequence[Array], shape: tuple[int, ...]) -> Array:
    return xp.stack([_half(xp, row, shape) for row in rows])


def _fill_up(xp: Library, parts: Sequence[Array], shape: tuple[int, ...]) -> Array:
    """Return parts in one array whose size matrix units like."""
    found = sum(part.shape[0] for part in parts)
    nothing = xp.zeros((-found % ROUND, *shape), dtype=xp.float16)
    return xp.concatenate([*(part.astype(xp.float16) for part in parts), nothing])


def can_lay(own: Array, depths: Array) -> Array:
    """Say whether a hand has a card for some pile."""
    xp: Library = own.__array_namespace__()
    hand = [own[:, None, k] for k in range(WORDS)]
    behind = _window(xp, hand, depths - BITS)
    return ((_total(xp, _both(hand, above(depths))) > 0) | (_bit_back(xp, behind, BACK) > 0)).any(axis=(0, 1))


def above(place: Array) -> Cards:
    """Return the cards beyond a place."""
    xp: Library = place.__array_namespace__()
    shifts = [place + 1 - BITS * k for k in range(WORDS)]
    return [
        xp.where(
            shift <= 0,
            xp.uint32(full),
            xp.where(
                shift >= BITS,
                xp.uint32(0),
                (xp.uint32(0xFFFFFFFF) << xp.clip(shift, 0, 31).astype(xp.uint32)) & xp.uint32(full),
            ),
        )
        for shift, full in zip(shifts, FULL, strict=True)
    ]


# ---- sets of cards, word by word


def _both(*sets: Cards) -> Cards:
    return [reduce(lambda x, y: x & y, words) for words in zip(*sets, strict=True)]


def _either(*sets: Cards) -> Cards:
    return [reduce(lambda x, y: x | y, words) for words in zip(*sets, strict=True)]


def _others(cards: Cards) -> Cards:
    return [~word & np.uint32(full) for word, full in zip(cards, FULL, strict=True)]


def _down(cards: Cards, by: int) -> Cards:
    """Return the places that are `by` before one of the set."""
    a, b = np.uint32(by), np.uint32(BITS - by)
    return [(cards[k] >> a) | (cards[k + 1] << b) if k + 1 < WORDS else cards[k] >> a for k in range(WORDS)]


def _up(cards: Cards, by: int) -> Cards:
    a, b = np.uint32(by), np.uint32(BITS - by)
    return [(cards[k] << a) | (cards[k - 1] >> b) if k else cards[k] << a for k in range(WORDS)]


def _ones(xp: Library, word: Array) -> Array:
    count: Array = xp.bitwise_count(word).astype(xp.float32)
    return count


def _total(xp: Library, cards: Cards) -> Array:
    return reduce(lambda x, y: x + y, (_ones(xp, word) for word in cards))


def _window(xp: Library, cards: Cards, start: Array) -> Array:
    """Return 32 cards from a place on, which may be before the first."""
    at, shift = start >> 5, (start & 31).astype(xp.uint32)

    def word(k: Array) -> Array:
        return reduce(lambda x, y: x | y, [xp.where(k == i, cards[i], xp.uint32(0)) for i in range(WORDS)])

    found: Array = (word(at) >> shift) | ((word(at + 1) << xp.uint32(1)) << (xp.uint32(31) - shift))
    return found


def _first(xp: Library, word: Array) -> Array:
    """Return the lowest place of a window, 32 if it is empty."""
    lowest = word & (~word + xp.uint32(1))
    return xp.where(word == 0, xp.float32(BITS), _ones(xp, lowest - xp.uint32(1)))


def _bit_back(xp: Library, window: Array, by: int) -> Array:
    """Say whether a window that ends before the top has the card that far behind it."""
    return ((window >> xp.uint32(BITS - by)) & xp.uint32(1)).astype(xp.float32)


def _planes(xp: Library, words: Array) -> Array:
    """Return one row for each bit."""
    bits = xp.arange(BITS, dtype=xp.uint32).reshape(BITS, *[1] * (words.ndim - 1))
    return ((words[:, None] >> bits) & xp.uint32(1)).reshape(-1, *words.shape[1:])


def _half(xp: Library, row: Array, shape: tuple[int, ...]) -> Array:
    return xp.broadcast_to(row, shape).astype(xp.float16)


def _low(xp: Library, window: Array, count: int) -> Array:
    """Return how many of the first cards of a window are there."""
    return _ones(xp, window & xp.uint32((1 << count) - 1))


def _near(xp: Library, window: Array) -> list[Array]:
    """Return how near the first card of a window is, in three ways."""
    first = _first(xp, window)
    return [xp.exp(-first / 2), xp.exp(-first / 6), first / BITS]


# ---- the parts


def _windows(xp: Library, own: Array, unseen: Array, deep: Array) -> Array:
    """Return [window, facing, pile, position]: what lies ahead of each pile and behind it."""
    mine, hidden = ([cards[:, None, k] for k in range(WORDS)] for cards in (own, unseen))
    left = _either(mine, hidden)
    tricks, own_tricks = (_both(cards, _down(cards, BACK)) for cards in (left, mine))
    looks = (
        (mine, deep + 1),
        (mine, deep - BITS),
        (hidden, deep + 1),
        (hidden, deep - BITS),
        (tricks, deep - BACK + 1),
        (own_tricks, deep - BACK + 1),
    )
    return xp.stack([_window(xp, cards, start) for cards, start in looks])


def _card_sets(xp: Library, own: Array, unseen: Array) -> Array:
    """Return [set, word, position] in the first facing: own, unseen, tricks to come of all cards and of own ones."""
    mine, hidden = ([cards[0, k] for k in range(WORDS)] for cards in (own, unseen))
    left = _either(mine, hidden)
    sets = (mine, hidden, _both(left, _down(left, BACK)), _both(mine, _down(mine, BACK)))
    return xp.stack([xp.stack(cards) for cards in sets])


def _pile_rows(xp: Library, windows: Array, own: Array, unseen: Array, deep: Array) -> list[Array]:
    ahead, behind, hidden, past, tricks, own_tricks = (windows[k] for k in range(WINDOWS))
    mine, unknown = ([cards[:, None, k] for k in range(WORDS)] for cards in (own, unseen))
    left = _either(mine, unknown)
    beyond = above(deep)

    mine10, mine20 = (_bit_back(xp, behind, by) for by in (BACK, 2 * BACK))
    theirs10, theirs20 = (_bit_back(xp, past, by) for by in (BACK, 2 * BACK))
    return [
        deep / (CARDS - 1),
        *_near(xp, ahead),
        *_near(xp, ahead & (ahead - xp.uint32(1))),
        *_near(xp, hidden),
        *(_low(xp, hidden, count) / count for count in (2, 3, 5, 8, 12, 20)),
        _ones(xp, hidden) / 32,
        *(_low(xp, ahead, count) / 3 for count in (3, 6, 10, 20)),
        _ones(xp, ahead) / 3,
        _total(xp, _both(unknown, beyond)) / 50,
        _total(xp, _both(mine, beyond)) / 8,
        _ones(xp, past >> xp.uint32(23)) / 9,
        _ones(xp, past >> xp.uint32(12)) / 20,
        _ones(xp, behind >> xp.uint32(23)) / 3,
        *(_low(xp, tricks, count) / 4 for count in (9, 14, 21)),
        _ones(xp, tricks) / 8,
        *(_low(xp, own_tricks, count) for count in (9, 14, 21)),
        _total(xp, _both(left, _down(left, BACK), above(deep - BACK))) / 20,
        mine10,
        theirs10,
        mine10 * mine20,
        mine10 * theirs20,
        theirs10 * xp.maximum(mine20, theirs20),
        *(deep >= 7 * step for step in range(14)),
    ]


def _bands(left: Cards, deep: Array) -> tuple[list[tuple[Cards, Cards, Cards]], Cards]:
    """Return the cards that none, one or both piles of each direction take, and those that a trick can save."""
    rise = [above(deep[0, 0]), above(deep[0, 1])]
    fall = [_others(above(CARDS - 2 - deep[1, 0])), _others(above(CARDS - 2 - deep[1, 1]))]
    bands = [(_others(first), _both(first, _others(second)), second) for first, second in (rise, fall)]
    return bands, _either(_down(_both(left, rise[0]), BACK), _up(_both(left, fall[0]), BACK))


def _regions(xp: Library, sets: Array, deep: Array) -> list[Array]:
    """Return how many cards are taken by none, one or both piles of each direction, and which of them a trick saves."""
    mine, hidden, tricks = ([sets[k, word] for word in range(WORDS)] for k in range(3))
    left = _either(mine, hidden)
    bands, saved = _bands(left, deep)
    dead = _both(bands[0][0], bands[1][0])
    kinds = ((hidden, 20), (mine, 4), (tricks, 10))
    found = [_total(xp, _both(cards, x, y)) / scale for x in bands[0] for y in bands[1] for cards, scale in kinds]
    lost = [_both(dead, saved), _both(dead, _others(saved))]
    found += [_total(xp, _both(cards, region)) / scale for region in lost for cards, scale in ((hidden, 5), (mine, 2))]
    hard = xp.minimum(_total(xp, _both(dead, left)), 12)
    return [*found, *(hard == count for count in range(13))]


def _costs(xp: Library, sets: Array, deep: Array) -> list[Array]:
    """Return the product score: of all cards left, of own cards, of unseen ones."""
    mine, hidden = (_planes(xp, sets[k])[:CARDS].astype(xp.float32) for k in range(2))
    place = xp.arange(CARDS).reshape(CARDS, *[1] * (deep.ndim - 2))
    price = 1.0
    gaps = (deep[0, 0] - place, deep[0, 1] - place, place - 97 + deep[1, 0], place - 97 + deep[1, 1])
    for gap in gaps:
        dear = BASE - xp.exp(-DECAY * (xp.maximum(gap, 1) - 1).astype(xp.float32))
        price = price * xp.where((gap < 0) | (gap == BACK), xp.float32(1), dear)
    own, other = (price * mine).sum(axis=0), (price * hidden).sum(axis=0)
    held, rest = mine.sum(axis=0), hidden.sum(axis=0)
    return [
        xp.log((own + other + 1) / (held + rest + 1)),
        xp.log((own + 1) / (held + 1)),
        xp.log((other + 1) / (rest + 1)),
    ]


def _tallies(xp: Library, sets: Array, laid: Array, deck: Array) -> list[Array]:
    held = _total(xp, [sets[0, word] for word in range(WORDS)])
    left = held + _total(xp, [sets[1, word] for word in range(WORDS)])
    return [
        left / CARDS,
        deck / CARDS,
        held / 8,
        xp.ones_like(held),
        *(xp.minimum(laid, 4) == count for count in range(5)),
        *(xp.clip(deck, 0, 10) == count for count in range(11)),
        *(xp.floor(left / 7) == step for step in range(15)),
    ]


# ---- what is known of the hands of others


def _known_windows(xp: Library, position: Position, deep: Array) -> Array:
    """Return [window, facing, pile, position]."""
    mine, next_one, others = (_words_of(cards) for cards in (position.own, position.following, position.later))
    known = _either(mine, next_one, others)
    looks = (
        (next_one, deep + 1),
        (next_one, deep - BITS),
        (others, deep + 1),
        (others, deep - BITS),
        (_both(known, _down(known, BACK)), deep - BACK + 1),
    )
    return xp.stack([_window(xp, cards, start) for cards, start in looks])


def _words_of(cards: Array) -> Cards:
    """Return a set as each pile sees it."""
    return [cards[:, None, k] for k in range(WORDS)]


def _known_pile_rows(xp: Library, windows: Array, position: Position, deep: Array) -> list[Array]:
    ahead, behind, later, past, tricks = (windows[k] for k in range(KNOWN_WINDOWS))
    beyond = above(deep)
    return [
        *_near(xp, ahead),
        *_near(xp, ahead & (ahead - xp.uint32(1))),
        *_near(xp, later),
        *(_low(xp, ahead, count) / 3 for count in (3, 6, 10, 20)),
        _ones(xp, ahead) / 3,
        *(_low(xp, later, count) / 3 for count in (3, 6, 10, 20)),
        _ones(xp, later) / 3,
        _total(xp, _both(_words_of(position.following), beyond)) / 8,
        _total(xp, _both(_words_of(position.later), beyond)) / 16,
        _bit_back(xp, behind, BACK),
        _bit_back(xp, past, BACK),
        *(_low(xp, tricks, count) / 2 for count in (9, 21)),
    ]


def _known_regions(xp: Library, position: Position, deep: Array) -> list[Array]:
    """Return how many known cards are taken by none, one or both piles of each direction, and which a trick saves."""
    mine, hidden, next_one, others = (
        [cards[0, k] for k in range(WORDS)]
        for cards in (position.own, position.unseen, position.following, position.later)
    )
    bands, saved = _bands(_either(mine, hidden), deep)
    dead = _both(bands[0][0], bands[1][0])
    kinds = ((next_one, 4), (others, 8))
    found = [_total(xp, _both(cards, x, y)) / scale for x in bands[0] for y in bands[1] for cards, scale in kinds]
    lost = [_both(dead, saved), _both(dead, _others(saved))]
    return found + [_total(xp, _both(cards, region)) / 2 for region in lost for cards in (next_one, others)]


def _known_tallies(xp: Library, position: Position) -> list[Array]:
    sizes = [_total(xp, [cards[0, word] for word in range(WORDS)]) for cards in (position.following, position.later)]
    return [sizes[0] / 8, sizes[1] / 24, *(position.seats == count for count in range(2, 6))]
