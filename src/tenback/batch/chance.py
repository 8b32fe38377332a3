"""Chance, compiled: the streams of Philox4x32-10, as docs/records.md has it.

Uint64 mixed with int64 becomes a float, so every number is cast.
"""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Row, compiled, inlined


@inlined
def seed_stream(g: Row, number: int, seed: np.uint64, purpose: int, stream: int) -> None:
    """Set a stream to its beginning."""
    at = layout.STREAMS + number * layout.STREAM_WIDTH
    g[at + layout.KEY] = int(seed & np.uint64(0xFFFFFFFF))
    g[at + layout.KEY + 1] = int(seed >> np.uint64(32))
    g[at + layout.STREAM] = stream
    g[at + layout.PURPOSE] = purpose
    g[at + layout.BLOCK] = 0
    g[at + layout.USED] = 4


@compiled
def fill_block(g: Row, at: int) -> None:
    """Make the next four numbers of a stream."""
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    a, b = np.uint64(g[at + layout.BLOCK]) & low, np.uint64(g[at + layout.BLOCK]) >> half
    c, d = np.uint64(g[at + layout.STREAM]), np.uint64(g[at + layout.PURPOSE])
    k0, k1 = np.uint64(g[at + layout.KEY]), np.uint64(g[at + layout.KEY + 1])
    for _ in range(10):
        ab, cd = np.uint64(0xD2511F53) * a, np.uint64(0xCD9E8D57) * c
        a, b, c, d = (cd >> half) ^ b ^ k0, cd & low, (ab >> half) ^ d ^ k1, ab & low
        k0, k1 = (k0 + np.uint64(0x9E3779B9)) & low, (k1 + np.uint64(0xBB67AE85)) & low
    g[at + layout.WORD] = int(a)
    g[at + layout.WORD + 1] = int(b)
    g[at + layout.WORD + 2] = int(c)
    g[at + layout.WORD + 3] = int(d)
    g[at + layout.BLOCK] += 1
    g[at + layout.USED] = 0


@inlined
def scaled_word(g: Row, at: int, bound: int) -> np.uint64:
    """Return the next number of a stream times a bound."""
    if g[at + layout.USED] == 4:
        fill_block(g, at)
    word = g[at + layout.WORD + g[at + layout.USED]]
    g[at + layout.USED] += 1
    return np.uint64(word) * np.uint64(bound)


@inlined
def below(g: Row, number: int, bound: int) -> int:
    """Return a uniform number below the bound."""
    low, limit, at = np.uint64(0xFFFFFFFF), np.uint64(bound), layout.STREAMS + number * layout.STREAM_WIDTH
    product = scaled_word(g, at, bound)
    if (product & low) < limit:
        floor = np.uint64(0x100000000) % limit
        while (product & low) < floor:
            product = scaled_word(g, at, bound)
    return int(np.int64(product >> np.uint64(32)))
