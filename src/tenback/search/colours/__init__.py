"""Thinking about games of colours by their nets."""
