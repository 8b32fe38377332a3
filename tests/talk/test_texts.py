"""The filter is right about people's texts, in every language and of every kind."""

import pytest

from tests.talk.texts import KINDS, LANGUAGES, PAGE, judged, page

ENOUGH = 0.95  # of the texts of a kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_texts_of_every_kind_are_judged_rightly(language: str) -> None:
    texts = [*judged(language)]
    right = {kind: [one.is_right for one in texts if one.kind == kind] for kind in KINDS}
    assert {one.kind for one in texts} == {*KINDS}
    assert not {kind: found for kind, found in right.items() if sum(found) < ENOUGH * len(found)}


def test_there_are_three_hundred_texts_and_more() -> None:
    assert sum(len([*judged(language)]) for language in LANGUAGES) >= 300


def test_the_page_says_what_the_filter_does() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
