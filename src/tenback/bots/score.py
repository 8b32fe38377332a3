"""A bot that plans a turn by the score: it makes the cards that nobody has laid as cheap as it can."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from operator import mul

from tenback.bots.convention import Talker
from tenback.heuristics.opening import opening_strength
from tenback.heuristics.planning import MOST_DEPTH, Care, care_for, told_worth
from tenback.heuristics.prices import PriceList
from tenback.play.chance import Chance
from tenback.rules import Action, Card, End, Lay, View
from tenback.rules.placement import onward
from tenback.rules.talk import Signal

_Piles = tuple[tuple[int, Card], ...]  # with what lies on them


@dataclass(frozen=True, slots=True)
class _Plan:
    """The first cards of a planned turn: where they lead, and what that costs."""

    tops: tuple[Card, ...]
    hand: frozenset[Card]
    cost: float
    first: Lay


class Score:
    """A bot that answers at once and is stronger than most people."""

    def __init__(self, chance: Chance, *, silent: bool = False, people: Collection[int] = ()) -> None:
        self._talker, self._silent = Talker(chance, silent=silent, people=people), silent
        self._prices: PriceList | None = None

    def choose(self, view: View) -> Action:
        """Return the first card of the cheapest line that lays what is owed, or a card that pays; else end the turn."""
        table = _Table(view, self._price_list(view), _worth(view, self._talker))
        plans = table.cheapest(table.first_cards())
        if not plans or view.turn is None:
            return view.legal[0]
        owed = view.need - view.turn.laid
        if End() in view.legal and owed <= 0:
            now = float(table.cost(view.tops, view.hand))
            return plans[0].first if plans[0].cost < now + abs(now) * table.care.extra / 1000 else End()
        return _look_ahead(table, plans, min(owed, MOST_DEPTH) - 1).first

    def strength(self, view: View) -> int:
        """Want to begin with a cheap opening; a silent seat cannot say so."""
        return 0 if self._silent else opening_strength(view)

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Say what is not in force yet."""
        return self._talker.speak(view)

    def _price_list(self, view: View) -> PriceList:
        if self._prices is None:
            self._prices = PriceList(view.rules)
        return self._prices


def _worth(view: View, talker: Talker) -> Mapping[Card, float]:
    """Return the extra weight of cards that others told of: spread over possible cards, more if due sooner."""
    worth = dict[Card, float]()
    for seat, told in enumerate(talker.hear(view)):
        turns = (seat - (view.seat or 0)) % len(view.hand_sizes)
        for need in told.needs:
            possible = need & view.unlaid[0] - view.hand
            for card in possible:
                worth[card] = worth.get(card, 1.0) + told_worth(turns, len(possible))
    return worth


