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
        *("quarante", "cuarenta", "quarantasette", "veintidos", "cinquenta", "trzydziesci", "otuz", "triginta"),
        *("siebxig", "tachttig", "seventhy", "ihavefortyseven", "dievierzig", "hundertvierundzwanzig"),
    ],
)
def test_com_1_slips_sounds_reversals_and_other_languages_are_numbers(word: str) -> None:
    assert is_number(word)


@pytest.mark.parametrize("text", ["у меня сорок два", "мне нужно двадцать"])
def test_com_1_a_number_in_russian_is_one(text: str) -> None:
    assert Block.WORD is screen(text)


@pytest.mark.parametrize(
    "word", ["there", "fertig", "onze", "seize", "elven", "neben", "sehne", "power", "nichts", "tuechtig", "seksen"]
)
def test_ordinary_words_are_none(word: str) -> None:
    assert not is_number(word)


@pytest.mark.parametrize("text", ["f*fty one", "my v##rzig", "fier zik", "thir teen", "fo rty", "sie ben", "kırk iki"])
def test_com_1_masked_and_divided_words_are_numbers(text: str) -> None:
    assert Block.WORD is screen(text)


@pytest.mark.parametrize("text", ["it's even", "laat ze even", "do zijn ding", "for the team"])
def test_words_that_only_meet_pass(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize("text", ["what the f***", "sh*t happens", "d*mn", "fix und fertig", "reimt sich nicht"])
def test_other_masked_words_pass(text: str) -> None:
    assert screen(text) is None
