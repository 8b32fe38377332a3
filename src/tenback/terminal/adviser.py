"""The adviser: a process of its own for each question, so that the screen never waits for a hint or for the compiler.

The question comes pickled on the standard input, the advice goes as JSON to the standard output.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

import msgspec

from tenback.rules import View
from tenback.study.advice import Advice


async def ask_advice(view: View, people: tuple[int, ...]) -> Advice | None:
    """Return the best turns for a view; None if nothing could be found out."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-c", "from tenback.terminal.adviser import main; main()",
        stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        answer, _ = await process.communicate(pickle.dumps((view, people)))
        return msgspec.json.decode(answer, type=Advice)
    except (OSError, msgspec.DecodeError):
        return None
    finally:
        with suppress(ProcessLookupError):
            process.kill()


def main() -> None:
    """Advise once."""
    from tenback.study.advisor import advise  # noqa: PLC0415 - it brings the compiler, which the screen does without

    view, people = pickle.load(sys.stdin.buffer)  # noqa: S301 - the table that started us writes it
    advice = advise(view, people=people, talks=bool(view.heard))
    sys.stdout.buffer.write(msgspec.json.encode(advice))
