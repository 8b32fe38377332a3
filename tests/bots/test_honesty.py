"""What every level promises: it knows no card that its seat may not know, and its words are true and never precise."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.bots import LEVELS, THINKERS, seat_bot
from tenback.bots.convention import plain_pile, tells_truth
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import RULESETS, Action, Ruleset, View, find_ruleset, view
from tenback.rules.talk import AMBIGUITY, AMBIGUITY_IN_COLOUR, Signal, Word, is_ambiguous
from tests.strategies import Walk, shuffled_unseen, walks
from tests.trying import sample, tried

TG = find_ruleset("the-game")
TALKING = [rules for rules in RULESETS if rules.talk.words and 2 in rules.hand_size]
QUICKLY = [f"{level}:16" if level in THINKERS else level for level in LEVELS]
COMPANY = {"among bots": (), "with a person": (1,)}


@pytest.mark.parametrize("people", COMPANY.values(), ids=COMPANY)
@pytest.mark.parametrize("level", QUICKLY)
@given(walk=walks(st.just(TG)), random=st.randoms(use_true_random=False))
@tried(40)
def test_a_choice_does_not_depend_on_cards_that_the_seat_may_not_know(
    level: str, people: tuple[int, ...], walk: Walk, random: Random
) -> None:
    if walk.state.turn is None or walk.state.outcome:
        return
    seat = walk.state.turn.seat
    others = [(one + seat) % walk.seats for one in people if walk.seats > 1]
    views = [view(TG, state, seat) for state in (walk.state, shuffled_unseen(walk, seat, random))]
    chosen = [seat_bot(level, seed=5, seat=seat, people=others).choose(seen) for seen in views]
    assert chosen[0] == chosen[1]
    assert chosen[0] in views[0].legal


class Overheard:
    """A player whose every word is checked against its hand."""

    def __init__(self, level: str, seat: int, people: tuple[int, ...]) -> None:
        self._player = seat_bot(level, seed=3, seat=seat, people=people)
        self.said = 0

    def choose(self, view: View) -> Action:
        """Choose as the player does."""
        return self._player.choose(view)

    def strength(self, view: View) -> int:
        """Be as keen as the player is."""
        return self._player.strength(view)

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Say what the player says, if it is honest."""
        said = self._player.speak(view)
        for signal in said:
            assert tells_truth(view, signal), signal
            assert _leaves_enough_open(view, signal), signal
        self.said += len(said)
        return said


def _leaves_enough_open(seen: View, signal: Signal) -> bool:
    least = AMBIGUITY_IN_COLOUR if Word.COLOUR in seen.rules.talk.words else AMBIGUITY
    names = [pile.name for pile in seen.rules.piles]
    at = names.index(signal.pile) if signal.pile else 0
    return is_ambiguous(signal, plain_pile(seen.rules, at, seen.tops[at]), least)


@pytest.mark.parametrize("people", COMPANY.values(), ids=COMPANY)
@pytest.mark.parametrize("level", QUICKLY)
@pytest.mark.parametrize("rules", sample(TALKING, 3), ids=lambda rules: rules.id)
def test_com_10_com_13_every_word_of_a_level_is_true_and_leaves_three_numbers_open(
    rules: Ruleset, level: str, people: tuple[int, ...]
) -> None:
    game = Game.from_seed(rules, ["a", "b"], 3)
    players = [Overheard(level, seat, people) for seat in range(2)]
    play_out(game, players)
    assert sum(player.said for player in players) or (level == "beginner" and Word.KEEP not in rules.talk.words)
