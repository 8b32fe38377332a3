"""A wheel in environments that have nothing else: what they may do, they do; what they may not, they say."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench.setup.machine import Machine, megabytes
from tests.packaging.conftest import ROOT
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import call, free_port

UV = Path(sys.executable).with_name("uv")
EXTRAS = ("server", "sim", "server,sim", "all")
MOST = 480  # megabytes, for a server with all its bots
SIM = ("sim", "the-game", "--bot", "greedy", "--games", "20", "--seed", "1")
GAME = {"ruleset": "the-game", "seats": 2, "pace": 0}
PATIENCE = 600.0


def measure_wheel(machine: Machine, extras: str) -> dict[str, object]:
    """Build the wheel, install it with some of its extras into an empty environment, and play."""
    constraints = ("--build-constraints", "requirements/build.lock")
    machine.must(UV, "build", "-q", "--wheel", *constraints, "-o", machine.folder, cwd=ROOT)
    (wheel,) = machine.folder.glob("*.whl")
    place, begun = machine.folder / extras, perf_counter()
    machine.must(machine.python, "-m", "venv", "--without-pip", place)
    lock = ROOT / "requirements/dev.lock"
    machine.must(UV, "pip", "install", "-q", "--python", place, "-c", lock, f"tenback[{extras}] @ {wheel.as_uri()}")
    installed = Installed(machine, place / "bin/tenback", {*extras.replace("all", "server,sim").split(",")})
    seconds = round(perf_counter() - begun)
    return {"seconds": seconds, "mb": megabytes(place), **installed.prove(), "mb_after_play": megabytes(place)}


@dataclass
class Installed:
    """tenback in an environment with some of its extras."""

    machine: Machine
    command: Path
    extras: set[str]

    def prove(self) -> dict[str, object]:
        """Do what can be done, and be refused the rest; return what was seen."""
        return {
            "games": len(self.machine.must(self.command, "games").splitlines()),
            "sim": self._asked(*SIM, needs="sim"),
            "serve": self._serve() if "server" in self.extras else self._asked("serve", needs="server"),
        }

    def _asked(self, *words: str, needs: str) -> str:
        if needs in self.extras:
            return self.machine.must(self.command, *words).splitlines()[0]
        ran = self.machine.run(self.command, *words)
        if ran.returncode != 2 or f'pip install "tenback[{needs}]"' not in ran.stderr:
            raise SystemExit(f"{words}: {ran.returncode} {ran.stderr}")
        return ran.stderr.strip()

    def _serve(self) -> str:
        with self._server() as base:
            return asyncio.run(self._whole_game(base, "strong" if "sim" in self.extras else "solid"))

    @contextmanager
    def _server(self) -> Iterator[str]:
        """Lend a server; it answers."""
        port = free_port()
        words = [
            str(self.command),
            "serve",
            "--port",
            str(port),
            "--data-dir",
            str(self.machine.folder / f"data-{port}"),
        ]
        with (self.machine.folder / f"log-{port}").open("w+") as log:
            server = subprocess.Popen(words, env=self.machine.environment, stdout=log, stderr=log)
            try:
                asyncio.run(_answering(f"127.0.0.1:{port}"))
                yield f"127.0.0.1:{port}"
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(60)

    async def _whole_game(self, base: str, level: str) -> str:
        """Let one of our bots come over the socket and play with one of the server's; return how it ended."""
        secret = await give_pass(base)
        code = await open_table(base, secret, options=GAME, bots={"1": level})
        words = ["bot", "--url", f"http://{base}", "--table", code, "--bot", level]
        async with asyncio.timeout(PATIENCE), Client(base, code, secret) as host:
            pipe, environment = asyncio.subprocess.PIPE, self.machine.environment
            guest = await asyncio.create_subprocess_exec(self.command, *words, stdout=pipe, env=environment)
            try:
                while not all(host.table["setting"]["seats"]):
                    await host.hear(PATIENCE)
                await host.ask("start")
                printed, _ = await guest.communicate()
            finally:
                with suppress(ProcessLookupError):
                    guest.kill()
        return f"{level}: {printed.decode().splitlines()[-1]}"


async def _answering(base: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(call, base, "GET", "/"))[0] != 200:
            await asyncio.sleep(0.2)
