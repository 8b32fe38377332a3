"""The logs of tables, kept in a SQLite file."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tenback.protocol import requests
from tenback.server.archive.cleanup import Ages
from tenback.server.archive.database import BadDatabase, connect, database_url
from tenback.server.archive.faults import StoreDown
from tenback.server.archive.migrations import NEWEST, _make, _shape, _upgrade, migrate
from tenback.server.archive.schema import METADATA, SHAPE
from tenback.server.archive.store import Store, listed
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Entry, Said
from tests.server.stores import open_store
from tests.server.tables import ANN, BEN, CODE, STRANGER, begun, conceded, new_id, opened, seated

LATER = 10**15


def said(seq: int, at: int = 0) -> Entry:
    return Entry(seq, at, Said(id=f"ask-{seq}", seat=0, say="SAFE"))


async def keep(store: Store, draft: Draft, code: str = CODE, at: int | None = None) -> None:
    """Write a table down, with its place in the lists."""
    draft.table.code = code
    draft.table.at = at if at is not None else draft.table.at
    assert await store.append(code, draft.log, listed(draft.table))


# ---- logs


async def test_what_was_appended_is_read_again(store: Store) -> None:
    draft = conceded()
    await keep(store, draft)
    assert await store.read(CODE) == draft.log


async def test_a_log_is_read_from_an_event_on(store: Store) -> None:
    await store.append(CODE, [said(seq) for seq in range(5)])
    assert [entry.seq for entry in await store.read(CODE, after=2)] == [3, 4]


async def test_a_table_that_is_not_there_has_an_empty_log(store: Store) -> None:
    await store.append(CODE, [said(0)])
    assert await store.read("NOBODY") == []


async def test_two_events_cannot_have_the_same_place(store: Store) -> None:
    await store.append(CODE, [said(0, at=1)])
    assert not await store.append(CODE, [said(0, at=2)])
    assert await store.read(CODE) == [said(0, at=1)]


async def test_an_append_comes_whole_or_not_at_all(store: Store) -> None:
    await store.append(CODE, [said(1)])
    assert not await store.append(CODE, [said(0), said(1)])
    assert await store.read(CODE) == [said(1)]


async def test_one_that_comes_too_late_does_not_hold_up_its_group(store: Store) -> None:
    await store.append("TABLE5", [said(0)])
    codes = [f"TABLE{number}" for number in range(10)]
    done = await asyncio.gather(*(store.append(code, [said(0)]) for code in codes))
    assert done == [code != "TABLE5" for code in codes]
    assert all([await store.read(code) for code in codes])


async def test_the_end_of_each_log_is_found(store: Store) -> None:
    drafts = {"AAAAAA": opened(), "BBBBBB": begun(), "CCCCCC": conceded()}
    for code, draft in drafts.items():
        await keep(store, draft, code)
    assert await store.ends(["AAAAAA", "BBBBBB", "NOBODY"]) == {
        code: drafts[code].table.seq for code in ("AAAAAA", "BBBBBB")
    }


async def test_many_appends_share_a_statement_that_is_a_commit_by_itself(store: Store) -> None:
    await store.append(CODE, [said(0)])
    statements = _writing(store)
    assert all(await asyncio.gather(*(store.append(f"T{number}", [said(0)]) for number in range(1_200))))
    assert len(statements) <= 4  # five hundred at once, and perhaps a first one alone
    assert all(statement.startswith("INSERT INTO events") for statement in statements)


async def test_what_takes_several_statements_comes_whole_or_not_at_all(store: Store) -> None:
    await keep(store, opened(), "FIRST2")
    statements = _writing(store)
    await keep(store, opened(), "SECOND")
    assert (statements[0], statements[-1]) == ("BEGIN", "COMMIT")
    assert not await store.append("FIRST2", [said(0)], listed(seated(open=True).table))
    assert (statements[-1], await store.open_codes(9)) == ("ROLLBACK", [])


def _writing(store: Store) -> list[str]:
    """Return a list of the statements that are written from now on."""
    statements = list[str]()
    kept = store._pen._kept
    assert kept is not None
    cast(sqlite3.Connection, kept.connection.driver_connection).set_trace_callback(statements.append)
    return statements


async def test_whoever_gives_up_waiting_does_not_stop_the_writer(store: Store) -> None:
    waiting = asyncio.create_task(store.append(CODE, [said(0)]))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await store.append("TABLE3", [said(0)])


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    waiting = [asyncio.create_task(store.append(f"T{number}", [said(0)])) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    again = await open_store(tmp_path)
    assert all([await again.read(f"T{number}") for number in range(50)])
    assert all(await asyncio.gather(*waiting))
    await again.close()


async def test_removed_tables_are_gone_from_logs_and_lists(store: Store) -> None:
    await keep(store, seated(open=True))
    await store.remove(Ages(gathering=LATER))
    assert (await store.read(CODE), await store.open_codes(9), await store.tables_of(ANN, 9)) == ([], [], [])


# ---- lists


async def test_open_tables_are_listed_until_they_start_the_newest_first(store: Store) -> None:
    await keep(store, opened(open=True), "FIRST2", at=1)
    await keep(store, opened(open=True), "LATER2", at=2)
    await keep(store, opened(), "CLOSED", at=3)
    await keep(store, begun(open=True), "BEGUN2", at=4)
    assert await store.open_codes(9) == ["LATER2", "FIRST2"]
    assert await store.open_codes(1) == ["LATER2"]
    assert [listing.code for listing in await store.listings(["FIRST2", "LATER2"])] == ["LATER2", "FIRST2"]


async def test_everybody_finds_their_own_tables(store: Store) -> None:
    await keep(store, seated(), "BOTH22", at=1)
    await keep(store, conceded(1), "ALONE2", at=2)
    assert [listing.code for listing in await store.tables_of(ANN, 9)] == ["ALONE2", "BOTH22"]
    assert [listing.code for listing in await store.tables_of(BEN, 9)] == ["BOTH22"]
    assert await store.tables_of(STRANGER, 9) == []


async def test_who_stands_up_no_longer_finds_the_table(store: Store) -> None:
    draft = seated()
    await keep(store, draft)
    draft.ask(BEN, requests.Stand(id=new_id()))
    await store.append(CODE, draft.log[-1:], listed(draft.table))
    assert await store.tables_of(BEN, 9) == []


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
async def test_old_tables_are_removed_by_their_phase_and_never_those_in_use(store: Store, phase: str) -> None:
    drafts = {"gathering": opened(), "playing": begun(), "over": conceded()}
    for name, draft in drafts.items():
        await keep(store, draft, name)  # all of these last changed at 1,000
    assert await store.remove(Ages(**{phase: 1_000})) == 0
    assert await store.remove(Ages(**{phase: 1_001}), but=[phase]) == 0
    assert await store.remove(Ages(**{phase: 1_001})) == 1
    assert [name for name in drafts if not await store.read(name)] == [phase]


# ---- a database that is not there


async def test_a_database_that_goes_away_is_told_apart_and_comes_back(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    store = await open_store(folder)
    await store.append(CODE, [said(0)])
    store._pen.close()
    store._engine.dispose()
    shutil.move(folder, tmp_path / "away")
    for asked in (store.append(CODE, [said(1)]), store.read(CODE), store.ping(), store.remove(Ages(over=LATER))):
        with pytest.raises(StoreDown):
            await asked
    shutil.move(tmp_path / "away", folder)
    assert await store.append(CODE, [said(1)])
    await store.close()


async def test_a_store_closes_without_its_database(tmp_path: Path) -> None:
    store = Store(connect(str(tmp_path / "nowhere" / "tables.db")))
    await store.close()
    assert store._writer.is_closed


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("tables.db", "sqlite:///tables.db"),
        ("sqlite:///x/tables.db", "sqlite:///x/tables.db"),
        ("postgresql://host/tables", "postgresql+psycopg://host/tables"),
        ("postgres://host/tables", "postgresql+psycopg://host/tables"),
    ],
)
def test_a_database_is_named_by_a_path_or_an_address(address: str, url: str) -> None:
    assert str(database_url(address)) == url


@pytest.mark.parametrize("address", ["mysql://host/tables", "://", "http://host"])
def test_an_address_of_something_else_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase):
        database_url(address)


# ---- the schema


def _stepped(connection: Connection) -> None:
    """Migrate an empty database step by step."""
    _upgrade(connection)
    assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def _made(folder: Path, make: Callable[[Connection], None]) -> tuple[set[object], str | None]:
    """Return what is in a database that was made this way, and the shape that it claims to have."""
    engine = connect(str(folder / f"{make.__name__}.db"))
    with engine.begin() as connection:
        make(connection)
        rows = connection.exec_driver_sql("select type, name, sql from sqlite_master").all()
        shape = _shape(connection)
    engine.dispose()
    return {(kind, name, " ".join(str(sql).split())) for kind, name, sql in rows if name != SHAPE.name}, shape


def test_a_new_database_is_made_at_once_as_the_migrations_make_it(tmp_path: Path) -> None:
    assert _made(tmp_path, _make) == _made(tmp_path, _stepped)


async def test_a_database_that_lacks_steps_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "tables.db"))
    with engine.begin() as connection:
        connection.exec_driver_sql("create table alembic_version (version_num varchar(32) not null)")
    await migrate(engine)
    with engine.connect() as connection:
        assert _shape(connection) == NEWEST
    engine.dispose()


async def test_migrating_twice_does_no_harm(store: Store) -> None:
    await keep(store, begun())
    await migrate(store._engine)
    assert await store.read(CODE)


async def test_a_commit_is_on_the_disk_before_it_is_told(store: Store) -> None:
    with store._engine.connect() as connection:
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    assert (synchronous, journal) == (2, "wal")  # 2: full
