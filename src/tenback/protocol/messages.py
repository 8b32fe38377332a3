"""What the server sends: a snapshot, then the news, each with its number in the log."""

from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from tenback.protocol.options import Options, Reaction
from tenback.protocol.requests import Stroke
from tenback.protocol.sight import Sight
from tenback.study.advice import Advice


class Phase(StrEnum):
    """How far a table has got."""

    GATHERING = "gathering"  # people take their seats; no cards are dealt yet
    PLAYING = "playing"  # the cards are dealt
    OVER = "over"  # the game has ended


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag=str.lower):
    """A message from the server."""


class Occupant(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whoever sits on a seat, as everybody sees them."""

    name: str  # as the others see it
    bot: str = ""  # the level, if a bot of the server sits here
    outside: bool = False  # a program sits here that plays through the protocol
    shared: bool = False  # watchers may see the cards of this seat
    absent: bool = False  # whoever sits here was away for too long, and the others choose what happens
    stand_in: str = ""  # the level of the bot that plays in place of an absent person
    wants_end: bool = False  # this seat wants to end the game because of somebody absent


class Root(Struct, frozen=True, kw_only=True):
    """Where the game of a table branched from another one."""

    table: str  # the code of that table; empty if it was a record file
    step: int  # how many of its steps were taken over
    check: str  # the check value of its record


class Setting(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table but its cards."""

    options: Options  # what is played, and how
    phase: Phase  # how far the table has got
    seats: list[Occupant | None]  # who sits where; null for a free seat
    version: int | None = None  # the version of the rules; null before the deal
    host: int | None = None  # the seat of the host, who may change the options; null if the host has no seat
    root: Root | None = None  # where this game branched from another one; null if it did not
    rematch: str = ""  # the code of the table where the same people play again; empty before there is one


class News(Message, frozen=True, kw_only=True):
    """Something happened. Numbers have no gaps: a client that misses one says hello again."""

    seq: int  # the number of the event in the log of the table
    id: str = ""  # the id of your request, if this answers it
    now: dict[str, Any] = {}  # the fields of your sight that changed, with their new values


class Did(News, frozen=True, kw_only=True):
    """A seat acted. Take a card that was laid off your list of unlaid cards."""

    seat: int  # the seat that acted
    do: str  # the action in notation
    instant: bool = False  # a bot that thinks had no time to think, and chose at once
    untrained: bool = False  # nobody has trained this bot for this table; told with the first action of a turn
    drawn: int = 0  # how many cards were drawn after it


class Undone(News, frozen=True, kw_only=True):
    """A seat took its last card back. Put the card on your list of unlaid cards again."""

    seat: int  # the seat that took it back
    do: str  # the lay that was taken back, in notation


class Said(News, frozen=True, kw_only=True):
    """A seat gave a signal."""

    seat: int  # the seat that gave it
    say: str  # the signal in notation


class Wrote(News, frozen=True, kw_only=True):
    """A seat wrote to the others."""

    seat: int  # the seat that wrote
    text: str  # what it wrote, as it wrote it
    doubt: str = ""  # the `TalkReason` for which it seems to tell a number; it was sent all the same


class Reacted(News, frozen=True, kw_only=True):
    """A seat reacted to what happened."""

    seat: int  # who reacts
    reaction: Reaction  # to what happens at the table


class Hinted(News, frozen=True, kw_only=True):
    """A seat asked for a hint; `hints` in your sight counts them."""

    seat: int  # the seat that asked


class Stopped(News, frozen=True, kw_only=True):
    """Your text was held back: nobody saw it. The request is answered by a `no`."""

    reason: str  # why


class Replaced(News, frozen=True, kw_only=True):
    """A bot failed for good: from now on a bot of another level plays there."""

    seat: int  # the seat of the bot
    bot: str  # the level that plays from now on


Retold = Did | Undone | Said | Wrote | Reacted | Hinted | Stopped | Replaced


class Arranged(News, frozen=True, kw_only=True):
    """Seats, options or the phase changed. After the deal, `now` holds a whole sight."""

    setting: Setting  # the whole setting as it is now
    unlaid: list[list[str]] = []  # after the deal: for each deck, the cards that nobody has laid yet
    left: int = 0  # seconds left on the clock for this turn; 0 without a clock; later turns have all of `clock`


class Quiet(News, frozen=True, kw_only=True):
    """Something happened that you are not told about; it only has a number."""


class Table(Message, frozen=True, kw_only=True):
    """The answer to a hello: everything that you may know, as of event `seq`."""

    code: str  # the code of the table
    seq: int  # the number of the last event in the log
    at: int  # the number of the event that made this position; `do` and `undo` have to name it
    you: int | None = None  # your seat; null if you have none
    watching: int | None = None  # the seat whose cards you are shown as a watcher; null if there is none
    setting: Setting  # everything about the table but its cards
    sight: Sight | None = None  # the game as you may see it; null before the deal
    unlaid: list[list[str]] = []  # for each deck, the cards that nobody has laid yet; empty if options forbid counting
    missed: list[Retold] = []  # the news since the event that you named in `have`
    here: list[int] = []  # the seats that are connected
    watchers: int = 0  # how many people watch
    left: int = 0  # seconds left on the clock for this turn; 0 without a clock; later turns have all of `clock`


class Here(Message, frozen=True, kw_only=True):
    """Who is connected; it has no number in the log."""

    here: list[int]  # the seats that are connected
    watchers: int = 0  # how many people watch


class Ok(Message, frozen=True, kw_only=True):
    """A request is done, now or when you asked before."""

    id: str  # the id of the request
    seq: int  # the number of its event


class Advised(Message, frozen=True, kw_only=True):
    """The answer to a `hint`, for you alone; it has no number in the log."""

    id: str  # the id of the request
    at: int  # the number of the event that made the position it is about
    chance: float  # of your side to win with the best turn, from 0 to 1
    error: float  # standard error of the chance
    advice: Advice | None = None  # the best turns; null if you only wanted the chance


class Tour(Message, frozen=True, kw_only=True):
    """Where those are who look at a finished game together. It has no number in the log; it follows a `table`, too."""

    n: int  # counts the changes of this tour
    leader: int | None = None  # the seat that leads; null if nobody does
    step: int = 0  # how many steps of the game have been taken
    view: int | None = None  # the seat whose cards the leader looks at; null: all
    review: bool = False  # the leader has the review of the game open
    strokes: list[Stroke] = []  # what the leader has drawn there
    id: str = ""  # the id of your request, if this answers it


class No(Message, frozen=True, kw_only=True):
    """A request is refused: nothing has changed."""

    reason: str  # why, as a word for programs
    text: str  # why, as a sentence for people, in the language of the hello
    id: str = ""  # the id of the request; empty if it could not be read, or for a hello
    anyway: bool = False  # the text may be sent all the same: repeat the request with `anyway`


class Pong(Message, frozen=True, kw_only=True):
    """The answer to a ping."""

    n: int  # the number of the ping
    seq: int  # the number of the last event in the log: if you know less, you have missed something


MESSAGES = (
    Table
    | Did
    | Undone
    | Said
    | Wrote
    | Reacted
    | Hinted
    | Stopped
    | Replaced
    | Arranged
    | Quiet
    | Here
    | Ok
    | Advised
    | Tour
    | No
    | Pong
)
_encoder = msgspec.json.Encoder()


def write_message(message: Message) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)
