"""Every catalogue says the same things, in plain Fluent, with its own plurals."""

import re
from collections import Counter
from itertools import product

import pytest
from fluent.syntax import ast

from tenback.locale import LANGUAGES, catalogue
from tests.locale.ftl import FILES, catalogue_messages, entries, messages, plurals, references, variables

ENGLISH = catalogue_messages("en")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [file.name for file in FILES["en"]] == [file.name for file in FILES[language]]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(ENGLISH) == list(catalogue_messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    other = catalogue_messages(language)
    assert {name: variables(message) for name, message in ENGLISH.items()} == {
        name: variables(other[name]) for name in ENGLISH
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_counts_by_the_same_arguments(language: str) -> None:
    other = catalogue_messages(language)
    assert {name: plurals(message) for name, message in ENGLISH.items()} == {
        name: plurals(other[name]) for name in ENGLISH
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_catalogue_is_a_message(language: str) -> None:
    assert [entry for file in FILES[language] for entry in entries(file) if not isinstance(entry, ast.Message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    count = Counter(message.id.name for file in FILES[language] for message in messages(file))
    assert [name for name, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_leans_on_nothing_else(language: str) -> None:
    leaning = {name: references(message) for name, message in catalogue_messages(language).items()}
    assert {name: needed for name, needed in leaning.items() if needed} == {}


@pytest.mark.parametrize(("language", "count"), [*product(LANGUAGES, (0, 1, 2))])
def test_every_message_can_be_told(language: str, count: int) -> None:
    told = {message_id: _told(language, message_id, count) for message_id in ENGLISH}
    assert {name: text for name, text in told.items() if not text or text != text.strip()} == {}
    assert {name: text for name, text in told.items() if re.search(r"[{}]|\$\w|  ", text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_in_another_way_than_many(language: str) -> None:
    counted = [message_id for message_id, message in ENGLISH.items() if plurals(message)]
    one, two, three = ([_told(language, message_id, count) for message_id in counted] for count in (1, 2, 3))
    assert [text for text, many in zip(one, two, strict=True) if text.replace("1", "2") == many] == []
    assert three == [text.replace("2", "3") for text in two]


ROOMS = re.compile(r"\branked\b|private room|\bRaum\b|\bRäume|gewertet|\bkamers?\b|ranglijst", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_hear_of_open_tables_and_of_friends_and_never_of_rooms(language: str) -> None:
    told = {message_id: _told(language, message_id, 2) for message_id in ENGLISH}
    assert {name: text for name, text in told.items() if ROOMS.search(text)} == {}


def _told(language: str, message_id: str, value: int) -> str:
    """Return the text with every argument of the same value."""
    return catalogue(language)(message_id, **dict.fromkeys(variables(ENGLISH[message_id]), value))


PLURALS = [
    ("en", "left", "count", ("No cards left", "One card left", "2 cards left")),
    ("de", "left", "count", ("Keine Karte übrig", "Eine Karte übrig", "2 Karten übrig")),
    ("nl", "left", "count", ("Geen kaart over", "Nog één kaart over", "Nog 2 kaarten over")),
    ("en", "duty-min", "missing", ("Lay 0 more cards", "Lay one more card", "Lay 2 more cards")),
    ("de", "duty-min", "missing", ("Leg noch 0 Karten", "Leg noch eine Karte", "Leg noch 2 Karten")),
    ("nl", "duty-min", "missing", ("Leg nog 0 kaarten", "Leg nog één kaart", "Leg nog 2 kaarten")),
    ("en", "table-deck", "count", ("Draw pile: empty", "Draw pile: one card", "Draw pile: 2 cards")),
    ("de", "table-deck", "count", ("Zugstapel: leer", "Zugstapel: eine Karte", "Zugstapel: 2 Karten")),
    ("nl", "table-deck", "count", ("Trekstapel: leeg", "Trekstapel: één kaart", "Trekstapel: 2 kaarten")),
]


@pytest.mark.parametrize(("language", "message_id", "argument", "expected"), PLURALS)
def test_none_one_and_two_are_told_right(
    language: str, message_id: str, argument: str, expected: tuple[str, str, str]
) -> None:
    assert expected == tuple(catalogue(language)(message_id, **{argument: count}) for count in (0, 1, 2))
