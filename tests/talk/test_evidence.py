"""Small numbers: in a sentence they tell a card only if something speaks for it."""

import pytest

from tenback.rules.talk import Block
from tests.talk.screen import screen


@pytest.mark.parametrize(
    "text",
    [
        "she is a perfect host, ten times over",
        "mit dir kann man keine zehn Pferde stehlen",
        "we waren laatst met vijf, superleuk",
        "my two brain cells are struggling",
        "ein gutes Team, ihr vier Chaoten",
    ],
)
def test_com_7_a_small_number_in_a_sentence_that_is_not_about_cards_passes(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "whatever happens there is still the seven with me",
        "was auch kommt, ich hab da noch die Sieben",
        "ik heb hier helaas alleen nog een zeven",
        "we would have to move it along by three",
        "the gap between ours would then be eleven",
        "mine would go there nicely, seven",
        "you could lay yours, then six and two",
    ],
)
def test_com_1_an_article_a_verb_of_having_or_a_distance_makes_a_card_of_it(text: str) -> None:
    assert screen(text) is not None


def test_com_1_a_small_number_that_stands_almost_alone_needs_no_evidence() -> None:
    assert Block.WORD is screen("seven, folks")


@pytest.mark.parametrize("text", ["what a lovely game this is, forty", "so ein schönes Spiel heute wieder, 47"])
def test_com_1_a_large_number_needs_no_evidence(text: str) -> None:
    assert screen(text) in (Block.WORD, Block.DIGIT)
