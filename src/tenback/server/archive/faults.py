"""What is wrong with a database that fails: one fault for each remedy."""

import logging

from tenback.protocol.refusals import No

LOG = logging.getLogger("tenback.archive")


class StoreDown(Exception):
    """The database does not answer; whether the last append is in the log will be known when it does."""

    reason = No.UNAVAILABLE


class DiskFails(StoreDown):
    """The disk is full, or does not work: nothing can be written."""

    reason = No.DISK_FAILS


class Damaged(StoreDown):
    """The file is not a database, or something is missing in it."""

    reason = No.DAMAGED


class NewerShape(StoreDown):
    """The database has a shape that only a newer tenback knows."""

    reason = No.NEWER_SHAPE


SQLITE = {
    8: DiskFails,  # read-only
    10: DiskFails,  # input or output
    11: Damaged,
    13: DiskFails,  # full
    26: Damaged,  # not a database
}
POSTGRES = {
    "25006": DiskFails,  # read-only
    "53100": DiskFails,
    "58030": DiskFails,
    "42P01": Damaged,  # no such table
    "42703": Damaged,  # no such column
    "XX001": Damaged,
    "XX002": Damaged,
}
LACKING = ("no such table", "no such column")


def fault_of(error: Exception) -> StoreDown:
    """Return the fault that an error of a database driver stands for."""
    cause = getattr(error, "orig", None) or error
    told = str(cause).partition("\n")[0]
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    kind = SQLITE.get(code) or POSTGRES.get(getattr(cause, "sqlstate", None) or "") or StoreDown
    return Damaged(told) if told.startswith(LACKING) else kind(told)


class Condition:
    """Whether a database did what it was last asked for; every change is logged once."""

    def __init__(self, done: str) -> None:
        self._done = done
        self.fault: StoreDown | None = None

    def note(self, fault: StoreDown | None) -> None:
        """Take note of the last attempt: what was wrong, if anything was."""
        before, self.fault = self.fault, fault
        if fault and type(before) is not type(fault):
            LOG.error("the database cannot be %s: %s", self._done, fault, extra={"reason": fault.reason})
        elif before and not fault:
            LOG.warning("the database can be %s again", self._done)
