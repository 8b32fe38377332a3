"""Calling a catalogue, and choosing its language."""

import subprocess
import sys
from collections.abc import Mapping

import fluent.runtime
import pytest

from tenback.locale import LANGUAGES, MissingText, catalogue, language_of
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ending


@pytest.mark.parametrize(
    ("expected", "environ"),
    [
        ("en", {}),
        ("de", {"LANG": "de_DE.UTF-8"}),
        ("nl", {"LANG": "nl"}),
        ("nl", {"LANG": "nl-BE"}),
        ("de", {"LANG": "de_AT@euro"}),
        ("de", {"LANG": "DE_DE"}),
        ("en", {"LANG": "en_GB.UTF-8"}),
        ("en", {"LANG": "fr_FR.UTF-8"}),
        ("en", {"LANG": "C"}),
        ("en", {"LANG": "C.UTF-8"}),
        ("en", {"LANG": "POSIX"}),
        ("en", {"LANG": "dead"}),
        ("de", {"TENBACK_LANG": "de", "LC_ALL": "nl_NL", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}),
        ("nl", {"LC_ALL": "nl_NL", "LC_MESSAGES": "de_DE", "LANG": "en_GB"}),
        ("de", {"LC_MESSAGES": "de_DE", "LANG": "en_GB"}),
        ("en", {"LC_ALL": "C", "LANG": "de_DE"}),
        ("de", {"TENBACK_LANG": "", "LC_ALL": "", "LANG": "de_DE"}),
    ],
)
def test_the_first_variable_that_is_set_decides_the_language(expected: str, environ: Mapping[str, str]) -> None:
    assert expected == language_of(environ)


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("nl") is catalogue("nl")


def test_a_catalogue_knows_its_language() -> None:
    assert list(LANGUAGES) == [catalogue(language).language for language in LANGUAGES]


def test_a_list_is_told_with_commas() -> None:
    assert catalogue("en")("duty-fire", piles=["Pile A", "Pile C"]) == "Put out the fire: Pile A, Pile C"


def test_an_enum_is_told_by_its_value() -> None:
    assert catalogue("en")("duel-won", ending=Ending.CONCEDED, name="Anna") == "Anna gives up: you win!"


def test_nothing_invisible_is_put_around_arguments() -> None:
    assert catalogue("en")("table-starts", name="Anna").isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_does_not_exist_is_refused(language: str) -> None:
    with pytest.raises(MissingText, match="no-such-message"):
        catalogue(language)("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_refused(language: str) -> None:
    with pytest.raises(MissingText, match="name"):
        catalogue(language)("table-turn-of")


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(MissingText, match="fr"):
        catalogue("fr")


def test_fluent_is_not_imported_before_a_text_is_told() -> None:
    code = "import sys, tenback.locale.rulebook; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_two_threads_may_read_the_same_file(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Catalogue("en", fluent.runtime.FluentBundle(["en"]), {"some.ftl": "hello = Hello\n"})
    parse = fluent.runtime.FluentResource

    def be_overtaken(source: str) -> object:
        monkeypatch.setattr(fluent.runtime, "FluentResource", parse)
        assert texts("hello") == "Hello"  # somebody else has read it before we are done
        return parse(source)

    monkeypatch.setattr(fluent.runtime, "FluentResource", be_overtaken)
    assert texts("hello") == "Hello"
