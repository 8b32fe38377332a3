"""`tenback serve` on a database that is of no use: what is wrong with it, and the way out."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from tenback.locale import LANGUAGES
from tenback.server.archive.database import connect
from tenback.server.archive.lock import locked
from tenback.server.archive.migrations import migrate
from tests.cli.running import error, tenback
from tests.server.running import free_port


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database without tables."""
    engine = connect(str(tmp_path / "tables.db"))
    asyncio.run(migrate(engine))
    engine.dispose()
    return tmp_path / "tables.db"


def _tell(file: Path, order: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(order)


def _refused(file: Path, lang: str) -> str:
    ran = tenback("serve", "--port", str(free_port()), "--database", str(file), lang=lang)
    assert ran.code == 2
    return ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_another_server_has_is_told(lang: str, file: Path) -> None:
    with locked(str(file)):
        assert _refused(file, lang) == error(lang, "serve-in-use", path=str(file.resolve())) + "\n"


def test_a_file_in_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "tables.db"
    assert _refused(file, "en") == error("en", "serve-no-database", address=str(file)) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_no_database_is_told(lang: str, file: Path) -> None:
    file.write_bytes(b"no database" * 100)
    why = "file is not a database"
    assert _refused(file, lang) == error(lang, "serve-damaged", address=str(file), why=why) + "\n"
    assert file.read_bytes() == b"no database" * 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_that_lacks_a_table_is_told(lang: str, file: Path) -> None:
    _tell(file, "drop table sitters")
    why = "no such table: sitters"
    assert _refused(file, lang) == error(lang, "serve-damaged", address=str(file), why=why) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_of_a_newer_tenback_is_told(lang: str, file: Path) -> None:
    _tell(file, "update alembic_version set version_num = '9999'")
    assert _refused(file, lang) == error(lang, "serve-newer-shape", address=str(file)) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_copy_of_a_newer_tenback_is_told(lang: str, file: Path, tmp_path: Path) -> None:
    _tell(file, "update alembic_version set version_num = '9999'")
    ran = tenback("restore", "--from", str(file), "--database", str(tmp_path / "new.db"), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-newer-copy", path=str(file)) + "\n")


def test_a_disk_without_room_for_a_database_is_told(tmp_path: Path) -> None:
    words = [sys.executable, "-B", "-m", "tenback", "--lang", "en", "serve", "--port", str(free_port())]
    line = ["bash", "-c", 'ulimit -f 1; exec "$@"', "bash", *words, "--data-dir", str(tmp_path)]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    told = error("en", "serve-disk-fails", address=str(tmp_path / "tables.db"), why="disk I/O error")
    assert (ran.returncode, ran.stderr) == (2, told + "\n")


async def test_a_database_of_the_first_shape_is_brought_up_to_date(file: Path) -> None:
    for table in ("snapshots", "reviews"):
        _tell(file, f"drop table {table}")
    _tell(file, "update alembic_version set version_num = '0001'")
    engine = connect(str(file))
    await migrate(engine)
    with engine.connect() as connection:
        assert {"snapshots", "reviews"} <= {*inspect(connection).get_table_names()}
    engine.dispose()
