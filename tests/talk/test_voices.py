"""Voices: what was said, how long it holds, and the limits."""

import pytest

from tenback.rules.talk import (
    Block,
    TalkRefused,
    Voices,
    active,
    after_begin,
    after_lay,
    after_turn,
    format_signal,
    judge_limits,
    parse_signal,
    speak,
)


def told(*texts: str, seat: int = 0, voices: Voices | None = None, on_turn: bool = False) -> Voices:
    """Return the voices after the seat has said all this, a tick apart."""
    voices = voices or Voices()
    for text in texts:
        now = max((tick for _, tick in voices.spoken), default=0) + 1
        voices = speak(voices, seat, parse_signal(text), now=now, on_turn=on_turn)
    return voices


def shown(voices: Voices) -> list[str]:
    """Return what the table shows, `~` marking what is stale."""
    return [f"{one.seat} {format_signal(one.signal)}" + "~" * one.stale for one in voices.heard]


def test_com_11_a_newer_signal_replaces_the_older_on_its_pile() -> None:
    assert shown(told("KEEP(A,3)", "SMALL(A)")) == ["0 SMALL(A)"]


def test_com_11_signals_on_two_piles_stand_side_by_side() -> None:
    assert shown(told("KEEP(A,3)", "SMALL(B)")) == ["0 KEEP(A,3)", "0 SMALL(B)"]


def test_com_11_signals_of_two_seats_stand_side_by_side() -> None:
    assert shown(told("KEEP(A,1)", seat=1, voices=told("KEEP(A,3)"))) == ["0 KEEP(A,3)", "1 KEEP(A,1)"]


@pytest.mark.parametrize(
    ("older", "newer"),
    [("SAFE", "TROUBLE"), ("MORE", "LESS"), ("START(1)", "START(3)"), ("SIZE(red,low)", "SIZE(red,high)")],
)
def test_com_11_a_newer_word_on_the_same_subject_replaces_the_older(older: str, newer: str) -> None:
    assert [f"0 {newer}"] == shown(told(older, newer))


@pytest.mark.parametrize(
    ("one", "other"), [("COLOUR(red)", "COLOUR(blue)"), ("HAVE(STOP)", "HAVE(SKULL)"), ("SAFE", "OK")]
)
def test_words_on_different_subjects_stand_side_by_side(one: str, other: str) -> None:
    assert [f"0 {one}", f"0 {other}"] == shown(told(one, other))


def test_free_lifts_an_earlier_keep() -> None:
    assert shown(told("KEEP(A,2)", "KEEP(B,2)", "FREE(A)", "KEEP(C,1)")) == ["0 KEEP(B,2)", "0 FREE(A)", "0 KEEP(C,1)"]


def test_a_third_keep_is_too_many() -> None:
    voices = told("KEEP(A,1)", "KEEP(B,1)")
    assert Block.TOO_MANY_KEEPS is judge_limits(voices, 0, parse_signal("KEEP(C,1)"), now=9)


def test_each_seat_has_two_keeps_of_its_own() -> None:
    voices = told("KEEP(A,1)", "KEEP(B,1)")
    assert judge_limits(voices, 1, parse_signal("KEEP(C,1)"), now=9) is None


@pytest.mark.parametrize("text", ["KEEP(B,3)", "SMALL(C)"])
def test_two_keeps_leave_room_for_other_signals(text: str) -> None:
    assert judge_limits(told("KEEP(A,1)", "KEEP(B,1)"), 0, parse_signal(text), now=9) is None


def test_a_stale_keep_does_not_count() -> None:
    voices = after_lay(told("KEEP(A,1)", "KEEP(B,1)"), 1, "A")
    assert judge_limits(voices, 0, parse_signal("KEEP(C,1)"), now=9) is None


def test_com_11_a_seat_waits_between_two_signals() -> None:
    voices = speak(Voices(cooldown=3), 0, parse_signal("SAFE"), now=10)
    assert [judge_limits(voices, 0, parse_signal("OK"), now=now) for now in (12, 13)] == [Block.COOLDOWN, None]


def test_com_11_a_seat_does_not_wait_for_another() -> None:
    voices = speak(Voices(cooldown=3), 0, parse_signal("SAFE"), now=10)
    assert judge_limits(voices, 1, parse_signal("OK"), now=10) is None


def test_com_11_another_voice_does_not_end_the_wait() -> None:
    voices = speak(Voices(cooldown=3), 0, parse_signal("SAFE"), now=10)
    voices = speak(voices, 1, parse_signal("SAFE"), now=11)
    assert Block.COOLDOWN is judge_limits(voices, 0, parse_signal("OK"), now=11)


def test_com_11_the_wait_outlasts_the_signal() -> None:
    voices = after_lay(speak(Voices(cooldown=3), 0, parse_signal("SMALL(A)"), now=10), 0, "A")
    assert Block.COOLDOWN is judge_limits(voices, 0, parse_signal("OK"), now=11)


def test_com_11_a_signal_over_a_limit_is_refused_with_its_reason() -> None:
    with pytest.raises(TalkRefused) as refusal:
        speak(told("SAFE"), 0, parse_signal("OK"), now=1)
    assert Block.COOLDOWN is refusal.value.block


def test_com_12_a_signal_expires_when_its_sender_lays_there() -> None:
    assert shown(after_lay(told("KEEP(A,3)", "KEEP(B,1)"), 0, "A")) == ["0 KEEP(B,1)"]


def test_com_12_a_signal_is_stale_when_another_lays_there() -> None:
    assert shown(after_lay(told("KEEP(A,3)", "KEEP(B,1)"), 1, "A")) == ["0 KEEP(A,3)~", "0 KEEP(B,1)"]


def test_com_12_what_is_stale_no_longer_holds() -> None:
    assert active(after_lay(told("KEEP(A,3)"), 1, "A")) == ()


def test_com_12_a_signal_that_points_at_no_pile_outlasts_lays() -> None:
    assert shown(after_lay(told("SAFE"), 1, "A")) == ["0 SAFE"]


def test_com_12_a_signal_expires_at_the_end_of_its_senders_next_turn() -> None:
    assert shown(after_turn(told("KEEP(A,3)", "SAFE"), 0)) == []


def test_com_12_a_signal_outlasts_the_turns_of_others() -> None:
    assert shown(after_turn(told("KEEP(A,3)"), 1)) == ["0 KEEP(A,3)"]


def test_com_12_a_signal_given_on_turn_lasts_until_the_turn_after() -> None:
    once = after_turn(told("KEEP(A,3)", on_turn=True), 0)
    assert (shown(once), shown(after_turn(once, 0))) == (["0 KEEP(A,3)"], [])


def test_com_12_a_signal_given_again_is_fresh() -> None:
    assert shown(told("KEEP(A,3)", voices=after_lay(told("KEEP(A,3)"), 1, "A"))) == ["0 KEEP(A,3)"]


def test_wishes_to_start_are_settled_when_somebody_begins() -> None:
    assert shown(after_begin(told("START(3)", "SAFE"))) == ["0 SAFE"]


def test_com_12_a_seat_that_is_not_on_turn_means_its_next_turn() -> None:
    said = speak(Voices(), 1, parse_signal("SAFE"), now=0)
    assert after_turn(said, 1).heard == ()
