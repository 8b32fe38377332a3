"""One game for Gymnasium: upstream's own check, partners, rewards, records and pictures."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env

import tenback.env  # noqa: F401 - it registers the names
from tenback.env.rows import packed_width, unpack
from tenback.env.setup import WrongSetup
from tenback.env.single import GameEnv
from tenback.play.codec import read_record
from tenback.play.deal import deal
from tenback.play.record import replay
from tests.env.lines import NAMES, RULESETS, pick


def play(env: GameEnv, seed: int) -> tuple[list[float], list[Any], dict[str, Any]]:
    """Play a random episode; return its rewards, its rows and its last info."""
    chance = np.random.default_rng(seed)
    row, info = env.reset(seed=seed)
    rewards, rows, over = [], [row], False
    while not over:
        row, reward, over, _, info = env.step(np.int64(pick(info["action_mask"], chance)))
        rewards.append(reward)
        rows.append(row)
    return rewards, rows, info


@pytest.mark.parametrize("name", NAMES)
def test_upstreams_check_passes_without_a_warning(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"tenback/{name}", render_mode="ansi").unwrapped)


@pytest.mark.parametrize(
    "given",
    [{"packed": True}, {"signals": True, "players": 3}, {"partners": "greedy", "players": 4, "reward": "potential"}],
    ids=str,
)
def test_the_check_passes_whatever_is_asked_for(given: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("tenback/TheGame-v0", render_mode="rgb_array", **given).unwrapped)


def test_a_seed_deals_what_it_deals_everywhere() -> None:
    env = GameEnv(players=2)
    row, info = env.reset(seed=7)
    first = {card.rank for card in deal(env._table.setup.rules, 2, 7)[0][7 * info["seat"] :][:7]}
    assert {place + 2 for place in np.flatnonzero(row[env.layout["hand"]])} == first


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_learner_decides_at_its_own_seat_only_and_sees_its_own_hand_only(ruleset: str) -> None:
    env = GameEnv(ruleset, partners="greedy", seat=1)
    chance = np.random.default_rng(1)
    row, info = env.reset(seed=1)
    over = False
    while not over:
        assert (info["seat"], row[env.layout["seat"]].tolist()) == (1, [2])
        row, _, over, _, info = env.step(np.int64(pick(info["action_mask"], chance)))
    assert row[env.layout["seat"]].tolist() == [2]


def test_partners_go_clockwise_from_the_learner() -> None:
    env = GameEnv(players=3, partners=["greedy", "score"], seat=1, records=True)
    assert read_record(play(env, 3)[2]["record"].encode()).bots == ("score", None, "greedy")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"partners": ["greedy"], "players": 3}, "1 partners for 2 other seats"),
        ({"partners": "greedy", "seat": 2}, "there is no seat 2; seats run from 0 to 1"),
    ],
    ids=str,
)
def test_partners_that_do_not_fit_the_table_are_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongSetup, match=told):
        GameEnv(**given)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_episode_can_be_written_down_and_replayed(ruleset: str) -> None:
    rewards, _, info = play(GameEnv(ruleset, partners="uniform", records=True), 5)
    game = replay(read_record(info["record"].encode()))
    outcome = game.state.outcome
    assert outcome is not None
    assert rewards == [0.0] * (len(rewards) - 1) + [1.0 if 0 in outcome.winners else -1.0]


def test_signals_have_codes_behind_the_lays_and_are_heard() -> None:
    silent, env = GameEnv(players=3), GameEnv(players=3, signals=True, records=True)
    assert silent.action_space == Discrete(393)
    assert env.action_space == Discrete(394 + len(env._table.speech.signals if env._table.speech else ()))
    row, info = env.reset(seed=2)
    assert not info["action_mask"][:393].any()  # before a turn the others speak
    said = int(np.flatnonzero(info["action_mask"])[1])
    speaker = info["seat"]
    row, _, _, _, info = env.step(np.int64(said))
    heard = row[env.layout["heard"]].reshape(3, -1)
    assert heard[(speaker - info["seat"]) % 3, said - 394] == 1
    _, _, info = play(env, 2)
    assert "!" in info["record"]


def test_partners_that_talk_are_heard() -> None:
    env = GameEnv(players=3, partners="score", signals=True)
    _, rows, _ = play(env, 4)
    assert any(row[env.layout["heard"]].any() for row in rows)


def test_cards_left_and_potential_are_paid_as_the_page_says() -> None:
    win, _, _ = play(GameEnv(reward="win"), 6)
    cards, _, _ = play(GameEnv(reward="cards"), 6)
    env = GameEnv(reward="potential", records=True)
    potential, _, info = play(env, 6)
    left = read_record(info["record"].encode()).left
    assert sum(cards) == cards[-1] == -left / 98
    assert sum(potential) == pytest.approx(sum(win) + 1)  # all that it adds is the potential of the deal
    assert potential[0] == pytest.approx(1 / 98)


def test_a_discounted_potential_changes_no_return() -> None:
    discount = 0.9
    win, _, _ = play(GameEnv(reward="win"), 6)
    potential, _, _ = play(GameEnv(reward="potential", discount=discount), 6)
    returns = [sum(reward * discount**at for at, reward in enumerate(rewards)) for rewards in (win, potential)]
    assert returns[1] == pytest.approx(returns[0] + 1)


@pytest.mark.parametrize("code", [392, -1, 10_000])
def test_an_illegal_code_loses_and_says_why(code: int) -> None:
    env = GameEnv()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(code))
    assert (reward, over) == (-1.0, True)
    assert info["refused"].startswith("game 0: ")


def test_packed_rows_hold_what_the_others_hold() -> None:
    plain, packed = GameEnv(), GameEnv(packed=True)
    (row, info), (small, tight) = plain.reset(seed=3), packed.reset(seed=3)
    assert small.shape == (packed_width(len(row), 196),)
    assert unpack(small, 196).tolist() == row.tolist()
    assert unpack(tight["action_mask"], 393).tolist() == info["action_mask"].tolist()


def test_what_is_legal_can_be_asked_for_by_the_name_that_maskable_learners_use() -> None:
    env = gymnasium.make("tenback/TheGame-v0")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()


def test_a_table_is_rendered_as_its_seat_sees_it() -> None:
    env = {mode: GameEnv(partners="greedy", render_mode=mode) for mode in ("ansi", "svg", "rgb_array")}
    for one in env.values():
        one.reset(seed=1)
    text, svg, pixels = (one.render() for one in env.values())
    hand = " ".join(str(place + 2) for place in np.flatnonzero(env["ansi"].reset(seed=1)[0][:98]))
    assert isinstance(text, str)
    assert f"hand  {hand}" in text
    assert str(svg).startswith("<svg")
    assert isinstance(pixels, np.ndarray)
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 8  # felt, row cards, figures, and a colour for each card
    assert GameEnv().render() is None
