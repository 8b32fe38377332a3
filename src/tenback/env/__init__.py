"""Environments for learning: every game for Gymnasium and PettingZoo; `tenback.env.spiel` has them for OpenSpiel."""

from importlib.util import find_spec

from tenback.bots import MissingExtra
from tenback.env.ids import names

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


try:
    import gymnasium
    import pettingzoo
except ImportError as error:
    if find_spec("jax") is None:  # the games of `arrays` need nothing but JAX
        raise MissingExtra("env") from error
else:
    _register()
