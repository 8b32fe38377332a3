"""A table as its log tells it: who sits where, what is played, and what has been said."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.play.game import Game
from tenback.protocol.messages import Phase, Root
from tenback.protocol.options import Options
from tenback.protocol.sight import Proposal, Recall
from tenback.rules import Ruleset

REMEMBERED = 24  # requests of a seat that are recognised if they are repeated
BOT_NAMES = ("Ada", "Bo", "Cleo", "Dirk", "Elke", "Finn", "Greta", "Hugo", "Ida", "Jan", "Kaya")


@dataclass(frozen=True, slots=True)
class Chair:
    """Whoever sits at a seat."""

    name: str
    person: str = ""
    bot: str = ""
    outside: bool = False
    shared: bool = False  # watchers may see its cards
    absent: bool = False
    stand_in: str = ""  # the bot that plays on for a person
    wants_end: bool = False

    @property
    def played_by(self) -> str:
        """The bot that acts for this seat, if one does."""
        return self.bot or self.stand_in


def bot_name(chairs: Sequence[Chair | None], seat: int) -> str:
    """Return a name for a bot that nobody else at the table has."""
    taken = {chair.name for at, chair in enumerate(chairs) if chair and at != seat}
    return next(name for name in BOT_NAMES if name not in taken)


class Table:
    """What a log makes of a table; nothing here knows of sockets, clocks or databases."""

    __slots__ = (
        "answered",
        "at",
        "attempts",
        "cards",
        "chairs",
        "code",
        "draws",
        "game",
        "hints",
        "host",
        "hurried",
        "kept",
        "moved",
        "options",
        "proposal",
        "reacted",
        "recall",
        "rematch",
        "root",
        "seed",
        "seq",
        "texts",
        "turned",
        "version",
        "voided",
    )

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq, self.at = -1, 0  # of the last event
        self.moved = 0  # the event that made the position
        self.turned = 0  # when the turn began, in milliseconds since 1970
        self.options: Options
        self.version: int | None = None  # of the rules, which the deal settles; until then they are the newest
        self.seed, self.host, self.rematch = 0, "", ""
        self.cards: list[list[str]] = []  # of each deck in order, where the deal follows from no seed
        self.root: Root | None = None  # where the game branched from another one
        self.chairs: tuple[Chair | None, ...] = ()
        self.game: Game | None = None
        self.proposal: Proposal | None = None  # who should begin, until everybody agrees
        self.recall: Recall | None = None  # whose last card shall be taken back, until everybody agrees
        self.kept = -1  # the position in which somebody did not agree
        self.hurried = False  # the bots go on at once
        self.texts = 0  # that were written, told or held back
        self.attempts: tuple[tuple[int, int], ...] = ()  # to tell a number: seats and times (COM-14)
        self.reacted: tuple[int, ...] = ()  # seats that have reacted in this turn
        self.hints: tuple[tuple[int, int], ...] = ()  # seats that asked for one, and in which position
        self.voided = False  # ended by agreement, not by the rules
        self.answered: dict[str, int] = {}
        self.draws: dict[int, int] = {}  # by event, how many cards were drawn after it

    @property
    def rules(self) -> Ruleset:
        """What is played here."""
        return self.game.rules if self.game else self.options.rules_of(self.version)

    @property
    def phase(self) -> Phase:
        """How far the table has got."""
        if self.game is None:
            return Phase.GATHERING
        return Phase.OVER if self.voided or self.game.state.outcome else Phase.PLAYING

    def seat_of(self, person: str) -> int | None:
        """Return where a person sits."""
        for at, chair in enumerate(self.chairs):
            if chair and person and chair.person == person:
                return at
        return None

    def people(self) -> frozenset[int]:
        """Return the seats of people who are here to decide: no bots, no programs, nobody who is absent."""
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair and chair.person and not (chair.outside or chair.absent)
        )

    def attempts_of(self, seat: int) -> list[int]:
        """Return when a seat tried to tell a number."""
        return [at for other, at in self.attempts if other == seat]

    def on_turn(self) -> int | None:
        """Return the seat that the game waits for."""
        turn = self.game.state.turn if self.game and self.phase is Phase.PLAYING else None
        return turn.seat if turn else None

    def is_bot_on_turn(self) -> bool:
        """Say whether the game waits for a bot."""
        seat = self.on_turn()
        chair = None if seat is None else self.chairs[seat]
        return bool(chair and chair.played_by)

    def sit(self, seat: int, chair: Chair | None) -> None:
        """Put somebody, or nobody, on a seat."""
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def remember(self, request: str, seq: int) -> None:
        """Keep in mind that a request has been answered, and forget the oldest."""
        self.answered[request] = seq
        if len(self.answered) > REMEMBERED * len(self.chairs):
            del self.answered[next(iter(self.answered))]
