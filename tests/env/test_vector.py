"""Many games for Gymnasium: the same games as single ones, in all autoreset modes."""

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
from tenback.play.record import replay
from tenback.rules import legal
from tests.env.lines import NAMES, RULESETS, pick

MODES = [*AutoresetMode]


def choose(info: dict[str, Any], chance: np.random.Generator) -> NDArray[np.int64]:
    return np.array([pick(mask, chance) if mask.any() else 0 for mask in info["action_mask"]])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_made_by_its_name_and_stays_in_its_spaces(name: str) -> None:
    games, chance = gymnasium.make_vec(f"tenback/{name}", num_envs=3), np.random.default_rng(1)
    assert isinstance(games, GamesEnv)
    rows, info = games.reset(seed=1)
    for _ in range(40):
        assert rows in games.observation_space
        rows, _, _, _, info = games.step(choose(info, chance))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("partners", [None, "greedy"])
def test_they_are_the_games_that_single_environments_play(ruleset: str, partners: str | None) -> None:
    given: dict[str, Any] = {"partners": partners, "reward": "potential"}
    games = GamesEnv(2, ruleset, autoreset_mode="Disabled", **given)
    singles, chance = [GameEnv(ruleset, **given) for _ in range(2)], np.random.default_rng(2)
    rows, info = games.reset(seed=11)
    for at, single in enumerate(singles):
        assert single.reset(seed=11 + at)[0].tolist() == rows[at].tolist()
    over = np.zeros(2, bool)
    while not over.any():
        codes = choose(info, chance)
        rows, reward, over, cut, info = games.step(codes)
        assert not cut.any()
        for at, single in enumerate(singles):
            row, paid, ended, _, told = single.step(codes[at])
            assert (row.tolist(), ended) == (rows[at].tolist(), over[at])
            assert paid == pytest.approx(reward[at])
            assert (told["action_mask"].tolist(), told["seat"]) == (info["action_mask"][at].tolist(), info["seat"][at])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_masks_have_exactly_what_the_rules_allow(ruleset: str) -> None:
    games, chance = GamesEnv(2, ruleset), np.random.default_rng(3)
    _, info = games.reset(seed=3)
    for _ in range(30):
        for at in range(2):
            actions = legal(games._setup.rules, games._batch.state(at))
            allowed = [games._batch.codes.from_action(action) for action in actions]
            assert np.flatnonzero(info["action_mask"][at]).tolist() == allowed
        _, _, _, _, info = games.step(choose(info, chance))


def test_next_step_deals_anew_in_the_step_after_the_end() -> None:
    games, chance = GamesEnv(8), np.random.default_rng(4)
    _, info = games.reset(seed=4)
    ended, seen = np.zeros(8, bool), 0
    for _ in range(60):
        rows, reward, over, _, info = games.step(choose(info, chance))
        assert not (over & ended).any()
        assert not reward[ended].any()
        assert (rows[ended][:, games.layout["deck_sizes"]] == 84).all()
        ended, seen = over, seen + int(over.sum())
        assert not info["action_mask"][over].any()
    assert seen > 8


def test_same_step_deals_anew_at_once_and_keeps_the_last_row() -> None:
    games, single = GamesEnv(8, autoreset_mode="SameStep"), GamesEnv(8, autoreset_mode="Disabled")
    chance, seen = np.random.default_rng(5), 0
    (_, info), _ = games.reset(seed=5), single.reset(seed=5)
    while not seen:
        codes = choose(info, chance)
        rows, _, over, _, info = games.step(codes)
        last, _, ended, _, _ = single.step(codes)
        assert over.tolist() == ended.tolist()
        assert info["action_mask"].any(axis=1).all()
        for at in np.flatnonzero(over):
            assert info["_final_obs"][at]
            assert info["final_obs"][at].tolist() == last[at].tolist() != rows[at].tolist()
        seen = int(over.sum())


