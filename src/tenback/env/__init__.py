"""Environments for learning: every game for Gymnasium and PettingZoo; `tenback.env.spiel` has them for OpenSpiel."""

from tenback.bots import MissingExtra
from tenback.env.ids import names

try:
    import gymnasium
    import pettingzoo
except ImportError as error:
    raise MissingExtra("env") from error

NAMESPACE = "tenback"


def _register() -> None:
    for name, (ruleset, edition) in names().items():
        given = {"ruleset": ruleset, "edition": edition}
        gymnasium.register(
            f"{NAMESPACE}/{name}",
            entry_point="tenback.env.single:GameEnv",
            vector_entry_point="tenback.env.vector:GamesEnv",
            kwargs=given,
        )
        pettingzoo.register("aec", f"{NAMESPACE}/{name}", entry_point="tenback.env.aec:env", kwargs=given)
        parallel = "tenback.env.aec:parallel_env"
        pettingzoo.register("parallel", f"{NAMESPACE}/{name}", entry_point=parallel, kwargs=given)


_register()
