"""How much a client may still do: so much per second, or so often per minute."""

import time
from collections import Counter
from collections.abc import Callable

from tenback.server.addresses import network_of


class Allowance:
    """So much per second, with some saved up; spending more makes debts, which time pays off."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most, self._left, self._at = rate, most, most, now

    def spend(self, cost: float, now: float) -> None:
        """Spend something, even if that makes debts."""
        self._left = self._saved(now) - cost
        self._at = now

    def wait(self, now: float) -> float:
        """Return the seconds until no debts are left."""
        if self._left >= 0:
            return 0.0
        return max(0.0, -self._saved(now) / self._rate)

    def take(self, now: float) -> bool:
        """Spend one if there are no debts, and say whether that was possible."""
        if self.wait(now) > 0:
            return False
        self.spend(1, now)
        return True

    def is_whole(self, now: float) -> bool:
        """Say whether the allowance is full."""
        return self._saved(now) >= self._most

    def _saved(self, now: float) -> float:
        return min(self._most, self._left + (now - self._at) * self._rate)


class SharedAllowances:
    """The allowance that all sockets of one address have together."""

    MANY = 1_000  # allowances, before those that are whole are forgotten

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._now = rate, most, now
        self._of = dict[str, Allowance]()
        self._many = self.MANY

    def of(self, address: str) -> Allowance:
        """Return the allowance of an address."""
        if len(self._of) >= self._many:
            self._forget()
        network = network_of(address)
        return self._of.setdefault(network, Allowance(self._rate, self._most, self._now()))

    def _forget(self) -> None:
        now = self._now()
        self._of = {network: allowance for network, allowance in self._of.items() if not allowance.is_whole(now)}
        self._many = max(self.MANY, 2 * len(self._of))


def _minute() -> int:
    return int(time.monotonic() // 60)


class PerMinute:
    """How often each address has done something in this minute."""

    def __init__(self, most: float, minute: Callable[[], int] = _minute) -> None:
        self._most, self._minute = most, minute
        self._done, self._in = Counter[str](), minute()

    def take(self, address: str, times: int = 1) -> bool:
        """Count one more, and say whether it is allowed; what is refused counts as well."""
        self._turn_page()
        network = network_of(address)
        self._done[network] += times
        return self._done[network] <= self._most

    def give_back(self, address: str) -> None:
        """Count one less: it was taken too early."""
        network = network_of(address)
        self._done[network] = max(0, self._done[network] - 1)

    def is_spent(self, address: str) -> bool:
        """Say whether an address has to wait for the next minute."""
        self._turn_page()
        return self._done[network_of(address)] >= self._most

    def is_flood(self, address: str) -> bool:
        """Say whether an address was refused more often than not."""
        return self._done[network_of(address)] > 2 * self._most

    def _turn_page(self) -> None:
        if self._minute() != self._in:
            self._in = self._minute()
            self._done.clear()
