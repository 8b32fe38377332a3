"""`tenback serve` and its bots: which of them run, what is said about the others, and how soon all of them end."""

import asyncio
import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenback.cli.params.kind import brief
from tenback.locale import LANGUAGES, catalogue
from tenback.protocol.options import LONGEST_SHORT
from tenback.server.archive.database import connect
from tenback.server.archive.migrations import migrate
from tenback.server.archive.store import Store, listed
from tests.cli.running import error, tenback
from tests.cli.test_serve import first_line, serving_from_the_start
from tests.command import Running
from tests.server.minds import minds
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import call, free_port
from tests.server.tables import CODE
from tests.server.test_driver import bots_only
from tests.waiting import until

PATIENCE = 60.0  # seconds, on a busy machine
OPTIONS = {"ruleset": "the-game", "seats": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bare: dict[str, str]) -> Iterator[tuple[Running, str]]:
    """Return a server without the extra `sim`, with a game of before in its store, and where it is."""
    folder, port = tmp_path_factory.mktemp("server"), free_port()
    asyncio.run(_put(folder))
    with serving_from_the_start(folder, "--port", str(port), TENBACK_LANG="en", **bare) as process:
        assert first_line(process)
        yield process, f"127.0.0.1:{port}"


async def _put(folder: Path) -> None:
    """Write a table into a store, as it stood when the extra was still installed."""
    engine = connect(str(folder / "tables.db"))
    await migrate(engine)
    store, draft = Store(engine), bots_only("beginner", "strong")
    assert await store.append(CODE, draft.log, listed(draft.table))
    await store.close()


def test_only_levels_that_run_are_offered(server: tuple[Running, str]) -> None:
    _, games = call(server[1], "GET", "/api/games")
    assert {*map(tuple, (game["bots"] for game in games))} == {("beginner", "solid")}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_level_that_does_not_run_is_refused_with_the_command_that_helps(
    lang: str, server: tuple[Running, str]
) -> None:
    base, secret = server[1], await give_pass(server[1])
    order = {"options": OPTIONS, "bots": {"1": "strong"}}
    status, answer = await asyncio.to_thread(lambda: call(base, "POST", "/api/tables", order, secret=secret, lang=lang))
    assert (status, answer["reason"]) == (409, "bot-missing")
    async with Client(base, await open_table(base, secret, options=OPTIONS, name="Ann"), secret, lang=lang) as ann:
        seated, filled = await ann.ask("bot", seat=1, bot="strong"), await ann.ask("start", fill="master")
    assert seated["text"] == filled["text"] == answer["text"] == catalogue(lang)("no-bot-missing")
    assert 'pip install "tenback[sim]"' in answer["text"]


async def test_a_bot_of_a_game_of_before_is_replaced_and_the_log_says_so_in_one_line(
    server: tuple[Running, str],
) -> None:
    async with Client(server[1], CODE) as watcher:
        while not watcher.sight.get("result"):
            await watcher.hear(patience=PATIENCE)
    missed = [*watcher.table.get("missed", ()), *watcher.heard]
    assert [(one["seat"], one["bot"]) for one in missed if one["t"] == "replaced"] == [(1, "solid")]
    server[0].send_signal(signal.SIGINT)
    _, logged = server[0].communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in logged.splitlines()]
    errors = [(line["table"], line["bot"], "error" in line) for line in lines if line["level"] == "error"]
    assert errors == [(CODE, "strong", False)]


def test_it_says_at_its_start_which_bots_do_not_run(bare: dict[str, str], tmp_path: Path) -> None:
    with serving_from_the_start(tmp_path, "--port", str(free_port()), TENBACK_LANG="de", **bare) as process:
        first_line(process)
        first_line(process)  # who can come
        assert first_line(process) == catalogue("de")("serve-few-bots", extra="sim") + "\n"


def test_ctrl_c_ends_it_in_the_middle_of_a_compilation(tmp_path: Path) -> None:
    cold = {"XDG_CACHE_HOME": str(tmp_path / "cold"), "NUMBA_CACHE_DIR": str(tmp_path / "cold")}
    with serving_from_the_start(tmp_path, "--port", str(free_port()), **cold) as process:
        first_line(process)
        until(lambda: [*(tmp_path / "cold").rglob("lock")])
        compiling = minds(process.pid)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0
        assert len(compiling) == 2
        assert not any(Path(f"/proc/{one}").exists() for one in compiling)
        assert not [*(tmp_path / "cold").rglob("warm")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_whose_name_no_request_can_hold_is_refused(lang: str) -> None:
    bot = f"tests.bots.strangers:First:depth={'1' * 40}"
    ran = tenback("--lang", lang, "serve", "--bot", bot)
    assert (ran.code, ran.err) == (2, error(lang, "serve-long-bot", bot=brief(bot), most=LONGEST_SHORT) + "\n")


@pytest.mark.parametrize("bots", ["tests.bots.strangers:Mute", "greedy tests.bots.strangers:Mute"])
def test_a_bot_that_cannot_play_is_refused_before_anybody_comes(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENBACK_BOT", bots)
    ran = tenback("--lang", "en", "serve")
    cannot = error("en", "bot-own-no-player", bot="tests.bots.strangers:Mute", detail="strength, speak")
    assert (ran.code, ran.err) == (2, cannot + "\n")
