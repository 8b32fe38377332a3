"""What the log says, against what the players were told."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256

import msgspec

from bench.soak.players import Broken, Player
from tenback.protocol.sight import Sight
from tenback.server.archive.database import connect
from tenback.server.archive.store import Store
from tenback.server.passes import person_of
from tenback.server.tables import events
from tenback.server.tables.events import SIGNATURE, Entry, unsign
from tenback.server.tables.folding import fold, take
from tenback.server.tables.news import Audience, sight_of
from tenback.server.tables.table import Table

PRIVATE = {"hand", "lays", "end", "begin", "undo"}  # what only the seat itself sees


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[Store]:
    """Open the logs of a database."""
    store = Store(connect(address))
    try:
        yield store
    finally:
        await store.close()


async def audit(address: str, players: Sequence[Player]) -> int:
    """Hold every log against its players, and return how many answers were found in them."""
    async with reading(address) as store:
        found = 0
        for code in sorted({code for player in players for code in player.asked}):
            log = await store.read(code)
            _demand_sound(code, log)
            found += sum(_demand_answers(code, log, player) for player in players)
        for player in players:
            await _demand_same(store, player)
    _demand_agreement(players)
    return found


def _demand_sound(code: str, log: Sequence[Entry]) -> None:
    """Every number once, every request once, every action made for the position in which it was done."""
    if [entry.seq for entry in log] != [*range(len(log))]:
        raise Broken(f"{code}: the log has gaps")
    ids = [entry.event.id for entry in log if entry.event.id]
    if len(ids) != len(set(ids)):
        raise Broken(f"{code}: a request happened twice")
    fold(code, log)


def _demand_answers(code: str, log: Sequence[Entry], player: Player) -> int:
    """Everything acknowledged is where it was said to be, and everything done was asked for just then."""
    mark = person_of(player.secret or "")[:SIGNATURE]
    for request, seq in player.answered[code].items():
        if seq >= len(log) or log[seq].event.id != f"{mark}{request}":
            raise Broken(f"{code}: event {seq}, the answer to {request}, is not in the log")
    table = Table(code)
    for entry in log:
        asked = player.asked[code].get(unsign(entry.event.id)) if entry.event.id.startswith(mark) else None
        if isinstance(entry.event, events.Did) and asked and asked["at"] != table.moved:
            raise Broken(f"{code}: event {entry.seq} was asked for in another position")
        take(table, entry)
    return len(player.answered[code])


async def _demand_same(store: Store, player: Player) -> None:
    """The player has been told of everything, and sees what the log says."""
    log = await store.read(player.code)
    await player.settle(log[-1].seq)
    if sight(player) != sight_of(fold(player.code, log), Audience(player.seat, own=True)):
        raise Broken(f"{player.code}: seat {player.seat} sees something else than the log says")


def _demand_agreement(players: Sequence[Player]) -> None:
    for code in {player.code for player in players}:
        if len({state_hash(player) for player in players if player.code == code}) != 1:
            raise Broken(f"{code}: two clients see different tables")


def sight(player: Player) -> Sight:
    """Return what a player sees, put together from a snapshot and the news since."""
    return msgspec.convert(player.sight, Sight)


def state_hash(player: Player) -> str:
    """Return a short word for all that everybody at the table sees."""
    shown = sight(player)
    public = {name: getattr(shown, name) for name in Sight.__struct_fields__ if name not in PRIVATE}
    return sha256(msgspec.json.encode([player.seq, player.at, public])).hexdigest()[:16]
