"""The story of a game: what is worth telling once all cards may be seen."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from msgspec import Struct

from tenback.play.game import Game
from tenback.rules import Card, Lay, Pile, Ruleset, State, view
from tenback.rules.duties import unmet
from tenback.rules.laying import lays, manner_of
from tenback.rules.notation import format_card
from tenback.rules.placement import Manner, gap, onward

JUMPS = 3  # how many the story mentions


class Contribution(Struct, frozen=True, kw_only=True):
    """What a seat did in a game."""

    laid: int  # cards
    tricks: int
    back: int  # steps that its tricks won back
    helps: int  # cards on another's pile


class Moment(Struct, frozen=True, kw_only=True):
    """A lay to look at again."""

    step: int  # its number in the log, from 1
    seat: int
    pile: str
    card: str
    count: int  # what makes it worth telling: steps, or cards


class Run(Struct, frozen=True, kw_only=True):
    """Lays in a row."""

    step: int  # of the first
    count: int


class Pinch(Struct, frozen=True, kw_only=True):
    """A choice among few lays."""

    step: int  # of the lay that was chosen
    seat: int
    count: int  # lays that the rules allowed


class Story(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is worth telling of a game; of equals, the first is told.

    A card has a *place* if it fits on a pile of its side: it goes on in the pile's direction, or is a trick there.
    A side is whoever draws from one deck, with the piles that belong to them.
    """

    shares: list[Contribution]  # by seat
    jumps: list[Moment]  # the lays that moved a pile on the furthest, the greatest first
    trick: Moment | None = None  # the one that won the most steps back
    help: Moment | None = None  # the one that moved a pile back the furthest
    run: Run | None = None  # the longest row of lays by which no unlaid card that fitted on the pile ceased to
    narrowest: Pinch | None = None  # the fewest lays while something was owed; of equals, with the most cards in hand
    turning: Moment | None = None  # most cards of a losing side lost their places (below zero); none lost: found one


@dataclass(frozen=True, slots=True, kw_only=True)
class _Laid:
    """A lay with the positions around it."""

    step: int
    lay: Lay
    before: State
    after: State

    @property
    def seat(self) -> int:
        return self.before.playing.seat

    def moment(self, rules: Ruleset, count: int) -> Moment:
        pile, card = rules.piles[self.lay.pile].name, format_card(self.lay.card)
        return Moment(step=self.step, seat=self.seat, pile=pile, card=card, count=count)


def tell_story(game: Game) -> Story:
    """Return the story of a game as far as it was played."""
    rules, laid = game.rules, [*_laid(game)]
    by_manner = {kind: [one for one in laid if _manner(rules, one) is kind] for kind in Manner}
    jumps = sorted(by_manner[Manner.ONWARD], key=lambda one: -_gap(rules, one))[:JUMPS]
    return Story(
        shares=[_share(rules, [one for one in laid if one.seat == seat]) for seat in range(game.seats)],
        jumps=[one.moment(rules, _gap(rules, one)) for one in jumps],
        trick=_furthest_back(rules, by_manner[Manner.TRICK]),
        help=_furthest_back(rules, by_manner[Manner.HELP]),
        run=_run(rules, laid),
        narrowest=_narrowest(rules, laid),
        turning=_turning(game, laid),
    )


def count_tricks(rules: Ruleset, lays: Iterable[tuple[State, Lay]]) -> int:
    """Return how many of the lays moved an own pile back; each lay comes with the position before it."""
    return sum(manner_of(rules, before, lay) is Manner.TRICK for before, lay in lays)


def places(rules: Ruleset, state: State) -> tuple[int, ...]:
    """Return, for each side, how many unlaid cards have a place."""
    return tuple(_places(rules, state.tops, side, cards) for side, cards in enumerate(_unlaid(rules, state)))


def _laid(game: Game) -> Iterator[_Laid]:
    course = [*game.course()]
    states = [*(state for state, _ in course), game.state]
    for number, (before, step) in enumerate(course, start=1):
        if isinstance(step, Lay):
            yield _Laid(step=number, lay=step, before=before, after=states[number])


