"""Records of games that bots have played, for all tests of the study."""

from functools import cache

from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, to_record
from tenback.rules import Concede, find_ruleset
from tests.bots.hasty import seat_hasty

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eli")
FEW = 40  # play-outs: enough to try a few turns in a few worlds


@cache
def played(game: str, seats: int, bot: str = "greedy", seed: int = 3) -> Record:
    """Return a game played to its end; `greedy` makes mistakes and loses soon."""
    fresh = Game.from_seed(find_ruleset(game), NAMES[:seats], seed)
    play_out(fresh, [seat_bot(bot, seed=seed, seat=seat) for seat in range(seats)])
    return to_record(fresh, [bot] * seats)


def hastily_played(game: str, seats: int, seed: int) -> Record:
    """Return a game of beginners who think no turn through."""
    fresh = Game.from_seed(find_ruleset(game), NAMES[:seats], seed)
    play_out(fresh, seat_hasty(seed, seats))
    return to_record(fresh, ["beginner"] * seats)


def cut(record: Record, steps: int, *, conceded: bool = False) -> Record:
    """Return a record of the first steps alone, given up after them or not."""
    rules = find_ruleset(record.ruleset)
    game = Game(rules, record.players, record.deal, room=record.room)
    for step in record.steps[:steps]:
        game.take(step)
    for seat in range(game.seats if conceded else 0):
        game.do(Concede(seat))
    return to_record(game, record.bots)
