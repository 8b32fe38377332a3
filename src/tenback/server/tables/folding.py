"""What each event does to a table."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from tenback.play.etiquette import settled_starter
from tenback.play.game import Game
from tenback.protocol.refusals import No
from tenback.protocol.sight import Proposal, Recall
from tenback.rules import Begin, HouseError, State, UnknownRuleset
from tenback.rules.notation import parse_action, parse_card
from tenback.rules.talk import ATTEMPTS, parse_signal
from tenback.server.tables import events
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Chair, Table, bot_name

STAND_IN = "solid"  # the bot that plays on for an absent person
MOVES = (events.Started, events.Did, events.Undone)  # what makes another position
FRESH = (events.Started, events.Returned)  # what starts the clock afresh, whoever is on turn


class MissingEvent(Refused):
    """A log lacks an event."""

    def __init__(self, seq: int) -> None:
        super().__init__(No.BROKEN_LOG)
        self.seq = seq

    def __str__(self) -> str:
        return f"event {self.seq} is missing"


def fold(code: str, log: Iterable[Entry]) -> Table:
    """Return the table that a log tells of."""
    table = Table(code)
    for entry in log:
        take(table, entry)
    return table


def take(table: Table, entry: Entry) -> None:
    """Apply an event to a table."""
    if entry.seq != table.seq + 1:
        raise MissingEvent(table.seq + 1)
    event, before = entry.event, table.on_turn()
    table.at = entry.at
    _TAKES[type(event)](table, event)
    table.seq = entry.seq
    if isinstance(event, MOVES):
        table.moved, table.recall = entry.seq, None
    table.hurried = table.hurried and table.is_bot_on_turn()
    if table.on_turn() != before or _waits_anew(event):
        table.turned = entry.at
    if event.id:
        table.remember(event.id, entry.seq)


def _waits_anew(event: Event) -> bool:
    """Say whether the clock starts afresh: with the deal, and for somebody who was absent."""
    wait = isinstance(event, events.Chose) and event.choice == "wait"
    return wait or isinstance(event, FRESH)


def _open(table: Table, event: events.Opened) -> None:
    table.options, table.seed, table.host = event.options, int(event.seed), event.host
    table.chairs, table.cards, table.root = (None,) * event.options.seats, event.cards, event.root


def _seat(table: Table, event: events.Seated) -> None:
    before = table.seat_of(event.person)
    if before is not None:
        table.sit(before, None)
    table.sit(event.seat, Chair(event.name, event.person, event.bot, event.outside))


def _clear(table: Table, event: events.Cleared) -> None:
    table.sit(event.seat, None)


def _change(table: Table, event: events.Changed) -> None:
    kept = table.chairs[: event.options.seats]
    table.options, table.chairs = event.options, (*kept, *[None] * (event.options.seats - len(kept)))


def _start(table: Table, event: events.Started) -> None:
    settle_rules(table, event.version)
    for seat, chair in enumerate(table.chairs):
        if chair is None:
            table.sit(seat, Chair(bot_name(table.chairs, seat), bot=event.fill))
    table.game = deal(table)


def deal(table: Table) -> Game:
    """Return the game of a table with somebody on every seat; where nobody chooses the starter, it has begun."""
    names = [chair.name for chair in table.chairs if chair]
    game = _dealt(table, names)
    starter = settled_starter(table.rules, game.seats, table.seed)
    if starter is not None:
        game.do(Begin(starter))
    return game


def _dealt(table: Table, names: list[str]) -> Game:
    rules, room = table.rules, table.options.room
    if not table.cards:
        return Game.from_seed(rules, names, table.seed, room=room)
    return Game(rules, names, tuple(tuple(parse_card(rules, card) for card in deck) for deck in table.cards), room=room)


def settle_rules(table: Table, version: int) -> None:
    """Play by this version of the rules; refuse a game by rules that this server does not know."""
    table.version = version
    try:
        _ = table.rules
    except (UnknownRuleset, HouseError) as error:
        raise Refused(No.OTHER_RULES) from error


def _do(table: Table, event: events.Did) -> None:
    game = _game(table)
    before = game.state
    game.do(parse_action(table.rules, event.do), by=event.seat)
    drawn = _in_decks(before) - _in_decks(game.state)
    if drawn:
        table.draws[table.seq + 1] = drawn
    table.proposal = None
    if not _is_within_turn(table):
        table.reacted = ()


def _in_decks(state: State) -> int:
    return sum(map(len, state.decks))


def _is_within_turn(table: Table) -> bool:
    """Say whether a seat has laid something and goes on: another lay is no other turn."""
    turn = _game(table).state.turn
    return turn is not None and turn.laid > 0


def _propose(table: Table, event: events.Proposed) -> None:
    stands = table.proposal and table.proposal.starter == event.starter
    agreed = table.proposal.agreed if table.proposal and stands else []
    table.proposal = Proposal(event.starter, sorted({*agreed, event.seat}))


def _recall(table: Table, event: events.Recalled) -> None:
    before = table.recall or Recall(event.seat, [])
    table.recall = Recall(before.seat, sorted({*before.agreed, event.seat}))


def _keep(table: Table, _event: events.Kept) -> None:
    table.recall, table.kept = None, table.moved


def _hurry(table: Table, _event: events.Hurried) -> None:
    table.hurried = True


def _hint(table: Table, event: events.Hinted) -> None:
    table.hints += ((event.seat, table.moved),)


def _undo(table: Table, _event: events.Undone) -> None:
    _game(table).undo()


def _say(table: Table, event: events.Said) -> None:
    _game(table).say(event.seat, parse_signal(event.say))


def _write(table: Table, _event: events.Wrote) -> None:
    table.texts += 1  # they are told, not kept


def _react(table: Table, event: events.Reacted) -> None:
    table.texts += 1
    table.reacted += (event.seat,)


def _stop(table: Table, event: events.Stopped) -> None:
    table.texts += 1
    if event.block in ATTEMPTS:
        table.attempts += ((event.seat, table.at),)


def _share(table: Table, event: events.Shared) -> None:
    table.sit(event.seat, replace(_chair(table, event.seat), shared=event.on))


def _leave(table: Table, event: events.Absent) -> None:
    table.sit(event.seat, replace(_chair(table, event.seat), absent=True))
    table.proposal = table.recall = None  # fewer people have to agree, so they are asked again


def _choose(table: Table, event: events.Chose) -> None:
    if event.choice == "wait":
        table.sit(event.absent, replace(_chair(table, event.absent), absent=False))
        _settle(table)
    elif event.choice == "bot":
        table.sit(event.absent, replace(_chair(table, event.absent), stand_in=STAND_IN))
        _settle(table)
    else:
        table.sit(event.seat, replace(_chair(table, event.seat), wants_end=True))
        here = [chair for chair in table.chairs if chair and chair.person and not chair.absent]
        table.voided = all(chair.wants_end for chair in here)


def _return(table: Table, event: events.Returned) -> None:
    table.sit(event.seat, replace(_chair(table, event.seat), absent=False, stand_in=""))
    _settle(table)


def _settle(table: Table) -> None:
    """Forget who wanted to end: the next absence is another question."""
    table.chairs = tuple(chair and replace(chair, wants_end=False) for chair in table.chairs)


def _rebind(table: Table, event: events.Rebound) -> None:
    chair = _chair(table, event.seat)
    if table.host == chair.person:
        table.host = event.person
    table.sit(event.seat, replace(chair, person=event.person))


def _replace(table: Table, event: events.Replaced) -> None:
    chair = _chair(table, event.seat)
    heir = replace(chair, bot=event.bot) if chair.bot else replace(chair, stand_in=event.bot)
    table.sit(event.seat, heir)


def _rematch(table: Table, event: events.Rematched) -> None:
    table.rematch = event.table


def _game(table: Table) -> Game:
    if table.game is None:
        raise LookupError("the cards are not dealt yet")
    return table.game


def _chair(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    if chair is None:
        raise LookupError("nobody sits there")
    return chair


_TAKES: dict[type[Event], Callable[[Table, Any], None]] = {
    events.Opened: _open,
    events.Seated: _seat,
    events.Cleared: _clear,
    events.Changed: _change,
    events.Started: _start,
    events.Proposed: _propose,
    events.Did: _do,
    events.Recalled: _recall,
    events.Kept: _keep,
    events.Undone: _undo,
    events.Hurried: _hurry,
    events.Hinted: _hint,
    events.Said: _say,
    events.Wrote: _write,
    events.Reacted: _react,
    events.Stopped: _stop,
    events.Shared: _share,
    events.Absent: _leave,
    events.Chose: _choose,
    events.Returned: _return,
    events.Rebound: _rebind,
    events.Replaced: _replace,
    events.Rematched: _rematch,
}
