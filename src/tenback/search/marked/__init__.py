"""Thinking about marked games by their nets: cards that burn or command."""
