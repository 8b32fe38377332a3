"""The deal of a lesson: the first deal whose first turn shows the learner what is special about the game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tenback.play.deal import deal
from tenback.play.etiquette import settled_starter
from tenback.rules import Begin, Card, End, Lay, Ruleset, State, Turn, apply, legal, start
from tenback.rules.laying import manner_of
from tenback.rules.placement import Manner, gap

LEARNER = 0  # the learner's seat
MOST_TRIED = 1000  # deals; every game of ours has one among the first few dozen
NEAR = 0.22  # how much of a pile's way a lesson may use up


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal that teaches, and the lays that lead the learner to what is special."""

    seed: int
    plan: tuple[Lay, ...]  # empty: the special thing will be possible whatever happens


def find_lesson(rules: Ruleset, seats: int) -> Lesson:
    """Return the first deal that teaches what is special about the game: help, a mark, or else the trick."""
    found = (_lesson(rules, seats, seed) for seed in range(MOST_TRIED))
    lesson = next(filter(None, found), None)
    if lesson is None:
        raise LookupError(f"no deal of {rules.id} teaches anything")
    return lesson


def _lesson(rules: Ruleset, seats: int, seed: int) -> Lesson | None:
    state = start(rules, seats, deal(rules, seats, seed))
    opener = settled_starter(rules, seats, seed) or LEARNER
    if rules.helps:
        return Lesson(seed, ()) if _is_helper_anyway(rules, apply(rules, state, Begin(opener))) else None
    begun = apply(rules, state, Begin(LEARNER))
    plan = next(_marked(rules, begun) if rules.effects else _tricks(rules, begun), None)
    return Lesson(seed, plan) if plan else None


def _is_helper_anyway(rules: Ruleset, state: State) -> bool:
    """Say whether the learner can help whatever happens in the first turn, which has to be the other side's."""
    after = (_back_on_turn(one) for one in _ends(rules, state) if not one.outcome)
    return all(any(manner_of(rules, one, lay) is Manner.HELP for lay in _lays(rules, one)) for one in after)


def _ends(rules: Ruleset, state: State) -> Iterator[State]:
    """Yield every position after a turn of exactly as many cards as it asks for."""
    for lay in _lays(rules, state):
        after = apply(rules, state, lay)
        if End() in legal(rules, after):
            yield apply(rules, after, End())
        else:
            yield from _ends(rules, after)


def _marked(rules: Ruleset, state: State) -> Iterator[tuple[Lay, ...]]:
    """Yield the cards that can be laid near the row card, and whose mark then binds the learner."""
    alone = len(state.hands) == 1
    for lay in _lays(rules, state):
        effects = rules.effects.get(lay.card, ())
        binds = not any(effect.ends_turn or (effect.silence and alone) for effect in effects)  # EX-30
        if effects and binds and _is_near(rules, lay.pile, lay.card):
            yield (lay,)


def _tricks(rules: Ruleset, state: State) -> Iterator[tuple[Lay, ...]]:
    """Yield two lays of which the second is a trick and leaves the pile near its row card."""
    for lay in _lays(rules, state):
        after = _back_on_turn(apply(rules, state, lay))
        for other in _lays(rules, after):
            if manner_of(rules, after, other) is Manner.TRICK and _is_near(rules, other.pile, other.card):
                yield lay, other


def _back_on_turn(state: State) -> State:
    """Return the position with the learner on turn, as if nothing had happened on the way."""
    return state if state.playing.seat == LEARNER else replace(state, turn=Turn(seat=LEARNER))


def _is_near(rules: Ruleset, pile: int, card: Card) -> bool:
    ranks = {one.rank for one in rules.cards}
    return gap(rules.piles[pile], rules.piles[pile].row_card, card) <= NEAR * len(ranks)


def _lays(rules: Ruleset, state: State) -> Iterator[Lay]:
    yield from (action for action in legal(rules, state) if isinstance(action, Lay))
