"""Open files: the log tells before there are too many of them."""

import logging

import pytest

from tenback.server.http.files import QUIET, Files


def test_far_from_the_limit_there_is_nothing_to_tell(caplog: pytest.LogCaptureFixture) -> None:
    assert Files(lambda: 1_000).has_room(100)
    assert caplog.messages == []


def test_near_the_limit_the_log_tells(caplog: pytest.LogCaptureFixture) -> None:
    assert Files(lambda: 1_000).has_room(800)
    assert [(record.levelno, record.__dict__["limit"]) for record in caplog.records] == [(logging.WARNING, 1_000)]


def test_the_last_files_are_kept_for_the_database_and_the_bots(caplog: pytest.LogCaptureFixture) -> None:
    assert not Files(lambda: 1_000).has_room(940)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_the_same_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    moments = [0.0]
    files = Files(lambda: 1_000, lambda: moments[-1])
    for _ in range(100):
        files.has_room(990)
    moments.append(QUIET)
    files.has_room(990)
    assert len(caplog.records) == 2
