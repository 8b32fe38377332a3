"""Turns of bots among people: half by what able partners make of them, half by what greedy ones do."""
