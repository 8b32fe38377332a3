"""Many games at once: the rules lowered to tables, played by one compiled kernel."""
