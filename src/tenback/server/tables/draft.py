"""A new table: the first events of its log, by what was ordered."""

from functools import lru_cache
from typing import NamedTuple

from tenback.play.lesson import LEARNER, Lesson, find_lesson
from tenback.protocol import requests
from tenback.protocol.calls import Order
from tenback.protocol.options import Options
from tenback.protocol.refusals import No
from tenback.rules import find_ruleset, with_house
from tenback.rules.notation import format_action
from tenback.server.tables import events
from tenback.server.tables.capacity import USUAL, Capacity
from tenback.server.tables.deciding import decide, demand_options
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.folding import take
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor


class Bare(NamedTuple):
    """A table that is not laid yet."""

    code: str
    at: int  # when it is laid
    capacity: Capacity = USUAL


class Draft:
    """A table and its log while nobody else knows of it."""

    def __init__(self, bare: Bare, opened: events.Opened) -> None:
        self.table, self.log, self._at = Table(bare.code), list[Entry](), bare.at
        self.capacity = bare.capacity
        self.add(opened)

    def add(self, event: Event) -> None:
        """Apply an event."""
        entry = Entry(self.table.seq + 1, self._at, event)
        take(self.table, entry)
        self.log.append(entry)

    def ask(self, person: str, request: requests.Request) -> None:
        """Do what somebody asks for, or raise `Refused`."""
        self.add(decide(self.table, Visitor(self.table, person), request, self.capacity))


def lay_table(bare: Bare, order: Order, person: str, seed: int) -> tuple[Table, list[Entry]]:
    """Return a table as it was ordered, with its log, or raise `Refused`; a lesson has a seed of its own."""
    demand_options(order.options)
    dealt = _lesson_seed(order) if order.lesson else seed
    draft = Draft(bare, events.Opened(options=order.options, seed=str(dealt), host=person))
    if order.name:
        draft.ask(person, requests.Sit(id="", seat=order.seat, name=order.name))
    for seat, bot in sorted(order.bots.items()):
        draft.ask(person, requests.Bot(id="", seat=int(seat), bot=bot))
    if order.start:
        draft.ask(person, requests.Start(id=""))
    return draft.table, draft.log


def lesson_plan(options: Options) -> list[str]:
    """Return what a learner does first to meet what is special, in notation, or raise `Refused`."""
    demand_options(options)
    return [format_action(options.rules, lay) for lay in _lesson(options).plan]


def _lesson_seed(order: Order) -> int:
    """Return the seed of the lesson; anybody can look its deal up, so only the learner may play it."""
    others = {*map(str, range(1, order.options.seats))}
    alone = order.name and order.seat == LEARNER and order.bots.keys() == others
    if order.options.open or not (alone and order.start):
        raise Refused(No.LESSON)
    return _lesson(order.options).seed


def _lesson(options: Options) -> Lesson:
    return _found(options.ruleset, tuple(sorted(options.house.items())), options.seats)


@lru_cache(maxsize=256)
def _found(ruleset: str, house: tuple[tuple[str, str], ...], seats: int) -> Lesson:
    return find_lesson(with_house(find_ruleset(ruleset), dict(house)), seats)


def lay_again(bare: Bare, before: Table, seed: int) -> tuple[Table, list[Entry]]:
    """Return a table for the people and bots of another one, dealt already."""
    cards = before.cards if seed == before.seed else []
    opened = events.Opened(options=before.options, seed=str(seed), host=before.host, cards=cards)
    draft = Draft(bare, opened)
    for seat, chair in enumerate(before.chairs):
        if chair:
            draft.add(
                events.Seated(seat=seat, name=chair.name, person=chair.person, bot=chair.bot, outside=chair.outside)
            )
    draft.add(events.Started(version=before.rules.version))
    return draft.table, draft.log
