"""Where a server listens."""

import socket

import pytest

from tenback.server.http.listener import NoAddress, bind
from tenback.server.settings import EVERYWHERE, Settings
from tests.server.running import free_port

LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}
FAMILIES = [socket.AF_INET, *([socket.AF_INET6] if socket.has_dualstack_ipv6() else [])]


def test_everywhere_means_ipv4_and_ipv6() -> None:
    settings = Settings(host=EVERYWHERE, port=free_port())
    with bind(settings) as bound:
        assert [one.family for one in bound] == FAMILIES
        for one in bound:
            one.listen()
            socket.create_connection((LOOPBACK[one.family], settings.port), timeout=5).close()
            accepted, peer = one.accept()
            accepted.close()
            assert peer[0] == LOOPBACK[one.family]  # and not in the clothes of the other family


def test_a_port_that_is_taken_anywhere_is_refused() -> None:
    settings = Settings(host=EVERYWHERE, port=free_port())
    with bind(settings) as bound:
        bound[-1].listen()
        with pytest.raises(NoAddress), bind(settings):
            pass


def test_nothing_is_held_after_a_refusal() -> None:
    settings = Settings(host=EVERYWHERE, port=free_port())
    with (
        socket.create_server((LOOPBACK[FAMILIES[-1]], settings.port), family=FAMILIES[-1]),
        pytest.raises(NoAddress),
        bind(settings),
    ):
        pass
    with socket.socket() as plain:  # one that shares no port with sockets that merely do not listen
        plain.bind(("127.0.0.1", settings.port))
