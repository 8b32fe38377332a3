"""`tenback serve`: it listens, says where, refuses what cannot be, and stops when it is asked to."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tenback.locale import LANGUAGES, catalogue
from tenback.server.reach import reach
from tenback.server.settings import EVERYWHERE, Settings
from tests.cli.running import across, error, tenback
from tests.command import Running, command, from_the_start
from tests.server.running import call, free_port
from tests.trying import long_elsewhere, sample
from tests.waiting import until

ALL_IPV4 = "0.0.0.0"  # noqa: S104 - that it is opened to the network is what we look at
PIPES = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
POSTGRES, REDIS = "postgresql://localhost/tenback", "redis://localhost"


def serving(folder: Path, *words: str, **env: str) -> AbstractContextManager[Running]:
    """Run the command until the test is over."""
    return command("serve", "--data-dir", str(folder), *words, env={**os.environ, **env}, **PIPES)


def serving_from_the_start(folder: Path, *words: str, **env: str) -> AbstractContextManager[Running]:
    """Run the command in a new interpreter, whose start is tested or needs this environment."""
    return from_the_start("serve", "--data-dir", str(folder), *words, env={**os.environ, **env}, **PIPES)


def first_line(process: Running) -> str:
    """Return the first line that nobody has read yet."""
    assert process.stdout is not None
    return str(process.stdout.readline())


def all_lines(process: Running) -> str:
    """Stop the server, and return what nobody has read yet."""
    process.send_signal(signal.SIGTERM)
    assert process.stdout is not None
    return str(process.stdout.read())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_listens_and_stops_well(how: signal.Signals, tmp_path: Path) -> None:
    port = free_port()
    with serving_from_the_start(tmp_path, "--port", str(port), TENBACK_LANG="en") as process:
        assert first_line(process) == f"The tables are open: http://127.0.0.1:{port}\n"
        assert call(f"127.0.0.1:{port}", "GET", "/health/ready")[0] == 200
        process.send_signal(how)
        assert process.wait(timeout=60) == 0


def test_a_server_for_this_computer_alone_says_how_it_is_opened(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--port", str(port), TENBACK_LANG="nl", MAKELEVEL="1") as process:
        first_line(process)
        command = call(f"127.0.0.1:{port}", "GET", "/api/reach")[1]["command"]
        assert all_lines(process) == catalogue("nl")("serve-only-here", command=command) + "\n"
    assert command == f"make play TENBACK_PORT={port} TENBACK_DATA_DIR={tmp_path} TENBACK_LAN=1"


@pytest.mark.parametrize(("words", "host"), [(["--lan"], EVERYWHERE), (["--host", ALL_IPV4], ALL_IPV4)])
def test_every_address_that_is_printed_can_be_opened(words: list[str], host: str, tmp_path: Path) -> None:
    port = free_port()
    expected = reach(Settings(host=host, port=port)).addresses
    with serving(tmp_path, "--port", str(port), *words) as process:
        first = first_line(process)
        told = call(f"127.0.0.1:{port}", "GET", "/api/reach")[1]
        statuses = {call(address.removeprefix("http://"), "GET", "/api/games")[0] for address in expected}
        printed = re.findall(r"http://\S+", first + all_lines(process))
    assert (told["range"], told.get("addresses", []), statuses) == ("network", expected, {200} if expected else set())
    assert printed == (expected or [f"http://127.0.0.1:{port}"])


def test_the_network_is_opened_by_the_environment_too(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, TENBACK_LAN="1", TENBACK_PORT=str(port)) as process:
        first_line(process)
        assert call(f"127.0.0.1:{port}", "GET", "/api/reach")[1]["range"] == "network"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_address_and_all_addresses_do_not_go_together(lang: str, tmp_path: Path) -> None:
    ran = tenback("serve", "--data-dir", str(tmp_path), "--lan", "--host", "127.0.0.1", lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-lan-or-host") + "\n")


def test_the_environment_settles_what_the_line_leaves_open(tmp_path: Path) -> None:
    port = free_port()
    env = {"TENBACK_PORT": str(port), "TENBACK_PUBLIC_URL": "https://cards.example/"}
    with serving(tmp_path, TENBACK_LANG="nl", **env) as process:
        assert first_line(process) == "De tafels zijn open: https://cards.example\n"
        assert call(f"127.0.0.1:{port}", "GET", "/health/live")[0] == 200


def test_logs_are_lines_of_json_without_the_address_that_was_asked_for(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--port", str(port)) as process:
        first_line(process)
        call(f"127.0.0.1:{port}", "GET", "/api/tables/mine?open=sesame", secret="A" * 22)
        with connect(f"ws://127.0.0.1:{port}/api/tables/AAAAAA/live?open=sesame"):
            pass
        process.send_signal(signal.SIGTERM)
        logged = process.communicate(timeout=60)[1]
    assert {"time", "level", "logger", "message"} <= set(json.loads(logged.splitlines()[0]))
    assert "sesame" not in logged
    assert "A" * 22 not in logged


@long_elsewhere
@pytest.mark.parametrize("words", sample([[], ["--lan"], ["--public-url", "https://cards.example"]], 3))
def test_the_page_is_opened_for_whoever_wants_it(words: list[str], tmp_path: Path) -> None:
    port, browser, opened = free_port(), tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}.part && mv {opened}.part {opened}\n", encoding="utf-8")
    browser.chmod(0o755)
    with serving(tmp_path, "--port", str(port), "--browser", *words, BROWSER=f"{browser} %s") as process:
        first_line(process)
        until(opened.exists)
    assert opened.read_text(encoding="utf-8") == f"http://127.0.0.1:{port}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_in_use_is_told(lang: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = tenback("serve", "--data-dir", str(tmp_path), "--port", port, lang=lang)
    why = "Address already in use"
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-address", host="127.0.0.1", port=port, why=why) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_written_is_told(lang: str, tmp_path: Path) -> None:
    folder = tmp_path / "file" / "data"
    folder.parent.write_bytes(b"")
    ran = tenback("serve", "--data-dir", str(folder), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "lab-unwritable", path=str(folder), why="Not a directory") + "\n")


@pytest.mark.parametrize(("lang", "address"), across(LANGUAGES, ("mysql://host/cards", "://")))
def test_an_unknown_database_is_told(lang: str, address: str) -> None:
    ran = tenback("serve", "--database", address, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-such-database", address=address) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_that_does_not_answer_is_told_without_its_password(lang: str) -> None:
    address = f"localhost:{free_port()}/tenback"
    words = ["--port", str(free_port()), "--database", f"postgresql://ann:secret@{address}"]
    ran = tenback("serve", *words, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-database", address=f"postgresql://ann@{address}") + "\n")


@pytest.mark.parametrize(("lang", "address"), across(LANGUAGES, ("http://host", "host:6379", "redis:")))
def test_what_is_no_redis_is_told(lang: str, address: str, tmp_path: Path) -> None:
    ran = tenback("serve", "--data-dir", str(tmp_path), "--redis", address, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-redis", address=address) + "\n")


@pytest.mark.parametrize(("lang", "words"), across(LANGUAGES, ([], ["--redis", REDIS], ["--database", POSTGRES])))
def test_several_processes_need_a_database_and_a_bell_for_all(lang: str, words: list[str], tmp_path: Path) -> None:
    ran = tenback("serve", "--data-dir", str(tmp_path), "--workers", "2", *words, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-workers-alone") + "\n")


@pytest.mark.parametrize("address", ["cards.example", "ftp://cards.example", "http://", "http://host:port"])
def test_an_address_for_people_must_be_one_of_the_web(address: str) -> None:
    ran = tenback("serve", "--public-url", address)
    assert (ran.code, ran.err) == (2, error("en", "serve-no-url", url=address) + "\n")


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("litestar", [], "server"),
        ("psycopg", ["--database", POSTGRES], "postgres"),
        ("redis", ["--redis", REDIS], "redis"),
    ],
)
def test_a_missing_extra_is_named(
    module: str, words: list[str], extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # Python's own way to say that there is no such module
    ran = tenback("serve", "--data-dir", str(tmp_path), *words)
    assert (ran.code, ran.err) == (2, error("en", "lab-extra", extra=extra) + "\n")


@pytest.mark.parametrize(("option", "most"), [("port", 65535), ("workers", 64), ("grace", 86400)])
def test_an_amount_out_of_bounds_is_told(option: str, most: int) -> None:
    ran = tenback("serve", f"--{option}", str(most + 1))
    assert (ran.code, ran.err) == (2, error("en", "lab-wrong-amount", option=f"--{option}", most=most) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_of_the_environment(lang: str) -> None:
    assert "TENBACK_PORT" in catalogue(lang)("cli-serve-more")
