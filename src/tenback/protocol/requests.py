"""What a client may ask of a table; each request is answered once, and asking again does no harm."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tenback.protocol.options import Options, Reaction, ShortText

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
PASS_FORM = "^[A-Za-z0-9_-]{22}$"  # noqa: S105 - what a pass looks like
Pass = Annotated[str, Meta(pattern=PASS_FORM)]
Language = Literal["en", "de", "nl"]


class Frame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower
):
    """A message from a client."""


class Hello(Frame, frozen=True, kw_only=True):
    """The first frame: who I am, and what I have already seen."""

    protocol: int
    secret: Pass | None = None  # my pass; without one I only watch
    have: Seq = 0  # the last event that I know
    watch: Seat | None = None  # let me see the cards of this seat, if it allows that
    lang: Language = "en"  # the language of refusals
    outside: bool = False  # I am a program


class Ping(Frame, frozen=True, kw_only=True):
    """Are you there? The answer says how far the log is."""

    n: Seq = 0


class Request(Frame, frozen=True, kw_only=True):
    """Something I want to happen; I choose the `id`, and must not use it for anything else."""

    id: Id


class Sit(Request, frozen=True, kw_only=True):
    """Give me this seat, under this name."""

    seat: Seat
    name: ShortText


class Stand(Request, frozen=True, kw_only=True):
    """I give my seat back; in a running game I become absent, and the others choose what happens to the seat."""


class Bot(Request, frozen=True, kw_only=True):
    """Let a bot of this level sit there."""

    seat: Seat
    bot: ShortText


class Clear(Request, frozen=True, kw_only=True):
    """Free a seat: a bot's, or as the host anybody's."""

    seat: Seat


class Change(Request, frozen=True, kw_only=True):
    """As the host: play with these options. In a running game only `pace` changes, also by whoever is alone there."""

    options: Options


class Start(Request, frozen=True, kw_only=True):
    """Deal; seats that are still free go to bots of this level."""

    fill: ShortText = ""


class Do(Request, frozen=True, kw_only=True):
    """Act, in notation: `37>A`, `END`, `P1:BEGIN`, `P0:CONCEDE`."""

    at: Seq  # the event that made the position I am looking at
    do: ShortText


class Undo(Request, frozen=True, kw_only=True):
    """Take my last card back; where other people play, ask them for that, or agree with whoever asks."""

    at: Seq


class Keep(Request, frozen=True, kw_only=True):
    """Let the card lie that somebody wants back: I do not agree, or no longer ask for it."""

    at: Seq


class Hurry(Request, frozen=True, kw_only=True):
    """I am alone with bots: let them go on without a pause until it is my turn."""


class Say(Request, frozen=True, kw_only=True):
    """Give a signal: `KEEP(A,2)`."""

    say: ShortText


class Write(Request, frozen=True, kw_only=True):
    """Write to the others."""

    text: Text
    anyway: bool = False  # send it although something in it looks like a number: for tables among friends


class React(Request, frozen=True, kw_only=True):
    """React to what happens, once in every turn of the table; before the deal there is nothing to react to."""

    reaction: Reaction


class Share(Request, frozen=True, kw_only=True):
    """Let watchers see my cards, or no longer."""

    on: bool


class Absence(Request, frozen=True, kw_only=True):
    """What should happen to an absent seat: `wait`, `bot`, or `end` if everybody present agrees."""

    seat: Seat
    choice: Literal["wait", "bot", "end"]


class Rematch(Request, frozen=True, kw_only=True):
    """Play again with the same people."""

    same_deal: bool = False


REQUESTS = (
    Sit
    | Stand
    | Bot
    | Clear
    | Change
    | Start
    | Do
    | Undo
    | Keep
    | Hurry
    | Say
    | Write
    | React
    | Share
    | Absence
    | Rematch
)
FRAMES = Hello | Ping | REQUESTS
_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(FRAMES)


def read_frame(data: bytes | str) -> Frame:
    """Return what a client sent, or raise `msgspec.DecodeError`."""
    return _decoder.decode(data)
