"""The addresses that opened the tables, so that no single address can fill the list of open tables."""

from collections import OrderedDict
from collections.abc import Sequence
from itertools import chain, zip_longest

from tenback.server.addresses import network_of

REMEMBERED = 50_000  # tables; those of other processes or from before the last start count as one address's


class Openers:
    """Who opened which table, kept in memory alone: no address is written down."""

    def __init__(self) -> None:
        self._networks = OrderedDict[str, str]()

    def remember(self, code: str, address: str) -> None:
        """Note which address opened a table."""
        self._networks[code] = network_of(address)
        if len(self._networks) > REMEMBERED:
            self._networks.popitem(last=False)

    def choose(self, codes: Sequence[str], most: int) -> list[str]:
        """Return these tables, or if they are too many, some from each address in turn."""
        if len(codes) <= most:
            return [*codes]
        shares = dict[str, list[str]]()
        for code in codes:
            shares.setdefault(self._networks.get(code, ""), []).append(code)
        rounds = chain.from_iterable(zip_longest(*shares.values()))
        return [code for code in rounds if code is not None][:most]
