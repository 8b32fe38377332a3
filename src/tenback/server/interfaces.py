"""The addresses of this computer that other computers may reach, found without sending anything."""

import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

Address = IPv4Address | IPv6Address

AFAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # for documentation: nobody is there
NO_PORT = 9  # discard
DEVICES = Path("/sys/class/net")
IPV6_LIST = Path("/proc/net/if_inet6")
ASK_ADDRESS = 0x8915  # SIOCGIFADDR
UNSTEADY = 0x01 | 0x08 | 0x20 | 0x40  # of IPv6: temporary, in conflict, deprecated, tentative


def own_addresses() -> list[Address]:
    """Return the addresses for others, IPv4 first, beginning with the one that this computer goes out by."""
    listed = [*_of_interfaces()] if sys.platform == "linux" else [*_of_name()]
    old = [*_of_route(socket.AF_INET), *_of_family(listed, 4)]
    new = _of_family(listed, 6) or [*_of_route(socket.AF_INET6)]  # a route may begin at an address of today only
    return [address for address in dict.fromkeys([*old, *new]) if is_for_others(address)]


def is_for_others(address: Address) -> bool:
    """Say whether an address means this computer to others, too; browsers do not open link-local ones."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _of_family(addresses: Iterable[Address], version: int) -> list[Address]:
    return [address for address in addresses if address.version == version]


def _of_route(family: socket.AddressFamily) -> Iterator[Address]:
    """Yield the address a route out begins at: connecting a datagram socket chooses one and sends nothing."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((AFAR[family], NO_PORT))
        yield ip_address(way.getsockname()[0])


def _of_name() -> Iterator[Address]:
    """Yield what the name of this computer stands for."""
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield ip_address(place[0])


def _of_interfaces() -> Iterator[Address]:
    """Yield what Linux has given to its interfaces."""
    names = [name for _, name in socket.if_nameindex() if _leads_out(name)]
    for name in names:
        yield from _ipv4_of(name)
    for line in IPV6_LIST.read_text(encoding="ascii").splitlines() if IPV6_LIST.exists() else ():
        digits, _, _, _, flags, name = line.split()
        if name in names and not int(flags, 16) & UNSTEADY:
            yield IPv6Address(int(digits, 16))


def _leads_out(name: str) -> bool:
    """Say whether an interface may lead to other computers; a bridge leads to programs of this one."""
    state = DEVICES / name / "operstate"
    return not (DEVICES / name / "bridge").exists() and not (state.exists() and state.read_text("ascii") == "down\n")


def _ipv4_of(name: str) -> Iterator[Address]:
    from fcntl import ioctl  # noqa: PLC0415 - Windows has none

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        answer = ioctl(any_socket, ASK_ADDRESS, struct.pack("256s", name.encode()))
        yield IPv4Address(answer[20:24])
