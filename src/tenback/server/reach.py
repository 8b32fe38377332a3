"""Who can reach a server, and under which addresses."""

import socket
from ipaddress import ip_address

from tenback.protocol.calls import Range, Reach
from tenback.server.interfaces import Address, is_for_others, own_addresses
from tenback.server.settings import Settings

LOOPBACK = "127.0.0.1"


def reach(settings: Settings) -> Reach:
    """Return who can reach a server, given the network that its computer is on now."""
    if settings.public_url:
        return Reach(range=Range.PUBLIC, addresses=[settings.public_url.rstrip("/")])
    place = _resolved(settings.host)
    if place.is_unspecified:
        found = [own for own in own_addresses() if own.version <= place.version]  # IPv6 listens to both
        return Reach(range=Range.NETWORK, addresses=[_link(settings, own) for own in found])
    if is_for_others(place):
        return Reach(range=Range.NETWORK, addresses=[_link(settings, settings.host)])
    return Reach(range=Range.HERE, command=settings.lan_command)


def best_address(settings: Settings) -> str:
    """Return the address to give to somebody who is invited."""
    return next(iter(reach(settings).addresses), "") or local_address(settings)


def must_look(settings: Settings) -> bool:
    """Say whether the address has to be looked up in the network that the computer is on now."""
    if settings.public_url:
        return False
    try:
        return ip_address(settings.host).is_unspecified
    except ValueError:
        return True  # a name, or none


def local_address(settings: Settings) -> str:
    """Return the address under which this computer finds the server."""
    return _link(settings, LOOPBACK if _resolved(settings.host).is_unspecified else settings.host)


def _resolved(host: str) -> Address:
    """Return what an address is in numbers; a name is looked up as listening there does."""
    try:
        return ip_address(host or "0.0.0.0")  # noqa: S104 - as sockets read an empty name
    except ValueError:
        return ip_address(socket.gethostbyname(host))


def _link(settings: Settings, host: str | Address) -> str:
    name = f"[{host}]" if ":" in str(host) else host
    return f"http://{name}:{settings.port}"
