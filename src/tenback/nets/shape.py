"""How large nets are, and what their answers mean."""

from typing import Final

OWN_INPUTS: Final = 1472  # of nets that were never told what others hold
INPUTS: Final = OWN_INPUTS + 768
HEADS: Final = 4  # chances that all cards are laid, that 2 at most are left, that 8 at most are left; the share left
WON, FEW_LEFT, SOME_LEFT, SHARE_LEFT = range(HEADS)
FEW, SOME = 2, 8
SLIGHT: Final = 0.005  # how much the other answers count beside the chance to win

LARGE, SMALL = "large", "small"
SIZES = {LARGE: (384, 192, 96), SMALL: (64, 32)}  # inner layers of nets that are trained now
