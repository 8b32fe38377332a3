"""What becomes of each request, and each way in which a table can refuse one."""

import inspect
import re
import sys
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tenback.protocol import requests
from tenback.protocol.messages import Phase
from tenback.protocol.options import Options, Reaction, Talk
from tenback.protocol.refusals import No
from tenback.protocol.requests import Request
from tenback.protocol.sight import Proposal, Recall
from tenback.rules import Reason
from tenback.rules.notation import format_action, format_card
from tenback.rules.talk import MUTED, Block
from tenback.server.tables import deciding, events
from tenback.server.tables.deciding import Visitor, decide, stopped
from tenback.server.tables.draft import Draft
from tenback.server.tables.refused import Muted, OptionsRefused, Sequel, TextRefused
from tests.server.tables import (
    ANN,
    BEN,
    CAS,
    STRANGER,
    act,
    begun,
    chair_of,
    conceded,
    dealt,
    deserted,
    facts,
    game_of,
    last,
    lay,
    new_id,
    opened,
    refusal_of,
    seated,
    voided,
)


def sit(seat: int = 1, name: str = "Cas") -> Request:
    return requests.Sit(id=new_id(), seat=seat, name=name)


def change(**options: object) -> Request:
    return requests.Change(id=new_id(), options=Options(**{"ruleset": "the-game", "seats": 2, **options}))  # type: ignore[arg-type]


def absence(seat: int, choice: str = "wait") -> Request:
    return requests.Absence(id=new_id(), seat=seat, choice=choice)  # type: ignore[arg-type]


def do(text: str, at: int) -> Request:
    return requests.Do(id=new_id(), at=at, do=text)


def rematched() -> Draft:
    draft = conceded()
    draft.add(events.Rematched(seat=0, same_deal=False, table="TABLE3"))
    return draft


def with_bots(bots: int = 2, **options: object) -> Draft:
    """Return a table where Ann sits with bots, and the first of them is on turn."""
    draft = opened(bots + 1, **options)  # type: ignore[arg-type]
    draft.ask(ANN, sit(0, "Ann"))
    draft.ask(ANN, requests.Start(id=new_id(), fill="solid"))
    act(draft, 0, "P1:BEGIN")
    return draft


