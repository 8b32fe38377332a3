"""The files for containers ask for nothing that the command does not know."""

import re
from pathlib import Path

import msgspec
import pytest

from tenback import warmup
from tenback.cli.app import COMMANDS
from tenback.cli.commands.serve import command
from tenback.locale.catalogue import catalogue

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = {str(option.envvar) for option in command(catalogue("en")).params if getattr(option, "envvar", None)}


@pytest.mark.parametrize("name", ["compose.yaml", "Dockerfile"])
def test_every_setting_of_a_container_is_one_of_the_server(name: str) -> None:
    asked = {*re.findall(r"TENBACK_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8"))}
    assert asked
    assert asked <= KNOWN


def test_two_processes_share_a_database_and_a_doorbell() -> None:
    services = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())["services"]
    assert services["table-one"] == services["table-two"]
    assert {"TENBACK_DATABASE", "TENBACK_REDIS"} <= services["table-one"]["environment"].keys()


def test_the_image_copies_what_its_build_needs() -> None:
    copied = re.findall(r"^COPY (.+) \S+$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    named = {word for line in copied for word in line.split()}
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "LICENSES", "src", "web"} <= named
    assert all((ROOT / word).exists() for word in named)


def test_the_image_starts_a_command_that_there_is() -> None:
    words = re.search(
        r'^CMD \["tenback", "(\w+)"\]$', (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert words
    assert words[1] in COMMANDS


def test_the_image_is_compiled_by_the_user_that_runs_it() -> None:
    """The cache lies with the user; somebody else's would neither be found nor be writable."""
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    installed, user, compiled = (
        lines.index(line)
        for line in ("RUN pip install --no-cache-dir --no-deps .", "USER tenback", f"RUN python -m {warmup.__name__}")
    )
    assert installed < user < compiled
    assert not [line for line in lines[user + 1 :] if line.startswith("USER")]
