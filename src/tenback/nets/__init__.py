"""Value nets: what they are shown of a position, what they make of it, and their weights."""
