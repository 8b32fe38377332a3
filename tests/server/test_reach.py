"""Who can come to a server, by where it listens."""

import pytest

from tenback.protocol.calls import Range, Reach
from tenback.server.interfaces import own_addresses
from tenback.server.reach import best_address, local_address, must_look, reach
from tenback.server.settings import EVERYWHERE, Settings

ALL_IPV4 = "0.0.0.0"  # noqa: S104 - nothing listens there
COMMAND = Settings().lan_command


def link(host: object) -> str:
    return f"http://[{host}]:8010" if ":" in str(host) else f"http://{host}:8010"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.1.1", "::1", "localhost"])
def test_a_server_that_listens_to_its_computer_says_how_it_is_opened(host: str) -> None:
    assert reach(Settings(host=host)) == Reach(range=Range.HERE, command=COMMAND)


@pytest.mark.parametrize(
    ("host", "address"), [("192.168.1.20", "http://192.168.1.20:8010"), ("fd00::2", "http://[fd00::2]:8010")]
)
def test_a_server_with_one_address_tells_that_one(host: str, address: str) -> None:
    settings = Settings(host=host)
    assert reach(settings) == Reach(range=Range.NETWORK, addresses=[address])
    assert (local_address(settings), best_address(settings)) == (address, address)


def test_a_server_that_listens_everywhere_tells_every_address() -> None:
    assert reach(Settings(host=EVERYWHERE)).addresses == [*map(link, own_addresses())]


def test_a_server_that_listens_to_all_of_ipv4_tells_no_other() -> None:
    old = [link(own) for own in own_addresses() if own.version == 4]
    assert reach(Settings(host=ALL_IPV4)) == Reach(range=Range.NETWORK, addresses=old)


@pytest.mark.parametrize("host", ["127.0.0.1", ALL_IPV4, EVERYWHERE])
def test_a_public_address_is_the_only_one(host: str) -> None:
    settings = Settings(host=host, public_url="https://cards.example/")
    assert reach(settings) == Reach(range=Range.PUBLIC, addresses=["https://cards.example"])


@pytest.mark.parametrize(
    ("host", "address"),
    [(ALL_IPV4, link("127.0.0.1")), (EVERYWHERE, link("127.0.0.1")), ("::1", link("::1")), ("", link("127.0.0.1"))],
)
def test_this_computer_has_an_address_that_it_can_open(host: str, address: str) -> None:
    assert local_address(Settings(host=host)) == address


def test_whoever_shall_come_gets_a_local_address_only_where_there_is_no_other() -> None:
    assert best_address(Settings()) == link("127.0.0.1")
    assert best_address(Settings(public_url="https://cards.example")) == "https://cards.example"


@pytest.mark.parametrize(
    ("settings", "must"),
    [
        (Settings(), False),
        (Settings(host="192.168.1.20"), False),
        (Settings(host="fd00::2"), False),
        (Settings(host=EVERYWHERE, public_url="https://cards.example"), False),
        (Settings(host=ALL_IPV4), True),
        (Settings(host=EVERYWHERE), True),
        (Settings(host=""), True),
        (Settings(host="localhost"), True),
    ],
)
def test_only_an_address_that_may_change_is_looked_up(settings: Settings, *, must: bool) -> None:
    assert must_look(settings) is must
