"""What is played is on the disk at once, whole, and somewhere."""

import os
from pathlib import Path

import pytest

from tenback.locale.catalogue import catalogue
from tenback.play.codec import read_record
from tenback.play.game import Game
from tenback.rules import Begin, Lay, find_ruleset
from tenback.terminal.keeper import Keeper, own_folder, try_folder
from tenback.terminal.setup import Seating, Setup

TEXTS = catalogue("en")


def a_table(folder: Path | None) -> tuple[Keeper, Game]:
    """Return a table of a person and a bot that has just begun."""
    seating = (Seating("Ann"), Seating("Bot 1", "strong"))
    setup = Setup(rules=find_ruleset("the-game"), seating=seating, seed=7, folder=folder)
    game = setup.open()
    game.do(Begin(0))
    return Keeper(setup), game


def lay_one(game: Game) -> None:
    game.do(next(action for action in game.view(0).legal if isinstance(action, Lay)))


def block(folder: Path) -> None:
    """Put a file where the folder was."""
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    folder.write_text("in the way")


def test_one_file_grows_with_the_game(tmp_path: Path) -> None:
    keeper, game = a_table(tmp_path)
    for _ in range(2):
        keeper.keep(game)
        (file,) = tmp_path.iterdir()
        assert read_record(file.read_bytes()).steps == tuple(game.log)
        lay_one(game)


def test_the_record_says_who_is_a_bot(tmp_path: Path) -> None:
    keeper, game = a_table(tmp_path)
    keeper.keep(game)
    assert keeper.path
    assert read_record(keeper.path.read_bytes()).bots == (None, "strong")


def test_a_record_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path) -> None:
    keeper, game = a_table(tmp_path)
    keeper.keep(game)
    first = keeper.path
    assert first
    first.with_name(f".{first.name}.part").mkdir()
    lay_one(game)
    assert keeper.keep(game)
    assert len(read_record(first.read_bytes()).steps) == 1


def test_where_the_folder_fails_the_record_goes_to_the_users_own(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    keeper, game = a_table(folder)
    keeper.keep(game)
    block(folder)
    lay_one(game)
    assert (keeper.keep(game), keeper.keep(game)) == (True, False)  # told once
    (file,) = own_folder().iterdir()
    assert len(read_record(file.read_bytes()).steps) == 2
    assert str(file) in keeper.words(TEXTS)
    assert "could not be saved where you wanted it" in keeper.words(TEXTS)


def test_a_record_that_fits_nowhere_is_told_once_and_tried_again(tmp_path: Path, data_home: Path) -> None:
    folder = tmp_path / "games"
    folder.write_text("in the way")
    (data_home / "tenback").write_text("in the way")
    keeper, game = a_table(folder)
    assert (keeper.keep(game), keeper.keep(game), keeper.lost) == (True, False, True)
    folder.unlink()
    keeper.keep(game)
    assert (keeper.lost, len([*folder.iterdir()])) == (False, 1)


def test_nothing_is_kept_where_nobody_wants_it() -> None:
    keeper, game = a_table(None)
    assert (keeper.keep(game), keeper.words(TEXTS), [*keeper.farewell(TEXTS)]) == (False, "", [])


def test_the_farewell_names_the_command_that_goes_on(tmp_path: Path) -> None:
    keeper, game = a_table(tmp_path / "two words")
    keeper.keep(game)
    assert [*keeper.farewell(TEXTS)][-1].endswith(f"tenback play --resume '{keeper.path}'")


def test_a_folder_is_tried_without_a_trace(tmp_path: Path) -> None:
    try_folder(tmp_path / "new")
    assert os.listdir(tmp_path / "new") == []  # noqa: PTH208 - hidden files too
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        try_folder(tmp_path / "file")
