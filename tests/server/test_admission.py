"""Who is inside, by address."""

from tenback.server.http.admission import Doors
from tenback.server.limits import Limits

TIGHT = Limits(sockets=4, sockets_per_address=2)


def test_one_address_has_so_many_sockets() -> None:
    doors = Doors(TIGHT)
    assert [doors.enter("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_one_home_has_so_many_sockets_whatever_addresses_it_takes() -> None:
    doors = Doors(TIGHT)
    assert [doors.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]


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
