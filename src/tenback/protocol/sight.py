"""What a viewer is shown of a game: a view in the words of the protocol."""

from msgspec import Struct

from tenback.rules import Rating


class Standing(Struct, frozen=True, omit_defaults=True):
    """A signal in force at the table."""

    seat: int  # the seat that gave it
    say: str  # the signal in notation
    stale: bool = False  # the pile has another top since, so the signal may no longer be true
    turns: int = 1  # how many more turns of its seat have to end until the signal is gone


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    ending: str  # why it is over
    winners: list[int]  # the seats that won; empty if the team lost
    left: int  # cards left in all hands and draw piles
    rating: Rating | None = None  # how good the team was; null in games that do not rate it


class Proposal(Struct, frozen=True):
    """A proposal that a seat begins, and who agrees with it; bots and programs agree with everything."""

    starter: int  # the seat that should begin
    agreed: list[int]  # the seats of people who agree, the proposer among them


class Recall(Struct, frozen=True):
    """The wish of a seat to take its last card back, and who agrees; bots and programs agree with everything."""

    seat: int  # whose last card it is
    agreed: list[int]  # the seats of people who agree, the asking one among them


class Sight(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as one seat, or a watcher, may see it."""

    hand: list[str] = []  # your cards, or those of the seat you watch
    tops: list[str] = []  # the top card of each pile, in the order of the piles in `GET /api/games`
    hands: list[int] = []  # how many cards each seat holds
    decks: list[int] = []  # how many cards each draw pile has left
    turn: int | None = None  # the seat whose turn it is; null before it is settled who begins
    laid: int = 0  # how many cards were laid in this turn
    helped: bool = False  # one of them was laid on an opponent's pile (Face to Face)
    need: int = 0  # how many cards this turn has to lay at least
    exactly: int = 0  # how many cards a command wants in this turn, no more and no fewer; 0 without one (Extreme)
    lock: str = ""  # the only pile on which this turn may lay; empty if it is free to choose (Extreme)
    cover: list[str] = []  # piles whose top has to be covered before this turn may end (Extreme)
    due: list[str] = []  # piles with a fire from the turn before, to be covered in this turn (On Fire)
    lays: dict[str, str] = {}  # by card, the names of the piles where it may go now, with spaces between them
    end: bool = False  # you may end your turn now
    begin: bool = False  # you may propose who begins, or agree
    proposal: Proposal | None = None  # a proposal who begins, until everybody has agreed; null without one
    undo: bool = False  # you may take your last card back or, where other people play, ask for that
    recall: Recall | None = None  # somebody wants a card back, until everybody has agreed; null without that
    say: list[str] = []  # the words of the signals that you may give now; `GET /api/games` has their arguments
    mute: str = ""  # why you may write no text now; empty if you may
    react: bool = False  # you may react now
    hints: list[int] = []  # by seat, how many hints it has asked for; empty while nobody has
    standing: list[Standing] = []  # the signals that are in force
    conceding: list[int] = []  # the seats that want to give up; a team gives up once all do
    result: Result | None = None  # how the game ended; null while it runs
