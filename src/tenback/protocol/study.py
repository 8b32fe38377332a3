"""What a server says about a finished game to somebody who studies it."""

from msgspec import Struct

from tenback.study.review import Review


class Reviewing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A review, as far as it has got: whoever asks again finds more of it."""

    turns: int = 0  # of the game; 0 while the review waits for its turn
    review: Review | None = None  # of the turns that have been judged, from the first on
