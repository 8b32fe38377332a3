"""The command: parse, call, print."""

import os
import sys
import threading

HALTED = 128  # an exit code above it names a signal


def main() -> None:
    """Do what the command line asks for, and exit with a code that says whether it was done."""
    try:
        from tenback.cli.app import run  # noqa: PLC0415 - an interrupt may come as early as this

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    if code > HALTED and _is_busy():
        os._exit(code)  # compiled code cannot be interrupted, and whoever ends us does not want to wait for it
    sys.exit(code)


def _is_busy() -> bool:
    """Say whether a thread still works that Python would wait for."""
    return any(not thread.daemon for thread in threading.enumerate() if thread is not threading.main_thread())
