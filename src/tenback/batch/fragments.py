"""Fragments of compiled code: each is typed and lowered once, and becomes machine code within entry points.

Numba would optimise every function with everything it calls, and again within each caller; with a hundred functions
that takes most of the time. A fragment is the same whatever constants it is called with: only an entry point sees them.
"""

# ruff: noqa: ANN401 - Numba's own code has no types

from collections.abc import Sequence
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher


class Fragment(CPUDispatcher):
    """A function that only compiled code can call."""

    def get_call_template(self, args: Sequence[Any], kws: Any) -> Any:
        """Say what a call gives, whatever constants it is made with."""
        return super().get_call_template(tuple(map(types.unliteral, args)), kws)


class FragmentCompiler(Compiler):
    """Compiles a fragment as far as entry points need it."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        own = library or _FragmentLibrary(targetctx.codegen(), "fragment")  # type: ignore[no-untyped-call]
        super().__init__(typingctx, targetctx, own, *rest)  # type: ignore[no-untyped-call]


class _FragmentLibrary(JITCodeLibrary):
    """The code of a fragment, to be linked into entry points."""

    @property
    def codegen(self) -> Any:
        return _IdleCodegen(self._codegen)

    def _optimize_final_module(self) -> None:
        """Leave it to the entry point."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Say that there is no machine code."""
        return 0


class _IdleCodegen:
    """A code generator whose engine does not know the fragment."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, _name: str, _env: object) -> None:
        """Do nothing: a fragment never meets a Python object."""
