"""Logs are lines of JSON, and hold no secret."""

import json
import logging

import pytest

from tenback.server.http.logs import JsonLines, Seldom, configure_logs

RECORD = logging.LogRecord("tenback.test", logging.WARNING, "", 0, "%s is away", ("Ann",), None)


def test_a_record_is_one_line_of_json() -> None:
    line = json.loads(JsonLines().format(RECORD))
    assert (line["level"], line["logger"], line["message"]) == ("warning", "tenback.test", "Ann is away")
    assert line["time"].endswith("+00:00")


def test_fields_that_are_added_are_told() -> None:
    record = logging.makeLogRecord({"msg": "gone", "table": "AAAAAA"})
    assert json.loads(JsonLines().format(record))["table"] == "AAAAAA"


def test_an_error_is_told_in_the_same_line() -> None:
    with pytest.raises(ValueError, match="out") as caught:
        raise ValueError("out\nof cards")
    record = logging.makeLogRecord({"msg": "failed", "exc_info": (caught.type, caught.value, caught.tb)})
    told = JsonLines().format(record)
    assert "\n" not in told
    assert "ValueError: out\nof cards" in json.loads(told)["error"]


def test_passwords_in_addresses_are_left_out() -> None:
    record = logging.makeLogRecord({"msg": "lost postgresql://ann:secret@host/db and redis://:secret@host"})
    assert (
        json.loads(JsonLines().format(record))["message"] == "lost postgresql://ann:***@host/db and redis://:***@host"
    )


@pytest.mark.parametrize(("at_terminal", "level"), [(True, logging.WARNING), (False, logging.INFO)])
def test_somebody_at_a_terminal_sees_warnings_only(
    monkeypatch: pytest.MonkeyPatch, *, at_terminal: bool, level: int
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: at_terminal)
    monkeypatch.setattr(logging.getLogger("tenback"), "level", logging.NOTSET)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    configure_logs()
    assert logging.getLogger("tenback").level == level


def test_the_web_server_says_the_same_thing_once_a_minute() -> None:
    clock = [0.0]
    seldom = Seldom(lambda: clock[0])
    bad = _said("uvicorn.error", logging.WARNING, "unreadable")
    other = _said("uvicorn.error", logging.ERROR, "the client has gone")
    assert [seldom.filter(one) for one in (bad, bad, other, other)] == [True, False, True, False]
    clock[0] = 60.0
    assert seldom.filter(bad)


def test_tracebacks_and_our_own_words_are_always_told() -> None:
    seldom = Seldom()
    failed, ours = _said("uvicorn.error", logging.ERROR, "failed"), _said("tenback.app", logging.WARNING, "away")
    failed.exc_info = (ValueError, ValueError(), None)
    assert all(seldom.filter(one) for one in (failed, failed, ours, ours))


def _said(logger: str, level: int, words: str) -> logging.LogRecord:
    return logging.LogRecord(logger, level, "", 0, words, (), None)
