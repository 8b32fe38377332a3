"""One game played: deals, players, records, and the worlds a view allows."""
