"""`tenback bot`: our bots play at tables of a server, and leave them politely."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES
from tests.cli.running import across, error, tenback
from tests.command import Running as Guest
from tests.command import command
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import Running, free_port, running

QUICK = {"pace": 0}


@pytest.fixture
async def host(server: Running) -> AsyncIterator[Client]:
    """Whoever opened a table, and looks on."""
    secret = await give_pass(server.base)
    code = await open_table(server.base, secret, options={"ruleset": "the-game", "seats": 2, **QUICK})
    async with Client(server.base, code, secret) as client:
        yield client


@contextmanager
def guest(host: Client, *words: str) -> Iterator[Guest]:
    """Let a bot play until the test is over."""
    line = ["bot", "--url", f"http://{host.base}", "--table", host.code, *words]
    with command(*line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=_plain()) as process:
        yield process


def _plain() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TENBACK"))}


async def seated(host: Client, count: int) -> None:
    while sum(map(bool, host.table["setting"]["seats"])) < count:
        await host.hear(60)


async def test_two_guests_play_a_whole_game(host: Client) -> None:
    with guest(host, "--bot", "score", "--name", "Ann") as one, guest(host, "--bot", "greedy", "--seat", "1") as two:
        await seated(host, 2)
        await host.ask("start")
        while not host.sight.get("result"):
            await host.hear(60)
        told = one.communicate(timeout=60)[0].splitlines()
        assert (one.returncode, two.wait(60)) == (0, 0)
    assert told[0] == f"Ann sits at table {host.code}, seat 0."
    assert [place["outside"] for place in host.table["setting"]["seats"]] == [True, True]
    assert any(message["t"] == "said" for message in host.heard)


async def test_an_interrupted_guest_gives_its_seat_back(host: Client) -> None:
    with guest(host, "--bot", "greedy") as one:
        await seated(host, 1)
        one.send_signal(signal.SIGINT)
        assert one.wait(60) == 130
    while any(host.table["setting"]["seats"]):
        await host.hear()


async def test_a_thought_is_not_waited_for(host: Client) -> None:
    endless = ("--bot", "search:3600s")
    with guest(host, *endless) as one, guest(host, *endless) as two:
        await seated(host, 2)
        await host.ask("start")
        while host.sight.get("turn") is None:
            await host.hear(60)
        spent = _ticks(one, two)
        while _ticks(one, two) < spent + 60:  # now it thinks, or compiles in order to think
            await asyncio.sleep(0.02)
        for each in (one, two):
            each.send_signal(signal.SIGINT)
        assert (one.wait(60), two.wait(60)) == (130, 130)


def _ticks(*guests: Guest) -> int:
    """Return the processor time that guests have used, in hundredths of a second."""
    return sum(int(Path(f"/proc/{each.pid}/stat").read_text(encoding="utf-8").split()[13]) for each in guests)


async def test_a_guest_that_leaves_a_running_game_is_absent(host: Client) -> None:
    with guest(host, "--bot", "greedy") as one:
        await seated(host, 1)
        await host.ask("start", fill="beginner")
        one.send_signal(signal.SIGINT)
        one.wait(60)
    while not any(place.get("absent") for place in host.table["setting"]["seats"]):
        await host.hear()


async def test_a_guest_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    server = await running(tmp_path).start()
    secret = await give_pass(server.base)
    options = {"ruleset": "the-game", "seats": 2, "pace": 0.02, "counter": False}
    code = await open_table(server.base, secret, options=options)
    async with Client(server.base, code, secret) as host:
        with guest(host, "--bot", "greedy") as one, guest(host, "--bot", "greedy") as two:
            await seated(host, 2)
            await host.ask("start")
            await host.until(host.seq + 12)
            server.kill()
            await server.start()
            await host.reopen()
            while not host.sight.get("result"):
                await host.hear(60)
            assert (one.wait(60), two.wait(60)) == (0, 0)
    server.stop()


async def test_a_table_that_is_full_is_told(host: Client) -> None:
    for seat in range(2):
        await host.ask("bot", seat=seat, bot="beginner")
    with guest(host, "--bot", "greedy") as one:
        assert one.communicate(timeout=60)[1] == error("en", "serve-no-seat") + "\n"
    assert one.returncode == 1


async def test_what_a_table_refuses_is_told(host: Client) -> None:
    with guest(host, "--bot", "greedy", "--seat", "7", "--lang", "de") as one:
        told = one.communicate(timeout=60)[1]
    assert told == error("de", "serve-table-refused", text="Diesen Platz hat der Tisch nicht.") + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_there_is_not_is_told(server: Running, lang: str) -> None:
    ran = tenback("bot", "--url", f"http://{server.base}", "--table", "AAAAAA", "--bot", "greedy", lang=lang)
    assert ran.code == 1
    assert ran.err.startswith(error(lang, "serve-table-refused", text=""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_does_not_answer_is_told(lang: str) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    ran = tenback("bot", "--url", url, "--table", "aaaaaa", "--bot", "greedy", lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "serve-unreachable", url=url) + "\n")


@pytest.mark.parametrize(("lang", "url"), across(LANGUAGES, ("cards.example", "ws://cards.example")))
def test_what_is_no_address_is_told(lang: str, url: str) -> None:
    ran = tenback("bot", "--url", url, "--table", "AAAAAA", "--bot", "greedy", lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-url", url=url) + "\n")


@pytest.mark.parametrize("code", ["", "AAAAA", "AAAAA0", "AAAAAA/"])
def test_what_is_no_code_is_told(code: str) -> None:
    ran = tenback("bot", "--url", "http://host", "--table", code, "--bot", "greedy")
    assert ran.code == 2
    assert f"--table cannot be “{code}”" in ran.err
