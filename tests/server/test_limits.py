"""How much one client and one address may ask for."""

from tenback.server.limits import Bucket, Doors, Limits

TIGHT = Limits(frames_at_once=3, frames_per_second=2, sockets=4, sockets_per_address=2, guesses_per_minute=2)


def test_so_many_frames_may_come_at_once_and_no_more() -> None:
    bucket = Bucket(TIGHT, 0.0)
    assert [bucket.take(TIGHT, 0.0) for _ in range(4)] == [True, True, True, False]


def test_the_right_to_send_comes_back_with_time() -> None:
    bucket = Bucket(TIGHT, 0.0)
    for _ in range(3):
        bucket.take(TIGHT, 0.0)
    assert [bucket.take(TIGHT, at) for at in (0.4, 0.5, 0.5)] == [False, True, False]


def test_who_waits_long_saves_up_no_more_than_that() -> None:
    bucket = Bucket(TIGHT, 0.0)
    assert [bucket.take(TIGHT, 1_000.0) for _ in range(4)] == [True, True, True, False]


def test_a_refused_frame_costs_nothing() -> None:
    bucket = Bucket(TIGHT, 0.0)
    for _ in range(100):
        bucket.take(TIGHT, 0.0)
    assert bucket.take(TIGHT, 0.5)


def test_one_address_has_so_many_sockets() -> None:
    doors = Doors(TIGHT)
    assert [doors.enter("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_another_address_still_comes_in() -> None:
    doors = Doors(TIGHT)
    for _ in range(3):
        doors.enter("192.0.2.1")
    assert doors.enter("192.0.2.2")


def test_all_addresses_together_have_so_many_sockets() -> None:
    doors = Doors(TIGHT)
    assert [doors.enter(f"192.0.2.{number}") for number in range(5)] == [True] * 4 + [False]


def test_who_leaves_makes_room() -> None:
    doors = Doors(TIGHT)
    for _ in range(2):
        doors.enter("192.0.2.1")
    doors.leave("192.0.2.1")
    assert doors.enter("192.0.2.1")


def test_addresses_that_have_gone_are_forgotten() -> None:
    doors = Doors(TIGHT)
    for number in range(100):
        doors.enter(f"192.0.2.{number}")
        doors.leave(f"192.0.2.{number}")
    assert (doors.total, len(doors._inside)) == (0, 0)


def test_those_who_were_not_let_in_are_forgotten_too() -> None:
    doors = Doors(Limits(sockets=0))
    doors.enter("192.0.2.1")
    assert len(doors._inside) == 0


def test_whoever_guessed_too_often_waits_for_the_next_minute() -> None:
    minute = [7]
    doors = Doors(Limits(guesses_per_minute=2), lambda: minute[0])
    for _ in range(2):
        assert doors.enter("here")
        doors.guess("here")
    assert not doors.enter("here")
    assert doors.enter("elsewhere")
    minute[0] += 1
    assert doors.enter("here")


def test_who_tries_too_many_codes_stays_outside() -> None:
    doors = Doors(TIGHT, lambda: 1)
    for _ in range(2):
        doors.guess("192.0.2.1")
    assert (doors.enter("192.0.2.1"), doors.enter("192.0.2.2")) == (False, True)


def test_the_next_minute_guesses_are_forgotten() -> None:
    minutes = [1]
    doors = Doors(TIGHT, lambda: minutes[-1])
    for _ in range(2):
        doors.guess("192.0.2.1")
    minutes.append(2)
    assert doors.enter("192.0.2.1")
