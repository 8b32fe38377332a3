"""The source of chance: known answers, no bias, no shared numbers."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest
from hypothesis import given

from tenback.play import chance
from tenback.play.chance import SEEDS, Chance, Purpose, Words, philox
from tenback.play.deal import deal, lot
from tenback.rules import RULESETS, Card, Ruleset, find_ruleset
from tenback.rules.notation import format_card
from tests.strategies import seeds

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
QE = find_ruleset("quick-and-easy")
ALL_ONES = 0xFFFFFFFF


@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [  # philox4x32-10 in kat_vectors of Random123, the authors' own library
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ALL_ONES,) * 4, (ALL_ONES,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_philox_gives_the_published_answers(counter: Words, key: tuple[int, int], block: Words) -> None:
    assert block == philox(counter, key)


def _answer(monkeypatch: pytest.MonkeyPatch, word: int, bound: int) -> int | None:
    """Return what the word alone gives; None if it is thrown away."""
    monkeypatch.setattr(chance, "_words", lambda *_: iter([word % 2**32]))
    try:
        return Chance(0, Purpose.DEAL).below(bound)
    except StopIteration:
        return None


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 58, 98, 1000])
def test_below_gives_every_answer_equally_many_words(monkeypatch: pytest.MonkeyPatch, bound: int) -> None:
    """Larger words give larger answers, so it is enough to look at both edges of each answer's share."""
    share = 2**32 // bound
    for answer in range(bound):
        first = -(-(answer * 2**32 + 2**32 % bound) // bound)
        inside = [_answer(monkeypatch, word, bound) for word in (first, first + share - 1)]
        outside = [_answer(monkeypatch, word, bound) for word in (first - 1, first + share)]
        assert inside == [answer, answer]
        assert bound == 1 or answer not in outside


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter(Chance(seed, Purpose.DEAL).shuffled("abc") for seed in range(6000))
    assert {*orders} == {*permutations("abc")}
    assert all(900 < times < 1100 for times in orders.values())  # 1000 expected, standard deviation 29


def test_a_pick_is_uniform() -> None:
    picks = Counter(Chance(seed, Purpose.BOT).pick("abcde") for seed in range(5000))
    assert all(900 < times < 1100 for times in picks.values())  # 1000 expected, standard deviation 28


def _stream(seed: int, purpose: int, stream: int = 0) -> Iterator[int]:
    """Give the numbers once more, with nothing but `philox`."""
    for block in range(1 << 16):
        yield from philox((block, 0, stream, purpose), (seed % 2**32, seed // 2**32))


def _shuffle(cards: tuple[Card, ...], words: Iterator[int]) -> tuple[Card, ...]:
    """Shuffle once more: a Fisher-Yates from the front, each place by a fair share of a 32-bit word."""
    order, rest = list[Card](), list(cards)
    while len(rest) > 1:
        word = next(word for word in words if word * len(rest) % 2**32 >= 2**32 % len(rest))
        place = word * len(rest) // 2**32
        rest[0], rest[place] = rest[place], rest[0]
        order.append(rest.pop(0))
    return (*order, *rest)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
@pytest.mark.parametrize("seed", [0, 1, 10, SEEDS - 1])
def test_the_deal_follows_from_the_documented_shuffle(rules: Ruleset, seed: int) -> None:
    expected = tuple(_shuffle(rules.cards, _stream(seed, 0, deck)) for deck in range(2 if rules.own_decks else 1))
    assert expected == deal(rules, 2, seed)


@pytest.mark.parametrize(
    ("rules", "seed", "first"),
    [  # read off `_shuffle` above when it was written: deals must never change
        (TG, 0, "41 88 74 62 97 40 71 12"),
        (TG, 1, "89 2 60 72 69 88 51 68"),
        (F2F, 1, "53 2 36 44 42 3 32 6"),
        (QE, 1, "S5 R1 Y1 Y7 Y5 R2 G7 Y6"),
    ],
)
def test_the_first_cards_of_a_seed_are_pinned(rules: Ruleset, seed: int, first: str) -> None:
    dealt = deal(rules, 2, seed)[0][:8]
    assert first == " ".join(map(format_card, dealt))


def test_the_two_sides_of_a_duel_are_shuffled_apart() -> None:
    gold, silver = deal(F2F, 2, 1)
    assert gold != silver


def test_purposes_do_not_share_numbers() -> None:
    blocks = [tuple(islice(Chance(7, purpose, stream)._words, 8)) for purpose in Purpose for stream in range(4)]
    numbers = [number for block in blocks for number in block]
    assert len({*numbers}) == len(numbers)


def test_f2f_3_the_lot_depends_on_the_seed_alone_and_favours_nobody() -> None:
    lots = [lot(2, seed) for seed in range(1000)]
    assert lots == [next(_stream(seed, 1)) >> 31 for seed in range(1000)]
    assert 440 < sum(lots) < 560  # 500 expected, standard deviation 16


@given(seeds)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    assert Chance(seed, Purpose.BOT).shuffled(range(9)) == Chance(seed, Purpose.BOT).shuffled(range(9))


@pytest.mark.parametrize("seed", [-1, SEEDS, SEEDS + 1])
def test_a_seed_that_does_not_fit_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Chance(seed, Purpose.DEAL)


def test_streams_are_told_apart_beyond_the_first_block() -> None:
    first, second = (list(islice(Chance(7, Purpose.DEAL, stream)._words, 40)) for stream in (0, 1))
    assert not {*first} & {*second}
