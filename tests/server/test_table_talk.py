"""What may be said at a table, and what is held back: signals, texts, reactions."""

from collections.abc import Callable

import pytest

from tenback.protocol import requests
from tenback.protocol.options import Reaction, Talk
from tenback.protocol.refusals import No
from tenback.rules.talk import MUTED, Block
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Draft
from tenback.server.tables.refused import Muted, Sequel, TextRefused
from tenback.server.tables.utterances import stopped
from tenback.server.tables.visitor import Visitor
from tests.server.asking import REACT, SAY, WRITE, undo
from tests.server.tables import (
    ANN,
    BEN,
    act,
    begun,
    conceded,
    last,
    lay,
    new_id,
    refusal_of,
    seated,
)


def write(draft: Draft, person: str, text: str) -> None:
    draft.ask(person, requests.Write(id=new_id(), text=text))


def test_a_signal_is_passed_on_as_it_is_written_by_everybody() -> None:
    draft = begun()
    draft.ask(ANN, requests.Say(id=new_id(), say=" keep( A ,  2)"))
    assert last(draft) == events.Said(seat=0, say="KEEP(A,2)")  # spaces could tell a number


def test_a_silent_table_refuses_signals() -> None:
    assert refusal_of(begun(talk=Talk.SILENT), ANN, SAY) == Block.MODE


@pytest.mark.parametrize("options", [{"talk": Talk.SILENT}, {"talk": Talk.SIGNALS}])
def test_free_text_is_for_tables_that_want_it(options: dict[str, object]) -> None:
    assert refusal_of(begun(**options), ANN, WRITE) == Block.MODE  # type: ignore[arg-type]


def test_where_the_rules_let_all_be_said_the_table_may_still_want_no_texts() -> None:
    assert refusal_of(begun(2, "face-to-face", talk=Talk.SIGNALS), ANN, WRITE) == Block.MODE


@pytest.mark.parametrize("table", [seated, begun])
def test_com_14_an_open_table_has_free_text_from_the_first_moment(table: Callable[..., Draft]) -> None:
    draft = table(open=True)
    draft.ask(ANN, WRITE)
    assert last(draft) == events.Wrote(seat=0, text=WRITE.text, id=last(draft).id)


@pytest.mark.parametrize(
    ("block", "say"),
    [(Block.NO_SUCH_PILE, "KEEP(X,2)"), (Block.MODE, "COLOUR(red)"), (Block.STARTED, "START(2)")],
)
def test_the_talk_refuses_with_its_reason(block: Block, say: str) -> None:
    assert block == refusal_of(begun(), ANN, requests.Say(id=new_id(), say=say))


def test_a_seat_may_keep_two_piles_only() -> None:
    draft = begun()
    for say in ("KEEP(A,2)", "KEEP(B,2)"):
        draft.ask(ANN, requests.Say(id=new_id(), say=say))
    assert refusal_of(draft, ANN, requests.Say(id=new_id(), say="KEEP(C,2)")) == Block.TOO_MANY_KEEPS


def test_alone_there_is_nobody_to_signal_to() -> None:
    assert refusal_of(begun(1), ANN, SAY) == Block.MODE


def test_after_the_end_nobody_signals_and_all_may_write() -> None:
    draft = conceded()
    assert refusal_of(draft, ANN, SAY) == Block.MODE
    write(draft, ANN, "I had 37")
    assert last(draft) == events.Wrote(seat=0, text="I had 37")


def react(draft: Draft, person: str) -> None:
    draft.ask(person, requests.React(id=new_id(), reaction=Reaction.OOPS))


def test_everybody_reacts_once_in_a_turn_and_again_in_the_next() -> None:
    draft = begun()
    react(draft, ANN)
    react(draft, BEN)
    assert refusal_of(draft, ANN, REACT) == No.REACTED
    for _ in range(2):
        lay(draft)
    act(draft, 0, "END")
    react(draft, ANN)
    assert last(draft) == events.Reacted(seat=0, reaction=Reaction.OOPS)


def test_com_11_cards_laid_and_taken_back_make_no_room_for_more_reactions() -> None:
    draft = begun(house={"undo": "all"})
    react(draft, ANN)
    lay(draft)
    assert refusal_of(draft, ANN, REACT) == No.REACTED
    draft.ask(ANN, requests.Undo(id=new_id(), at=draft.table.moved))
    assert refusal_of(draft, ANN, REACT) == No.REACTED


