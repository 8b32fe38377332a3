"""Deals with every card open: which of them can be won, and how."""
