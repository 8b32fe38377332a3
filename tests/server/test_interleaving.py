"""Whatever the order of things, every connection hears everything once and in order (R1)."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, cast

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.protocol import requests
from tenback.protocol.messages import Setting
from tenback.protocol.options import Options
from tenback.protocol.sight import Sight
from tenback.rules import legal
from tenback.rules.notation import format_action
from tenback.server.archive.faults import StoreDown
from tenback.server.archive.store import Store
from tenback.server.live.bus import NoBus
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import LiveTable
from tenback.server.live.metrics import Metrics
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Bare, Draft
from tenback.server.tables.events import Entry
from tenback.server.tables.folding import fold
from tenback.server.tables.news import audience_of, setting_of, sight_of
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor
from tests.trying import tried
from tests.waiting import PATIENCE

CODE = "TABLE2"
PEOPLE = ("a" * 32, "b" * 32, "")  # two who play, and one who watches
WISHES = ("do", "write", "share", "hide", "stand", "bot")


class Shelf:
    """A store that waits, before and after each thing it does, until it may go on or has to fail."""

    def __init__(self, log: Sequence[Entry]) -> None:
        self.log, self.waiting = [*log], list[asyncio.Future[None]]()

    async def append(self, _code: str, entries: Sequence[Entry], _listed: object = None, _kept: object = None) -> bool:
        await self._pause()
        written = entries[0].seq == len(self.log)
        if written:
            self.log += entries
        await self._pause()
        return written

    async def read(self, _code: str, after: int = -1) -> list[Entry]:
        await self._pause()
        found = self.log[after + 1 :]
        await self._pause()
        return found

    async def table(self, code: str, upto: int | None = None) -> Table | None:
        log = await self.read(code)
        return fold(code, log if upto is None else log[: upto + 1])

    async def visit(self, codes: Collection[str], _at: int) -> int:
        await self._pause()
        return len(codes)

    async def _pause(self) -> None:
        pause: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(pause)
        await pause

    def go_on(self, at: int, *, fails: bool) -> None:
        if self.waiting:
            pause = self.waiting.pop(at % len(self.waiting))
            pause.set_exception(StoreDown()) if fails else pause.set_result(None)


class Ear:
    """The other end of a connection, which keeps what it hears and minds every gap."""

    def __init__(self, person: str, have: int) -> None:
        self.connection = Connection(self, person=person)
        self.connection.watch = None if person else 0
        self.seq, self.sight, self.setting = have, dict[str, Any](), dict[str, Any]()
        self.here = list[int]()
        self.live: LiveTable | None = None
        self.task: asyncio.Task[None] | None = None
        self.gone = False
        self.faults = list[str]()

    def send_frame(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        self._mind(self.gone, "somebody who is gone is told", frame)
        if message["t"] == "table":
            self._mind(message["seq"] < self.seq, "a snapshot is older than what was known", frame)
            self.seq, self.sight = message["seq"], message.get("sight", {})
        elif message["t"] not in ("ok", "here"):
            self._mind(message["seq"] != self.seq + 1, f"a gap after {self.seq}", frame)
            self.seq = message["seq"]
            self.sight |= message.get("now", {})
        self.setting = message.get("setting", self.setting)
        self.here = message.get("here", [] if message["t"] == "table" else self.here)

    def _mind(self, fault: bool, what: str, frame: bytes) -> None:  # noqa: FBT001 - a verdict, not a switch
        if fault:
            self.faults.append(f"{what}: {frame!r}")

    def hang_up(self, _code: int, _reason: str) -> None:
        self.gone = True

    @property
    def is_idle(self) -> bool:
        return not self.gone and self.live is not None and (self.task is None or self.task.done())


class Step(NamedTuple):
    """Something that comes next; numbers are taken modulo what there is."""

    kind: str
    who: int
    what: int
    flag: bool
    ticks: int  # of the loop, before anything else comes


STEPS = st.builds(
    Step,
    st.sampled_from(["enter", "enter", "leave", "ask", "ask", "foreign", "catch up", "go on", "go on", "go on"]),
    st.integers(0, 5),
    st.integers(0, 5),
    st.booleans(),
    st.integers(0, 3),
)
STEADY = settings(tried(60), derandomize=True)
COURSES = st.lists(STEPS, min_size=25, max_size=80)


class Play:
    """A hall, its shelf, and everybody who comes and goes."""

    def __init__(self) -> None:
        self.shelf = Shelf(_first_log())
        self.hall = Hall(cast(Store, self.shelf), NoBus(), Metrics())
        self.ears: list[Ear] = []
        self.work: list[asyncio.Task[None]] = []
        self.asked = 0

    async def take(self, step: Step) -> None:
        _STEPS[step.kind](self, step)
        for _ in range(step.ticks):
            await asyncio.sleep(0)

    async def finish(self) -> None:
        """Let everything that is under way come to its end, and nothing fail any more."""
        async with asyncio.timeout(PATIENCE):
            while any(not task.done() for task in self.work):
                self.shelf.go_on(0, fails=False)
                await asyncio.sleep(0)
        for task in self.work:
            task.result()

    def enter(self, step: Step) -> None:
        person = PEOPLE[step.who % len(PEOPLE)]
        here = [ear.seq for ear in self.ears if ear.connection.person == person and ear.live]
        ear = Ear(person, have=len(self.shelf.log) - 1 if step.flag else max(here, default=0))
        self.ears.append(ear)
        ear.task = self.start(self._enter(ear))

    async def _enter(self, ear: Ear) -> None:
        try:
            ear.live = await self.hall.enter(CODE, ear.connection, ear.seq)
        except (Refused, StoreDown):
            ear.gone = True

    def leave(self, step: Step) -> None:
        ear = self._idle(step.who)
        if ear:
            self._leave(ear)

    def _leave(self, ear: Ear) -> None:
        ear.gone = True
        if ear.live:
            self.hall.leave(ear.live, ear.connection)

    def ask(self, step: Step) -> None:
        ear = self._idle(step.who)
        if ear and ear.connection.person:
            ear.task = self.start(self._ask(ear, self._wish(step.what), leaves=step.flag and step.what % 2 == 0))

    async def _ask(self, ear: Ear, request: requests.Request, *, leaves: bool) -> None:
        with suppress(Refused, StoreDown):
            await self.hall.ask(cast(LiveTable, ear.live), ear.connection, request)
        if leaves:
            self._leave(ear)

    def foreign(self, step: Step) -> None:
        """Let another process write to the log."""
        table, person = self._table(), PEOPLE[step.who % 2]
        with suppress(Refused):
            event = decide(table, Visitor(table, person), self._wish(step.what))
            self.shelf.log.append(Entry(len(self.shelf.log), 0, event))

    def catch_up(self, _step: Step) -> None:
        self.start(self._catch_up())

    async def _catch_up(self) -> None:
        with suppress(StoreDown):
            await self.hall.catch_up(CODE)

    def go_on(self, step: Step) -> None:
        self.shelf.go_on(step.who, fails=step.flag and step.what == 0)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        self.work.append(asyncio.create_task(work))
        return self.work[-1]

    def listening(self) -> list[Ear]:
        return [ear for ear in self.ears if ear.live and not ear.gone]

    def _idle(self, at: int) -> Ear | None:
        idle = [ear for ear in self.ears if ear.is_idle]
        return idle[at % len(idle)] if idle else None

    def _table(self) -> Table:
        return fold(CODE, self.shelf.log)

    def _wish(self, what: int) -> requests.Request:
        self.asked += 1
        table, name = self._table(), str(self.asked)
        match WISHES[what % len(WISHES)]:
            case "do" if table.game and table.game.state.outcome is None:
                action = legal(table.rules, table.game.state)[0]
                return requests.Do(id=name, at=table.moved, do=format_action(table.rules, action))
            case "share":
                return requests.Share(id=name, on=True)
            case "hide":
                return requests.Share(id=name, on=False)
            case "stand":
                return requests.Stand(id=name)
            case "bot":
                absent = next((at for at, chair in enumerate(table.chairs) if chair and chair.absent), 0)
                return requests.Absence(id=name, seat=absent, choice="bot")
        return requests.Write(id=name, text="well played")


_STEPS: dict[str, Callable[[Play, Step], None]] = {
    "enter": Play.enter,
    "leave": Play.leave,
    "ask": Play.ask,
    "foreign": Play.foreign,
    "catch up": Play.catch_up,
    "go on": Play.go_on,
}


def _first_log() -> list[Entry]:
    options = Options(ruleset="the-game", seats=2)
    draft = Draft(Bare(CODE, 0), events.Opened(options=options, seed="4", host=PEOPLE[0]))
    draft.ask(PEOPLE[0], requests.Sit(id="sit", seat=0, name="Ann"))
    draft.ask(PEOPLE[1], requests.Sit(id="sit", seat=1, name="Ben"))
    draft.ask(PEOPLE[0], requests.Start(id="start"))
    return draft.log


async def _play(steps: Sequence[Step]) -> Play:
    """Take all steps, then let the log be read once more, as the poll does."""
    play = Play()
    for step in steps:
        await play.take(step)
    await play.finish()
    play.catch_up(Step("catch up", 0, 0, flag=False, ticks=0))
    await play.finish()
    return play


@STEADY
@given(COURSES)
def test_every_line_hears_everything_once_and_in_order(steps: list[Step]) -> None:
    play = asyncio.run(_play(steps))
    assert [fault for ear in play.ears for fault in ear.faults] == []


@STEADY
@given(COURSES)
def test_every_line_ends_with_what_a_fresh_snapshot_shows(steps: list[Step]) -> None:
    play = asyncio.run(_play(steps))
    table = fold(CODE, play.shelf.log)
    for ear in play.listening():
        assert ear.seq == table.seq
        assert msgspec.convert(ear.sight, Sight) == sight_of(
            table, audience_of(table, ear.connection.person, ear.connection.watch)
        )
        assert msgspec.convert(ear.setting, Setting) == setting_of(table)


@STEADY
@given(COURSES)
def test_every_line_knows_who_is_here(steps: list[Step]) -> None:
    play = asyncio.run(_play(steps))
    listening = play.listening()
    seats = {PEOPLE.index(ear.connection.person) for ear in listening if ear.connection.person}
    assert all(ear.here == sorted(seats) for ear in listening)


@STEADY
@given(COURSES)
def test_a_table_that_nobody_looks_at_is_forgotten(steps: list[Step]) -> None:
    async def check() -> None:
        play = await _play(steps)
        for ear in play.listening():
            play._leave(ear)
        assert play.hall.tables == {}

    asyncio.run(check())
