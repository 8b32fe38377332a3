"""A review is made turn by turn, behind the play of live tables, and kept with its table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from tenback.play.codec import to_json
from tenback.protocol.calls import Order
from tenback.protocol.options import DAY, Options
from tenback.protocol.refusals import No
from tenback.protocol.study import Reviewing
from tenback.server.archive.cleanup import Ages
from tenback.server.archive.store import Store, listed
from tenback.server.live import reviews as module
from tenback.server.live.clock import now
from tenback.server.live.lanes import Lane
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import Weight
from tenback.server.live.questions import Asked
from tenback.server.live.reviews import Find, Reviews
from tenback.server.live.study_questions import ReviewQuestion
from tenback.server.tables.draft import Bare, lay_table
from tenback.server.tables.refused import Refused
from tenback.study.advice import DEEP, QUICK
from tenback.study.review import METHOD
from tests.play.records import played
from tests.server.tables import CODE

PLAYOUTS = 24
RECORD = to_json(played("the-game", seats=2))


async def find() -> bytes:
    """Find the record of the game."""
    return RECORD


@asynccontextmanager
async def opened(store: Store, most: int = 1) -> AsyncIterator[Reviews]:
    """Return reviews whose process needs no warming up, though it can think."""
    lane = Lane(Weight.LIGHT, most, Metrics())
    reviews = Reviews(lane, lane, store)
    try:
        yield reviews
    finally:
        await reviews.close()
        await lane.close()


async def finished(reviews: Reviews) -> Reviewing:
    """Ask until every turn has been judged."""
    while True:
        found = await reviews.of_table(CODE, PLAYOUTS, "", find)
        if found.review and found.review.complete:
            return found


async def test_whoever_asks_again_finds_more_until_every_turn_is_judged_and_finds_it_kept(store: Store) -> None:
    async with opened(store) as reviews:
        done = await finished(reviews)
        assert done.review
        assert [turn.turn for turn in done.review.turns] == [*range(1, done.turns + 1)]
    async with opened(store, most=0) as nobody_thinks:
        assert await nobody_thinks.of_table(CODE, PLAYOUTS, "", find) == done


class Thinking(Lane):
    """It notes what it is asked about, and thinks without end."""

    def __init__(self) -> None:
        super().__init__(Weight.LIGHT, 1, Metrics())
        self.asked: list[Asked] = []

    async def ask(self, asked: Asked, address: str = "") -> list[str]:
        self.asked.append(asked)
        await asyncio.Event().wait()
        return []


async def test_a_deep_review_keeps_nobody_waiting_for_a_hint(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "NEWS", 0.0)
    quick, deep = Thinking(), Thinking()
    reviews = Reviews(quick, deep, store)
    await reviews.of_table(CODE, DEEP, "", find)
    assert (len(quick.asked), len(deep.asked)) == (0, 1)
    await reviews.of_table(CODE, QUICK, "", find)
    assert (len(quick.asked), len(deep.asked)) == (1, 1)
    await reviews.close()


async def test_a_review_goes_on_where_it_was_left(store: Store) -> None:
    kept = ReviewQuestion(CODE, RECORD, PLAYOUTS, []).think()[0].replace('"turn":1', '"turn":11', 1)
    await store.keep_review(CODE, PLAYOUTS, kept.encode())
    async with opened(store) as reviews:
        found = await finished(reviews)
        assert found.review
        assert [turn.turn for turn in found.review.turns] == [11, *range(2, found.turns + 1)]


async def test_what_another_method_judged_is_judged_anew(store: Store) -> None:
    old = msgspec.json.decode(ReviewQuestion(CODE, RECORD, PLAYOUTS, []).think()[0])
    old["review"] |= {"method": METHOD - 1, "complete": True}
    await store.keep_review(CODE, PLAYOUTS, msgspec.json.encode(old))
    async with opened(store) as reviews:
        found = await finished(reviews)
        assert found.review
        assert (found.review.method, len(found.review.turns)) == (METHOD, found.turns)


async def test_a_broken_review_is_made_anew(store: Store) -> None:
    await store.keep_review(CODE, PLAYOUTS, b'{"turns": 3, "review": {')
    async with opened(store) as reviews:
        assert (await finished(reviews)).review


async def test_two_who_ask_at_once_share_one_review(store: Store) -> None:
    async with opened(store) as reviews:
        await asyncio.gather(*(reviews.of_table(CODE, PLAYOUTS, "", find) for _ in range(5)))
        assert len(reviews._works) == 1


async def test_a_review_rests_when_nobody_asks_any_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.reviews.INTEREST", 0.0)
    async with opened(store) as reviews:
        await reviews.of_table(CODE, PLAYOUTS, "", find)
        work = reviews._works[CODE, PLAYOUTS]
        assert (work.task, work.is_done) == (None, False)


async def test_reviews_of_records_are_forgotten_the_oldest_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.reviews.MOST", 2)
    monkeypatch.setattr("tenback.server.live.reviews.INTEREST", 0.0)
    async with opened(store) as reviews:
        for name in ("one", "two", "three"):
            await reviews.of_record(name, PLAYOUTS, "", find)
        assert [name for name, _ in reviews._works] == ["two", "three"]


@pytest.mark.parametrize(("extra", "most"), [("sim", 1), ("", 0)])
async def test_a_server_that_cannot_think_says_so(
    store: Store, monkeypatch: pytest.MonkeyPatch, extra: str, most: int
) -> None:
    monkeypatch.setattr("tenback.server.live.reviews.missing_extra", lambda _bot: extra)
    async with opened(store, most) as reviews:
        with pytest.raises(Refused) as refused:
            await reviews.of_table(CODE, PLAYOUTS, "", find)
    assert refused.value.reason is No.NO_ADVISOR


async def test_a_thought_that_fails_is_told_and_can_be_tried_again(store: Store) -> None:
    async def broken() -> bytes:
        return b"no record"

    async with opened(store) as reviews:
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await _until_refused(reviews, broken)
            assert refused.value.reason is No.UNAVAILABLE


async def _until_refused(reviews: Reviews, broken: Find) -> None:
    while True:
        await reviews.of_record("broken", PLAYOUTS, "", broken)


async def test_a_table_that_is_removed_takes_its_review_along(store: Store) -> None:
    order = Order(options=Options(ruleset="the-game", seats=1), name="Ann", start=True)
    table, log = lay_table(Bare(CODE, now() - 9 * DAY * 1000), order, "a" * 32, 1)
    assert await store.append(CODE, log, listed(table))
    await store.keep_review(CODE, PLAYOUTS, b"{}")
    assert await store.remove(Ages(playing=now() - DAY * 1000)) == 1
    assert await store.review(CODE, PLAYOUTS) is None
