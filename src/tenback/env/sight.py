"""A view as a row and a mask, so that a policy that has learnt in an environment can sit down as a bot."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import Codes, codes_of
from tenback.rules import Card, Concede, View


def see(view: View) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
    """Return the row that a seat sees, as docs/env.md has it, and the mask of what it may do."""
    codes = codes_of(view.rules, len(view.hand_sizes))
    mask = np.zeros(codes.end + 1, np.int8)
    for action in view.legal:
        if not isinstance(action, Concede):
            mask[codes.from_action(action)] = 1
    return np.concatenate([_cards(view, codes), _piles(view, codes), _counts(view), _turn(view)]).astype(np.uint8), mask


def _cards(view: View, codes: Codes) -> NDArray[np.uint8]:
    sets = [view.hand, *(view.unlaid[deck] for deck in _from_own(view, len(view.unlaid)))]
    return np.array([[card in cards for card in codes.cards] for cards in sets], np.uint8).ravel()


def _piles(view: View, codes: Codes) -> list[int]:
    turn, piles = view.turn, range(codes.piles)
    uncovered, due = (turn.uncovered, turn.due) if turn else (frozenset(), frozenset())
    tops = [_place(codes, top, pile.row_card) for top, pile in zip(view.tops, view.rules.piles, strict=True)]
    return [*tops, *(pile in uncovered for pile in piles), *(pile in due for pile in piles)]


def _place(codes: Codes, top: Card, row_card: Card) -> int:
    return len(codes.cards) if top == row_card else codes.cards.index(top)


def _counts(view: View) -> list[int]:
    seats, decks = len(view.hand_sizes), len(view.deck_sizes)
    hands = [view.hand_sizes[seat] for seat in _from_own(view, seats)]
    return [*hands, *(view.deck_sizes[deck] for deck in _from_own(view, decks))]


def _turn(view: View) -> list[int]:
    seat, turn = view.seat, view.turn
    if seat is None or turn is None:
        raise ValueError("only a seat has a row, and only once somebody has begun")
    lock = 0 if turn.lock is None else turn.lock + 1
    away = (turn.seat - seat) % len(view.hand_sizes)
    return [seat + 1, turn.laid, view.need, turn.helped, turn.exactly, lock, away]


def _from_own(view: View, count: int) -> list[int]:
    """Return seats or decks clockwise, one's own first."""
    first = view.seat or 0
    return [(first + step) % count for step in range(count)]
