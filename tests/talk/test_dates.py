"""Hours, dates, ages, prices and scores are no cards (COM-7)."""

import pytest

from tenback.rules.talk import Block
from tests.talk.screen import screen


@pytest.mark.parametrize(
    "text",
    [
        *("dinner at seven thirty", "home by six", "my son turned 42", "he owes me £20", "it's minus 8 outside"),
        *("born in 1987", "see you on the 24th", "on a scale of 1 to 10", "rated 7/10", "it costs 9.99"),
        *("um halb acht", "dreiviertel neun", "am 24.12. bei Oma", "sie wird am Sonntag achtzehn", "es ist 23 Uhr"),
        *("om kwart voor negen", "we zien elkaar de 24e", "hij werd gisteren 18", "sinds 1987"),
    ],
)
def test_com_7_hours_dates_ages_prices_and_scores_pass(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize(
    "text", ["I can go up by four", "ich könnte um vier erhöhen", "top card minus 8", "ab 60 kann ich", "a jump of 30"]
)
def test_com_2_distances_that_look_like_hours_or_degrees_are_stopped(text: str) -> None:
    assert screen(text) in (Block.DIGIT, Block.WORD, Block.RELATIVE)
