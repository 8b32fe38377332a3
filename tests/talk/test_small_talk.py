"""What has nothing to do with cards passes, however much it asks."""

import pytest

from tenback.rules.talk.filter import find


@pytest.mark.parametrize(
    "text",
    [
        "how are you?",
        "one more and then I really must go to bed",
        "are you there?",
        "where are you from?",
        "what do you think?",
        "how old is your dog?",
        "wie geht es dir?",
        "hab so einen Durst gerade",
        "was meinst du",
        "bist du noch da?",
        "wie war dein Tag?",
        "hoe gaat het met je?",
        "ben je er nog?",
        "hoe was je dag?",
    ],
)
def test_small_talk_passes(text: str) -> None:
    assert find(text) is None


@pytest.mark.parametrize("text", ["where are you, roughly?", "wo liegst du ungefähr?", "wat heb je nog over?"])
def test_a_question_about_cards_is_no_small_talk(text: str) -> None:
    assert find(text) is not None
