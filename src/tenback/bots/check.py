"""Check a bot of your own before it plays with others: `tenback.check_bot("mine:Bot")`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from tenback.bots import Bot, read_bot
from tenback.bots.guard import LIMIT, Guarded, Misstep, fault_of
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.player import Attentive, Player
from tenback.rules import RULESETS, Action, Ruleset, View
from tenback.rules.talk import Block, Signal, format_signal

T = TypeVar("T")

GAMES = 3  # of each ruleset, with the fewest and with the most seats
PASSING = {Block.SILENCE, Block.COOLDOWN, Block.TOO_MANY_KEEPS}  # a signal that may be right a moment later


def check_bot(bot: str, *, rulesets: Sequence[Ruleset] = RULESETS, games: int = GAMES, limit: float = LIMIT) -> None:
    """Let a bot play all games with itself, and raise `BotFault` at its first misstep.

    It has to answer legally, truthfully and in time, and to say only what the table allows. Afterwards another bot of
    the same seed is shown the same views, and nothing else: it has to give the same answers.
    """
    asked = replace(read_bot(bot), limit=limit)
    for rules in rulesets:
        for seats in {min(rules.hand_size), max(rules.hand_size)}:
            for seed in range(games):
                _check_game(asked, Game.from_seed(rules, [f"P{seat}" for seat in range(seats)], seed))


class _Asked(NamedTuple):
    method: str
    view: View
    answer: object


class _Witness:
    """A player that remembers what it was asked, and what it answered."""

    def __init__(self, bot: Bot, game: Game, seat: int) -> None:
        self._bot, self._game, self._seat = bot, game, seat
        self._player = self._sit()
        self._asked: list[_Asked] = []

    def choose(self, view: View) -> Action:
        return self._remember("choose", view, self._player.choose(view))

    def strength(self, view: View) -> int:
        return self._remember("strength", view, self._player.strength(view))

    def speak(self, view: View) -> tuple[Signal, ...]:
        signals = self._player.speak(view)
        for signal in signals:
            block = self._game.talk_block(self._seat, signal)
            if block and block not in PASSING:
                raise fault_of(f"{self._bot}", view, Misstep.BARRED, f"{format_signal(signal)} ({block})")
        return self._remember("speak", view, signals)

    def listen(self, view: View) -> None:
        if isinstance(self._player, Attentive):
            self._player.listen(view)
            self._remember("listen", view, None)

    def demand_same_again(self) -> None:
        """Raise `BotFault` unless another bot of the same seed answers the same."""
        again = self._sit()
        for method, view, answer in self._asked:
            other = getattr(again, method)(view)
            if other != answer:
                raise fault_of(f"{self._bot}", view, Misstep.FICKLE, f"{answer!r}, then {other!r}")

    def _remember(self, method: str, view: View, answer: T) -> T:
        self._asked.append(_Asked(method, view, answer))
        return answer

    def _sit(self) -> Player:
        player = self._bot.sit(seed=self._game.seed or 0, seat=self._seat)
        return player if self._bot.is_own else Guarded(f"{self._bot}", player, self._bot.limit)


def _check_game(bot: Bot, game: Game) -> None:
    players = [_Witness(bot, game, seat) for seat in range(game.seats)]
    play_out(game, players)
    for player in players:
        player.demand_same_again()
