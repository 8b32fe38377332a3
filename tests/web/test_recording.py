"""What the tests of the client are given is what the server tells."""

import msgspec

from tenback.protocol.study import Reviewing
from tests.web.recording import REPLAYS, REVIEWS, replays


def test_recorded_replays_are_those_of_today() -> None:
    assert REPLAYS.read_text(encoding="utf-8") == replays(), "run: python -m tests.web.recording"


def test_recorded_reviews_have_the_form_of_today() -> None:
    told = msgspec.json.decode(REVIEWS.read_bytes(), type=dict[str, Reviewing])
    assert all(found.review and len(found.review.turns) == found.turns > 0 for found in told.values())
