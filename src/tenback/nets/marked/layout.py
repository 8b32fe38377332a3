"""Where everything stands for the nets of marked games: `p`, a position; the inputs.

A position is the end of a turn, before its seat draws, with all hands open. Each pile has a facing of its own, in which
it goes up: a card's place is its index there, and the depth of a pile is the place of its top, -1 at first. Sets of
cards are given in both facings, those of the piles up first, two words each.
"""

from typing import Final

from tenback.nets.family import CARDS

PILES: Final = 4  # two up, then two down
HOLDERS: Final = 4
OWN, NEXT, LATER, DRAW_PILE = range(HOLDERS)  # the seat, the next one with cards, all others, what nobody holds
MARKS: Final = 7  # stop, skull, three, fire, one pile, no trick, few cards drawn
FIRE: Final = 3  # the place of that mark
LARGEST_HAND: Final = 8
MOST_SEATS: Final = 6

# ---- a position

DEPTHS: Final = 0  # [pile]
HELD: Final = DEPTHS + PILES  # [holder, facing, word]
MARKED: Final = HELD + HOLDERS * 4  # [mark, facing, word]: all cards that have it
TOP_MARKS: Final = MARKED + MARKS * 4  # [pile]: the marks of its top, a bit each
DRAWN: Final = TOP_MARKS + PILES  # how many cards the seat is about to draw
SEATS: Final = DRAWN + 1
ASKED: Final = SEATS + 1  # how many cards the next turn asks for
COSTS: Final = ASKED + 1  # [holder], floats: the product score of its cards, 1 for a card that fits everywhere
POSITION_WIDTH: Final = COSTS + HOLDERS

# ---- steps from a top to a card, near ones one by one, far ones together

BEHIND: Final = 16  # 1 to 12, then up to 16, 20 and 24, then all others
NEAR: Final = 24
AHEAD: Final = NEAR + 6 + 5  # 1 to 24, then up to 28 .. 48 by four, then up to 58 .. 88 by ten, then all others
STEPS: Final = BEHIND + AHEAD

# ---- inputs; the first two piles go the way of the pile that has gone furthest; of each two the deeper one is first

ALWAYS: Final = 0

# of a pile: what is the same for all turns that leave it at one depth
OTHERS: Final = 0  # [holder but the seat, steps]
TRICKS: Final = OTHERS + (HOLDERS - 1) * STEPS  # [steps]: cards of others from which a trick leads to another
OTHERS_MARKED: Final = TRICKS + STEPS  # [mark, steps]
DEPTH: Final = OTHERS_MARKED + MARKS * STEPS  # [depth]
TOP: Final = DEPTH + CARDS + 1  # [mark]
NEXT_NEAREST: Final = TOP + MARKS  # [steps ahead; 0: none]

# of a pile: what the seat keeps for it
KEPT: Final = NEXT_NEAREST + 1 + AHEAD  # [steps]
KEPT_BEFORE: Final = KEPT + STEPS  # [steps]: those from which a trick leads to an unlaid card
KEPT_TRICKS: Final = KEPT_BEFORE + STEPS  # [steps]: those that are a trick on an unlaid card
KEPT_MARKED: Final = KEPT_TRICKS + STEPS  # [mark, steps]
KEPT_NEAREST: Final = KEPT_MARKED + MARKS * STEPS  # [steps ahead; 0: none]
PILE_WIDTH: Final = KEPT_NEAREST + 1 + AHEAD

OF_PILES: Final = ALWAYS + 1  # [role of a pile]
REGIONS: Final = 9  # cards by how many piles are before them, of the first direction and of the second
SIZES: Final = LARGEST_HAND + 1
IN_REGIONS: Final = OF_PILES + PILES * PILE_WIDTH  # [the seat or the next one, region, cards]
SHARES: Final = IN_REGIONS + 2 * REGIONS * SIZES  # [holder, region]: cards, in tenths
MANY: Final = 21  # counts from 0 to 20
LOST: Final = SHARES + HOLDERS * REGIONS  # [holder, cards that every pile has passed]
COST: Final = LOST + HOLDERS * MANY  # [holder]: the logarithm of what its cards cost on average
COST_STEPS: Final = 24  # six for each e-fold
COST_STEP: Final = COST + HOLDERS  # [holder, step]
HAND_THEN: Final = COST_STEP + HOLDERS * COST_STEPS  # [cards]: after the draw
KEPT_SIZE: Final = HAND_THEN + SIZES  # [cards]
NEXT_SIZE: Final = KEPT_SIZE + SIZES  # [cards]
DECK_THEN: Final = NEXT_SIZE + SIZES  # [cards, from 0 to 20]
DECK_SHARE: Final = DECK_THEN + MANY
PLAYERS: Final = DECK_SHARE + 1  # [seats]
NEED: Final = PLAYERS + MOST_SEATS + 1  # [cards]
SHOWING: Final = NEED + SIZES  # [mark, tops that have it, from 0 to 4]
INPUTS: Final = SHOWING + MARKS * (PILES + 1)

TENTH: Final = 0.1  # what a card counts in shares
MOST_SHOWN: Final = 1600  # inputs of a position that are not 0
