"""The programs in examples/ do what they say."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.playing import Client, give_pass, open_table
from tests.server.running import Running

ROOT = Path(__file__).parent.parent
GUEST = ROOT / "examples" / "outside_bot.py"  # needs a server
EXAMPLES = sorted({*(ROOT / "examples").glob("*.py")} - {GUEST})


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_runs_and_says_something(file: Path) -> None:
    assert "cards left" in run(file.read_text())


@pytest.mark.parametrize("ruleset", ["the-game", "quick-and-easy"])
async def test_two_outside_bots_play_a_whole_game(ruleset: str, server: Running) -> None:
    secret = await give_pass(server.base)
    code = await open_table(server.base, secret, options={"ruleset": ruleset, "seats": 2})
    async with Client(server.base, code, secret) as host:
        bots = [asyncio.create_task(_guest(server.base, code, name)) for name in ("Ann", "Bob")]
        while not all(host.table["setting"]["seats"]):
            await host.hear()
        await host.ask("start")
        one, two = await asyncio.gather(*bots)
    assert one.removeprefix("Ann") == two.removeprefix("Bob")
    assert re.fullmatch(r": \d+ cards left\n", one.removeprefix("Ann"))


async def _guest(base: str, code: str, name: str) -> str:
    """Run the example as a process of its own, and return what it prints."""
    words = [sys.executable, str(GUEST), f"http://{base}", code, name]
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(60):
            printed, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return printed.decode()
