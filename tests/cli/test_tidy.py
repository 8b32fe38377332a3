"""`tenback tidy`: what it would delete, a question, and nothing else deleted than what it said."""

import asyncio
import os
import pty
import time
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.protocol.options import DAY
from tenback.server.archive.database import connect
from tenback.server.archive.migrations import migrate
from tenback.server.archive.store import Store, listed
from tenback.server.tables.draft import Draft
from tests.cli.running import error, read_terminal, tenback
from tests.command import command
from tests.server.backends import Postgres
from tests.server.tables import begun, conceded, opened

DAYS = {"OVER22": 400, "OVER33": 100, "PLAYS2": 70, "PLAYS3": 5, "WAITS2": 90}


def _drafts() -> dict[str, Draft]:
    return {"OVER22": conceded(), "OVER33": conceded(), "PLAYS2": begun(), "PLAYS3": begun(), "WAITS2": opened()}


async def _fill(address: str) -> None:
    engine = connect(address)
    await migrate(engine)
    store = Store(engine)
    for code, draft in _drafts().items():
        at = int((time.time() - DAYS[code] * DAY) * 1000)
        draft.table.code, draft.table.at = code, at
        log = [type(entry)(entry.seq, at, entry.event) for entry in draft.log]
        assert await store.append(code, log, listed(draft.table))
    await store.close()


async def _left(address: str) -> set[str]:
    store = Store(connect(address))
    found = {code for code in DAYS if await store.read(code)}
    await store.close()
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server with finished and unfinished games, old and new."""
    asyncio.run(_fill(str(tmp_path / "tables.db")))
    return tmp_path


def _found(lang: str, finished: tuple[int, int], unfinished: tuple[int, int]) -> list[str]:
    texts = catalogue(lang)
    return [
        texts("serve-old-finished", days=finished[0], tables=finished[1]),
        texts("serve-old-unfinished", days=unfinished[0], tables=unfinished[1]),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_deletes_what_is_old_and_says_how_much(lang: str, folder: Path) -> None:
    ran = tenback("tidy", "--yes", "--data-dir", str(folder), lang=lang)
    told = [*_found(lang, (365, 1), (60, 2)), catalogue(lang)("serve-deleted", tables=3)]
    assert (ran.code, ran.out.splitlines()) == (0, told)
    assert asyncio.run(_left(str(folder / "tables.db"))) == {"OVER33", "PLAYS3"}


def test_the_ages_can_be_chosen(folder: Path) -> None:
    ran = tenback("tidy", "--yes", "--finished", "90", "--unfinished", "80", "--data-dir", str(folder))
    assert ran.out.splitlines()[:2] == _found("en", (90, 2), (80, 1))
    assert asyncio.run(_left(str(folder / "tables.db"))) == {"PLAYS2", "PLAYS3"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nobody_can_be_asked_it_only_says_what_it_would_delete(lang: str, folder: Path) -> None:
    ran = tenback("tidy", "--data-dir", str(folder), lang=lang)
    assert ran.out.splitlines() == [*_found(lang, (365, 1), (60, 2)), catalogue(lang)("serve-not-deleted")]
    assert asyncio.run(_left(str(folder / "tables.db"))) == {*DAYS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_sits_at_a_terminal_is_asked_and_a_yes_deletes(lang: str, folder: Path) -> None:
    texts = catalogue(lang)
    assert texts("serve-deleted", tables=3) in _answered(folder, lang, texts("serve-word-yes"))
    assert asyncio.run(_left(str(folder / "tables.db"))) == {"OVER33", "PLAYS3"}


def test_any_other_answer_deletes_nothing(folder: Path) -> None:
    assert catalogue("en")("serve-not-deleted") in _answered(folder, "en", "")
    assert asyncio.run(_left(str(folder / "tables.db"))) == {*DAYS}


def _answered(folder: Path, lang: str, answer: str) -> str:
    """Return what is shown at a terminal to somebody who answers."""
    ours, theirs = pty.openpty()
    words, env = ["--lang", lang, "tidy", "--data-dir", str(folder)], {**os.environ, "COLUMNS": "200"}
    with command(*words, stdin=theirs, stdout=theirs, stderr=theirs, env=env):
        os.close(theirs)
        os.write(ours, f"{answer}\n".encode())
        shown = b""
        while part := read_terminal(ours):
            shown += part
    os.close(ours)
    return shown.decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_is_old_it_says_so(lang: str, folder: Path) -> None:
    words = ["tidy", "--finished", "900", "--unfinished", "900", "--data-dir", str(folder)]
    assert tenback(*words, lang=lang).out.splitlines()[-1] == catalogue(lang)("serve-nothing-old")


def test_a_database_that_is_not_there_is_told_and_stays_away(tmp_path: Path) -> None:
    ran = tenback("tidy", "--data-dir", str(tmp_path))
    address = str(tmp_path / "tables.db")
    assert (ran.code, ran.err) == (2, error("en", "serve-no-database", address=address) + "\n")
    assert [*tmp_path.iterdir()] == []


async def test_a_postgresql_is_tidied_too(postgres: Postgres) -> None:
    address = await postgres.new_database()
    await _fill(address)
    ran = await asyncio.to_thread(tenback, "tidy", "--yes", "--database", address)
    assert (ran.code, ran.err) == (0, "")
    assert await _left(address) == {"OVER33", "PLAYS3"}
