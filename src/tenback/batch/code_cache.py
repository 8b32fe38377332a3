"""Numba's cache of compiled functions, kept in our own folder."""

from collections.abc import Callable
from contextlib import suppress
from pickle import UnpicklingError
from typing import Any, cast

from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.caching import _CacheLocator as CacheLocator

from tenback.batch import code_folder


class _Locator(CacheLocator):
    """Says where a function is kept, and what must be the same for it to be used."""

    def __init__(self, module: str, line: int) -> None:
        self._place = f"{module}-{line}"  # Numba itself tells modules of one name in several folders apart by folders

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], _py_file: str) -> "_Locator":
        return cls(py_func.__module__, py_func.__code__.co_firstlineno)

    def get_cache_path(self) -> str:
        return str(code_folder.path())

    def get_source_stamp(self) -> str:
        return code_folder.stamp()  # Numba itself watches one file only, and compiled code has parts of several

    def get_disambiguator(self) -> str:
        return self._place


class _Implementation(CompileResultCacheImpl):
    _locator_classes = cast("Any", (_Locator,))


class CodeCache(FunctionCache):
    """The cache of one function; where it cannot be read or written, the function is compiled anew."""

    _impl_class = _Implementation

    def load_overload(self, sig: object, target_context: object) -> object:
        """Return what is kept for a signature, if anything; a file that a crash left broken is ignored."""
        with suppress(OSError):
            try:
                return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
            except (EOFError, UnpicklingError, ValueError):
                self.flush()  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: object, data: object) -> None:
        """Keep what was compiled for a signature."""
        with suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
