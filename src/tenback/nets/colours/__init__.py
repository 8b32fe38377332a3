"""Nets of games of colours, with open hands."""
