"""What each viewer is told: who sees what, what is news to whom, and in which words something is refused."""

import json
from dataclasses import replace
from typing import get_args

import msgspec
import pytest

from tenback.play.game import Game
from tenback.protocol import messages, requests
from tenback.protocol.messages import News, write_message
from tenback.protocol.options import Options, Reaction, Talk
from tenback.protocol.refusals import No
from tenback.protocol.sight import Sight
from tenback.rules import Lay, Reason, find_ruleset
from tenback.rules.cards import Card
from tenback.rules.talk import Block
from tenback.server.live.refusal_text import refusal_words
from tenback.server.tables import events
from tenback.server.tables.deciding import demand_options
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Entry
from tenback.server.tables.news import (
    UNSEEN,
    Audience,
    audience_of,
    may_watch,
    retell,
    setting_of,
    sight_of,
    sights_of,
    tell,
    unlaid_of,
)
from tenback.server.tables.refused import OptionsRefused, Refused
from tenback.server.tables.sights import see_own
from tests.server.tables import (
    ANN,
    BEN,
    STRANGER,
    act,
    agree,
    begun,
    conceded,
    dealt,
    game_of,
    lay,
    new_id,
    opened,
    refusal_of,
    seated,
    voided,
)

ANN_HERSELF, BEN_HIMSELF, BEHIND_ANN, GUEST = Audience(0, own=True), Audience(1, own=True), Audience(0), Audience()
LANGUAGES = ("en", "de", "nl")

FRANK = {"house": {"trick-talk": "on"}}


def shared() -> Draft:
    draft = begun()
    draft.ask(ANN, requests.Share(id=new_id(), on=True))
    return draft


def silent() -> Draft:
    """Return a table where a silence lies open."""
    draft = begun(ruleset="extreme")
    game = game_of(draft.table)
    card = next(card for card, effects in game.rules.effects.items() if any(effect.silence for effect in effects))
    game.state = replace(game.state, tops=(card, *game.state.tops[1:]))
    return draft


def seen(draft: Draft, audience: Audience) -> Sight:
    sight = sight_of(draft.table, audience)
    assert sight is not None
    return sight


def told(draft: Draft, audience: Audience) -> News:
    """Return the news of the last event, for somebody who had seen nothing before."""
    changed = sights_of(draft.table, [audience]).changes(UNSEEN)
    return tell(draft.table, draft.log[-1], audience, changed[audience])


# ---- who sees what


@pytest.mark.parametrize(
    ("audience", "person", "watch"),
    [
        (ANN_HERSELF, ANN, None),
        (ANN_HERSELF, ANN, 1),  # whoever plays here is never a watcher
        (GUEST, STRANGER, None),
        (GUEST, "", 1),  # Ben has not opened his cards
        (BEHIND_ANN, "", 0),
        (BEHIND_ANN, STRANGER, 0),
        (GUEST, "", 9),
    ],
)
def test_everybody_sees_as_much_as_the_seats_allow(audience: Audience, person: str, watch: int | None) -> None:
    assert audience_of(shared().table, person, watch) == audience


def test_nobody_looks_over_a_shoulder_where_nobody_may_look_on() -> None:
    draft = seated()
    draft.ask(ANN, requests.Share(id=new_id(), on=True))
    draft.ask(ANN, requests.Change(id=new_id(), options=Options(ruleset="the-game", seats=2, watch=False)))
    assert audience_of(draft.table, "", 0) == GUEST


def test_watchers_are_sent_away_when_the_cards_are_dealt_where_they_are_not_wanted() -> None:
    assert (may_watch(seated(watch=False).table, GUEST), may_watch(dealt(watch=False).table, GUEST)) == (True, False)


def test_who_plays_may_always_look() -> None:
    assert may_watch(dealt(watch=False).table, ANN_HERSELF)


def test_there_is_nothing_to_see_before_the_deal() -> None:
    assert sight_of(seated().table, ANN_HERSELF) is None


