"""What speaks for a turn, found in what its seat sees and hears."""

from collections.abc import Iterator, Sequence
from itertools import chain

from tenback.rules import Card, End, IllegalAction, Lay, Ruleset, View
from tenback.rules.duties import burning
from tenback.rules.notation import format_card
from tenback.rules.placement import Manner, gap, manner, onward
from tenback.rules.talk import Heard, Word
from tenback.search.thinker import PlannedTurn
from tenback.study.merit import Merit, MeritKind
from tenback.study.tried_turn import try_turn

ASKS = (Word.KEEP, Word.SMALL, Word.WANT, Word.QTRICK)  # words by which a seat asks for a pile
SHORT = 2  # steps between cards that lie in a row
TOLD = 3  # how many are handed on


def find_merits(view: View, turn: PlannedTurn, others: Sequence[PlannedTurn], *, choices: int) -> list[Merit]:
    """Return what speaks for a turn, the weightiest first."""
    if len(turn) == view.left:
        return [Merit(kind=MeritKind.WINS)]
    only = [Merit(kind=MeritKind.ONLY)] if choices == 1 else []
    parts = (_of_lays(view, turn), _of_marks(view, turn, others), _of_rest(view, turn, others))
    return [*only, *chain(*parts), *_of_size(view, turn, others)][:TOLD]


def _of_lays(view: View, turn: PlannedTurn) -> Iterator[Merit]:
    """Yield what single cards do."""
    for before, lay in _steps(view, turn):
        pile = view.rules.piles[lay.pile]
        way, step = manner(pile, before[lay.pile], lay.card, view.seat), gap(pile, before[lay.pile], lay.card)
        if way is Manner.TRICK:
            yield Merit(kind=MeritKind.TRICK, pile=pile.name, card=format_card(lay.card), count=-step)
        elif way is Manner.HELP:
            yield Merit(kind=MeritKind.HELP, pile=pile.name, card=format_card(lay.card), count=-step)
    owed = view.turn.uncovered | view.turn.due if view.turn else frozenset[int]()
    for at in sorted({lay.pile for lay in turn} & owed):
        yield Merit(kind=MeritKind.DUTY, pile=view.rules.piles[at].name)


def _of_marks(view: View, turn: PlannedTurn, others: Sequence[PlannedTurn]) -> Iterator[Merit]:
    """Yield what the turn does about commands and fires."""
    rules, after = view.rules, _tops_after(view, turn)
    for at, (before, top) in enumerate(zip(view.tops, after, strict=True)):
        if _lasts(rules, before) and not _lasts(rules, top):
            yield Merit(kind=MeritKind.LIFTS, pile=rules.piles[at].name)
    if turn and len(turn) < view.need and any(mark.ends_turn for mark in rules.effects.get(turn[-1].card, ())):
        yield Merit(kind=MeritKind.STOPS, card=format_card(turn[-1].card))
    if not burning(rules, after) and any(burning(rules, _tops_after(view, other)) for other in others):
        yield Merit(kind=MeritKind.NO_FIRE)


def _lasts(rules: Ruleset, top: Card) -> bool:
    return any(mark.lasts for mark in rules.effects.get(top, ()))


def _of_rest(view: View, turn: PlannedTurn, others: Sequence[PlannedTurn]) -> Iterator[Merit]:
    """Yield what the turn leaves: a pile that others asked for and that is tempting, and tricks in the hand."""
    touched, tempting = {lay.pile for lay in turn}, {lay.pile for other in others for lay in other}
    names = [pile.name for pile in view.rules.piles]
    spared = {names[at] for at in tempting - touched}
    asked = [heard for heard in view.heard if _asks(view, heard) and heard.signal.pile in spared]
    if asked:
        first = max(asked, key=lambda heard: heard.signal.strength or 0)
        yield Merit(kind=MeritKind.SPARES, pile=first.signal.pile or "", seat=first.seat)
    for at, card in _tricks_held(view, _tops_after(view, turn), view.hand - {lay.card for lay in turn}):
        yield Merit(kind=MeritKind.KEEPS_TRICK, pile=names[at], card=format_card(card))


def _asks(view: View, heard: Heard) -> bool:
    return heard.signal.word in ASKS and not heard.stale and heard.seat != view.seat


def _of_size(view: View, turn: PlannedTurn, others: Sequence[PlannedTurn]) -> Iterator[Merit]:
    """Yield how far the turn moves the piles, and how many cards it lays."""
    yield from _rows(view, turn)
    rivals = [other for other in others if len(other) == len(turn) and other != turn]
    if rivals and all(_way(view, turn) < _way(view, other) for other in rivals):
        yield Merit(kind=MeritKind.SMALL, count=_way(view, turn))
    more = _to_spare(view, turn)
    if more:
        yield Merit(kind=MeritKind.MORE, count=more)
    elif any(len(other) > len(turn) for other in others) or (not turn and End() in view.legal):
        yield Merit(kind=MeritKind.ENDS)
    own = [at for at, pile in enumerate(view.rules.piles) if pile.belongs_to(view.seat)]
    if len({lay.pile for lay in turn}) == 1 < len(own):
        yield Merit(kind=MeritKind.ONE_PILE, pile=view.rules.piles[turn[0].pile].name)


def _to_spare(view: View, turn: PlannedTurn) -> int:
    """Return how many of its cards the turn could do without."""
    shorter = (turn[:at] + turn[at + 1 :] for at in reversed(range(len(turn))))
    return next((1 + _to_spare(view, one) for one in shorter if _may_end(view, one)), 0)


def _may_end(view: View, turn: PlannedTurn) -> bool:
    try:
        tried = try_turn(view, turn)
    except IllegalAction:
        return False
    return tried.is_over or End() in tried.seen.legal


def _rows(view: View, turn: PlannedTurn) -> Iterator[Merit]:
    for at, pile in enumerate(view.rules.piles):
        steps = [gap(pile, before[at], lay.card) for before, lay in _steps(view, turn) if lay.pile == at]
        if len(steps) > 1 and all(0 < step <= SHORT for step in steps[1:]):
            yield Merit(kind=MeritKind.ROW, pile=pile.name, count=len(steps))


def _steps(view: View, turn: PlannedTurn) -> Iterator[tuple[list[Card], Lay]]:
    """Yield each lay with the tops before it."""
    tops = list(view.tops)
    for lay in turn:
        yield tops, lay
        tops[lay.pile] = lay.card


def _tops_after(view: View, turn: PlannedTurn) -> tuple[Card, ...]:
    tops = list(view.tops)
    for lay in turn:
        tops[lay.pile] = lay.card
    return tuple(tops)


def _way(view: View, turn: PlannedTurn) -> int:
    """Return how far the turn moves the seat's own piles on, all in all."""
    piles = view.rules.piles
    return sum(
        gap(piles[lay.pile], before[lay.pile], lay.card)
        for before, lay in _steps(view, turn)
        if piles[lay.pile].belongs_to(view.seat)
    )


def _tricks_held(view: View, tops: Sequence[Card], hand: frozenset[Card]) -> Iterator[tuple[int, Card]]:
    for at, pile in enumerate(view.rules.piles):
        if pile.belongs_to(view.seat):
            back = [
                card for card in hand if view.rules.trick(pile, tops[at], card) and not onward(pile, tops[at], card)
            ]
            if back:
                yield at, min(back)
