"""Nothing at a table grows for ever: neither its log nor its talk, nor the number of tables one address opens."""

import json
from typing import Any

import msgspec
import pytest

from tenback.protocol import requests
from tenback.protocol.numbers import PROTOCOL
from tenback.protocol.options import Reaction
from tenback.protocol.requests import Request
from tenback.server.http.allowances import PerMinute
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.tables import deciding
from tenback.server.tables.capacity import Capacity
from tests.server.memory import Frames, Memory
from tests.server.tables import (
    ANN,
    BEN,
    CODE,
    PASSES,
    act,
    begun,
    conceded,
    dealt,
    deserted,
    lay,
    new_id,
    opened,
    refusal_of,
)

SIT = requests.Sit(id="again", seat=1, name="Ann")


async def _asked_for_rematch(dialogue: Dialogue, wire: Frames) -> dict[str, Any]:
    await dialogue.open(CODE, msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "secret": PASSES[0]}))
    await dialogue.hear(msgspec.json.encode({"t": "rematch", "id": new_id()}))
    told: dict[str, Any] = json.loads(wire[-1])
    return told


@pytest.mark.parametrize(("most", "tables"), [(0, 1), (1, 2)])
async def test_a_rematch_counts_as_a_table_that_is_opened(most: int, tables: int) -> None:
    store, orders, wire = Memory(conceded().log), PerMinute(most), Frames()
    dialogue = Dialogue(Hall(store, NoBus(), Metrics()), Limits(), wire, lambda: orders.take("192.0.2.1"))
    told = await _asked_for_rematch(dialogue, wire)
    assert (told.get("reason") == "too-fast", len(store.logs)) == (tables == 1, tables)


@pytest.mark.parametrize(
    "request_",
    [SIT, requests.Stand(id="x"), requests.Bot(id="x", seat=1, bot="solid"), requests.Clear(id="x", seat=1)],
)
def test_a_table_with_a_full_log_takes_nothing_more(request_: Request) -> None:
    draft = opened()
    draft.ask(ANN, requests.Sit(id=new_id(), seat=0, name="Ann"))
    draft.capacity = Capacity(events=draft.table.seq)
    assert refusal_of(draft, ANN, request_) == "log-full"


def test_a_game_with_a_full_log_is_played_to_its_end() -> None:
    draft = begun()
    draft.capacity = Capacity(events=draft.table.seq)
    lay(draft)
    assert refusal_of(draft, ANN, requests.Undo(id=new_id(), at=draft.table.moved)) == "log-full"
    for seat in range(2):
        act(draft, seat, f"P{seat}:CONCEDE")
    draft.ask(ANN, requests.Rematch(id=new_id()))


def test_a_full_log_does_not_keep_a_table_from_going_on_without_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = deserted()
    draft.capacity = Capacity(events=draft.table.seq)
    draft.ask(ANN, requests.Absence(id=new_id(), seat=2, choice="end"))
    monkeypatch.setattr(deciding, "SPARE_EVENTS", 0)
    assert refusal_of(draft, BEN, requests.Absence(id=new_id(), seat=2, choice="end")) == "log-full"


def test_a_full_log_takes_no_endless_talk_about_who_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = dealt()
    draft.capacity = Capacity(events=draft.table.seq)
    act(draft, 0, "P0:BEGIN")
    act(draft, 0, "P1:BEGIN")
    monkeypatch.setattr(deciding, "SPARE_EVENTS", 0)
    at = draft.table.moved
    assert refusal_of(draft, ANN, requests.Do(id=new_id(), at=at, do="P0:BEGIN")) == "log-full"
    act(draft, 1, "P1:BEGIN")
    assert draft.table.on_turn() == 1


def test_so_many_texts_are_written_at_a_table_and_no_more() -> None:
    draft = begun(open=True)
    draft.capacity = Capacity(texts=2)
    draft.ask(ANN, requests.Write(id=new_id(), text="Hello"))
    draft.ask(ANN, requests.Write(id=new_id(), text="I have 37"))  # held back, and in the log all the same
    assert refusal_of(draft, BEN, requests.Write(id=new_id(), text="Hello")) == "chat-full"
    assert refusal_of(draft, BEN, requests.React(id=new_id(), reaction=Reaction.THANKS)) == "chat-full"
    lay(draft)


def test_so_many_signals_are_given_in_a_game_and_no_more() -> None:
    draft = begun()
    draft.capacity = Capacity(steps=2)
    draft.ask(BEN, requests.Say(id=new_id(), say="SAFE"))
    assert refusal_of(draft, ANN, requests.Say(id=new_id(), say="SAFE")) == "chat-full"
    lay(draft)


async def test_the_operator_of_a_server_says_how_many_texts() -> None:
    limits, wire = Limits(log_texts=1), Frames()
    dialogue = Dialogue(Hall(Memory(begun().log), NoBus(), Metrics(), limits.capacity), limits, wire)
    await dialogue.open(CODE, msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "secret": PASSES[0]}))
    for text in ("Hello", "again"):
        await dialogue.hear(msgspec.json.encode({"t": "write", "id": new_id(), "text": text}))
    assert json.loads(wire[-1])["reason"] == "chat-full"
