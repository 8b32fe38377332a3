"""A server that listens, made from its settings."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType
from typing import cast

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tenback.server.archive.database import connect
from tenback.server.archive.faults import fault_of
from tenback.server.archive.lock import locked
from tenback.server.archive.migrations import migrate
from tenback.server.http.app import Server
from tenback.server.http.files import Files, open_files_limit, raise_open_files_limit
from tenback.server.http.handover import Mailbox, SharedHttp, Worker
from tenback.server.http.logs import configure_logs
from tenback.server.http.timeouts import Crowd
from tenback.server.http.wire import SocketWire
from tenback.server.settings import EVERYWHERE, Settings

LOG = logging.getLogger("tenback.listener")
UNREAD = 65_536  # bytes of one connection that the system buffers for us: a client that sends more has to wait
UNSENT = 262_144  # bytes that the system keeps for a slow reader; by itself it would keep megabytes
PATIENCE = 5  # seconds that a graceful stop waits for open connections


class NoAddress(Exception):
    """We cannot listen at our address; `why` is what the system says."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Listener(uvicorn.Server):
    """uvicorn's server; it also says when it listens, and ends cleanly when asked to."""

    def __init__(
        self, config: uvicorn.Config, listening: Callable[[], None], worker: Worker | None = None
    ) -> None:  # `worker`: among processes that share the tables
        super().__init__(config)
        self._listening, self._worker, self._taken = listening, worker, set[asyncio.Task[None]]()
        self._http = cast(type[SharedHttp], config.http)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        await super().startup(sockets)
        if self._worker:  # not before: the application could not serve what another process hands over
            self._http.mailbox = Mailbox(self._worker, self._take)
        address = {"host": self.config.host, "port": self.config.port}
        LOG.info("listening", extra={**address, "open_files_limit": open_files_limit()})
        self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening."""
        if self._http.mailbox:
            self._http.mailbox.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, head: bytes) -> None:
        """Go on with a connection that another process has read from."""
        task = asyncio.create_task(self._go_on(connection, head))
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)

    async def _go_on(self, connection: socket.socket, head: bytes) -> None:
        def protocol() -> SharedHttp:
            http = self._http(self.config, self.server_state, self.lifespan.state)
            http.head = head
            return http

        with suppress(OSError):  # the client may be gone already
            connection.settimeout(0)
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; the second interrupt stops at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(settings: Settings, listening: Callable[[], None] = lambda: None) -> None:
    """Serve tables until somebody stops the server; `listening` is called as soon as clients can connect.

    Raise `NoAddress` if the address is taken, `InUse` if another server has the tables, and `StoreDown` if the database
    cannot be used.
    """
    with bind(settings) as bound, prepared(settings):
        configure_logs()
        listen(settings, bound, listening)
    LOG.info("stopped")


@contextmanager
def bind(settings: Settings, *, shared: bool = False) -> Iterator[list[socket.socket]]:
    """Return the sockets at our addresses, which several processes may share, or raise `NoAddress`."""
    with ExitStack() as held:
        try:
            bound = [held.enter_context(_bind(host, settings.port, shared=shared)) for host in _hosts(settings)]
        except OSError as error:
            raise NoAddress(error.strerror or str(error)) from error
        yield bound


def _hosts(settings: Settings) -> tuple[str, ...]:
    """Return where we listen: IPv4 and IPv6 get a socket each, so that client addresses keep their own form."""
    if settings.host != EVERYWHERE:
        return (settings.host,)
    return ("0.0.0.0", "::") if socket.has_dualstack_ipv6() else ("0.0.0.0",)  # noqa: S104 - somebody asked for it


def _bind(host: str, port: int, *, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # IPv4 has a socket of its own
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """Reserve the database for this server and migrate it, or raise `InUse` or `StoreDown`."""
    if not settings.database:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
    with locked(settings.database_address):
        _migrate(settings.database_address)
        yield


def _migrate(address: str) -> None:
    async def reach() -> None:
        engine = connect(address)
        try:
            await migrate(engine)
        finally:
            engine.dispose()

    try:
        asyncio.run(reach())
    except (SQLAlchemyError, OSError) as error:
        raise fault_of(error) from error


def listen(
    settings: Settings, bound: list[socket.socket], listening: Callable[[], None], worker: Worker | None = None
) -> None:
    """Serve tables at sockets until somebody stops it."""
    raise_open_files_limit()
    Listener(server_config(settings), listening, worker).run(bound)


def server_config(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to run our application."""
    limits = settings.limits
    wire = type("LimitedWire", (SocketWire,), {"limits": limits})
    http = type("LimitedHttp", (SharedHttp,), {"limits": limits, "crowd": Crowd(limits, Files())})
    return uvicorn.Config(
        Server(settings),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=wire,
        ws_max_size=limits.frame_size,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,  # its memory for each socket is many times what a table needs
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=PATIENCE,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
    )
