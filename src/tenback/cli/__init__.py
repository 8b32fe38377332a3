"""The command: parse, call, print."""

import sys


def main() -> None:
    """Do what the command line asks for, and leave with the exit code that says whether it was done."""
    try:
        from tenback.cli.app import run  # noqa: PLC0415 - an interrupt may come as early as this

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
