"""A mind, a process that thinks for bots or for those who study a game.

It reads questions, writes answers, and ends when its input ends.

`python -m tenback.server.live.mind light` is one; nobody needs to start it by hand.
"""

import os
import pickle
import signal
import struct
import sys
from enum import StrEnum
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from tenback.server.live.questions import Answer, Asked

SIZE = struct.Struct("<I")  # stands before each message


class Weight(StrEnum):
    """What a process is for."""

    LIGHT = "light"  # bots that answer at once
    HEAVY = "heavy"  # bots that think, and need the compiler for it
    OWN = "own"  # bots that others have written; no bot of ours waits for them
    STUDY = "study"  # advice and reviews, for which no bot has to wait
    DEEP = "deep"  # reviews that think for seconds about each turn, for which no advice has to wait


NICE = {
    Weight.LIGHT: 5,
    Weight.HEAVY: 5,
    Weight.OWN: 10,
    Weight.STUDY: 15,
    Weight.DEEP: 18,
}  # below the server's priority


def pack(thing: object) -> bytes:
    """Return something as a message between a server and its own processes."""
    body = pickle.dumps(thing)
    return SIZE.pack(len(body)) + body


def main(weight: Weight) -> None:
    """Get ready, say so, and answer until nobody asks any more."""
    settle(weight)
    answers = _own_output()
    asked: SimpleQueue[Asked] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    if weight in (Weight.HEAVY, Weight.STUDY, Weight.DEEP):
        from tenback.warmup import warm_up  # noqa: PLC0415 - it brings the compiler, which takes seconds

        warm_up()
    _say(answers, Answer([]))
    while True:
        _say(answers, answer(asked.get()))


def settle(weight: Weight) -> None:
    """Leave Ctrl-C to the server, and do not slow it down."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICE[weight])


def answer(asked: Asked) -> Answer:
    """Return what was thought; an error counts as a failure and does not end this process."""
    try:
        return Answer(asked.think())
    except Exception as error:
        return Answer([], f"{type(error).__name__}: {error}")


def _own_output() -> BinaryIO:
    """Return the output for answers, and redirect everything else that is printed to the error stream."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def _listen(source: BinaryIO, asked: "SimpleQueue[Any]") -> None:
    """Take questions in, and end at once when nobody is left to ask them."""
    while True:
        size = source.read(SIZE.size)
        if len(size) < SIZE.size:
            os._exit(0)
        asked.put(pickle.loads(source.read(*SIZE.unpack(size))))  # noqa: S301 - our own server asks


def _say(answers: BinaryIO, said: Answer) -> None:
    answers.write(pack(said))
    answers.flush()


if __name__ == "__main__":
    main(Weight(sys.argv[1]))
