"""The thinker: it starts a mind and asks it, so that the screen never waits for a thought or for the compiler."""

import asyncio
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable, Mapping
from contextlib import suppress

from tenback.rules import Action, Ruleset, View
from tenback.rules.notation import parse_action
from tenback.terminal.mind import READY, Question, Sitting


class Thinker:
    """Starts a mind, waits until it is ready, and asks it."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._process: Process | None = None
        self._settled = asyncio.Event()  # it is ready, or it never will be
        self.is_ready = False
        self.fallbacks: Mapping[int, str] = {}  # by seat, what a bot goes by that has no nets for this table

    @property
    def rules(self) -> Ruleset:
        """The game thought about."""
        return self._sitting.rules

    @property
    def has_failed(self) -> bool:
        """Whether there is nothing left to wait for."""
        return self._settled.is_set() and not self.is_ready

    async def run(self) -> None:
        """Start the process and wait until it is ready or gone."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-c", "from tenback.terminal.mind import main; main()",
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
            )  # fmt: skip
            answer, *told = (await self._ask(self._sitting)).split(" ")
            self.is_ready, self.fallbacks = answer == READY, read_fallbacks(told)
        except OSError:
            self.is_ready = False
        finally:
            self._settled.set()

    async def settle(self, seconds: float) -> None:
        """Wait until it is ready or gone, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._settled.wait()

    async def choose(self, seat: int, view: View) -> Action | None:
        """Return what the bot chooses; None if there is no mind to ask."""
        if not self.is_ready:
            return None
        try:
            answer = await self._ask(Question(seat, view))
        except OSError:
            answer = ""
        self.is_ready = bool(answer)
        return parse_action(self.rules, answer) if answer else None

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def _ask(self, message: Sitting | Question) -> str:
        """Send a message and return the answer; nothing means that the process is gone."""
        if self._process is None or self._process.stdin is None or self._process.stdout is None:
            return ""
        self._process.stdin.write(pickle.dumps(message))
        await self._process.stdin.drain()
        return (await self._process.stdout.readline()).decode().strip()


def read_fallbacks(told: Iterable[str]) -> dict[int, str]:
    """Read `SEAT=BASIS` as a mind writes it."""
    pairs = (each.partition("=") for each in told)
    return {int(seat): basis for seat, _, basis in pairs}
