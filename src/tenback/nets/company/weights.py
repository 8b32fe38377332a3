"""Weights of nets that have learnt in the company of a person who takes the cheapest steps."""

from tenback.nets.marked.layout import INPUTS
from tenback.nets.slim.weights import SlimNet

COMPANY_NET = SlimNet(name="company", format=6, inputs=INPUTS, open_hands=False)