def test_a_seat_sees_its_own_cards_and_where_they_may_go() -> None:
    sight = seen(begun(), ANN_HERSELF)
    assert (7, sight.hand) == (len(sight.hand), [*sight.lays])


def test_who_is_not_on_turn_is_offered_nothing() -> None:
    sight = seen(begun(), BEN_HIMSELF)
    assert (len(sight.hand), sight.lays, sight.end) == (7, {}, False)


def test_a_guest_sees_no_hand() -> None:
    sight = seen(shared(), GUEST)
    assert (sight.hand, sight.hands) == ([], [7, 7])


def test_a_watcher_of_a_seat_sees_its_hand_and_is_offered_nothing() -> None:
    draft = shared()
    sight = seen(draft, BEHIND_ANN)
    assert (seen(draft, ANN_HERSELF).hand, {}) == (sight.hand, sight.lays)


def test_only_who_may_undo_is_offered_it() -> None:
    draft = begun(house={"undo": "all"})
    lay(draft)
    offered = [seen(draft, audience).undo for audience in (ANN_HERSELF, BEHIND_ANN, BEN_HIMSELF, GUEST)]
    assert offered == [True, False, False, False]


def test_everybody_sees_who_wants_a_card_back_and_nobody_is_offered_it_meanwhile() -> None:
    draft = begun(house={"undo": "all"})
    lay(draft)
    draft.ask(ANN, requests.Undo(id="a", at=draft.table.moved))
    sights = [seen(draft, audience) for audience in (ANN_HERSELF, BEHIND_ANN, BEN_HIMSELF, GUEST)]
    assert {(sight.recall and sight.recall.seat, sight.undo) for sight in sights} == {(0, False)}


def test_whoever_completes_an_agreement_is_answered_and_nobody_else() -> None:
    draft = begun(house={"undo": "all"})
    lay(draft)
    for person, name in ((ANN, "anns"), (BEN, "bens")):
        draft.ask(person, requests.Undo(id=name, at=draft.table.moved))
    answers = [told(draft, audience).id for audience in (ANN_HERSELF, BEN_HIMSELF, GUEST)]
    assert answers == ["", "bens", ""]


def test_everybody_may_say_who_begins_but_a_watcher() -> None:
    offered = [seen(dealt(), audience).begin for audience in (ANN_HERSELF, BEN_HIMSELF, BEHIND_ANN, GUEST)]
    assert offered == [True, True, False, False]


def test_a_seat_is_offered_the_signals_of_the_moment() -> None:
    before, after = seen(dealt(), BEN_HIMSELF).say, seen(begun(), BEN_HIMSELF).say
    assert (["START"], "KEEP" in after) == ([word for word in before if word not in after], True)


@pytest.mark.parametrize(("options", "offered"), [({}, False), (FRANK, True), ({**FRANK, "open": True}, False)])
def test_com_9_a_trick_is_a_signal_where_friends_allow_it(options: dict[str, object], *, offered: bool) -> None:
    assert ("TRICK" in seen(begun(**options), ANN_HERSELF).say) is offered  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("draft", "audience"),
    [
        (begun(talk=Talk.SILENT), ANN_HERSELF),
        (begun(1), ANN_HERSELF),
        (conceded(), ANN_HERSELF),
        (voided(), ANN_HERSELF),
        (silent(), ANN_HERSELF),
        (shared(), BEHIND_ANN),
        (begun(), GUEST),
    ],
)
def test_who_cannot_say_anything_is_offered_no_signal(draft: Draft, audience: Audience) -> None:
    assert seen(draft, audience).say == []


@pytest.mark.parametrize(
    ("options", "reason"),
    [({}, ""), ({"talk": Talk.SIGNALS}, Block.MODE), ({"open": True}, ""), ({"talk": Talk.SILENT}, Block.MODE)],
)
def test_a_seat_is_told_whether_it_may_write(options: dict[str, object], reason: str) -> None:
    assert seen(begun(**options), ANN_HERSELF).mute == reason  # type: ignore[arg-type]


