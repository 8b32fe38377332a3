"""Riddles whose answer is a number."""

import pytest

from tenback.rules.talk import ATTEMPTS, Block
from tests.talk.screen import screen


@pytest.mark.parametrize(
    "text",
    [
        *(
            "it is my age",
            "my card is as old as my mum",
            "my house number",
            "same as my shoe size",
            "it rhymes with weaven",
        ),
        *("so alt wie meine Mama", "meine Hausnummer", "wie meine Schuhgröße", "reimt sich auf lieben"),
        *("zo oud als mijn moeder", "mijn huisnummer", "zelfde als mijn schoenmaat", "rijmt op leven"),
    ],
)
def test_com_1_a_riddle_with_a_number_as_its_answer_is_stopped(text: str) -> None:
    assert Block.RIDDLE is screen(text)


@pytest.mark.parametrize(
    "text",
    [
        *("legs eleven as they say in bingo", "my card is the number of weeks in a year", "it's a prime number"),
        *("the year the wall fell, last two digits", "letter five of the alphabet"),
        *("Schnapszahl mit lauter Sechsen", "doppelsieben", "meine ist die Anzahl der Bundesländer"),
        *("mijn kaart heeft Abraham gezien", "deelbaar door zeven", "een halve eeuw"),
    ],
)
def test_com_1_what_is_known_for_its_number_is_a_riddle(text: str) -> None:
    assert screen(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        *("my parents celebrate their golden wedding", "the Beatles are on the radio", "lay as many as you can"),
        *("leg so viele wie möglich", "das Jahr war hart", "leg er zoveel als je kunt", "James Bond is on tonight"),
    ],
)
def test_what_is_known_for_its_number_may_be_talked_about(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize(
    "text", ["that happens at my age", "das passiert in meinem Alter", "dat hoort bij de leeftijd"]
)
def test_ages_may_be_talked_about(text: str) -> None:
    assert screen(text) is None


def test_com_14_a_riddle_is_too_uncertain_to_count_as_an_attempt() -> None:
    assert Block.RIDDLE not in ATTEMPTS
