"""What a viewer is shown of a game: a view in the words of the protocol."""

from msgspec import Struct

from tenback.rules import Rating


class Standing(Struct, frozen=True, omit_defaults=True):
    """A signal in force at the table."""

    seat: int
    say: str
    stale: bool = False  # another seat has changed the top since
    turns: int = 1  # ends of the seat's own turns until it is gone


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    ending: str
    winners: list[int]
    left: int
    rating: Rating | None = None  # where the game has a scale for it


class Proposal(Struct, frozen=True):
    """A proposal that a seat begins, and who agrees with it; bots and programs agree with everything."""

    starter: int
    agreed: list[int]


class Recall(Struct, frozen=True):
    """The wish of a seat to take its last card back, and who agrees; bots and programs agree with everything."""

    seat: int
    agreed: list[int]


class Sight(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as one seat, or a watcher, may see it."""

    hand: list[str] = []  # my cards
    tops: list[str] = []
    hands: list[int] = []  # how many cards each seat holds
    decks: list[int] = []  # how many are left to draw
    turn: int | None = None  # the seat to act; none before the starter is chosen
    laid: int = 0  # cards laid in this turn
    helped: bool = False  # one of them lies on another's pile
    need: int = 0  # cards that this turn asks for
    exactly: int = 0  # cards that a command demands
    lock: str = ""  # the only pile still open
    cover: list[str] = []  # piles to be covered before the turn ends
    due: list[str] = []  # piles left burning by the turn before
    lays: dict[str, str] = {}  # where each of my cards may go now: names of piles
    end: bool = False  # I may end my turn
    begin: bool = False  # I may say who begins
    proposal: Proposal | None = None  # who shall begin, as long as not everybody has agreed
    undo: bool = False  # I may take my last card back, or ask for that where other people play
    recall: Recall | None = None  # who wants a card back, as long as not everybody has agreed
    say: list[str] = []  # signals that I may give: words
    mute: str = ""  # why I may write nothing at all
    react: bool = False  # I may react
    standing: list[Standing] = []
    conceding: list[int] = []
    result: Result | None = None