@dataclass(frozen=True, slots=True)
class _Table:
    """What the seat on turn thinks about: the piles, the cards not laid, and their prices."""

    view: View
    prices: PriceList
    worth: Mapping[Card, float]
    _known: dict[tuple[int, _Piles, bool], list[float]] = field(default_factory=dict)
    _rows: dict[tuple[int, int, Card], list[int]] = field(default_factory=dict)

    def first_cards(self) -> Iterator[_Plan]:
        """Yield a plan for each card that may be laid now; where something must be covered, for those that do."""
        lays = [action for action in self.view.legal if isinstance(action, Lay)]
        turn = self.view.turn
        owed = turn.uncovered | turn.due if turn else frozenset()
        covering = [lay for lay in lays if lay.pile in owed] or lays
        for pile in range(len(self.view.tops)):
            cards = [lay.card for lay in covering if lay.pile == pile]
            for card in self._nearest(pile, cards):
                yield self._plan(self.view.tops, self.view.hand, Lay(card, pile), Lay(card, pile))

    def next_cards(self, plan: _Plan) -> Iterator[_Plan]:
        """Yield the plan with each possible next card; at most one card of a turn helps, and that is the first."""
        for pile, top in enumerate(plan.tops):
            for card in self._nearest(pile, self._fitting(pile, top, plan.hand)):
                yield self._plan(plan.tops, plan.hand, Lay(card, pile), plan.first)

    def cheapest(self, plans: Iterable[_Plan]) -> list[_Plan]:
        """Return the plans worth going on with."""
        return sorted(plans, key=lambda plan: plan.cost)[: self.care.plans]

    @property
    def care(self) -> Care:
        """How carefully to plan at this table."""
        return care_for(len(self.view.hand_sizes))

    def cost(self, tops: tuple[Card, ...], hand: frozenset[Card]) -> float:
        """Return the score of a position: own cards add to it, those of an opponent are subtracted."""
        mine = self.view.rules.deck_of(self.view.seat)
        costs = [self._cost(tops, deck) for deck in range(len(self.view.unlaid))]
        own = costs.pop(mine) - sum(self._cost_of(card, tops, mine) for card in self.view.hand - hand)
        return own - sum(costs)

    def _cost(self, tops: tuple[Card, ...], deck: int) -> float:
        """Return what all cards of a deck that are not laid now cost: each the product of its prices."""
        piles = tuple((at, top) for at, top in enumerate(tops) if self._deck(at) == deck)
        left, right = self._products(deck, piles[:2], told=True), self._products(deck, piles[2:], told=False)
        costs: Iterator[float] = map(mul, left, right)
        return sum(costs)

    def _cost_of(self, card: Card, tops: tuple[Card, ...], deck: int) -> float:
        prices = [self.prices.under(at, top)[card] for at, top in enumerate(tops) if self._deck(at) == deck]
        return prod(prices, start=self.worth.get(card, 1))

    def _products(self, deck: int, piles: _Piles, *, told: bool) -> list[float]:
        """Return for each card the product of its prices under some tops, which many plans share.

        What was told about the cards weighs in the products of one half of the piles.
        """
        key = deck, piles, told
        if key not in self._known and piles:
            self._known[key] = [*map(mul, self._products(deck, piles[:-1], told=told), self._row(deck, *piles[-1]))]
        elif key not in self._known:
            self._known[key] = [self.worth.get(card, 1) if told else 1 for card in self.view.unlaid[deck]]
        return self._known[key]

    def _row(self, deck: int, at: int, top: Card) -> list[int]:
        """Return for each card its price under a top."""
        if (deck, at, top) not in self._rows:
            prices = self.prices.under(at, top)
            self._rows[deck, at, top] = [prices[card] for card in self.view.unlaid[deck]]
        return self._rows[deck, at, top]

    def _deck(self, at: int) -> int:
        return self.view.rules.piles[at].owner or 0

    def _plan(self, tops: tuple[Card, ...], hand: frozenset[Card], lay: Lay, first: Lay) -> _Plan:
        tops, hand = (*tops[: lay.pile], lay.card, *tops[lay.pile + 1 :]), hand - {lay.card}
        return _Plan(tops, hand, self.cost(tops, hand), first)

    def _fitting(self, at: int, top: Card, hand: frozenset[Card]) -> list[Card]:
        rules, pile = self.view.rules, self.view.rules.piles[at]
        if self._is_theirs(at):
            return []
        return [card for card in hand if onward(pile, top, card) or rules.trick(pile, top, card)]

    def _nearest(self, at: int, cards: Iterable[Card]) -> list[Card]:
        away = self.view.rules.piles[at].direction * (-1 if self._is_theirs(at) else 1)
        return sorted(cards, key=lambda card: (card.rank * away, card))[: self.care.near]

    def _is_theirs(self, at: int) -> bool:
        return not self.view.rules.piles[at].belongs_to(self.view.seat)


def _look_ahead(table: _Table, plans: list[_Plan], cards: int) -> _Plan:
    """Return the cheapest plan with so many more cards, or with as many as possible."""
    for _ in range(cards):
        longer = table.cheapest(further for plan in plans for further in table.next_cards(plan))
        if not longer:
            break
        plans = longer
    return plans[0]
