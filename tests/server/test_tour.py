"""People look at a finished game together: one leads, everybody hears where that is, and no log keeps it."""

import json
from typing import Any

import msgspec
import pytest

from tenback.protocol.messages import Tour
from tenback.protocol.numbers import PROTOCOL
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.bus import Bus, Note, Toured
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.live.neighbours import Neighbours
from tenback.server.tables.capacity import Capacity
from tenback.server.tables.draft import Draft
from tests.server.memory import Frames, Memory
from tests.server.tables import CODE, PASSES, begun, conceded, game_of

ARROW = {"seat": 1, "card": "37", "pile": "A"}
ROOMY = Capacity(points=1_000)


class Notes:
    """A bus that keeps what is published."""

    def __init__(self, process: str = "") -> None:
        self.process, self.notes = process, list[Note]()

    def publish(self, note: Note) -> None:
        self.notes.append(note)

    @property
    def tours(self) -> list[Note]:
        return [note for note in self.notes if isinstance(note, Toured)]


class Guest:
    """Somebody at a table, and everything they have heard."""

    def __init__(self, hall: Hall) -> None:
        self.frames, self._asked = Frames(), 0
        self._dialogue = Dialogue(hall, Limits(), self.frames)

    async def come(self, secret: str | None = None) -> "Guest":
        hello = {"t": "hello", "protocol": PROTOCOL, "secret": secret}
        await self._dialogue.open(CODE, msgspec.json.encode(hello))
        return self

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Ask for something, and return the answer."""
        self._asked += 1
        await self._dialogue.hear(msgspec.json.encode({"t": kind, "id": f"{kind}-{self._asked}", **fields}))
        return self.heard()

    async def refusal(self, kind: str, **fields: object) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "no"
        return str(answer["reason"])

    def heard(self, kind: str = "") -> dict[str, Any]:
        """Return the last message, or the last of a kind."""
        heard = (json.loads(frame) for frame in reversed(self.frames))
        return next((message for message in heard if kind in ("", message["t"])), {})

    def leave(self) -> None:
        self._dialogue.close()


def hall_of(draft: Draft, bus: Bus | None = None, capacity: Capacity = ROOMY) -> Hall:
    return Hall(Memory(draft.log), bus or Notes(), Metrics(), capacity)


async def people(draft: Draft | None = None) -> tuple[Guest, Guest, Guest]:
    """Return Ann, Ben and a watcher at a table where the game is over."""
    hall = hall_of(draft or conceded())
    return (await Guest(hall).come(PASSES[0]), await Guest(hall).come(PASSES[1]), await Guest(hall).come())


async def test_everybody_at_the_table_hears_where_the_leader_is() -> None:
    ann, ben, watcher = await people()
    assert (await ann.ask("lead", seat=0, step=2))["leader"] == 0
    assert watcher.heard() == {"t": "tour", "n": 1, "leader": 0, "step": 2}
    told = await ann.ask("point", step=3, view=1, review=True, strokes=[ARROW])
    assert (told["id"], told["t"]) == ("point-2", "tour")
    shown = {"t": "tour", "n": 2, "leader": 0, "step": 3, "view": 1, "review": True, "strokes": [ARROW]}
    assert (ben.heard(), watcher.heard()) == (shown, shown)


async def test_whoever_comes_later_hears_where_the_others_are() -> None:
    hall = hall_of(conceded())
    ann = await Guest(hall).come(PASSES[0])
    await ann.ask("lead", seat=0)
    await ann.ask("point", step=3)
    late = await Guest(hall).come()
    assert (late.heard("tour")["step"], json.loads(late.frames[0])["t"]) == (3, "table")


async def test_only_the_leader_points() -> None:
    ann, ben, watcher = await people()
    assert await ann.refusal("point", step=1) == "not-leading"
    await ann.ask("lead", seat=0)
    assert await ben.refusal("point", step=1) == "not-leading"
    assert await watcher.refusal("point", step=1) == "not-seated"
    assert ann.heard("tour")["n"] == 1


async def test_the_lead_is_handed_over_and_given_up_by_whoever_has_it() -> None:
    ann, ben, watcher = await people()
    await ann.ask("lead", seat=0)
    assert await ben.refusal("lead", seat=1) == "led"
    assert await ben.refusal("lead") == "led"
    assert (await ann.ask("lead", seat=1))["leader"] == 1
    assert (await ben.ask("lead")).get("leader") is None
    assert await ben.refusal("lead", seat=0) == "not-leading"  # nobody is made to lead
    assert await watcher.refusal("lead", seat=0) == "not-seated"
    assert (await ann.ask("lead", seat=0))["leader"] == 0


async def test_the_lead_is_free_once_its_holder_has_left_and_goes_on_where_it_was() -> None:
    ann, ben, _ = await people()
    await ann.ask("lead", seat=0)
    await ann.ask("point", step=3)
    ann.leave()
    told = await ben.ask("lead", seat=1, step=1)
    assert (told["leader"], told["step"]) == (1, 3)
    assert await ben.refusal("lead", seat=0) == "not-here"


async def test_a_tour_waits_for_the_end_of_the_game() -> None:
    ann, _, _ = await people(begun())
    assert await ann.refusal("lead", seat=0) == "not-over"
    assert await ann.refusal("point", step=0) == "not-over"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"step": 10_000}, "no-such-place"),
        ({"step": -1}, "unreadable"),
        ({"step": 1, "view": 2}, "no-such-place"),
        ({"step": 1, "strokes": [ARROW] * 13}, "unreadable"),
        ({"step": 1, "strokes": [{}]}, "unreadable"),
        ({"step": 1, "strokes": [{"seat": 0}]}, "unreadable"),
        ({"step": 1, "strokes": [{"card": "37"}]}, "unreadable"),
        ({"step": 1, "strokes": [ARROW | {"seat": 2}]}, "unreadable"),
        ({"step": 1, "strokes": [ARROW | {"card": "037"}]}, "unreadable"),
        ({"step": 1, "strokes": [ARROW | {"card": "<b>"}]}, "unreadable"),
        ({"step": 1, "strokes": [ARROW | {"pile": "E"}]}, "unreadable"),
        ({"step": 1, "strokes": [ARROW | {"pile": "x" * 65}]}, "unreadable"),
        ({"step": 1, "strokes": [ARROW | {"text": "hello"}]}, "unreadable"),
    ],
)
async def test_what_cannot_be_drawn_is_refused_and_shown_to_nobody(fields: dict[str, object], reason: str) -> None:
    ann, ben, _ = await people()
    await ann.ask("lead", seat=0)
    assert await ann.refusal("point", **fields) == reason
    assert ben.heard()["n"] == 1


async def test_whoever_points_too_fast_is_refused_from_whatever_window() -> None:
    hall = hall_of(conceded(), capacity=Capacity(points=2))
    windows = [await Guest(hall).come(PASSES[0]) for _ in range(5)]
    answers = [(await ann.ask("lead", seat=0)).get("reason") for ann in windows]
    assert answers[:2] == [None, None]
    assert answers[-1] == "too-fast"


async def test_whoever_may_not_lead_does_not_slow_a_tour_down() -> None:
    hall = hall_of(conceded(), capacity=Capacity(points=2))
    ann, ben = await Guest(hall).come(PASSES[0]), await Guest(hall).come(PASSES[1])
    await ann.ask("lead", seat=0)
    for _ in range(5):
        assert await ben.refusal("point", step=1) == "not-leading"
    assert (await ann.ask("point", step=1))["t"] == "tour"


async def test_a_tour_leaves_no_trace_in_the_log() -> None:
    draft = conceded()
    store = Memory(draft.log)
    hall = Hall(store, Notes(), Metrics())
    ann = await Guest(hall).come(PASSES[0])
    await ann.ask("lead", seat=0)
    await ann.ask("point", step=len(game_of(draft.table).log))
    assert store.logs[CODE] == draft.log
    ann.leave()
    assert (await Guest(hall).come(PASSES[0])).heard("tour") == {}


async def test_another_process_goes_on_with_the_same_tour() -> None:
    here, there = Notes("a"), Notes("b")
    first, second = hall_of(conceded(), here), hall_of(conceded(), there)
    ann, ben = await Guest(first).come(PASSES[0]), await Guest(second).come(PASSES[1])
    one, other = Neighbours(first, here), Neighbours(second, there)
    await ann.ask("lead", seat=0)
    for note in here.notes:
        other.hear(note)
    assert ben.heard("tour")["leader"] == 0
    for note in there.notes:  # it asks who is here
        one.hear(note)
    assert len(here.tours) == 2  # whoever asks is told of the tour as well
    late = Toured("b", CODE, Tour(n=0, leader=1))
    one.hear(late)
    assert ann.heard("tour")["leader"] == 0
    one.hear(Toured("b", CODE, Tour(n=1, leader=1)))
    other.hear(here.tours[-1])
    assert (ann.heard("tour")["leader"], ben.heard("tour")["leader"]) == (1, 0)
