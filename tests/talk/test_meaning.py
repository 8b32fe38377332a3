"""Published meanings: which card numbers a signal is compatible with."""

import pytest

from tenback.rules import Direction
from tenback.rules.talk import (
    AMBIGUITY_IN_COLOUR,
    Band,
    PlainPile,
    Signal,
    Word,
    compatible,
    is_ambiguous,
    is_true,
    parse_signal,
    soften,
    softer,
)

NUMBERS = frozenset(range(2, 100))
COLOURED = frozenset(range(1, 11))


def pile(top: int, direction: Direction = Direction.UP) -> PlainPile:
    """Return a pile of the original game: its trick is ten back."""
    return PlainPile(top=top, direction=direction, ranks=NUMBERS, trick=frozenset({top - 10 * direction}))


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("KEEP(A,3)", {51, 52, 53, 40}),
        ("KEEP(A,2)", {51, 52, 53, 54, 55, 40}),
        ("KEEP(A,1)", {51, 52, 53, 54, 55, 56, 57, 58}),
        ("SMALL(A)", {*range(53, 63)}),
        ("WRECK(A)", {*range(71, 100)}),
        ("TRICK(A)", {40}),
        ("FREE(A)", NUMBERS),
        ("SAFE", NUMBERS),
    ],
)
def test_a_signal_is_compatible_with_its_band(text: str, numbers: set[int]) -> None:
    assert numbers == compatible(parse_signal(text), pile(50))


def test_a_band_runs_in_the_direction_of_the_pile() -> None:
    assert {47, 48, 49, 60} == compatible(parse_signal("KEEP(C,3)"), pile(50, direction=Direction.DOWN))


@pytest.mark.parametrize(("text", "numbers"), [("TRICK(A)", set()), ("KEEP(A,3)", {6, 7, 8})])
def test_a_signal_is_compatible_only_with_cards_of_the_game(text: str, numbers: set[int]) -> None:
    assert numbers == compatible(parse_signal(text), pile(5))


def test_a_size_is_compatible_only_with_cards_of_the_game() -> None:
    stack = PlainPile(top=5, direction=Direction.UP, ranks=frozenset({1, 3, 10}))
    assert compatible(parse_signal("SIZE(red,low)"), stack) == {3}


@pytest.mark.parametrize("text", ["KEEP(A,1)", "KEEP(A,2)", "KEEP(A,3)", "SMALL(A)", "WRECK(A)"])
@pytest.mark.parametrize("direction", Direction)
def test_com_10_a_signal_leaves_three_numbers_away_from_the_ends(text: str, direction: Direction) -> None:
    assert all(is_ambiguous(parse_signal(text), pile(top, direction)) for top in range(26, 76))


@pytest.mark.parametrize("band", Band)
def test_com_10_a_size_leaves_two_numbers_of_its_colour(band: Band) -> None:
    size = Signal(Word.SIZE, colour="yellow", band=band)
    assert is_ambiguous(size, PlainPile(top=5, direction=Direction.UP, ranks=COLOURED), AMBIGUITY_IN_COLOUR)


def test_com_10_the_sizes_cover_every_number() -> None:
    stack = PlainPile(top=5, direction=Direction.UP, ranks=COLOURED)
    sizes = (Signal(Word.SIZE, colour="red", band=band) for band in Band)
    assert frozenset().union(*(compatible(size, stack) for size in sizes)) == COLOURED


def test_com_10_a_trick_leaves_one_number() -> None:
    assert not is_ambiguous(parse_signal("TRICK(A)"), pile(50))


def test_com_10_a_trick_by_colour_leaves_more() -> None:
    stack = PlainPile(top=5, direction=Direction.UP, ranks=COLOURED, trick=COLOURED - {5})
    assert is_ambiguous(parse_signal("QTRICK(up)"), stack, AMBIGUITY_IN_COLOUR)


@pytest.mark.parametrize(
    ("text", "top", "softer"),
    [
        ("KEEP(A,3)", 50, "KEEP(A,3)"),
        ("SMALL(A)", 96, "KEEP(A,1)"),
        ("TRICK(A)", 50, "KEEP(A,3)"),
        ("WRECK(A)", 78, "TROUBLE"),
    ],
)
def test_com_10_a_signal_near_the_end_gives_way_to_a_softer_one(text: str, top: int, softer: str) -> None:
    assert parse_signal(softer) == soften(parse_signal(text), pile(top))


def test_com_10_a_strong_keep_softens_step_by_step() -> None:
    ranks = frozenset({52, 53, 55, 58})
    thin = PlainPile(top=50, direction=Direction.UP, ranks=ranks)
    assert parse_signal("KEEP(A,2)") == soften(parse_signal("KEEP(A,3)"), thin)


@pytest.mark.parametrize("text", ["KEEP(A,3)", "SMALL(A)", "TRICK(A)"])
def test_com_10_at_the_very_end_nothing_is_said(text: str) -> None:
    assert soften(parse_signal(text), pile(98)) is None


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("text", ["KEEP(A,1)", "KEEP(A,2)", "KEEP(A,3)", "SMALL(A)", "WRECK(A)", "TRICK(A)"])
def test_com_10_whatever_is_said_after_softening_is_ambiguous(text: str, direction: Direction) -> None:
    said = [(soften(parse_signal(text), here), here) for here in (pile(top, direction) for top in range(1, 101))]
    assert all(signal is None or is_ambiguous(signal, here) for signal, here in said)


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("KEEP(A,3)", {52, 90}),
        ("KEEP(A,3)", {40, 90}),
        ("KEEP(A,2)", {55}),
        ("KEEP(A,1)", {58}),
        ("SMALL(A)", {53, 80}),
        ("WRECK(A)", {71, 20}),
        ("TRICK(A)", {40}),
        ("SAFE", set()),
    ],
)
def test_com_13_a_signal_is_true_when_the_hand_bears_it_out(text: str, hand: set[int]) -> None:
    assert is_true(parse_signal(text), pile(50), hand)


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("KEEP(A,3)", {54}),
        ("KEEP(A,1)", {40, 59}),
        ("SMALL(A)", {51, 55}),
        ("SMALL(A)", {20}),
        ("WRECK(A)", {60, 80}),
        ("WRECK(A)", {40, 80}),
        ("TRICK(A)", {41}),
    ],
)
def test_com_13_a_signal_is_false_when_the_hand_does_not_bear_it_out(text: str, hand: set[int]) -> None:
    assert not is_true(parse_signal(text), pile(50), hand)


def test_com_13_softening_keeps_the_truth() -> None:
    texts = ["KEEP(A,3)", "KEEP(A,2)", "KEEP(A,1)", "SMALL(A)", "TRICK(A)"]
    for here, text, card in (
        (pile(top), parse_signal(text), card) for top in range(1, 100) for text in texts for card in NUMBERS
    ):
        said = soften(text, here)
        assert said is None or not is_true(text, here, {card}) or is_true(said, here, {card})


def test_com_10_one_step_softer_is_one_step_weaker() -> None:
    steps = ["TRICK(A)", "KEEP(A,3)", "KEEP(A,2)", "KEEP(A,1)"]
    assert [softer(parse_signal(text)) for text in steps] == [*map(parse_signal, steps[1:]), None]


def test_com_10_how_many_cards_a_signal_must_leave_open_is_the_callers_choice() -> None:
    assert soften(parse_signal("KEEP(A,3)"), pile(90), least=7) == parse_signal("KEEP(A,1)")
