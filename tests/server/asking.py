"""What people ask for at a table, for tests of what becomes of it."""

from tenback.protocol import requests
from tenback.protocol.options import Options, Reaction
from tenback.protocol.requests import Request
from tenback.server.tables.draft import Draft
from tests.server.tables import (
    ANN,
    act,
    new_id,
    opened,
)

BOT = requests.Bot(id="a", seat=1, bot="solid")
STAND, START, CLEAR = requests.Stand(id="b"), requests.Start(id="c"), requests.Clear(id="d", seat=0)
SHARE, REMATCH, SAY = requests.Share(id="e", on=True), requests.Rematch(id="f"), requests.Say(id="g", say="SAFE")
REACT = requests.React(id="j", reaction=Reaction.WELL_DONE)
WRITE, UNDO = requests.Write(id="h", text="hello"), requests.Undo(id="i", at=0)


def sit(seat: int = 1, name: str = "Cas") -> Request:
    return requests.Sit(id=new_id(), seat=seat, name=name)


def change(**options: object) -> Request:
    return requests.Change(id=new_id(), options=Options(**{"ruleset": "the-game", "seats": 2, **options}))  # type: ignore[arg-type]


def absence(seat: int, choice: str = "wait") -> Request:
    return requests.Absence(id=new_id(), seat=seat, choice=choice)  # type: ignore[arg-type]


def do(text: str, at: int) -> Request:
    return requests.Do(id=new_id(), at=at, do=text)


def with_bots(bots: int = 2, **options: object) -> Draft:
    """Return a table where Ann sits with bots, and the first of them is on turn."""
    draft = opened(bots + 1, **options)  # type: ignore[arg-type]
    draft.ask(ANN, sit(0, "Ann"))
    draft.ask(ANN, requests.Start(id=new_id(), fill="solid"))
    act(draft, 0, "P1:BEGIN")
    return draft


def undo(draft: Draft) -> Request:
    return requests.Undo(id=new_id(), at=draft.table.moved)
