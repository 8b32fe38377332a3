"""Number words, spelled out from the number by the grammar of each language."""

import pytest

from tenback.rules.talk import Block, numbers
from tests.talk.screen import screen


def words(text: str) -> list[str]:
    return text.split()


EN = words("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen")
EN += words("sixteen seventeen eighteen nineteen")
EN_TENS = words("twenty thirty forty fifty sixty seventy eighty ninety")
DE = words("null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn")
DE += words("sechzehn siebzehn achtzehn neunzehn")
DE_TENS = words("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")
NL = words("nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien")
NL += words("zestien zeventien achttien negentien")
NL_TENS = words("twintig dertig veertig vijftig zestig zeventig tachtig negentig")


def english(number: int) -> str:
    if number < 20:
        return EN[number]
    tens, unit = divmod(number, 10)
    return "hundred" if number == 100 else EN_TENS[tens - 2] + ("-" + EN[unit] if unit else "")


def german(number: int) -> str:
    if number < 20:
        return DE[number]
    tens, unit = divmod(number, 10)
    front = ("ein" if unit == 1 else DE[unit]) + "und" if unit else ""
    return "hundert" if number == 100 else front + DE_TENS[tens - 2]


def dutch(number: int) -> str:
    if number < 20:
        return NL[number]
    tens, unit = divmod(number, 10)
    link = "ën" if unit in (2, 3) else "en"
    front = ("een" if unit == 1 else NL[unit]) + link if unit else ""
    return "honderd" if number == 100 else front + NL_TENS[tens - 2]


ENGLISH = [english(number) for number in range(101) if number != 1]
WORDS = [*ENGLISH, *map(german, range(101)), *map(dutch, range(101))]


@pytest.mark.parametrize("word", WORDS)
def test_com_1_every_number_from_nought_to_a_hundred_is_a_number_word(word: str) -> None:
    assert Block.WORD is screen(f"Hm, {word}!")


@pytest.mark.parametrize("word", [word.replace("-", "") for word in ENGLISH if "-" in word])
def test_com_1_an_english_compound_may_be_written_in_one_word(word: str) -> None:
    assert Block.WORD is screen(word)


@pytest.mark.parametrize("word", [word.replace("-", " ") for word in ENGLISH if "-" in word])
def test_com_1_an_english_compound_may_be_written_in_two_words(word: str) -> None:
    assert Block.WORD is screen(word)


@pytest.mark.parametrize(
    "word",
    [
        *("fuenf", "funf", "zwoelf", "zwolf", "dreissig", "fünfunddreissig", "funfunddreissig", "zwo"),
        *("zwoundvierzig", "DREISSIG", "einhundert", "tweeentwintig", "drieenvijftig", "éénentwintig"),
        *(
            "fuenfzehn",
            "funfzehn",
            "fuenfzig",
            "funfzig",
            "onehundred",
            "fourty",
            "a hundred",
            "one hundred",
            "a dozen",
            "ein Dutzend",
            "sevens",
            "sixes",
        ),
    ],
)
def test_com_1_other_spellings_are_number_words_too(word: str) -> None:
    assert Block.WORD is screen(word)


@pytest.mark.parametrize(
    "word",
    [
        "fortieth",
        "forty-seventh",
        "siebenundvierzigste",
        "vierzigsten",
        "zevenenveertigste",
        "hundertsten",
        "honderdste",
    ],
)
def test_com_1_an_ordinal_beyond_every_pile_is_a_number_word(word: str) -> None:
    assert Block.WORD is screen(word)


@pytest.mark.parametrize(
    "word",
    [
        *("twenties", "Fifties", "nineties", "fortys", "fortyish", "fiftysomething", "teens", "mid-forties"),
        *("Vierziger", "Vierzigern", "vierzigers", "Dreißiger", "Fünfzigern", "Achtzigerbereich", "Zehner"),
        *("veertigers", "veertiger", "tachtigers", "tieners"),
    ],
)
def test_com_3_a_decade_is_a_number(word: str) -> None:
    assert Block.DECADE is screen(f"In the {word}?")


@pytest.mark.parametrize("word", ["one", "ein", "eine", "einen", "einem", "einer", "eines", "een"])
def test_one_is_an_article(word: str) -> None:
    assert screen(f"Give me {word} please") is None


@pytest.mark.parametrize("word", ["eins", "Eins", "één", "Eén", "éen", "e\u0301e\u0301n"])
def test_one_as_a_number_is_none(word: str) -> None:
    assert Block.WORD is screen(word)


def test_the_tables_are_still_what_their_builders_make() -> None:
    """The tables are made at import, so a fault in a builder shows only when it is asked again."""
    assert numbers._decades() == numbers.DECADES
    assert numbers._english() | numbers._ordinals() <= numbers.NUMBERS
    assert numbers._unit_first(("ein", *numbers.DE_UNITS), ("und",), numbers.DE_TENS) == numbers._DE_COMPOUNDS
    units, tens = 8 + 9, 8 + 9  # in writing, and as they are spoken
    assert len(numbers._english()) == tens * (1 + units) + units + 10 + tens + 5 + 18  # compounds, ..., others, plurals
    assert len(numbers._ordinals()) == 24 + 5 * (17 + 9 + 11 * 9 + 1) + (14 + 8 + 9 * 8 + 2)  # English, German, Dutch


@pytest.mark.parametrize("word", ["sevventy", "feertien", "siebben", "zeeven"])
def test_com_1_a_misspelt_number_sounds_like_one(word: str) -> None:
    assert numbers.is_number(word)


@pytest.mark.parametrize("word", ["dosen", "seen", "weight", "fier"])
def test_other_words_do_not_sound_like_a_number(word: str) -> None:
    assert not numbers.is_number(word)
