"""The foyer: where tables are opened, and found by those who want to join."""

import asyncio
from collections.abc import Sequence

from tenback.play.record import Record
from tenback.protocol.calls import Branch, Listing, NewTable, Order
from tenback.server.http.admission import Admission
from tenback.server.http.openers import Openers
from tenback.server.live.hall import Hall
from tenback.server.reach import best_address, must_look
from tenback.server.settings import Settings
from tenback.server.tables.draft import lesson_plan
from tenback.server.tables.table import Table

MOST_OPEN = 20_000  # open tables, the newest, from which a list is chosen


class Foyer:
    """Opens tables and tells where they are; one object, since Litestar starts a task for each of several."""

    def __init__(self, hall: Hall, settings: Settings, admission: Admission) -> None:
        self._hall, self._settings, self._admission, self._openers = hall, settings, admission, Openers()

    async def open(self, order: Order, person: str, address: str) -> NewTable:
        """Open a table; the deal of a lesson is searched for beforehand."""
        plan = await self._admission.at_leisure(address, lambda: lesson_plan(order.options)) if order.lesson else []
        table = await self._hall.open(order, person)
        self._openers.remember(table.code, address)
        return await self._invite(table, plan)

    async def branch(self, code: str, wanted: Branch, person: str) -> NewTable:
        """Open a table that plays on from a position of a finished game."""
        return await self._invite(await self._hall.branch(code, wanted, person))

    async def branch_record(self, record: Record, wanted: Branch, person: str) -> NewTable:
        """Open one that plays on from a position of a record."""
        return await self._invite(await self._hall.branch_record(record, wanted, person))

    async def list_open(self, address: str) -> list[Listing]:
        """Return the tables that anybody may join, the newest first; of too many, every address has its share."""
        codes, most = await self._hall.store.open_codes(MOST_OPEN), self._settings.limits.listed
        chosen = await self._admission.at_leisure(address, lambda: self._openers.choose(codes, most))
        return await self._hall.store.listings(chosen)

    async def _invite(self, table: Table, plan: Sequence[str] = ()) -> NewTable:
        return NewTable(table.code, f"{await self._address()}/t/{table.code}", [*plan])

    async def _address(self) -> str:
        """Return the address to give to others; a look at the network may take a moment."""
        if must_look(self._settings):
            return await asyncio.to_thread(best_address, self._settings)
        return best_address(self._settings)
