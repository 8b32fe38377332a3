"""Numbers as people speak them: dialects and slips of the ear."""

import pytest

from tenback.rules.talk.dialect import is_spoken
from tests.talk.screen import screen


@pytest.mark.parametrize(
    "word",
    [
        *("fuemmunfuffzich", "fuemunzwanzich", "zwoasiebzge", "noinavierzg", "drueundrissg", "nuenzaeh", "fuerzig"),
        *("vieftig", "vuuftig", "veertegh", "achtndattig", "vefenveftig", "tweejendartug", "seuventig", "njoggentich"),
        *("thirdy", "fawty", "ninedy", "treetee", "fourtyate"),
    ],
)
def test_com_1_a_number_of_a_dialect_is_a_number(word: str) -> None:
    assert is_spoken(word)


@pytest.mark.parametrize(
    "word",
    [
        *("fertig", "taetig", "richtig", "wichtig", "taktik", "sachen", "versuche", "saechsisch", "zwischen"),
        *("vochtig", "prachtig", "achtige", "daartoe", "vaardig", "feestje", "rustig", "verdriet"),
        *("party", "nearly", "tenth", "safety", "pretty", "thirsty", "forty-niners"),
    ],
)
def test_words_that_sound_alike_are_none(word: str) -> None:
    assert not is_spoken(word)


def test_com_1_a_long_text_does_not_overrule_a_dialect() -> None:
    assert screen("ganz ehrlich, bei uns daheim heißt die fümmunfuffzich, gell") is not None
