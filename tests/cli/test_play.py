"""`tenback play` settles the table that the line asks for."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenback.bots import BOTS
from tenback.locale import LANGUAGES, Catalogue, catalogue
from tenback.play.codec import to_json
from tenback.play.game import Game
from tenback.play.record import Record, to_record
from tenback.rules import Begin, find_ruleset, with_house
from tenback.rules.commands import command_table
from tenback.rules.talk import Room
from tenback.terminal.app import Farewell
from tenback.terminal.keeper import own_folder
from tenback.terminal.setup import Seating, Setup
from tests.cli.running import Ran, across, error, played, tenback
from tests.cli.test_refusals import NUMBERS

Opened = list[tuple[Setup | None, Catalogue, Path | None]]
FILLERS = [Seating(f"Bot {number}", "solid") for number in range(1, 5)]
ANN, BOB = Seating("Ann"), Seating("Bob")


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the user a data folder of their own, and a folder to be in."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "home").mkdir()
    monkeypatch.chdir(tmp_path / "home")
    return own_folder()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Sit somebody down at a terminal, and write down which tables are opened."""
    tables: Opened = []

    def open_table(*table: Any) -> Farewell:
        tables.append(table)
        return Farewell()

    monkeypatch.setattr("tenback.cli.commands.play.at_terminal", lambda: True)
    monkeypatch.setattr("tenback.terminal.app.play_table", open_table)
    return tables


@pytest.fixture
def settle(opened: Opened) -> Callable[..., Setup]:
    """Return the table that a line settles."""

    def play(*words: str, lang: str = "en") -> Setup:
        ran = tenback("play", *words, lang=lang)
        assert (ran.code, ran.out, ran.err) == (0, "", "")
        (setup, _, _) = opened[-1]
        assert setup is not None
        return setup

    return play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_game_the_menu_opens(lang: str, opened: Opened, own: Path) -> None:
    assert tenback("play", lang=lang).code == 0
    assert opened == [(None, catalogue(lang), own)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("the-game", [Seating("Player 1")]),
        ("face-to-face", [Seating("Player 1"), FILLERS[0]]),
        ("the-game --players 3", [Seating("Player 1"), *FILLERS[:2]]),
        ("the-game --name Ann --name Bob", [ANN, BOB]),
        ("quick-and-easy --name Ann", [ANN, FILLERS[0]]),
        ("the-game --bot uniform", [Seating("Player 1"), Seating("Bot 1", "uniform")]),
        ("the-game --name Ann --bot uniform --players 4", [ANN, Seating("Bot 1", "uniform"), *FILLERS[1:3]]),
        ("the-game --players 5 --name Ann --name Bob", [ANN, BOB, *FILLERS[:3]]),
    ],
)
def test_people_come_first_and_bots_fill_the_seats(
    line: str, expected: list[Seating], settle: Callable[..., Setup]
) -> None:
    assert tuple(expected) == settle(*line.split()).seating


