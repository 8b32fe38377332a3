"""`tenback play` settles the table that the line asks for."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from platformdirs import user_data_path

from tenback.bots import BOTS
from tenback.locale import LANGUAGES, Catalogue, catalogue
from tenback.play.codec import to_json
from tenback.play.record import Record
from tenback.rules.commands import command_table
from tenback.rules.talk import Room
from tenback.terminal.setup import Seating, Setup
from tests.cli.running import Ran, across, error, played, tenback
from tests.cli.test_refusals import NUMBERS

Opened = list[tuple[Setup | None, Catalogue, Path | None]]
FILLERS = [Seating(f"Bot {number}", "solid") for number in range(1, 5)]
ANN, BOB = Seating("Ann"), Seating("Bob")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Sit somebody down at a terminal, and write down which tables are opened."""
    tables: Opened = []
    monkeypatch.setattr("tenback.cli.play.at_terminal", lambda: True)
    monkeypatch.setattr("tenback.terminal.app.play_table", lambda *table: tables.append(table))
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
def test_without_a_game_the_menu_opens(lang: str, opened: Opened) -> None:
    assert tenback("play", lang=lang).code == 0
    assert opened == [(None, catalogue(lang), user_data_path("tenback") / "records")]


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
    monkeypatch.setitem(sys.modules, "tenback.bots.search", None)  # as if the compiler were missing
    ran = tenback("play", "the-game", "--bot", "master", lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "lab-extra", extra="sim") + "\n")


def test_a_bot_may_have_a_budget(settle: Callable[..., Setup]) -> None:
    assert settle("the-game", "--bot", "search:50").seating[1] == Seating("Bot 1", "search:50")


def test_the_seed_is_the_one_asked_for(settle: Callable[..., Setup]) -> None:
    assert settle("the-game", "--seed", "42").seed == 42


def test_without_a_seed_every_game_is_another(settle: Callable[..., Setup]) -> None:
    assert settle("the-game").seed != settle("the-game").seed


@pytest.mark.parametrize(("words", "room"), [((), Room.PRIVATE), (("--room", "ranked"), Room.RANKED)])
def test_the_room_is_the_one_asked_for(words: tuple[str, ...], room: Room, settle: Callable[..., Setup]) -> None:
    assert settle("the-game", *words).room is room


def test_house_rules_are_kept(settle: Callable[..., Setup]) -> None:
    assert settle("the-game", "--house", "undo=all").rules.house == {"undo": "all"}


def test_the_numbers_of_a_real_deck_are_played(settle: Callable[..., Setup], tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("\n".join(f"{name} = {numbers}" for name, numbers in NUMBERS.items()), encoding="utf-8")
    rules = settle("extreme", "--commands", str(file)).rules
    assert command_table(rules) == {name: tuple(numbers) for name, numbers in NUMBERS.items()}
    assert not rules.unverified


@pytest.mark.parametrize(
    ("words", "folder"),
    [((), user_data_path("tenback") / "records"), (("--save", "here"), Path("here")), (("--no-save",), None)],
)
def test_the_record_goes_where_it_should(words: tuple[str, ...], folder: Path | None, opened: Opened) -> None:
    assert tenback("play", "the-game", *words).code == 0
    ((setup, _, place),) = opened
    assert (setup and setup.folder, place) == (folder, folder)


@pytest.mark.parametrize(("lang", "words"), across(LANGUAGES, ([], ["the-game"])))
def test_a_table_needs_a_terminal(lang: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.terminal.app.play_table", lambda *_: None)
    ran = tenback("play", *words, lang=lang)
    assert ran == Ran(1, "", error(lang, "cli-not-a-terminal") + "\n")


def test_in_a_terminal_a_replay_opens_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[tuple[Record, Catalogue]] = []
    monkeypatch.setattr("tenback.cli.replay.at_terminal", lambda: True)
    monkeypatch.setattr("tenback.terminal.app.show_replay", lambda *table: shown.append(table))
    (tmp_path / "record").write_bytes(to_json(played("on-fire")))
    assert tenback("replay", str(tmp_path / "record"), lang="de") == Ran(0, "", "")
    assert shown == [(played("on-fire"), catalogue("de"))]


def test_in_a_terminal_a_replay_can_be_told_in_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tenback.cli.replay.at_terminal", lambda: True)
    monkeypatch.setattr("tenback.terminal.app.show_replay", lambda *_: None)
    (tmp_path / "record").write_bytes(to_json(played("on-fire")))
    assert tenback("replay", str(tmp_path / "record"), "--text").out.startswith("On Fire\n")
