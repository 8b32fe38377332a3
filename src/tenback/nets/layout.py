"""Where everything stands for compiled nets: `p`, a position; `w`, tables and weights; `m`, the memory of a thread."""

from tenback.nets.inputs import BITS, WINDOWS
from tenback.nets.shape import HEADS, INPUTS

# ---- a position, as `tenback.nets.inputs` has it; sets of cards are two words of 64 bits

OWN, UNSEEN, DEPTHS = 0, 2, 4
LAID, DECK, POSITION_WIDTH = 8, 9, 10

# ---- inputs, in the order of `tenback.nets.inputs`

CARD_SETS = WINDOWS * 4 * BITS  # where the planes of whole sets begin
PILE_ROWS = 1160  # [row, facing, pile]
REGIONS = PILE_ROWS + 4 * 54  # nine regions of three kinds, four of lost cards, thirteen of how many are lost
COSTS = REGIONS + 27 + 4 + 13
TALLIES = COSTS + 3

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
