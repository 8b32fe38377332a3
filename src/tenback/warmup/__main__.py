"""The command that compiles whatever is not yet in the cache: `python -m tenback.warmup`."""

import os
import sys
from importlib.util import find_spec

from tenback.warmup import STEPS, USUAL, Code, is_warm, warm_up, warm_up_apart

INTERRUPTED = 130


def _show(done: int, steps: int) -> None:
    """Show how far it has got: in place on a terminal, else a line for each step."""
    sys.stderr.write(f"Bots: compiled {done} of {steps}" + ("\r" if sys.stderr.isatty() and done < steps else "\n"))
    sys.stderr.flush()


def _hand_on(done: int, steps: int) -> None:
    """Tell another process how far it has got."""
    sys.stdout.write(f"{done} {steps}\n")
    sys.stdout.flush()


def main() -> int:
    """Warm up what is named, or what bots need; show progress, or report it to another process."""
    codes = [code for code in Code if code in sys.argv[1:]] or USUAL
    if not find_spec("numba"):
        return 0  # there is nothing to compile
    try:
        if STEPS in sys.argv[1:]:
            warm_up(_hand_on, codes)
        else:
            warm_up_apart(_show, codes)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever asked for it has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python tries again as it ends
        return 1
    return 0 if is_warm(codes) else 1


if __name__ == "__main__":
    sys.exit(main())
