"""Signals in OpenSpiel: codes behind the lays, judged as at any table, and nothing changes for those who are silent."""

import random
from typing import NamedTuple

import numpy as np
import pyspiel
import pytest

from tenback.env.rows import heard_row
from tenback.env.spiel import SpielState, spiel_name
from tenback.play.etiquette import speakers
from tenback.play.game import Game, Said
from tenback.rules import Begin, legal
from tests.env.lines import RULESETS
from tests.trying import long_elsewhere, sample

TALKATIVE = [ruleset for ruleset in RULESETS if ruleset != "face-to-face"]


class Decision(NamedTuple):
    """What a seat was offered and saw, and the code it chose."""

    seat: int
    legal: list[int]
    heard: list[int]
    code: int


def _load(ruleset: str, *, signals: bool = True, players: int = 3) -> pyspiel.Game:
    players = 2 if ruleset == "face-to-face" else players
    return pyspiel.load_game(spiel_name(ruleset, 0), {"players": players, "signals": signals})


def _play(state: SpielState, seed: int) -> tuple[list[int], list[Decision]]:
    """Play a line in which seats lay the nearest card they come upon and say anything; return draws and decisions."""
    chance, drawn, decisions = random.Random(seed), list[int](), list[Decision]()  # noqa: S311 - any line will do
    while not state.is_terminal():
        if state.is_chance_node():
            drawn.append(chance.choice(state.chance_outcomes())[0])
            state.apply_action(drawn[-1])
            continue
        position, choices = state.position, state.legal_actions()
        heard = position.row(position.seat)[position.layout["heard"]].tolist()
        decisions.append(Decision(position.seat, choices, heard, chance.choice(choices)))
        state.apply_action(decisions[-1].code)
    return drawn, decisions


@pytest.mark.parametrize("ruleset", RULESETS)
def test_upstreams_random_simulations_pass_with_signals(ruleset: str) -> None:
    pyspiel.random_sim_test(_load(ruleset), num_sims=1, serialize=True, verbose=False)


@long_elsewhere
@pytest.mark.parametrize("ruleset", TALKATIVE)
def test_what_may_be_said_and_what_is_in_force_is_what_a_game_says(ruleset: str) -> None:
    for seed in sample(range(3), 3):
        state = _load(ruleset).new_initial_state()
        drawn, decisions = _play(state, seed)
        position = state.position
        rules, codes, speech = position.setup.rules, position.codes, position.speech
        rest = [card for card in range(len(codes.cards)) if card not in drawn]
        game = Game(rules, ["0", "1", "2"], (tuple(codes.cards[card] for card in drawn + rest),))
        game.do(Begin(next(one.seat for one in decisions if one.code <= codes.end)))
        for one in decisions:
            assert one.heard == heard_row(game.voices.heard, speech, 3, one.seat).tolist()
            if one.code <= codes.end:
                assert one.legal == [codes.from_action(action) for action in legal(rules, game.state)]
                game.do(codes.to_action(one.code))
                continue
            assert one.seat in speakers(rules, 3, game.state.turn)
            free = [signal for signal in speech.signals if game.talk_block(one.seat, signal) is None]
            assert one.legal == [speech.silence, *map(speech.from_signal, free)]
            signal = speech.to_signal(one.code)
            if signal:
                game.take(Said(one.seat, signal))
        assert game.state.outcome is not None


def test_everybody_but_the_seat_on_turn_is_asked_before_every_turn() -> None:
    state = _load("the-game").new_initial_state()
    _, decisions = _play(state, 1)
    end = state.position.codes.end
    asked = [[one.seat for one in decisions[:2]], [one.code > end for one in decisions[:3]]]
    first = decisions[2].seat
    assert asked == [[seat for seat in range(3) if seat != first], [True, True, False]]


def test_those_who_say_nothing_keep_their_codes_and_their_rows() -> None:
    silent, talking = _load("the-game", signals=False).new_initial_state(), _load("the-game").new_initial_state()
    chance = random.Random(5)  # noqa: S311 - any line will do
    while not silent.is_terminal():
        if silent.is_chance_node():
            choice = chance.choice(silent.chance_outcomes())[0]
        else:
            while talking.legal_actions()[0] > silent.position.codes.end:
                talking.apply_action(talking.position.speech.silence)
            assert talking.legal_actions() == silent.legal_actions()
            row, width = silent.position.row(silent.position.seat), silent.position.layout["away"].stop
            assert np.array_equal(talking.position.row(talking.position.seat)[:width], row)
            choice = chance.choice(silent.legal_actions())
        silent.apply_action(choice)
        talking.apply_action(choice)
    assert talking.is_terminal()


def test_signals_are_told_in_their_notation() -> None:
    state = _load("the-game").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    told = [state.action_to_string(code) for code in state.legal_actions()]
    assert told[:3] == ["SILENCE", "KEEP(A,1)", "KEEP(A,2)"]
    assert len({*told}) == len(told)
