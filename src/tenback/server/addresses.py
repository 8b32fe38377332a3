"""Addresses from which people come: what counts as one, and lists of them."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

ONE_HOME = 64  # bits of an IPv6 address that a home is given; it may choose all the others


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what counts as one address: of IPv6 the network of a home, of IPv4 the address itself."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    return str(number.ipv4_mapped or ip_network((int(number), ONE_HOME), strict=False))


class Addresses:
    """Addresses and networks as somebody lists them, with commas; `*` stands for all."""

    def __init__(self, listed: str) -> None:
        """Read the list, or raise `ValueError`."""
        words = [word.strip() for word in listed.split(",") if word.strip()]
        self._all = "*" in words
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(word) for word in words if word != "*"]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            number = ip_address(address)
        except ValueError:
            return False
        return any(number in network for network in self._networks)