def _manner(rules: Ruleset, laid: _Laid) -> Manner:
    return manner_of(rules, laid.before, laid.lay)


def _gap(rules: Ruleset, laid: _Laid) -> int:
    pile = laid.lay.pile
    return gap(rules.piles[pile], laid.before.tops[pile], laid.lay.card)


def _share(rules: Ruleset, laid: list[_Laid]) -> Contribution:
    tricks = count_tricks(rules, ((one.before, one.lay) for one in laid))
    back = -sum(_gap(rules, one) for one in laid if _manner(rules, one) is Manner.TRICK)
    helps = sum(_manner(rules, one) is Manner.HELP for one in laid)
    return Contribution(laid=len(laid), tricks=tricks, back=back, helps=helps)


def _furthest_back(rules: Ruleset, laid: list[_Laid]) -> Moment | None:
    found = min(laid, key=lambda one: _gap(rules, one), default=None)
    return found.moment(rules, -_gap(rules, found)) if found else None


def _run(rules: Ruleset, laid: list[_Laid]) -> Run | None:
    runs = [[*group] for passes, group in groupby(laid, lambda one: _passes_over(rules, one)) if not passes]
    longest = max(runs, key=len, default=None)
    return Run(step=longest[0].step, count=len(longest)) if longest else None


def _passes_over(rules: Ruleset, laid: _Laid) -> bool:
    at = laid.lay.pile
    pile = rules.piles[at]
    waiting = _unlaid(rules, laid.after)[rules.deck_of(pile.owner)]
    before, after = laid.before.tops[at], laid.after.tops[at]
    return any(_fits(rules, pile, before, card) and not _fits(rules, pile, after, card) for card in waiting)


def _narrowest(rules: Ruleset, laid: list[_Laid]) -> Pinch | None:
    owing = [one for one in laid if unmet(rules, one.before)]
    choices = {one.step: sum(1 for _ in lays(rules, one.before)) for one in owing}
    found = min(owing, key=lambda one: (choices[one.step], -len(one.before.hand)), default=None)
    return Pinch(step=found.step, seat=found.seat, count=choices[found.step]) if found else None


def _turning(game: Game, laid: list[_Laid]) -> Moment | None:
    outcome, sides = game.state.outcome, range(len(game.state.decks))
    winners = outcome.winners if outcome else frozenset()
    lost = [side for side in sides if (side not in winners if game.rules.own_decks else not winners)]
    sign = -1 if lost else 1
    moved = [
        (sign * change[side], one) for one in laid for change in [_change(game.rules, one)] for side in lost or sides
    ]
    count, found = max(moved, key=lambda pair: pair[0], default=(0, None))
    return found.moment(game.rules, sign * count) if found and count > 0 else None


def _change(rules: Ruleset, laid: _Laid) -> tuple[int, ...]:
    """Return, for each side, how many more cards have a place after a lay, not counting the card itself."""
    waiting = [cards - {laid.lay.card} for cards in _unlaid(rules, laid.before)]
    before = (_places(rules, laid.before.tops, side, cards) for side, cards in enumerate(waiting))
    return tuple(now - then for now, then in zip(places(rules, laid.after), before, strict=True))


def _places(rules: Ruleset, tops: tuple[Card, ...], side: int, cards: Iterable[Card]) -> int:
    own = [at for at, pile in enumerate(rules.piles) if rules.deck_of(pile.owner) == side]
    return sum(any(_fits(rules, rules.piles[at], tops[at], card) for at in own) for card in cards)


def _fits(rules: Ruleset, pile: Pile, top: Card, card: Card) -> bool:
    return onward(pile, top, card) or rules.trick(pile, top, card)


def _unlaid(rules: Ruleset, state: State) -> tuple[frozenset[Card], ...]:
    return view(rules, state, None).unlaid
