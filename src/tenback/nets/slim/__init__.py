"""Slim nets: few inputs at a time, layers of 128, 32 and 1, learnt on one core."""
