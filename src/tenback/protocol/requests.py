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
MOST_STROKES = 12  # that a leader draws at once


class Frame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower
):
    """A message from a client."""


class Hello(Frame, frozen=True, kw_only=True):
    """The first frame: who you are, and what you have already seen."""

    protocol: int  # the version that you speak
    secret: Pass | None = None  # your pass; without one you can only watch
    have: Seq = 0  # the number of the last event that you know
    watch: Seat | None = None  # the seat whose cards you want to see, if it shares them with watchers
    lang: Language = "en"  # the language of refusals
    outside: bool = False  # you are a program, not a person in a browser


class Ping(Frame, frozen=True, kw_only=True):
    """A question whether the server is there; its `pong` says how far the log is."""

    n: Seq = 0  # any number; the pong repeats it


class Request(Frame, frozen=True, kw_only=True):
    """Something that a client wants to happen."""

    id: Id  # chosen by you, and never used for another request


class Sit(Request, frozen=True, kw_only=True):
    """Take a seat under a name, or change either, before the deal."""

    seat: Seat  # the seat you want
    name: ShortText  # how the others see you: 1 to 24 visible characters


class Stand(Request, frozen=True, kw_only=True):
    """Give your seat back; in a running game you become absent, and the others choose what happens to the seat."""


class Bot(Request, frozen=True, kw_only=True):
    """Give a seat to a bot, before the deal."""

    seat: Seat  # a free seat, or one that has a bot already
    bot: ShortText  # its level: one of `bots` or of `added_bots` in `GET /api/games`


class Clear(Request, frozen=True, kw_only=True):
    """Free a seat before the deal: your own or a bot's; as the host, anybody's."""

    seat: Seat  # the seat to free


class Change(Request, frozen=True, kw_only=True):
    """Change the options before the deal, as the host; the pace also later, and also if you are alone with bots."""

    options: Options  # all of them, not only those that change


class Start(Request, frozen=True, kw_only=True):
    """Deal the cards."""

    fill: ShortText = ""  # the level of bots for free seats; without it, every seat has to be taken


class Do(Request, frozen=True, kw_only=True):
    """Act, in notation: `37>A`, `END`, `P1:BEGIN`, `P0:CONCEDE`."""

    at: Seq  # the number of the event that made the position you look at
    do: ShortText  # the action in notation


class Undo(Request, frozen=True, kw_only=True):
    """Take your last card back; where other people play, ask them for that, or agree with whoever asks."""

    at: Seq  # the number of the event that made the position you look at


class Keep(Request, frozen=True, kw_only=True):
    """Let the card lie that somebody wants back: you do not agree, or no longer ask for it."""

    at: Seq  # the number of the event that made the position you look at


class Hurry(Request, frozen=True, kw_only=True):
    """Let the bots go on without a pause until it is your turn; for whoever is alone with them."""


class Hint(Request, frozen=True, kw_only=True):
    """Ask what you should do in your turn. Only you hear the answer, as `advised`; everybody hears that you asked."""

    at: Seq  # the number of the event that made the position you look at
    meter: bool = False  # you only want your chance to win, which does not count; for whoever is alone with bots


class Say(Request, frozen=True, kw_only=True):
    """Give a signal: `KEEP(A,2)`."""

    say: ShortText  # the signal in notation: one of the words in `say` of your sight, with its arguments


class Write(Request, frozen=True, kw_only=True):
    """Write to the others."""

    text: Text  # what you write; the table judges whether it tells a number
    anyway: bool = False  # send it although it seems to tell a number; for tables among friends


class React(Request, frozen=True, kw_only=True):
    """React to what happens, once in every turn of the table; before the deal there is nothing to react to."""

    reaction: Reaction  # one of the few that there are


class Share(Request, frozen=True, kw_only=True):
    """Let watchers see your cards, or no longer."""

    on: bool  # whether they may see them from now on


class Absence(Request, frozen=True, kw_only=True):
    """Say what should happen to an absent seat."""

    seat: Seat  # the absent seat
    choice: Literal["wait", "bot", "end"]  # wait on, let a bot play, or end the game, if everybody present agrees


class Rematch(Request, frozen=True, kw_only=True):
    """Play again with the same people, at a new table, once the game is over."""

    same_deal: bool = False  # deal the same cards again


class Stroke(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An arrow from a card to a pile; without a pile, a ring around the card; without a card, one around the pile."""

    seat: Seat | None = None  # whose card it is; null without a card
    card: ShortText = ""  # the card in notation
    pile: ShortText = ""  # the name of the pile


class Lead(Request, frozen=True, kw_only=True):
    """Lead the others through a finished game: take the lead while it is free, hand it over, or give it up."""

    seat: Seat | None = None  # who leads from now on: you, or, if you lead, somebody who is here; null: nobody
    step: Seq = 0  # where you are, in case nobody has begun a tour yet


class Point(Request, frozen=True, kw_only=True):
    """Show those who follow you where you are in a finished game, and what you draw there."""

    step: Seq  # how many steps of the game have been taken
    view: Seat | None = None  # the seat whose cards you look at; null: all
    review: bool = False  # you have the review of the game open
    strokes: Annotated[list[Stroke], Meta(max_length=MOST_STROKES)] = []  # everything that you have drawn there


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
    | Hint
    | Say
    | Write
    | React
    | Share
    | Absence
    | Rematch
    | Lead
    | Point
)
FRAMES = Hello | Ping | REQUESTS
_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(FRAMES)


def read_frame(data: bytes | str) -> Frame:
    """Return what a client sent, or raise `msgspec.DecodeError`."""
    return _decoder.decode(data)
