"""What takes long to work out for a call is not worked out on the loop, where every table would wait for it."""

import threading
from pathlib import Path
from typing import Any

import pytest
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.testing import RequestFactory

from tenback.protocol.calls import Order
from tenback.protocol.options import Options
from tenback.server.archive.store import Store
from tenback.server.http import rest, rulebooks
from tenback.server.http.admission import Admission
from tenback.server.http.app import Server
from tenback.server.http.foyer import Foyer
from tenback.server.http.openers import Openers
from tenback.server.limits import Limits
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.settings import Settings
from tenback.server.tables import draft
from tests.server.memory import Memory
from tests.server.tables import PASSES

ASKED = RequestFactory().get("/", headers={"authorization": f"Bearer {PASSES[0]}"})
LESSON = Order(
    options=Options(ruleset="the-game", seats=2), name="Ann", bots={"1": "beginner"}, start=True, lesson=True
)


def noted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[str]:
    """Return the threads in which a function is run from now on."""
    function, threads = getattr(module, name), list[str]()

    def run(*given: object) -> object:
        threads.append(threading.current_thread().name)
        return function(*given)

    monkeypatch.setattr(module, name, run)
    return threads


async def test_rules_are_written_away_from_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = noted(monkeypatch, rulebooks, "_told")
    told = await rulebooks.tell_rules.fn(ASKED, "the-game", Admission(Limits()))
    assert told.id == "the-game"
    assert threads != [threading.main_thread().name]


async def test_games_are_described_away_from_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = noted(monkeypatch, rest, "describe_games")
    assert await rest.list_games.fn(ASKED, Hall(Memory([]), NoBus(), Metrics()), Admission(Limits()))
    assert threads != [threading.main_thread().name]


async def test_open_tables_are_chosen_away_from_the_loop(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    threads = noted(monkeypatch, Openers, "choose")
    foyer = Foyer(Hall(store, NoBus(), Metrics()), Settings(), Admission(Limits()))
    assert await rest.open_tables.fn(ASKED, foyer) == []
    assert threads != [threading.main_thread().name]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_calls_are_described_away_from_the_loop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    threads, sent = noted(monkeypatch, OpenAPIPlugin, "_build_openapi"), list[dict[str, Any]]()

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {**RequestFactory().get("/api/schema").scope, "client": ("192.0.2.1", 1), "headers": []}
    await Server(Settings(data_dir=tmp_path))(scope, _hear_nothing, send)
    assert sent[0]["status"] == 200
    assert len(threads) == 1
    assert threads != [threading.main_thread().name]


async def _hear_nothing() -> dict[str, Any]:
    return {"type": "http.request", "body": b"", "more_body": False}


async def test_the_deal_of_a_lesson_is_searched_for_away_from_the_loop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    draft._found.cache_clear()
    threads = noted(monkeypatch, draft, "find_lesson")
    foyer = Foyer(Hall(Memory([]), NoBus(), Metrics()), Settings(data_dir=tmp_path), Admission(Limits()))
    opened = await rest.open_table.fn(ASKED, LESSON, foyer)
    assert opened.plan
    assert len(threads) == 1
    assert threads != [threading.main_thread().name]
