"""What the connections of a table hear: each event, who is here, and everything when they connect."""

from msgspec.structs import replace

from tenback.protocol import messages
from tenback.protocol.messages import Tour, write_message
from tenback.protocol.numbers import Close
from tenback.protocol.refusals import No
from tenback.server.live.clock import now
from tenback.server.live.connection import Connection
from tenback.server.live.live_table import LiveTable
from tenback.server.live.refusal_text import refusal_words
from tenback.server.tables import events
from tenback.server.tables.events import Entry
from tenback.server.tables.news import audience_of, clock_left, may_watch, setting_of, sights_of, tell, unlaid_of
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table

REGROUPS = (events.Seated, events.Cleared, events.Changed, events.Started, events.Rebound, events.Shared)


def tell_event(live: LiveTable, table: Table, entry: Entry) -> None:
    """Tell every connection what it may know of an event."""
    live.told = entry.seq
    moved = _regroup(live, table) if isinstance(entry.event, REGROUPS) else ()
    before, live.sights = live.sights, sights_of(table, live.connections)
    for audience, changed in live.sights.changes(before).items():
        frame = write_message(tell(table, entry, audience, changed))
        for connection in live.connections[audience]:
            if connection not in moved:
                connection.wire.send_frame(frame)
    for connection in moved:
        greet(live, table, connection, [])
    if moved:
        tell_presence(live)


def greet(live: LiveTable, table: Table, connection: Connection, missed: list[messages.Retold]) -> None:
    """Tell a connection everything that it may know."""
    audience = connection.audience
    live.sights = sights_of(table, live.connections)
    connection.send(
        messages.Table(
            code=table.code,
            seq=table.seq,
            at=table.moved,
            you=audience.seat if audience.own else None,
            watching=None if audience.own else audience.seat,
            setting=setting_of(table),
            sight=live.sights.of(audience),
            unlaid=unlaid_of(table),
            missed=missed,
            here=live.here(),
            watchers=live.watchers(),
            left=clock_left(table, now()),
        )
    )
    if live.tour:
        connection.send(live.tour)


def tell_presence(live: LiveTable, but: Connection | None = None) -> None:
    """Tell every connection except one who is here."""
    frame = write_message(messages.Here(here=live.here(), watchers=live.watchers()))
    for connection in live:
        if connection is not but:
            connection.wire.send_frame(frame)


def tell_tour(live: LiveTable, tour: Tour, asker: Connection | None = None, request: str = "") -> None:
    """Let a tour go on for everybody at its table; whoever asked for that has their answer in it."""
    live.tour = tour
    frame = write_message(tour)
    for connection in live:
        if connection is not asker:
            connection.wire.send_frame(frame)
    if asker:
        asker.send(replace(tour, id=request))


def send_away(live: LiveTable, refused: Refused) -> None:
    """Tell all connections of a table why they cannot be served here any more, and end them."""
    for connection in [*live]:
        connection.send(messages.No(reason=refused.reason, text=refusal_words(connection.lang, refused)))
        connection.wire.hang_up(Close.GOING, refused.reason)


def _regroup(live: LiveTable, table: Table) -> list[Connection]:
    """Give each connection the audience it belongs to now, and return those whose view changed."""
    moved = []
    for connection in [*live]:
        audience = audience_of(table, connection.person, connection.watch)
        if not may_watch(table, audience):
            live.remove(connection)
            connection.wire.hang_up(Close.GOING, No.NO_WATCHING)
        elif audience != connection.audience:
            live.remove(connection)
            connection.audience = audience
            live.add(connection)
            moved.append(connection)
    return moved
