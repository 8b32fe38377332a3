"""The learnt judgement finds what no list knows, and names the words."""

from importlib.resources import files
from struct import calcsize

import pytest

from tenback.rules.talk import Block
from tenback.rules.talk.features import tokens
from tenback.rules.talk.filter import find
from tenback.rules.talk.judgement import FILE, HEAD, SLOTS, Sort, chances
from tenback.rules.talk.lists import listed


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
