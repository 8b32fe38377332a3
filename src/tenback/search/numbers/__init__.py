"""Thinking about games of numbers by their nets."""
