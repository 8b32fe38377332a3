"""Where everything stands for compiled nets: `p`, a position; `w`, tables and weights; `m`, the memory of a thread."""

from tenback.nets.inputs import BITS, KNOWN_WINDOWS, WINDOWS
from tenback.nets.shape import HEADS, INPUTS, OWN_INPUTS

# ---- a position, as `tenback.nets.inputs` has it; sets of cards are two words of 64 bits

OWN, UNSEEN, FOLLOWING, LATER, DEPTHS = 0, 2, 4, 6, 8
LAID, DECK, SEATS, POSITION_WIDTH = 12, 13, 14, 15

# ---- inputs, in the order of `tenback.nets.inputs`

CARD_SETS = WINDOWS * 4 * BITS  # where the planes of whole sets begin
PILE_ROWS = 1160  # [row, facing, pile]
REGIONS = PILE_ROWS + 4 * 54  # nine regions of three kinds, four of lost cards, thirteen of how many are lost
COSTS = REGIONS + 27 + 4 + 13
TALLIES = COSTS + 3
KNOWN_PILE_ROWS = OWN_INPUTS + KNOWN_WINDOWS * 4 * BITS  # [row, facing, pile]
KNOWN_REGIONS = KNOWN_PILE_ROWS + 4 * 25  # nine regions of two kinds, four of lost cards
KNOWN_TALLIES = KNOWN_REGIONS + 18 + 4

# ---- tables in front of the weights

NEAR_BY, NEAR_FAR = 0, BITS + 1  # by steps to the nearest card
PRICE, PRICE_ZERO = 2 * (BITS + 1), 100  # by how far a pile has passed a card; may be negative
WEIGHTS = PRICE + 2 * PRICE_ZERO

# ---- memory

SHOWN = 0  # the inputs of a position
CHANGED = SHOWN + INPUTS  # of one that differs from it by a card
WIDEST = 512
SUMS = CHANGED + INPUTS  # the first layer of the first
CHANGED_SUMS = SUMS + WIDEST
LAYER, NEXT_LAYER = CHANGED_SUMS + WIDEST, CHANGED_SUMS + 2 * WIDEST
ANSWERS = NEXT_LAYER + WIDEST
MEMORY = ANSWERS + 2 * HEADS
