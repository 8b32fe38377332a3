"""Compilation before it is needed."""
