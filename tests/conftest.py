"""Options of the test run, and the servers that the tests of a worker share."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tenback.warmup import Code, warm_up_apart
from tests.kept_code import keep_compiled_code
from tests.shelter import lie_in_memory
from tests.trying import know_lengths
from tests.vectors import FOLDER, Row, read_rows

if TYPE_CHECKING:
    from tests.server.backends import Postgres, Redis
    from tests.server.running import Running

know_lengths()
keep_compiled_code()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--vectors", action="append", default=[], type=Path, help="also run the rows of this file")


def pytest_configure(config: pytest.Config) -> None:
    """Let signals do what they usually do where tests run: in the background and behind nohup some are ignored."""
    lie_in_memory()
    if config.getoption("numprocesses", None):  # the tests run elsewhere
        return
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have everything compiled first, so that no test waits for it or is told of it."""
    if not hasattr(session.config, "workerinput"):
        warm_up_apart(codes=tuple(Code))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "vector" in metafunc.fixturenames:
        files = [*sorted(FOLDER.glob("*.md")), *metafunc.config.getoption("vectors")]
        rows = [row for file in files for row in _rows(file)]
        metafunc.parametrize("vector", rows, ids=[row.id for row in rows])


def _rows(file: Path) -> list[Row]:
    try:
        rows = list(read_rows(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise pytest.UsageError(f"--vectors {file}: {error}") from error
    if not rows:
        raise pytest.UsageError(f"--vectors {file}: no row of the specification's format in it")
    return rows


# ---- servers: what they need is imported where one is wanted


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Running]":
    from tests.server.running import running

    started = running(tmp_path_factory.mktemp("server"))
    started.launch()
    started.ready()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    from tests.server.backends import running_postgres

    with running_postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis() -> "Iterator[Redis]":
    from tests.server.backends import running_redis

    with running_redis() as started:
        yield started
