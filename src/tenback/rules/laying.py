"""Laying one card: whether it may go there, and what the table looks like afterwards."""

from collections.abc import Iterator
from functools import lru_cache

from tenback.rules.actions import Lay, Reason
from tenback.rules.cards import Card, Pile, in_order
from tenback.rules.duties import count_duty, final_duty, need, unmet, visible
from tenback.rules.effects import Cover
from tenback.rules.endings import Duty
from tenback.rules.placement import Manner, manner, onward
from tenback.rules.ruleset import Ruleset
from tenback.rules.state import State, Turn, put


def lays(rules: Ruleset, state: State) -> Iterator[Lay]:
    """Return every lay open to the seat on turn, by card, then by pile."""
    hand = in_order(state.hand)
    if rules.is_plain:
        known = rules.fitting
        fitting = [known.get(at) or _fitting(rules, state, *at) for at in enumerate(state.tops)]
        return (found[card] for card in hand for found in fitting if card in found)
    every = (Lay(card, pile) for card in hand for pile in range(len(rules.piles)))
    return (lay for lay in every if not _obstacle(rules, state, lay))


def _fitting(rules: Ruleset, state: State, pile: int, top: Card) -> dict[Card, Lay]:
    """Find, by card, the lays that fit on a pile; the rule is asked once for each top, since that alone decides."""
    every = (_lay(card, pile) for card in rules.cards)
    found = {lay.card: lay for lay in every if not _obstacle(rules, state, lay)}
    rules.fitting[pile, top] = found
    return found


@lru_cache(maxsize=1024)
def _lay(card: Card, pile: int) -> Lay:
    """Return one and the same lay for all tops that it fits on."""
    return Lay(card, pile)


def objection(rules: Ruleset, state: State, lay: Lay) -> Reason | None:
    """Say why the seat on turn may not lay this card there; None if it may."""
    if lay.card not in state.hand:
        return Reason.NOT_IN_HAND
    return _obstacle(rules, state, lay)


def _obstacle(rules: Ruleset, state: State, lay: Lay) -> Reason | None:
    card, at = lay
    pile, top, turn = rules.piles[at], state.tops[at], state.playing
    if turn.lock is not None and turn.lock != at:
        return Reason.OTHER_PILE  # EX-20
    if pile.belongs_to(turn.seat):
        misfit = None if onward(pile, top, card) else _trick_obstacle(rules, state, pile, top, card)
    else:
        misfit = _help_obstacle(rules, state, pile, top, card)
    return misfit or (_breach(rules, state, lay) if card in rules.effects else None)


def _trick_obstacle(rules: Ruleset, state: State, pile: Pile, top: Card, card: Card) -> Reason | None:
    if not rules.trick(pile, top, card):
        return Reason.DOES_NOT_FIT
    return Reason.NO_TRICKS if any(effect.no_trick for effect in visible(rules, state.tops)) else None  # EX-13


def _help_obstacle(rules: Ruleset, state: State, pile: Pile, top: Card, card: Card) -> Reason | None:
    if rules.helps is None or not rules.helps(pile, top, card):
        return Reason.DOES_NOT_HELP
    if state.playing.helped:
        return Reason.HELP_SPENT  # F2F-9
    return Reason.HELP_ALONE if len(state.hand) == 1 and not state.playing.laid else None  # F2F-11


def _breach(rules: Ruleset, state: State, lay: Lay) -> Reason | None:
    """Say which command the lay itself would break (EX-7)."""
    if not any(effect.ends_turn or effect.exactly for effect in rules.effects[lay.card]):
        return None
    after = put_down(rules, state, lay)
    turn = after.playing
    if turn.exactly and turn.laid > turn.exactly:
        return Reason.TOO_MANY  # EX-17
    return Reason.STOPS_TOO_SOON if turn.stopped and unmet(rules, after) else None  # EX-15, EX-16, EX-27


def manner_of(rules: Ruleset, before: State, lay: Lay) -> Manner:
    """Return the manner of a legal lay in the position before it."""
    return manner(rules.piles[lay.pile], before.tops[lay.pile], lay.card, before.playing.seat)


def put_down(rules: Ruleset, state: State, lay: Lay) -> State:
    """Return the position with the card on the pile, before anything else is judged."""
    turn = state.playing
    tops = put(state.tops, lay.pile, lay.card)
    return State(
        tops=tops,
        hands=put(state.hands, turn.seat, state.hand - {lay.card}),
        decks=state.decks,
        turn=_turn_after(rules, turn, lay, (*state.tops, lay.card), tops),
        conceding=state.conceding,
    )


def _turn_after(
    rules: Ruleset, turn: Turn, lay: Lay, seen: tuple[Card, ...], tops: tuple[Card, ...]
) -> Turn:  # `seen`: the tops before the lay, and the card itself
    helped = turn.helped or not rules.piles[lay.pile].belongs_to(turn.seat)
    if not rules.effects:
        return Turn(seat=turn.seat, laid=turn.laid + 1, helped=helped)
    effects = rules.effects.get(lay.card, ())
    covers = any(effect.cover is Cover.SAME_TURN for effect in effects)
    return Turn(
        seat=turn.seat,
        laid=turn.laid + 1,
        helped=helped,
        exactly=max([turn.exactly, *(effect.exactly for effect in effects)]),
        stopped=any(effect.ends_turn for effect in effects),
        lock=_lock(rules, turn, lay, seen, tops),
        uncovered=(turn.uncovered - {lay.pile}) | ({lay.pile} if covers else set()),
        due=turn.due - {lay.pile},
    )


def _lock(rules: Ruleset, turn: Turn, lay: Lay, seen: tuple[Card, ...], tops: tuple[Card, ...]) -> int | None:
    """Return the only pile still open after the lay (EX-20)."""
    lock = lay.pile if any(effect.one_pile for effect in visible(rules, seen)) else turn.lock
    lapsed = not rules.lock_lasts and not any(effect.one_pile for effect in visible(rules, tops))
    return None if lapsed else lock


def all_laid(rules: Ruleset, state: State) -> bool:
    """Say whether all cards are laid: the team's, or in a race those of the seat on turn (TG-19, F2F-17)."""
    return not (state.hand or state.deck) if rules.race else state.left == 0


def can_reach_minimum(rules: Ruleset, state: State) -> bool:
    """Say whether any order of lays still reaches the number of cards owed (TG-21, F2F-18)."""
    if not rules.effects and need(rules, state) - state.playing.laid == 1:
        return next(lays(rules, state), None) is not None  # without commands, any card is the one that is missing
    duty = count_duty(rules, state)
    if duty is None or (duty is Duty.THREE and all_laid(rules, state) and not final_duty(rules, state)):
        return True  # F2F-20: a last single card does not excuse the minimum
    return any(can_reach_minimum(rules, put_down(rules, state, lay)) for lay in lays(rules, state))
