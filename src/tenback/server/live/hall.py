"""The hall: the tables that live in this process.

Every request goes the same way: the table decides, takes the event, and the event is appended to the log. Only then do
others hear of it.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from msgspec.structs import replace

from tenback.play.record import Record
from tenback.protocol import messages, requests
from tenback.protocol.calls import Branch, Listing, Order
from tenback.protocol.messages import Phase
from tenback.protocol.numbers import MOST_MISSED
from tenback.protocol.refusals import No
from tenback.server.archive.faults import StoreDown
from tenback.server.archive.store import Kept, Store, listed
from tenback.server.live.broadcast import greet, send_away, tell_event, tell_presence, tell_tour
from tenback.server.live.bus import Bus, Grown, Toured
from tenback.server.live.clock import now
from tenback.server.live.connection import Connection
from tenback.server.live.live_table import LiveTable
from tenback.server.live.metrics import Metrics
from tenback.server.live.newborn import Newborn
from tenback.server.live.referee import Referee
from tenback.server.passes import new_code, new_seed
from tenback.server.tables import events
from tenback.server.tables.branch import Growth, grow, grow_record, lay_branch
from tenback.server.tables.capacity import USUAL, Capacity
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Bare, lay_again, lay_table
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.folding import take
from tenback.server.tables.news import Audience, audience_of, may_watch, retell, sights_of
from tenback.server.tables.refused import Refused
from tenback.server.tables.snapshots import SNAPSHOT_EVERY, snapshot
from tenback.server.tables.table import Table
from tenback.server.tables.tour import go_on
from tenback.server.tables.utterances import stopped
from tenback.server.tables.visitor import Visitor

LISTED = (
    events.Seated,
    events.Cleared,
    events.Changed,
    events.Started,
    events.Rebound,
    events.Chose,
    events.Returned,
)
RESTED = 3_600_000  # milliseconds; no table is old before it has rested for a day
AT_ONCE = 400  # tables that are noted in one statement
Advise = Callable[[LiveTable, Connection, requests.Hint], Awaitable[None]]  # tells a seat what to do, or refuses
Wish = Callable[[Table], Event]  # returns the event that somebody wants at a table, or refuses


class Answered(Exception):
    """A request that has been answered before."""

    def __init__(self, seq: int) -> None:
        super().__init__(str(seq))
        self.seq = seq


class Observer(Protocol):
    """A part of this process that looks at a table whenever something has happened there."""

    def __call__(self, live: LiveTable, *, own: bool) -> None:
        """Have a look; `own` says whether this process caused the event."""


class Hall:
    """Everything that can be asked of the tables of this process."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, capacity: Capacity = USUAL) -> None:
        self.store, self.metrics, self.capacity, self._bus = store, metrics, capacity, bus
        self.observers: list[Observer] = []
        self.advise: Advise = _have_no_advice
        self.tables: dict[str, LiveTable] = {}
        self._referee, self._newborn = Referee(), Newborn()

    # ---- tables to be opened and looked up

    async def open(self, order: Order, person: str) -> Table:
        """Open a table and return it, or raise `Refused`."""
        table, log = lay_table(self._bare(), order, person, new_seed())
        if not await self._write_first(table, log):
            return await self.open(order, person)  # the code is taken: one chance in millions
        return table

    async def branch(self, code: str, wanted: Branch, person: str) -> Table:
        """Open a table that plays on from a position of a finished game, or raise `Refused`."""
        before = await self.read(code)
        return await self._lay_branch(await asyncio.to_thread(grow, before, wanted, new_seed()), wanted, person)

    async def branch_record(self, record: Record, wanted: Branch, person: str) -> Table:
        """Open one that plays on from a position of a record, or raise `Refused`."""
        if wanted.step > self.capacity.steps:
            raise Refused(No.TOO_BIG)
        return await self._lay_branch(await asyncio.to_thread(grow_record, record, wanted, new_seed()), wanted, person)

    async def _lay_branch(self, grown: Growth, wanted: Branch, person: str) -> Table:
        table, log = await asyncio.to_thread(lay_branch, self._bare(), grown, wanted, person)
        if not await self._write_first(table, log):
            return await self._lay_branch(grown, wanted, person)
        return table

    async def _write_first(self, table: Table, log: list[Entry]) -> bool:
        """Write the log of a new table, unless its code is taken; if only we write there, we know it from now on."""
        is_new = await self.store.append(table.code, log, listed(table))
        if is_new and not self._bus.process:
            self._newborn.keep(table)
        return is_new

    def _bare(self) -> Bare:
        return Bare(new_code(), now(), self.capacity)

    async def read(self, code: str) -> Table:
        """Return a table as its log has it, or raise `Refused`."""
        return _demand_table(await self.store.glance(code))

    async def listing(self, code: str) -> Listing:
        """Return how a table is listed, or raise `Refused`."""
        listing = await self.store.listing(code)
        if listing is None:
            raise Refused(No.NO_SUCH_TABLE)
        return listing

    async def peek(self, code: str) -> Table:
        """Return a table as this process has it in mind, or as its log has it, or raise `Refused`."""
        live = self.tables.get(code)
        return live.table if live and live.table else await self.read(code)

    # ---- connections that come and go

    async def enter(self, code: str, connection: Connection, have: int) -> LiveTable:
        """Let a connection listen to a table, and tell it everything that it may know."""
        live = self.tables.setdefault(code, LiveTable(code))
        live.held += 1  # a table must not be let go while somebody waits for its lock
        try:
            await self._let_in(live, connection, have)
            tell_presence(live, but=connection)
            self._bus.publish(live.present(self._bus.process, asks=True))
            await self._welcome_back(live, connection)
        except BaseException:
            live.remove(connection)
            tell_presence(live)
            raise
        finally:
            self.let_go(live)
        self._show(live, own=True)
        return live

    async def _let_in(self, live: LiveTable, connection: Connection, have: int) -> None:
        async with live.lock:
            table = await self._current(live)
            if have > table.seq or self._may_be_behind(table, connection.person):
                await self._read_on(live, table)
            connection.audience = audience_of(table, connection.person, connection.watch)
            if not may_watch(table, connection.audience):
                raise Refused(No.NO_WATCHING)
            missed = await self._missed(table, connection.audience, have)
            if _has_rested(table) and not await self._visit([table.code]):
                raise Refused(No.NO_SUCH_TABLE)  # somebody has just tidied up
            live.add(connection)
            greet(live, table, connection, missed)

    async def keep_open(self) -> None:
        """Keep the tables of this process from being removed as old, by whoever tidies up."""
        rested = [code for code, live in self.tables.items() if live.table and _has_rested(live.table)]
        for first in range(0, len(rested), AT_ONCE):
            await self._visit(rested[first : first + AT_ONCE])

    async def _visit(self, codes: list[str]) -> bool:
        """Note that tables are in use, and say whether there are any; a disk that is full keeps nobody from looking."""
        try:
            return await self.store.visit(codes, now()) > 0
        except StoreDown:
            return True

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Let a connection go."""
        live.remove(connection)
        tell_presence(live)
        self._bus.publish(live.present(self._bus.process, asks=False))
        self._show(live, own=True)
        self._forget(live)

    async def _welcome_back(self, live: LiveTable, connection: Connection) -> None:
        """Give a person back the seat that others were deciding about."""
        seat = connection.audience.seat
        if seat is not None and is_away(live, connection):
            await self.happen(live, lambda _table: events.Returned(seat=seat))

    @asynccontextmanager
    async def held(self, code: str) -> AsyncIterator[LiveTable]:
        """Keep a table in this process for a while, even without connections, or raise `Refused`."""
        live = self.tables.setdefault(code, LiveTable(code))
        live.held += 1
        try:
            async with live.lock:
                await self._current(live)
            yield live
        finally:
            self.let_go(live)

    def let_go(self, live: LiveTable) -> None:
        """Hold a table no longer."""
        live.held -= 1
        self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        """Let a table go that nobody here needs."""
        if not live.connections and not live.held and self.tables.get(live.code) is live:
            self.tables.pop(live.code, None)

    # ---- what happens

    async def ask(self, live: LiveTable, connection: Connection, request: requests.Request) -> None:
        """Do what a connection asks for and answer it, or raise `Refused`."""
        if isinstance(request, requests.Write) and live.table:
            await self._referee.read(live.table, request.text.strip(), connection.address)
        try:
            if isinstance(request, requests.Do) and is_away(live, connection):
                await self._welcome_back(live, connection)
            entry = await self.happen(live, lambda table: self.decide(table, connection, request))
        except Answered as answer:
            connection.send(messages.Ok(id=request.id, seq=answer.seq))
            return
        if isinstance(entry.event, events.Stopped) and live.table:
            raise stopped(live.table, entry.event)
        if not isinstance(entry.event, events.Did) and retell(entry, connection.audience) is None:
            connection.send(messages.Ok(id=request.id, seq=entry.seq))

    def decide(self, table: Table, connection: Connection, request: requests.Request) -> Event:
        """Return the event that a request makes happen; raise `Refused`, or `Answered` if it is repeated."""
        visitor = Visitor(table, connection.person, outside=connection.outside, at=now())
        done = table.answered.get(visitor.sign(request.id))
        if done is not None:
            raise Answered(done)
        return decide(table, visitor, request, self.capacity)

    async def guide(self, live: LiveTable, connection: Connection, ask: requests.Lead | requests.Point) -> None:
        """Let those who look at a finished game together go on, or raise `Refused`; nothing of it is written down."""
        async with live.lock:
            table = await self._current(live)
            tour = go_on(live.tour, table, Visitor(table, connection.person), ask, live.here())
            if not live.may_tour(self.capacity.points):
                raise Refused(No.TOO_FAST)
            tell_tour(live, tour, connection, ask.id)
        self._bus.publish(Toured(self._bus.process, live.code, tour))

    async def happen(self, live: LiveTable, wish: Wish) -> Entry:
        """Carry out a wish, and tell everybody of it as soon as it is in the log."""
        async with live.lock:
            while True:
                table = live.table or await self._current(live)
                event = await self._decided(live, table, wish)
                if isinstance(event, events.Rematched):
                    event = await self._rematch(table, event)
                entry = Entry(table.seq + 1, max(now(), table.at), event)
                if await self._append(live, table, entry):
                    self.spread(live, table, entry)
                    return entry

    async def _decided(self, live: LiveTable, table: Table, wish: Wish) -> Event:
        """Return the event of a wish; a process refuses nothing before it has read what others wrote."""
        try:
            return wish(table)
        except Refused:
            before = table.seq
            if self._bus.process:
                await self._read_on(live, table)
            if table.seq == before:
                raise
            return wish(table)

    async def _append(self, live: LiveTable, table: Table, entry: Entry) -> bool:
        """Let the table take an event, and write it down; if that fails, the table in memory is not trusted."""
        try:
            take(table, entry)
            written = await self.store.append(table.code, [entry], *kept_with(table, entry))
        except BaseException:
            live.table = None
            raise
        if not written:
            live.table = None
        return written

    def spread(self, live: LiveTable, table: Table, entry: Entry) -> None:
        """Tell everybody of an event that is in the log: other processes, connections, and the bots of the table."""
        self.metrics.events.count += 1
        if not live.is_here_alone():
            self._bus.publish(Grown(self._bus.process, table.code, entry.seq))
        self._tell(live, table, entry, own=True)

    async def _rematch(self, table: Table, event: events.Rematched) -> events.Rematched:
        """Open the next table before the old one announces it, so that people can find it."""
        seed = table.seed if event.same_deal else new_seed()
        again, log = lay_again(self._bare(), table, seed)
        if not await self._write_first(again, log):
            return await self._rematch(table, event)
        return replace(event, table=again.code)

    def _tell(self, live: LiveTable, table: Table, entry: Entry, *, own: bool) -> None:
        tell_event(live, table, entry)
        self._show(live, own=own)

    def _show(self, live: LiveTable, *, own: bool) -> None:
        for observer in self.observers:
            observer(live, own=own)

    # ---- the log, to which other processes may write as well

    async def catch_up(self, code: str) -> None:
        """Read what other processes have written, and tell of it."""
        live = self.tables.get(code)
        if live is None:
            return
        try:
            async with self.held(code), live.lock:
                await self._read_on(live, await self._current(live))
        except Refused as refused:  # it was removed, or dealt by rules that only a newer process knows
            live.table = None
            send_away(live, refused)

    async def _current(self, live: LiveTable) -> Table:
        """Return the table as of the last event known here, or raise `Refused`."""
        if live.table:
            return live.table
        told = live.told if live.connections else None
        table = self._newborn.take(live.code) or _demand_table(await self.store.table(live.code, told))
        live.sights = sights_of(table, live.connections)
        if told is not None:  # they are told of all that came since
            await self._read_on(live, table)
        live.table, live.told = table, table.seq
        return table

    async def _read_on(self, live: LiveTable, table: Table) -> None:
        for entry in await self.store.read(live.code, table.seq):
            take(table, entry)
            self._tell(live, table, entry, own=False)

    async def _missed(self, table: Table, audience: Audience, have: int) -> list[messages.Retold]:
        """Return the news since an event, the last of them if there are too many."""
        if have >= table.seq or (table.game is None and not table.texts):  # nothing is told of how a table gathers
            return []
        entries = await self.store.read(table.code, max(have, table.seq - MOST_MISSED))
        heard = (entry for entry in entries if entry.seq <= table.seq)
        told = [retell(entry, audience, drawn=table.draws.get(entry.seq, 0)) for entry in heard]
        return [news for news in told if news]

    def _may_be_behind(self, table: Table, person: str) -> bool:
        """Say whether somebody may sit here whom this process has not heard of yet."""
        return bool(self._bus.process and person) and table.seat_of(person) is None


def kept_with(table: Table, entry: Entry) -> Kept:
    """Return what is written down with an event: how the table is listed, and a snapshot, each where it is due."""
    is_listed = isinstance(entry.event, LISTED) or table.phase is Phase.OVER
    return listed(table) if is_listed else None, snapshot(table) if entry.seq % SNAPSHOT_EVERY == 0 else None


async def _have_no_advice(_live: LiveTable, _connection: Connection, _ask: requests.Hint) -> None:
    raise Refused(No.NO_ADVISOR)


def is_away(live: LiveTable, connection: Connection) -> bool:
    """Say whether the seat of a connection counts as absent, or is played by a bot."""
    seat, own = connection.audience
    chair = live.table.chairs[seat] if own and live.table and seat is not None else None
    return chair is not None and (chair.absent or chair.stand_in != "")


def _has_rested(table: Table) -> bool:
    """Say whether nothing has happened at a table for so long that it might soon be old."""
    return now() - table.at > RESTED


def _demand_table(table: Table | None) -> Table:
    if table is None:
        raise Refused(No.NO_SUCH_TABLE)
    return table
