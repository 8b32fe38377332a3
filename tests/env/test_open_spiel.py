"""The games for OpenSpiel: upstream's random simulations, a playthrough, and cards that nobody knows in advance."""

import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tenback.env.spiel import SpielState, spiel_name
from tenback.rules import legal
from tests.env.lines import RULESETS

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
SHOWN = "tenback_quick_and_easy_v0(players=3)"


def seeded(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - any line will do


def step(state: SpielState, chance: random.Random) -> None:
    """Go on by any choice."""
    choices = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(chance.choice(choices))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_upstreams_random_simulations_pass(ruleset: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spiel_name(ruleset, 0)), num_sims=1, serialize=True, verbose=False)


def test_they_pass_with_as_many_players_as_there_can_be() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("tenback_extreme_v0(players=5)"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("ruleset", RULESETS)
def test_legal_actions_are_those_of_the_rules_and_chance_has_every_card_that_is_hidden(ruleset: str) -> None:
    game, chance = pyspiel.load_game(spiel_name(ruleset, 0)), seeded(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        position = state.position
        if not state.is_chance_node():
            rules = position.setup.rules
            allowed = [position.codes.from_action(action) for action in legal(rules, position._state())]
            assert state.legal_actions() == allowed
        elif position._saved is not None and not position.by_lot:
            deck = position._state().decks[position._wanted[0]]
            drawn = {position.codes.cards[card] for card in position._drawn[position._wanted[0]]}
            assert {position.codes.cards[card] for card, _ in state.chance_outcomes()} == {*deck} - drawn
        step(state, chance)
    assert state.position._state().outcome is not None


def test_a_seat_sees_the_same_whatever_the_others_hold() -> None:
    game = pyspiel.load_game("tenback_the_game_v0")
    hands = ([10, 20, 30, 40, 50, 60, 70], [11, 21, 31, 41, 51, 61, 71], [12, 22, 32, 42, 52, 62, 72])
    states = []
    for other in hands[1:]:
        state = game.new_initial_state()
        for card in (*hands[0], *other):
            state.apply_action(card)
        states.append(state)
    one, two = states
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.observation_string(0) == two.observation_string(0)
    assert one.observation_tensor(1) != two.observation_tensor(1)
    assert one.legal_actions() == two.legal_actions()


def test_a_copy_goes_its_own_way() -> None:
    state, chance = pyspiel.load_game("tenback_the_game_v0").new_initial_state(), seeded(2)
    for _ in range(18):
        step(state, chance)
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal():
        step(twin, chance)
    assert str(state) == before


@pytest.mark.parametrize(("ruleset", "total"), [("the-game", -2.0), ("face-to-face", 0.0)])
def test_a_team_wins_or_loses_together_and_a_race_has_one_winner(ruleset: str, total: float) -> None:
    state, chance = pyspiel.load_game(spiel_name(ruleset, 0)).new_initial_state(), seeded(3)
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        step(state, chance)
    assert sum(state.returns()) == total
    assert {*map(abs, state.returns())} == {1.0}


def test_a_playthrough_is_what_it_was() -> None:
    """Every state, tensor, mask and name, as upstream writes them down; a change is read before it is kept."""
    assert playthrough(SHOWN, seed=7, action_sequence=None).strip() == PLAYTHROUGH.read_text(encoding="utf-8").strip()


def test_the_parts_of_an_observation_are_public_or_private() -> None:
    game, chance = pyspiel.load_game("tenback_the_game_v0"), seeded(4)
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, chance)
    public, private = (
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=told, private_info=whose))
        for told, whose in ((True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    )
    for observer in (public, private):
        observer.set_from(state, 0)
    assert [*private.dict] == ["hand"]
    assert private.tensor.sum() == 7
    assert "hand" not in public.dict
    assert np.concatenate([private.tensor, public.tensor]).tolist() == state.observation_tensor(0)
    assert "hand" not in public.string_from(state, 0)


def test_python_ends_quietly_after_a_game_was_registered() -> None:
    code = "import tenback.env.spiel"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
