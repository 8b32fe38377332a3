"""The games as pure functions of JAX: `jit` and `vmap` make batches of them for any device."""

from importlib.util import find_spec

from tenback.bots import MissingExtra

if find_spec("jax") is None:
    raise MissingExtra("jax")
