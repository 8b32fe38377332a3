"""The learnt judgement finds what no list knows, and names the words."""

from importlib.resources import files
from struct import calcsize

import pytest

from tenback.rules.talk import Block
from tenback.rules.talk.features import tokens
from tenback.rules.talk.filter import find
from tenback.rules.talk.judgement import FILE, HEAD, SLOTS, Sort, chances
from tenback.rules.talk.lists import SETTLED, listed


def test_there_is_a_weight_for_every_slot_and_sort() -> None:
    size = len(files("tenback.rules.talk").joinpath(FILE).read_bytes())
    assert size == calcsize(HEAD) + SLOTS * len(Sort)


def test_the_chances_of_all_sorts_make_one() -> None:
    assert sum(chances(tokens("please leave me some room"))) == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("what's the best you can do on the right?", Block.ASK),
        ("was kannst du rechts bestenfalls legen?", Block.ASK),
        ("ik zit er een stuk of twee vandaan", Block.RELATIVE),
    ],
)
def test_what_no_list_knows_is_found_with_words_of_the_text(text: str, block: Block) -> None:
    found = find(text)
    assert listed(text) is None
    assert found is not None
    assert found.block is block
    assert {*found.words.split()} <= {*tokens(text)}


def test_what_only_the_lists_take_for_a_number_passes() -> None:
    text = "the washing machine beeps in 20"
    assert listed(text) is not None
    assert find(text) is None


@pytest.mark.parametrize(
    "text",
    [
        *("sorry, phone rang, it was 68 again haha", "thanks everyone, my house number, see you tomorrow"),
        *("die Katze heißt heute 68, sorry Leute", "sorry jongens, de hond blaft 73 vandaag"),
    ],
)
def test_com_1_nothing_overrules_the_lists_about_a_large_number_or_a_riddle(text: str) -> None:
    assert find(text) == listed(text)
    assert listed(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        *("fifty-fifty if you ask me", "I paid 9.99 for this", "thx for waiting", "well played, neighbour"),
        *("noch 5 min dann bin ich da", "hat 9,99 gekostet", "es ist fünf vor zwölf auf dem linken stapel"),
        *("de pizza komt over 25 min", "kwartiertje pauze? 15 min is genoeg", "had erger gekund eerlijk gezegd"),
    ],
)
def test_com_7_idioms_times_and_prices_pass(text: str) -> None:
    assert find(text) is None


def test_an_idiom_hides_no_question() -> None:
    assert find("in five minutes: what's the best you can do on the right?") is not None


def test_the_words_named_are_words_of_the_text() -> None:
    found = find("over 5 min weg, ik zit er een stuk of twee vandaan")
    assert found is not None
    assert SETTLED not in found.words
