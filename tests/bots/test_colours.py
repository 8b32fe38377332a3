"""The convention of colours and stacks: true, never too precise, and understood as it was meant."""

from hypothesis import given
from hypothesis import strategies as st

from tenback.bots.colours import Colours
from tenback.play.chance import Chance, Purpose
from tenback.rules import Card, Ruleset, find_ruleset
from tenback.rules.talk import BANDS, Band, Signal, Word
from tenback.search.inference import Told
from tests.trying import tried

QE, PRO = find_ruleset("quick-and-easy"), find_ruleset("quick-and-easy/professional")
games = st.sampled_from((QE, PRO))
tops = st.tuples(*(st.sampled_from((pile.row_card, *QE.cards)) for pile in QE.piles))
hands = st.frozensets(st.sampled_from(QE.cards), min_size=1, max_size=2)


def _talk(rules: Ruleset, seed: int = 1) -> Colours:
    return Colours(rules, Chance(seed, Purpose.BOT))


@given(games, tops, hands, st.integers(0, 9))
@tried(300)
def test_a_listener_never_rules_the_real_hand_out(
    rules: Ruleset, tops: tuple[Card, ...], hand: frozenset[Card], seed: int
) -> None:
    talk = _talk(rules, seed)
    assert talk.understand(tops, talk.describe(tops, hand, ())).fits(hand)


@given(games, tops, hands)
@tried(300)
def test_com_10_every_word_fits_two_numbers_of_a_colour(
    rules: Ruleset, tops: tuple[Card, ...], hand: frozenset[Card]
) -> None:
    talk = _talk(rules)
    for signal in talk.describe(tops, hand, ()):
        told = talk.understand(tops, [Signal(Word.COLOUR, colour=max(hand).colour), signal])
        assert all(len({card.rank for card in need}) >= 2 for need in told.needs)


@given(games, tops, hands)
def test_only_words_of_the_game_are_said(rules: Ruleset, tops: tuple[Card, ...], hand: frozenset[Card]) -> None:
    assert {signal.word for signal in _talk(rules).describe(tops, hand, ())} <= rules.talk.words


def test_a_size_is_any_of_the_fitting_bands() -> None:
    hand = frozenset({Card(2, "red")})
    said = {one.band for seed in range(40) for one in _talk(QE, seed).describe(QE_TOPS, hand, ()) if one.band}
    assert said == {band for band, ranks in BANDS.items() if 2 in ranks} == {Band.VERY_LOW, Band.LOW}


def test_a_size_that_stands_is_not_changed() -> None:
    standing = [Signal(Word.SIZE, colour="red", band=Band.LOW)]
    for seed in range(20):
        assert standing[0] in _talk(QE, seed).describe(QE_TOPS, frozenset({Card(2, "red")}), standing)


def test_a_colour_that_is_not_named_is_not_held() -> None:
    told = _talk(PRO).understand(QE_TOPS, [Signal(Word.COLOUR, colour="red")])
    assert {card.colour for card in told.bans} >= {"blue", "green", "yellow", "grey"}


def test_a_seat_that_says_nothing_tells_nothing() -> None:
    assert _talk(PRO).understand(QE_TOPS, []) == Told()


def test_a_trick_is_asked_for_before_a_step() -> None:
    tops = (Card(5, "red"), Card(5, "blue"))  # down, up
    said = _talk(PRO).describe(tops, frozenset({Card(2, "blue"), Card(6, "grey")}), ())
    assert Signal(Word.QTRICK, pile="up") in said
    assert Signal(Word.WANT, pile="dn") in said


QE_TOPS = tuple(pile.row_card for pile in QE.piles)
