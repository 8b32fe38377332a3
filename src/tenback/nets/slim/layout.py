"""Where everything stands for slim nets: `w`, weights; `r`, those behind the first layer; `m`, memory.

A slim net has layers of 128, 32 and 1, and few inputs that are not 0: `k` lists them, behind their number, and `v` has
their values. An input that is always 1 stands for the first biases.
"""

from typing import Final

WIDE: Final = 128
NARROW: Final = 32

# ---- weights: [input, output] of the first layer; behind them the others, [input, output] and biases

SECOND_BIASES: Final = WIDE * NARROW
THIRD: Final = SECOND_BIASES + NARROW
THIRD_BIAS: Final = THIRD + NARROW
REST: Final = THIRD_BIAS + 1

# ---- memory: two layers, and what training sends back through them

LAYER, NEXT_LAYER, BACK, NEXT_BACK = 0, WIDE, WIDE + NARROW, 2 * WIDE + NARROW
MEMORY: Final = 2 * (WIDE + NARROW)
