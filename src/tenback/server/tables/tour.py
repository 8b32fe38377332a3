"""A finished game that people look at together: who leads, and what is shown to those who follow."""

from collections.abc import Collection

from msgspec.structs import replace

from tenback.protocol.messages import Phase, Tour
from tenback.protocol.refusals import No
from tenback.protocol.requests import Lead, Point, Stroke
from tenback.rules.notation import format_card
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor


def go_on(tour: Tour | None, table: Table, visitor: Visitor, ask: Lead | Point, here: Collection[int]) -> Tour:
    """Return the tour as it goes on from here, or raise `Refused`; `here` are the seats that are connected."""
    if table.game is None or table.phase is not Phase.OVER:
        raise Refused(No.NOT_OVER)
    after = _point(tour, table, visitor, ask) if isinstance(ask, Point) else _lead(tour, table, visitor, ask, here)
    return replace(after, n=tour.n + 1 if tour else 1)


def _lead(tour: Tour | None, table: Table, visitor: Visitor, ask: Lead, here: Collection[int]) -> Tour:
    """Pass the lead on; it is free while its holder is away."""
    seat, leader = visitor.seated, tour.leader if tour else None
    if leader != seat and leader in here:
        raise Refused(No.LED)
    if seat not in (leader, ask.seat):
        raise Refused(No.NOT_LEADING)
    if ask.seat is not None and ask.seat not in {*here, seat}:
        raise Refused(No.NOT_HERE)
    _demand_step(table, ask.step)
    return replace(tour or Tour(n=0, step=ask.step), leader=ask.seat)


def _point(tour: Tour | None, table: Table, visitor: Visitor, ask: Point) -> Tour:
    if tour is None or tour.leader != visitor.seated:
        raise Refused(No.NOT_LEADING)
    _demand_step(table, ask.step)
    if ask.view is not None and ask.view >= len(table.chairs):
        raise Refused(No.NO_SUCH_PLACE)
    if not all(_is_drawn(table, stroke) for stroke in ask.strokes):
        raise Refused(No.UNREADABLE)
    return replace(tour, step=ask.step, view=ask.view, review=ask.review, strokes=ask.strokes)


def _demand_step(table: Table, step: int) -> None:
    if table.game is None or step > len(table.game.log):
        raise Refused(No.NO_SUCH_PLACE)


def _is_drawn(table: Table, stroke: Stroke) -> bool:
    """Say whether a stroke names a card of the game, one of its piles, or both, and nothing else."""
    has_seat = stroke.seat is not None and stroke.seat < len(table.chairs)
    card = has_seat and stroke.card in map(format_card, table.rules.cards) if stroke.card else stroke.seat is None
    pile = stroke.pile in (pile.name for pile in table.rules.piles) if stroke.pile else True
    return card and pile and bool(stroke.card or stroke.pile)
