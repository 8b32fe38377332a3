"""Tests at the terminal table do not wait for a time."""

import asyncio

import pytest

from tests.terminal.idling import Threads, wait_for_idle


@pytest.fixture(autouse=True)
async def _idling(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.get_running_loop().set_default_executor(Threads())
    for module in ("textual.app", "textual.pilot"):
        monkeypatch.setattr(f"{module}.wait_for_idle", wait_for_idle)