def test_com_15_a_seat_is_told_that_nobody_may_talk() -> None:
    draft = silent()
    assert seen(draft, ANN_HERSELF).mute == Block.SILENCE
    assert refusal_of(draft, ANN, requests.Write(id=new_id(), text="fine")) == Block.SILENCE
    assert not seen(draft, ANN_HERSELF).react
    assert refusal_of(draft, ANN, requests.React(id=new_id(), reaction=Reaction.THANKS)) == Block.SILENCE


def test_a_seat_is_told_whether_it_may_react() -> None:
    draft = begun()
    assert (seen(draft, ANN_HERSELF).react, seen(draft, GUEST).react) == (True, False)
    draft.ask(ANN, requests.React(id=new_id(), reaction=Reaction.THANKS))
    assert (seen(draft, ANN_HERSELF).react, seen(draft, BEN_HIMSELF).react) == (False, True)


def test_the_end_is_the_same_for_all() -> None:
    draft = conceded()
    assert len({str(seen(draft, audience).result) for audience in (ANN_HERSELF, BEN_HIMSELF, GUEST)}) == 1


def test_cards_nobody_has_laid_are_told_where_they_may_be_counted() -> None:
    draft = begun()
    do = lay(draft)
    assert len(unlaid_of(draft.table)[0]) == 97
    assert do.partition(">")[0] not in unlaid_of(draft.table)[0]


def test_where_nobody_may_count_they_are_not_told() -> None:
    draft = dealt(counter=False)
    assert (unlaid_of(draft.table), msgspec.to_builtins(told(draft, GUEST)).get("unlaid", [])) == ([], [])


def test_a_setting_names_the_seat_of_the_host_and_no_person() -> None:
    setting = setting_of(seated().table)
    assert setting.host == 0
    assert ANN not in msgspec.json.encode(setting).decode()


# ---- news

NEWS: list[tuple[events.Event, type[News]]] = [
    (events.Seated(seat=0, name="Ann", person=ANN), messages.Arranged),
    (events.Cleared(seat=0), messages.Arranged),
    (events.Changed(options=Options(ruleset="the-game", seats=2)), messages.Arranged),
    (events.Started(), messages.Arranged),
    (events.Proposed(seat=0, starter=1), messages.Arranged),
    (events.Did(seat=0, do="END"), messages.Did),
    (events.Recalled(seat=0), messages.Arranged),
    (events.Kept(seat=0), messages.Arranged),
    (events.Undone(seat=0, do="2>A"), messages.Undone),
    (events.Hurried(seat=0), messages.Arranged),
    (events.Hinted(seat=0), messages.Hinted),
    (events.Said(seat=0, say="SAFE"), messages.Said),
    (events.Wrote(seat=0, text="hello"), messages.Wrote),
    (events.Reacted(seat=0, reaction=Reaction.OOPS), messages.Reacted),
    (events.Stopped(seat=0, block=Block.DIGIT), messages.Quiet),
    (events.Shared(seat=0, on=True), messages.Arranged),
    (events.Absent(seat=0), messages.Arranged),
    (events.Chose(seat=0, absent=1, choice="bot"), messages.Arranged),
    (events.Returned(seat=0), messages.Arranged),
    (events.Rebound(seat=0, person=STRANGER), messages.Arranged),
    (events.Replaced(seat=0, bot="solid"), messages.Replaced),
    (events.Rematched(seat=0, same_deal=True, table="TABLE3"), messages.Arranged),
]


@pytest.mark.parametrize(("event", "kind"), NEWS)
def test_every_event_is_news_of_its_kind_to_the_others(event: events.Event, kind: type[News]) -> None:
    table = begun().table
    assert type(tell(table, Entry(9, 0, event), BEN_HIMSELF, {})) is kind


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in NEWS} == {*get_args(events.KINDS)} - {events.Opened}


