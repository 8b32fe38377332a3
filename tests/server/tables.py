"""Tables for tests, made by what people ask for, without a server around them."""

from copy import copy
from itertools import count

import pytest
from msgspec.structs import replace

from tenback.play.game import Game
from tenback.protocol import requests
from tenback.protocol.options import Options
from tenback.protocol.requests import Request
from tenback.rules.notation import format_action
from tenback.server.passes import person_of
from tenback.server.tables import events
from tenback.server.tables.draft import Bare, Draft
from tenback.server.tables.events import Event
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Chair, Table

NAMES = ("Ann", "Ben", "Cas", "Dot", "Eli")
PASSES = tuple(f"{name:_<22}" for name in NAMES)
PEOPLE = ANN, BEN, CAS, DOT, ELI = tuple(map(person_of, PASSES))
STRANGER = person_of("stranger".ljust(22, "_"))
CODE, SEED = "TABLE2", 9_876_543_210_123_456_789
_ids = map("ask-{}".format, count())


def new_id() -> str:
    return next(_ids)


def opened(seats: int = 2, ruleset: str = "the-game", seed: int = SEED, **options: object) -> Draft:
    """Return a table that Ann has opened, with nobody at it."""
    chosen = Options(ruleset=ruleset, seats=seats, **options)  # type: ignore[arg-type]
    return Draft(Bare(CODE, 1_000), events.Opened(options=chosen, seed=str(seed), host=ANN))


def seated(seats: int = 2, ruleset: str = "the-game", seed: int = SEED, **options: object) -> Draft:
    """Return a table with people at all seats."""
    draft = opened(seats, ruleset, seed, **options)
    for seat in range(seats):
        draft.ask(PEOPLE[seat], requests.Sit(id=new_id(), seat=seat, name=NAMES[seat]))
    return draft


def dealt(seats: int = 2, ruleset: str = "the-game", seed: int = SEED, **options: object) -> Draft:
    """Return a table where the starter is to be chosen."""
    draft = seated(seats, ruleset, seed, **options)
    draft.ask(ANN, requests.Start(id=new_id()))
    return draft


def begun(seats: int = 2, ruleset: str = "the-game", seed: int = SEED, **options: object) -> Draft:
    """Return a table where Ann is on turn."""
    draft = dealt(seats, ruleset, seed, **options)
    if game_of(draft.table).state.turn is None:
        agree(draft, 0)
    return draft


def agree(draft: Draft, starter: int) -> None:
    """Let everybody agree on who begins."""
    for seat in sorted(draft.table.people()):
        act(draft, seat, f"P{starter}:BEGIN")


def conceded(seats: int = 2, **options: object) -> Draft:
    """Return a table where everybody has given up."""
    draft = begun(seats, **options)  # type: ignore[arg-type]
    for seat in range(seats):
        act(draft, seat, f"P{seat}:CONCEDE")
    return draft


def deserted(seats: int = 3, **options: object) -> Draft:
    """Return a table that waits for the person at the last seat."""
    draft = begun(seats, **options)  # type: ignore[arg-type]
    draft.ask(PEOPLE[seats - 1], requests.Stand(id=new_id()))
    return draft


def voided() -> Draft:
    """Return a table of two that was ended because one did not come back."""
    draft = deserted(2)
    draft.ask(ANN, requests.Absence(id=new_id(), seat=1, choice="end"))
    return draft


def act(draft: Draft, seat: int, do: str) -> None:
    """Let the person at a seat act."""
    draft.ask(PEOPLE[seat], requests.Do(id=new_id(), at=draft.table.moved, do=do))


def lay(draft: Draft) -> str:
    """Let the seat on turn lay the first card that it may, and return the action."""
    game = game_of(draft.table)
    do = format_action(game.rules, game.view(game.state.playing.seat).legal[0])
    act(draft, game.state.playing.seat, do)
    return do


def refusal_of(draft: Draft, person: str, request: Request) -> str:
    """Return the reason for which a request is refused."""
    with pytest.raises(Refused) as refused:
        draft.ask(person, request)
    return refused.value.reason


def last(draft: Draft) -> Event:
    """Return what happened last, whoever asked for it."""
    return replace(draft.log[-1].event, id="")


def chair_of(draft: Draft, seat: int) -> Chair:
    chair = draft.table.chairs[seat]
    assert chair is not None
    return chair


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def facts(table: Table) -> dict[str, object]:
    """Return all that a table holds by now, so that two tables can be compared."""
    known = {name: copy(getattr(table, name)) for name in Table.__slots__}
    game = {name: copy(value) for name, value in vars(table.game).items()} if table.game else None
    return known | {"game": game}
