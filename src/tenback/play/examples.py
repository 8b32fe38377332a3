"""Examples for people who learn a game; they show what the engine answers."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from tenback.rules import Card, Direction, End, Lay, Pile, Ruleset, State, Turn, apply, legal, refusal
from tenback.rules.duties import need
from tenback.rules.placement import Manner, gap, manner

SEAT = 0  # the reader's
MIDDLE = {Direction.UP: 0.47, Direction.DOWN: 0.53}  # how far through the cards the tops of examples are
FAR = 0.6  # the share of the fitting cards that are nearer than one called far


@dataclass(frozen=True, slots=True)
class Judged:
    """A card, and what the engine says about it."""

    card: Card
    manner: Manner | None  # None: it does not fit
    gap: int


@dataclass(frozen=True, slots=True)
class Fitting:
    """A pile, its top, and some cards that fit or do not."""

    pile: int
    top: Card
    cards: tuple[Judged, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of a turn, and what the turn owes after it."""

    card: Card
    pile: int
    manner: Manner
    gap: int
    missing: int
    may_end: bool


@dataclass(frozen=True, slots=True)
class ExampleTurn:
    """A whole turn: the cards that it owes, one after another, and how many are drawn afterwards."""

    hand: tuple[Card, ...]
    lays: tuple[Laid, ...]
    drawn: int


def fitting(rules: Ruleset) -> Iterator[Fitting]:
    """Yield, for each direction, what fits by a small step, by a big one, and what does not."""
    for at in _one_pile_each(rules, _is_mine):
        top = next(_tops(rules, rules.piles[at]))
        cards = _judged(rules, at, top)
        onward = _by_gap(one for one in cards if one.manner is Manner.ONWARD and not _is_trick(rules, at, top, one))
        misfits = _by_gap(one for one in cards if one.manner is None)
        yield Fitting(at, top, (onward[2], onward[int(len(onward) * FAR)], misfits[-1]))


def tricks(rules: Ruleset) -> Iterator[Fitting]:
    """Yield, for each direction, what may go back, and the nearest cards that may not."""
    for at in _one_pile_each(rules, _is_mine):
        judged = ((top, _judged(rules, at, top)) for top in _tops(rules, rules.piles[at]))
        top, cards = next(pair for pair in judged if any(one.manner is Manner.TRICK for one in pair[1]))
        back = _by_gap(one for one in cards if one.manner is Manner.TRICK)
        misfits = [one for one in cards if one.manner is None]
        near = sorted(misfits, key=lambda one: (abs(one.gap - back[0].gap), one.card))[:2]
        yield Fitting(at, top, (*back[:1], *back[1:][-1:], *near))


