"""The game of a table as a record, with its bots and with the game that it branched from."""

from tenback.play.record import Parent, Record, to_record
from tenback.protocol.messages import Phase
from tenback.protocol.refusals import No
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table


def record_of(table: Table) -> Record:
    """Return the record of a finished game; before its end nobody may see the cards, so raise `Refused`."""
    if table.game is None or table.phase is not Phase.OVER:
        raise Refused(No.NOT_OVER)
    bots = [chair.bot or None if chair else None for chair in table.chairs]
    parent = Parent(table.root.check, table.root.step) if table.root else None
    return to_record(table.game, bots if any(bots) else (), parent)
