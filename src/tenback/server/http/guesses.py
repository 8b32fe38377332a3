"""Codes that clients try: each counts as a wrong one until its table is found, so trying many at once gains nothing."""

from asyncio import Semaphore
from weakref import WeakValueDictionary

from tenback.server.addresses import network_of
from tenback.server.http.allowances import PerMinute


class Guess:
    """A code that is being tried."""

    def __init__(self, guesses: PerMinute, address: str, queue: Semaphore) -> None:
        self._guesses, self._address, self._queue = guesses, address, queue
        self._is_over = False

    def end(self, *, found: bool) -> None:
        """Say whether there is such a table; only the first word counts."""
        if self._is_over:
            return
        self._is_over = True
        self._queue.release()
        if found:
            self._guesses.give_back(self._address)


class Guesses:
    """How many wrong codes each address has tried in this minute, in whatever way.

    Half of them may be tried at once. Others wait, so that nobody is refused because many come at the same time.
    """

    def __init__(self, most: int) -> None:
        self._guesses, self._at_once = PerMinute(most), max(1, most // 2)
        self._queues = WeakValueDictionary[str, Semaphore]()  # by address, while somebody there tries a code

    def are_spent(self, address: str) -> bool:
        """Say whether an address has to wait for the next minute."""
        return self._guesses.is_spent(address)

    async def begin(self, address: str) -> Guess | None:
        """Let a code be tried; None if the address has to wait for the next minute."""
        queue = self._queues.setdefault(network_of(address), Semaphore(self._at_once))
        await queue.acquire()
        if self._guesses.take(address):
            return Guess(self._guesses, address, queue)
        queue.release()
        return None
