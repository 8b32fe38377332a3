"""`tenback backup` and `tenback restore`: everything there is, as of one moment, and back again."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from tenback.locale import LANGUAGES, catalogue
from tenback.server.archive.backup import NotEmpty, back_up, restore
from tenback.server.archive.database import connect
from tenback.server.archive.migrations import migrate
from tenback.server.archive.schema import METADATA
from tenback.server.archive.store import Store, listed
from tenback.server.tables.events import Entry
from tests.cli.running import across, error, process, tenback
from tests.server.backends import Postgres
from tests.server.tables import begun, seated

Rows = dict[str, list[tuple[object, ...]]]
CODES = ("AAAAAA", "BBBBBB", "CCCCCC")


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without anything in it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return await postgres.new_database()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A server's store, with three tables."""
    engine = connect(database)
    await migrate(engine)
    kept = Store(engine)
    for code in CODES:
        draft = begun() if code == "AAAAAA" else seated()
        draft.table.code = code
        await kept.append(code, draft.log, listed(draft.table))
    yield kept
    await kept.close()


def rows(address: str | Path) -> Rows:
    """Return everything that a database holds."""
    engine = connect(str(address))
    with engine.connect() as connection:
        held = {table.name: connection.execute(select(table)) for table in METADATA.sorted_tables}
        found = {name: sorted(tuple(row) for row in rows) for name, rows in held.items()}
    engine.dispose()
    return found


@pytest.mark.usefixtures("store")
async def test_what_is_restored_is_what_was_there(database: str, tmp_path: Path) -> None:
    one, again = tmp_path / "one.db", str(tmp_path / "again.db")
    assert await asyncio.to_thread(back_up, database, one) == len(CODES)
    assert await asyncio.to_thread(restore, one, again) == len(CODES)
    assert rows(database) == rows(one) == rows(again)


@pytest.mark.usefixtures("store")
async def test_a_copy_can_be_restored_into_another_kind_of_database(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    one = tmp_path / "one.db"
    await asyncio.to_thread(back_up, database, one)
    other = await postgres.new_database()
    await asyncio.to_thread(restore, one, other)
    assert rows(database) == rows(other)


async def test_the_copy_is_one_moment_while_the_server_writes(store: Store, database: str, tmp_path: Path) -> None:
    copy, draft = tmp_path / "copy.db", seated()
    draft.table.code, event = "BBBBBB", draft.log[-1].event
    await store.append("CCCCCC", [Entry(seq, seq, event) for seq in range(len(draft.log), 20_000)])  # takes a while

    async def write_on() -> None:
        for seq in range(len(draft.log), 4000):
            draft.table.at = seq
            await store.append("BBBBBB", [Entry(seq, seq, event)], listed(draft.table))

    writing = asyncio.create_task(write_on())
    while len(await store.read("BBBBBB")) < 30:
        await asyncio.sleep(0)
    await asyncio.to_thread(back_up, database, copy)
    writing.cancel()
    last = max(row[:3] for row in rows(copy)["events"] if row[0] == "BBBBBB")
    assert [row[4] for row in rows(copy)["listings"] if row[0] == "BBBBBB"] == [last[2]]


@pytest.mark.usefixtures("store")
async def test_nothing_is_restored_over_what_is_there(database: str, tmp_path: Path) -> None:
    await asyncio.to_thread(back_up, database, tmp_path / "copy.db")
    with pytest.raises(NotEmpty):
        await asyncio.to_thread(restore, tmp_path / "copy.db", database)


@pytest.mark.usefixtures("store")
async def test_a_database_that_waits_for_a_newer_shape_can_be_copied(database: str, tmp_path: Path) -> None:
    engine = connect(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("drop table snapshots")
        connection.exec_driver_sql("update alembic_version set version_num = '0001'")
    engine.dispose()
    assert await asyncio.to_thread(back_up, database, tmp_path / "copy.db") == len(CODES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server that has had three tables, and a copy of them."""

    async def fill() -> None:
        engine = connect(str(tmp_path / "tables.db"))
        await migrate(engine)
        kept = Store(engine)
        draft = seated()
        await kept.append(draft.table.code, draft.log, listed(draft.table))
        await kept.close()

    asyncio.run(fill())
    shutil.copy(tmp_path / "tables.db", tmp_path / "copy.db")
    return tmp_path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_say_how_much_they_copied(lang: str, folder: Path) -> None:
    file, texts = str(folder / "new.db"), catalogue(lang)
    copied = tenback("backup", "--data-dir", str(folder), "--to", file, lang=lang)
    assert (copied.code, copied.out) == (0, texts("serve-copied", tables=1, path=file) + "\n")
    restored = tenback("restore", "--from", file, "--database", str(folder / "other.db"), lang=lang)
    assert (restored.code, restored.out) == (0, texts("serve-restored", tables=1) + "\n")


def test_a_copy_comes_to_a_machine_that_has_no_folder_yet(folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    env = {"HOME": str(home), "XDG_DATA_HOME": "", "TENBACK_LANG": "en"}
    done = process("restore", "--from", str(folder / "copy.db"), env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == catalogue("en")("serve-restored", tables=1) + "\n"
    assert rows(home / ".local/share/tenback/tables.db") == rows(folder / "copy.db")


def test_what_is_no_copy_makes_no_folder(tmp_path: Path) -> None:
    file, home = tmp_path / "copy.db", tmp_path / "home"
    file.write_bytes(b"no database")
    assert tenback("restore", "--data-dir", str(home), "--from", str(file)).code == 2
    assert not home.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_is_overwritten(lang: str, folder: Path) -> None:
    file = folder / "copy.db"
    before = file.read_bytes()
    ran = tenback("backup", "--data-dir", str(folder), "--to", str(file), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-file-there", path=str(file)) + "\n")
    assert file.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_with_tables_is_told(lang: str, folder: Path) -> None:
    ran = tenback("restore", "--data-dir", str(folder), "--from", str(folder / "copy.db"), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-not-empty") + "\n")


@pytest.mark.parametrize(("lang", "body"), across(LANGUAGES, (b"", b"no database")))
def test_what_is_no_copy_is_told(lang: str, body: bytes, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    file.write_bytes(body)
    ran = tenback("restore", "--data-dir", str(tmp_path), "--from", str(file), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-copy", path=str(file)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_copy_is_told(lang: str, tmp_path: Path) -> None:
    file = str(tmp_path / "nowhere.db")
    ran = tenback("restore", "--data-dir", str(tmp_path), "--from", file, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "cli-file-not-found", path=file) + "\n")


def test_a_database_that_is_not_there_is_told_and_stays_away(tmp_path: Path) -> None:
    ran = tenback("backup", "--data-dir", str(tmp_path), "--to", str(tmp_path / "copy.db"))
    address = str(tmp_path / "tables.db")
    assert (ran.code, ran.err) == (2, error("en", "serve-no-database", address=address) + "\n")
    assert [*tmp_path.iterdir()] == []


def test_a_copy_that_cannot_be_written_is_told(folder: Path) -> None:
    ran = tenback("backup", "--data-dir", str(folder), "--to", str(folder / "nowhere" / "copy.db"))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
