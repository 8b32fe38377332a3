"""The other end of the protocol: our bots at tables of a server."""
