"""The limits of a server as a page for whoever runs one."""

from dataclasses import fields
from pathlib import Path

from tenback.protocol.writing.forms import comments
from tenback.server.limits import Limits
from tenback.server.tables.deciding import MOST_EVENTS, MOST_STEPS, MOST_TEXTS

FILE = "docs/limits.md"
FRAME = """\
# Limits

How much one socket, one address and all together may ask of a server process. The numbers have room for a club behind
one address, and none for a flood. Each can be set when a server starts, by an option that may be repeated or by the
environment; the option comes first:

```sh
tenback serve --limit sockets-per-address=500 --limit orders-per-minute=200
TENBACK_LIMIT_SOCKETS_PER_ADDRESS=500 tenback serve
```

All are whole numbers from 1 to 999,999,999. This page is written from the code by
`python -m tenback.server.limits_page`.

{rows}

## Whose address

An address is what the connection says, or what a proxy among `--proxies` says of it in `X-Forwarded-For`. Of IPv6 the
first 64 bits count, since whoever has them may choose all others. Connections that are no sockets are counted by
whoever makes them, so all those of a proxy together.

## Of every table

A log of {events:,} events is full: from then on only cards are laid, and the game can be played to its end
(`log-full`). {texts:,} texts can be written at a table, and signals end after {steps:,} steps of a game (`chat-full`).
These numbers are the same at every server, since a log that one server wrote must be good at another.

## What happens at a limit

| What is too much | What happens |
| --- | --- |
| frames, pings, parts of frames, bytes | they are read more slowly; then the connection is cut with 1008 (`too-fast`) |
| a frame, or its parts | cut off with 1009 |
| unread news | cut off; a client comes back and gets what it has missed |
| sockets, tables in memory | 429 (`full`) |
| calls, orders, replays, guesses | 429 (`too-fast`) until the next minute |
| connections of one address | one that has been quiet for long is closed, or the newest |
| seconds for a head, a body, an answer | 408 (`too-slow`), or the connection is closed |
| open files | see [hosting](hosting.md#open-files) |

Whoever calls on although refused waits a second for each further refusal.

Each process counts for itself: with `--workers 2` an address may do twice as much.

What the [protocol](protocol.md) says of names, texts and ids, and how many missed news a client is told one by one, is
part of the protocol and cannot be set.
"""


def to_page() -> str:
    """Return the page."""
    said, given = comments(Limits), Limits()
    rows = (
        f"| `{option_name(field.name)}` | {getattr(given, field.name):,} | {said.get(field.name, '')} |"
        for field in fields(given)
    )
    table = "\n".join(["| Limit | Unless set otherwise | |", "| --- | --- | --- |", *rows])
    return FRAME.format(rows=table, events=MOST_EVENTS, texts=MOST_TEXTS, steps=MOST_STEPS)


def option_name(field: str) -> str:
    """Return how a limit is called on the command line."""
    return field.replace("_", "-")


if __name__ == "__main__":
    Path(FILE).write_text(to_page(), encoding="utf-8")
