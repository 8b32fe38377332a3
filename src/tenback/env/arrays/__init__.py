"""The games as pure functions of JAX: `jit` and `vmap` make batches of them for any device."""
