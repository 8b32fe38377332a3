"""Whoever asks something of a table, and what a table demands of them first."""

from tenback.play.game import Game
from tenback.protocol.refusals import No
from tenback.server.tables.events import sign
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table


class Visitor:
    """Who asks: a person by their pass, or a bot for its seat."""

    __slots__ = ("at", "outside", "person", "seat")

    def __init__(
        self, table: Table, person: str, *, outside: bool = False, seat: int | None = None, at: int = 0
    ) -> None:
        self.person, self.outside, self.at = person, outside, at  # when they ask, in milliseconds since 1970
        self.seat = table.seat_of(person) if seat is None else seat

    def sign(self, request: str) -> str:
        """Return the id of a request as an event keeps it."""
        return sign(self.person, request)

    @property
    def seated(self) -> int:
        """The seat, or a refusal for those who have none."""
        if self.seat is None:
            raise Refused(No.NOT_SEATED)
        return self.seat


def running_game(table: Table) -> Game:
    """Return the game of a table where cards are dealt and play was not ended by agreement, or refuse."""
    if table.game is None:
        raise Refused(No.NOT_STARTED)
    if table.voided:
        raise Refused(No.OVER)
    return table.game