BOT = requests.Bot(id="a", seat=1, bot="solid")
STAND, START, CLEAR = requests.Stand(id="b"), requests.Start(id="c"), requests.Clear(id="d", seat=0)
SHARE, REMATCH, SAY = requests.Share(id="e", on=True), requests.Rematch(id="f"), requests.Say(id="g", say="SAFE")
REACT = requests.React(id="j", reaction=Reaction.WELL_DONE)
WRITE, UNDO = requests.Write(id="h", text="hello"), requests.Undo(id="i", at=0)
KEEP, HURRY = requests.Keep(id="j", at=0), requests.Hurry(id="k")
REFUSALS: list[tuple[No, Callable[[], Draft], str, Request]] = [
    (No.STARTED, dealt, STRANGER, sit()),
    (No.OVER, conceded, STRANGER, sit()),
    (No.ANONYMOUS, opened, "", sit()),
    (No.NO_SUCH_PLACE, opened, ANN, sit(seat=2)),
    (No.SEAT_TAKEN, seated, STRANGER, sit(seat=1)),
    (No.SEAT_TAKEN, seated, ANN, sit(seat=1, name="Ann")),
    (No.NAME, opened, ANN, sit(name=" ")),
    (No.NAME, opened, ANN, sit(name="A" * 25)),
    (No.NAME, opened, ANN, sit(name="A\x1b[31m")),
    (No.NAME_TAKEN, seated, BEN, sit(seat=1, name="Ann")),
    (No.NOT_SEATED, opened, STRANGER, STAND),
    (No.NOT_SEATED, begun, STRANGER, STAND),
    (No.OVER, conceded, ANN, STAND),
    (No.STARTED, dealt, ANN, BOT),
    (No.NOT_SEATED, opened, STRANGER, BOT),
    (No.SEAT_TAKEN, seated, ANN, BOT),
    (No.NO_SUCH_PLACE, opened, ANN, requests.Bot(id="a", seat=9, bot="solid")),
    (No.NO_SUCH_BOT, opened, ANN, requests.Bot(id="a", seat=1, bot="uniform")),
    (No.STARTED, dealt, ANN, CLEAR),
    (No.NOT_HOST, seated, BEN, CLEAR),
    (No.NOT_HOST, seated, STRANGER, CLEAR),
    (No.NOT_SEATED, opened, STRANGER, CLEAR),
    (No.NO_SUCH_PLACE, opened, ANN, requests.Clear(id="d", seat=5)),
    (No.STARTED, dealt, ANN, change()),
    (No.NOT_HOST, seated, BEN, change()),
    (No.SEAT_TAKEN, seated, ANN, change(seats=1)),
    (No.BAD_OPTIONS, seated, ANN, change(ruleset="go")),
    (No.STARTED, dealt, ANN, START),
    (No.OVER, conceded, ANN, START),
    (No.NOT_SEATED, seated, STRANGER, START),
    (No.SEATS_FREE, opened, ANN, START),
    (No.NO_SUCH_BOT, opened, ANN, requests.Start(id="c", fill="deep-thought")),
    (No.NOT_STARTED, seated, ANN, do("END", 0)),
    (No.NOT_SEATED, begun, STRANGER, do("END", 0)),
    (No.STALE, begun, ANN, do("END", 0)),
    (No.OVER, voided, ANN, do("END", 0)),
    (No.NOT_STARTED, seated, ANN, UNDO),
    (No.NOT_SEATED, begun, STRANGER, UNDO),
    (No.STALE, begun, ANN, UNDO),
    (No.NOT_STARTED, seated, ANN, KEEP),
    (No.NOT_SEATED, begun, STRANGER, KEEP),
    (No.STALE, begun, ANN, KEEP),
    (No.NOT_STARTED, seated, ANN, HURRY),
    (No.NOT_SEATED, with_bots, STRANGER, HURRY),
    (No.NOT_ALONE, begun, ANN, HURRY),
    (No.NO_BOT_DUE, lambda: begun(1), ANN, HURRY),
    (No.NOT_STARTED, seated, ANN, SAY),
    (No.NOT_SEATED, begun, STRANGER, SAY),
    (No.SIGNAL, begun, ANN, requests.Say(id="g", say="SHOUT(A)")),
    (No.NOT_SEATED, begun, STRANGER, WRITE),
    (No.UNREADABLE, begun, ANN, requests.Write(id="h", text=" ")),
    (No.UNREADABLE, begun, ANN, requests.Write(id="h", text="one\ntwo")),
    (No.NOT_STARTED, seated, ANN, REACT),
    (No.NOT_SEATED, begun, STRANGER, REACT),
    (No.NOT_SEATED, begun, STRANGER, SHARE),
    (No.NO_WATCHING, lambda: begun(watch=False), ANN, SHARE),
    (No.NOT_STARTED, seated, ANN, absence(1)),
    (No.NOT_SEATED, deserted, STRANGER, absence(2)),
    (No.NO_SUCH_PLACE, deserted, ANN, absence(7)),
    (No.NOT_ABSENT, deserted, ANN, absence(1)),
    (No.NOT_ABSENT, deserted, CAS, absence(2)),
    (No.OVER, voided, ANN, absence(1)),
    (No.NOT_OVER, seated, ANN, REMATCH),
    (No.NOT_OVER, begun, ANN, REMATCH),
    (No.NOT_SEATED, conceded, STRANGER, REMATCH),
    (No.REMATCHED, rematched, ANN, REMATCH),
]


@pytest.mark.parametrize(("reason", "table", "person", "asked"), REFUSALS)
def test_a_table_refuses_with_its_reason(reason: No, table: Callable[[], Draft], person: str, asked: Request) -> None:
    draft = table()
    before = facts(draft.table)
    assert reason == refusal_of(draft, person, asked)
    assert before == facts(draft.table)


def test_every_reason_of_a_table_is_met_above() -> None:
    named = {No[name] for name in re.findall(r"No\.([A-Z_]+)", inspect.getsource(deciding))}
    further_down = {No.BOT_MISSING, No.AGREED}  # what is not installed, and who begins
    further_down |= {No.NO_UNDO, No.RECALLED, No.KEPT, No.NO_RECALL}  # cards that are taken back
    in_growth = {No.LOG_FULL, No.CHAT_FULL}
    assert named <= {reason for reason, *_ in REFUSALS} | further_down | in_growth


def test_every_request_is_refused_somewhere_above() -> None:
    assert {type(asked) for *_, asked in REFUSALS} == {*deciding._DECIDES}


