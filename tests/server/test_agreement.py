"""What people agree on: who begins (TG-6), and whether a card is taken back (CO-12)."""

import pytest

from tenback.protocol import requests
from tenback.protocol.refusals import No
from tenback.protocol.requests import Request
from tenback.protocol.sight import Proposal, Recall
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Draft
from tenback.server.tables.visitor import Visitor
from tests.server.asking import WRITE, do, sit, undo
from tests.server.tables import (
    ANN,
    BEN,
    CAS,
    act,
    begun,
    dealt,
    game_of,
    last,
    lay,
    new_id,
    opened,
    refusal_of,
)

# ---- who begins


def test_tg_6_a_seat_begins_once_everybody_has_agreed() -> None:
    draft = dealt(3)
    act(draft, 2, "P1:BEGIN")
    act(draft, 0, "P1:BEGIN")
    assert (draft.table.on_turn(), draft.table.proposal) == (None, Proposal(1, [0, 2]))
    act(draft, 1, "P1:BEGIN")
    assert (draft.table.on_turn(), draft.table.proposal) == (1, None)


def test_tg_6_nobody_agrees_twice() -> None:
    draft = dealt(2)
    act(draft, 0, "P0:BEGIN")
    assert refusal_of(draft, ANN, do("P0:BEGIN", draft.table.moved)) == No.AGREED


def test_tg_6_a_new_proposal_replaces_the_old_one_and_its_agreements() -> None:
    draft = dealt(3)
    for seat, starter in ((0, 0), (1, 0), (2, 1), (0, 0), (1, 0)):
        act(draft, seat, f"P{starter}:BEGIN")
    assert (draft.table.on_turn(), draft.table.proposal) == (None, Proposal(0, [0, 1]))


@pytest.mark.parametrize("outside", [False, True])
def test_tg_6_bots_and_programs_agree_with_everything(*, outside: bool) -> None:
    draft = opened()
    draft.ask(ANN, sit(0, "Ann"))
    if outside:
        draft.add(decide(draft.table, Visitor(draft.table, BEN, outside=True), sit(1, "Ben")))
    draft.ask(ANN, requests.Start(id=new_id(), fill="solid"))
    act(draft, 0, "P1:BEGIN")
    assert draft.table.on_turn() == 1


def test_tg_6_whoever_is_absent_is_not_waited_for() -> None:
    draft = dealt(3)
    draft.ask(CAS, requests.Stand(id=new_id()))
    act(draft, 0, "P0:BEGIN")
    act(draft, 1, "P0:BEGIN")
    assert draft.table.on_turn() == 0


def test_tg_6_whoever_agreed_is_asked_again_when_somebody_leaves() -> None:
    draft = dealt(2)
    act(draft, 0, "P0:BEGIN")
    draft.ask(BEN, requests.Stand(id=new_id()))
    assert draft.table.proposal is None
    act(draft, 0, "P0:BEGIN")
    assert draft.table.on_turn() == 0


def test_tg_6_a_proposal_does_not_change_the_position() -> None:
    draft = dealt(2)
    moved = draft.table.moved
    act(draft, 0, "P0:BEGIN")
    assert draft.table.moved == moved


def test_a_lay_makes_a_new_position_and_a_text_does_not() -> None:
    draft = begun()
    draft.ask(ANN, WRITE)
    assert draft.table.moved == draft.table.seq - 1
    lay(draft)
    assert draft.table.moved == draft.table.seq


# ---- undo


def test_alone_a_card_is_taken_back_before_the_draw() -> None:
    draft = begun(1)
    hand = game_of(draft.table).state.hands[0]
    lay(draft)
    draft.ask(ANN, requests.Undo(id=new_id(), at=draft.table.moved))
    assert hand == game_of(draft.table).state.hands[0]


def test_alone_nothing_is_taken_back_after_the_draw() -> None:
    draft = begun(1)
    lay(draft)
    lay(draft)
    act(draft, 0, "END")
    assert refusal_of(draft, ANN, requests.Undo(id=new_id(), at=draft.table.moved)) == No.NO_UNDO


def test_in_company_nothing_is_taken_back() -> None:
    draft = begun()
    lay(draft)
    assert refusal_of(draft, ANN, requests.Undo(id=new_id(), at=draft.table.moved)) == No.NO_UNDO


def test_where_all_may_undo_only_the_seat_on_turn_does() -> None:
    draft = begun(house={"undo": "all"})
    lay(draft)
    assert refusal_of(draft, BEN, undo(draft)) == No.NO_UNDO


def keep(draft: Draft) -> Request:
    return requests.Keep(id=new_id(), at=draft.table.moved)


def regretted(seats: int = 3) -> tuple[Draft, str]:
    """Return a table where Ann wants the card back that she has laid, and that lay."""
    draft = begun(seats, house={"undo": "all"})
    laid = lay(draft)
    draft.ask(ANN, undo(draft))
    return draft, laid


def test_co_12_in_company_a_card_is_taken_back_once_everybody_has_agreed() -> None:
    draft, laid = regretted()
    draft.ask(CAS, undo(draft))
    assert (draft.table.recall, isinstance(last(draft), events.Undone)) == (Recall(0, [0, 2]), False)
    draft.ask(BEN, undo(draft))
    assert (draft.table.recall, last(draft)) == (None, events.Undone(seat=0, do=laid, consent=1))
    assert game_of(draft.table).state.playing.laid == 0


def test_co_12_nobody_agrees_twice() -> None:
    draft, _ = regretted()
    assert refusal_of(draft, ANN, undo(draft)) == No.RECALLED


@pytest.mark.parametrize("person", [ANN, BEN])
def test_co_12_whoever_does_not_agree_keeps_the_card_where_it_is(person: str) -> None:
    draft, _ = regretted()
    draft.ask(person, keep(draft))
    assert (draft.table.recall, refusal_of(draft, ANN, undo(draft))) == (None, No.KEPT)
    assert refusal_of(draft, BEN, keep(draft)) == No.NO_RECALL


def test_co_12_the_next_card_may_be_asked_for_again() -> None:
    draft, _ = regretted()
    draft.ask(BEN, keep(draft))
    lay(draft)
    draft.ask(ANN, undo(draft))
    assert draft.table.recall == Recall(0, [0])


def test_co_12_whoever_plays_on_no_longer_wants_a_card_back() -> None:
    draft, _ = regretted()
    lay(draft)
    assert draft.table.recall is None


def test_co_12_a_wish_for_a_card_does_not_change_the_position() -> None:
    draft, _ = regretted()
    assert isinstance(draft.log[draft.table.moved].event, events.Did)


def test_co_12_whoever_agreed_is_asked_again_when_somebody_leaves() -> None:
    draft, _ = regretted()
    draft.ask(CAS, requests.Stand(id=new_id()))
    assert draft.table.recall is None


def test_co_12_bots_agree_at_once() -> None:
    draft = opened(2, house={"undo": "all"})
    draft.ask(ANN, sit(0, "Ann"))
    draft.ask(ANN, requests.Start(id=new_id(), fill="solid"))
    act(draft, 0, "P0:BEGIN")
    laid = lay(draft)
    draft.ask(ANN, undo(draft))
    assert last(draft) == events.Undone(seat=0, do=laid)
