"""Nets of races, which know what one side may know."""
