"""The names by which a server may be called, so that no page of another site reaches it in a visitor's network.

A page can make its own name stand for an address in somebody's home ("DNS rebinding"): browsers then take our server
for a part of that page. But such a call still carries the name it was made to. A server for this computer alone does
not answer to names of a network either: in a café, the network decides what those mean.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

from tenback.server.settings import Settings

LOCAL = "localhost"
PRIVATE = (LOCAL, "local", "internal", "home.arpa", "lan")  # endings that nobody can register


class Names:
    """What a server is called."""

    def __init__(self, settings: Settings) -> None:
        public = settings.public_url.rstrip("/")
        self._pages = {public} if public else set[str]()
        self._given = {name for name in (_name(public), settings.host.lower()) if name}
        self._is_private = _is_local if is_here_alone(settings.host) else _is_private

    def are_ours(self, host: str) -> bool:
        """Say whether a call with this header `Host` is for us; programs may leave it out."""
        name = _name(f"//{host}")
        return not host or name in self._given or _is_number(name) or self._is_private(name)

    def is_our_page(self, origin: str | None, host: str) -> bool:
        """Say whether the page that opens a socket is ours; programs name no page."""
        return origin is None or origin in self._pages or origin.partition("://")[2] == host


def _name(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def is_here_alone(host: str) -> bool:
    """Say whether a server that listens there can be reached from this computer alone."""
    name = host.lower()
    return _is_local(name) or (_is_number(name) and ip_address(name).is_loopback)


def _is_local(name: str) -> bool:
    """Say whether a name means this computer everywhere; a strange network decides what others mean."""
    return name == LOCAL or name.endswith(f".{LOCAL}")


def _is_private(name: str) -> bool:
    """Say whether a name has no meaning outside its network: it is one word, or has a private ending."""
    return bool(name) and ("." not in name or name.endswith(tuple(f".{ending}" for ending in PRIVATE)))
