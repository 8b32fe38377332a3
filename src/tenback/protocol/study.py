"""What a server says about a finished game, or about a turn, to somebody who studies it."""

from msgspec import Struct

from tenback.study.review import Review


class Reviewing(Struct, frozen=True, kw_only=True):
    """A review, as far as it has got: whoever asks again finds more of it."""

    turns: int  # of the game
    review: Review  # of the turns that have been judged, from the first on
