"""Weights of nets of races."""

from tenback.nets.races.layout import INPUTS
from tenback.nets.slim.weights import SlimNet

RACE_NET = SlimNet(name="race", format=4, inputs=INPUTS, open_hands=False)
