"""A table in the memory of this process: who is connected, and what they have been told."""

import asyncio
import time
from collections.abc import Iterator

from tenback.protocol.messages import Tour
from tenback.server.live.bus import Present
from tenback.server.live.connection import Connection
from tenback.server.tables.news import UNSEEN, Audience
from tenback.server.tables.table import Table


class Elsewhere:
    """Who is connected to a table in other processes."""

    __slots__ = ("_heard",)

    def __init__(self) -> None:
        self._heard: dict[str, Present] = {}

    def hear(self, present: Present) -> bool:
        """Note what another process says, and say whether it is the first word from there."""
        is_new = present.process not in self._heard
        self._heard[present.process] = present
        return is_new

    def forget(self, processes: set[str]) -> bool:
        """Drop what lost processes said, and say whether that changed anything."""
        gone = processes & self._heard.keys()
        for process in gone:
            del self._heard[process]
        return bool(gone)

    @property
    def is_known(self) -> bool:
        """Say whether the table is, or was, in another process."""
        return bool(self._heard)

    @property
    def seats(self) -> set[int]:
        """Seats that are connected elsewhere."""
        return {seat for present in self._heard.values() for seat in present.seats}

    @property
    def watchers(self) -> int:
        """How many watch elsewhere."""
        return sum(present.watchers for present in self._heard.values())


class LiveTable:
    """A table that somebody in this process watches or plays at."""

    __slots__ = (
        "code",
        "connections",
        "elsewhere",
        "gone",
        "held",
        "lock",
        "sights",
        "since",
        "table",
        "told",
        "tour",
        "toured",
    )

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None  # None: not read yet, or no longer trusted
        self.told = -1  # the last event that the connections were told of
        self.connections: dict[Audience, set[Connection]] = {}
        self.sights = UNSEEN  # what each audience was shown last
        self.held = 0  # how many need it besides its connections
        self.elsewhere = Elsewhere()
        self.since = time.monotonic()  # when it came to this process
        self.tour: Tour | None = None  # of those who look at a finished game together
        self.toured = 0.0  # when its last step may be over: each takes its share of a second
        self.gone: dict[int, float] = {}  # by seat, when its last connection went
        self.lock = asyncio.Lock()

    def claim(self) -> bool:
        """Lock the table if nobody has it or waits for it, and say whether that was possible."""
        acquiring = self.lock.acquire()
        try:
            acquiring.send(None)
        except StopIteration:  # it did not have to wait
            return True
        acquiring.close()
        return False

    def may_tour(self, per_second: float) -> bool:
        """Say whether a tour may go on already, and count its next step; a second's worth of them may come at once."""
        now = time.monotonic()
        if self.toured - now > 1 - 1 / per_second:
            return False
        self.toured = max(self.toured, now) + 1 / per_second
        return True

    def __iter__(self) -> Iterator[Connection]:
        """Yield every connection, whatever its audience."""
        return (connection for connections in self.connections.values() for connection in connections)

    def here(self) -> list[int]:
        """Return the seats that are connected, to whichever process."""
        return sorted(self._seats() | self.elsewhere.seats)

    def watchers(self) -> int:
        """Return how many only watch, in whichever process."""
        return self._watchers() + self.elsewhere.watchers

    def is_visited(self) -> bool:
        """Say whether anybody is here, be it only to watch, in whichever process."""
        return bool(self.connections or self.elsewhere.seats or self.elsewhere.watchers)

    def is_here_alone(self) -> bool:
        """Say whether this process has connections, and none of the others has said that it has the table as well."""
        return bool(self.connections) and not self.elsewhere.is_known

    def address(self) -> str:
        """Return the address that bots think for: that of the first connected seat, or else of a watcher."""
        first = min(self.connections, key=lambda audience: (not audience.own, audience.seat or 0), default=None)
        return next(iter(self.connections[first])).address if first else ""

    def present(self, process: str, *, asks: bool) -> Present:
        """Return who is connected in this process, to be told to the others."""
        return Present(process, self.code, sorted(self._seats()), self._watchers(), asks)

    def _seats(self) -> set[int]:
        return {audience.seat for audience in self.connections if audience.own and audience.seat is not None}

    def _watchers(self) -> int:
        return sum(len(connections) for audience, connections in self.connections.items() if not audience.own)

    def add(self, connection: Connection) -> None:
        """Add a connection, which hears what happens from now on."""
        self.connections.setdefault(connection.audience, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Remove a connection, which hears nothing more."""
        audience = connection.audience
        connections = self.connections.get(audience, set())
        connections.discard(connection)
        if not connections:
            self.connections.pop(audience, None)
            if audience.own and audience.seat is not None:
                self.gone[audience.seat] = time.monotonic()
