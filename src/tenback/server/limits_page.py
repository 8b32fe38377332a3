"""The limits of a server as a page for its operator."""

from dataclasses import fields
from pathlib import Path

from tenback.protocol.writing.forms import comments
from tenback.server.limits import Limits

FILE = "docs/limits.md"
FRAME = """\
# Limits

How much one socket, one address and all clients together may ask of a server process. The numbers leave room for a club
behind one address, and none for a flood. Each can be set when a server starts, by an option that may be repeated, or by
the environment; the option takes precedence:

```sh
tenback serve --limit sockets-per-address=500 --limit orders-per-minute=200
TENBACK_LIMIT_SOCKETS_PER_ADDRESS=500 tenback serve
```

All are whole numbers from 1 to 999,999,999. `python -m tenback.server.limits_page` writes this page from the code.

{rows}

## Whose address

An address is that of the connection, or the one that a proxy among `--proxies` gives in `X-Forwarded-For`. With IPv6
the first 64 bits count, since their owner may choose all the others. Connections that are not sockets count for the
address that makes them, so all those of a proxy count together: one that serves thousands of people needs more of
`connections-per-address` and `connections-per-second`.

## Of every table

At `log-events` a log is full: from then on players can only lay cards and agree on who begins, so that the game can be
played to its end (`log-full`). At `log-texts` nobody can write any more, and at `game-steps` there are no more signals
(`chat-full`). A log that has become longer on another server is valid all the same: these limits bound what is added,
not what is read.

## What happens at a limit

| What is too much | What happens |
| --- | --- |
| frames, pings, parts of frames, bytes | they are read more slowly; then the connection is cut with 1008 (`too-fast`) |
| a frame, or its parts | cut off with 1009 |
| unread news | cut off; the client can come back and gets what it has missed |
| sockets, tables in memory | 429 (`full`) |
| calls, orders, replays, guesses | 429 (`too-fast`) until the next minute |
| the head of a call, the parts of its body | 431 (`too-big`), 400 |
| connections of one address | one that has long been quiet is closed, or else the newest |
| connections of one address in a second | the newest is closed before anything is read |
| pieces of calls, four for each such connection | they are read more slowly |
| seconds for a head, a body, an answer | 408 (`too-slow`), or the connection is closed |
| open files | see [hosting](hosting.md#open-files) |

A client that goes on calling although it is refused waits a second for each further refusal. A code that is being tried
counts as a wrong one until its table is found; half of `guesses-per-minute` may be tried at once, and others wait.

Each process counts for itself: with `--workers 2` an address may do twice as much.

The bounds of names, texts and ids, and the number of missed news that a client gets one by one, are part of the
[protocol](protocol.md) and cannot be set.
"""


def to_page() -> str:
    """Return the page."""
    said, given = comments(Limits), Limits()
    rows = (
        f"| `{option_name(field.name)}` | {getattr(given, field.name):,} | {said.get(field.name, '')} |"
        for field in fields(given)
    )
    table = "\n".join(["| Limit | Unless set otherwise | |", "| --- | --- | --- |", *rows])
    return FRAME.format(rows=table)


def option_name(field: str) -> str:
    """Return what a limit is called on the command line."""
    return field.replace("_", "-")


if __name__ == "__main__":
    Path(FILE).write_text(to_page(), encoding="utf-8")
