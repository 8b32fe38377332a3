"""Every page explains its command, in every language."""

import re

import click
import pytest

from tenback.bots import BOTS
from tenback.cli.app import COMMANDS, program
from tenback.locale import LANGUAGES, catalogue
from tests.cli.running import across, tenback

ENGLISH = re.compile(r"Usage:|\bOptions\b|\bCommands\b|Show this|OPTIONS|Error")


def _command(name: str) -> click.Command:
    root = program(catalogue("en"))
    found = root.get_command(click.Context(root), name)
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "lang"), across(COMMANDS, LANGUAGES))
def test_a_page_names_every_option(name: str, lang: str) -> None:
    page = tenback(name, "--help", lang=lang).out
    options = [option for param in _command(name).params if isinstance(param, click.Option) for option in param.opts]
    assert [option for option in options if option not in page] == []


@pytest.mark.parametrize(("name", "lang"), across(COMMANDS, LANGUAGES))
def test_a_page_tells_what_the_command_does(name: str, lang: str) -> None:
    assert catalogue(lang)(f"cli-{name}-help") in tenback(name, "--help", lang=lang).out


@pytest.mark.parametrize(("name", "lang"), across(("", *COMMANDS), ("de", "nl")))
def test_a_translated_page_has_no_english_heading(name: str, lang: str) -> None:
    assert ENGLISH.findall(tenback(*([name] if name else []), "--help", lang=lang).out) == []


@pytest.mark.parametrize(("name", "lang"), across(("", *COMMANDS), LANGUAGES))
def test_a_page_fits_80_columns(name: str, lang: str) -> None:
    page = tenback(*([name] if name else []), "--help", lang=lang).out
    assert max(map(len, page.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_lists_every_command(lang: str) -> None:
    page = tenback("--help", lang=lang).out
    assert re.findall(r"^  ([a-z]+)  ", page, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_what_was_asked_for(name: str) -> None:
    ran = tenback(name, "-h")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_asked_for_is_a_usage_error_with_the_first_page(lang: str) -> None:
    bare, page = tenback(lang=lang), tenback("--help", lang=lang)
    assert (bare.code, bare.out, bare.err) == (2, "", page.out)


def test_the_version_is_shown() -> None:
    ran = tenback("--version")
    assert ran.code == 0
    assert re.fullmatch(r"tenback \d+\.\d+\.\d+\n", ran.out)


@pytest.mark.parametrize(("name", "lang"), across(("sim", "match", "bot", "play"), LANGUAGES))
def test_a_page_names_the_bots(name: str, lang: str) -> None:
    page = re.sub(r"\s+", " ", tenback(name, "--help", lang=lang).out)
    assert page.count(catalogue(lang)("lab-bots", bots=tuple(BOTS))) == 1


@pytest.mark.parametrize(("name", "lang"), across(("sim", "deal", "bound"), LANGUAGES))
def test_a_page_says_how_many_play_if_the_line_does_not(name: str, lang: str) -> None:
    page = re.sub(r"\s+", " ", tenback(name, "--help", lang=lang).out)
    assert catalogue(lang)("cli-opt-players") in page
