"""Weights of nets of races."""

from tenback.nets.race_layout import INPUTS
from tenback.nets.slim_weights import SlimNet

RACE_NET = SlimNet(name="race", format=4, inputs=INPUTS, open_hands=False)
