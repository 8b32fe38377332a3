"""What a row of an environment holds, how large each number can be, and the same in bits."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from tenback.batch.observation import observation_layout
from tenback.env.setup import Setup
from tenback.env.signal_codes import SignalCodes
from tenback.rules.talk import Heard

Layout = Mapping[str, slice]

OWN = "hand"  # the only slice that others do not know
STALE = 2  # a signal in force is 1, or this if another seat has changed the top since
BITS = ("hand", "unlaid")  # slices of nothing but zeros and ones that stand side by side


def acting_layout(setup: Setup) -> Layout:
    """Return where each fact stands in the row of the seat on turn."""
    return observation_layout(setup.rules, setup.players)


def row_layout(setup: Setup, speech: SignalCodes | None = None) -> Layout:
    """Return the same for any seat: behind it stands how far the turn is away and, with signals, what is in force."""
    layout = dict(acting_layout(setup))
    width = layout["lock"].stop
    layout["away"] = slice(width, width + 1)
    if speech:
        layout["heard"] = slice(width + 1, width + 1 + setup.players * len(speech.signals))
    return layout


def highest(setup: Setup, layout: Layout) -> NDArray[np.uint8]:
    """Return the largest number that each place of a row can hold."""
    cards, piles, hand = len(setup.rules.cards), len(setup.rules.piles), setup.rules.hand_size[setup.players]
    most = {"tops": cards, "hand_sizes": hand, "deck_sizes": cards, "seat": setup.players, "lock": piles, "heard": 2}
    most |= dict.fromkeys(("laid", "need", "exactly"), cards) | {"away": max(setup.players - 1, 1)}
    row = np.ones(max(place.stop for place in layout.values()), np.uint8)
    for name, place in layout.items():
        row[place] = most.get(name, 1)
    return row


def bit_count(layout: Layout) -> int:
    """Return how many places at the beginning of a row are bits."""
    return int(layout[BITS[-1]].stop)


def pack(rows: NDArray[np.uint8], bits: int) -> NDArray[np.uint8]:
    """Return rows, or one, with the first so many places as bits, eight to a byte; the lowest bit comes first."""
    packed = np.packbits(rows[..., :bits], axis=-1, bitorder="little")
    return np.concatenate([packed, rows[..., bits:]], axis=-1)


def pack_highest(top: NDArray[np.uint8], bits: int) -> NDArray[np.uint8]:
    """Return the largest number of each place of a packed row; with no bits, of the row as it is."""
    packed = pack(top, bits)
    packed[: packed_width(bits, bits)] = np.iinfo(np.uint8).max
    return packed


def unpack(packed: NDArray[np.uint8], bits: int) -> NDArray[np.uint8]:
    """Return what `pack` was given."""
    size = packed_width(bits, bits)
    flat = np.unpackbits(packed[..., :size], axis=-1, count=bits, bitorder="little")
    return np.concatenate([flat, packed[..., size:]], axis=-1)


def packed_width(width: int, bits: int) -> int:
    """Return how many bytes a row of this width takes when it is packed."""
    return (bits + 7) // 8 + width - bits


def heard_row(heard: Iterable[Heard], codes: SignalCodes, players: int, seat: int) -> NDArray[np.uint8]:
    """Return what is in force, by seat clockwise from this one and by signal."""
    places = {signal: at for at, signal in enumerate(codes.signals)}
    row = np.zeros((players, len(places)), np.uint8)
    for one in heard:
        if one.signal in places:
            row[(one.seat - seat) % players, places[one.signal]] = STALE if one.stale else 1
    return row.ravel()
