"""Nets of bots among people: they are shown what nets of marked games are, but not what others hold."""
