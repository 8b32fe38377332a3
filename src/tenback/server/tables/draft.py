"""A new table: who orders one, and the first events of its log."""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from tenback.play.lesson import LEARNER, Lesson, find_lesson
from tenback.protocol import requests
from tenback.protocol.options import Options
from tenback.protocol.refusals import No, Refused
from tenback.protocol.requests import Line, Seat
from tenback.rules import find_ruleset, with_house
from tenback.rules.notation import format_action
from tenback.server.passes import new_seed
from tenback.server.tables import events
from tenback.server.tables.deciding import Visitor, decide, demand_options
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.folding import take
from tenback.server.tables.table import Table


class Order(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody wants to play, and with whom."""

    options: Options
    name: Line = ""  # mine, if I sit down at once
    seat: Seat = 0
    bots: dict[Annotated[str, Meta(pattern="^[0-9]$")], Line] = {}  # levels of bots, by seat
    start: bool = False  # deal at once
    lesson: bool = False  # deal so that the first turn teaches: for one person at seat 0, among bots


class Draft:
    """A table and its log while nobody else knows of it."""

    def __init__(self, code: str, at: int, opened: events.Opened) -> None:
        self.table, self.log, self._at = Table(code), list[Entry](), at
        self.add(opened)

    def add(self, event: Event) -> None:
        """Let an event happen."""
        entry = Entry(self.table.seq + 1, self._at, event)
        take(self.table, entry)
        self.log.append(entry)

    def ask(self, person: str, request: requests.Request) -> None:
        """Do what somebody asks for, or raise `Refused`."""
        self.add(decide(self.table, Visitor(self.table, person), request))


def lay_table(code: str, order: Order, person: str, at: int) -> tuple[Table, list[Entry]]:
    """Return a table as it was ordered, with its log, or raise `Refused`."""
    demand_options(order.options)
    seed = _lesson_seed(order) if order.lesson else new_seed()
    draft = Draft(code, at, events.Opened(options=order.options, seed=str(seed), host=person))
    if order.name:
        draft.ask(person, requests.Sit(id="", seat=order.seat, name=order.name))
    for seat, bot in sorted(order.bots.items()):
        draft.ask(person, requests.Bot(id="", seat=int(seat), bot=bot))
    if order.start:
        draft.ask(person, requests.Start(id=""))
    return draft.table, draft.log


def lesson_plan(options: Options) -> list[str]:
    """Return what a learner does first to meet what is special, in notation."""
    return [format_action(options.rules, lay) for lay in _lesson(options).plan]


def _lesson_seed(order: Order) -> int:
    """Return the seed of a deal that anybody can look up, so it is for nobody but the learner."""
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


def lay_again(code: str, before: Table, *, same_deal: bool, at: int) -> tuple[Table, list[Entry]]:
    """Return a table for the people and bots of another one, dealt already."""
    seed = before.seed if same_deal else new_seed()
    opened = events.Opened(options=before.options, seed=str(seed), host=before.host)
    draft = Draft(code, at, opened)
    for seat, chair in enumerate(before.chairs):
        if chair:
            draft.add(
                events.Seated(seat=seat, name=chair.name, person=chair.person, bot=chair.bot, outside=chair.outside)
            )
    draft.add(events.Started(version=before.rules.version))
    return draft.table, draft.log
