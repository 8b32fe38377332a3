"""What happens at a table: the log of these events is the truth, and all else is a fold over it."""

import msgspec
from msgspec import Struct

from tenback.protocol.messages import Root
from tenback.protocol.options import Options, Reaction

SIGNATURE = 8  # letters of the person before the id of a request


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e", tag=str.lower):
    """Something that happened; `id` is the request that it answers, signed by whoever asked."""

    id: str = ""


class Opened(Event, frozen=True, kw_only=True):
    """A table was opened. The deal follows from the seed, which stays secret until the end."""

    options: Options
    seed: str  # as a word: not every reader holds 64 bits in a number
    host: str  # the person who opened it
    cards: list[list[str]] = []  # of each deck in order, where the deal follows from no seed
    root: Root | None = None  # where the game branched from another one


class Seated(Event, frozen=True, kw_only=True):
    """Somebody took a seat, or changed name or seat."""

    seat: int
    name: str
    person: str = ""
    bot: str = ""  # one of our own
    outside: bool = False  # a program that plays through the protocol


class Cleared(Event, frozen=True, kw_only=True):
    """A seat became free again."""

    seat: int


class Changed(Event, frozen=True, kw_only=True):
    """The host changed the options."""

    options: Options


class Started(Event, frozen=True, kw_only=True):
    """The cards were dealt; free seats went to bots of this level."""

    fill: str = ""
    version: int = 1  # of the ruleset


class Did(Event, frozen=True, kw_only=True):
    """A seat acted, in the notation of actions."""

    seat: int
    do: str
    instant: bool = False  # a thinking bot had no time to think, and chose by feel
    untrained: bool = False  # a thinking bot has no nets for this table; told with the first action of a turn


class Proposed(Event, frozen=True, kw_only=True):
    """A person wants a seat to begin, or agrees that it does (TG-6)."""

    seat: int
    starter: int


class Recalled(Event, frozen=True, kw_only=True):
    """A seat wants its last card back, or a person agrees that it gets it (CO-12)."""

    seat: int


class Kept(Event, frozen=True, kw_only=True):
    """A person did not agree that a card is taken back, or no longer wants it: it stays where it lies."""

    seat: int


class Undone(Event, frozen=True, kw_only=True):
    """A seat took its last card back."""

    seat: int
    do: str  # the lay that was taken back
    consent: int | None = None  # the seat that was the last to agree, if it is another one


class Hurried(Event, frozen=True, kw_only=True):
    """A person who is alone with bots wants them to go on at once, until it is a person's turn."""

    seat: int


class Hinted(Event, frozen=True, kw_only=True):
    """A person asked for a hint, and got it."""

    seat: int


class Said(Event, frozen=True, kw_only=True):
    """A seat gave a signal."""

    seat: int
    say: str


class Wrote(Event, frozen=True, kw_only=True):
    """A seat wrote to the others."""

    seat: int
    text: str
    doubt: str = ""  # what looked like a number, and was sent all the same


class Reacted(Event, frozen=True, kw_only=True):
    """A seat reacted to what happened."""

    seat: int
    reaction: Reaction


class Stopped(Event, frozen=True, kw_only=True):
    """A text was held back before anybody saw it; too many of them cost the seat its free text for a while (COM-14)."""

    seat: int
    block: str
    words: str = ""  # what looked like a number


class Shared(Event, frozen=True, kw_only=True):
    """A seat opened its cards to watchers, or closed them."""

    seat: int
    on: bool


class Absent(Event, frozen=True, kw_only=True):
    """A seat that was waited for did not come: the table may now choose."""

    seat: int


class Chose(Event, frozen=True, kw_only=True):
    """A seat said what should happen to an absent one."""

    seat: int
    absent: int
    choice: str  # wait, bot, or end


class Returned(Event, frozen=True, kw_only=True):
    """A person is back, and takes the seat from whoever played on."""

    seat: int


class Rebound(Event, frozen=True, kw_only=True):
    """A person changed their pass: the seat is theirs by the new one, and nobody's by the old one."""

    seat: int
    person: str


class Replaced(Event, frozen=True, kw_only=True):
    """A bot failed for good, and one that works plays on."""

    seat: int
    bot: str  # the one that works


class Rematched(Event, frozen=True, kw_only=True):
    """The same people play again at another table."""

    seat: int
    same_deal: bool
    table: str = ""  # where


class Entry(Struct, frozen=True, array_like=True):
    """An event in its place in the log."""

    seq: int
    at: int  # milliseconds since 1970
    event: Event


KINDS = (
    Opened
    | Seated
    | Cleared
    | Changed
    | Started
    | Proposed
    | Did
    | Recalled
    | Kept
    | Undone
    | Hurried
    | Hinted
    | Said
    | Wrote
    | Reacted
    | Stopped
    | Shared
    | Absent
    | Chose
    | Returned
    | Rebound
    | Replaced
    | Rematched
)
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(KINDS)


def sign(person: str, request: str) -> str:
    """Return the id of a request such that nobody else can have used it before; bots do not ask twice."""
    return f"{person[:SIGNATURE]:.<{SIGNATURE}}{request}" if person else ""


def unsign(signed: str) -> str:
    """Return the id of a request as the sender chose it."""
    return signed[SIGNATURE:]


def write_event(event: Event) -> bytes:
    """Return an event as it is stored."""
    return _encoder.encode(event)


def read_event(body: bytes) -> Event:
    """Return a stored event."""
    return _decoder.decode(body)