def test_a_text_that_was_stopped_is_told_to_its_writer_alone() -> None:
    draft = begun(open=True)
    draft.ask(ANN, requests.Write(id="mine", text="I have 37"))
    assert told(draft, BEHIND_ANN).id == ""
    told_ann = retell(draft.log[-1], ANN_HERSELF)
    assert told_ann == messages.Stopped(seq=draft.table.seq, reason=Block.DIGIT)


@pytest.mark.parametrize("audience", [BEHIND_ANN, BEN_HIMSELF, GUEST])
def test_the_text_that_was_stopped_reaches_nobody(audience: Audience) -> None:
    draft = begun(open=True)
    draft.ask(ANN, requests.Write(id="mine", text="I have 37"))
    assert b"I have" not in write_message(told(draft, audience))


@pytest.mark.parametrize(
    ("audience", "name"), [(ANN_HERSELF, "mine"), (BEHIND_ANN, ""), (BEN_HIMSELF, ""), (GUEST, "")]
)
def test_only_who_asked_is_told_which_request_is_answered(audience: Audience, name: str) -> None:
    draft = begun()
    draft.ask(ANN, requests.Say(id="mine", say="SAFE"))
    assert told(draft, audience).id == name


def test_everybody_is_told_how_many_cards_were_drawn() -> None:
    draft = begun()
    cards = [lay(draft) for _ in range(2)]
    act(draft, 0, "END")
    news = [tell(draft.table, entry, GUEST, {}) for entry in draft.log[-3:]]
    assert [one.drawn for one in news if isinstance(one, messages.Did)] == [0, 0, len(cards)]


def test_what_only_matters_when_it_happens_is_not_told_later() -> None:
    assert retell(Entry(9, 0, events.Absent(seat=0)), BEN_HIMSELF) is None


@pytest.mark.parametrize("audience", [ANN_HERSELF, BEN_HIMSELF, BEHIND_ANN, GUEST])
def test_a_client_that_keeps_what_changed_sees_what_a_newcomer_sees(audience: Audience) -> None:
    draft, before, kept = opened(), UNSEEN, dict[str, object]()
    for seat, person in enumerate((ANN, BEN)):
        draft.ask(person, requests.Sit(id=new_id(), seat=seat, name=person[:4]))
    draft.ask(ANN, requests.Start(id=new_id()))
    agree(draft, 0)
    while game_of(draft.table).state.outcome is None:
        after = sights_of(draft.table, [audience])
        news = write_message(tell(draft.table, draft.log[-1], audience, after.changes(before)[audience]))
        kept |= json.loads(news).get("now", {})
        assert msgspec.convert(kept, Sight) == sight_of(draft.table, audience)
        before = after
        lay(draft)


# ---- refusals


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", [*No, *Block, *Reason])
def test_every_refusal_has_words_in_every_language(reason: No | Block | Reason, lang: str) -> None:
    words = refusal_words(lang, Refused(reason), begun().table, 0)
    assert words.strip() not in ("", reason, f"no-{reason}", f"refusal-{reason}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wrong", [{"ruleset": "go"}, {"house": {"undo": "twice"}}, {"seats": 9}])
def test_options_are_refused_in_words_that_name_what_is_wrong(wrong: dict[str, object], lang: str) -> None:
    options = msgspec.convert({"ruleset": "the-game", "seats": 2, **wrong}, Options)
    with pytest.raises(OptionsRefused) as refused:
        demand_options(options)
    words = refusal_words(lang, refused.value)
    assert any(word in words for word in ("go", "twice", "5"))


def test_the_piles_of_a_card_stand_together_however_often_the_card_was_made() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ("Ann", "Ben"), 4)
    view = replace(game.view(0), legal=(Lay(Card(37), 0), Lay(Card(37), 1), Lay(Card(38), 1)))
    assert see_own(view)["lays"] == {"37": "A B", "38": "B"}
