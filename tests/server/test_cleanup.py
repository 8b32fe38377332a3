"""Tables that nobody needs any more are forgotten, and no others."""

from dataclasses import replace

import pytest

from tenback.protocol.calls import Order
from tenback.protocol.options import DAY, Options
from tenback.server.archive.cleanup import Ages
from tenback.server.archive.store import Store, listed
from tenback.server.live.bus import NoBus
from tenback.server.live.clock import now
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.lifespan import tidy
from tenback.server.live.metrics import Metrics
from tenback.server.settings import Settings
from tenback.server.tables.draft import Bare, lay_table
from tenback.server.tables.events import Entry
from tenback.server.tables.refused import Refused
from tests.server.memory import Frames
from tests.server.tables import conceded

SETTINGS = Settings(keep_gathering=2, keep_playing=60)


async def _laid(store: Store, code: str, *, days: float, start: bool) -> None:
    order = Order(options=Options(ruleset="the-game", seats=1), name="Ann", start=start)
    table, log = lay_table(Bare(code, now() - int(days * DAY * 1000)), order, "a" * 32, 1)
    assert await store.append(code, log, listed(table))


async def _kept(store: Store, *codes: str) -> list[str]:
    await tidy(Hall(store, NoBus(), Metrics()), SETTINGS)
    return [code for code in codes if await store.read(code)]


async def test_a_table_that_never_started_goes_after_its_days(store: Store) -> None:
    await _laid(store, "OLD222", days=3, start=False)
    await _laid(store, "NEW222", days=1, start=False)
    assert await _kept(store, "OLD222", "NEW222") == ["NEW222"]


async def test_a_game_that_rests_goes_after_its_days(store: Store) -> None:
    await _laid(store, "OLD222", days=61, start=True)
    await _laid(store, "NEW222", days=59, start=True)
    assert await _kept(store, "OLD222", "NEW222") == ["NEW222"]


async def test_a_finished_game_goes_after_its_days_where_the_server_was_told_so(store: Store) -> None:
    for code, days in {"OLD222": 31, "NEW222": 29}.items():
        draft = conceded()
        draft.table.code, at = code, now() - days * DAY * 1000
        draft.table.at = at
        await store.append(code, [Entry(entry.seq, at, entry.event) for entry in draft.log], listed(draft.table))
    assert await _kept(store, "OLD222", "NEW222") == ["OLD222", "NEW222"]
    await tidy(Hall(store, NoBus(), Metrics()), replace(SETTINGS, keep_finished=30))
    assert await _kept(store, "OLD222", "NEW222") == ["NEW222"]


async def test_a_table_that_somebody_looks_at_stays(store: Store) -> None:
    await _laid(store, "OLD222", days=61, start=True)
    hall = Hall(store, NoBus(), Metrics())
    async with hall.held("OLD222"):
        await tidy(hall, SETTINGS)
    assert await store.read("OLD222")


async def test_a_table_that_somebody_has_come_back_to_stays_whoever_tidies_up(store: Store) -> None:
    for code in ("OPEN22", "SHUT22"):
        await _laid(store, code, days=61, start=True)
    await Hall(store, NoBus(), Metrics()).enter("OPEN22", Connection(Frames()), 0)
    assert (
        await store.remove(Ages(playing=now() - DAY * 1000)) == 1
    )  # as `tenback tidy` does, without a word to the hall
    assert [code for code in ("OPEN22", "SHUT22") if await store.read(code)] == ["OPEN22"]


async def test_a_table_that_is_open_for_days_stays_whoever_tidies_up(store: Store) -> None:
    await _laid(store, "OPEN22", days=61, start=True)
    hall = Hall(store, NoBus(), Metrics())
    async with hall.held("OPEN22"):
        await tidy(hall, SETTINGS)
    assert await store.remove(Ages(playing=now() - DAY * 1000)) == 0


async def test_who_comes_back_just_after_a_table_was_deleted_is_told_that_it_is_gone(store: Store) -> None:
    await _laid(store, "OPEN22", days=61, start=True)
    hall = Hall(store, NoBus(), Metrics())
    async with hall.held("OPEN22"):
        await store.remove(Ages(playing=now()))
        with pytest.raises(Refused, match="no-such-table"):
            await hall.enter("OPEN22", Connection(Frames()), 0)


async def test_what_was_heard_of_lately_stays_however_old_it_is(store: Store) -> None:
    await _laid(store, "OLD222", days=61, start=True)
    (*_, last) = await store.read("OLD222")
    await store.append("OLD222", [Entry(last.seq + 1, now(), last.event)])
    assert await _kept(store, "OLD222") == ["OLD222"]


async def test_a_forgotten_table_is_in_no_list(store: Store) -> None:
    await _laid(store, "OLD222", days=3, start=False)
    await tidy(Hall(store, NoBus(), Metrics()), SETTINGS)
    assert await store.tables_of("a" * 32, 10) == []
