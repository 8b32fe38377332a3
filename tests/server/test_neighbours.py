"""Processes wake each other for the tables that they share, and for no others."""

import asyncio

from tenback.protocol import requests
from tenback.server.live.bus import Grown, Note
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import Elsewhere, LiveTable
from tenback.server.live.metrics import Metrics
from tenback.server.live.neighbours import Neighbours
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, BEN, CODE, new_id, seated


class Wire:
    """A bus whose notes are on their way until somebody passes them on."""

    def __init__(self) -> None:
        self.notes, self.neighbours = list[Note](), dict[str, Neighbours]()

    async def pass_on(self) -> None:
        """Let everybody hear everything, and the answers to it."""
        while self.notes:
            note = self.notes.pop(0)
            for process, neighbours in self.neighbours.items():
                if process != note.process:
                    neighbours.hear(note)
            for _ in range(5):
                await asyncio.sleep(0)


class End:
    """Where one process is connected to the bus."""

    def __init__(self, process: str, wire: Wire) -> None:
        self.process, self._wire = process, wire

    def publish(self, note: Note) -> None:
        self._wire.notes.append(note)


class Process:
    """A hall among others that share its tables."""

    def __init__(self, name: str, store: Memory, wire: Wire) -> None:
        bus = End(name, wire)
        self.hall = Hall(store, bus, Metrics())
        wire.neighbours[name] = Neighbours(self.hall, bus)

    async def enter(self, person: str) -> tuple[LiveTable, Connection]:
        connection = Connection(Frames(), person=person)
        return await self.hall.enter(CODE, connection, 0), connection

    async def write(self, live: LiveTable, connection: Connection) -> None:
        await self.hall.ask(live, connection, requests.Write(id=new_id(), text="well played"))


def _two() -> tuple[Process, Process, Wire]:
    store, wire = Memory(seated(2).log), Wire()
    return Process("one", store, wire), Process("two", store, wire), wire


def _woken(wire: Wire) -> bool:
    return any(isinstance(note, Grown) for note in wire.notes)


async def test_a_process_that_is_alone_at_a_table_wakes_nobody() -> None:
    one, _, wire = _two()
    ann = await one.enter(ANN)
    await wire.pass_on()
    await one.write(*ann)
    assert not _woken(wire)


async def test_a_process_with_the_same_table_is_woken() -> None:
    one, two, wire = _two()
    ann, (ben_live, _) = await one.enter(ANN), await two.enter(BEN)
    await wire.pass_on()
    await one.write(*ann)
    assert _woken(wire)
    await wire.pass_on()
    assert ben_live.told == ann[0].told


async def test_what_happens_before_a_process_is_known_reaches_it_all_the_same() -> None:
    one, two, wire = _two()
    ann = await one.enter(ANN)
    await wire.pass_on()
    ben_live, _ = await two.enter(BEN)
    await one.write(*ann)  # nobody has told the first process of the second one yet
    assert ben_live.told < ann[0].told
    await wire.pass_on()
    assert ben_live.told == ann[0].told


async def test_what_happens_in_a_process_without_connections_wakes_the_others() -> None:
    one, two, wire = _two()
    live, ann = await one.enter(ANN)
    await wire.pass_on()
    async with two.hall.held(CODE) as held:
        await two.write(held, Connection(Frames(), person=ann.person))
    await wire.pass_on()
    assert live.told == held.told


async def test_after_a_pause_of_the_bus_both_sides_hear_what_the_other_wrote() -> None:
    one, two, wire = _two()
    ann, ben = await one.enter(ANN), await two.enter(BEN)
    await wire.pass_on()
    for live in (ann[0], ben[0]):
        live.elsewhere = Elsewhere()  # as when the bus comes back
    await one.write(*ann)
    wire.notes.clear()
    wire.neighbours["two"].hear(ann[0].present("one", asks=True))
    await wire.pass_on()
    assert ben[0].told == ann[0].told
