"""Servers that several tests share."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.backends import Postgres, Redis, running_postgres, running_redis
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = asyncio.run(running(tmp_path_factory.mktemp("server")).start())
    yield started
    started.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running_redis() as started:
        yield started
