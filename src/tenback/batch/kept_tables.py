"""Tables that were made of rulesets, kept for the next who asks."""

from collections.abc import Callable

from tenback.batch.compiler import Numbers
from tenback.rules import Ruleset

MOST = 64


class KeptTables:
    """Tables by the ruleset itself, which has no hash, and a number of seats; nobody may write into them."""

    def __init__(self) -> None:
        self._known = dict[tuple[int, int], tuple[Ruleset, Numbers]]()  # keeps rulesets: no other can get the same id

    def find(self, rules: Ruleset, seats: int, make: Callable[[Ruleset, int], Numbers]) -> Numbers:
        """Return the table, made when it is first asked for."""
        known = self._known.get((id(rules), seats))
        if known is None:
            table = make(rules, seats)
            table.setflags(write=False)
            if len(self._known) >= MOST:
                self._known.clear()
            known = self._known[id(rules), seats] = rules, table
        return known[1]
