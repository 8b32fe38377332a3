"""How fast the server is: a driver that speaks the real protocol."""
