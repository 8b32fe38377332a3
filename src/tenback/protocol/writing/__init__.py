"""The protocol, read from the types of its messages and told to others."""
