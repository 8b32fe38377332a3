"""The files of the tests lie in memory where that is roomy, and else where pytest puts them."""

import os
from collections import namedtuple
from pathlib import Path

import pytest

from tests.shelter import ASKED, ROOM, has_room, lie_in_memory

Usage = namedtuple("Usage", ["free"])


@pytest.mark.parametrize(("free", "roomy"), [(ROOM + 1, True), (ROOM, False)])
def test_a_small_memory_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, *, roomy: bool
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(free))
    assert has_room(tmp_path) == roomy


def test_a_machine_without_such_a_folder_has_no_room(tmp_path: Path) -> None:
    assert not has_room(tmp_path / "nowhere")


def test_a_place_that_somebody_chose_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(ASKED, str(tmp_path))
    lie_in_memory()
    assert os.environ[ASKED] == str(tmp_path)
