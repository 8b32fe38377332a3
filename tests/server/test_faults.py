"""A database that does not do what it should: what is wrong is told as it is, and logged once."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from logging import ERROR
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.server.archive.database import connect
from tenback.server.archive.faults import Condition, Damaged, DiskFails, NewerShape, StoreDown, fault_of
from tenback.server.archive.lock import InUse, locked
from tenback.server.archive.migrations import migrate
from tenback.server.archive.pen import Listed
from tenback.server.archive.store import Store, listed
from tenback.server.live.refusal_text import refusal_words
from tenback.server.tables.events import Entry, Wrote
from tenback.server.tables.refused import Refused
from tests.server.backends import Postgres
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import Running, call, running
from tests.server.tables import CODE, conceded, opened

ORDER = {"options": {"ruleset": "the-game", "seats": 1}, "name": "Ann", "start": True}
TINY = 16_384  # bytes: less than the database has written, more than the log has


# ---- a server


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose database these tests may harm."""
    started = running(tmp_path_factory.mktemp("faults"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # on a full disk it would be cut short, for everybody
        started.launch()
    started.ready()
    yield started
    started.stop()


@contextmanager
def _full_disk(server: Running) -> Iterator[None]:
    """Let nothing grow that the server writes."""
    assert server.process
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (TINY, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def _hole(server: Running) -> Iterator[None]:
    """Take a table out of the database."""
    _tell(server, "alter table sitters rename to others")
    yield
    _tell(server, "alter table others rename to sitters")


@contextmanager
def _newer(server: Running) -> Iterator[None]:
    """Let a newer tenback have changed the database."""
    _tell(server, "update alembic_version set version_num = '9999'")
    yield
    _tell(server, "update alembic_version set version_num = '0003'")


def _tell(server: Running, order: str) -> None:
    with closing(sqlite3.connect(server.settings.database_address, timeout=60)) as connection, connection:
        connection.execute(order)


@pytest.mark.parametrize(("harm", "reason"), [(_full_disk, "disk-fails"), (_hole, "damaged"), (_newer, "newer-shape")])
async def test_a_server_says_whether_it_is_ready_and_why_it_is_not(
    own: Running, harm: Callable[[Running], AbstractContextManager[None]], reason: str
) -> None:
    secret = await give_pass(own.base)
    for _ in range(3):
        await open_table(own.base, secret, **ORDER)
    with harm(own):
        if reason == "disk-fails":
            assert call(own.base, "POST", "/api/tables", ORDER, secret=secret)[0] == 503
        for lang in LANGUAGES:
            answer = {"reason": reason, "text": catalogue(lang)(f"no-{reason}")}
            assert call(own.base, "GET", "/health/ready", lang=lang) == (503, answer)
        assert call(own.base, "GET", "/health/live") == (200, "live")
    assert call(own.base, "GET", "/health/ready") == (200, "ready")
    assert own.log.read_text().count(f'"reason": "{reason}"') == 1
    assert "Traceback" not in own.log.read_text()


async def test_who_plays_is_told_that_nothing_can_be_saved_and_goes_on_when_it_can(own: Running) -> None:
    secret = await give_pass(own.base)
    code = await open_table(own.base, secret, **ORDER)
    async with Client(own.base, code, secret) as ann:
        with _full_disk(own):
            assert (await ann.ask("share", on=True))["reason"] == "disk-fails"
        assert "reason" not in await ann.ask("share", on=True)


@pytest.mark.parametrize("path", ["", "/record", "/replay"])
async def test_a_table_whose_log_has_a_hole_is_refused_with_the_reason_and_no_other(own: Running, path: str) -> None:
    secret = await give_pass(own.base)
    broken, whole = [await open_table(own.base, secret, **ORDER) for _ in range(2)]
    own.stop()  # or else it knows the tables that it has just opened
    _tell(own, f"delete from events where code = '{broken}' and seq = 1")  # noqa: S608 - our own code
    await own.start()
    status, answer = call(own.base, "GET", f"/api/tables/{broken}{path}")
    assert path == "" or (status, answer["reason"]) == (409, "broken-log")
    mine = call(own.base, "GET", "/api/tables/mine", secret=secret)[1]
    assert {listing["code"] for listing in mine} == {broken, whole}
    refused = Client(own.base, broken, secret)
    assert (await refused.open())["reason"] == "broken-log"
    await refused.close()
    async with Client(own.base, whole, secret) as ann:
        assert ann.table["code"] == whole
    assert "Traceback" not in own.log.read_text()


# ---- a store


@pytest.mark.parametrize("kept", [None, listed(opened().table)])
async def test_a_full_disk_is_told_logged_once_and_forgotten(
    store: Store, kept: Listed | None, caplog: pytest.LogCaptureFixture
) -> None:
    written = store._engine.raw_connection()
    written.cursor().execute("PRAGMA max_page_count=1")  # no more than there are
    written.close()  # back to the pool: it is the one that writes next
    texts = [Entry(seq, seq, Wrote(seat=0, text="x" * 500)) for seq in range(200)]
    for _ in range(2):
        with pytest.raises(DiskFails, match="full"):
            await store.append(CODE, texts, kept)
    store._engine.dispose()
    assert await store.append(CODE, texts, kept)
    assert [record.levelname for record in caplog.records if record.name == "tenback.archive"] == ["ERROR", "WARNING"]


FULL = """
    CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'No space left on device'; END $$;
    CREATE TRIGGER fill BEFORE INSERT ON events EXECUTE FUNCTION fill();
"""  # what PostgreSQL says when its disk is full


async def test_a_full_disk_of_postgresql_gets_its_own_sentence(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    engine = connect(await postgres.new_database())
    await migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(FULL)
    store, text = Store(engine), [Entry(0, 0, Wrote(seat=0, text="Hello"))]
    for _ in range(2):
        with pytest.raises(DiskFails, match="No space left") as fault:
            await store.append(CODE, text)
        assert await store.visit([CODE], 1) == 0  # what needs no room is still written
        with pytest.raises(DiskFails, match="No space left"):
            await store.ping()
    assert "its disk is full" in refusal_words("en", Refused(fault.value.reason))
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TRIGGER fill ON events")
    await store.ping()
    assert await store.read("") == []
    assert await store.append(CODE, text)
    await store.close()
    assert [record.levelname for record in caplog.records if record.name == "tenback.archive"] == ["ERROR", "WARNING"]


async def test_whoever_writes_does_not_notice_that_postgresql_was_started_anew(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    engine = connect(await postgres.new_database())
    await migrate(engine)
    store = Store(engine)
    assert await store.append(CODE, [Entry(0, 0, Wrote(seat=0, text="Hello"))])
    await postgres.cut()
    assert await store.append(CODE, [Entry(1, 1, Wrote(seat=0, text="Hello"))])
    assert not await store.append(CODE, [Entry(1, 1, Wrote(seat=0, text="Hello again"))])
    await store.close()
    assert not [record for record in caplog.records if record.name == "tenback.archive" or record.levelno >= ERROR]


def test_a_condition_is_logged_when_it_changes_and_only_then(caplog: pytest.LogCaptureFixture) -> None:
    condition = Condition("written")
    for fault in (None, DiskFails("full"), DiskFails("full"), Damaged("no such table"), None, None):
        condition.note(fault)
    assert [record.getMessage() for record in caplog.records] == [
        "the database cannot be written: full",
        "the database cannot be written: no such table",
        "the database can be written again",
    ]


async def test_a_file_that_is_no_database_is_told_as_damaged(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"these are no tables" * 1000)
    with pytest.raises(Exception, match="not a database") as error:
        await migrate(connect(str(file)))
    assert isinstance(fault_of(error.value), Damaged)


async def test_a_newer_shape_is_told_and_left_alone(store: Store, tmp_path: Path) -> None:
    with store._engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    before = (tmp_path / "tables.db").read_bytes()
    with pytest.raises(NewerShape):
        await migrate(store._engine)
    assert (tmp_path / "tables.db").read_bytes() == before


async def test_a_database_without_one_of_its_tables_is_not_served(store: Store) -> None:
    with store._engine.begin() as connection:
        connection.exec_driver_sql("drop table sitters")
    with pytest.raises(StoreDown) as error:
        await store.ping()
    assert isinstance(error.value, Damaged)


async def test_a_postgresql_that_lacks_a_table_or_is_newer_is_told_apart(postgres: Postgres) -> None:
    engine = connect(await postgres.new_database())
    await migrate(engine)
    kept = Store(engine)
    await kept.ping()
    for order, fault in {
        "update alembic_version set version_num = '9999'": NewerShape,
        "drop table events": Damaged,
    }.items():
        with engine.begin() as connection:
            connection.exec_driver_sql(order)
        with pytest.raises(fault):
            await kept.ping()
        with engine.begin() as connection:
            connection.exec_driver_sql("update alembic_version set version_num = '0003'")
    await kept.close()


async def test_a_damaged_page_is_told_as_damage(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "tables.db"))
    await migrate(engine)
    kept = Store(engine)
    for number in range(200):
        draft = conceded()
        await kept.append(f"T{number:05}", draft.log, listed(draft.table))
    await kept.close()
    file = tmp_path / "tables.db"
    body = bytearray(file.read_bytes())
    body[8192:] = b"\xff" * (len(body) - 8192)
    file.write_bytes(body)
    again = Store(connect(str(file)))
    with pytest.raises(Damaged):
        await again.table(f"T{100:05}")
    await again.close()


# ---- one file, two servers


def test_a_file_is_for_one_server_until_that_ends(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    with locked(address), pytest.raises(InUse), locked(f"sqlite:///{tmp_path}/../{tmp_path.name}/tables.db"):
        pass
    with locked(address):
        pass


def test_servers_share_what_is_no_file() -> None:
    with locked("postgresql://host/tables"), locked("postgresql://host/tables"):
        pass


async def test_a_second_server_is_kept_from_the_file_and_a_killed_one_leaves_it_free(tmp_path: Path) -> None:
    first, second = running(tmp_path), running(tmp_path)
    await first.start()
    with pytest.raises(ChildProcessError, match="InUse"):
        await second.start()
    first.kill()
    await second.start()
    second.stop()
