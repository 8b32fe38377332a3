"""Names of environments: what they stand for, now and later."""

import subprocess
import sys

import gymnasium
import pettingzoo
import pytest

import tenback.env
from tenback.env.ids import EDITIONS, NEWEST, UnknownEnvironment, find_rules, names
from tenback.env.setup import WrongSetup, read_setup
from tenback.rules import RULESETS

WITHOUT = """
import sys
from importlib import import_module
from importlib.machinery import PathFinder

class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name in sys.argv[2:] else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Without
from tenback.bots import MissingExtra
try:
    import_module(sys.argv[1])
except MissingExtra as error:
    print(error.extra)
"""


def test_the_newest_edition_has_every_game_in_its_newest_version() -> None:
    assert EDITIONS[NEWEST] == {rules.id: rules.version for rules in RULESETS}, "add an edition; never change one"


def test_every_name_is_known_to_gymnasium_and_pettingzoo() -> None:
    wanted = {f"{tenback.env.NAMESPACE}/{name}" for name in names()}
    assert wanted <= {*gymnasium.registry}
    assert all(pettingzoo.spec(kind, name) for kind in ("aec", "parallel") for name in wanted)


def test_a_level_is_the_same_game_as_its_own_name() -> None:
    by_level = gymnasium.make("tenback/TheGame-v0", level="expert")
    by_name = gymnasium.make("tenback/TheGameExpert-v0")
    rows = [env.reset(seed=5)[1]["action_mask"].tolist() for env in (by_level, by_name)]
    assert find_rules("the-game", 0, "expert").id == "the-game/expert"
    assert rows[0] == rows[1]


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownEnvironment, match="the-game/wizard; it has the-game, the-game/expert"):
        find_rules("the-game", 0, "wizard")
    with pytest.raises(UnknownEnvironment, match="edition 99 has no the-game; it has nothing"):
        find_rules("the-game", 99)
    with pytest.raises(WrongSetup, match="a game for 2 players, not for 3"):
        read_setup("face-to-face", players=3)


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        (["gymnasium", "jax"], "tenback.env", "env"),
        (["pettingzoo", "jax"], "tenback.env", "env"),
        (["jax"], "tenback.env.arrays", "jax"),
        (["gymnasium", "pettingzoo"], "tenback.env.arrays.game", ""),
    ],
)
def test_each_library_needs_its_own_extra_and_no_other(missing: list[str], module: str, extra: str) -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT, module, *missing], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == extra
