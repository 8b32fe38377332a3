"""The product score: what the compiled sums say is what plain sums over the price list say."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.rules import RULESETS, Lay, legal
from tests.batch.inside import as_words, hide_cards, loaded_state, score_game, score_lay, show_cards
from tests.batch.moments import moments
from tests.batch.plain import plain_score
from tests.strategies import Walk, rulesets
from tests.trying import tried


@given(moments())
@tried(80)
def test_the_score_is_the_sum_of_the_products_of_prices(walk: Walk) -> None:
    table, scratch, games = loaded_state(walk.rules, walk.state)
    assert plain_score(walk.rules, walk.state) == score_game(table, scratch, games, layout.SCORE)


@given(moments(rulesets([rules for rules in RULESETS if not rules.own_decks])))
@tried(30)
def test_cards_in_hands_count_more_for_a_seat_that_knows_them(walk: Walk) -> None:
    table, scratch, games = loaded_state(walk.rules, walk.state)
    wanted = plain_score(walk.rules, walk.state, heed=True)
    assert wanted == pytest.approx(score_game(table, scratch, games, layout.HEED), rel=1e-12)


@given(moments())
@tried(60)
def test_the_score_said_of_a_lay_is_that_of_the_position_behind_it(walk: Walk) -> None:
    rules, state = walk.rules, walk.state
    table, scratch, games = loaded_state(rules, state)
    for lay in [action for action in legal(rules, state) if isinstance(action, Lay)][:6]:
        seat = state.playing.seat
        hands = tuple(hand - {lay.card} if holder == seat else hand for holder, hand in enumerate(state.hands))
        tops = (*state.tops[: lay.pile], lay.card, *state.tops[lay.pile + 1 :])
        number = sorted(rules.cards).index(lay.card)
        wanted = plain_score(rules, replace(state, hands=hands, tops=tops))
        assert wanted == score_lay(table, scratch, games, layout.SCORE, number, lay.pile)


@given(moments(), st.data())
@tried(40)
def test_cards_that_are_hidden_and_shown_count_what_they_did(walk: Walk, data: st.DataObject) -> None:
    table, scratch, games = loaded_state(walk.rules, walk.state)
    score_game(table, scratch, games, layout.SCORE)
    deck = data.draw(st.integers(0, len(walk.state.decks) - 1))
    cards = data.draw(st.frozensets(st.sampled_from(walk.rules.cards)))
    before, word = _worths(scratch, deck), as_words(walk.rules, cards)
    hide_cards(scratch, deck, word)
    hidden = _worths(scratch, deck)
    assert [0 if card in cards else worth for card, worth in zip(sorted(walk.rules.cards), before, strict=False)] == (
        hidden[: len(walk.rules.cards)]
    )
    show_cards(scratch, deck, word)
    assert before == _worths(scratch, deck)


def _worths(scratch: Numbers, deck: int) -> list[float]:
    """Return how much the cards of a deck count."""
    first = layout.WORTH + deck * layout.TOP_COUNT
    worths: list[float] = scratch[first : first + layout.TOP_COUNT].view(np.float64).tolist()
    return worths
