"""What may be said at a table, told by example."""

from itertools import product

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.sayings import SENTENCES, sayings, signals
from tenback.rules import RULESETS, Ruleset
from tenback.rules.games.face_to_face import FACE_TO_FACE
from tenback.rules.games.quick_and_easy import QUICK_AND_EASY_PROFESSIONAL
from tenback.rules.talk import Block, Free

FILTERED = [rules for rules in RULESETS if rules.talk.text is Free.FILTERED]
FINE = ("wish", "step")


@pytest.mark.parametrize(
    ("rules", "language"), [*product(FILTERED, LANGUAGES)], ids=lambda value: getattr(value, "id", value)
)
def test_whatever_tells_or_asks_a_number_is_shown_as_forbidden(rules: Ruleset, language: str) -> None:
    told = dict(zip(SENTENCES, sayings(rules, catalogue(language)), strict=True))
    assert [name for name, one in told.items() if not one.why] == [*FINE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_talk_is_open_everything_may_be_said(language: str) -> None:
    assert {one.why for one in sayings(FACE_TO_FACE, catalogue(language))} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_talk_signals_are_shown(language: str) -> None:
    texts = catalogue(language)
    whys = {one.why for one in sayings(QUICK_AND_EASY_PROFESSIONAL, texts)}
    assert whys == {texts(f"block-{Block.MODE}")}
    assert signals(QUICK_AND_EASY_PROFESSIONAL, texts)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_game_shows_signals_if_it_has_any(rules: Ruleset) -> None:
    assert bool(signals(rules, catalogue("en"))) == bool(rules.talk.words)
