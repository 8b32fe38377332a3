"""Live tables: people and bots play over the network, and nothing that was acknowledged is ever lost."""
