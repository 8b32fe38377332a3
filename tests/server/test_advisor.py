"""A hint is for the seat that asks, alone; it counts, everybody hears of it, and it needs nothing but the view."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.protocol import requests
from tenback.protocol.numbers import PROTOCOL
from tenback.rules.notation import format_action
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live import advisor
from tenback.server.live.advisor import Advisor
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.lanes import Lane
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import Weight
from tenback.server.live.questions import Asked
from tenback.server.tables.capacity import Capacity
from tenback.server.tables.draft import Draft
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, BEN, CODE, PASSES, act, agree, begun, game_of, new_id, opened, refusal_of

FEW = 24  # play-outs


@pytest.fixture(autouse=True)
def _thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisor, "QUICK", FEW)


def alone(**options: object) -> Draft:
    """Return a table at which Ann is on turn, with a bot beside her."""
    draft = opened(**options)  # type: ignore[arg-type]
    draft.ask(ANN, requests.Sit(id=new_id(), seat=0, name="Ann"))
    draft.ask(ANN, requests.Start(id=new_id(), fill="solid"))
    agree(draft, 0)
    return draft


def hint(draft: Draft, *, meter: bool = False) -> requests.Hint:
    """Return the wish for a hint in the position of a table."""
    return requests.Hint(id=new_id(), at=draft.table.moved, meter=meter)


class At:
    """Ann and a watcher at a table, whose hints are thought of by a lane."""

    def __init__(self, draft: Draft, lane: Lane) -> None:
        self.hall = Hall(Memory(draft.log), NoBus(), Metrics())
        self.hall.advise = Advisor(self.hall, lane).advise
        self.ann, self.watcher = Frames(), Frames()
        self.dialogue = Dialogue(self.hall, Limits(), self.ann)
        self._other = Dialogue(self.hall, Limits(), self.watcher)

    async def open(self) -> None:
        await self.dialogue.open(CODE, _hello(secret=PASSES[0]))
        await self._other.open(CODE, _hello())

    async def ask(self, request: requests.Request) -> dict[str, Any]:
        """Ask for something, and return the last word about it."""
        await self.dialogue.hear(msgspec.json.encode(request))
        if self.dialogue._thought:
            await self.dialogue._thought
        told: dict[str, Any] = json.loads(self.ann[-1])
        return told

    @property
    def hints(self) -> int:
        """How many hints Ann has been told to have asked for."""
        live = self.hall.tables[CODE]
        return len(live.table.hints) if live.table else -1


def _hello(**more: str) -> bytes:
    return msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, **more})


@asynccontextmanager
async def sitting(draft: Draft, lane: Lane | None = None) -> AsyncIterator[At]:
    lane = lane or Lane(Weight.LIGHT, 1, Metrics())
    at = At(draft, lane)
    await at.open()
    try:
        yield at
    finally:
        at.dialogue.close()
        await lane.close()


async def test_a_hint_is_told_to_whoever_asks_and_counted_for_everybody() -> None:
    draft = alone()
    async with sitting(draft) as at:
        meter = await at.ask(hint(draft, meter=True))
        assert ("advice" in meter, 0 <= meter["chance"] <= 1, at.hints) == (False, True, 0)
        told = await at.ask(hint(draft))
        assert (told["t"], told["at"]) == ("advised", draft.table.moved)
        assert {*told["advice"]["turns"][0]["lays"]} <= {*_lays(draft)}
        heard = [json.loads(frame) for frame in at.watcher]
        assert [one["now"]["hints"] for one in heard if one["t"] == "hinted"] == [[1, 0]]
        assert not [one for one in heard if one["t"] == "advised"]
        await at.ask(hint(draft))
        assert at.hints == 1  # it is the same position


async def test_what_comes_too_late_is_not_told_and_does_not_count() -> None:
    draft = alone()
    late = hint(draft)

    class Late(Lane):
        async def ask(self, asked: Asked, address: str = "") -> list[str]:
            answer = await super().ask(asked, address)
            do = requests.Do(id=new_id(), at=late.at, do=_lays(draft)[0])
            await at.hall.ask(at.hall.tables[CODE], at.dialogue._connection, do)
            return answer

    async with sitting(draft, Late(Weight.LIGHT, 1, Metrics())) as at:
        assert (await at.ask(late))["reason"] == "stale"
        assert (at.hints, [frame for frame in at.ann if "advised" in frame]) == (0, [])


async def test_one_hint_at_a_time_is_thought_of() -> None:
    draft = alone()
    async with sitting(draft) as at:
        await at.dialogue.hear(msgspec.json.encode(hint(draft)))
        await at.dialogue.hear(msgspec.json.encode(hint(draft)))
        assert json.loads(at.ann[-1])["reason"] == "too-fast"


async def test_a_thought_goes_on_if_whoever_asked_leaves_and_is_there_when_they_come_back() -> None:
    """A process that is stopped in the middle of a thought would have to be started again, and all would wait."""
    draft = alone()
    asked, go_on = list[Asked](), asyncio.Event()

    class Counting(Lane):
        async def ask(self, question: Asked, address: str = "") -> list[str]:
            asked.append(question)
            await go_on.wait()
            return await super().ask(question, address)

    async with sitting(draft, Counting(Weight.LIGHT, 1, Metrics())) as at:
        await at.dialogue.hear(msgspec.json.encode(hint(draft)))
        await asyncio.sleep(0)
        assert at.dialogue._thought
        at.dialogue._thought.cancel()
        await asyncio.wait([at.dialogue._thought])
        go_on.set()
        assert (await at.ask(hint(draft)))["t"] == "advised"
        assert len(asked) == 1


async def test_a_hint_counts_only_as_long_as_the_log_has_room() -> None:
    draft = alone()
    async with sitting(draft) as at:
        at.hall.capacity = Capacity(events=draft.table.seq)
        assert (await at.ask(hint(draft)))["reason"] == "log-full"


async def test_a_server_that_cannot_think_says_so() -> None:
    draft = alone()
    async with sitting(draft, Lane(Weight.LIGHT, 0, Metrics())) as at:
        assert (await at.ask(hint(draft)))["reason"] == "no-advisor"


def test_among_people_hints_are_a_matter_of_the_table() -> None:
    strict, gentle = begun(), begun(hints=True)
    assert refusal_of(strict, ANN, hint(strict)) == "no-hints"
    gentle.ask(ANN, hint(gentle))
    assert gentle.table.hints == ((0, gentle.table.moved),)
    assert refusal_of(gentle, ANN, hint(gentle, meter=True)) == "no-hints"


def test_a_hint_is_for_ones_own_turn_and_for_the_position_that_one_sees() -> None:
    draft = begun(hints=True)
    assert refusal_of(draft, BEN, hint(draft)) == "not-on-turn"
    early = hint(draft)
    act(draft, 0, _lays(draft)[0])
    assert refusal_of(draft, ANN, early) == "stale"


def test_a_hint_needs_nothing_that_the_seat_does_not_know() -> None:
    draft = alone(seats=3)
    game = game_of(draft.table)
    asked = advisor._question(draft.table, 0)
    for seed in range(5):
        game.state = sample_world(game.view(0), Chance(seed, Purpose.BOT))
        assert advisor._question(draft.table, 0) == asked


def _lays(draft: Draft) -> list[str]:
    game = game_of(draft.table)
    return [format_action(game.rules, action) for action in game.view(0).legal]
