"""`tenback sim` measures bots, and says so in a table, in JSON and in files."""

import json
import sys
from pathlib import Path

import pytest

from tenback.bots import BOTS, THINKERS
from tenback.cli.runs import measurement
from tenback.locale import LANGUAGES, catalogue
from tenback.locale.numbers import number_text
from tenback.locale.phrases import unverified_text
from tests.cli.running import across, error, process, tenback

SIM = ("sim", "the-game", "--bot", "greedy", "--games", "300", "--seed", "7")
KEYS = {
    "games",
    "win_rate",
    "win_low",
    "win_high",
    "left_mean",
    "games_per_second",
    "seconds_per_turn",
    "seed",
}


def _entry(*words: str) -> dict[str, object]:
    ran = tenback(*words, "--json")
    assert (ran.code, ran.err) == (0, "")
    entry: dict[str, object] = json.loads(ran.out)
    return entry


def test_a_program_finds_every_figure() -> None:
    entry = _entry(*SIM)
    assert entry.keys() >= KEYS
    assert (entry["games"], entry["seed"], entry["bots"], entry["interrupted"]) == (300, "7", ["greedy"], False)


def test_the_figures_agree_with_each_other() -> None:
    entry = _entry(*SIM, "--players", "2")
    left = entry["left_distribution"]
    assert isinstance(left, dict)
    assert sum(left.values()) == 300
    assert sum(int(cards) * games for cards, games in left.items()) / 300 == pytest.approx(entry["left_mean"])
    assert (entry["win_rate"], left.get("0", 0)) == (left.get("0", 0) / 300, entry["wins"])


@pytest.mark.parametrize("cores", ["1", "2", "5"])
def test_cores_change_nothing(cores: str) -> None:
    one, other = _entry(*SIM), _entry(*SIM, "--cores", cores)
    measured = {"games_per_second", "seconds_per_turn"}
    assert {**one, **dict.fromkeys(measured)} == {**other, **dict.fromkeys(measured)}


def test_two_bots_are_compared_on_the_same_deals() -> None:
    entry = _entry(*SIM, "--versus", "uniform")
    alone = _entry("sim", "the-game", "--bot", "uniform", "--games", "300", "--seed", "7")
    versus, difference = entry["versus"], entry["difference"]
    assert isinstance(versus, dict)
    assert isinstance(difference, dict)
    assert versus["left_distribution"] == alone["left_distribution"]
    assert difference["left_mean"] == pytest.approx(float(str(entry["left_mean"])) - versus["left_mean"])


def test_every_seat_may_have_its_own_bot() -> None:
    assert _entry("sim", "the-game", "--bot", "greedy", "--bot", "uniform", "--games", "5")["bots"] == [
        "greedy",
        "uniform",
    ]


def test_a_race_tells_how_the_first_seat_and_the_starter_did() -> None:
    entry = _entry("sim", "face-to-face", "--bot", "greedy", "--bot", "uniform", "--games", "50")
    assert (entry["win_rate"], entry["players"]) == (1, 2)
    assert 0 < float(str(entry["starter_win_rate"])) < 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_the_users_language(lang: str) -> None:
    texts, entry = catalogue(lang), _entry(*SIM)
    out = tenback(*SIM, lang=lang).out
    assert all(texts(name) in out for name in ("lab-won", "lab-left", "lab-tricks", "lab-turns", "lab-speed"))
    assert number_text(texts, float(str(entry["left_mean"])), 1) in out
    assert texts("cli-seed", seed="7") in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_tells_the_difference(lang: str) -> None:
    out = tenback(*SIM, "--versus", "uniform", lang=lang).out
    assert catalogue(lang)("lab-difference", one="greedy", other="uniform") in out


def test_guessed_commands_are_admitted() -> None:
    out = tenback("sim", "extreme", "--bot", "greedy", "--games", "2").out
    assert unverified_text(catalogue("en")) in out


