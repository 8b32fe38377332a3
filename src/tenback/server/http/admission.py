"""How many sockets each address has open, and what it may still ask for."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from tenback.server.addresses import network_of
from tenback.server.http.allowances import Allowance, PerMinute, SharedAllowances
from tenback.server.http.guesses import Guesses
from tenback.server.limits import Limits
from tenback.server.live.queue import Queue

T = TypeVar("T")


class Admission:
    """The counts by which a process lets clients in, by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._inside = limits, Counter[str]()
        self._allowances = SharedAllowances(
            limits.frames_per_second * limits.busy_sockets_per_address,
            limits.frames_at_once * limits.busy_sockets_per_address,
        )
        self.calls = PerMinute(limits.requests_per_minute)
        self.checks = PerMinute(limits.requests_per_minute)  # health checks
        self.orders = PerMinute(limits.orders_per_minute)
        self.replays = PerMinute(limits.replays_per_minute)
        self.reviews = PerMinute(limits.reviews_per_minute)
        self.guesses = Guesses(limits.guesses_per_minute)
        self.total = 0
        self._turns = Queue()

    def enter(self, address: str) -> bool:
        """Let a client in, or say that there is no room for it."""
        network = network_of(address)
        full = self.total >= self._limits.sockets or self._inside[network] >= self._limits.sockets_per_address
        if full:
            self._tidy(network)
            return False
        self.total += 1
        self._inside[network] += 1
        return True

    def leave(self, address: str) -> None:
        """Note that a client has left."""
        network = network_of(address)
        self.total -= 1
        self._inside[network] -= 1
        self._tidy(network)

    async def await_allowance(self, address: str) -> Allowance:
        """Return the allowance of an address as soon as it can pay for one more socket."""
        allowance = self._allowances.of(address)
        while wait := allowance.wait(time.monotonic()):
            await asyncio.sleep(wait)
        allowance.spend(self._limits.opening_price, time.monotonic())
        return allowance

    async def at_leisure(self, address: str, work: Callable[[], T]) -> T:
        """Return what takes long to work out: in a thread, one thing at a time, addresses in turn."""
        async with self._turns.turn(network_of(address), ""):
            return await asyncio.to_thread(work)

    def _tidy(self, network: str) -> None:
        if not self._inside[network]:
            del self._inside[network]
