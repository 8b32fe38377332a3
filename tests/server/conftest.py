"""Servers that several tests share."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = asyncio.run(running(tmp_path_factory.mktemp("server")).start())
    yield started
    started.stop()