def test_without_autoreset_a_game_that_is_over_must_be_dealt_by_hand() -> None:
    games, chance = GamesEnv(4, autoreset_mode="Disabled"), np.random.default_rng(6)
    _, info = games.reset(seed=6)
    over = np.zeros(4, bool)
    while not over.any():
        before, _, over, _, info = games.step(choose(info, chance))
    with pytest.raises(ValueError, match="reset_mask"):
        games.step(choose(info, chance))
    rows, info = games.reset(options={"reset_mask": over})
    assert rows[~over].tolist() == before[~over].tolist()
    assert (rows[over][:, games.layout["deck_sizes"]] == 84).all()
    games.step(choose(info, chance))


@pytest.mark.parametrize("mode", MODES)
def test_the_mode_is_declared_and_a_seed_gives_the_same_run(mode: AutoresetMode) -> None:
    runs = []
    for _ in range(2):
        games, chance = GamesEnv(4, autoreset_mode=mode, partners="uniform"), np.random.default_rng(7)
        rows, info = games.reset(seed=7)
        for _ in range(5 if mode is AutoresetMode.DISABLED else 30):
            rows, _, over, _, info = games.step(choose(info, chance))
            if mode is AutoresetMode.DISABLED and over.any():
                rows, info = games.reset(options={"reset_mask": over})
        runs.append(rows.tolist())
    assert games.metadata["autoreset_mode"] is mode
    assert runs[0] == runs[1]


@pytest.mark.parametrize("code", [392, -1, 10_000])
def test_an_illegal_code_loses_its_own_game_only(code: int) -> None:
    games = GamesEnv(3, autoreset_mode="Disabled")
    rows, info = games.reset(seed=8)
    codes = choose(info, np.random.default_rng(8))
    codes[1] = code
    after, reward, over, _, info = games.step(codes)
    assert (rows != after).any(axis=1).tolist() == [True, False, True]
    assert (reward.tolist(), over.tolist()) == ([0.0, -1.0, 0.0], [False, True, False])
    assert info["refused"].tolist() == [False, True, False]


@pytest.mark.parametrize("partners", [None, "score"])
def test_every_episode_is_written_down_on_request(partners: str | None) -> None:
    games = GamesEnv(3, players=3, partners=partners, records=True, autoreset_mode="SameStep")
    chance, records = np.random.default_rng(9), list[str]()
    _, info = games.reset(seed=9)
    while len(records) < 4:
        _, _, _, _, info = games.step(choose(info, chance))
        records += [record for record in info.get("record", ()) if record]
    for record in records:
        assert replay(read_record(record.encode())).state.outcome is not None
    assert read_record(records[0].encode()).bots == (None, partners, partners)


def test_copies_are_the_callers_and_buffers_are_written_over() -> None:
    for copy in (True, False):
        games = GamesEnv(2, copy=copy)
        rows, info = games.reset(seed=1)
        before = rows.copy()
        games.step(choose(info, np.random.default_rng(1)))
        assert (rows == before).all() == copy


def test_packed_rows_and_masks_hold_what_the_others_hold() -> None:
    (rows, info), (small, tight) = GamesEnv(3).reset(seed=1), GamesEnv(3, packed=True).reset(seed=1)
    assert unpack(small, 196).tolist() == rows.tolist()
    assert unpack(tight["action_mask"], 393).tolist() == info["action_mask"].tolist()


def test_a_partner_that_is_not_compiled_is_refused_with_those_that_are() -> None:
    with pytest.raises(WrongSetup, match="uniform, greedy, score; 'search' plays in single games"):
        GamesEnv(2, partners="search")


def test_all_tables_are_rendered() -> None:
    games = GamesEnv(2, partners="greedy", render_mode="ansi")
    games.reset(seed=1)
    one, two = games.render() or ()
    assert str(one).startswith("the-game, ")
    assert "hand  " in str(two)
    assert GamesEnv(1).render() is None
