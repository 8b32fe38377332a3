"""The games, described so that a client can show any of them without knowing its name."""

from msgspec import Struct

from tenback.rules.ruleset import Starter, Terms
from tenback.rules.talk import Argument


class PileInfo(Struct, frozen=True, kw_only=True):
    """A place to lay cards."""

    name: str  # as in notation
    title: str
    up: bool  # it ascends
    row_card: str
    owner: int | None  # the seat that owns it; null: everybody


class MarkInfo(Struct, frozen=True, kw_only=True):
    """A mark that some cards carry."""

    name: str
    title: str
    hint: str
    lasts: bool  # it is in force as long as its card is a top
    cards: list[str]


class ChoiceInfo(Struct, frozen=True, kw_only=True):
    """One of the values of a house rule, or of what a signal asks for."""

    name: str
    title: str


class SwitchInfo(Struct, frozen=True, kw_only=True):
    """A point of the rules that a table may settle differently."""

    name: str
    title: str
    choices: list[ChoiceInfo]  # the default first


class AskInfo(Struct, frozen=True, kw_only=True):
    """What a signal needs besides its word."""

    kind: Argument
    choices: list[ChoiceInfo]  # none for a pile: the game's piles are the choices


class WordInfo(Struct, frozen=True, kw_only=True):
    """A signal, and what it asks for."""

    name: str
    title: str
    asks: list[AskInfo]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game of the family."""

    id: str
    version: int  # of its rules: the newest
    family: str
    level: str
    title: str
    summary: str
    hand_size: dict[str, int]  # by number of seats
    bots: list[str]  # levels of bots that run on this server, the weakest first
    added_bots: list[str]  # bots that the operator has added, by name; nobody says how strong they are
    cards: list[str]
    piles: list[PileInfo]
    need: int
    need_empty: int
    at_most: int | None
    terms: Terms  # what its rulebook calls the places to lay cards
    race: bool  # seats play against each other
    starter: Starter
    pile_history: bool
    marks: list[MarkInfo]
    words: list[WordInfo]  # signals that a table among friends offers, those most used first
    switches: list[SwitchInfo]
    unverified: bool
