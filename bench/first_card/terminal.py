"""From the choice of the bot as starter to its card in the log, in a terminal that has just been opened."""

import os
import time

from tests.terminal.test_process import ENTER, read_until, terminal

DOWN = b"\x1b[B"


def main() -> None:
    """Print the seconds; the pace of the table is part of them."""
    words = ("play", "the-game", "--players", "2", "--bot", "strong", "--seed", "7", "--no-save")
    with terminal(*words) as (ours, running):
        read_until(ours, "start?")
        os.write(ours, ENTER)
        read_until(ours, "Who starts?")
        os.write(ours, DOWN + ENTER)
        begun = time.perf_counter()
        read_until(ours, "(+")
        print(round(time.perf_counter() - begun, 2))
        running.kill()


if __name__ == "__main__":
    main()