def test_after_the_end_of_a_silent_game_all_may_write() -> None:
    draft = conceded(talk=Talk.SILENT)
    draft.ask(BEN, requests.Write(id=new_id(), text="my 37 was a pity"))
    assert last(draft) == events.Wrote(seat=1, text="my 37 was a pity")


def test_after_the_end_everybody_reacts_as_they_like() -> None:
    draft = conceded()
    for _ in range(3):
        react(draft, ANN)
    assert last(draft) == events.Reacted(seat=0, reaction=Reaction.OOPS)


@pytest.mark.parametrize(
    "table",
    [lambda: begun(1), lambda: begun(talk=Talk.SILENT), lambda: begun(2, "quick-and-easy/professional")],
    ids=["alone", "a silent table", "professional"],
)
def test_nobody_reacts_where_there_is_nobody_or_other_words_are_barred(table: Callable[[], Draft]) -> None:
    assert refusal_of(table(), ANN, REACT) == Block.MODE


def test_whoever_may_only_signal_may_still_react() -> None:
    draft = begun(talk=Talk.SIGNALS)
    react(draft, BEN)
    assert last(draft) == events.Reacted(seat=1, reaction=Reaction.OOPS)


def test_com_14_among_friends_a_text_that_looks_like_a_number_is_pointed_out() -> None:
    draft = begun()
    with pytest.raises(TextRefused) as refused:
        write(draft, ANN, "I have 37")
    assert (refused.value.reason, refused.value.words, refused.value.sequel) == (Block.DIGIT, "37", Sequel.ANYWAY)


def test_com_14_friends_may_send_it_anyway_and_it_is_marked() -> None:
    draft = begun()
    for number in range(4):  # and nobody is muted
        draft.ask(ANN, requests.Write(id=f"w{number}", text="I have 37", anyway=True))
    assert last(draft) == events.Wrote(seat=0, text="I have 37", doubt=Block.DIGIT, id=last(draft).id)


def test_com_14_what_looks_like_no_number_is_not_marked() -> None:
    draft = begun()
    draft.ask(ANN, requests.Write(id=new_id(), text="fine", anyway=True))
    assert last(draft) == events.Wrote(seat=0, text="fine", id=last(draft).id)


def test_com_14_at_an_open_table_it_is_held_back_whatever_the_writer_says() -> None:
    draft = begun(open=True)
    draft.ask(ANN, requests.Write(id=new_id(), text="I have 37", anyway=True))
    assert last(draft) == events.Stopped(seat=0, block=Block.DIGIT, words="37", id=last(draft).id)


def test_com_14_the_mute_of_an_open_table_is_announced_and_ends() -> None:
    draft, told = begun(open=True), list[Sequel]()
    for text in ("37", "thirty", "in the forties"):
        write(draft, ANN, text)
        told.append(stopped(draft.table, draft.log[-1].event).sequel)  # type: ignore[arg-type]
    assert told == [Sequel.STOPPED, Sequel.WARNED, Sequel.MUTED]
    with pytest.raises(Muted) as muted:
        decide(draft.table, Visitor(draft.table, ANN, at=draft.table.at + 1), WRITE)
    assert muted.value.minutes == 5
    draft.ask(ANN, SAY)
    write(draft, BEN, "fine")
    assert decide(draft.table, Visitor(draft.table, ANN, at=draft.table.at + MUTED), WRITE)


@pytest.mark.parametrize("text", ["Which card do you have?", "One higher."])
def test_com_14_what_is_not_certain_is_held_back_and_mutes_nobody(text: str) -> None:
    draft = begun(open=True)
    for _ in range(4):
        write(draft, ANN, text)
    assert isinstance(last(draft), events.Stopped)
    assert decide(draft.table, Visitor(draft.table, ANN, at=draft.table.at), WRITE)


def test_com_14_a_card_taken_back_does_not_bring_free_text_back() -> None:
    draft = begun(house={"undo": "all"}, open=True)
    lay(draft)
    for text in ("37", "thirty", "in the forties"):
        write(draft, ANN, text)
    for person in (ANN, BEN):
        draft.ask(person, undo(draft))
    with pytest.raises(Muted):
        decide(draft.table, Visitor(draft.table, ANN, at=draft.table.at), WRITE)
