"""Hints: what a seat should do in its turn, thought of behind the play of live tables, and told to that seat alone."""

import asyncio

import msgspec

from tenback.bots import missing_extra
from tenback.protocol import messages, requests
from tenback.protocol.options import Talk
from tenback.protocol.refusals import No
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.lanes import Failed, Lane
from tenback.server.live.live_table import LiveTable
from tenback.server.live.questions import parts_of
from tenback.server.live.study_questions import AdviceQuestion
from tenback.server.tables.deciding import decide, demand_hint
from tenback.server.tables.events import Event
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor
from tenback.study.advice import QUICK, Advice


class Advisor:
    """Whoever thinks for the people of this process."""

    def __init__(self, hall: Hall, lane: Lane) -> None:
        self._hall, self._lane = hall, lane
        self._thoughts: dict[tuple[str, int, int], asyncio.Task[Advice]] = {}  # by table, seat and position

    async def advise(self, live: LiveTable, connection: Connection, ask: requests.Hint) -> None:
        """Tell a seat what to do, or raise `Refused`; a second hint for the same position does not count."""
        table = live.table
        if table is None:
            raise Refused(No.UNAVAILABLE)
        visitor = Visitor(table, connection.person)
        demand_hint(table, visitor, ask)
        advice = await self._think(table, visitor.seated, connection.address)
        if not ask.meter and (visitor.seated, ask.at) not in table.hints:
            await self._hall.happen(live, lambda now: self._count(now, connection.person, ask))
        best = advice.turns[0]
        told = None if ask.meter else advice
        connection.send(messages.Advised(id=ask.id, at=ask.at, chance=best.chance, error=best.error, advice=told))

    def _count(self, table: Table, person: str, ask: requests.Hint) -> Event:
        return decide(table, Visitor(table, person), ask, self._hall.capacity)

    async def _think(self, table: Table, seat: int, address: str) -> Advice:
        """Return the advice for a position, which is thought of once, and to the end even if whoever asked has gone."""
        if missing_extra("search") or not self._lane.has_room:
            raise Refused(No.NO_ADVISOR)
        position = table.code, seat, table.moved
        thought = self._thoughts.get(position)
        if thought is None:
            thought = self._thoughts[position] = asyncio.create_task(self._ask(_question(table, seat), address))
            thought.add_done_callback(lambda done: self._forget(position, done))
        return await asyncio.shield(thought)

    async def _ask(self, asked: AdviceQuestion, address: str) -> Advice:
        try:
            (words,) = await self._lane.ask(asked, address)
        except Failed as failed:
            raise Refused(No.UNAVAILABLE) from failed
        return msgspec.json.decode(words, type=Advice)

    def _forget(self, position: tuple[str, int, int], thought: asyncio.Task[Advice]) -> None:
        del self._thoughts[position]
        if not thought.cancelled():
            thought.exception()  # nobody may be left to hear of it


def _question(table: Table, seat: int) -> AdviceQuestion:
    """Return the question about the position of a seat; callers must not ask before the deal."""
    if table.game is None:
        raise LookupError("the cards are not dealt yet")
    view = table.game.view(seat)
    people = tuple(at for at, chair in enumerate(table.chairs) if chair and not chair.played_by)
    silent = table.options.talk is Talk.SILENT
    return AdviceQuestion(
        table.code, table.options, view.rules.version, parts_of(view), people, silent=silent, playouts=QUICK
    )
