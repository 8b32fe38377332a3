"""Disguises of a number: other scripts, signs, accents, invisible characters, letters apart."""

import pytest

from tenback.rules.talk import Block
from tenback.rules.talk.readings import readings
from tests.talk.screen import screen

LONGEST = 500  # characters of a text


@pytest.mark.parametrize(
    "sign",
    [
        *("47", "４７", "٤٧", "४७", "𝟜𝟟", "⁴⁷", "₄", "½"),
        *("4️⃣7️⃣", "🔟", "④", "㊼", "⓿", "❹", "⑷", "4⃣"),
        *("Ⅳ", "ⅳ", "四", "⚃", "🂤", "🕓", "🀲"),
    ],
)
def test_com_1_a_number_sign_is_a_digit(sign: str) -> None:
    assert Block.DIGIT is screen(f"Mine is {sign} now")


@pytest.mark.parametrize(
    "text",
    [
        *("f-o-r-t-y", "f o r t y", "f.o.r.t.y", "F. O. R. T. Y.", "f_o_r_t_y", "f*o*r*t*y", "f, o, r, t, y"),
        *("f-o-r-t-y s-e-v-e-n", "a t e n", "I'm t-e-n", "pile B s i x", "a c h t", "v i e r z i g", "é-é-n"),
    ],
)
def test_com_1_letters_spelled_apart_are_joined(text: str) -> None:
    assert Block.WORD is screen(text)


@pytest.mark.parametrize("text", ["A B C D", "o k", "w e i g h t", "o f t e n", "S T O P", "t. B. a."])
def test_letters_apart_that_spell_no_number_pass(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize(
    "text", ["for\u200bty", "for\u00adty", "fórty", "förty", "ⓕⓞⓡⓣⓨ", "🅵🅾🆁🆃🆈", "ｆｏｒｔｙ", "f̲o̲r̲t̲y̲", "fo̲rty"]
)
def test_com_1_a_disguised_word_is_still_a_word(text: str) -> None:
    assert Block.WORD is screen(text)


@pytest.mark.parametrize("text", ["•••• •• get it?", "||||| ||", "mine: //// ///", ".... ..", "....- ..---", "IIII II"])
def test_com_1_strokes_to_count_are_a_number(text: str) -> None:
    assert Block.DIGIT is screen(text)


@pytest.mark.parametrize(
    "text", ["hmm ... ...", "wait.... what", "• this • that", "https://a.b/c", "what the ****", "-----"]
)
def test_other_dots_and_strokes_pass(text: str) -> None:
    assert screen(text) is None


def test_com_1_capitals_inside_a_word_are_read_alone() -> None:
    assert Block.WORD is screen("atTENtion please")
    assert screen("attention PLEASE") is None


@pytest.mark.parametrize("sign", ["🍀", "💕", "💯", "👍", "#️⃣"])
def test_a_sign_that_is_no_number_passes(sign: str) -> None:
    assert screen(f"Fine {sign}") is None


def test_a_character_without_a_name_is_no_number() -> None:
    assert screen("\x07 hello \ue000") is None


@pytest.mark.parametrize("sign", ["\ufdfa", "\ufdfb", "\u3316", "\ufd5e", "\ufb03"])
def test_a_text_of_signs_that_stand_for_phrases_does_not_grow(sign: str) -> None:
    assert max(map(len, readings(sign * LONGEST))) <= 2 * LONGEST
