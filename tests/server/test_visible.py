"""Names and words can be seen, by everybody and whole."""

import pytest

from tenback.protocol.refusals import No
from tenback.protocol.requests import Write
from tenback.server.tables.deciding import decide, good_name
from tenback.server.tables.refused import Refused
from tenback.server.tables.visitor import Visitor
from tests.server.tables import ANN, begun

UNSEEN = {
    "Hangul filler": "\u3164",
    "Hangul filler of half width": "\uffa0",
    "Hangul initial filler": "\u115f",
    "Braille without dots": "\u2800",
    "several of them": "\u2800\u3164 \u2800",
    "only accents": "\u0301\u0302",
    "Khmer vowel": "\u17b4",
    "note without a head": "\U0001d159",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        good_name(name)
    assert refused.value.reason is No.NAME


@pytest.mark.parametrize("unseen", ["\u3164", "\u2800", "\u034f", "\ufe0f", "\U000e0101"], ids=ascii)
def test_no_unseen_sign_makes_a_name_that_looks_like_another(unseen: str) -> None:
    with pytest.raises(Refused):
        good_name(f"Ann{unseen}")


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "Zoe\u0308", "李雷", "한글", "नमिता", "Ann ❤\ufe0f", "⠁⠝⠝", "R2-D2", "…"]
)
def test_names_of_every_script_are_good(name: str) -> None:
    assert good_name(name) == name


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_nobody_writes_what_shows_nothing(text: str) -> None:
    table = begun().table
    with pytest.raises(Refused) as refused:
        decide(table, Visitor(table, ANN), Write(id="a", text=text))
    assert refused.value.reason is No.UNREADABLE
