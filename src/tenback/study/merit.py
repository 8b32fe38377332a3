"""What speaks for a turn, as typed facts; catalogues put each into words as `merit-KIND`."""

from enum import StrEnum

from msgspec import Struct


class MeritKind(StrEnum):
    """What can speak for a turn."""

    WINS = "wins"  # it lays the last card
    ONLY = "only"  # there is no other
    TRICK = "trick"  # it moves a pile back by so many
    HELP = "help"  # it helps an opponent's pile, and draws more for it
    DUTY = "duty"  # it covers what has to be covered on a pile
    LIFTS = "lifts"  # it covers a command that is in force
    STOPS = "stops"  # a card ends it before the minimum is reached
    NO_FIRE = "no-fire"  # it leaves no fire to whoever comes next, as others would
    SPARES = "spares"  # it leaves a pile to a seat that asked for it
    KEEPS_TRICK = "keeps-trick"  # a card stays in the hand that can move a pile back
    ROW = "row"  # so many cards in a row on one pile, hardly a step apart
    SMALL = "small"  # no other turn of this length takes fewer steps
    MORE = "more"  # it lays so many cards more than it must
    ENDS = "ends"  # it stops as soon as it may, and draws
    ONE_PILE = "one-pile"  # everything goes on one pile, and the others stay as they are


class Merit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that speaks for a turn; of the fields, those that its kind speaks of."""

    kind: MeritKind  # what it is
    pile: str = ""  # by name
    card: str = ""  # in notation
    seat: int | None = None  # whom it concerns, besides the seat itself
    count: int = 0  # steps, or cards
