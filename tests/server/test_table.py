"""A table is a fold over its log: the same log makes the same table, and nonsense changes nothing."""

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.play.deal import deal
from tenback.protocol import requests
from tenback.protocol.calls import Order
from tenback.protocol.messages import Phase
from tenback.protocol.options import Options, Reaction, Talk
from tenback.protocol.refusals import No
from tenback.protocol.requests import Request
from tenback.rules import RULESETS
from tenback.rules.notation import format_action
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Bare, Draft, lay_again, lay_table
from tenback.server.tables.events import Entry, read_event, write_event
from tenback.server.tables.folding import fold, take
from tenback.server.tables.news import clock_left
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import REMEMBERED, Table
from tenback.server.tables.visitor import Visitor
from tests.server.tables import (
    ANN,
    BEN,
    CAS,
    CODE,
    PEOPLE,
    SEED,
    STRANGER,
    begun,
    chair_of,
    conceded,
    dealt,
    deserted,
    facts,
    game_of,
    lay,
    new_id,
    opened,
    refusal_of,
    seated,
    voided,
)
from tests.trying import tried

SHARE = requests.Share(id="mine", on=True)


# ---- asking twice


def signed(table: Table, person: str, request: str) -> int | None:
    return table.answered.get(Visitor(table, person).sign(request))


def test_a_request_is_known_again_by_its_id() -> None:
    draft = begun()
    draft.ask(ANN, SHARE)
    assert signed(draft.table, ANN, "mine") == draft.table.seq


def test_the_id_of_somebody_else_does_not_count() -> None:
    draft = begun()
    draft.ask(ANN, SHARE)
    assert signed(draft.table, BEN, "mine") is None


def test_a_refused_request_is_not_remembered() -> None:
    draft = seated()
    refusal_of(draft, ANN, requests.Undo(id="mine", at=0))
    assert signed(draft.table, ANN, "mine") is None


def test_only_so_many_requests_are_remembered_and_the_oldest_goes_first() -> None:
    draft = begun()
    for number in range(REMEMBERED * 2 + 1):
        draft.ask(ANN, requests.Share(id=str(number), on=True))
    assert len(draft.table.answered) == REMEMBERED * 2
    assert (signed(draft.table, ANN, "0"), signed(draft.table, ANN, "1")) == (None, draft.log[-REMEMBERED * 2].seq)


def test_a_table_that_was_just_ordered_has_used_no_id_of_its_host() -> None:
    order = Order(options=Options(ruleset="the-game", seats=2), name="Ann", bots={"1": "solid"}, start=True)
    table, _log = lay_table(Bare(CODE, 0), order, ANN, SEED)
    assert [signed(table, ANN, request) for request in ("sit", "bot-1", "start")] == [None] * 3


# ---- folding


@pytest.mark.parametrize("table", [opened, seated, dealt, begun, deserted, conceded, voided])
def test_the_log_makes_the_same_table(table: Callable[[], Draft]) -> None:
    draft = table()
    assert facts(fold(CODE, draft.log)) == facts(draft.table)


def test_the_deal_follows_from_the_seed() -> None:
    draft = dealt(3, seed=11)
    assert game_of(draft.table).deal == deal(draft.table.rules, 3, 11)


def test_a_single_seat_begins_by_itself() -> None:
    assert dealt(1).table.on_turn() == 0


def test_where_the_lot_decides_the_starter_is_known_at_once() -> None:
    assert dealt(2, "face-to-face").table.on_turn() is not None


def test_who_returns_takes_the_seat_from_the_bot() -> None:
    draft = deserted()
    draft.ask(ANN, requests.Absence(id=new_id(), seat=2, choice="bot"))
    draft.add(events.Returned(seat=2))
    assert (chair_of(draft, 2).absent, chair_of(draft, 2).played_by) == (False, "")


def test_a_wish_to_end_does_not_outlive_the_absence() -> None:
    draft = deserted()
    draft.ask(ANN, requests.Absence(id=new_id(), seat=2, choice="end"))
    draft.add(events.Returned(seat=2))
    draft.ask(CAS, requests.Stand(id=new_id()))
    draft.ask(BEN, requests.Absence(id=new_id(), seat=2, choice="end"))
    assert draft.table.phase is Phase.PLAYING


@pytest.mark.parametrize(
    ("event", "left"),
    [
        (events.Chose(seat=1, absent=0, choice="wait"), 60),
        (events.Returned(seat=0), 60),
        (events.Chose(seat=1, absent=0, choice="end"), 10),
        (events.Said(seat=1, say="SAFE"), 10),
    ],
)
def test_who_is_waited_for_anew_gets_the_whole_clock(event: events.Event, left: int) -> None:
    table = begun(3, clock=60).table
    later = table.turned + 50_000
    take(table, Entry(table.seq + 1, later, event))
    assert clock_left(table, later) == left


