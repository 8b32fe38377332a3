"""How long somebody new waits for the first card of a bot."""
