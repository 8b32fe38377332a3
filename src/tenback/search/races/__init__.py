"""Thinking about races by their nets."""