@pytest.mark.parametrize("lang", LANGUAGES)
def test_somebody_without_a_name_gets_one(lang: str, settle: Callable[..., Setup]) -> None:
    assert settle("the-game", lang=lang).seating == (Seating(catalogue(lang)("player", number=1)),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_more_names_than_seats_are_refused(lang: str) -> None:
    ran = tenback("play", "the-game", "--players", "2", "--name", "Ann", "--name", "Bob", "--bot", "solid", lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-too-many-players", seats=2, named=3) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_more_names_than_the_game_has_seats_are_refused(lang: str) -> None:
    names = [word for name in "ABC" for word in ("--name", name)]
    ran = tenback("play", "face-to-face", *names, lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "setup-seats-exactly", least=2) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_bot_is_a_usage_error_that_names_the_bots(lang: str) -> None:
    ran = tenback("play", "the-game", "--bot", "deep-blue", lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "lab-no-such-bot", bot="deep-blue", known=tuple(BOTS)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_needs_more_than_is_installed_says_so(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)  # as if the compiler were missing
    ran = tenback("play", "the-game", "--bot", "master", lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "lab-extra", extra="sim") + "\n")


def test_a_bot_may_have_a_budget(settle: Callable[..., Setup]) -> None:
    assert settle("the-game", "--bot", "search:50").seating[1] == Seating("Bot 1", "search:50")


def test_the_seed_is_the_one_asked_for(settle: Callable[..., Setup]) -> None:
    assert settle("the-game", "--seed", "42").seed == 42


def test_without_a_seed_every_game_is_another(settle: Callable[..., Setup]) -> None:
    assert settle("the-game").seed != settle("the-game").seed


@pytest.mark.parametrize(
    ("words", "room"), [((), Room.PRIVATE), (("--table", "friends"), Room.PRIVATE), (("--table", "open"), Room.RANKED)]
)
def test_the_table_is_of_the_kind_asked_for(words: tuple[str, ...], room: Room, settle: Callable[..., Setup]) -> None:
    assert settle("the-game", *words).room is room


def test_house_rules_are_kept(settle: Callable[..., Setup]) -> None:
    assert settle("the-game", "--house", "undo=all").rules.house == {"undo": "all"}


def test_the_numbers_of_a_real_deck_are_played(settle: Callable[..., Setup], tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("\n".join(f"{name} = {numbers}" for name, numbers in NUMBERS.items()), encoding="utf-8")
    rules = settle("extreme", "--commands", str(file)).rules
    assert command_table(rules) == {name: tuple(numbers) for name, numbers in NUMBERS.items()}
    assert not rules.unverified


@pytest.mark.parametrize(("words", "chosen"), [((), "own"), (("--save", "here"), "here"), (("--no-save",), "")])
def test_the_record_goes_where_it_should(words: tuple[str, ...], chosen: str, opened: Opened, own: Path) -> None:
    folder = {"own": own, "here": Path("here"), "": None}[chosen]
    assert tenback("play", "the-game", *words).code == 0
    ((setup, _, place),) = opened
    assert (setup and setup.folder, place) == (folder, folder)


@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_written_is_refused_before_the_first_card(lang: str) -> None:
    Path("games").write_text("in the way")
    ran = tenback("play", "the-game", "--save", "games", lang=lang)
    why = error(lang, "cli-folder-unwritable", path="games", why="File exists")
    assert (ran.code, ran.err) == (1, why + "\n")


@pytest.mark.usefixtures("opened")
def test_what_is_left_to_say_is_printed_when_the_table_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    farewell = Farewell(("Saved.", "Go on."), 143)
    monkeypatch.setattr("tenback.terminal.app.play_table", lambda *_: farewell)
    assert tenback("play") == Ran(143, "Saved.\nGo on.\n", "")


# ---- going on with a saved game


def save(folder: Path, name: str, record: Record) -> Path:
    """Save a record as the table does."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(to_json(record))
    return folder / name


def unfinished(bots: tuple[str | None, ...] = (None, "solid")) -> Record:
    """Return the record of a game that has just begun."""
    game = Game.from_seed(with_house(find_ruleset("the-game"), {"undo": "all"}), ["Ann", "Bot 1"], 7, room=Room.RANKED)
    game.do(Begin(1))
    return to_record(game, bots)


@pytest.mark.parametrize("named", [False, True])
def test_a_saved_game_goes_on_as_it_was(*, named: bool, settle: Callable[..., Setup], own: Path) -> None:
    path = save(own, "game.json", unfinished())
    setup = settle("--resume", *([str(path)] if named else []))
    assert (setup.record, setup.path, setup.folder) == (unfinished(), path, own)
    assert setup.seating == (ANN, Seating("Bot 1", "solid"))
    assert (setup.rules.house, setup.room, setup.seed) == ({"undo": "all"}, Room.RANKED, 7)


def test_the_newest_unfinished_game_goes_on(settle: Callable[..., Setup], own: Path) -> None:
    for written, name in ((1000, "old.json"), (3000, "new.json"), (2000, "older.json")):
        os.utime(save(own, name, unfinished()), (written, written))
    os.utime(save(own, "over.json", played("on-fire")), (4000, 4000))
    (own / "broken.json").write_text("{")
    assert settle("--resume").path == own / "new.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_is_unfinished_there_is_nothing_to_go_on_with(lang: str, own: Path) -> None:
    save(own, "over.json", played("on-fire"))
    ran = tenback("play", "--resume", lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-nothing-to-resume", folder=str(own)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_does_not_go_on(lang: str, own: Path) -> None:
    path = save(own, "over.json", played("on-fire"))
    ran = tenback("play", "--resume", str(path), lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-game-is-over", path=str(path)) + "\n")


def test_a_broken_record_is_refused_with_the_reason(own: Path) -> None:
    path = save(own, "game.json", unfinished())
    path.write_bytes(path.read_bytes()[:-40])
    ran = tenback("play", "--resume", str(path))
    assert ran.code == 1
    assert "the record breaks off here" in ran.err


def test_a_record_with_a_bot_that_nobody_knows_is_refused(own: Path) -> None:
    path = save(own, "game.json", unfinished((None, "deepblue")))
    ran = tenback("play", "--resume", str(path))
    assert (ran.code, ran.err) == (2, error("en", "lab-no-such-bot", bot="deepblue", known=tuple(BOTS)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_does_not_choose_which_program_runs(own: Path, lang: str) -> None:
    path = save(own, "game.json", unfinished((None, "os:Bot")))
    ran = tenback("play", "--resume", str(path), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "bot-own-resumed", bot="os:Bot") + "\n")


@pytest.mark.parametrize("words", [["the-game", "--resume"], ["--seed", "7", "--resume"]])
def test_everything_about_a_saved_game_is_settled(words: list[str]) -> None:
    ran = tenback("play", *words)
    assert (ran.code, "do not go together" in ran.err) == (2, True)


# ---- names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_cannot_both_be_ann(lang: str) -> None:
    ran = tenback("play", "the-game", "--name", "Ann", "--name", "ann", lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-same-name", name="ann") + "\n")


def test_a_bot_never_has_the_name_of_a_person(settle: Callable[..., Setup]) -> None:
    names = [seat.name for seat in settle("the-game", "--name", "Bot 1", "--players", "3").seating]
    assert names == ["Bot 1", "Bot 2", "Bot 3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_the_bots_and_the_usual_number_of_players(lang: str) -> None:
    out = " ".join(tenback("play", "--help", lang=lang).out.split())
    assert ", ".join(BOTS) in out
    assert catalogue(lang)("cli-opt-play-players") in out


@pytest.mark.parametrize(("lang", "words"), across(LANGUAGES, ([], ["the-game"])))
def test_a_table_needs_a_terminal(lang: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.terminal.app.play_table", lambda *_: None)
    ran = tenback("play", *words, lang=lang)
    assert ran == Ran(1, "", error(lang, "cli-not-a-terminal") + "\n")


def test_in_a_terminal_a_replay_opens_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[tuple[Record, Catalogue]] = []
    monkeypatch.setattr("tenback.cli.commands.replay.at_terminal", lambda: True)
    monkeypatch.setattr("tenback.terminal.app.show_replay", lambda *table: shown.append(table))
    (tmp_path / "record").write_bytes(to_json(played("on-fire")))
    assert tenback("replay", str(tmp_path / "record"), lang="de") == Ran(0, "", "")
    assert shown == [(played("on-fire"), catalogue("de"))]


def test_in_a_terminal_a_replay_can_be_told_in_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tenback.cli.commands.replay.at_terminal", lambda: True)
    monkeypatch.setattr("tenback.terminal.app.show_replay", lambda *_: None)
    (tmp_path / "record").write_bytes(to_json(played("on-fire")))
    assert tenback("replay", str(tmp_path / "record"), "--text").out.startswith("On Fire\n")
