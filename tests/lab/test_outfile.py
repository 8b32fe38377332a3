"""A file is written whole or not at all, and a failure names it."""

import os
import re
from pathlib import Path

import pytest

from tenback.lab.outfile import try_to_write, write_whole


def test_a_file_has_what_was_written_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "a.png"
    write_whole(file, b"one")
    write_whole(file, b"two")
    assert (file.read_bytes(), [*tmp_path.iterdir()]) == (b"two", [file])


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.png"
    file.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", _no_room)
    with pytest.raises(OSError, match=re.escape(str(file))):
        write_whole(file, b"new")
    assert (file.read_bytes(), [*tmp_path.iterdir()]) == (b"old", [file])


def _no_room(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_link_stays_a_link_and_the_mode_stays(tmp_path: Path) -> None:
    file, link = tmp_path / "a.png", tmp_path / "link.png"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, b"new")
    assert (link.is_symlink(), file.read_bytes(), file.stat().st_mode & 0o777) == (True, b"new", 0o640)


@pytest.mark.parametrize("name", ["nowhere/a.png", "folder", "x" * 300])
def test_what_cannot_be_written_is_found_out_before(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=name):
        try_to_write(tmp_path / name)
    assert [*tmp_path.rglob("*")] == [tmp_path / "folder"]


def test_an_attempt_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.png"
    try_to_write(file)
    assert [*tmp_path.iterdir()] == []
    file.write_bytes(b"old")
    try_to_write(file)
    assert file.read_bytes() == b"old"
