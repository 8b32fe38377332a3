"""The games for PettingZoo: upstream's own tests, with and without signals, and what agents are paid."""

import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import BaseParallelWrapper, BaseWrapper

import tenback.env  # noqa: F401 - it registers the names
from tenback.batch.batch import IllegalCode
from tenback.env.aec import GameAEC, env, parallel_env
from tenback.play.codec import read_record
from tests.env.lines import NAMES, pick


@contextmanager
def strictly() -> Iterator[None]:
    """Let no warning of upstream's tests pass."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def play(game: GameAEC, seed: int) -> dict[str, float]:
    """Play a random game; return what each agent was paid in all."""
    chance = np.random.default_rng(seed)
    game.reset(seed=seed)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        _, reward, over, cut, info = game.last()
        paid[agent] += reward
        game.step(None if over or cut else pick(info["action_mask"], chance))
    return paid


@pytest.mark.parametrize("signals", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_upstreams_tests_pass_without_a_warning(name: str, *, signals: bool) -> None:
    def make() -> Any:
        return pettingzoo.make("aec", f"tenback/{name}", signals=signals)

    with strictly():
        api_test(make(), num_cycles=20)
        seed_test(make, num_cycles=20)


@pytest.mark.parametrize("players", [1, 5])
def test_they_pass_with_one_agent_and_with_many(players: int) -> None:
    with strictly():
        api_test(env(players=players), num_cycles=20)


def test_they_pass_with_a_reward_in_every_step() -> None:
    with strictly():
        api_test(env(players=3, reward="potential"), num_cycles=20)


def test_upstreams_tests_of_the_parallel_form_pass() -> None:
    with strictly():
        parallel_api_test(parallel_env(), num_cycles=20)
        parallel_seed_test(parallel_env, num_cycles=20)


class Space:
    """An action space from which only legal codes are sampled: upstream's test of cycles does not look at masks."""

    def __init__(self, game: Any, agent: str) -> None:
        self._game, self._agent = game, agent

    def sample(self) -> int:
        return pick(self._game.unwrapped.infos[self._agent]["action_mask"], np.random.default_rng(1))


class Legal(BaseWrapper):  # type: ignore[misc]
    def action_space(self, agent: str) -> Space:
        return Space(self, agent)


class ParallelLegal(BaseParallelWrapper):  # type: ignore[misc]
    def action_space(self, agent: str) -> Space:
        return Space(self, agent)


def test_a_game_is_cut_after_as_many_cycles_as_asked_for() -> None:
    module = SimpleNamespace(
        env=lambda max_cycles: Legal(GameAEC(players=1, max_cycles=max_cycles)),
        parallel_env=lambda max_cycles: ParallelLegal(parallel_env(players=1, max_cycles=max_cycles)),
    )
    max_cycles_test(module)


def test_a_team_is_paid_alike_and_a_race_is_not() -> None:
    team = play(GameAEC("the-game", players=3), 1)
    race = play(GameAEC("face-to-face"), 1)
    assert {*team.values()} == {-1.0}
    assert sorted(race.values()) == [-1.0, 1.0]


def test_cards_left_are_paid_to_each_agent() -> None:
    game = GameAEC("face-to-face", reward="cards", records=True)
    paid = play(game, 4)
    left = [hand + deck for hand, deck in zip(*_sizes(game), strict=True)]
    assert left[0] != left[1]
    assert [paid[agent] for agent in game.possible_agents] == pytest.approx([-cards / 58 for cards in left])


def _sizes(game: GameAEC) -> tuple[list[int], list[int]]:
    row = game._table.row(0)
    return row[game.layout["hand_sizes"]].tolist(), row[game.layout["deck_sizes"]].tolist()


def test_only_the_agent_to_decide_has_a_mask_with_anything_in_it() -> None:
    game = GameAEC(players=3)
    game.reset(seed=1)
    assert [agent for agent in game.agents if game.infos[agent]["action_mask"].any()] == [game.agent_selection]


def test_a_game_is_recorded_with_what_was_said() -> None:
    game = GameAEC(players=3, signals=True, records=True)
    chance = np.random.default_rng(3)
    game.reset(seed=3)
    record = ""
    for _ in game.agent_iter():
        _, _, over, _, info = game.last()
        record = info.get("record", record)
        game.step(None if over else pick(info["action_mask"], chance))
    assert "!" in record
    assert read_record(record.encode()).outcome is not None


def test_an_illegal_code_is_refused_with_its_reason_and_changes_nothing() -> None:
    game = GameAEC()
    game.reset(seed=1)
    before = game.observe("player_0").tolist()
    with pytest.raises(IllegalCode, match="END is refused"):
        game.step(392)
    with pytest.raises(IllegalCode, match="no such action"):
        game.step(5000)
    assert game.observe("player_0").tolist() == before


def test_a_watcher_sees_no_hand() -> None:
    game = GameAEC(render_mode="ansi")
    game.reset(seed=1)
    assert "hand" not in str(game.render())
    assert GameAEC().render() is None


def test_an_environment_can_be_sent_to_another_process() -> None:
    game = pickle.loads(pickle.dumps(GameAEC("extreme", players=3, reward="cards")))  # noqa: S301 - our own
    assert play(game, 4) == play(GameAEC("extreme", players=3, reward="cards"), 4)
