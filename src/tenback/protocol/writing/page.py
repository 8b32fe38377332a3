"""The protocol as a page for people who write clients and bots."""

from enum import StrEnum
from typing import get_args

from tenback.locale.catalogue import catalogue
from tenback.locale.phrases import block_text
from tenback.protocol.messages import Retold
from tenback.protocol.numbers import FRAMES_PER_SECOND, HELLO_SECONDS, MOST_MISSED, PROTOCOL, Close
from tenback.protocol.refusals import No
from tenback.protocol.writing.contents import ENUMS, FRAMES, MESSAGES, forms, parts, words
from tenback.protocol.writing.forms import Field, Form, read_words
from tenback.rules.talk import Block

FRAME = """\
# The protocol, version {protocol}

How a browser or a bot sits at a table. The server speaks to both alike, and shows nobody more than they may know.
`python -m tenback.protocol` writes this page and [`web/src/protocol.ts`](../web/src/protocol.ts) from the types of the
protocol, so do not edit it. A whole client in forty lines: [`examples/outside_bot.py`](../examples/outside_bot.py).

## The course of a connection

1. **Get a pass**, once: `POST /api/passes` answers `{{"secret": "…"}}`. The server recognises you by it; there are no
   accounts. Keep it secret, and send it only in a hello or as `Authorization: Bearer …`, never in an address.
2. **Connect** a WebSocket to `/api/tables/CODE/live`. Frames are text, each one JSON object; its field `t` says what it
   is. A browser has to come from the server's own page; a program sends no `Origin`.
3. **Say hello** within {hello_seconds:.0f} seconds, with `"protocol": {protocol}`. Programs say `"outside": true`.
4. The answer is a `table`: a snapshot of everything that you may know, as of event `seq`.
5. From then on **news** arrives, one message per event, numbered without a gap. `now` holds the fields of your sight
   that changed, with their new values; fields that are not in it stay as they were.
6. To **come back**, connect again and say hello with `have`, the last event you know. In `missed`, the snapshot has the
   news since then, at most the last {missed}. A client that finds a gap in the numbers does the same.

A field that is left out has its default: false, 0, empty or nothing at all, unless it says otherwise below.

## Requests

* Each request has an **`id`** of your choice and is **answered once**: by news with the same `id`, by `ok`, or by `no`.
  News may come before the `ok` of the request that caused it.
* **Asking again does no harm**: a request with an `id` that has been answered is answered with `ok` and the number of
  its event, and does not happen a second time. So after a lost connection, repeat requests that were not answered. An
  `id` must never be used for anything else; a random beginning and a number will do.
* **Acting names the position**: `do`, `undo` and `keep` say in `at` which event made the position you see. That is the
  `at` of the snapshot, and from then on the number of the last `did` or `undone`, or of the `arranged` that began the
  game (its phase is `playing` for the first time). If somebody was faster, the answer is `no` with `stale`.
* **What you may do** is in your sight: `lays`, `end`, `begin`, `undo`. You need not know the rules. Giving up
  (`P0:CONCEDE` with your own seat) is always possible.
* The game **is over** once your sight has a `result`, or the phase is `over`, if everybody agreed to end it.
* A request that is answered with `no` has changed nothing. `reason` is one of the words below, `text` says it in the
  language of the hello.

## Notation

Cards are numbers, `37`; where there are colours, a letter before it, `R7`. Actions: `37>A` lays a card on a pile, `END`
ends the turn, `P1:BEGIN` lets seat 1 begin, `P0:CONCEDE` gives up. Signals: `KEEP(A,2)`, `SAFE`. Seats count from 0.
`GET /api/games` describes every game: its cards, piles, marks and signals, with their titles.

## Being there

`here` comes whenever somebody connects or leaves; it has no number in the log. A player who is away for too long counts
as absent, and the others choose with `absence` what happens to the seat; coming back takes it over again. `ping` is
answered by `pong` with the end of the log: a client that knows less has missed something. The server pings as well, as
WebSockets do, and ends connections that are dead.

## When a connection ends

| Code | Meaning |
| --- | --- |
| 1000 | you closed it |
| 1012 | the server stops or restarts: come back |
| {close.BROKEN} | no hello, or too much that could not be read |
| {close.GOING} | you may no longer watch here |
| {close.REFUSED} | you are not let in: the last `no` says why; try again only if it was `unavailable` |

Before it is opened, a connection may be refused by HTTP: 403 for an address that is not a table (`no-such-table`) or a
page of another site (`foreign`), 429 if there is no room (`full`) or after too many wrong codes (`too-fast`). After any
other code, or none, connect again: at once, then with pauses that grow to ten seconds.

## Limits

[They are on one page](limits.md). A client that sends more than {frames_per_second:.0f} frames per second is read more
slowly, so that answers come later; if it goes on sending all the same, it is cut off with 1008 (`too-fast`). Pings
count as frames, and so does each kilobyte. A client that does not read is cut off as well.

## What is not live

Plain calls open, find and list tables, list the games, and give out records of finished games. The server describes
them at `/api/schema`, as OpenAPI.

## Versions

A server speaks one version. Within it, messages may get new fields and there may be new kinds of messages: ignore what
you do not know. In the other direction the server is strict: a frame with a field that it does not know is
`unreadable`. Anything else is a new version, and a hello with another one is refused with `other-protocol`.

# What a client sends

{frames}

# What the server sends

Kinds with a star are news. In `missed` come those that make sense later as well:
{retold}.

{messages}

# What messages hold

{parts}

# Words

{words}"""


def to_page() -> str:
    """Return the page."""
    told = [*FRAMES, *MESSAGES]
    page = FRAME.format(
        protocol=PROTOCOL,
        hello_seconds=HELLO_SECONDS,
        frames_per_second=FRAMES_PER_SECOND,
        missed=MOST_MISSED,
        close=Close,
        frames="\n".join(map(_form, forms(FRAMES))),
        messages="\n".join(map(_form, forms(MESSAGES))),
        retold=", ".join(f"`{form.tag}`" for form in forms([*get_args(Retold)])),
        parts="\n".join(map(_form, forms(parts(told)))),
        words="\n".join(_words(name, enum) for name, enum in {**words(told), **ENUMS}.items()),
    )
    return page.rstrip() + "\n"


def _form(form: Form) -> str:
    name = f"`{form.tag}`{' ★' if _is_news(form) else ''}" if form.tag else form.name
    rows = (
        [f"| Field | Form | Meaning |\n| --- | --- | --- |\n{''.join(map(_row, form.fields))}"] if form.fields else []
    )
    return "\n".join([f"## {name}\n", f"{form.text}\n", *rows])


def _is_news(form: Form) -> bool:
    return any(field.name == "now" for field in form.fields)


def _row(field: Field) -> str:
    form, optional = field.form.replace(" | ", " or "), ", optional" if field.optional else ""
    return f"| `{field.name}` | `{form}`{optional} | {field.text} |\n"


def _words(name: str, enum: type[StrEnum]) -> str:
    rows = "".join(f"| `{word}` | {text or _told(enum, word)} |\n" for word, text in read_words(enum).items())
    return f"## {name}\n\n{enum.__doc__}\n\n| Word | |\n| --- | --- |\n{rows}"


def _told(enum: type[StrEnum], word: str) -> str:
    """Return the sentence that people read for a refusal, if it is always the same."""
    texts = catalogue("en")
    if enum is No:
        return texts(f"no-{word}")
    return block_text(texts, Block(word)) if enum is Block else ""
