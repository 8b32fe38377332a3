"""Phrases around numbers, word by word."""

import pytest

from tenback.rules.talk import Block
from tenback.rules.talk.phrases import PILES as PILE
from tests.talk.screen import screen

PILES = [
    *("the first pile", "the second up stack", "the third row", "the fourth descending pile", "the last pile"),
    *("der erste Stapel", "den zweiten absteigenden Stapel", "die vierte Reihe", "des letzten Stapels"),
    *("the up pile", "the down pile", "the ascending row", "de bovenste rijen", "de aflopende stapels"),
    *("the upper pile", "the lower row", "den oberen Stapel", "de onderste rij"),
    *("de eerste stapel", "de tweede oplopende stapel", "de derde rij", "de vierde stapel", "de laatste stapel"),
]


@pytest.mark.parametrize("pile", PILES)
def test_com_5_a_pile_may_be_named_by_its_order(pile: str) -> None:
    assert screen(f"Keep off {pile}, exactly {pile}!") is None


@pytest.mark.parametrize(
    ("one", "comparative"),
    [
        *(("one", word) for word in ("higher", "lower", "above", "below", "more", "less", "bigger", "smaller")),
        *(("einen", word) for word in ("höher", "niedriger", "drüber", "druber", "darunter", "mehr", "weniger")),
        *(("een", word) for word in ("hoger", "lager", "boven", "onder", "meer", "minder", "erboven", "eronder")),
        *((word, "hoeher") for word in ("ein", "eine", "einem", "einer", "eines")),
    ],
)
def test_com_2_one_beside_a_comparative_is_a_distance(one: str, comparative: str) -> None:
    assert Block.RELATIVE is screen(f"{one} {comparative}")


@pytest.mark.parametrize("one", ["one", "einen", "een"])
@pytest.mark.parametrize(
    "step",
    [
        *("step", "card", "point", "number", "Schritt", "Karte", "Punkt", "Zahl"),
        *("stap", "stapje", "kaart", "punt", "getal"),
    ],
)
def test_com_2_one_step_beside_a_comparative_is_a_distance(one: str, step: str) -> None:
    assert Block.RELATIVE is screen(f"{one} {step} lower")


@pytest.mark.parametrize("exactly", ["exactly", "precisely", "genau", "exakt", "precies", "exact"])
@pytest.mark.parametrize("level", ["above", "below", "greater", "larger", "über", "unter", "boven", "onder"])
def test_com_2_an_exact_position_is_a_distance(exactly: str, level: str) -> None:
    assert Block.RELATIVE is screen(f"{exactly} something {level} it")


@pytest.mark.parametrize("which", ["next", "following", "previous", "nächste", "folgenden", "vorige", "volgende"])
def test_com_2_a_neighbouring_number_is_a_distance(which: str) -> None:
    assert Block.RELATIVE is screen(f"{which} number")


@pytest.mark.parametrize(
    "number",
    [
        *("number", "numbers", "digit", "value", "Zahl", "Zahlen", "Ziffer", "Nummer", "Nummern", "Wert"),
        *("getal", "getallen", "nummer", "nummers", "cijfer", "waarde"),
    ],
)
@pytest.mark.parametrize("which", ["which", "what", "welche", "welchen", "welk", "welke"])
def test_com_1_asking_which_number_is_stopped(which: str, number: str) -> None:
    assert Block.ASK is screen(f"{which} {number}?")


@pytest.mark.parametrize("tell", ["tell", "give", "sag", "sage", "nenn", "gib", "zeg", "noem", "geef"])
@pytest.mark.parametrize("me", ["me", "us", "mir", "uns", "mij", "ons"])
def test_com_1_asking_to_be_told_is_stopped(tell: str, me: str) -> None:
    assert Block.ASK is screen(f"{tell} {me} the number")


@pytest.mark.parametrize(
    "question",
    [
        *("whats your", "what is the", "what are the", "what was your exact", "which of your"),
        *("was sind die", "was ist deine genaue", "wie lautet die", "wie ist eure", "welche ist die"),
        *("wat is het", "wat zijn jullie", "wat is jouw exacte", "wat voor een", "welk is de"),
        *("welche sind",),
    ],
)
def test_com_1_asking_in_other_words_is_stopped(question: str) -> None:
    assert Block.ASK is screen(f"{question} number?")


@pytest.mark.parametrize("pile", PILES)
def test_com_5_the_filter_does_not_look_at_a_pile_named_by_its_order(pile: str) -> None:
    span = PILE.search(pile.lower())
    assert span is not None
    assert span[0] == pile.lower().partition(" ")[2]


@pytest.mark.parametrize(
    "kind",
    [
        *("more", "other", "of my", "small", "big", "low", "high"),
        *("mehr", "weitere", "andere", "meiner", "kleine", "große", "niedrige", "hohe"),
        *("meer", "van mijn", "grote", "lage", "hoge"),
    ],
)
def test_com_7_the_cards_to_lay_may_be_of_a_kind(kind: str) -> None:
    assert screen(f"two {kind} cards") is None


@pytest.mark.parametrize("between", ["or", "to", "oder", "bis", "of", "tot"])
def test_com_7_the_number_of_cards_may_be_a_range(between: str) -> None:
    assert screen(f"two {between} three cards") is None
