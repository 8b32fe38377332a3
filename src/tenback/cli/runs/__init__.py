"""Runs that take their time: measured, searched, kept, and ended before their time."""
