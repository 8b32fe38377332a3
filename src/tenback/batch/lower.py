"""Lowering: any ruleset becomes tables, by running its own predicates over every pile, top and card."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.kept_tables import KeptTables
from tenback.heuristics.planning import care_for
from tenback.heuristics.prices import PriceList
from tenback.rules import Card, Duty, Pile, Ruleset, SetupError, SetupFault
from tenback.rules.effects import FIRE, Cover, Effect
from tenback.rules.placement import Fits, gap, onward
from tenback.rules.ruleset import Starter

WORD = 64
MOST_KEPT = 256  # parts of tables that several rulesets share
_KNOWN = KeptTables()


class LoweringError(ValueError):
    """A ruleset that is too large for the tables."""


def lower(rules: Ruleset, seats: int) -> Numbers:
    """Return the table of the ruleset, which nobody may write into, or raise `SetupError` or `LoweringError`."""
    return _KNOWN.find(rules, seats, _lower)


def _lower(rules: Ruleset, seats: int) -> Numbers:
    _check(rules, seats)
    cards = sorted(rules.cards)
    table = np.zeros(layout.TABLE_SIZE, np.int64)
    for place, number in _settings(rules, seats).items():
        table[place] = number
    tops, each_seat = layout.TOP_COUNT, range(seats)
    by_seat = (layout.MOST_SEATS, layout.MOST_PILES)
    by_pile = (layout.MOST_PILES, tops)
    fill(table, layout.SIGNS, by_seat, [[_sign(pile, seat) for pile in rules.piles] for seat in each_seat])
    fill(table, layout.THEIRS, by_seat[:1], [_theirs(rules, seat) for seat in each_seat])
    fill(table, layout.ORDER, (len(cards),), [cards.index(card) for card in rules.cards])
    fill(table, layout.ALL, (2,), words(range(len(cards))))
    fill(table, layout.SPECIAL, (2,), words(at for at, card in enumerate(cards) if _may_breach(rules, card)))
    fill(table, layout.PEERS, (len(cards), 2), [_peers(cards, card) for card in cards])
    heights = [[_heights(pile, seat, cards) for pile in rules.piles] for seat in each_seat]
    fill(table, layout.HEIGHTS, (*by_seat, tops), heights)
    facts = [[_facts(rules, top) for top in tops_of(pile, cards)] for pile in rules.piles]
    fill(table, layout.FACTS, (*by_pile, layout.FACT_COUNT), facts)
    fill(table, layout.OWNERS, (layout.MOST_PILES,), [pile.owner or 0 for pile in rules.piles])
    fill(table, layout.PRICES, (*by_pile, tops), _prices(rules, cards))
    fill(table, layout.FITS, (2, *by_seat, tops, layout.FIT_WIDTH), _fits(rules, seats, cards))
    return table


def fill(table: Numbers, place: int, room: tuple[int, ...], values: ArrayLike) -> None:
    """Write a list into the room it has, from the first corner on."""
    numbers = np.array(values, np.int64)
    corner = tuple(slice(size) for size in numbers.shape)
    table[place : place + math.prod(room)].reshape(room)[corner] = numbers


def _settings(rules: Ruleset, seats: int) -> dict[int, int]:
    ranks, care = {card.rank for card in rules.cards}, care_for(seats)
    return {
        layout.CARDS: len(rules.cards),
        layout.PILES: len(rules.piles),
        layout.SEATS: seats,
        layout.DECKS: rules.deck_count(seats),
        layout.HAND_SIZE: rules.hand_size[seats],
        layout.NEED: rules.need,
        layout.NEED_EMPTY: rules.need_empty,
        layout.AT_MOST: rules.at_most or 0,
        layout.DRAW_UNHELPED: -1 if rules.draw_unhelped is None else rules.draw_unhelped,
        layout.CAP_NEED: rules.cap_need,
        layout.CAP_NEED_EMPTY: rules.cap_need_empty,
        layout.RACE: rules.race,
        layout.BY_LOT: rules.starter is Starter.LOT,
        layout.LOOKAHEAD: rules.lookahead,
        layout.LOCK_LASTS: rules.lock_lasts,
        layout.FINAL_SKULL: Duty.SKULL in rules.final_duties,
        layout.FINAL_THREE: Duty.THREE in rules.final_duties,
        layout.FINAL_FIRE: Duty.FIRE in rules.final_duties,
        layout.MARKED: bool(rules.effects),
        layout.SIDED: -any(pile.owner is not None for pile in rules.piles),
        layout.TWINS: len(ranks) < len(rules.cards),
        layout.UNBOUND: _is_unbound(rules) and len(ranks) == len(rules.cards),
        layout.NEAR: care.near,
        layout.PLAN_COUNT: care.plans,
        layout.EXTRA: care.extra,
    }


def _is_unbound(rules: Ruleset) -> bool:
    """Say whether a lay never bars another card by pile or effect; a fire only has to be covered."""
    shared = all(pile.owner is None for pile in rules.piles)
    return shared and all(effect == FIRE for effects in rules.effects.values() for effect in effects)


def _check(rules: Ruleset, seats: int) -> None:
    if seats not in rules.hand_size:
        raise SetupError(SetupFault.SEATS)
    limits = (
        ("cards", len(rules.cards), layout.MOST_CARDS),
        ("piles", len(rules.piles), layout.MOST_PILES),
        ("seats", seats, layout.MOST_SEATS),
    )
    for what, size, most in limits:
        if size > most:
            raise LoweringError(f"{size} {what} are too many for the tables, which have room for {most}")


def words(cards: Iterable[int]) -> Numbers:
    """Return a set of card numbers as two words; the highest bit of a word is its sign."""
    bits = sum(1 << card for card in cards)
    return np.array([bits % (1 << WORD), bits >> WORD], np.uint64).view(np.int64)


def tops_of(pile: Pile, cards: Sequence[Card]) -> Sequence[Card]:
    """Return all that can lie on a pile, in the order of their numbers."""
    return (*cards, pile.row_card)


def _is_theirs(pile: Pile, seat: int) -> bool:
    return not pile.belongs_to(seat)


def _theirs(rules: Ruleset, seat: int) -> int:
    return sum(1 << at for at, pile in enumerate(rules.piles) if _is_theirs(pile, seat))


def _sign(pile: Pile, seat: int) -> int:
    return -pile.direction if _is_theirs(pile, seat) else pile.direction


def _fits(rules: Ruleset, seats: int, cards: Sequence[Card]) -> ArrayLike:
    """Return [tricks barred, seat, pile, top]: the cards that may go there, and those that move the pile back."""
    tricks, barred, back, helping = (
        np.array([_tabulate(fits, pile, tuple(cards)) for pile in rules.piles])
        for fits in (rules.trick, onward, _is_back, rules.helps or _never)
    )
    return [
        [
            [
                np.hstack((helping[at], barred[at]) if _is_theirs(pile, seat) else (own[at], back[at]))
                for at, pile in enumerate(rules.piles)
            ]
            for seat in range(seats)
        ]
        for own in (barred | tricks, barred)
    ]


def _prices(rules: Ruleset, cards: Sequence[Card]) -> ArrayLike:
    """Return [pile, top, card] as floats in the bits of whole numbers."""
    prices = PriceList(rules)
    rows = [
        [list(map(prices.under(at, top).get, cards)) for top in tops_of(pile, cards)]
        for at, pile in enumerate(rules.piles)
    ]
    return np.array(rows, np.float64).view(np.int64)


@lru_cache(maxsize=MOST_KEPT)
def _tabulate(fits: Fits, pile: Pile, cards: tuple[Card, ...]) -> list[Numbers]:
    """Return, for each top, the cards that fit; games of a family share most of this."""
    return [words(at for at, card in enumerate(cards) if fits(pile, top, card)) for top in tops_of(pile, cards)]


def _heights(pile: Pile, seat: int, cards: Sequence[Card]) -> list[int]:
    """Return, for each top, how far along its pile it is for the seat, in the units that the kernel compares."""
    return [_sign(pile, seat) * top.rank << 10 for top in tops_of(pile, cards)]


def _is_back(pile: Pile, top: Card, card: Card) -> bool:
    return gap(pile, top, card) < 0


def _never(_pile: Pile, _top: Card, _card: Card) -> bool:
    return False


def _facts(rules: Ruleset, card: Card) -> list[int]:
    effects = rules.effects.get(card, ())
    facts = [0] * layout.FACT_COUNT
    facts[layout.STOPS] = any(effect.ends_turn for effect in effects)
    facts[layout.COVERS] = any(effect.cover is Cover.SAME_TURN for effect in effects)
    facts[layout.EXACT] = max((effect.exactly for effect in effects), default=0)
    facts[layout.BURNS] = any(effect.cover is Cover.NEXT_TURN for effect in effects)
    facts[layout.BINDS] = any(effect.one_pile for effect in effects)
    facts[layout.BARS] = any(effect.no_trick for effect in effects)
    facts[layout.DRAW] = min(_draw_limits(effects), default=layout.UNLIMITED)
    facts[layout.OPENING] = min(gap(pile, pile.row_card, card) for pile in rules.piles)
    return facts


def _draw_limits(effects: Iterable[Effect]) -> list[int]:
    return [effect.draw_at_most for effect in effects if effect.draw_at_most is not None]


def _may_breach(rules: Ruleset, card: Card) -> bool:
    return any(effect.ends_turn or effect.exactly for effect in rules.effects.get(card, ()))


def _peers(cards: Sequence[Card], card: Card) -> Numbers:
    return words(at for at, peer in enumerate(cards) if peer.rank == card.rank)