def test_bots_have_no_say_about_the_end() -> None:
    draft = opened(3)
    for seat, person in enumerate((ANN, BEN)):
        draft.ask(person, requests.Sit(id=new_id(), seat=seat, name=person[:4]))
    draft.ask(ANN, requests.Start(id=new_id(), fill="solid"))
    draft.ask(BEN, requests.Stand(id=new_id()))
    draft.ask(ANN, requests.Absence(id=new_id(), seat=1, choice="end"))
    assert draft.table.voided


def test_a_card_laid_after_an_undo_is_in_the_log_as_well() -> None:
    draft = begun(1)
    lay(draft)
    draft.ask(ANN, requests.Undo(id=new_id(), at=draft.table.moved))
    lay(draft)
    assert facts(fold(CODE, draft.log)) == facts(draft.table)


# ---- playing again


@pytest.mark.parametrize(("seed", "same_deal"), [(SEED, True), (SEED + 1, False)])
def test_the_same_people_play_again(seed: int, *, same_deal: bool) -> None:
    before = conceded(3).table
    again, log = lay_again(Bare("TABLE3", 5), before, seed)
    assert (before.chairs, Phase.PLAYING) == (again.chairs, again.phase)
    assert (game_of(again).deal == game_of(before).deal) is same_deal
    assert facts(fold("TABLE3", log)) == facts(again)


def test_shared_cards_are_closed_again_in_the_next_game() -> None:
    draft = conceded()
    draft.ask(ANN, SHARE)
    again, _log = lay_again(Bare("TABLE3", 5), draft.table, SEED)
    assert not any(chair and chair.shared for chair in again.chairs)


# ---- anything, by anybody

WORDS = st.sampled_from(["", "A", "END", "SAFE", "P0:BEGIN", "P1:CONCEDE", "KEEP(A,2)", "37", "solid", "hello", "\n"])
SEATS = st.integers(0, 5)
OPTIONS = st.builds(
    Options,
    ruleset=st.sampled_from([rules.id for rules in RULESETS] + ["go"]),
    seats=st.integers(1, 5),
    talk=st.sampled_from(Talk),
    open=st.booleans(),
    watch=st.booleans(),
)
KINDS: dict[type[Request], dict[str, st.SearchStrategy[object]]] = {
    requests.Sit: {"seat": SEATS, "name": WORDS},
    requests.Stand: {},
    requests.Bot: {"seat": SEATS, "bot": WORDS},
    requests.Clear: {"seat": SEATS},
    requests.Change: {"options": OPTIONS},
    requests.Start: {"fill": st.sampled_from(["", "solid"])},
    requests.Do: {"at": st.integers(0, 60), "do": WORDS},
    requests.Undo: {"at": st.integers(0, 60)},
    requests.Say: {"say": WORDS},
    requests.Write: {"text": WORDS},
    requests.Keep: {"at": st.integers(0, 60)},
    requests.Hurry: {},
    requests.Hint: {"at": st.integers(0, 60), "meter": st.booleans()},
    requests.React: {"reaction": st.sampled_from(Reaction)},
    requests.Share: {"on": st.booleans()},
    requests.Absence: {"seat": SEATS, "choice": st.sampled_from(["wait", "bot", "end"])},
    requests.Rematch: {"same_deal": st.booleans()},
}
ANYTHING = st.one_of([st.builds(kind, id=st.uuids().map(str), **fields) for kind, fields in KINDS.items()])
ANYBODY = st.sampled_from([*PEOPLE[:3], STRANGER, ""])


@st.composite
def sensible(draw: st.DrawFn, table: Table) -> tuple[str, Request]:
    """Return what the game waits for, and by whom."""
    game = table.game
    seat = table.on_turn() or 0
    legal = game.view(seat).legal if game else ()
    do = format_action(table.rules, draw(st.sampled_from(legal))) if legal else "END"
    return PEOPLE[seat], requests.Do(id=draw(st.uuids().map(str)), at=table.moved, do=do)


@tried(150)
@given(st.sampled_from([opened, seated, dealt, begun, deserted]), st.integers(0, 40), st.data())
def test_whatever_is_asked_is_refused_or_happens(start: Callable[[], Draft], length: int, data: st.DataObject) -> None:
    draft = start()
    for _ in range(length):
        person, wish = data.draw(sensible(draft.table) | st.tuples(ANYBODY, ANYTHING))
        before = facts(draft.table)
        try:
            event = decide(draft.table, Visitor(draft.table, person), wish)
        except Refused:
            assert facts(draft.table) == before
        else:
            assert read_event(write_event(event)) == event
            draft.add(event)
    assert facts(fold(CODE, draft.log)) == facts(draft.table)


def test_anything_means_every_request() -> None:
    unlogged = {requests.Lead, requests.Point}  # nothing of a tour is written down
    assert {*KINDS} == {*get_args(requests.REQUESTS)} - unlogged


def test_a_game_of_other_rules_is_not_played_on_by_these() -> None:
    draft = seated(2)
    later = Entry(draft.table.seq + 1, 2_000, events.Started(version=3))
    with pytest.raises(Refused) as refused:
        fold(CODE, [*draft.log, later])
    assert refused.value.reason is No.OTHER_RULES
