"""How functions are compiled, and what Numba does not offer.

Compiled, a row is a bare pointer: arrays would be counted in and out of every function, which costs most of the time.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast, overload

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import config, types
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic
from numpy.typing import NDArray

from tenback.batch.code_cache import CodeCache
from tenback.batch.fragments import Fragment, FragmentCompiler

F = TypeVar("F", bound=Callable[..., Any])
Numbers = NDArray[np.int64]
Rows = NDArray[np.int64]  # one row for each game
Seeds = NDArray[np.uint64]
Bytes = NDArray[np.uint8]


class Table(Protocol):
    """A row of whole numbers that is only read: a ruleset; compiled, a bare pointer to the first of them."""

    def __getitem__(self, at: int, /) -> int: ...


class Row(Table, Protocol):
    """A row of whole numbers; compiled, a bare pointer to the first of them."""

    def __setitem__(self, at: int, number: int, /) -> None: ...


class FloatTable(Protocol):
    """A row of floats that is only read; compiled, a bare pointer to the first of them."""

    def __getitem__(self, at: int, /) -> float: ...


class Floats(FloatTable, Protocol):
    """A row of floats; compiled, a bare pointer to the first of them."""

    def __setitem__(self, at: int, number: float, /) -> None: ...


_MANNER = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "fastmath": {"reassoc"},
    "no_cfunc_wrapper": True,
    "no_rewrites": True,  # they are for arrays, and cost time
}


class _Behind(Protocol):
    @overload
    def __call__(self, row: Row, count: int, /) -> Row: ...
    @overload
    def __call__(self, row: Table, count: int, /) -> Table: ...
    @overload
    def __call__(self, row: Floats, count: int, /) -> Floats: ...
    @overload
    def __call__(self, row: FloatTable, count: int, /) -> FloatTable: ...


class _AsFloats(Protocol):
    @overload
    def __call__(self, row: Row, /) -> Floats: ...
    @overload
    def __call__(self, row: Table, /) -> FloatTable: ...


def entry_point(function: F) -> F:
    """Compile a function that Python calls, with all its fragments, on its first call; the code is kept."""
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function
    made: Any = CPUDispatcher(function, targetoptions=_MANNER)
    made._cache = CodeCache(function)  # type: ignore[no-untyped-call]  # noqa: SLF001 - what `cache=True` sets
    return cast("F", made)


def compiled(function: F) -> F:
    """Make a function a fragment of the entry points that call it."""
    return _make_fragment(function, forceinline=False)


def inlined(function: F) -> F:
    """Make a function a fragment that is copied into each caller; only where speed depends on it."""
    return _make_fragment(function, forceinline=True)


def _make_fragment(function: F, *, forceinline: bool) -> F:
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function
    options = {**_MANNER, "forceinline": forceinline, "no_cpython_wrapper": True}
    made = Fragment(function, targetoptions=options, pipeline_class=FragmentCompiler)
    return cast("F", made)


# ---- what Numba does not offer, and in plain Python for runs without compilation


def _bit_question(ask: Callable[[Any, Any], Any]) -> Any:
    def bits(typing: Any, word: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, args: ask(builder, args[0])

    return intrinsic(bits)


def _row(typing: Any, array: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        rows = context.make_array(signature.args[0])(context, builder, args[0])
        width = builder.extract_value(rows.shape, signature.args[0].ndim - 1)
        return builder.gep(rows.data, [builder.mul(args[1], width)])

    pointer: Any = types.CPointer  # untyped
    return pointer(array.dtype)(array, types.int64), generate


def _behind(typing: Any, row: Any, count: Any) -> Any:
    return row(row, types.int64), lambda _context, builder, _signature, args: builder.gep(args[0], [args[1]])


def _as_floats(typing: Any, row: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.DoubleType().as_pointer())

    pointer: Any = types.CPointer  # untyped
    return pointer(types.float64)(row), generate


trailing_zeros: Callable[[int], int]
leading_zeros: Callable[[int], int]
count_bits: Callable[[int], int]
row_of: Callable[[NDArray[Any], int], Row]  # a row of an array; of a single row itself, with 0
behind: _Behind  # the row without its first numbers
floats_of: Callable[[NDArray[np.float64] | NDArray[np.float32], int], Floats]  # a row of an array of floats
as_floats: _AsFloats  # the same place, read as floats

if config.DISABLE_JIT:  # type: ignore[attr-defined]
    MASK = (1 << 64) - 1
    trailing_zeros = lambda word: (int(word) & -int(word)).bit_length() - 1 if word else 64
    leading_zeros = lambda word: 64 - (int(word) & MASK).bit_length()
    count_bits = lambda word: (int(word) & MASK).bit_count()
    row_of = lambda array, at: cast("Row", array[at] if array.ndim > 1 else array)
    floats_of = cast("Any", row_of)
    behind = cast("Any", lambda row, count: row[count:])
    as_floats = cast("Any", lambda row: row.view(np.float64))
else:
    _FALSE = ir.Constant(ir.IntType(1), 0)
    trailing_zeros = _bit_question(lambda builder, word: builder.cttz(word, _FALSE))
    leading_zeros = _bit_question(lambda builder, word: builder.ctlz(word, _FALSE))
    count_bits = _bit_question(lambda builder, word: builder.ctpop(word))
    row_of, behind = cast("Any", intrinsic(_row)), cast("Any", intrinsic(_behind))
    floats_of, as_floats = cast("Any", row_of), cast("Any", intrinsic(_as_floats))
