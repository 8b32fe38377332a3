"""What becomes of each request, and each way in which a table can refuse one."""

import inspect
import re
import sys
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tenback.protocol import requests
from tenback.protocol.messages import Phase
from tenback.protocol.refusals import No
from tenback.protocol.requests import Request
from tenback.rules import Reason
from tenback.rules.notation import format_action, format_card
from tenback.server.tables import deciding, events, utterances, visitor
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Draft
from tenback.server.tables.refused import OptionsRefused
from tenback.server.tables.visitor import Visitor
from tests.server.asking import (
    BOT,
    CLEAR,
    REACT,
    REMATCH,
    SAY,
    SHARE,
    STAND,
    START,
    UNDO,
    WRITE,
    absence,
    change,
    do,
    sit,
    with_bots,
)
from tests.server.tables import (
    ANN,
    BEN,
    CAS,
    STRANGER,
    begun,
    chair_of,
    conceded,
    dealt,
    deserted,
    facts,
    game_of,
    last,
    new_id,
    opened,
    refusal_of,
    seated,
    voided,
)


def rematched() -> Draft:
    draft = conceded()
    draft.add(events.Rematched(seat=0, same_deal=False, table="TABLE3"))
    return draft


KEEP, HURRY, HINT = requests.Keep(id="j", at=0), requests.Hurry(id="k"), requests.Hint(id="l", at=0)
BEGUN = begun().table.moved
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
    (No.NAME_TAKEN, seated, BEN, sit(seat=1, name=" ann ")),
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
    (No.NOT_STARTED, seated, ANN, HINT),
    (No.NOT_SEATED, with_bots, STRANGER, HINT),
    (No.STALE, begun, ANN, HINT),
    (No.NO_HINTS, begun, ANN, requests.Hint(id="m", at=BEGUN)),
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
    source = "".join(map(inspect.getsource, (deciding, utterances, visitor)))
    named = {No[name] for name in re.findall(r"No\.([A-Z_]+)", source)}
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
