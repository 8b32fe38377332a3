"""How a server that only its computer reaches says by which command it is opened to the network."""

import shlex
import sys
from pathlib import Path

import pytest

from tenback.cli.params.serve_options import lan_command


@pytest.fixture(autouse=True)
def _no_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a `tenback` among the programs."""
    (tmp_path / "tenback").touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("installed")
def test_it_is_short_where_nothing_else_was_asked_for() -> None:
    assert lan_command(None, None) == "tenback serve --lan"


@pytest.mark.usefixtures("installed")
def test_it_leads_to_the_same_tables() -> None:
    words = shlex.split(lan_command(9000, Path("/my games")))
    assert words == ["tenback", "serve", "--port=9000", "--data-dir=/my games", "--lan"]


def test_who_played_by_make_plays_by_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")
    assert lan_command(None, None) == "make play TENBACK_LAN=1"
    assert lan_command(9000, None) == "make play TENBACK_PORT=9000 TENBACK_LAN=1"


def test_it_works_where_the_program_is_not_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shlex.split(lan_command(None, None)) == [sys.executable, "-m", "tenback", "serve", "--lan"]
