"""Talk policies: who may say what, game by game and room by room."""

from dataclasses import replace

import pytest

from tenback.rules.talk import (
    COLOUR_TALK,
    COLOUR_TALK_PROFESSIONAL,
    COMMAND_TALK,
    FIRE_TALK,
    OPEN_TALK,
    TEAM_TALK,
    Block,
    Free,
    Room,
    Talk,
    judge_pile,
    judge_signal,
    judge_text,
    parse_signal,
    words_offered,
)

PRIVATE, RANKED = Room.PRIVATE, Room.RANKED
TEAM = [
    *("KEEP", "SMALL", "FREE", "DUMP", "WRECK", "SAFE", "TROUBLE", "LESS", "MORE", "BACK"),
    *("ASKAVOID", "ASKHERE", "ANSWER", "START", "OK"),
]
COMMAND = ["HAVE", "HOLD", "COVER", "FIREOK"]
PROFESSIONAL = ["COLOUR", "WANT", "QTRICK"]
COLOUR = [*PROFESSIONAL, "SIZE", "TWO", "CANNOT"]


def signal_verdict(talk: Talk, text: str, room: Room = PRIVATE, *, opening: bool = False) -> Block | None:
    return judge_signal(talk, room, parse_signal(text), silenced=False, opening=opening)


def text_verdict(talk: Talk, text: str) -> Block | None:
    return judge_text(talk, text, silenced=False)


@pytest.mark.parametrize(
    ("talk", "free"),
    [
        *((talk, Free.FILTERED) for talk in (TEAM_TALK, FIRE_TALK, COMMAND_TALK, COLOUR_TALK)),
        (COLOUR_TALK_PROFESSIONAL, Free.OFF),
        (OPEN_TALK, Free.OPEN),
    ],
)
def test_free_text_follows_the_game(talk: Talk, free: Free) -> None:
    assert talk.text is free


@pytest.mark.parametrize(
    ("talk", "words"),
    [
        (TEAM_TALK, TEAM),
        (FIRE_TALK, [*TEAM, "FIREOK"]),
        (COMMAND_TALK, [*TEAM, *COMMAND]),
        (COLOUR_TALK, [*TEAM, "TRICK", *COLOUR]),
        (COLOUR_TALK_PROFESSIONAL, ["START", *PROFESSIONAL]),
        (OPEN_TALK, []),
    ],
)
def test_a_game_offers_its_signals_before_the_first_turn(talk: Talk, words: list[str]) -> None:
    assert words == [*words_offered(talk, PRIVATE, opening=True)]


def test_a_turn_does_not_offer_start() -> None:
    assert {"START"} == {*TEAM} - {*words_offered(TEAM_TALK, RANKED, opening=False)}


@pytest.mark.parametrize("text", ["I have the 12 for you.", "One higher!", "Which number?"])
def test_a_duel_has_open_text(text: str) -> None:
    assert text_verdict(OPEN_TALK, text) is None


def test_a_duel_has_no_signals() -> None:
    assert Block.MODE is signal_verdict(OPEN_TALK, "KEEP(A,1)")


@pytest.mark.parametrize("talk", [TEAM_TALK, COMMAND_TALK, COLOUR_TALK])
def test_com_1_private_text_is_filtered(talk: Talk) -> None:
    assert Block.DIGIT is text_verdict(talk, "I have a 47.")


@pytest.mark.parametrize("talk", [TEAM_TALK, COMMAND_TALK, COLOUR_TALK])
def test_com_2_a_distance_is_stopped_in_every_team_game(talk: Talk) -> None:
    assert Block.WORD is text_verdict(talk, "Mine is two higher.")


@pytest.mark.parametrize("talk", [TEAM_TALK, COMMAND_TALK, COLOUR_TALK])
def test_com_6_vague_sizes_may_be_told(talk: Talk) -> None:
    assert text_verdict(talk, "My yellow is pretty high.") is None


def test_com_6_professionals_tell_no_sizes() -> None:
    assert Block.MODE is text_verdict(COLOUR_TALK_PROFESSIONAL, "My yellow is pretty high.")


