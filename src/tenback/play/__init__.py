"""One game: its deal, its players and their etiquette, its record, and the worlds that a view allows."""
