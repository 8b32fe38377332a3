"""Everything that runs as long as a server process does."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple

from tenback.protocol.options import DAY
from tenback.rules.talk import load_filter
from tenback.server.archive.cleanup import Ages
from tenback.server.archive.database import connect
from tenback.server.archive.faults import StoreDown
from tenback.server.archive.migrations import migrate
from tenback.server.archive.store import Store
from tenback.server.live.advisor import Advisor
from tenback.server.live.bus import NoBus, RedisBus
from tenback.server.live.clock import now
from tenback.server.live.deadlines import Deadlines
from tenback.server.live.driver import Driver
from tenback.server.live.hall import Hall
from tenback.server.live.lanes import Lane
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import Weight
from tenback.server.live.neighbours import Neighbours
from tenback.server.live.reviews import Reviews
from tenback.server.live.thinkers import OwnBots, Thinkers
from tenback.server.settings import Settings

Work = Callable[[], Coroutine[Any, Any, None]]
LOG = logging.getLogger("tenback.lifespan")
SWITCH = 0.0005  # seconds: Python's own five milliseconds would make every commit wait for a busy loop
GARBAGE = (20_000, 20, 50)  # objects live long here: collecting too often costs a tenth of the time
RESCUE = 10.0  # seconds between two looks for bots that nobody plays for
CHECK = 1.0  # seconds between two looks at the clocks
SETTLED = 2.0  # seconds after which a start is over
TIDY = 3600.0  # seconds between two looks for tables that nobody needs any more
POLL = 2.0  # seconds between two looks into the log for what the bus missed


class Services(NamedTuple):
    """What a server process has to offer."""

    hall: Hall
    reviews: Reviews


@asynccontextmanager
async def open_services(settings: Settings, metrics: Metrics) -> AsyncIterator[Services]:
    """Yield the hall of this process and the room for study, with everything they need around them."""
    sys.setswitchinterval(SWITCH)
    _collect_seldom()
    engine = connect(settings.database_address)
    await migrate(engine)
    store = Store(engine, metrics.commits.observe)
    bus = RedisBus(settings.redis) if settings.redis else NoBus()
    hall, thinkers = Hall(store, bus, metrics, settings.capacity), _thinkers(settings, metrics)
    thinkers.start()
    study, deep = (Lane(weight, min(1, settings.thinkers), metrics) for weight in (Weight.STUDY, Weight.DEEP))
    hall.advise, reviews = Advisor(hall, study).advise, Reviews(study, deep, store)
    driver = Driver(hall, thinkers)
    deadlines = Deadlines(hall, settings.grace)
    hall.observers += [driver.look, deadlines.look]
    chores: dict[float, Work] = {RESCUE: driver.rescue, CHECK: deadlines.check, TIDY: partial(tidy, hall, settings)}
    tasks = [asyncio.create_task(every(seconds, patient(chore))) for seconds, chore in chores.items()]
    tasks.append(asyncio.create_task(_prepare_referee()))
    if isinstance(bus, RedisBus):
        neighbours = Neighbours(hall, bus)
        look, back = patient(neighbours.look_around), patient(neighbours.come_back)
        tasks += [asyncio.create_task(bus.run(neighbours.hear, back)), asyncio.create_task(every(POLL, look))]
    try:
        yield Services(hall, reviews)
    finally:
        await driver.close()
        await thinkers.close()
        await reviews.close()
        await asyncio.gather(study.close(), deep.close())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(bus, RedisBus):
            await bus.close()
        await store.close()


def _collect_seldom() -> None:
    """Have the garbage collector look only at what comes from now on, not at what was imported."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()


def _thinkers(settings: Settings, metrics: Metrics) -> Thinkers:
    some = max(1, settings.thinkers)
    light, heavy = Lane(Weight.LIGHT, some, metrics), Lane(Weight.HEAVY, settings.thinkers, metrics)
    return Thinkers(light, heavy, metrics, OwnBots(settings.bots, Lane(Weight.OWN, some, metrics)))


async def _prepare_referee() -> None:
    """Load the filter for texts soon after the start, away from the loop, so that the first text waits for nothing."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(load_filter)


async def tidy(hall: Hall, settings: Settings) -> None:
    """Remove tables that were never started, left in the middle, or finished long ago, some at a time.

    Those that are open here stay, also when another process or `tenback tidy` removes old ones.
    """
    await hall.keep_open()
    ages = Ages(
        gathering=_days_ago(settings.keep_gathering),
        playing=_days_ago(settings.keep_playing),
        over=_days_ago(settings.keep_finished),
    )
    removed = 0
    while part := await hall.store.remove(ages, but={*hall.tables}):
        removed += part
    if removed:
        LOG.info("removed old tables", extra={"count": removed})


def _days_ago(days: int) -> int | None:
    """Return a time in milliseconds since 1970; None for no days, which means for ever."""
    return now() - days * DAY * 1000 if days else None


async def every(seconds: float, work: Work) -> None:
    """Do something again and again."""
    while True:
        await asyncio.sleep(seconds)
        await work()


def patient(work: Work) -> Work:
    """Return the same work, made to survive a database that is away for a while."""

    async def try_it() -> None:
        try:
            await work()
        except StoreDown:
            LOG.warning("the database does not answer")

    return try_it
