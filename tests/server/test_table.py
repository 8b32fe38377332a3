"""A table is a fold over its log: the same log makes the same table, and nonsense changes nothing."""

from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.play.deal import deal
from tenback.rules import RULESETS
from tenback.rules.notation import format_action
from tenback.server import events, requests
from tenback.server.deciding import Visitor, decide
from tenback.server.events import read_event, write_event
from tenback.server.folding import fold
from tenback.server.opening import Draft, Order, lay_again, lay_table
from tenback.server.options import Options, Talk
from tenback.server.refusals import No, Refused
from tenback.server.requests import Request
from tenback.server.table import REMEMBERED, Phase, Table
from tests.server.tables import (
    ANN,
    BEN,
    CAS,
    CODE,
    PEOPLE,
    STRANGER,
    act,
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
    table, _log = lay_table(CODE, order, ANN, 0)
    assert [None] * 3 == [signed(table, ANN, request) for request in ("sit", "bot-1", "start")]


# ---- folding


@pytest.mark.parametrize("table", [opened, seated, dealt, begun, deserted, conceded, voided])
def test_the_log_makes_the_same_table(table: type[Draft]) -> None:
    draft = table()  # type: ignore[call-arg]
    assert facts(fold(CODE, draft.log)) == facts(draft.table)


def test_the_deal_follows_from_the_seed() -> None:
    draft = dealt(3, seed=11)
    assert game_of(draft.table).deal == deal(draft.table.rules, 3, 11)


def test_a_single_seat_begins_by_itself() -> None:
    assert dealt(1).table.on_turn() == 0


def test_where_the_lot_decides_the_starter_is_known_at_once() -> None:
    assert dealt(2, "face-to-face").table.on_turn() is not None


def test_an_absent_seat_that_acts_is_back() -> None:
    draft = deserted(2)
    act(draft, 1, "P1:CONCEDE")
    assert not chair_of(draft, 1).absent


def test_who_returns_takes_the_seat_from_the_bot() -> None:
    draft = deserted()
    draft.ask(ANN, requests.Absence(id=new_id(), seat=2, choice="bot"))
    draft.add(events.Returned(seat=2))
    assert (False, "") == (chair_of(draft, 2).absent, chair_of(draft, 2).played_by)


def test_a_wish_to_end_does_not_outlive_the_absence() -> None:
    draft = deserted()
    draft.ask(ANN, requests.Absence(id=new_id(), seat=2, choice="end"))
    draft.add(events.Returned(seat=2))
    draft.ask(CAS, requests.Stand(id=new_id()))
    draft.ask(BEN, requests.Absence(id=new_id(), seat=2, choice="end"))
    assert draft.table.phase is Phase.PLAYING


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


@pytest.mark.parametrize("same_deal", [True, False])
def test_the_same_people_play_again(same_deal: bool) -> None:  # noqa: FBT001 - both cases
    before = conceded(3).table
    again, log = lay_again("TABLE3", before, same_deal=same_deal, at=5)
    assert (before.chairs, Phase.PLAYING) == (again.chairs, again.phase)
    assert (game_of(again).deal == game_of(before).deal) is same_deal
    assert facts(fold("TABLE3", log)) == facts(again)


def test_shared_cards_are_closed_again_in_the_next_game() -> None:
    draft = conceded()
    draft.ask(ANN, SHARE)
    again, _log = lay_again("TABLE3", draft.table, same_deal=True, at=5)
    assert not any(chair and chair.shared for chair in again.chairs)


# ---- anything, by anybody

WORDS = st.sampled_from(["", "A", "END", "SAFE", "P0:BEGIN", "KEEP(A,2)", "37", "solid", "hello", "Ann", "\n"])
SEATS = st.integers(0, 9)
OPTIONS = st.builds(
    Options,
    ruleset=st.sampled_from([rules.id for rules in RULESETS] + ["go"]),
    seats=st.integers(1, 5),
    talk=st.sampled_from(Talk),
    open=st.booleans(),
    watch=st.booleans(),
)
IDS = st.just("")  # given when it is asked


def nonsense() -> st.SearchStrategy[Request]:
    """Return any request at all, most of which some table grants."""
    return st.one_of(
        st.builds(requests.Sit, id=IDS, seat=st.integers(0, 4), name=WORDS),
        st.builds(requests.Stand, id=IDS),
        st.builds(requests.Bot, id=IDS, seat=SEATS, bot=WORDS),
        st.builds(requests.Clear, id=IDS, seat=SEATS),
        st.builds(requests.Change, id=IDS, options=OPTIONS),
        st.builds(requests.Start, id=IDS, fill=st.sampled_from(["", "solid"])),
        st.builds(requests.Do, id=IDS, at=st.integers(0, 60), do=WORDS),
        st.builds(requests.Undo, id=IDS, at=st.integers(0, 60)),
        st.builds(requests.Say, id=IDS, say=WORDS),
        st.builds(requests.Write, id=IDS, text=WORDS),
        st.builds(requests.Share, id=IDS, on=st.booleans()),
        st.builds(requests.Absence, id=IDS, seat=SEATS, choice=st.sampled_from(["wait", "bot", "end"])),
        st.builds(requests.Rematch, id=IDS, same_deal=st.booleans()),
    )


def meant(table: Table, random: Random) -> Request:
    """Return something that the game waits for."""
    game = table.game
    turn = game.state.turn if game else None
    legal = game.view(turn.seat if turn else 0).legal if game else ()
    do = format_action(table.rules, random.choice(legal)) if legal else "P0:CONCEDE"
    return requests.Do(id="", at=table.moved, do=do)


ASKED = st.tuples(st.sampled_from([*PEOPLE[:3], STRANGER, ""]), st.one_of(st.none(), st.none(), nonsense()))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([opened, seated, dealt, begun, deserted]), st.lists(ASKED, max_size=40), st.randoms())
def test_whatever_is_asked_is_refused_or_happens(
    start: type[Draft], asked: list[tuple[str, Request | None]], random: Random
) -> None:
    draft, numbers = start(), count()  # type: ignore[call-arg]
    for person, request in asked:
        wish = request or meant(draft.table, random)
        before = facts(draft.table)
        try:
            event = decide(draft.table, Visitor(draft.table, person), wish)
        except Refused:
            assert facts(draft.table) == before
            continue
        assert read_event(write_event(event)) == event
        draft.add(events.msgspec.structs.replace(event, id=f"{event.id}{next(numbers)}"))
    assert facts(fold(CODE, draft.log)) == facts(draft.table)


def test_nobody_but_a_person_can_be_seated() -> None:
    assert No.ANONYMOUS == refusal_of(opened(), "", requests.Sit(id="x", seat=0, name="Nobody"))