def test_files_are_written(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.parquet", "a.svg")]
    ran = tenback(*SIM, "--parquet", str(files[0]), "--plot", str(files[1]))
    assert ran.code == 0
    assert all(file.stat().st_size for file in files)


REFUSALS: list[tuple[list[str], str, dict[str, str | int | tuple[str, ...]]]] = [
    (["the-game"], "lab-needs-bot", {}),
    (["the-game", "--bot", "deep"], "lab-no-such-bot", {"bot": "deep", "known": tuple(BOTS)}),
    (["the-game", "--bot", "search:0s"], "lab-bad-budget", {"budget": "0s"}),
    (["the-game", "--bot", "greedy", "--players", "6"], "setup-seats", {"least": 1, "most": 5}),
    (["the-game", "--bot", "greedy", "--players", "0"], "setup-seats", {"least": 1, "most": 5}),
    (["face-to-face", "--bot", "greedy", "--players", "3"], "setup-seats-exactly", {"least": 2}),
    (["the-game", "--bot", "greedy", "--games", "0"], "lab-wrong-amount", {"option": "--games", "most": 10**7}),
    (["the-game", "--bot", "greedy", "--games", "-3"], "lab-wrong-amount", {"option": "--games", "most": 10**7}),
    (["the-game", "--bot", "greedy:5"], "lab-needless-budget", {"bot": "greedy", "thinkers": (*THINKERS,)}),
    (["the-game", "--bot", "solid:0.2s"], "lab-needless-budget", {"bot": "solid", "thinkers": (*THINKERS,)}),
    (["the-game", "--bot", "greedy", "--cores", "0"], "lab-wrong-amount", {"option": "--cores", "most": 1024}),
    (
        ["the-game", "--players", "3", "--bot", "greedy", "--bot", "uniform"],
        "lab-bots-and-seats",
        {"bots": 2, "seats": 3},
    ),
    (
        ["the-game", "--bot", "greedy", "--plot", "a.gif"],
        "lab-wrong-suffix",
        {"path": "a.gif", "suffixes": (".png", ".svg")},
    ),
    (
        ["the-game", "--bot", "greedy", "--parquet", "/nowhere/a.parquet"],
        "lab-unwritable",
        {"path": "/nowhere/a.parquet", "why": "No such file or directory"},
    ),
    (["the-game", "--bot", "greedy", "--ray", "here"], "lab-no-address", {"address": "here"}),
    (["the-game", "--bot", "greedy", "--ray", "127.0.0.1:1"], "lab-no-cluster", {"address": "127.0.0.1:1"}),
    (
        ["face-to-face", "--bot", "greedy", "--versus", "uniform"],
        "lab-race-versus",
        {"line": "tenback match face-to-face greedy uniform"},
    ),
    (["the-game", "--bot", "greedy", "--commands", "/nowhere"], "cli-no-commands-here", {}),
]


@pytest.mark.parametrize(("refused", "lang"), across(REFUSALS, LANGUAGES))
def test_bad_input_is_one_line_and_a_usage_error(
    refused: tuple[list[str], str, dict[str, str | int | tuple[str, ...]]], lang: str
) -> None:
    words, message_id, arguments = refused
    ran = tenback("sim", *words, lang=lang)
    assert (ran.code, ran.out, ran.err) == (2, "", error(lang, message_id, **arguments) + "\n")


@pytest.mark.parametrize("games", ["99999999999999", "9" * 5000, "many", "1e6", "1.5", ""])
def test_an_amount_that_cannot_be_is_told_with_the_most(games: str) -> None:
    ran = tenback("sim", "the-game", "--bot", "greedy", "--games", games)
    assert (ran.code, ran.err) == (2, error("en", "lab-wrong-amount", option="--games", most=10**7) + "\n")


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("numba", [], "sim"),
        ("polars", ["--parquet", "{}/a.parquet"], "lab"),
        ("vl_convert", ["--plot", "{}/a.png"], "lab"),
        ("ray", ["--ray", "127.0.0.1:1"], "ray"),
    ],
)
def test_a_missing_extra_is_named(
    module: str, words: list[str], extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # Python's own way to say that there is no such module
    ran = tenback(*SIM, *(word.format(tmp_path) for word in words))
    assert (ran.code, ran.err) == (2, error("en", "lab-extra", extra=extra) + "\n")


def test_a_file_that_is_only_tried_is_not_there_afterwards(tmp_path: Path) -> None:
    tenback("sim", "the-game", "--parquet", str(tmp_path / "a.parquet"))
    assert list(tmp_path.iterdir()) == []


def test_no_bar_is_drawn_where_nobody_watches() -> None:
    assert process(*SIM).stderr == b""


def test_whoever_asks_for_many_games_of_a_slow_bot_is_told_what_to_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "LONG_RUN", 2)
    ran = tenback("sim", "quick-and-easy", "--players", "2", "--bot", "beginner", "--games", "2", "--cores", "1")
    fast = "greedy, score, solid, uniform"
    assert (ran.code, ran.err) == (0, catalogue("en")("lab-slow", bot="beginner", fast=fast) + "\n")


def test_bots_that_talk_are_played_by_the_thousand_without_a_word() -> None:
    ran = tenback("sim", "the-game", "--players", "3", "--bot", "solid", "--games", "300", "--seed", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["games"] == 300
