"""The convention of the pile words: true, never too precise, and understood as it was meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.bots.ladder import STEPS, Ladder
from tenback.rules import Card, Ruleset, find_ruleset
from tenback.rules.talk import AMBIGUITY, MOST_KEEPS, PlainPile, Signal, Word, is_ambiguous, is_true, parse_signal
from tenback.search.inference import Told
from tests.trying import tried

TG = find_ruleset("the-game")
PUBLISHED = (Word.KEEP, Word.SMALL, Word.WRECK)
TOPS = (Card(1), Card(1), Card(100), Card(100))

tops = st.tuples(*(st.sampled_from((pile.row_card, *TG.cards)) for pile in TG.piles))
hands = st.frozensets(st.sampled_from(TG.cards), min_size=1, max_size=8)


def _plain_pile(rules: Ruleset, name: str | None, tops: tuple[Card, ...]) -> PlainPile:
    pile, top = next((pile, top) for pile, top in zip(rules.piles, tops, strict=True) if pile.name == name)
    ranks = frozenset(card.rank for card in rules.cards)
    tricks = frozenset(card.rank for card in rules.cards if rules.trick(pile, top, card))
    return PlainPile(top=top.rank, direction=pile.direction, ranks=ranks, trick=tricks)


def _say(tops: tuple[int, ...], hand: set[int], standing: tuple[str, ...] = ()) -> list[str]:
    said = Ladder(TG).describe(tuple(map(Card, tops)), frozenset(map(Card, hand)), [*map(parse_signal, standing)])
    return [f"{one.word}({one.pile}{f',{one.strength}' if one.strength else ''})" for one in said]


@given(tops, hands)
@tried(300)
def test_com_13_what_is_said_is_true_under_its_published_meaning(tops: tuple[Card, ...], hand: frozenset[Card]) -> None:
    for signal in Ladder(TG).describe(tops, hand, ()):
        pile = _plain_pile(TG, signal.pile, tops)
        assert signal.word not in PUBLISHED or is_true(signal, pile, {card.rank for card in hand})


@given(tops, hands)
@tried(300)
def test_com_10_what_is_said_fits_three_numbers_even_for_those_who_know_the_ladder(
    tops: tuple[Card, ...], hand: frozenset[Card]
) -> None:
    ladder = Ladder(TG)
    for signal in ladder.describe(tops, hand, ()):
        assert is_ambiguous(signal, _plain_pile(TG, signal.pile, tops))
    for at, top in enumerate(tops):
        assert all(len(cards) >= AMBIGUITY for _, cards in ladder.rungs(at, top))


@given(tops, hands)
@tried(300)
def test_a_listener_never_rules_the_real_hand_out(tops: tuple[Card, ...], hand: frozenset[Card]) -> None:
    ladder = Ladder(TG)
    assert ladder.understand(tops, ladder.describe(tops, hand, ())).fits(hand)


@given(tops, hands, hands)
@tried(300)
def test_two_hands_that_say_the_same_are_understood_alike(
    tops: tuple[Card, ...], hand: frozenset[Card], other: frozenset[Card]
) -> None:
    ladder = Ladder(TG)
    said = ladder.describe(tops, hand, ())
    if ladder.describe(tops, other, ()) == said:
        assert ladder.understand(tops, said).fits(other)


@given(tops, hands)
def test_a_seat_asks_for_two_piles_at_most(tops: tuple[Card, ...], hand: frozenset[Card]) -> None:
    said = Ladder(TG).describe(tops, hand, ())
    assert sum(signal.word is Word.KEEP for signal in said) <= MOST_KEEPS
    assert len({signal.pile for signal in said}) == len(said)


@pytest.mark.parametrize(
    ("card", "word"),
    [
        (31, "KEEP(A,3)"),
        (32, "KEEP(A,3)"),
        (20, "KEEP(A,3)"),
        (33, "KEEP(A,2)"),
        (35, "KEEP(A,2)"),
        (36, "KEEP(A,1)"),
        (38, "KEEP(A,1)"),
        (39, "SMALL(A)"),
        (42, "SMALL(A)"),
        (43, "FREE(A)"),
        (50, "FREE(A)"),
        (51, "DUMP(A)"),
        (29, "DUMP(A)"),
    ],
)
def test_the_nearest_card_decides_the_word(card: int, word: str) -> None:
    assert _say((30, 98, 3, 3), {card})[0] == word


def test_beside_two_keeps_a_third_card_as_close_is_asked_for() -> None:
    assert _say((30, 60, 80, 20), {31, 61, 79})[:3] == ["KEEP(A,3)", "KEEP(B,3)", "ASKHERE(C)"]


def test_what_no_other_word_can_say_has_the_first_keeps() -> None:
    assert _say((30, 60, 80, 20), {31, 61, 76})[:3] == ["KEEP(A,3)", "ASKHERE(B)", "KEEP(C,2)"]
    assert _say((30, 60, 80, 20), {33, 63, 73})[:3] == ["KEEP(A,2)", "KEEP(B,2)", "SMALL(C)"]


def test_who_asks_for_a_pile_holds_a_trick_or_one_of_the_next_two_cards() -> None:
    tops = tuple(map(Card, (30, 60, 80, 20)))
    said = [*map(parse_signal, ("KEEP(A,3)", "KEEP(B,3)", "ASKHERE(C)", "DUMP(D)"))]
    assert frozenset(map(Card, (79, 78, 90))) == Ladder(TG).understand(tops, said).needs[2]


def test_silence_says_nothing() -> None:
    tops = tuple(map(Card, (30, 60, 80, 20)))
    told = Ladder(TG).understand(tops, [*map(parse_signal, ("KEEP(A,3)", "KEEP(B,3)"))])
    assert len(told.needs) == 2


def test_a_keep_that_stands_is_rather_kept_than_moved() -> None:
    hand = {31, 61, 79}
    assert "KEEP(C,3)" in _say((30, 60, 80, 20), hand, ("KEEP(C,3)",))
    assert "KEEP(C,3)" not in _say((30, 60, 80, 20), hand)


def test_a_rung_without_three_numbers_is_told_by_the_next_softer_word() -> None:
    """At the start there is no trick, so a neighbour alone would leave two numbers only."""
    assert _say((1, 1, 100, 100), {2})[0] == "KEEP(A,2)"
    assert {signal.strength for signal, _ in Ladder(TG).rungs(0, Card(1))} >= {2, 1}
    assert 3 not in {signal.strength for signal, _ in Ladder(TG).rungs(0, Card(1))}


def test_near_the_end_of_a_pile_nothing_is_said_rather_than_too_much() -> None:
    assert "A" not in {said[5] for said in _say((98, 60, 3, 3), {99})}


def test_words_that_the_ladder_does_not_have_tell_nothing() -> None:
    assert Ladder(TG).understand(TOPS, [Signal(Word.WRECK, pile="A")]) == Told()


def test_every_rung_is_reached() -> None:
    said = {signal for card in TG.cards for signal in Ladder(TG).describe((Card(30), *TOPS[1:]), frozenset({card}), ())}
    assert {(one.word, one.strength) for one in said if one.pile == "A"} == {
        *((word, strength) for word, strength, _ in STEPS),
        (Word.DUMP, None),
    }


@given(tops, hands)
@tried(100)
def test_people_hear_only_what_is_urgent_and_of_two_piles_at_most(
    tops: tuple[Card, ...], hand: frozenset[Card]
) -> None:
    said = Ladder(TG, brief=True).describe(tops, hand, ())
    assert {(one.word, one.strength) for one in said} <= {(Word.KEEP, 2), (Word.KEEP, 3)}
    assert len(said) <= MOST_KEEPS


def test_a_card_within_five_steps_is_worth_a_word_to_people() -> None:
    tops = (Card(40), Card(70), Card(20), Card(20))
    said = [Ladder(TG, brief=True).describe(tops, frozenset({Card(rank)}), ()) for rank in (41, 45, 46)]
    assert [{one.strength for one in words} for words in said] == [{3}, {2}, set()]