def helps(rules: Ruleset) -> Iterator[Fitting]:
    """Yield, for each direction, what helps on another's pile, and what would harm."""
    for at in _one_pile_each(rules, lambda pile: not _is_mine(pile)):
        top = next(_tops(rules, rules.piles[at]))
        cards = _judged(rules, at, top)
        good = _by_gap(one for one in cards if one.manner is Manner.HELP)
        harm = _by_gap(one for one in cards if one.manner is None and one.gap > 0)
        yield Fitting(at, top, (good[-3], good[len(good) // 3], harm[2]))


def example_turn(rules: Ruleset, *, helping: bool = False) -> ExampleTurn:
    """Return a turn from the middle of a game, with the cheapest cards; if `helping`, one of them helps."""
    state = _middle(rules)
    hand, laid = tuple(sorted(state.hand)), list[Laid]()
    while not laid or not (laid[-1].may_end or state.playing.laid < len(laid)):
        choice = _cheapest(rules, state, help_now=helping and not laid)
        before, state = state, apply(rules, state, choice)
        laid.append(_laid(rules, before, state, choice))
    held = len(hand) - len(laid)
    after = apply(rules, state, End()) if state.playing.laid == len(laid) else state
    return ExampleTurn(hand, tuple(laid), len(after.hands[SEAT]) - held)


def _laid(rules: Ruleset, before: State, after: State, lay: Lay) -> Laid:
    pile, top = rules.piles[lay.pile], before.tops[lay.pile]
    passed = after.playing.laid <= before.playing.laid  # the turn ended by itself
    missing = 0 if passed else max(0, need(rules, after) - after.playing.laid)
    return Laid(
        card=lay.card,
        pile=lay.pile,
        manner=manner(pile, top, lay.card, SEAT),
        gap=gap(pile, top, lay.card),
        missing=missing,
        may_end=passed or End() in legal(rules, after),
    )


def _cheapest(rules: Ruleset, state: State, *, help_now: bool) -> Lay:
    def cost(lay: Lay) -> tuple[bool, int]:
        pile, top = rules.piles[lay.pile], state.tops[lay.pile]
        wanted = Manner.HELP if help_now else Manner.ONWARD
        return manner(pile, top, lay.card, SEAT) is not wanted, abs(gap(pile, top, lay.card))

    return min((action for action in legal(rules, state) if isinstance(action, Lay)), key=cost)


def _judged(rules: Ruleset, at: int, top: Card) -> list[Judged]:
    """Return every other plain card as the engine judges it on that top."""
    state = _holding_all(rules, at, top)
    cards = [card for card in sorted(state.hand) if card not in rules.effects]
    return [_judge(rules, state, Lay(card, at)) for card in cards]


def _judge(rules: Ruleset, state: State, lay: Lay) -> Judged:
    pile, top = rules.piles[lay.pile], state.tops[lay.pile]
    fits = refusal(rules, state, lay) is None
    return Judged(lay.card, manner(pile, top, lay.card, SEAT) if fits else None, gap(pile, top, lay.card))


def _holding_all(rules: Ruleset, at: int, top: Card) -> State:
    seats, row = min(rules.hand_size), [pile.row_card for pile in rules.piles]
    return State(
        tops=(*row[:at], top, *row[at + 1 :]),
        hands=(frozenset(rules.cards) - {top}, *[frozenset[Card]()] * (seats - 1)),
        decks=((),) * rules.deck_count(seats),
        turn=Turn(seat=SEAT),
    )


def _middle(rules: Ruleset) -> State:
    """Return a position from the middle of a game, in which the reader is on turn."""
    seats = min(rules.hand_size)
    tops = tuple(next(_tops(rules, pile)) for pile in rules.piles)
    plain = [card for card in sorted(rules.cards) if card not in rules.effects and card not in tops]
    size = rules.hand_size[seats] - (rules.draw_unhelped or 0)  # where drawing lags behind, hands shrink
    hand = frozenset(plain[len(plain) * place // size] for place in range(size))
    rest = tuple(card for card in plain if card not in hand)
    others = tuple(frozenset(rest[seat * size : (seat + 1) * size]) for seat in range(seats - 1))
    deck = rest[(seats - 1) * size :]
    decks = (deck,) * rules.deck_count(seats)
    return State(tops=tops, hands=(hand, *others), decks=decks, turn=Turn(seat=SEAT))


def _tops(rules: Ruleset, pile: Pile) -> Iterator[Card]:
    """Yield plain cards that may be the top of an example, those in the middle first."""
    cards = sorted(card for card in rules.cards if card not in rules.effects)
    middle = int(len(cards) * MIDDLE[pile.direction])
    yield from sorted(cards, key=lambda card: abs(cards.index(card) - middle))


def _is_trick(rules: Ruleset, at: int, top: Card, one: Judged) -> bool:
    return rules.trick(rules.piles[at], top, one.card)


def _one_pile_each(rules: Ruleset, wanted: Callable[[Pile], bool]) -> Iterator[int]:
    """Yield the first wanted pile of each direction."""
    for direction in Direction:
        piles = (at for at, pile in enumerate(rules.piles) if pile.direction is direction and wanted(pile))
        yield from list(piles)[:1]


def _is_mine(pile: Pile) -> bool:
    return pile.belongs_to(SEAT)


def _by_gap(cards: Iterable[Judged]) -> list[Judged]:
    return sorted(cards, key=lambda one: (one.gap, one.card))
