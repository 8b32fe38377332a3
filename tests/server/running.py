"""A real server process, to be started, killed and started again."""

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from tenback.server.limits import Limits
from tenback.server.settings import Settings
from tests.children import mortal
from tests.nursery import FORKS, SERVERS, Forked, nursery
from tests.waiting import PATIENCE, until

PORTS = range(20_000, 32_000)  # below those of clients, above those that Ray gives to its workers
ROOMY = Limits(
    sockets_per_address=10_000,
    connections_per_address=10_000,
    connections_per_second=10_000,
    requests_per_minute=1_000_000,
    orders_per_minute=1_000_000,
    replays_per_minute=1_000_000,
    reviews_per_minute=1_000_000,
    guesses_per_minute=1_000_000,
    frames_per_second=100_000,
    frames_at_once=100_000,
)


def free_port() -> int:
    """Return a port that nobody uses, and that the machine gives to no client while its server is away."""
    return next(port for port in iter(lambda: secrets.choice(PORTS), None) if _is_free(port))


def _is_free(port: int) -> bool:
    with suppress(OSError), socket.socket() as one:
        one.bind(("127.0.0.1", port))
        return True
    return False


@dataclass
class Running:
    """A server process and how to reach it."""

    settings: Settings
    process: subprocess.Popen[bytes] | Forked | None = field(default=None, repr=False)

    @property
    def base(self) -> str:
        return f"127.0.0.1:{self.settings.port}"

    @property
    def log(self) -> Path:
        return self.settings.data_dir / f"server-{self.settings.port}.log"

    async def start(self) -> "Running":
        """Start the process, and wait until it is ready while the players of a test go on."""
        self.launch()
        await asyncio.to_thread(self.ready)
        return self

    def launch(self) -> None:
        """Start the process; it ends with the one that starts it."""
        settings = json.dumps(asdict(self.settings), default=str)
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            streams = nothing.fileno(), log.fileno(), log.fileno()
            self.process = _fork(settings, streams) if FORKS else _spawn(settings, streams)

    def ready(self) -> None:
        """Wait until it answers, or raise an error with its log."""
        until(self._has_ended_or_answers, why=self._read_log)
        if self.process and self.process.poll() is not None:
            raise ChildProcessError(self._read_log())

    def kill(self) -> None:
        """Kill it as if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._end(signal.SIGTERM)

    def _has_ended_or_answers(self) -> bool:
        ended = self.process is not None and self.process.poll() is not None
        return ended or call(self.base, "GET", "/health/ready")[0] == 200

    def _read_log(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def _end(self, how: signal.Signals) -> None:
        if self.process and self.process.poll() is None:
            os.kill(self.process.pid, how)
            self.process.wait(PATIENCE)


def _fork(settings: str, streams: Sequence[int]) -> Forked:
    return nursery(*SERVERS).fork("tests.server.running:serve_by", settings, streams=streams)


def _spawn(settings: str, streams: Sequence[int]) -> subprocess.Popen[bytes]:
    words = mortal([sys.executable, "-m", "tests.server.running", settings])
    return subprocess.Popen(words, stdin=streams[0], stdout=streams[1], stderr=streams[2])


def running(folder: Path, limits: Limits = ROOMY, **choices: Any) -> Running:
    """Return a server that keeps its tables in a folder; it is not started yet, and its bots do not think long."""
    return Running(replace(Settings(port=free_port(), data_dir=folder, limits=limits, thinkers=0), **choices))


def call(
    base: str, method: str, path: str, body: object = None, *, secret: str = "", lang: str = "en"
) -> tuple[int, Any]:
    """Return status and answer of a call; status 0 if nobody answers."""
    headers = {"content-type": "application/json", "accept-language": lang}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://{base}{path}", method=method, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, _parse(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _parse(error.read())
    except OSError:
        return 0, None


def _parse(body: bytes) -> Any:
    text = body.decode()
    return json.loads(text) if text.startswith(("{", "[")) else text


def serve_by(text: str) -> None:
    """Serve with settings that were written down."""
    from tenback.server.http.listener import serve

    given = json.loads(text)
    limits = Limits(**given.pop("limits"))
    lists = {"data_dir": Path(given["data_dir"]), "bots": tuple(given["bots"])}
    serve(Settings(**{**given, **lists}, limits=limits))


if __name__ == "__main__":
    serve_by(sys.argv[1])
