"""What the games and the system refuse is told in the user's language."""

import json
from pathlib import Path

import pytest

from tenback.cli.output.refusal_text import refusal_lines
from tenback.locale import LANGUAGES, catalogue
from tenback.rules import RULESETS, find_ruleset
from tenback.rules.notation import NotationError, NotationFault
from tests.cli.running import across, error, tenback

IDS = tuple(rules.id for rules in RULESETS)
SWITCHES = tuple(switch.name for switch in find_ruleset("the-game").switches)
NUMBERS = {
    "stop": [2, 3, 4, 5],
    "skull": [12, 13, 14, 15],
    "three": [22, 23, 24, 25],
    "silence": [32, 33, 34, 35],
    "onepile": [42, 43, 44, 45],
    "notrick": [52, 53, 54, 55],
    "draw1": [62, 63, 64, 65],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_game_is_told_with_the_games(lang: str) -> None:
    ran = tenback("deal", "chess", lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == error(lang, "unknown-ruleset", name="chess", known=IDS) + "\n"


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["rules", "chess"],
        ["deal", "chess"],
        ["sim", "chess", "--bot", "greedy"],
        ["match", "chess", "greedy", "uniform"],
        ["bound", "chess"],
    ],
)
def test_an_unknown_game_is_the_same_usage_error_everywhere(words: list[str]) -> None:
    assert (tenback(*words).code, tenback(*words).err) == (2, tenback("deal", "chess").err)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_misspelt_game_is_told_with_what_is_near(lang: str) -> None:
    assert tenback("rules", "extrem", lang=lang).err.endswith(catalogue(lang)("cli-near-game", near="extreme") + "\n")


@pytest.mark.parametrize(
    ("players", "lang", "name"),
    across(("0", "-1", "6", "9" * 9, "9" * 5000, "-" + "9" * 50), LANGUAGES, ("deal", "play")),
)
def test_a_wrong_number_of_players_is_told_with_the_range(players: str, lang: str, name: str) -> None:
    ran = tenback(name, "the-game", "--players", players, lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "setup-seats", least=1, most=5) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_duel_is_for_exactly_two(lang: str) -> None:
    ran = tenback("deal", "face-to-face", "--players", "1", lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "setup-seats-exactly", least=2) + "\n")


@pytest.mark.parametrize(("lang", "name"), across(LANGUAGES, ("rules", "play")))
def test_an_unknown_house_rule_is_told_with_the_offer(lang: str, name: str) -> None:
    ran = tenback(name, "the-game", "--house", "luck=all", lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "house-unknown-switch", switch="luck", offered=SWITCHES) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_house_choice_is_told_with_the_offer(lang: str) -> None:
    ran = tenback("rules", "the-game", "--house", "undo=some", lang=lang)
    offer = ("solo", "off", "all")
    assert ran.code == 1
    assert ran.err == error(lang, "house-unknown-choice", switch="undo", choice="some", offered=offer) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notation_fault_is_told(lang: str) -> None:
    fault = NotationError(NotationFault.CARD, "37x")
    assert refusal_lines(catalogue(lang), fault) == [error(lang, "notation-card", text="37x")]


@pytest.mark.parametrize(("lang", "name"), across(LANGUAGES, ("rules", "play")))
def test_a_game_without_commands_takes_no_numbers(lang: str, name: str, tmp_path: Path) -> None:
    ran = tenback(name, "the-game", "--commands", str(_file(tmp_path, NUMBERS)), lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-no-commands-here") + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_in_a_command_file_has_its_line(lang: str, tmp_path: Path) -> None:
    table = {**NUMBERS, "luck": [6, 7, 8, 9], "stop": [2, 3], "skull": "12", "three": [22, 23, 24, 100]}
    del table["draw1"]
    ran = tenback("rules", "extreme", "--commands", str(_file(tmp_path, table)), lang=lang)
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 5
    assert error(lang, "command-fault-no-such-card", command="three", number=100) in ran.err.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_file_out_of_all_bounds_is_told(lang: str, tmp_path: Path) -> None:
    table = {**NUMBERS, "x" * 9999: [6, 7, 8, 9], "stop": [10**1500, 2, 3, -(10**1500)]}
    ran = tenback("rules", "extreme", "--commands", str(_file(tmp_path, table)), lang=lang)
    assert (ran.code, len(ran.err.splitlines())) == (1, 3)


@pytest.mark.parametrize(("form", "lang"), across(("toml", "json"), LANGUAGES))
@pytest.mark.parametrize("text", ["stop = [4,", '{"stop": [4', "[" * 100_000, '{"stop": ' + "9" * 5000 + "}"])
def test_a_broken_command_file_is_told(form: str, lang: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / f"deck.{form}"
    file.write_text(text, encoding="utf-8")
    ran = tenback("rules", "extreme", "--commands", str(file), lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-broken-file", path=str(file), form=form.upper()) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_file_that_is_no_text_is_told(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(b"\xff\xfe")
    ran = tenback("rules", "extreme", "--commands", str(file), lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-file-not-text", path=str(file)) + "\n")


@pytest.mark.parametrize(("lang", "line"), across(LANGUAGES, (["replay"], ["rules", "extreme", "--commands"])))
def test_a_missing_file_is_told(lang: str, line: list[str], tmp_path: Path) -> None:
    file = str(tmp_path / "nowhere")
    ran = tenback(*line, file, lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-file-not-found", path=file) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_is_no_file(lang: str, tmp_path: Path) -> None:
    ran = tenback("replay", str(tmp_path), lang=lang)
    assert (ran.code, ran.err) == (1, error(lang, "cli-file-is-folder", path=str(tmp_path)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_may_not_be_read_is_told(lang: str) -> None:
    assert refusal_lines(catalogue(lang), PermissionError(13, "no", "a")) == [error(lang, "cli-file-denied", path="a")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_no_file_can_have_is_told(lang: str) -> None:
    ran = tenback("replay", "x" * 5000, lang=lang)
    assert ran.code == 1
    assert ran.err.startswith(error(lang, "cli-file-fails", path="x" * 200 + "…", why="File name too long"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_of_ours_is_told_without_a_traceback(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.play.deal.Chance", None)
    ran = tenback("deal", "the-game", lang=lang)
    told = "TypeError: 'NoneType' object is not callable"
    assert (ran.code, ran.err) == (1, error(lang, "cli-bug", error=told) + "\n")


def _file(folder: Path, table: object) -> Path:
    file = folder / "deck.json"
    file.write_text(json.dumps(table), encoding="utf-8")
    return file
