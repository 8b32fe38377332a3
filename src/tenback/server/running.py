"""Everything that runs as long as a server process does."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from tenback.server.bells import NoBell, RedisBell
from tenback.server.driving import Driver
from tenback.server.hosting import Host
from tenback.server.migrations import migrate
from tenback.server.settings import Settings
from tenback.server.store import Store, StoreDown, connect
from tenback.server.thinkers import Thinkers

Work = Callable[[], Coroutine[Any, Any, None]]
LOG = logging.getLogger("tenback.running")
RESCUE = 10.0  # seconds between two looks for bots that nobody plays for
POLL = 2.0  # seconds between two looks into the log for what a bell did not tell


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Host]:
    """Return the host of this process, with everything it needs around it."""
    engine = connect(settings.database_address)
    await migrate(engine)
    store = Store(engine)
    bell = RedisBell(settings.redis) if settings.redis else NoBell()
    host, thinkers = Host(store, bell), Thinkers(settings.thinkers)
    driver = Driver(host, thinkers)
    host.news.append(driver.look)
    tasks = [asyncio.create_task(every(RESCUE, patient(driver.rescue)))]
    if isinstance(bell, RedisBell):
        look = patient(host.look_around)
        tasks += [asyncio.create_task(bell.run(host.hear, look)), asyncio.create_task(every(POLL, look))]
    try:
        yield host
    finally:
        await driver.close()
        thinkers.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(bell, RedisBell):
            await bell.close()
        await store.close()


async def every(seconds: float, work: Work) -> None:
    """Do something again and again."""
    while True:
        await asyncio.sleep(seconds)
        await work()


def patient(work: Work) -> Work:
    """Return the same work, which a database that is away for a while does not end."""

    async def try_it() -> None:
        try:
            await work()
        except StoreDown:
            LOG.warning("the database does not answer")

    return try_it
