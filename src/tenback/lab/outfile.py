"""A file that is written whole or not at all."""

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, or raise `OSError` with its name; the old one stays until the new one is complete."""
    with _named(path), _beside(path.resolve()) as new:
        with new.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, new)
        new.replace(path.resolve())


def try_to_write(path: Path) -> None:
    """Raise `OSError` unless the file can be written; the attempt leaves no trace."""
    with _named(path), _beside(path.resolve()) as new:
        new.touch(exist_ok=False)
        if path.exists():
            path.open("ab").close()


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """Lend a temporary name in the same folder; a file that still has it afterwards is deleted."""
    new = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        yield new
    finally:
        new.unlink(missing_ok=True)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Make an error name the file that was asked for."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error
