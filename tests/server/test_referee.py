"""Texts are judged away from the loop, once, and nobody waits for all the texts of another address."""

import asyncio
import threading
from functools import lru_cache

import msgspec
import pytest

from tenback.protocol.numbers import PROTOCOL
from tenback.rules.talk import Finding
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.live.referee import Referee
from tenback.server.tables import speech
from tests.server.memory import Frames, Memory
from tests.server.tables import CODE, PASSES, begun


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Every text that is judged, with the thread that does it."""
    found = list[tuple[str, str]]()

    @lru_cache
    def note(_talk: object, text: str) -> Finding | None:
        found.append((text, threading.current_thread().name))
        return None

    monkeypatch.setattr(speech, "_find_number", note)
    return found


async def test_the_loop_judges_no_text(judged: list[tuple[str, str]]) -> None:
    wire = Frames()
    dialogue = Dialogue(Hall(Memory(begun().log), NoBus(), Metrics()), Limits(), wire)
    await dialogue.open(CODE, msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "secret": PASSES[0]}))
    await dialogue.hear(msgspec.json.encode({"t": "write", "id": "1", "text": " Well played. "}))
    assert "Well played." in wire[-1]
    ((text, thread),) = judged
    assert (text, thread != threading.main_thread().name) == ("Well played.", True)
    dialogue.close()


async def test_addresses_take_turns(judged: list[tuple[str, str]]) -> None:
    referee, table = Referee(), begun().table
    flood = [asyncio.create_task(referee.read(table, f"flood {number}", "192.0.2.1")) for number in range(9)]
    await asyncio.sleep(0)
    await referee.read(table, "a friendly word", "192.0.2.2")
    assert [text for text, _ in judged].index("a friendly word") <= 2
    await asyncio.gather(*flood)
