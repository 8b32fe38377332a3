"""Where everything stands for the nets of races: `p`, a position; the inputs.

A position is the end of a turn, before its seat draws, as that seat knows it. Piles are its own one up and one down,
then the opponent's. Sets of cards are given twice: in the facing of the piles up, and in that of the piles down.
"""

from typing import Final

CARDS: Final = 58
LOWEST: Final = 2  # rank
BACK: Final = 10  # steps of a trick
LARGEST_HAND: Final = 6
PILES: Final = 4

# ---- a position

DEPTHS: Final = 0  # [pile]: the rank of its top in its own facing; 1 without cards
HAND: Final = DEPTHS + PILES  # [facing]: what the seat keeps
DECK: Final = HAND + 2  # [facing]: what it still has to draw
THEIRS: Final = DECK + 2  # [facing]: what the opponent has not laid
DRAWN: Final = THEIRS + 2  # how many cards the seat is about to draw
THEIR_SIZE: Final = DRAWN + 1  # of the opponent's hand
POSITION_WIDTH: Final = THEIR_SIZE + 1

# ---- inputs; the first own pile is the one that has gone further, the first of the opponent goes the same way

ALWAYS: Final = 0
STEPS: Final = 116  # from a top to a card, from -57 to 58
ON_TOP: Final = 57  # the place of no step
DEEP: Final = 60  # depths, or steps of which 0 says that there is no card

# of a pile: what is the same for all turns that leave it at one depth
ITS_CARDS: Final = 0  # [steps]: the deck of the seat, or what the opponent has not laid
ITS_TRICKS: Final = ITS_CARDS + STEPS  # [steps]: those of them from which a trick leads to another
ITS_HELP: Final = ITS_TRICKS + STEPS  # [steps]: cards of the other side with which it could be helped
ITS_DEPTH: Final = ITS_HELP + STEPS  # [depth]

# of an own pile, what the hand has for it
HELD: Final = ITS_DEPTH + DEEP  # [steps]
HELD_BEFORE: Final = HELD + STEPS  # [steps]: those from which a trick leads to an unlaid card
HELD_TRICKS: Final = HELD_BEFORE + STEPS  # [steps]: those that are a trick on an unlaid card
NEAREST: Final = HELD_TRICKS + STEPS  # [steps ahead]
OWN_WIDTH: Final = NEAREST + DEEP

# of a pile of the opponent
HELPING: Final = ITS_DEPTH + DEEP  # [steps]: cards of the hand that help
NEAREST_HELP: Final = HELPING + STEPS  # [steps back]
THEIR_WIDTH: Final = NEAREST_HELP + DEEP

OWN_PILES: Final = ALWAYS + 1  # [first, second]
THEIR_PILES: Final = OWN_PILES + 2 * OWN_WIDTH
SPANS: Final = 2 * (DEEP - 1)  # by how much two piles have not met, or have passed each other
SPAN: Final = THEIR_PILES + 2 * THEIR_WIDTH  # [own, theirs]
SIZES: Final = LARGEST_HAND + 1
KEPT: Final = SPAN + 2 * SPANS  # [cards]
HAND_THEN: Final = KEPT + SIZES  # [cards]: after the draw
THEIR_HAND: Final = HAND_THEN + SIZES  # [cards]
DECK_THEN: Final = THEIR_HAND + SIZES  # [cards]
THEIR_DECK: Final = DECK_THEN + CARDS + 1  # [cards]
LEAD: Final = THEIR_DECK + CARDS + 1  # [cards]: how many more the seat has to lay than the opponent
INPUTS: Final = LEAD + 2 * CARDS + 1

MOST_SHOWN: Final = 640  # inputs of a position that are not 0
