"""What a viewer is shown of a game: a view in the words of the protocol, and how it changes."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from tenback.rules import Action, End, Lay, Rating, Ruleset, View, rating
from tenback.rules.cards import Card
from tenback.rules.effects import Effect
from tenback.rules.notation import format_card
from tenback.rules.talk import Heard, format_signal

Shown = dict[str, object]


class Standing(Struct, frozen=True, omit_defaults=True):
    """A signal that stands at the table."""

    seat: int
    say: str
    stale: bool = False  # another seat has changed the top since
    turns: int = 1  # ends of the seat's own turns until it is gone


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    ending: str
    winners: list[int]
    left: int
    rating: Rating | None = None  # where the game has a scale for it


class Sight(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as one seat, or an onlooker, may see it."""

    hand: list[str] = []  # my cards
    tops: list[str] = []
    hands: list[int] = []  # how many cards each seat holds
    decks: list[int] = []  # how many are left to draw
    turn: int | None = None  # the seat to act; none before the starter is chosen
    laid: int = 0  # cards in this turn
    helped: bool = False  # one of them lies on another's pile
    need: int = 0  # cards that this turn asks for
    exactly: int = 0  # cards that a command demands
    lock: str = ""  # the only pile still open
    cover: list[str] = []  # piles to be covered before the turn ends
    due: list[str] = []  # piles left burning by the turn before
    lays: dict[str, str] = {}  # where each of my cards may go now: names of piles
    end: bool = False  # I may end my turn
    begin: bool = False  # I may say who begins
    undo: bool = False  # I may take my last card back
    say: list[str] = []  # signals that I may give: words
    mute: str = ""  # why I may write nothing at all
    standing: list[Standing] = []
    conceding: list[int] = []
    result: Result | None = None


FIELDS = Sight.__struct_fields__


def see(view: View) -> Sight:
    """Return a view in the words of the protocol, without what is up to the table."""
    rules, turn = view.rules, view.turn
    return Sight(
        hand=[_card(card) for card in sorted(view.hand)],
        tops=[_card(card) for card in view.tops],
        hands=[*view.hand_sizes],
        decks=[*view.deck_sizes],
        turn=turn.seat if turn else None,
        laid=turn.laid if turn else 0,
        helped=turn.helped if turn else False,
        need=view.need,
        exactly=turn.exactly if turn else 0,
        lock=rules.piles[turn.lock].name if turn and turn.lock is not None else "",
        cover=_piles(rules, turn.uncovered) if turn and turn.uncovered else [],
        due=_piles(rules, turn.due) if turn and turn.due else [],
        lays=_lays(rules, view.legal),
        end=len(view.legal) > 0 and isinstance(view.legal[-1], End),
        begin=turn is None and len(view.legal) > 0,
        standing=[_standing(heard) for heard in view.heard],
        conceding=sorted(view.conceding),
        result=_result(view),
    )


def change(before: Sight, after: Sight) -> Shown:
    """Return the fields that changed, with their new values."""
    return {name: value for name in FIELDS if (value := getattr(after, name)) != getattr(before, name)}


def unlaid(view: View) -> list[list[str]]:
    """Return, of each deck, the cards that nobody has laid yet."""
    return [[_card(card) for card in sorted(deck)] for deck in view.unlaid]


def marked(rules: Ruleset) -> dict[Effect, list[str]]:
    """Return the cards that carry each mark."""
    found: dict[Effect, list[str]] = {}
    for card, effects in rules.effects.items():
        for effect in effects:
            found.setdefault(effect, []).append(_card(card))
    return found


@lru_cache(maxsize=512)
def _card(card: Card) -> str:
    return format_card(card)


def _lays(rules: Ruleset, legal: Sequence[Action]) -> dict[str, str]:
    lays: dict[str, str] = {}
    for action in legal:
        if isinstance(action, Lay):
            card, pile = _card(action.card), rules.piles[action.pile].name
            lays[card] = f"{lays[card]} {pile}" if card in lays else pile
    return lays


def _result(view: View) -> Result | None:
    if view.outcome is None:
        return None
    praise = rating(view.rules, view) if view.rules.excellent_below else None
    return Result(view.outcome.ending, sorted(view.outcome.winners), view.left, praise)


def _piles(rules: Ruleset, piles: frozenset[int]) -> list[str]:
    return [rules.piles[at].name for at in sorted(piles)]


def _standing(heard: Heard) -> Standing:
    return Standing(heard.seat, format_signal(heard.signal), heard.stale, heard.turns)
