"""A real server for browsers, and tables that are put into its store with a known deal."""

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from tenback.play.codec import read_record
from tenback.play.game import Game, Said
from tenback.play.record import replay
from tenback.play.sheet import format_step
from tenback.rules import Begin, Concede
from tenback.rules.talk import format_signal
from tenback.server.archive.database import connect
from tenback.server.archive.store import Store, listed
from tenback.server.tables import events
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Entry
from tests.server.running import Running, call, running

T = TypeVar("T")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_numbers = count()


def outside(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous in a thread of its own: in ours, the loop of Playwright runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def start(folder: Path, **choices: Any) -> Running:
    """Start a server that keeps its tables in a folder."""
    server = running(folder, **choices)
    start_again(server)
    return server


def start_again(server: Running) -> None:
    """Start a server, and wait until it is ready."""
    server.launch()
    server.ready()


def new_code() -> str:
    """Return a code that no other table of this process has."""
    number = next(_numbers)
    return "E2E" + "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(3))


def put(server: Running, draft: Draft) -> str:
    """Write a table into the store of a server, as if it had been played there, and return its code."""
    outside(_append(server, draft, draft.log))
    return draft.table.code


def put_more(server: Running, draft: Draft, event: events.Event) -> None:
    """Let something more happen at a table that is in the store, while the server does not look."""
    draft.add(event)
    outside(_append(server, draft, draft.log[-1:]))


async def _append(server: Running, draft: Draft, entries: Sequence[Entry]) -> None:
    store = Store(connect(server.settings.database_address))
    assert await store.append(draft.table.code, entries, listed(draft.table))
    await store.close()


def game_of(server: Running, code: str) -> Game:
    """Return a finished game, played again from the record that the server gives."""
    status, written = call(server.base, "GET", f"/api/tables/{code}/record?form=text")
    assert status == 200, written
    return replay(read_record(written.encode()))


def deeds_of(game: Game, seat: int) -> list[str]:
    """Return what a seat did in its turns, in order."""
    others = Said | Begin | Concede  # at any time, by anybody
    course = [(state.turn, step) for state, step in game.course() if not isinstance(step, others)]
    return [format_step(game.rules, step) for turn, step in course if turn and turn.seat == seat]


def sayings_of(game: Game, seat: int) -> list[str]:
    """Return what a seat said, in order."""
    return [format_signal(step.signal) for step in game.log if isinstance(step, Said) and step.seat == seat]
