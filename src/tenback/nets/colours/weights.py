"""Weights of nets of games of colours."""

from tenback.nets.colours.layout import INPUTS
from tenback.nets.slim.weights import SlimNet

COLOUR_NET = SlimNet(name="colours", format=3, inputs=INPUTS, open_hands=True)
