"""Logs as JSON lines on the error stream: for machines to collect, and without secrets."""

import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime

OWN, WEB_SERVER = "tenback", "uvicorn.error"
QUIET = 60.0  # seconds between two lines in the same words
CREDENTIALS = re.compile(r"(://[^\s:/@]*):[^\s@]+@")  # of a database or of Redis, where an error quotes its address
KNOWN = frozenset({*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"})


class JsonLines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in KNOWN},
        }
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return CREDENTIALS.sub(r"\1:***@", json.dumps(line, default=str))


class Seldom(logging.Filter):
    """Lets the web server say the same thing once a minute: whoever sends nonsense must not fill the disk."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now, self._told = now, dict[str, float]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is written down."""
        if record.name != WEB_SERVER or record.exc_info:
            return True
        now, words = self._now(), str(record.msg)
        is_new = now - self._told.get(words, -QUIET) >= QUIET
        if is_new:
            self._told[words] = now
        return is_new


def configure_logs() -> None:
    """Send what we log, and warnings of the libraries, to the error stream; somebody at a terminal sees warnings only.

    The libraries may log nothing below a warning: their lines about calls contain whole addresses.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OWN).setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
