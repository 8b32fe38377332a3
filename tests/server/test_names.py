"""By which names a server may be called, and whose pages may open sockets."""

import pytest

from tenback.server.http.names import Names
from tenback.server.settings import EVERYWHERE, Settings

HERE = Names(Settings())
OPEN = Names(Settings(host=EVERYWHERE))
PUBLIC = Names(Settings(public_url="https://cards.example"))
NUMBERS = ["127.0.0.1:8010", "192.168.1.20:8010", "[fd00::2]:8010", "[::1]"]
LOCAL = ["localhost:8010", "tenback.localhost"]
PRIVATE = ["raspberry", "raspberry.local:8010", "pi.lan", "table-one:8010"]
STRANGE = ["evil.example", "evil.example:8010", "127.0.0.1.evil.example", "local.evil.example", "x.y", "["]


@pytest.mark.parametrize("host", [*NUMBERS, *LOCAL, ""])
def test_numbers_and_names_of_this_computer_are_ours(host: str) -> None:
    assert HERE.are_ours(host)
    assert OPEN.are_ours(host)
    assert PUBLIC.are_ours(host)


@pytest.mark.parametrize("host", PRIVATE)
def test_names_of_this_network_are_ours_where_the_network_may_come(host: str) -> None:
    assert OPEN.are_ours(host)


@pytest.mark.parametrize("host", PRIVATE)
@pytest.mark.parametrize("listening", ["127.0.0.1", "127.0.1.1", "::1", "localhost"])
def test_a_strange_network_cannot_name_a_server_that_is_for_its_computer_alone(listening: str, host: str) -> None:
    assert not Names(Settings(host=listening)).are_ours(host)


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_anybody_can_register_is_not_ours(host: str) -> None:
    assert not OPEN.are_ours(host)
    assert not PUBLIC.are_ours(host)


def test_the_names_that_a_server_was_given_are_ours() -> None:
    assert PUBLIC.are_ours("Cards.Example:443")
    assert Names(Settings(host="Pi.fritz.box")).are_ours("pi.fritz.box:8010")


def test_a_page_is_ours_if_it_came_from_where_it_calls() -> None:
    assert OPEN.is_our_page("http://192.168.1.20:8010", "192.168.1.20:8010")
    assert not OPEN.is_our_page("http://192.168.1.21:8010", "192.168.1.20:8010")


def test_the_public_page_is_ours_behind_a_proxy_that_calls_by_another_name() -> None:
    assert PUBLIC.is_our_page("https://cards.example", "127.0.0.1:8010")
    assert not PUBLIC.is_our_page("https://evil.example", "127.0.0.1:8010")


def test_a_program_names_no_page() -> None:
    assert OPEN.is_our_page(None, "192.168.1.20:8010")
