"""Where everything stands for the nets of games of colours: `p`, a position; the inputs.

A position is the end of a turn, before its seat draws. Holders are that seat, the next one with cards, the one after
it, all further ones, and last the draw pile.
"""

from typing import Final

RANKS: Final = 10
COLOURS: Final = 5
CARDS: Final = RANKS * COLOURS  # by rank, then by colour
HOLDERS: Final = 5
HANDS: Final = 4  # holders that are seats
DRAW_PILE: Final = 4  # the last holder

# ---- a position

DOWN, UP, HELD = 0, 1, 2  # tops, a card or CARDS; then a word for each holder
SEATS = HELD + HOLDERS
TALLY = SEATS + 1  # scratch: cards counted by kind of colour and rank
KINDS = 4  # of colours: that of the first pile, of the second, of both, of neither
POSITION_WIDTH = TALLY + KINDS * RANKS

# ---- inputs; the first pile is the one that has gone further, and cards are counted in its facing

STEPS = RANKS + 1  # of a pile, or of something that may be missing
ALWAYS = 0
DEPTHS = 1  # [first pile, second pile]
ALIKE = DEPTHS + STEPS * STEPS  # both tops have one colour
PLANES = ALIKE + 1  # [holder, kind of colour, rank]: how many cards
NEAREST = PLANES + HOLDERS * KINDS * RANKS  # [hand, pile, steps to the nearest card ahead; 0: none]
TRICKS = NEAREST + HANDS * 2 * STEPS  # [hand, pile, depth after the best trick; 0: none]
PLACES, FEW = 4, 4  # cards fit nowhere, on the first pile only, on the second only, on both; counts from 0 to 3
FITTING = TRICKS + HANDS * 2 * STEPS  # [hand, places, count]
MANY = 13  # counts from 0 to 12
DRAWN = FITTING + HANDS * PLACES * FEW  # [places, count], of the draw pile
DRAWN_SHARE = DRAWN + PLACES * MANY  # [places]
OF_TOPS = DRAWN_SHARE + PLACES  # [pile, count]: cards of its top's colour that are not laid
OF_OTHERS = OF_TOPS + 2 * STEPS  # [count]: other colours with so many cards
LOWEST = OF_OTHERS + STEPS  # [rank]: other colours with this lowest card
HIGHEST = LOWEST + RANKS
PAIRS = HIGHEST + RANKS  # [hand]: it has two cards of one colour
SHARED = PAIRS + HANDS  # [two hands of the first three]: colours that both have; 0 to 2
DECK = SHARED + 3 * 3  # [cards in the draw pile], from 0 to 12
DECK_SHARE = DECK + MANY
PLAYERS = DECK_SHARE + 1  # [seats], from 2 to 5
OWN_SIZE = PLAYERS + 4  # [cards], from 0 to 2
NEXT_SIZE = OWN_SIZE + 3
LEFT_SHARE = NEXT_SIZE + 3
INPUTS: Final = LEFT_SHARE + 1

TENTH, TWENTIETH, LEFT_UNIT = 0.1, 0.05, 0.04  # what a card counts in shares
MOST_SHOWN = 160  # inputs of a position that are not 0
