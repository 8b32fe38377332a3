"""Logs as JSON lines on the error stream: for machines to collect, and without secrets."""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime

OWN = "tenback"
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


def configure_logs() -> None:
    """Send what we log, and warnings of the libraries, to the error stream; somebody at a terminal sees warnings only.

    The libraries may log nothing below a warning: their lines about calls contain whole addresses.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OWN).setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
