"""Records to read, and what is said to those that are refused."""

from collections.abc import Callable

import pytest

from tenback.bots import seat_bot
from tenback.play.codec import read_record, to_json, to_text
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, RecordError, to_record
from tenback.rules import find_ruleset

Writer = Callable[[Record], bytes]


def _text(record: Record) -> bytes:
    return to_text(record).encode()


WRITERS: dict[str, Writer] = {"json": to_json, "text": _text}
both_forms = pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)


def played(name: str = "the-game", seats: int = 2, seed: int = 4, *, seeded: bool = True) -> Record:
    """Return a whole game between greedy bots."""
    game = Game.from_seed(find_ruleset(name), [f"P{seat}" for seat in range(seats)], seed)
    if not seeded:
        game = Game(game.rules, game.players, game.deal)
    play_out(game, [seat_bot("greedy", seed=seed, seat=seat) for seat in range(seats)])
    return to_record(game)


def short() -> Record:
    """Return a game of few steps."""
    return played("quick-and-easy", seed=3)


def fault_of(data: bytes) -> RecordError:
    """Return why these bytes are refused; fail if they are read."""
    with pytest.raises(RecordError) as refused:
        read_record(data)
    return refused.value
