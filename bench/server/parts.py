"""`python -m bench.server.parts`: what a move costs in our own code, without sockets and database."""

import time
from collections import defaultdict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from bench.server.clients import choose
from tenback.protocol import requests
from tenback.protocol.calls import Order
from tenback.protocol.messages import write_message
from tenback.protocol.options import Options
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Bare, lay_table
from tenback.server.tables.events import Entry
from tenback.server.tables.folding import take
from tenback.server.tables.news import Audience, sights_of, tell
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor

P = ParamSpec("P")
T = TypeVar("T")
GAMES = 80
PEOPLE = ("a" * 32, "b" * 32)
SEATS = (Audience(0, own=True), Audience(1, own=True))
Times = defaultdict[str, list[float]]


def main() -> None:
    """Print the lower quartile of each part, in microseconds: a busy machine disturbs that least."""
    times: Times = defaultdict(list)
    for _ in range(GAMES):
        _play(_begun(), times)
    for part, taken in times.items():
        print(f"{part:20} {1e6 * sorted(taken)[len(taken) // 4]:6.1f}")


def _begun() -> Table:
    options = Options(ruleset="the-game", seats=2)
    table, _ = lay_table(Bare("ABCDEF", 1), Order(options=options, name="Ann"), PEOPLE[0], 1)
    for event in (
        events.Seated(seat=1, name="Ben", person=PEOPLE[1]),
        events.Started(version=table.rules.version),
        events.Did(seat=0, do="P0:BEGIN"),
    ):
        take(table, Entry(table.seq + 1, 1, event))
    return table


def _play(table: Table, times: Times) -> None:
    sights = sights_of(table, SEATS)
    while (turn := table.on_turn()) is not None:
        ask = requests.Do(id="1", at=table.moved, do=choose(msgspec.to_builtins(sights.of(SEATS[turn]))))
        visitor = Visitor(table, PEOPLE[turn])
        event = _timed(times["decide"], decide, table, visitor, ask)
        entry = Entry(table.seq + 1, 1, event)
        _timed(times["take"], take, table, entry)
        before, sights = sights, _timed(times["sights"], sights_of, table, SEATS)
        changed = _timed(times["changes"], sights.changes, before)
        for seat in SEATS:
            _timed(times["write"], write_message, tell(table, entry, seat, changed[seat]))


def _timed(taken: list[float], work: Callable[P, T], *about: P.args, **more: P.kwargs) -> T:
    began = time.perf_counter()
    result = work(*about, **more)
    taken.append(time.perf_counter() - began)
    return result


if __name__ == "__main__":
    main()
