"""The calls for reviews: answered at once with what has been judged, and refused like all others."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tenback.play.codec import to_json
from tests.play.records import short
from tests.server.playing import seat_two
from tests.server.running import ROOMY, Running, call, running
from tests.waiting import until

RECORD = json.loads(to_json(short()))


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that can judge games, one a minute for anybody."""
    limits = replace(ROOMY, reviews_per_minute=1)
    started = running(tmp_path_factory.mktemp("thinking"), limits, thinkers=1)
    started.launch()
    started.ready()
    yield started
    started.stop()


def test_a_record_file_is_reviewed_turn_by_turn(thinking: Running) -> None:
    found: dict[str, Any] = {}

    def is_complete() -> bool:
        status, answer = call(thinking.base, "POST", "/api/reviews", RECORD)
        assert status == 200, answer
        found.update(answer)
        return "review" in answer and answer["review"].get("complete", True)

    until(is_complete, why=lambda: str(found))
    (luck,) = found["review"]["luck_and_skill"]
    assert len(found["review"]["turns"]) == found["turns"] > 0
    parts = luck["start"] + luck["cards"] + luck["signals"] + sum(luck["turns"]) + luck.get("giving_up", 0)
    assert round(parts, 9) == luck["end"]


def test_an_address_cannot_begin_one_review_after_another(thinking: Running) -> None:
    """One a minute is let pass; of three in a row one is too many, whenever a minute ends."""
    others = [json.loads(to_json(replace(short(), players=("Ann", name)))) for name in ("Ben", "Cid", "Dee")]
    assert 429 in [call(thinking.base, "POST", "/api/reviews", record)[0] for record in others]


def test_what_is_no_record_is_not_reviewed(server: Running) -> None:
    status, answer = call(server.base, "POST", "/api/reviews", RECORD | {"check": "0000"}, lang="de")
    assert (status, answer["reason"]) == (409, "wrong-check")


async def test_nobody_learns_what_a_turn_of_a_running_game_was_worth(server: Running) -> None:
    one, two = await seat_two(server.base)
    status, answer = await asyncio.to_thread(call, server.base, "GET", f"/api/tables/{one.code}/review")
    assert (status, answer["reason"]) == (409, "not-over")
    await asyncio.gather(one.close(), two.close())
