"""From the table on the screen to a bot's first card in the log, in a terminal that has just been opened."""

import time

from tests.terminal.test_process import read_until, terminal

WORDS = ("play", "face-to-face", "--bot", "strong", "--seed", "4", "--no-save")  # the lot lets the bot begin


def main() -> None:
    """Print the seconds; the pace of the table is part of them."""
    with terminal(*WORDS) as (ours, running):
        read_until(ours, "Deal 4")
        begun = time.perf_counter()
        read_until(ours, "Bot 1 lays")
        print(round(time.perf_counter() - begun, 2))
        running.kill()


if __name__ == "__main__":
    main()
