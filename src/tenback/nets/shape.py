"""How large nets are, and what their answers mean."""

from typing import Final

INPUTS: Final = 1472
HEADS: Final = 4  # chances that all cards are laid, that 2 at most are left, that 8 at most are left; the share left
WON, FEW_LEFT, SOME_LEFT, SHARE_LEFT = range(HEADS)
FEW, SOME = 2, 8
SLIGHT: Final = 0.005  # how much the other answers count beside the chance to win

LARGE, SMALL = "large", "small"
SIZES = {LARGE: (512, 256, 128), SMALL: (64, 32)}  # inner layers
