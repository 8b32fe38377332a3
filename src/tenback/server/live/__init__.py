"""The tables that live in a process, and everybody who plays there."""
