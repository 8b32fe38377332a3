"""Saved games, the newest first."""

import os
from pathlib import Path

from tenback.locale.catalogue import catalogue
from tenback.play.codec import to_json
from tenback.play.game import Game
from tenback.play.record import RecordError, RecordFault, to_record
from tenback.rules import Begin, find_ruleset
from tenback.terminal.setup import Seating, bot_names, resume, same_name
from tenback.terminal.shelf import saved_games, saved_text
from tests.cli.running import played


def begun() -> Game:
    game = Game.from_seed(find_ruleset("the-game"), ["Ann", "Bot 1"], seed=3)
    game.do(Begin(1))
    return game


def shelve(folder: Path, name: str, data: bytes, written: float) -> None:
    (folder / name).write_bytes(data)
    os.utime(folder / name, (written, written))


def test_the_newest_comes_first_and_a_broken_file_says_why(tmp_path: Path) -> None:
    shelve(tmp_path, "b.json", to_json(to_record(begun())), 1000)
    shelve(tmp_path, "a.json", to_json(played("on-fire")), 2000)
    shelve(tmp_path, "c.json", b"{", 3000)
    broken, finished, unfinished = saved_games(tmp_path)
    assert isinstance(broken.content, RecordError)
    assert broken.content.fault is RecordFault.CUT
    assert (broken.is_open, finished.is_open, unfinished.is_open) == (False, False, True)


def test_no_folder_means_no_games(tmp_path: Path) -> None:
    assert [*saved_games(tmp_path / "nowhere")] == []


def test_a_saved_game_is_told_in_a_line() -> None:
    told = saved_text(catalogue("en"), to_record(begun()))
    assert told == "The Game · Ann, Bot 1 · 98 cards left · not finished"


def test_a_resumed_game_is_the_same_game() -> None:
    game = begun()
    setup = resume(to_record(game, [None, "strong"]), Path("game.json"), None)
    again = setup.open()
    assert (again.state, again.deal, again.voices, again.log) == (game.state, game.deal, game.voices, game.log)
    assert setup.seating == (Seating("Ann"), Seating("Bot 1", "strong"))


def test_a_game_without_a_seed_can_be_gone_on_with_and_dealt_again() -> None:
    seeded = begun()
    game = Game(seeded.rules, seeded.players, seeded.deal)
    game.do(Begin(1))
    again = resume(to_record(game), Path("game.json"), None).again().open()
    assert (again.deal, again.log) == (game.deal, [])


def test_a_record_that_does_not_say_who_is_a_bot_seats_people() -> None:
    assert resume(to_record(begun()), Path("game.json"), None).people == [0, 1]


def test_no_bot_has_the_name_of_a_person() -> None:
    assert bot_names(["Ann", "bot 1"], 2) == ["Bot 2", "Bot 3"]


def test_names_that_look_alike_are_the_same() -> None:
    assert (same_name(["Ann", "Bob", " ANN"]), same_name(["Ann", "Anna"])) == ("ANN", None)
