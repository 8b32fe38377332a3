"""What the server sends: a snapshot, then the news, each with its number in the log."""

from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from tenback.protocol.options import Options, Reaction
from tenback.protocol.sight import Sight


class Phase(StrEnum):
    """How far a table has got."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag=str.lower):
    """A message from the server."""


class Occupant(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whoever sits on a seat, as everybody sees them."""

    name: str
    bot: str = ""  # its level, if it is one of ours
    outside: bool = False  # a program that plays through the protocol
    shared: bool = False  # watchers may see its cards
    absent: bool = False
    stand_in: str = ""  # the bot that plays on
    wants_end: bool = False


class Setting(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table but its cards."""

    options: Options
    phase: Phase
    seats: list[Occupant | None]
    version: int | None = None  # of the rules, once the cards are dealt
    host: int | None = None  # the seat of the host, who may change the options
    rematch: str = ""  # the code of the table where the same people play again


class News(Message, frozen=True, kw_only=True):
    """Something happened. Numbers have no gaps: a client that misses one says hello again."""

    seq: int
    id: str = ""  # of my request, if this is its answer
    now: dict[str, Any] = {}  # fields of my sight that changed


class Did(News, frozen=True, kw_only=True):
    """A seat acted; a card that is laid is no longer unlaid."""

    seat: int
    do: str
    instant: bool = False  # a thinking bot had no time to think, and chose by feel


class Undone(News, frozen=True, kw_only=True):
    """A seat took a card back, which is unlaid again."""

    seat: int
    do: str


class Said(News, frozen=True, kw_only=True):
    """A seat gave a signal."""

    seat: int
    say: str


class Wrote(News, frozen=True, kw_only=True):
    """A seat wrote to the others."""

    seat: int
    text: str
    doubt: str = ""  # the words that look like a number; it was sent all the same


class Reacted(News, frozen=True, kw_only=True):
    """A seat reacted to what happened."""

    seat: int
    reaction: Reaction


class Stopped(News, frozen=True, kw_only=True):
    """My text was held back: nobody saw it. The request is answered by a `no`."""

    reason: str


class Replaced(News, frozen=True, kw_only=True):
    """A bot failed for good: from now on a bot of another level plays there."""

    seat: int
    bot: str


Retold = Did | Undone | Said | Wrote | Reacted | Stopped | Replaced


class Arranged(News, frozen=True, kw_only=True):
    """Seats, options or the phase changed; after the deal it comes with a whole sight."""

    setting: Setting
    unlaid: list[list[str]] = []
    left: int = 0  # seconds of the clock for this turn; a turn that begins has all of them


class Quiet(News, frozen=True, kw_only=True):
    """Something happened that is not my business."""


class Table(Message, frozen=True, kw_only=True):
    """The answer to a hello: everything that I may know, as of event `seq`."""

    code: str
    seq: int
    at: int  # the event that made this position; a request to act has to name it
    you: int | None = None  # my seat
    watching: int | None = None  # the seat whose cards I watch
    setting: Setting
    sight: Sight | None = None  # none before the deal
    unlaid: list[list[str]] = []  # of each deck, the cards nobody has laid yet
    missed: list[Retold] = []  # news since the event that I had
    here: list[int] = []  # seats that are connected
    watchers: int = 0
    left: int = 0  # seconds of the clock for this turn; 0: no clock


class Here(Message, frozen=True, kw_only=True):
    """Who is connected; it has no number in the log."""

    here: list[int]
    watchers: int = 0


class Ok(Message, frozen=True, kw_only=True):
    """A request is done, now or when it was asked before: its event has this number."""

    id: str
    seq: int


class No(Message, frozen=True, kw_only=True):
    """A request is refused: nothing has changed."""

    reason: str
    text: str  # the reason in the language of the hello
    id: str = ""
    anyway: bool = False  # the text may be sent all the same: repeat the request with `anyway`


class Pong(Message, frozen=True, kw_only=True):
    """I am here, and this is the last event in the log of this table."""

    n: int
    seq: int


MESSAGES = Table | Did | Undone | Said | Wrote | Reacted | Stopped | Replaced | Arranged | Quiet | Here | Ok | No | Pong
_encoder = msgspec.json.Encoder()


def write_message(message: Message) -> str:
    """Return a message as it is sent."""
    return _encoder.encode(message).decode()
