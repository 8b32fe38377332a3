"""Measuring: many games played by bots, and what can be said about them."""
