"""The other end of the protocol: our bots at the tables of a server."""
