"""Signals in many games at once: in each game the same masks, rows and ends as in a single one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import tenback.env  # noqa: F401 - it registers the names
from tenback.env.rows import unpack
from tenback.env.setup import WrongSetup
from tenback.env.single import GameEnv
from tenback.env.vector import GamesEnv
from tenback.play.codec import read_record
from tenback.play.game import Said
from tests.env.lines import RULESETS, pick
from tests.trying import long_elsewhere, sample

GAMES = 2
SILENCE = 101  # in Quick & Easy: 50 cards, two piles, and the end of the turn come before it


def choose(info: dict[str, Any], chance: np.random.Generator) -> NDArray[np.int64]:
    """Return any legal code for each game; 0 for one that is over."""
    return np.array([pick(mask, chance) if mask.any() else 0 for mask in info["action_mask"]])


@long_elsewhere
@pytest.mark.parametrize("ruleset", RULESETS)
def test_they_are_the_games_that_single_environments_play(ruleset: str) -> None:
    players = 2 if ruleset == "face-to-face" else 3
    games = GamesEnv(GAMES, ruleset, players=players, signals=True, autoreset_mode="Disabled")
    singles = [GameEnv(ruleset, players=players, signals=True) for _ in range(GAMES)]
    for seed in sample((11, 21), 2):
        chance, (rows, info) = np.random.default_rng(seed), games.reset(seed=seed)
        for at, single in enumerate(singles):
            assert single.reset(seed=seed + at)[0].tolist() == rows[at].tolist()
        over = np.zeros(GAMES, bool)
        while not over.any():
            codes = choose(info, chance)
            rows, reward, over, _, info = games.step(codes)
            assert rows in games.observation_space
            for at, single in enumerate(singles):
                row, paid, ended, _, told = single.step(codes[at])
                assert (row.tolist(), paid, ended) == (rows[at].tolist(), reward[at], over[at])
                assert told["action_mask"].tolist() == info["action_mask"][at].tolist()
                assert told["seat"] == info["seat"][at]


def test_those_who_say_nothing_keep_their_codes() -> None:
    talking, silent = (GamesEnv(1, signals=signals, autoreset_mode="Disabled") for signals in (True, False))
    chance, over = np.random.default_rng(3), np.zeros(1, bool)
    (_, told), (_, info) = talking.reset(seed=5), silent.reset(seed=5)
    end = info["action_mask"].shape[1]
    while not over[0]:
        while told["action_mask"][0][end]:
            _, _, _, _, told = talking.step(np.array([end]))
        assert told["action_mask"][0][:end].tolist() == info["action_mask"][0].tolist()
        codes = choose(info, chance)
        _, _, over, _, info = silent.step(codes)
        _, _, ended, _, told = talking.step(codes)
        assert ended[0] == over[0]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_new_deal_begins_without_a_word_in_force(mode: AutoresetMode) -> None:
    games, chance = GamesEnv(1, "quick-and-easy", signals=True, autoreset_mode=mode), np.random.default_rng(4)
    rows, info = games.reset(seed=1)
    over = np.zeros(1, bool)
    while not over[0]:
        heard = rows[0, games.layout["heard"]].any()
        rows, _, over, _, info = games.step(choose(info, chance))
    if mode is AutoresetMode.NEXT_STEP:
        rows, _, _, _, info = games.step(choose(info, chance))
    assert heard
    assert not rows[0, games.layout["heard"]].any()
    assert info["action_mask"][0][SILENCE]  # somebody is asked, and may be silent


def test_a_code_that_cannot_be_said_now_loses_its_own_game_only() -> None:
    games = GamesEnv(2, signals=True, autoreset_mode="Disabled")
    _, info = games.reset(seed=1)
    silence = int(np.flatnonzero(info["action_mask"][1])[0])
    _, reward, over, _, told = games.step(np.array([0, silence]))
    assert (over.tolist(), reward.tolist(), told["refused"].tolist()) == ([True, False], [-1.0, 0.0], [True, False])


def test_what_was_said_stands_in_the_record() -> None:
    games, chance = GamesEnv(1, "quick-and-easy", signals=True, records=True), np.random.default_rng(6)
    _, info = games.reset(seed=2)
    said = 0
    while "record" not in info:
        codes = choose(info, chance)
        said += int(codes[0] > SILENCE)
        _, _, _, _, info = games.step(codes)
    steps = read_record(info["record"][0].encode()).steps
    assert sum(isinstance(step, Said) for step in steps) == said > 0


def test_packed_rows_and_masks_hold_what_the_others_hold() -> None:
    plain, packed = (GamesEnv(2, signals=True, packed=packed) for packed in (False, True))
    (rows, info), (bits, told) = plain.reset(seed=1), packed.reset(seed=1)
    assert unpack(bits, 196).tolist() == rows.tolist()
    assert unpack(told["action_mask"], plain._count).tolist() == info["action_mask"].tolist()


def test_partners_that_would_not_listen_are_refused() -> None:
    with pytest.raises(WrongSetup, match="do not listen"):
        GamesEnv(2, partners="greedy", signals=True)


def test_the_name_of_a_game_takes_signals() -> None:
    games = gymnasium.make_vec("tenback/TheGame-v0", num_envs=2, signals=True)
    assert games.reset(seed=1)[0] in games.observation_space


def test_a_picture_shows_the_cards_of_whoever_is_asked_to_speak() -> None:
    many = GamesEnv(1, players=3, signals=True, render_mode="ansi")
    one = GameEnv(players=3, signals=True, render_mode="ansi")
    _, info = many.reset(seed=1)
    one.reset(seed=1)
    assert info["seat"][0] != many._batch.seat[0], "nobody is asked to speak before this turn"
    assert many.render() == (one.render(),)
