"""The compiled functions that Python calls: they take arrays, of which the kernel sees rows."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.bits import bit
from tenback.batch.chance import seed_stream
from tenback.batch.codes import WAIT
from tenback.batch.compiler import (
    Bytes,
    Numbers,
    Row,
    Rows,
    Seeds,
    Table,
    compiled,
    entry_point,
    inlined,
    row_of,
    trailing_zeros,
)
from tenback.batch.decks import deal, deal_stacked, deck_at, draw, settle
from tenback.batch.duties import need
from tenback.batch.kernel import begin, copy_table, judge, move, reopen
from tenback.batch.policies import choose, choose_starter, play_on


@inlined
def note(g: Row, results: Row) -> None:
    """Write down how a game went; until then LAYS holds the number of all cards to lay."""
    for field in range(layout.RESULTS):
        results[field] = g[field]
    results[layout.LAYS] = g[layout.LAYS] - g[layout.LEFT]


@entry_point
def play_seeds(table: Numbers, scratch: Numbers, games: Rows, policies: Bytes, seeds: Seeds, results: Rows) -> None:
    """Play one game for each seed."""
    t, s, g, p = row_of(table, 0), row_of(scratch, 0), row_of(games, 0), row_of(policies, 0)
    for k in range(len(seeds)):
        deal(t, g, seeds[k])
        play_on(t, s, g, p)
        note(g, row_of(results, k))


@compiled
def imagine(t: Table, s: Row, seen: Row, g: Row, own: int, seed: np.uint64, world: int) -> None:
    """Make a game a world that agrees with what is seen: the hand of `own`, and everything else in order."""
    copy_table(seen, g)
    for at in range(deck_at(t, 0), deck_at(t, t[layout.DECKS])):
        g[at] = seen[at]
    seed_stream(g, 0, seed, layout.WORLD, world)
    for deck in range(1, t[layout.DECKS]):  # the decks read one stream, one after the other
        settle(t, g, deck - 1, t[layout.CARDS])
        for at in range(layout.STREAMS + deck * layout.STREAM_WIDTH, layout.STREAMS + (deck + 1) * layout.STREAM_WIDTH):
            g[at] = g[at - layout.STREAM_WIDTH]
    for seat in range(t[layout.SEATS]):
        seed_stream(g, t[layout.DECKS] + seat, seed, layout.BOT, world * t[layout.SEATS] + seat)
        if seat != own:
            size = g[layout.SIZES + seat]
            g[layout.SIZES + seat] = 0
            draw(t, g, seat, size)
    seed_stream(g, t[layout.DECKS] + t[layout.SEATS], seed, layout.LOT, world)
    if g[layout.SEAT] != layout.NOBODY and g[layout.ENDING] == layout.NONE:
        g[layout.ASKED] = need(t, g)
        judge(t, s, g)


@entry_point
def play_worlds(
    table: Numbers,
    scratch: Numbers,
    games: Rows,
    policies: Bytes,
    own: int,
    seed: np.uint64,
    first: int,
    results: Rows,
) -> None:
    """Play on in one world after another: game 0 is what `own` sees, game 1 the world."""
    t, s, p = row_of(table, 0), row_of(scratch, 0), row_of(policies, 0)
    seen, g = row_of(games, 0), row_of(games, 1)
    for k in range(len(results)):
        imagine(t, s, seen, g, own, seed, first + k)
        play_on(t, s, g, p)
        note(g, row_of(results, k))


@inlined
def is_legal(t: Table, g: Row, code: int) -> bool:
    """Say whether a code may be played now."""
    end = t[layout.CARDS] * t[layout.PILES]
    if code < 0 or code > end + t[layout.SEATS]:
        return False
    if code < end:
        card, pile = code // t[layout.PILES], code % t[layout.PILES]
        return g[layout.OPEN + 2 * pile + (card >> 6)] & bit(card) != 0
    if code == end:
        return g[layout.MAY_END] != 0
    return g[layout.SEAT] == layout.NOBODY and g[layout.ENDING] == layout.NONE


@inlined
def act(t: Table, s: Row, g: Row, code: int) -> None:
    """Play a code that is legal."""
    end = t[layout.CARDS] * t[layout.PILES]
    if code > end:
        begin(t, s, g, code - end - 1)
    else:
        move(t, s, g, layout.END if code == end else code // t[layout.PILES] << 3 | code % t[layout.PILES])


@inlined
def write_mask(t: Table, g: Row, mask: Row) -> None:
    """Write which codes are legal."""
    piles, seat = t[layout.PILES], g[layout.SEAT]
    end = t[layout.CARDS] * piles
    for code in range(end):
        mask[code] = 0
    mask[end] = g[layout.MAY_END]
    for code in range(end + 1, end + 1 + t[layout.SEATS]):
        mask[code] = seat == layout.NOBODY and g[layout.ENDING] == layout.NONE
    for word in range(0 if seat == layout.NOBODY else 2):
        cards = g[layout.HANDS + 2 * seat + word]
        while cards != 0:
            at = trailing_zeros(cards)
            cards &= ~bit(at)
            code = (64 * word + at) * piles
            for pile in range(piles):
                mask[code + pile] = g[layout.OPEN + 2 * pile + word] >> at & 1


@inlined
def write_set(seen: Row, first: int, cards: int, a: int, b: int) -> None:
    """Write a set of cards, a byte each."""
    for card in range(min(cards, 64)):
        seen[first + card] = a >> card & 1
    for card in range(64, cards):
        seen[first + card] = b >> (card - 64) & 1


@inlined
def write_view(t: Table, g: Row, seat: int, seen: Row) -> None:
    """Write what a seat may know; for `NOBODY`, what a watcher may know."""
    cards, piles, seats, decks = t[layout.CARDS], t[layout.PILES], t[layout.SEATS], t[layout.DECKS]
    at, first = cards, max(seat, 0)
    a, b = (0, 0) if seat == layout.NOBODY else (g[layout.HANDS + 2 * seat], g[layout.HANDS + 2 * seat + 1])
    write_set(seen, 0, cards, a, b)
    for step in range(decks):
        deck = (first + step) % decks
        write_set(seen, at, cards, g[layout.UNLAID + 2 * deck], g[layout.UNLAID + 2 * deck + 1])
        at += cards
    for pile in range(piles):
        seen[at + pile] = g[layout.TOPS + pile]
        seen[at + piles + pile] = g[layout.UNCOVERED] >> pile & 1
        seen[at + 2 * piles + pile] = g[layout.DUE] >> pile & 1
    at += 3 * piles
    for step in range(seats):
        seen[at + step] = g[layout.SIZES + (first + step) % seats]
    at += seats
    for step in range(decks):
        seen[at + step] = cards - g[layout.PLACES + (first + step) % decks]
    at += decks
    seen[at] = seat + 1
    seen[at + 1] = g[layout.LAID]
    seen[at + 2] = g[layout.ASKED]
    seen[at + 3] = g[layout.HELPED]
    seen[at + 4] = g[layout.EXACTLY]
    seen[at + 5] = g[layout.LOCK] + 1


@entry_point
def observe(table: Numbers, games: Rows, which: Numbers, mask: Bytes, seen: Bytes) -> None:
    """Write masks and observations of these games."""
    t = row_of(table, 0)
    for k in range(len(which)):
        g = row_of(games, which[k])
        write_mask(t, g, row_of(mask, which[k]))
        write_view(t, g, g[layout.SEAT], row_of(seen, which[k]))


@entry_point
def observe_seat(table: Numbers, games: Rows, i: int, seat: int, seen: Bytes) -> None:
    """Write what a seat may know of a game, whoever is on turn."""
    write_view(row_of(table, 0), row_of(games, i), seat, row_of(seen, 0))


@entry_point
def observe_seats(table: Numbers, games: Rows, which: Numbers, seats: Numbers, seen: Bytes) -> None:
    """Write what a seat of each of these games may know of it, whoever is on turn."""
    t = row_of(table, 0)
    for k in range(len(which)):
        write_view(t, row_of(games, which[k]), seats[k], row_of(seen, which[k]))


@entry_point
def step(
    table: Numbers,
    scratch: Numbers,
    games: Rows,
    codes: Numbers,
    mask: Bytes,
    seen: Bytes,
    reward: NDArray[np.float32],
    done: Bytes,
) -> int:
    """Play one code in every game, unless one is illegal: then nothing changes, and its game is returned."""
    t, s = row_of(table, 0), row_of(scratch, 0)
    for i in range(len(codes)):
        if codes[i] != WAIT and not is_legal(t, row_of(games, i), codes[i]):
            return i
    for i in range(len(codes)):
        g = row_of(games, i)
        reward[i] = 0.0
        if codes[i] != WAIT:
            seat = g[layout.SEAT]
            act(t, s, g, codes[i])
            if g[layout.ENDING] != layout.NONE:
                reward[i] = (
                    1.0 if g[layout.WINNERS] >> (g[layout.SEAT] if seat == layout.NOBODY else seat) & 1 else -1.0
                )
        done[i] = g[layout.ENDING] != layout.NONE
        write_mask(t, g, row_of(mask, i))
        write_view(t, g, g[layout.SEAT], row_of(seen, i))
    return -1


@entry_point
def reset(table: Numbers, scratch: Numbers, games: Rows, which: Numbers, seeds: Seeds, starters: Numbers) -> None:
    """Deal these games anew; a starter of -1 is still to be chosen."""
    t, s = row_of(table, 0), row_of(scratch, 0)
    for k in range(len(which)):
        g = row_of(games, which[k])
        deal(t, g, seeds[k])
        if starters[k] != layout.NOBODY:
            begin(t, s, g, starters[k])


@entry_point
def deal_game(table: Numbers, games: Rows, i: int, cards: Numbers) -> None:
    """Deal a game from decks in a given order."""
    deal_stacked(row_of(table, 0), row_of(games, i), row_of(cards, 0))


@entry_point
def advance(
    table: Numbers, scratch: Numbers, games: Rows, which: Numbers, keen: Bytes, policies: Bytes, own: int
) -> None:
    """Play these games on until a seat of `own`, a bit each, is on turn; `keen` says who chooses the starter."""
    t, s, k, p = row_of(table, 0), row_of(scratch, 0), row_of(keen, 0), row_of(policies, 0)
    for i in range(len(which)):
        g = row_of(games, which[i])
        if g[layout.SEAT] == layout.NOBODY and g[layout.ENDING] == layout.NONE:
            begin(t, s, g, choose_starter(t, g, k))
        while g[layout.ENDING] == layout.NONE and own >> g[layout.SEAT] & 1 == 0:
            move(t, s, g, choose(t, s, g, p))


@entry_point
def suggest(table: Numbers, scratch: Numbers, games: Rows, policies: Bytes, codes: Numbers) -> None:
    """Write what the policies would play in every game."""
    t, s, p = row_of(table, 0), row_of(scratch, 0), row_of(policies, 0)
    end = t[layout.CARDS] * t[layout.PILES]
    for i in range(len(codes)):
        g = row_of(games, i)
        if g[layout.ENDING] != layout.NONE:
            codes[i] = WAIT
        elif g[layout.SEAT] == layout.NOBODY:
            codes[i] = end + 1 + choose_starter(t, g, p)
        else:
            chosen = choose(t, s, g, p)
            codes[i] = end if chosen == layout.END else (chosen >> 3) * t[layout.PILES] + (chosen & 7)


@entry_point
def reopen_game(table: Numbers, games: Rows, i: int) -> None:
    """Find what may be done in a game that was set up."""
    reopen(row_of(table, 0), row_of(games, i))


@entry_point
def settle_game(table: Numbers, games: Rows, i: int) -> None:
    """Shuffle the decks of a game to their ends."""
    t, g = row_of(table, 0), row_of(games, i)
    for deck in range(t[layout.DECKS]):
        settle(t, g, deck, t[layout.CARDS])


@entry_point
def imagine_game(table: Numbers, scratch: Numbers, games: Rows, own: int, seed: np.uint64, world: int) -> None:
    """Make game 1 a world that agrees with game 0."""
    imagine(row_of(table, 0), row_of(scratch, 0), row_of(games, 0), row_of(games, 1), own, seed, world)
