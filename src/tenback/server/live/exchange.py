"""Another pass for the same person: their seats stay theirs, and the old pass has none."""

import logging

from tenback.server.live.hall import Hall
from tenback.server.tables.deciding import rebind
from tenback.server.tables.refused import Refused

LOG = logging.getLogger("tenback.exchange")
MOST = 10_000  # tables at which somebody sits


async def exchange(hall: Hall, old: str, new: str) -> int:
    """Give all seats of a person to another pass of theirs, and return how many; asked again, it does the rest."""
    tables = await hall.store.tables_of(old, MOST)
    oldest_first = reversed(tables)  # the order in which they are listed stays
    return sum([await _rebind(hall, listing.code, old, new) for listing in oldest_first])


async def _rebind(hall: Hall, code: str, old: str, new: str) -> bool:
    try:
        async with hall.held(code) as live:
            await hall.happen(live, lambda table: rebind(table, old, new))
    except Refused as refused:
        LOG.info("a seat keeps its pass: %s", refused.reason, extra={"table": code})
        return False
    return True
