"""A table that plays on from a position of a finished game: the first events of its log."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from tenback.play.branch import NoBranch, branch, branch_anew
from tenback.play.chance import Chance, Purpose
from tenback.play.codec import check_of
from tenback.play.game import Game, Said, Step
from tenback.play.record import Record, record_rules
from tenback.protocol.calls import Branch
from tenback.protocol.messages import Root
from tenback.protocol.options import Options
from tenback.protocol.refusals import No
from tenback.rules import Begin
from tenback.rules.notation import format_action, format_card
from tenback.rules.talk import format_signal
from tenback.server.tables import events
from tenback.server.tables.deciding import demand_bot, good_name, seat_bot
from tenback.server.tables.draft import Bare, Draft
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.record import record_of
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table


class Growth(NamedTuple):
    """A game that has grown from another one, and how its table is opened."""

    game: Game
    options: Options
    seed: int
    root: Root


def grow(before: Table, wanted: Branch, seed: int) -> Growth:
    """Return the game from a position of a finished one, or raise `Refused`; the seed is for new cards."""
    record = record_of(before)
    options = replace(before.options, open=False, clock=0)
    return Growth(_branch(record, wanted, seed), options, before.seed, _root(record, wanted, before.code))


def grow_record(record: Record, wanted: Branch, seed: int) -> Growth:
    """Return the same for a record file, finished or not: whoever has it knows its cards."""
    options = Options(ruleset=record.ruleset, house=dict(record.house), seats=len(record.players))
    if options.rules_of(record.version) != record_rules(record):
        raise Refused(No.OTHER_RULES)  # its cards carry other marks than ours
    game = _branch(record, wanted, seed)
    return Growth(game, options, seed if game.seed is None else game.seed, _root(record, wanted))


def _branch(record: Record, wanted: Branch, seed: int) -> Game:
    if wanted.seat >= len(record.players):
        raise Refused(No.NO_SUCH_PLACE)
    try:
        if wanted.anew:
            return branch_anew(record, wanted.step, wanted.seat, Chance(seed, Purpose.DEAL))
        return branch(record, wanted.step)
    except NoBranch as error:
        raise Refused(No.NO_BRANCH) from error


def _root(record: Record, wanted: Branch, code: str = "") -> Root:
    return Root(table=code, step=wanted.step, check=check_of(record))


def lay_branch(bare: Bare, grown: Growth, wanted: Branch, person: str) -> tuple[Table, list[Entry]]:
    """Return a table for a person among bots at which that game goes on, or raise `Refused`."""
    demand_bot(wanted.bot, bare.capacity)
    game, options, seed, root = grown
    cards = [[format_card(card) for card in deck] for deck in game.deal] if game.seed is None else []
    draft = Draft(bare, events.Opened(options=options, seed=str(seed), host=person, cards=cards, root=root))
    draft.add(events.Seated(seat=wanted.seat, name=good_name(wanted.name), person=person))
    for seat in {*range(game.seats)} - {wanted.seat}:
        draft.add(seat_bot(draft.table, seat, wanted.bot))
    draft.add(events.Started(version=game.rules.version))
    for event in _steps(game, skip=len(draft.table.game.log) if draft.table.game else 0):
        draft.add(event)
    return draft.table, draft.log


def _steps(game: Game, skip: int) -> Iterator[Event]:
    """Yield what was done and said, but for the first steps: where nobody chooses the starter, the deal has begun."""
    again = Game(game.rules, game.players, game.deal, room=game.room)
    for number, step in enumerate(game.log):
        if number >= skip:
            yield _event(again, step)
        again.take(step)


def _event(game: Game, step: Step) -> Event:
    if isinstance(step, Said):
        return events.Said(seat=step.seat, say=format_signal(step.signal))
    seat = step.seat if isinstance(step, Begin) else game.state.playing.seat
    return events.Did(seat=seat, do=format_action(game.rules, step))
