"""How people, programs and operators come in."""
