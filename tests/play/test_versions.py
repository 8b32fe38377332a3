"""A record is replayed by the version of the rules that it was played by, whatever is the newest."""

from tenback.bots import seat_bot
from tenback.play.codec import read_record
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, record_rules, replay, to_record
from tenback.rules import find_ruleset
from tests.play.records import Writer, both_forms

TG = find_ruleset("the-game")
SEED = 1  # of a game in which somebody laid a card after the minimum was out of reach


def played_by(version: int) -> Record:
    game = Game.from_seed(find_ruleset(TG.id, version), ["Ann", "Ben"], SEED)
    play_out(game, [seat_bot("greedy", seed=SEED, seat=seat) for seat in range(2)])
    return to_record(game)


@both_forms
def test_a_record_of_a_former_version_is_replayed_as_it_was_played(write: Writer) -> None:
    written, newest = write(played_by(1)), played_by(2)
    record = read_record(written)
    assert record_rules(record) == find_ruleset(TG.id, 1)
    assert replay(record).state.left == played_by(1).left < newest.left


@both_forms
def test_a_record_of_the_newest_version_is_replayed_by_it(write: Writer) -> None:
    assert replay(read_record(write(played_by(2)))).state.left == played_by(2).left