@pytest.mark.parametrize("asked", [requests.Bot(id="a", seat=1, bot="strong"), requests.Start(id="b", fill="master")])
def test_a_level_that_does_not_run_here_is_refused(asked: Request, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert refusal_of(opened(), ANN, asked) == No.BOT_MISSING


# ---- the rules


def test_a_card_of_another_hand_is_refused() -> None:
    draft = begun()
    card = min(game_of(draft.table).state.hands[1])
    assert refusal_of(draft, ANN, do(f"{format_card(card)}>A", draft.table.moved)) == Reason.NOT_IN_HAND


def test_a_card_of_the_deck_is_refused() -> None:
    draft = begun()
    card = game_of(draft.table).state.decks[0][0]
    assert refusal_of(draft, ANN, do(f"{format_card(card)}>A", draft.table.moved)) == Reason.NOT_IN_HAND


def test_who_is_not_on_turn_may_not_lay() -> None:
    draft = begun()
    card = min(game_of(draft.table).state.hands[1])
    assert refusal_of(draft, BEN, do(f"{format_card(card)}>A", draft.table.moved)) == Reason.NOT_ON_TURN


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason.NEED_MORE, "END"),
        (Reason.ALREADY_BEGUN, "P1:BEGIN"),
        (Reason.NOT_YOUR_VOICE, "P1:CONCEDE"),
        (Reason.NO_SUCH_SEAT, "P7:CONCEDE"),
        *[(No.UNREADABLE, text) for text in ("", "END ", "100>A", "037>A", "37>Z", "P10:BEGIN", "３７>A")],
    ],
)
def test_the_rules_refuse_with_their_reason(reason: str, text: str) -> None:
    draft = begun()
    assert reason == refusal_of(draft, ANN, do(text, draft.table.moved))


def test_nothing_is_done_before_somebody_begins() -> None:
    draft = dealt()
    assert refusal_of(draft, ANN, do("END", draft.table.moved)) == Reason.NOT_BEGUN


def test_nothing_is_done_after_the_end() -> None:
    draft = conceded()
    assert refusal_of(draft, ANN, do("END", draft.table.moved)) == Reason.GAME_OVER


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


# ---- seats and options


def test_a_person_has_one_seat_only() -> None:
    draft = seated(3)
    draft.ask(CAS, requests.Clear(id=new_id(), seat=2))
    draft.ask(ANN, sit(seat=2, name="Ann"))
    assert (draft.table.chairs[0], draft.table.seat_of(ANN)) == (None, 2)


def test_a_person_may_take_another_name() -> None:
    draft = seated()
    draft.ask(BEN, sit(seat=1, name="  Bea "))
    assert [chair.name for chair in draft.table.chairs if chair] == ["Ann", "Bea"]


def test_a_program_is_told_apart() -> None:
    draft = opened()
    draft.add(decide(draft.table, Visitor(draft.table, BEN, outside=True), sit()))
    assert chair_of(draft, 1).outside


def test_who_stands_up_before_the_start_is_gone() -> None:
    draft = seated()
    draft.ask(BEN, STAND)
    assert draft.table.chairs[1] is None


def test_the_host_may_clear_any_seat() -> None:
    draft = seated()
    draft.ask(ANN, requests.Clear(id=new_id(), seat=1))
    assert draft.table.chairs[1] is None


def test_anybody_at_the_table_may_clear_the_seat_of_a_bot() -> None:
    draft = seated(3)
    draft.ask(CAS, STAND)
    draft.ask(BEN, requests.Bot(id=new_id(), seat=2, bot="solid"))
    draft.ask(BEN, requests.Clear(id=new_id(), seat=2))
    assert draft.table.chairs[2] is None


def test_free_seats_go_to_bots_with_names_of_their_own() -> None:
    draft = opened(5)
    draft.ask(ANN, sit(seat=1, name="Ada"))
    draft.ask(ANN, requests.Start(id=new_id(), fill="beginner"))
    names = [(chair.name, chair.bot) for chair in draft.table.chairs if chair]
    bots = [(name, "beginner") for name in ("Bo", "Cleo", "Dirk", "Elke")]
    assert [bots[0], ("Ada", ""), *bots[1:]] == names


