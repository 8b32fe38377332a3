"""Misspelt numbers, numbers of other languages, and words that only look like either."""

import pytest

from tenback.rules.talk import Block
from tenback.rules.talk.numbers import is_number
from tests.talk.screen import screen


@pytest.mark.parametrize(
    "word",
    [
        *("twleve", "sevnty", "sixxty", "ytrof", "eigty"),
        *("gizreiv", "sibenundfirzig", "draissich", "zwoaradreissg"),
        *("vijftich", "tseventig", "gitreev", "tachig"),
        *("quarante", "cuarenta", "quarantasette", "veintidos"),
    ],
)
def test_com_1_slips_sounds_reversals_and_other_languages_are_numbers(word: str) -> None:
    assert is_number(word)


@pytest.mark.parametrize("word", ["there", "fertig", "onze", "seize", "elven", "neben", "sehne", "power", "nichts"])
def test_ordinary_words_are_none(word: str) -> None:
    assert not is_number(word)


@pytest.mark.parametrize("text", ["f*fty one", "my v##rzig", "fier zik", "thir teen"])
def test_com_1_masked_and_divided_words_are_numbers(text: str) -> None:
    assert Block.WORD is screen(text)


@pytest.mark.parametrize("text", ["what the f***", "sh*t happens", "d*mn", "fix und fertig", "reimt sich nicht"])
def test_other_masked_words_pass(text: str) -> None:
    assert screen(text) is None
