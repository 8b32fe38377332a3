"""The list of open tables has room for everybody."""

from tenback.server.http.openers import Openers


def opened(**codes: str) -> Openers:
    openers = Openers()
    for address, several in codes.items():
        for code in several.split():
            openers.remember(code, address)
    return openers


def test_where_there_is_room_all_tables_are_listed() -> None:
    assert opened(ann="A1 A2 A3").choose(["A3", "A2", "A1"], 3) == ["A3", "A2", "A1"]


def test_two_addresses_do_not_fill_the_list() -> None:
    openers = opened(ann="A1", ben="B1 B2 B3 B4", cleo="C1 C2 C3 C4")
    assert openers.choose(["C4", "B4", "C3", "B3", "C2", "B2", "C1", "B1", "A1"], 4) == ["C4", "B4", "A1", "C3"]


def test_tables_of_which_nobody_knows_the_opener_share_one_place() -> None:
    assert opened(ann="A1").choose(["X3", "X2", "X1", "A1"], 2) == ["X3", "A1"]


def test_one_home_has_one_share_whatever_addresses_it_takes() -> None:
    openers = Openers()
    for number in range(4):
        openers.remember(f"B{number}", f"2001:db8::{number}")
    openers.remember("A0", "192.0.2.1")
    assert openers.choose(["B3", "B2", "B1", "B0", "A0"], 2) == ["B3", "A0"]
