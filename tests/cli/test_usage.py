"""A line that cannot be understood is refused with what is possible."""

import pytest

from tenback.locale import LANGUAGES, catalogue
from tests.cli.running import across, error, tenback

Arguments = dict[str, str | int]

LARGEST = str(2**64 - 1)
LONG = "x" * 41

FAULTS: list[tuple[list[str], str, Arguments]] = [
    (["play", "--playrs", "2"], "cli-no-such-option", {"option": "--playrs", "near": "--players"}),
    (["games", "--xyzzy"], "cli-no-such-option", {"option": "--xyzzy", "near": "none"}),
    (["games", "-x"], "cli-no-such-option", {"option": "-x", "near": "none"}),
    (["gamse"], "cli-no-such-command", {"command": "gamse", "near": "games"}),
    (["xyzzy"], "cli-no-such-command", {"command": "xyzzy", "near": "none"}),
    (["games", "--json=yes"], "cli-takes-no-value", {"option": "--json"}),
    (["deal", "the-game", "--seed"], "cli-needs-value", {"option": "--seed"}),
    (["games", "one", "two"], "cli-too-many", {"words": "one two"}),
    (["replay", "a", "--text", "--json"], "cli-not-both", {"one": "--text", "other": "--json"}),
    (["play", "--save", "a", "--no-save"], "cli-not-both", {"one": "--save", "other": "--no-save"}),
    (["play", "--seed", "1"], "cli-needs-game", {"option": "--seed"}),
    (["play", "--bot", "greedy"], "cli-needs-game", {"option": "--bot"}),
    (["play", "--players", "0"], "cli-needs-game", {"option": "--players"}),
]
WORDS = [
    (["games", "--lang", "fr"], "--lang", "fr", "en, de, nl"),
    (["completion", "tcsh"], "bash|zsh|fish", "tcsh", "bash, zsh, fish"),
    (["play", "the-game", "--table", "ranked"], "--table", "ranked", "friends, open"),
]
VALUES = [
    *(
        (["deal", "the-game", "--seed", seed], "--seed", seed, "cli-expected-seed", {"most": LARGEST})
        for seed in ("-1", "1.5", "abc", "", "²", "1_0", str(2**64), "9" * 50)
    ),
    *(
        (["deal", "the-game", "--players", players], "--players", players, "cli-expected-count", {})
        for players in ("two", "", "1.5", "1_0", "²", "--5")
    ),
    *(
        (["play", "the-game", "--name", name], "--name", name, "cli-expected-name", {"most": 40})
        for name in ("", " ", "a\tb", LONG)
    ),
    *(
        (["rules", "the-game", "--house", house], "--house", house, "cli-metavar-house", {})
        for house in ("undo", "undo=", "=all", "")
    ),
]


@pytest.mark.parametrize(("fault", "lang"), across(FAULTS, LANGUAGES))
def test_a_fault_is_told(fault: tuple[list[str], str, Arguments], lang: str) -> None:
    words, message_id, arguments = fault
    ran = tenback(*words, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[0] == error(lang, message_id, **arguments)


@pytest.mark.parametrize(("fault", "lang"), across(WORDS, ("en", "de", "nl")))
def test_a_word_that_is_not_offered_is_told_with_the_offer(fault: tuple[list[str], str, str, str], lang: str) -> None:
    words, option, value, expected = fault
    ran = tenback(*words, lang=lang)
    assert ran.code == 2
    assert ran.err.splitlines()[0] == error(lang, "cli-bad-value", option=option, value=value, expected=expected)


@pytest.mark.parametrize(("fault", "lang"), across(VALUES, LANGUAGES))
def test_a_bad_value_is_told_with_what_would_do(fault: tuple[list[str], str, str, str, Arguments], lang: str) -> None:
    words, option, value, message_id, arguments = fault
    expected = catalogue(lang)(message_id, **arguments)
    ran = tenback(*words, lang=lang)
    assert ran.code == 2
    assert ran.err.startswith(error(lang, "cli-bad-value", option=option, value=value, expected=expected))


@pytest.mark.parametrize(("name", "lang"), across(("rules", "deal"), LANGUAGES))
def test_a_missing_game_is_told(name: str, lang: str) -> None:
    ran = tenback(name, lang=lang)
    assert ran.code == 2
    assert ran.err.splitlines()[0] == error(lang, "cli-missing", option=catalogue(lang)("cli-metavar-game"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_usage_error_says_where_help_is(lang: str) -> None:
    expected = catalogue(lang)("cli-try-help", command="tenback deal")
    assert tenback("deal", lang=lang).err.splitlines()[-1] == expected


@pytest.mark.parametrize("seed", ["0", LARGEST, "007"])
def test_every_seed_will_do(seed: str) -> None:
    assert tenback("deal", "the-game", "--seed", seed).code == 0


@pytest.mark.parametrize(
    "line",
    [
        ["{}"],
        ["--{}"],
        ["games", "{}"],
        ["deal", "{}"],
        ["deal", "the-game", "--seed", "{}"],
        ["rules", "the-game", "--house", "{}"],
        ["rules", "the-game", "--house", "{}=all"],
        ["rules", "the-game", "--house", "undo={}"],
        ["rules", "extreme", "--commands", "{}"],
        ["replay", "{}"],
    ],
)
def test_a_very_long_word_is_cut_where_it_is_repeated(line: list[str]) -> None:
    ran = tenback(*(word.format("x" * 9999) for word in line))
    assert ran.code in (1, 2)
    assert "xxx…" in ran.err
    assert len(ran.err) < 1000
