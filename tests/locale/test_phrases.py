"""Typed values in words."""

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.phrases import (
    Reader,
    block_text,
    card_text,
    command_texts,
    duty_text,
    game_summary,
    house_text,
    notation_text,
    onto_text,
    outcome_text,
    pile_text,
    pile_title,
    refusal_text,
    setup_text,
    signal_text,
    unknown_ruleset_text,
)
from tenback.rules import (
    Card,
    Duty,
    End,
    Ending,
    HouseError,
    Lay,
    Outcome,
    Reason,
    SetupFault,
    UnknownRuleset,
    View,
    find_ruleset,
    view,
    with_house,
)
from tenback.rules.commands import CommandError, read_commands
from tenback.rules.games.face_to_face import FACE_TO_FACE
from tenback.rules.games.quick_and_easy import QUICK_AND_EASY
from tenback.rules.games.the_game import THE_GAME, THE_GAME_EXPERT
from tenback.rules.notation import NotationError, parse_action
from tenback.rules.position import parse_position
from tenback.rules.ruleset import Ruleset
from tenback.rules.talk import Block, parse_signal

EN, DE, NL = (catalogue(language) for language in LANGUAGES)
EXTREME = find_ruleset("extreme")
ON_FIRE = find_ruleset("on-fire")
DUEL = ("Anna", "Ben")


def seen(rules: Ruleset, seats: int, position: str, seat: int = 0) -> View:
    return view(rules, parse_position(rules, seats, position), seat)


@pytest.mark.parametrize(
    ("expected", "card"),
    [(("37", "37", "37"), Card(37)), (("red 7", "rote 7", "rode 7"), Card(7, "red"))],
)
def test_a_card_in_words(expected: tuple[str, ...], card: Card) -> None:
    assert expected == tuple(card_text(texts, card) for texts in (EN, DE, NL))


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow", "grey"])
def test_every_colour_has_its_own_word(colour: str) -> None:
    assert card_text(EN, Card(3, colour)) == f"{colour} 3"


@pytest.mark.parametrize(
    ("expected", "rules", "pile"),
    [
        (("Pile A", "Pile A, ascending", "on pile A"), THE_GAME, 0),
        (("Pile D", "Pile D, descending", "on pile D"), THE_GAME, 3),
        (("Your ascending pile", "Your ascending pile", "on your ascending pile"), FACE_TO_FACE, 0),
        (("Ben’s descending pile", "Ben’s descending pile", "on Ben’s descending pile"), FACE_TO_FACE, 3),
    ],
)
def test_a_pile_in_words(expected: tuple[str, ...], rules: Ruleset, pile: int) -> None:
    anna = Reader(DUEL, 0)
    assert expected == tuple(tell(EN, rules, pile, anna) for tell in (pile_text, pile_title, onto_text))


def test_the_only_pile_of_its_direction_needs_no_letter() -> None:
    told = {onto_text(DE, QUICK_AND_EASY, pile) for pile in (0, 1)}
    assert told == {"auf den aufsteigenden Stapel", "auf den absteigenden Stapel"}


def test_a_seat_without_a_name_has_a_number() -> None:
    assert pile_text(NL, FACE_TO_FACE, 2) == "Oplopende stapel van Speler 2"


@pytest.mark.parametrize(
    ("expected", "signal"),
    [
        ("Pile A: I would like to use this pile.", "KEEP(A,1)"),
        ("Pile A: please keep off this pile.", "KEEP(A,2)"),
        ("Pile A: whatever happens, not this pile!", "KEEP(A,3)"),
        ("Not me.", "START(0)"),
        ("I must start!", "START(3)"),
        ("Rather not.", "ANSWER(rather-not)"),
        ("I hold this command: Skull.", "HAVE(SKULL)"),
        ("My next turn is safe.", "SAFE"),
    ],
)
def test_a_signal_as_it_is_spoken(expected: str, signal: str) -> None:
    assert expected == signal_text(EN, EXTREME, parse_signal(signal))


@pytest.mark.parametrize(
    ("expected", "signal"),
    [
        ("Meine gelbe Karte ist sehr hoch.", "SIZE(yellow,very-high)"),
        ("Ich habe Grün.", "COLOUR(green)"),
        ("Ich will auf den absteigenden Stapel.", "WANT(dn)"),
        ("Aufsteigender Stapel: Hier will ich den Rückwärts-Trick.", "QTRICK(up)"),
    ],
)
def test_a_signal_about_colours(expected: str, signal: str) -> None:
    assert expected == signal_text(DE, QUICK_AND_EASY, parse_signal(signal))


@pytest.mark.parametrize(
    ("expected", "rules", "laid"),
    [
        ("You must lay one more card.", THE_GAME, 1),
        ("You must lay 2 more cards.", THE_GAME, 0),
        ("You must lay 3 more cards.", THE_GAME_EXPERT, 0),
    ],
)
def test_a_refusal_says_how_many_cards_are_missing(expected: str, rules: Ruleset, laid: int) -> None:
    before = seen(rules, 1, f"P0=[5,8,9,10]; deck=#9; laid={laid}")
    assert expected == refusal_text(EN, before, Reason.NEED_MORE, End())


