"""A branch of a recorded game: another game from one of its positions, with the same hidden cards or with new ones."""

from collections.abc import Sequence

from tenback.play.chance import Chance
from tenback.play.game import Game, Said, Step
from tenback.play.record import Record, begin_replay, record_rules
from tenback.rules import Card, Concede, Deal, IllegalAction, Ruleset, State

TRIES = 100  # deals; other cards in other hands may contradict what was done


class NoBranch(ValueError):
    """A position from which nobody can play on."""


def branch(record: Record, steps: int) -> Game:
    """Return the game as it was after so many steps, or raise `NoBranch`; whoever wanted to give up no longer does."""
    if not 0 <= steps <= len(record.steps):
        raise NoBranch(f"there are {len(record.steps)} steps")
    return _played(begin_replay(record), record.steps[:steps])


def branch_anew(record: Record, steps: int, seat: int, chance: Chance) -> Game:
    """Return the same, with all cards dealt anew that a seat could not know, or raise `NoBranch`.

    Signals are left out: they spoke of other cards.
    """
    before = branch(record, steps)
    if not 0 <= seat < before.seats:
        raise NoBranch(f"there are {before.seats} seats")
    actions = [step for step in record.steps[:steps] if not isinstance(step, Said)]
    for _ in range(TRIES):
        dealt = _redealt(before.rules, before.state, record.deal, seat, chance)
        game = Game(record_rules(record), record.players, dealt, room=record.room)
        try:
            return _played(game, actions)
        except (IllegalAction, NoBranch):
            continue
    raise NoBranch("no other cards agree with what was done")


def _played(game: Game, steps: Sequence[Step]) -> Game:
    for step in steps:
        if not isinstance(step, Concede):
            game.take(step)
    if game.state.outcome:
        raise NoBranch("the game is over there")
    return game


def _redealt(rules: Ruleset, state: State, deal: Deal, seat: int, chance: Chance) -> Deal:
    return tuple(_shuffled(deck, _hidden(rules, state, at, seat), chance) for at, deck in enumerate(deal))


def _hidden(rules: Ruleset, state: State, deck: int, seat: int) -> frozenset[Card]:
    """Return the cards of a deck that a seat cannot know: what is left of it, and what others drew from it and hold."""
    hands = [state.hands[deck]] if rules.own_decks else state.hands
    others = [hand for hand in hands if hand is not state.hands[seat]]
    return frozenset(state.decks[deck]).union(*others)


def _shuffled(deck: Sequence[Card], hidden: frozenset[Card], chance: Chance) -> tuple[Card, ...]:
    """Return a deck whose hidden cards have changed places among themselves."""
    mixed = iter(chance.shuffled([card for card in deck if card in hidden]))
    return tuple(next(mixed) if card in hidden else card for card in deck)
