"""The deal of a lesson lets the learner meet what is special about the game."""

from dataclasses import replace

import pytest

from tenback.bots import seat_bot
from tenback.play.deal import deal, lot
from tenback.play.lesson import LEARNER, find_lesson
from tenback.rules import RULESETS, Begin, Lay, Ruleset, State, apply, legal, start, view, with_house
from tenback.rules.games.face_to_face import FACE_TO_FACE
from tenback.rules.games.the_game import THE_GAME
from tenback.rules.placement import Manner, manner

SOON = 50  # deals: somebody waits for it
every_game = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
PLAIN = [rules for rules in RULESETS if not rules.effects and not rules.helps]
MARKED = [rules for rules in RULESETS if rules.effects]
HELPING = [rules for rules in RULESETS if rules.helps]


def opening(rules: Ruleset) -> State:
    """Return the lesson of a game with as few people as it can be played by, and the learner on turn."""
    seats = min(rules.hand_size)
    state = start(rules, seats, deal(rules, seats, find_lesson(rules, seats).seed))
    return apply(rules, state, Begin(LEARNER))


@every_game
def test_a_lesson_is_the_same_each_time(rules: Ruleset) -> None:
    seats = max(rules.hand_size)
    assert find_lesson(rules, seats) == find_lesson(rules, seats)


@every_game
def test_a_lesson_is_soon_found_whatever_the_house_chooses(rules: Ruleset) -> None:
    others = [with_house(rules, {switch.name: choice}) for switch in rules.switches for choice in switch.others]
    for settled in (rules, *others):
        assert all(find_lesson(settled, seats).seed < SOON for seats in settled.hand_size)


@pytest.mark.parametrize("rules", PLAIN, ids=lambda rules: rules.id)
def test_the_second_card_of_the_plan_is_a_trick(rules: Ruleset) -> None:
    first, second = find_lesson(rules, min(rules.hand_size)).plan
    after = apply(rules, opening(rules), first)
    assert second.card in after.hands[LEARNER]
    assert rules.trick(rules.piles[second.pile], after.tops[second.pile], second.card)
    assert manner(rules.piles[second.pile], after.tops[second.pile], second.card, LEARNER) is Manner.TRICK


@pytest.mark.parametrize("rules", MARKED, ids=lambda rules: rules.id)
def test_the_plan_lays_a_marked_card_that_leaves_the_learner_on_turn(rules: Ruleset) -> None:
    (lay,) = find_lesson(rules, min(rules.hand_size)).plan
    after = apply(rules, opening(rules), lay)
    assert rules.effects[lay.card]
    assert after.playing.laid == 1


@pytest.mark.parametrize("rules", MARKED, ids=lambda rules: rules.id)
def test_no_learner_is_told_to_be_silent_alone(rules: Ruleset) -> None:
    (lay,) = find_lesson(rules, min(rules.hand_size)).plan
    assert not any(effect.silence for effect in rules.effects[lay.card])


@pytest.mark.parametrize("rules", HELPING, ids=lambda rules: rules.id)
@pytest.mark.parametrize("bot", ["uniform", "beginner", "greedy", "score"])
def test_the_learner_can_help_whatever_a_bot_lays_first(rules: Ruleset, bot: str) -> None:
    seats = min(rules.hand_size)
    seed = find_lesson(rules, seats).seed
    other = lot(seats, seed)
    state = apply(rules, start(rules, seats, deal(rules, seats, seed)), Begin(other))
    player = seat_bot(bot, seed=seed, seat=other)
    while state.playing.seat == other:
        state = apply(rules, state, player.choose(view(rules, state, other)))
    assert other != LEARNER
    assert any(_is_help(rules, state, action) for action in legal(rules, state))


def _is_help(rules: Ruleset, state: State, action: object) -> bool:
    if not isinstance(action, Lay):
        return False
    return manner(rules.piles[action.pile], state.tops[action.pile], action.card, LEARNER) is Manner.HELP


@every_game
def test_a_plan_is_legal(rules: Ruleset) -> None:
    state = opening(rules)
    for lay in find_lesson(rules, min(rules.hand_size)).plan[: rules.at_most]:
        assert lay in legal(rules, state)
        state = apply(rules, state, lay)


def test_the_name_of_a_game_decides_nothing() -> None:
    renamed = [replace(rules, id="chess") for rules in (THE_GAME, FACE_TO_FACE)]
    assert [find_lesson(rules, 2) for rules in renamed] == [find_lesson(rules, 2) for rules in (THE_GAME, FACE_TO_FACE)]
