"""Reviewed turns are kept for their record, method and play-outs; damage costs time, never truth."""

from pathlib import Path

from tenback.study.kept_turns import MOST, KeptTurns
from tenback.study.reviewer import Reviewer
from tests.study.played import FEW, cut, played


def _reviewed(steps: int = 14) -> Reviewer:
    return Reviewer(cut(played("the-game", 2), steps), FEW)


def test_what_was_kept_is_read_back(tmp_path: Path) -> None:
    reviewer = _reviewed()
    turns, kept = [*reviewer.turns()], KeptTurns(tmp_path, reviewer.record, FEW)
    kept.begin(turns[:1])
    for turn in turns[1:]:
        kept.add(turn)
    assert kept.read() == turns
    assert KeptTurns(tmp_path, reviewer.record, FEW + 1).read() == []
    assert KeptTurns(tmp_path, _reviewed(16).record, FEW).read() == []


def test_a_damaged_file_counts_as_far_as_it_is_whole(tmp_path: Path) -> None:
    reviewer = _reviewed()
    turns, kept = [*reviewer.turns()], KeptTurns(tmp_path, reviewer.record, FEW)
    kept.begin(turns)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-20])
    assert kept.read() == turns[:-1]


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    kept = KeptTurns(tmp_path / "file", _reviewed().record, FEW)
    kept.begin([])
    assert kept.read() == []


def test_only_so_many_files_are_kept(tmp_path: Path) -> None:
    for number in range(MOST + 3):
        (tmp_path / f"{number}.jsonl").touch()
    KeptTurns(tmp_path, _reviewed().record, FEW).begin([])
    assert len([*tmp_path.iterdir()]) == MOST
