"""Weights of nets of games of colours."""

from tenback.nets.colour_layout import INPUTS
from tenback.nets.slim_weights import SlimNet

COLOUR_NET = SlimNet(name="colours", format=3, inputs=INPUTS, open_hands=True)
