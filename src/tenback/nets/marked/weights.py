"""Weights of nets of marked games."""

from tenback.nets.marked.layout import INPUTS
from tenback.nets.slim.weights import SlimNet

MARKED_NET = SlimNet(name="marked", format=5, inputs=INPUTS, open_hands=True)
