"""A position to read: what lies on the table, what is in force, what others hold and said, and the hand."""

from collections.abc import Iterator

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import Reader, card_text, duty_text, left_text, pile_text, seat_text, signal_text
from tenback.rules import Duty, View
from tenback.rules.effects import Cover, Effect
from tenback.rules.notation import format_card
from tenback.rules.printout import ARROWS
from tenback.terminal.narration import tell_marks


def position_lines(texts: Catalogue, view: View) -> Iterator[str]:
    """Yield what a seat sees and hears at the start of its turn."""
    yield _piles(view)
    yield from _marks_on_piles(texts, view)
    yield from _cards_left(texts, view)
    yield from _words(texts, view)
    yield texts("puzzle-hand", cards=" ".join(map(format_card, sorted(view.hand))))
    yield from _marks_in_hand(texts, view)
    yield from _duties(texts, view)


def _piles(view: View) -> str:
    piles = zip(view.rules.piles, view.tops, strict=True)
    return "   ".join(f"{pile.name} {ARROWS[pile.direction]} {format_card(top)}" for pile, top in piles)


def _marks_on_piles(texts: Catalogue, view: View) -> Iterator[str]:
    """Tell what is in force: a card that has done what it does is a card like any other."""
    for at, top in enumerate(view.tops):
        if any(map(_is_in_force, view.rules.effects.get(top, ()))):
            yield from (f"  {pile_text(texts, view.rules, at)} · {told}" for told in tell_marks(texts, view.rules, top))


def _is_in_force(effect: Effect) -> bool:
    return effect.lasts or effect.cover is Cover.NEXT_TURN


def _marks_in_hand(texts: Catalogue, view: View) -> Iterator[str]:
    for card in sorted(view.hand):
        yield from (f"  {card_text(texts, card)} · {told}" for told in tell_marks(texts, view.rules, card))


def _cards_left(texts: Catalogue, view: View) -> Iterator[str]:
    own_decks = len(view.deck_sizes) > 1
    told = left_text(texts, view.left)
    yield told if own_decks else f"{told} · {texts('table-deck', count=view.deck_sizes[0])}"
    for seat, count in enumerate(view.hand_sizes):
        name = texts("log-you") if seat == view.seat else seat_text(texts, seat)
        if own_decks:
            yield f"  {texts('table-hand-and-deck', name=name, count=count, deck=view.deck_sizes[seat])}"
        elif seat != view.seat:
            yield f"  {texts('table-hand-of', name=name, count=count)}"


def _words(texts: Catalogue, view: View) -> Iterator[str]:
    reader = Reader(seat=view.seat)
    for heard in view.heard:
        name, signal = seat_text(texts, heard.seat, reader), signal_text(texts, view.rules, heard.signal, reader)
        yield f"  {texts('puzzle-said', name=name, signal=signal)}"


def _duties(texts: Catalogue, view: View) -> Iterator[str]:
    owed = [Duty.MINIMUM] if view.need else []
    fires = [Duty.FIRE] if view.turn and view.turn.due else []
    yield " · ".join(duty_text(texts, view, duty) for duty in (*owed, *fires))
