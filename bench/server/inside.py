"""`python -m bench.server.inside`: what a move costs a server process in CPU time, without a network around it.

Every run plays the same games: they are written down before the clock starts, and then go through the real wire, hall
and store at many tables at once.
"""

import asyncio
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import msgspec
import uvloop
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bench.server.clients import choose
from tenback.protocol import requests
from tenback.protocol.calls import Order
from tenback.protocol.numbers import PROTOCOL
from tenback.protocol.options import Options
from tenback.server.archive.store import listed
from tenback.server.http.app import Server
from tenback.server.http.listener import server_config
from tenback.server.http.sockets import SocketApp
from tenback.server.http.wire import SocketWire
from tenback.server.limits import Limits
from tenback.server.live.lifespan import open_services
from tenback.server.passes import person_of
from tenback.server.settings import Settings
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Bare, lay_table
from tenback.server.tables.events import Entry
from tenback.server.tables.folding import take
from tenback.server.tables.news import Audience, sights_of
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor

MANY = 10**7
SECRETS = ("a" * 22, "b" * 22)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
LIMITS = Limits(sockets=MANY, sockets_per_address=MANY, frames_per_second=MANY, frames_at_once=MANY)
ORDER = Order(options=Options(ruleset="the-game", seats=2), name="Ann")
NEWS = b'"t":"did"'


class Line(asyncio.Transport):
    """A connection without a network."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self._heard = heard

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Pass on what the server says."""
        self._heard(bytes(data))

    def is_closing(self) -> bool:
        """Stay open."""
        return False

    def get_write_buffer_size(self) -> int:
        """Have sent everything."""
        return 0

    def pause_reading(self) -> None:
        """Send nothing meanwhile, as always: the next move comes after the news of this one."""

    def resume_reading(self) -> None:
        """Send nothing by itself."""

    def close(self) -> None:
        """Do nothing: nobody listens any more."""


class OpenWire(SocketWire):
    """A wire that lets one address play at thousands of tables."""

    limits = LIMITS


class ScriptedGame:
    """A game whose moves are known, and the connections of its two players."""

    def __init__(self, code: str, seed: int) -> None:
        self.code, self.moves, self.greeted, self.ended = code, 0, 0, asyncio.Event()
        self.table, self.log = lay_table(Bare(code, 1), ORDER, person_of(SECRETS[0]), seed)
        self._settle()
        self._script = [*self._play()]
        self._wires: list[SocketWire] = []
        self._heard = 0

    def _settle(self) -> None:
        """Seat the second player, deal, and agree on who begins."""
        begin = [requests.Do(id="b", at=3, do="P0:BEGIN") for _ in SECRETS]
        asked = [(1, requests.Sit(id="s", seat=1, name="Ben")), (0, requests.Start(id="s")), *enumerate(begin)]
        for seat, request in asked:
            self.log.append(_do(self.table, seat, request))

    def _play(self) -> Iterator[tuple[int, bytes]]:
        """Play the game on paper, and yield which seat sends what."""
        table = self.table
        while (seat := table.on_turn()) is not None:
            audience = Audience(seat, own=True)
            sight = msgspec.to_builtins(sights_of(table, (audience,)).of(audience))
            request = requests.Do(id=f"{seat}.{table.seq}", at=table.moved, do=choose(sight))
            _do(table, seat, request)
            yield seat, _masked(msgspec.json.encode(request))

    def connect(self, make: Callable[[], SocketWire]) -> None:
        """Open the connections of both players."""
        for secret in SECRETS:
            hello = _masked(msgspec.json.encode(requests.Hello(protocol=PROTOCOL, secret=secret)))
            wire = make()
            wire.connection_made(Line(self._hear))
            wire.data_received(_opening(self.code) + hello)
            self._wires.append(wire)

    def go_on(self) -> None:
        """Send the next move, or end."""
        if self.moves == len(self._script):
            self.ended.set()
            return
        seat, frame = self._script[self.moves]
        self._wires[seat].data_received(frame)

    def leave(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.connection_lost(None)

    def _hear(self, data: bytes) -> None:
        """Count news; once both players have it, the next move is made."""
        if b'"t":"table"' in data[:24]:
            self.greeted += 1
        elif NEWS in data[:24]:
            self._heard += 1
            if self._heard == len(SECRETS):
                self._heard, self.moves = 0, self.moves + 1
                asyncio.get_running_loop().call_soon(self.go_on)


def _do(table: Table, seat: int, request: requests.Request) -> Entry:
    event = decide(table, Visitor(table, person_of(SECRETS[seat])), request)
    entry = Entry(table.seq + 1, 1, event)
    take(table, entry)
    return entry


def _masked(body: bytes) -> bytes:
    return Frame(Opcode.TEXT, body).serialize(mask=True)


def _opening(code: str) -> bytes:
    head = (
        f"GET /api/tables/{code}/live HTTP/1.1",
        "Host: 127.0.0.1:2",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join([*head, "", ""]).encode()


async def measure(folder: Path, tables: int) -> dict[str, float]:
    """Play a game at each of so many tables, and return what a move cost."""
    games = [ScriptedGame(_code(at), at) for at in range(tables)]
    settings = Settings(port=2, data_dir=folder, limits=LIMITS, thinkers=0)
    server, config, state = Server(settings), server_config(settings), ServerState()
    config.load()
    async with open_services(settings, server.metrics) as services:
        config.loaded_app = SocketApp(services.hall, LIMITS, server.names, server.admission)
        for game in games:
            await services.hall.store.append(game.code, game.log, listed(game.table))
            game.connect(lambda: OpenWire(config, state, {}))
        while any(game.greeted < len(SECRETS) for game in games):
            await asyncio.sleep(0)
        found = await _played(games)
        for game in games:
            game.leave()
        await asyncio.gather(*state.tasks)
        return found


async def _played(games: list[ScriptedGame]) -> dict[str, float]:
    user, system = os.times()[:2]
    for game in games:
        game.go_on()
    for game in games:
        await game.ended.wait()
    moves, after = sum(game.moves for game in games), os.times()
    return {
        "moves": moves,
        "user_us": 1e6 * (after.user - user) / moves,
        "system_us": 1e6 * (after.system - system) / moves,
    }


def _code(at: int) -> str:
    return "".join(LETTERS[at // len(LETTERS) ** place % len(LETTERS)] for place in range(6))


@click.command()
@click.option("--tables", default=200)
def main(tables: int) -> None:
    """Play scripted games and print the microseconds of CPU time for each move."""
    with tempfile.TemporaryDirectory() as folder:
        result = uvloop.run(measure(Path(folder), tables))
    click.echo(json.dumps({name: round(value, 1) for name, value in result.items()}))


if __name__ == "__main__":
    main()
