"""What the tests of the client are given is what the server tells."""

from tests.web.recording import REPLAYS, replays


def test_recorded_replays_are_those_of_today() -> None:
    assert REPLAYS.read_text(encoding="utf-8") == replays(), "run: python -m tests.web.recording"
