"""The protocol as a page and as TypeScript, written from the types of its messages."""
