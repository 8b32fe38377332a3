"""What plain calls send and answer: passes, orders, lists of tables, and who can reach a server."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from tenback.protocol.messages import Phase
from tenback.protocol.options import Options, ShortText
from tenback.protocol.requests import Pass, Seat, Seq


class NewPass(Struct, frozen=True):
    """A secret by which the server recognises its holder; keep it."""

    secret: str


class Exchange(Struct, frozen=True, forbid_unknown_fields=True):
    """The pass that I want to be known by from now on."""

    secret: Pass


class Exchanged(Struct, frozen=True):
    """At how many tables my seat now belongs to the new pass."""

    tables: int


class Version(Struct, frozen=True):
    """Which tenback this is."""

    version: str


class Range(StrEnum):
    """From where people can reach the server."""

    HERE = "here"  # only from this computer
    NETWORK = "network"  # from every computer that can reach one of its addresses
    PUBLIC = "public"  # from anywhere, by the public address


class Reach(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who can come to the server, and how."""

    range: Range
    addresses: list[str] = []  # for others, the best first
    command: str = ""  # what opens the server to the network, if only this computer can reach it


class Order(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody wants to play, and with whom."""

    options: Options
    name: ShortText = ""  # mine, if I sit down at once
    seat: Seat = 0
    bots: dict[Annotated[str, Meta(pattern="^[0-9]$")], ShortText] = {}  # levels of bots, by seat
    start: bool = False  # deal at once
    lesson: bool = False  # choose a deal whose first turn teaches: for one person at seat 0, among bots


class Branch(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position of a finished game from which I want to play on, with bots on all other seats."""

    step: Seq  # how many steps of that game are taken over
    seat: Seat  # where I sit
    name: ShortText  # mine
    bot: ShortText = "solid"  # the level of the bots
    anew: bool = False  # deal the cards anew that my seat could not know there


class NewTable(Struct, frozen=True, omit_defaults=True):
    """Where the new table is."""

    code: str
    link: str  # for people who are to join
    plan: list[str] = []  # of a lesson: what the learner does first, in notation


class Listing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as lists of tables show it."""

    code: str
    phase: Phase
    options: Options
    names: list[str | None]  # who sits where
    at: int  # milliseconds since 1970: when this last changed
    left: int | None = None  # cards that nobody has laid, once the game is over


class MyListing(Listing, frozen=True, kw_only=True):
    """A table at which I sit; of a running game, `left` and `at` are those of now."""

    you: int | None = None  # my seat
    turn: int | None = None  # the seat that it waits for
