"""A view as a small picture of pixels: piles with their tops, the hand below them. The drawing proper is `picture`."""

import numpy as np
from numpy.typing import NDArray

from tenback.picture.palette import Colour, ground, ink
from tenback.rules import Card, View

Pixels = NDArray[np.uint8]

FELT: Colour = (16, 38, 44)
EMPTY: Colour = (23, 52, 59)
CARD_WIDTH, CARD_HEIGHT, MARGIN, SCALE = 44, 60, 8, 3
DIGITS = (  # three columns by five rows, a bit for each pixel, from the top left
    *(0b111101101101111, 0b010110010010111, 0b111001111100111, 0b111001111001111, 0b101101111001001),
    *(0b111100111001111, 0b111100111101111, 0b111001001001001, 0b111101111101111, 0b111101111001111),
)


def paint(view: View) -> Pixels:
    """Return an array of height, width and colour; its size depends on the game alone."""
    columns = max(len(view.tops) + 1, max(view.rules.hand_size.values()) + 1)
    picture = np.empty((2 * CARD_HEIGHT + 3 * MARGIN, columns * (CARD_WIDTH + MARGIN) + MARGIN, 3), np.uint8)
    picture[:] = FELT
    for at, top in enumerate(view.tops):
        _paint_card(picture, view, 0, at, top)
    _paint_number(picture, *_corner(0, len(view.tops)), sum(view.deck_sizes), (223, 233, 230))
    for at, card in enumerate(sorted(view.hand)):
        _paint_card(picture, view, 1, at, card)
    return picture


def _corner(row: int, column: int) -> tuple[int, int]:
    return MARGIN + row * (CARD_HEIGHT + MARGIN), MARGIN + column * (CARD_WIDTH + MARGIN)


def _paint_card(picture: Pixels, view: View, row: int, column: int, card: Card) -> None:
    top, left = _corner(row, column)
    colour = ground(view.rules, card) if card in view.rules.cards else EMPTY
    picture[top : top + CARD_HEIGHT, left : left + CARD_WIDTH] = colour
    _paint_number(picture, top, left, card.rank, ink(colour))


def _paint_number(picture: Pixels, top: int, left: int, number: int, colour: Colour) -> None:
    """Paint a number in the middle of a card."""
    figures = [_figure(int(digit)) for digit in str(number)]
    glyph = np.kron(np.hstack(figures)[:, :-1], np.ones((SCALE, SCALE), bool))
    height, width = glyph.shape
    row, column = top + (CARD_HEIGHT - height) // 2, left + (CARD_WIDTH - width) // 2
    picture[row : row + height, column : column + width][glyph] = colour


def _figure(digit: int) -> NDArray[np.bool_]:
    """Return a digit, with an empty column behind it."""
    bits = [DIGITS[digit] >> place & 1 for place in reversed(range(15))]
    return np.pad(np.array(bits, bool).reshape(5, 3), ((0, 0), (0, 1)))