def test_com_6_professionals_signal_no_sizes() -> None:
    assert Block.MODE is signal_verdict(COLOUR_TALK_PROFESSIONAL, "SIZE(yellow,high)")


def test_com_7_a_count_of_cards_is_fine() -> None:
    assert text_verdict(TEAM_TALK, "I will lay three cards.") is None


def test_com_8_other_signals_may_be_given_before_the_first_turn() -> None:
    assert signal_verdict(TEAM_TALK, "KEEP(A,2)", opening=True) is None


def test_com_8_a_wish_to_start_belongs_before_the_first_turn() -> None:
    assert (
        signal_verdict(TEAM_TALK, "START(3)", opening=True),
        signal_verdict(TEAM_TALK, "START(3)", opening=False),
    ) == (None, Block.STARTED)


@pytest.mark.parametrize("talk", [TEAM_TALK, FIRE_TALK, COMMAND_TALK])
def test_com_9_a_trick_names_one_number(talk: Talk) -> None:
    assert Block.NUMBER_EQUIVALENT is signal_verdict(talk, "TRICK(A)")


def test_com_9_a_house_may_let_friends_name_a_trick() -> None:
    talk = replace(TEAM_TALK, trick_talk=True)
    assert (
        signal_verdict(talk, "TRICK(A)"),
        signal_verdict(talk, "TRICK(A)", RANKED),
    ) == (None, Block.NUMBER_EQUIVALENT)


@pytest.mark.parametrize("text", ["TRICK(up)", "QTRICK(up)"])
def test_com_9_a_trick_by_colour_tells_no_number(text: str) -> None:
    assert signal_verdict(COLOUR_TALK, text, RANKED) is None


def test_com_9_advice_to_go_backwards_is_always_fine() -> None:
    assert signal_verdict(TEAM_TALK, "BACK", RANKED) is None


def test_com_15_silence_stops_every_text() -> None:
    assert Block.SILENCE is judge_text(COMMAND_TALK, "Please cover it!", silenced=True)


def test_com_15_silence_stops_every_signal() -> None:
    verdicts = {
        judge_signal(COMMAND_TALK, PRIVATE, parse_signal(text), silenced=True, opening=False)
        for text in ("KEEP(A,2)", "OK", "COVER(A)", "SIZE(red,low)")
    }
    assert {Block.SILENCE} == verdicts


@pytest.mark.parametrize("text", ["I hold a stop and a skull.", "The 3! must wait.", "I hold the three."])
def test_com_15_commands_may_be_talked_about(text: str) -> None:
    assert text_verdict(COMMAND_TALK, text) is None


def test_com_15_commands_exist_only_where_the_cards_have_them() -> None:
    assert Block.DIGIT is text_verdict(TEAM_TALK, "The 3! must wait.")


@pytest.mark.parametrize("text", ["HAVE(STOP)", "HOLD(THREE)", "HAVE(DRAW1)"])
def test_ex_28_commands_may_be_signalled(text: str) -> None:
    assert signal_verdict(COMMAND_TALK, text, RANKED) is None


@pytest.mark.parametrize(
    ("talk", "text", "block"),
    [
        (COMMAND_TALK, "HAVE(DANCE)", Block.NO_SUCH_COMMAND),
        (COLOUR_TALK, "COLOUR(mauve)", Block.NO_SUCH_COLOUR),
        (TEAM_TALK, "COLOUR(red)", Block.MODE),
        (TEAM_TALK, "FIREOK(A)", Block.MODE),
    ],
)
def test_com_11_a_signal_names_only_what_the_game_has(talk: Talk, text: str, block: Block) -> None:
    assert block is signal_verdict(talk, text)


def test_com_11_a_signal_points_only_at_a_pile_of_the_table() -> None:
    assert (
        judge_pile(parse_signal("SMALL(A)"), ("A", "B")),
        judge_pile(parse_signal("SMALL(Z)"), ("A", "B")),
    ) == (None, Block.NO_SUCH_PILE)


def test_a_signal_without_a_pile_points_at_none() -> None:
    assert judge_pile(parse_signal("SAFE"), ()) is None
