"""What `render` returns: a view as text, as SVG, or as pixels."""

from collections.abc import Sequence
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from tenback.env.pixels import paint
from tenback.picture import draw
from tenback.rules import View
from tenback.rules.printout import format_view

Pixels = NDArray[np.uint8]


class Mode(StrEnum):
    """How a table can be rendered."""

    ANSI = "ansi"
    SVG = "svg"
    RGB = "rgb_array"


MODES = tuple(str(mode) for mode in Mode)
FRAMES_A_SECOND = 2


def render(view: View, mode: str, names: Sequence[str]) -> str | Pixels:
    """Return a view in one of the modes."""
    if mode == Mode.RGB:
        return paint(view)
    return draw(view, names) if mode == Mode.SVG else format_view(view, names)
