"""How often a quick review says the same as a deep one: turns of games by weak bots, each with both budgets."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bench.study.samples import WEAK, Table
from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, to_record
from tenback.rules import find_ruleset
from tenback.study.advice import DEEP, QUICK
from tenback.study.review import Grade, TurnReview
from tenback.study.reviewer import Reviewer

EVERY = 8  # turns of a game, of which one is reviewed
ORDER = [*Grade]  # the best first


class Pair(NamedTuple):
    """A turn, reviewed with both budgets."""

    quick: TurnReview
    deep: TurnReview

    @property
    def apart(self) -> int:
        """How many grades lie between the two."""
        return abs(ORDER.index(self.quick.grade) - ORDER.index(self.deep.grade))


def pairs(table: Table, deals: range) -> Iterator[Pair]:
    """Yield some turns of each deal."""
    for deal in deals:
        record = _play(table, deal)
        yield from map(Pair, _review(record, QUICK, deal), _review(record, DEEP, deal))


def _play(table: Table, deal: int) -> Record:
    seats, bot = range(table.players), WEAK[deal % len(WEAK)]
    game = Game.from_seed(find_ruleset(table.game), [f"P{seat}" for seat in seats], deal)
    play_out(game, [seat_bot(bot, seed=deal, seat=seat, silent=not table.talks) for seat in seats])
    return to_record(game, [bot] * table.players)


def _review(record: Record, playouts: int, deal: int) -> Iterator[TurnReview]:
    reviewer = Reviewer(record, playouts)
    reviewer.played = reviewer.played[deal % EVERY :: EVERY]
    return reviewer.turns()


def table_lines(found: dict[str, list[Pair]]) -> Iterator[str]:
    """Yield the figures as a table in Markdown, all tables together last."""
    yield "| Table | Turns | Same grade | At most one apart | Chance, points apart | Mistakes: quick | deep | both |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    every = [pair for own in found.values() for pair in own]
    yield from (_line(name, own) for name, own in {**found, "all": every}.items())


def _line(name: str, found: Sequence[Pair]) -> str:
    same, near = (sum(pair.apart <= most for pair in found) / len(found) for most in (0, 1))
    points = 100 * sum(abs(pair.quick.before - pair.deep.before) for pair in found) / len(found)
    wrong = [(_is_mistake(pair.quick), _is_mistake(pair.deep)) for pair in found]
    counts = f"{sum(one for one, _ in wrong)} | {sum(two for _, two in wrong)} | {sum(map(all, wrong))}"
    return f"| {name} | {len(found)} | {same:.0%} | {near:.0%} | {points:.1f} | {counts} |"


def _is_mistake(turn: TurnReview) -> bool:
    return turn.grade in (Grade.MISTAKE, Grade.BLUNDER)
