"""The addresses of this computer: those that others may reach, and no others."""

import socket
import sys
from ipaddress import IPv6Address, ip_address
from pathlib import Path

import pytest

from tenback.server import interfaces
from tenback.server.interfaces import is_for_others, own_addresses

STEADY, TEMPORARY, DEPRECATED = "80", "01", "20"
LISTED = IPv6Address("fd00::99")


def has_way_out() -> bool:
    """Say whether this computer is in a network: connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        return way.connect_ex(("192.0.2.1", 9)) == 0


def test_a_computer_in_a_network_finds_its_addresses() -> None:
    assert bool([found for found in own_addresses() if found.version == 4]) == has_way_out()


def test_every_address_leads_to_this_computer() -> None:
    for address in own_addresses():
        family = socket.AF_INET if address.version == 4 else socket.AF_INET6
        with socket.create_server(("", 0), family=family) as server:
            socket.create_connection((str(address), server.getsockname()[1]), timeout=5).close()


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.168.1.20", True),
        ("100.64.0.9", True),
        ("fd00::2", True),
        ("127.0.1.1", False),
        ("::1", False),
        ("169.254.7.7", False),
        ("fe80::1", False),
        ("::", False),
    ],
)
def test_what_means_another_computer_to_others_is_not_for_them(address: str, expected: bool) -> None:  # noqa: FBT001
    assert is_for_others(ip_address(address)) == expected


def pretend(folder: Path, monkeypatch: pytest.MonkeyPatch, flags: str, state: str = "up") -> Path:
    """Let Linux tell of an IPv6 address of the interface that every computer has, and return the folder about it."""
    listed = folder / "if_inet6"
    listed.write_text(f"{LISTED.packed.hex()} 01 40 00 {flags:>2}       lo\n", encoding="ascii")
    device = folder / "net/lo"
    device.mkdir(parents=True)
    (device / "operstate").write_text(f"{state}\n", encoding="ascii")
    monkeypatch.setattr(interfaces, "IPV6_LIST", listed)
    monkeypatch.setattr(interfaces, "DEVICES", folder / "net")
    return device


if sys.platform == "linux":

    @pytest.mark.parametrize(("flags", "expected"), [(STEADY, True), (TEMPORARY, False), (DEPRECATED, False)])
    def test_only_an_address_that_stays_is_told(
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        flags: str,
        expected: bool,  # noqa: FBT001
    ) -> None:
        pretend(tmp_path, monkeypatch, flags)
        assert (LISTED in own_addresses()) == expected

    def test_an_interface_that_is_down_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        pretend(tmp_path, monkeypatch, STEADY, state="down")
        assert LISTED not in own_addresses()

    def test_a_bridge_between_programs_leads_to_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (pretend(tmp_path, monkeypatch, STEADY) / "bridge").mkdir()
        assert LISTED not in own_addresses()
