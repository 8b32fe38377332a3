"""Positions with what play-outs said of them and how the game ended, to fit and to check curves.

A game is begun by weak bots, for a few turns, and finished by strong ones, so that positions of all kinds come up and
what follows is always strong play.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import Struct

from tenback.bots import seat_bot
from tenback.play.chance import Chance, Purpose
from tenback.play.etiquette import speakers
from tenback.play.game import Game
from tenback.play.match import choose_starter, hear
from tenback.play.player import Player
from tenback.rules import RULESETS, find_ruleset
from tenback.study.judge import Judge

WEAK, STRONG = ("beginner", "solid"), "strong"
LATEST = 30  # the last turn that weak bots may play
EVERY = 4  # turns between two samples of a game
FINALISTS = 3


class Sample(Struct, frozen=True, kw_only=True):
    """A position at the start of a turn."""

    game: str
    version: int
    players: int
    talks: bool
    seed: int
    left: float  # share of the cards
    raw: float  # the chance, as play-outs say
    won: bool  # by the side on turn


@dataclass(frozen=True, slots=True)
class Table:
    """What is sampled: a game, how many play it, and whether they talk."""

    game: str
    players: int
    talks: bool

    @staticmethod
    def of(sample: Sample) -> "Table":
        """Return the table that a sample comes from."""
        return Table(sample.game, sample.players, sample.talks)

    def __str__(self) -> str:
        return f"{self.game} {self.players} {'talking' if self.talks else 'silent'}"

    def samples(self, seeds: range, playouts: int) -> Iterator[list[Sample]]:
        """Yield the samples of each game."""
        rules = find_ruleset(self.game)
        judge = Judge(rules, self.players, talks=self.talks)
        for seed in seeds:
            yield self._play(Game.from_seed(rules, [f"P{seat}" for seat in range(self.players)], seed), judge, playouts)

    def _play(self, game: Game, judge: Judge, playouts: int) -> list[Sample]:
        seed, chance = game.seed or 0, Chance(game.seed or 0, Purpose.BOT, 99)
        weak, strong = self._seat(WEAK[chance.below(len(WEAK))], seed), self._seat(STRONG, seed)
        strong_from, turn, found = chance.below(LATEST), 0, list[tuple[int, float, float]]()
        cards = game.state.left
        choose_starter(game, strong)
        while game.state.outcome is None:
            players = strong if turn >= strong_from else weak
            hear(game, players, speakers(game.rules, game.seats, game.state.turn))
            seat = game.state.playing.seat
            if turn >= strong_from and game.state.playing.laid == 0 and (turn + seed // 2) % EVERY == 0:
                raw = judge.compare(game.view(seat), playouts, FINALISTS).raw[:, 0].mean()
                found.append((seat, game.state.left / cards, float(raw)))
            game.do(players[seat].choose(game.view(seat)), by=seat)
            turn += bool(game.state.outcome) or game.state.playing.laid == 0
        return [self._sample(game, *one) for one in found]

    def _seat(self, bot: str, seed: int) -> list[Player]:
        return [seat_bot(bot, seed=seed, seat=seat, silent=not self.talks) for seat in range(self.players)]

    def _sample(self, game: Game, seat: int, left: float, raw: float) -> Sample:
        winners = game.state.outcome.winners if game.state.outcome else frozenset[int]()
        return Sample(
            game=self.game,
            version=game.rules.version,
            players=self.players,
            talks=self.talks,
            seed=game.seed or 0,
            left=left,
            raw=raw,
            won=seat in winners,
        )


def tables() -> list[Table]:
    """Return all tables that are sampled: The Game with every number of players, every other game with three."""
    the_game = [Table("the-game", players, talks=True) for players in (3, 2, 4, 5)]
    silent = [Table("the-game", players, talks=False) for players in (1, 3, 2)]
    usual = [Table(rules.id, 3, talks=True) for rules in RULESETS if not rules.race and rules.id != "the-game"]
    races = [Table(rules.id, 2, talks=False) for rules in RULESETS if rules.race]
    return [*the_game, *silent, *races, *usual]
