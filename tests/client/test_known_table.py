"""What a client knows after the news is what the server would tell it afresh."""

import msgspec
import pytest

from tenback.client.known_table import Gap, KnownTable
from tenback.protocol import messages, requests
from tenback.protocol.messages import MESSAGES, Message, write_message
from tenback.rules import RULESETS, Ruleset
from tenback.rules.notation import format_action
from tenback.server.tables.draft import Draft
from tenback.server.tables.news import Audience, retell, setting_of, sight_of, sights_of, tell, unlaid_of
from tests.cli.running import across
from tests.server.tables import PEOPLE, act, dealt, game_of, new_id, seated

SEED = 5
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(MESSAGES)


def arrives(message: Message) -> Message:
    """Return a message as a client reads it."""
    return _decoder.decode(write_message(message))


def snapshot(draft: Draft, seat: int, have: int = 0) -> messages.Table:
    table, audience = draft.table, Audience(seat, own=True)
    missed = [news for entry in draft.log if entry.seq > have and (news := retell(entry, audience))]
    return messages.Table(
        code=table.code,
        seq=table.seq,
        at=table.moved,
        you=seat,
        setting=setting_of(table),
        sight=sight_of(table, audience),
        unlaid=unlaid_of(table),
        missed=missed,
    )


class Reader:
    """A client that hears of everything that happens at a table."""

    def __init__(self, draft: Draft, seat: int) -> None:
        self.draft, self.audience, self.table = draft, Audience(seat, own=True), KnownTable()
        self.table.take(arrives(snapshot(draft, seat)))
        self.before = sights_of(draft.table, [self.audience])

    def hear(self) -> None:
        """Hear of the last event."""
        after = sights_of(self.draft.table, [self.audience])
        news = tell(self.draft.table, self.draft.log[-1], self.audience, after.changes(self.before)[self.audience])
        self.before = after
        self.table.take(arrives(news))


def hear_all(readers: list[Reader]) -> None:
    for reader in readers:
        reader.hear()


def _undecided(draft: Draft) -> int:
    """Return the first seat that has not said yet who shall begin."""
    proposal = draft.table.proposal
    return min(draft.table.people() - {*(proposal.agreed if proposal else ())})


def play(draft: Draft, most: int) -> int:
    """Let the seat on turn do the first thing that it may, and return how often that was possible."""
    game, done = game_of(draft.table), 0
    while not game.state.outcome and done < most:
        seat = game.state.turn.seat if game.state.turn else _undecided(draft)
        act(draft, seat, format_action(game.rules, game.view(seat).legal[0]))
        done += 1
    return done


@pytest.mark.parametrize(("rules", "counter"), across(RULESETS, (True, False)))
def test_news_make_the_view_that_the_seat_has(rules: Ruleset, *, counter: bool) -> None:
    draft = seated(2, rules.id, SEED, counter=counter)
    readers = [Reader(draft, seat) for seat in range(2)]
    draft.ask(PEOPLE[0], requests.Start(id=new_id()))
    hear_all(readers)
    while not game_of(draft.table).state.outcome:
        assert [reader.table.view for reader in readers] == [game_of(draft.table).view(seat) for seat in range(2)]
        assert {reader.table.at for reader in readers} == {draft.table.moved}
        play(draft, 1)
        hear_all(readers)
    assert all(reader.table.is_over for reader in readers)


@pytest.mark.parametrize(("rules", "counter"), across(RULESETS, (True, False)))
def test_whoever_comes_back_knows_what_was_missed(rules: Ruleset, *, counter: bool) -> None:
    draft = dealt(2, rules.id, SEED, counter=counter)
    play(draft, 4)
    known = Reader(draft, 1).table
    play(draft, 5)
    known.take(arrives(snapshot(draft, 1, have=known.seq)))
    assert known.view == game_of(draft.table).view(1)


def test_a_card_taken_back_is_unlaid_again() -> None:
    draft = dealt(1, counter=False)
    reader = Reader(draft, 0)
    play(draft, 1)
    reader.hear()
    draft.ask(PEOPLE[0], requests.Undo(id=new_id(), at=draft.table.moved))
    reader.hear()
    assert reader.table.view == game_of(draft.table).view(0)


def test_a_gap_is_noticed() -> None:
    draft = dealt()
    reader = Reader(draft, 0)
    play(draft, 2)
    with pytest.raises(Gap):
        reader.hear()


def test_a_watcher_has_no_view() -> None:
    known = KnownTable()
    known.take(messages.Table(code="AAAAAA", seq=0, at=0, setting=setting_of(seated().table)))
    with pytest.raises(LookupError):
        _ = known.view
