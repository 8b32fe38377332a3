"""Whose address it is: limits count the networks from which people come."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

ONE_HOME = 64  # bits of an IPv6 address that are given out; whoever has them may choose all others


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
