"""A finished game with all cards open: the deal, then every step with what it changed."""

from typing import Any

from msgspec import Struct

from tenback.play.story import Story
from tenback.protocol.sight import Sight

Hands = list[list[str]]


class Replayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step: an action, or a signal; a card that is laid is no longer unlaid."""

    seat: int
    do: str = ""
    say: str = ""
    now: dict[str, Any] = {}  # fields of the sight that changed
    cards: dict[str, list[str]] = {}  # hands that changed, by seat


class Replay(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game to be seen again, with all cards open."""

    ruleset: str
    house: dict[str, str] = {}
    marks: dict[str, list[str]] = {}  # the cards that carried each mark
    unverified: bool = False  # which cards carried them is our guess
    names: list[str]
    sight: Sight  # of a watcher, before the first step
    cards: Hands  # of each seat, before the first step
    unlaid: Hands  # of each deck, before the first step
    steps: list[Replayed]
    turns: list[int]  # how many steps had been taken when each turn began
    story: Story