def test_a_refusal_names_card_and_pile() -> None:
    before = seen(FACE_TO_FACE, 2, "up0=29; P0=[29,35]; P1=[5,6]; deck0=#9")
    told = refusal_text(DE, before, Reason.DOES_NOT_FIT, parse_action(FACE_TO_FACE, "29>up0"), DUEL)
    assert told.startswith("Die 29 passt nicht auf deinen aufsteigenden Stapel.")


def test_a_refusal_counts_towards_the_command() -> None:
    before = seen(EXTREME, 2, "A=10; P0=[50,60]; P1=[61,62]; deck=#9; laid=2; exactly=3")
    assert refusal_text(EN, before, Reason.NEED_EXACTLY, End()) == "This turn takes exactly 3 cards: one more."


def test_a_command_too_late_is_refused_with_its_own_number() -> None:
    before = seen(EXTREME, 2, "A=30; P0=[45,60]; P1=[61,62]; deck=#9; laid=3")
    assert "exactly 3 cards, and you have laid 3" in refusal_text(EN, before, Reason.TOO_MANY, Lay(Card(45), 0))


@pytest.mark.parametrize("pile", [-1, 9])
def test_a_pile_that_does_not_exist_is_refused_in_words(pile: int) -> None:
    before = seen(THE_GAME, 1, "P0=[5,8]; deck=#9")
    assert refusal_text(EN, before, Reason.NO_SUCH_PILE, Lay(Card(5), pile)).startswith("There is no such pile.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_can_be_told_before_the_first_turn(language: str, reason: Reason) -> None:
    before = seen(THE_GAME, 2, "P0=[5,8]; P1=[6,7]; turn=-")
    assert refusal_text(catalogue(language), before, reason, Lay(Card(5), 0)).endswith(".")


@pytest.mark.parametrize(
    ("expected", "duty", "position"),
    [
        ("Lay one more card", Duty.MINIMUM, "laid=1"),
        ("Lay exactly 2 more cards", Duty.THREE, "laid=1; exactly=3"),
        ("Cover the skull: Pile B", Duty.SKULL, "laid=1; cover=[B]"),
        ("Put out the fire: Pile A, Pile C", Duty.FIRE, "due=[A,C]"),
    ],
)
def test_what_is_still_to_do(expected: str, duty: Duty, position: str) -> None:
    now = seen(ON_FIRE, 1, f"P0=[5,8,9]; deck=#9; {position}")
    assert expected == duty_text(EN, now, duty)


def test_before_the_first_turn_there_is_nothing_to_do() -> None:
    with pytest.raises(LookupError):
        duty_text(EN, seen(THE_GAME, 1, "P0=[5,8]; turn=-"), Duty.MINIMUM)


def test_a_team_is_told_why_it_lost() -> None:
    told = outcome_text(NL, THE_GAME, Outcome(Ending.MINIMUM, frozenset()))
    assert told == "Het spel is verloren: er passen niet genoeg kaarten meer."


@pytest.mark.parametrize(
    ("expected", "seat"),
    [
        ("You cannot lay enough cards: Ben wins.", 0),
        ("Anna cannot lay enough cards: you win!", 1),
        ("Anna cannot lay enough cards: Ben wins.", None),
    ],
)
def test_a_duel_is_told_to_each_in_their_own_way(expected: str, seat: int | None) -> None:
    outcome = Outcome(Ending.MINIMUM, frozenset({1}))
    assert expected == outcome_text(EN, FACE_TO_FACE, outcome, Reader(DUEL, seat))


def test_the_summary_takes_its_number_from_the_ruleset() -> None:
    assert "mindestens 3 Karten" in game_summary(DE, THE_GAME_EXPERT)


@pytest.mark.parametrize(
    ("expected", "rules"),
    [("This game is for 1 to 5 players.", THE_GAME), ("This game is for exactly 2 players.", FACE_TO_FACE)],
)
def test_how_many_can_play(expected: str, rules: Ruleset) -> None:
    assert expected == setup_text(EN, rules, SetupFault.SEATS)


def test_too_many_kept_piles_are_counted() -> None:
    assert block_text(EN, Block.TOO_MANY_KEEPS).startswith("You have reserved 2 piles already.")


def test_an_unknown_choice_is_told_with_those_on_offer() -> None:
    with pytest.raises(HouseError) as refused:
        with_house(FACE_TO_FACE, {"last-card": "maybe"})
    assert house_text(EN, refused.value) == "“maybe” is not a choice for last-card. Choose from: strict, lenient."


def test_every_fault_of_a_command_table_is_told() -> None:
    with pytest.raises(CommandError) as refused:
        read_commands(EXTREME, {"stop": [4], "jump": [5, 6, 7, 8]})
    told = command_texts(EN, refused.value)
    assert "stop has one number and needs 4." in told
    assert "The command skull is missing. Add its 4 numbers." in told


def test_what_cannot_be_read_is_quoted() -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(THE_GAME, "37")
    assert notation_text(DE, refused.value).startswith("„37“ ist keine Aktion.")


def test_an_unknown_game_is_told_with_all_that_are_known() -> None:
    assert "the-game, the-game/expert" in unknown_ruleset_text(NL, UnknownRuleset("chess"))
