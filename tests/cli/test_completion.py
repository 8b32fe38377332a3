"""The shell completes commands, options, games, bots, languages and house rules."""

import pytest
from click.shell_completion import ShellComplete

from tenback.bots import BOTS
from tenback.cli.app import COMMANDS, program
from tenback.locale import LANGUAGES, catalogue
from tenback.rules import RULESETS, find_ruleset
from tests.cli.running import across, process, tenback

SWITCHES = [f"{switch.name}={choice}" for switch in find_ruleset("face-to-face").switches for choice in switch.choices]


def _offers(*words: str) -> list[str]:
    *before, last = words
    completion = ShellComplete(program(catalogue("en")), {}, "tenback", "_TENBACK_COMPLETE")
    return [item.value for item in completion.get_completions(before, last)]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["p"], ["play", "puzzle"]),
        ([""], list(COMMANDS)),
        (["play", ""], [rules.id for rules in RULESETS]),
        (["rules", "on-fire"], ["on-fire", "on-fire/expert", "on-fire/expert-plus"]),
        (["play", "the-game", "--bot", ""], list(BOTS)),
        (["--lang", ""], list(LANGUAGES)),
        (["games", "--lang", "n"], ["nl"]),
        (["play", "face-to-face", "--house", ""], SWITCHES),
        (["play", "--house", "expert"], ["expert-endgame-min=1", "expert-endgame-min=3"]),
        (["play", "the-game", "--table", ""], ["friends", "open"]),
        (["play", "the-game", "--se"], ["--seed"]),
        (["play", "the-game", "--players", ""], []),
        (["completion", "z"], ["zsh"]),
    ],
)
def test_a_word_is_completed(words: list[str], expected: list[str]) -> None:
    assert expected == _offers(*words)


@pytest.mark.parametrize(("words", "kind"), [(["replay", "x"], "file"), (["play", "the-game", "--save", "x"], "dir")])
def test_paths_are_left_to_the_shell(words: list[str], kind: str) -> None:
    *before, last = words
    completion = ShellComplete(program(catalogue("en")), {}, "tenback", "_TENBACK_COMPLETE")
    assert [item.type for item in completion.get_completions(before, last)] == [kind]


@pytest.mark.parametrize(("shell", "lang"), across(("bash", "zsh", "fish"), LANGUAGES))
def test_every_shell_has_its_script(shell: str, lang: str) -> None:
    ran = tenback("completion", shell, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert f"_TENBACK_COMPLETE={shell}_complete" in ran.out


def test_the_script_finds_our_answers() -> None:
    env = {"_TENBACK_COMPLETE": "bash_complete", "COMP_WORDS": "tenback\nplay\nface", "COMP_CWORD": "2"}
    assert process(env=env).stdout == b"plain,face-to-face\n"


def test_offers_are_explained_in_the_shells_language() -> None:
    env = {"_TENBACK_COMPLETE": "fish_complete", "COMP_WORDS": "tenback ga", "COMP_CWORD": "ga", "LANG": "de_DE.UTF-8"}
    assert "Die Spiele auflisten." in process(env=env).stdout.decode()
