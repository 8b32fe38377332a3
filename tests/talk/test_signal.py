"""Signals: their arguments and their notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.rules.talk import (
    ARGUMENTS,
    STRENGTHS,
    Answer,
    Argument,
    Band,
    Fault,
    Signal,
    SignalError,
    Word,
    format_signal,
    parse_signal,
)

CANONICAL = {
    "KEEP(A,3)": Signal(Word.KEEP, pile="A", strength=3),
    "SAFE": Signal(Word.SAFE),
    "SIZE(yellow,high)": Signal(Word.SIZE, colour="yellow", band=Band.HIGH),
    "SIZE(grey,very-low)": Signal(Word.SIZE, colour="grey", band=Band.VERY_LOW),
    "QTRICK(dn)": Signal(Word.QTRICK, pile="dn"),
    "START(0)": Signal(Word.START, strength=0),
    "HAVE(STOP)": Signal(Word.HAVE, command="stop"),
    "HOLD(DRAW1)": Signal(Word.HOLD, command="draw1"),
    "ANSWER(rather-not)": Signal(Word.ANSWER, answer=Answer.RATHER_NOT),
}
PILES = st.from_regex(r"[A-Za-z]{1,4}", fullmatch=True)
NAMES = st.from_regex(r"[a-z]{1,8}", fullmatch=True)
VALUES: dict[Argument, st.SearchStrategy[object]] = {
    Argument.PILE: PILES,
    Argument.COLOUR: NAMES,
    Argument.BAND: st.sampled_from(Band),
    Argument.ANSWER: st.sampled_from(Answer),
    Argument.COMMAND: NAMES,
}


@st.composite
def signals(draw: st.DrawFn) -> Signal:
    word = draw(st.sampled_from(Word))
    strengths = st.sampled_from(STRENGTHS.get(word, range(1)))
    values = {str(argument): draw(VALUES.get(argument, strengths)) for argument in ARGUMENTS[word]}
    return Signal(word, **values)  # type: ignore[arg-type]  # the strategies fit the fields by name


@pytest.mark.parametrize(("text", "signal"), CANONICAL.items())
def test_a_notation_is_read(text: str, signal: Signal) -> None:
    assert signal == parse_signal(text)


@pytest.mark.parametrize(("text", "signal"), CANONICAL.items())
def test_a_signal_is_written(text: str, signal: Signal) -> None:
    assert text == format_signal(signal)


@given(signals())
def test_writing_and_reading_gives_the_signal_back(signal: Signal) -> None:
    assert signal == parse_signal(format_signal(signal))


@pytest.mark.parametrize("text", ["ANSWER(rather_not)", "answer( Rather Not )"])
def test_an_answer_is_read_in_any_spelling(text: str) -> None:
    assert Signal(Word.ANSWER, answer=Answer.RATHER_NOT) == parse_signal(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.NOTATION),
        ("KEEP(A,3", Fault.NOTATION),
        ("KEEP(A,3) now", Fault.NOTATION),
        ("SHOUT(A)", Fault.WORD),
        ("SAFE(A)", Fault.ARGUMENTS),
        ("SAFE()", Fault.ARGUMENTS),
        ("KEEP(A)", Fault.ARGUMENTS),
        ("KEEP(A,3,3)", Fault.ARGUMENTS),
        ("KEEP(A,0)", Argument.STRENGTH),
        ("KEEP(A,4)", Argument.STRENGTH),
        ("KEEP(A,two)", Argument.STRENGTH),
        ("START(4)", Argument.STRENGTH),
        ("START(٣)", Argument.STRENGTH),
        ("SMALL()", Argument.PILE),
        ("SMALL(A B)", Argument.PILE),
        ("COLOUR(47)", Argument.COLOUR),
        ("SIZE(red,tall)", Argument.BAND),
        ("ANSWER(maybe)", Argument.ANSWER),
        ("HAVE(47)", Argument.COMMAND),
    ],
)
def test_a_bad_text_is_refused_with_its_fault(text: str, fault: Fault) -> None:
    with pytest.raises(SignalError) as refusal:
        parse_signal(text)
    assert fault is refusal.value.fault


def test_a_signal_cannot_be_made_without_its_arguments() -> None:
    with pytest.raises(SignalError):
        Signal(Word.KEEP, pile="A")


def test_a_signal_cannot_be_made_with_an_argument_it_does_not_take() -> None:
    with pytest.raises(SignalError):
        Signal(Word.SAFE, pile="A")


def test_com_11_a_pile_name_cannot_carry_a_number() -> None:
    with pytest.raises(SignalError):
        Signal(Word.SMALL, pile="47")
