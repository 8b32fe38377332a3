"""Refusals carry what was refused, for whoever reads a log or a traceback."""

import pytest

from tenback.rules import UnknownRuleset, find_ruleset
from tenback.rules.commands import CommandError, CommandFault, CommandFaultKind
from tenback.rules.notation import NotationError, NotationFault, parse_action, parse_card
from tenback.rules.position import parse_position
from tenback.rules.talk import Block, Fault, Signal, SignalError, TalkRefused, Word, parse_signal

TG = find_ruleset("the-game")


@pytest.mark.parametrize(
    ("text", "fault", "refused"),
    [
        ("100>A", NotationFault.CARD, "100"),
        ("5>A>B", NotationFault.PILE, "A>B"),
        ("LAY", NotationFault.ACTION, "LAY"),
    ],
)
def test_an_action_names_what_cannot_be_read(text: str, fault: NotationFault, refused: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_action(TG, text)
    assert (error.value.fault, error.value.text) == (fault, refused)


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("E=5", "E"),
        ("A=5; A=6", "A=5; A=6"),
        ("P0=5", "5"),
        ("turn=P7", "turn=P7"),
        ("laid=two", "two"),
        ("helped=no", "helped=no"),
        ("over=draw[]", "draw[]"),
        ("over=min[0][1]", "0][1"),
    ],
)
def test_a_position_names_what_cannot_be_read(text: str, refused: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(TG, 2, text)
    assert (error.value.fault, error.value.text) == (NotationFault.POSITION, refused)


def test_a_position_names_a_card_with_two_values() -> None:
    with pytest.raises(NotationError) as error:
        parse_position(TG, 2, "A=5=6")
    assert error.value.text == "5=6"


def test_a_card_names_what_cannot_be_read() -> None:
    with pytest.raises(NotationError, match="R7") as error:
        parse_card(TG, "R7")
    assert error.value.text == "R7"


def test_every_refusal_says_its_reason() -> None:
    faults = (CommandFault(CommandFaultKind.TWICE), CommandFault(CommandFaultKind.WRONG_COUNT, "stop"))
    refusals = [
        (UnknownRuleset("chess"), "chess"),
        (CommandError(faults), "twice, wrong-count stop"),
        (SignalError(Fault.WORD, "SHOUT"), "no signal (word): SHOUT"),
        (TalkRefused(Block.DIGIT), "signal refused: digit"),
    ]
    assert [str(refusal) for refusal, _ in refusals] == [words for _, words in refusals]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("keep(A,1", "no signal (notation): keep(A,1"),
        ("SHOUT", "no signal (word): SHOUT"),
        ("KEEP(A)", "no signal (arguments): KEEP(A)"),
        ("KEEP(A,9)", "no signal (strength): 9"),
        ("SIZE(red,huge)", "no signal (band): huge"),
    ],
)
def test_a_signal_names_what_cannot_be_read(text: str, words: str) -> None:
    with pytest.raises(SignalError) as error:
        parse_signal(text)
    assert str(error.value) == words


def test_a_signal_made_by_hand_names_the_arguments_it_was_given() -> None:
    with pytest.raises(SignalError, match=r"^no signal \(arguments\): KEEP with nothing$") as error:
        Signal(Word.KEEP)
    assert error.value.fault is Fault.ARGUMENTS
    with pytest.raises(SignalError, match=r"KEEP with colour, pile$"):
        Signal(Word.KEEP, pile="A", colour="red")
