"""Nets of marked games: four piles of a team, and cards that burn or command."""