def test_the_host_changes_options_and_those_who_sit_there_stay() -> None:
    draft = seated()
    draft.ask(ANN, change(ruleset="on-fire", seats=4))
    assert [chair and chair.name for chair in draft.table.chairs] == ["Ann", "Ben", None, None]
    assert draft.table.rules.id == "on-fire"


@pytest.mark.parametrize(
    "options", [{"ruleset": "go"}, {"house": {"undo": "twice"}}, {"house": {"castling": "on"}}, {"seats": 6}]
)
def test_options_that_no_game_can_be_played_with_are_refused(options: dict[str, object]) -> None:
    draft = opened()
    with pytest.raises(OptionsRefused):
        draft.ask(ANN, change(**options))


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


def undo(draft: Draft) -> Request:
    return requests.Undo(id=new_id(), at=draft.table.moved)


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


# ---- how quickly bots play


def faster(draft: Draft, **options: object) -> Request:
    return requests.Change(id=new_id(), options=replace(draft.table.options, **{"pace": 0.5, **options}))


def test_the_host_changes_the_pace_of_a_running_game() -> None:
    draft = begun()
    moved = draft.table.moved
    draft.ask(ANN, faster(draft))
    assert (draft.table.options.pace, draft.table.moved) == (0.5, moved)


def test_nothing_but_the_pace_changes_in_a_running_game() -> None:
    draft = begun()
    assert refusal_of(draft, ANN, faster(draft, clock=60)) == No.STARTED


def test_others_set_the_pace_only_where_they_are_alone_with_bots() -> None:
    draft = begun()
    assert refusal_of(draft, BEN, faster(draft)) == No.NOT_HOST
    draft.ask(ANN, requests.Stand(id=new_id()))
    draft.ask(BEN, faster(draft))
    assert draft.table.options.pace == 0.5


def test_bots_are_hurried_until_a_person_is_on_turn() -> None:
    draft = with_bots()
    draft.ask(ANN, HURRY)
    hurried = []
    while draft.table.is_bot_on_turn():
        hurried.append(draft.table.hurried)
        game = game_of(draft.table)
        legal = game.view(game.state.playing.seat).legal
        draft.add(events.Did(seat=game.state.playing.seat, do=format_action(game.rules, legal[-1])))
    assert (all(hurried), len(hurried) > 4, draft.table.hurried) == (True, True, False)


def test_bots_that_hurry_are_not_hurried_again() -> None:
    draft = with_bots()
    draft.ask(ANN, HURRY)
    assert refusal_of(draft, ANN, requests.Hurry(id=new_id())) == No.NO_BOT_DUE


# ---- talk


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


# ---- absence, sharing, playing again


def test_who_leaves_a_running_game_is_absent() -> None:
    chair = chair_of(deserted(), 2)
    assert (chair.absent, chair.person) == (True, CAS)


def test_the_table_may_wait() -> None:
    draft = deserted()
    draft.ask(ANN, absence(2, "wait"))
    assert not chair_of(draft, 2).absent


def test_a_bot_plays_on_for_an_absent_person() -> None:
    draft = deserted()
    draft.ask(ANN, absence(2, "bot"))
    assert chair_of(draft, 2).played_by == "solid"
    assert refusal_of(draft, ANN, absence(2, "bot")) == No.NOT_ABSENT


def test_the_end_needs_all_who_are_here() -> None:
    draft = deserted()
    draft.ask(ANN, absence(2, "end"))
    assert not draft.table.voided
    draft.ask(BEN, absence(2, "end"))
    assert draft.table.phase == Phase.OVER


def test_a_seat_opens_its_cards_and_closes_them() -> None:
    draft = begun()
    draft.ask(BEN, SHARE)
    assert chair_of(draft, 1).shared
    draft.ask(BEN, requests.Share(id=new_id(), on=False))
    assert not chair_of(draft, 1).shared


@pytest.mark.parametrize("same_deal", [True, False])
def test_a_rematch_says_whether_the_cards_are_the_same(same_deal: bool) -> None:  # noqa: FBT001 - both cases
    draft = conceded()
    draft.ask(BEN, requests.Rematch(id=new_id(), same_deal=same_deal))
    assert last(draft) == events.Rematched(seat=1, same_deal=same_deal)


def test_after_an_end_by_agreement_the_same_people_may_play_again() -> None:
    draft = voided()
    draft.ask(ANN, REMATCH)
    assert last(draft) == events.Rematched(seat=0, same_deal=False)
