"""Every limit of a server can be set, by an option or by the environment."""

import json
import os
import resource
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from tenback.cli.params.serve_limits import NAMES, settle_limits
from tenback.cli.refusals import Misuse
from tenback.locale import LANGUAGES
from tenback.server.limits import Limits
from tests.children import child
from tests.cli.running import error, tenback
from tests.server.running import call, free_port

FEW_FILES = 'ulimit -S -n 256 && exec "$@"'


def test_unless_somebody_says_otherwise_the_limits_are_the_usual_ones() -> None:
    assert settle_limits([]) == Limits()


@pytest.mark.parametrize("name", NAMES)
def test_each_limit_can_be_set_by_the_environment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"TENBACK_LIMIT_{name.upper().replace('-', '_')}", "7")
    limits = settle_limits([])
    assert [field.name for field in fields(limits) if getattr(limits, field.name) == 7] == [NAMES[name]]


def test_the_option_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENBACK_LIMIT_SOCKETS", "7")
    assert settle_limits([("sockets", 8)]).sockets == 8


@pytest.mark.parametrize("number", ["0", "-1", "many", "1.5", " "])
def test_what_is_no_number_in_the_environment_is_refused(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENBACK_LIMIT_SOCKETS", number)
    with pytest.raises(Misuse):
        settle_limits([])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_limit_that_there_is_not_is_refused_with_those_there_are(lang: str) -> None:
    ran = tenback("serve", "--limit", "patients=3", lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-such-limit", name="patients", known=tuple(NAMES)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["here", "10.0.0.1/8", "127.0.0.1;::1"])
def test_what_names_no_addresses_is_refused(text: str, lang: str) -> None:
    ran = tenback("serve", "--metrics", text, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "serve-no-addresses", text=text) + "\n")


def test_a_server_keeps_the_limits_that_it_was_given_and_takes_all_files_it_may(tmp_path: Path) -> None:
    port = free_port()
    words = ["--data-dir", str(tmp_path), "--port", str(port), "--limit", "requests-per-minute=2", "--thinkers", "1"]
    line = ["sh", "-c", FEW_FILES, "sh", sys.executable, "-m", "tenback", "serve", *words]
    with child(line, env={**os.environ}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        process.stdout.readline()
        answers = {call(f"127.0.0.1:{port}", "GET", "/api/version")[0] for _ in range(6)}
        process.send_signal(signal.SIGTERM)
        _, told = process.communicate(timeout=60)
    assert answers == {200, 429}  # six calls take two minutes at the most
    listening = next(json.loads(line) for line in told.splitlines() if '"listening"' in line)
    assert listening["open_files_limit"] == resource.getrlimit(resource.RLIMIT_NOFILE)[1]
