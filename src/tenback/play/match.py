"""A whole game between players, from the choice of the starter to the end."""

from collections.abc import Sequence
from contextlib import suppress

from tenback.play.deal import lot
from tenback.play.game import Game
from tenback.play.player import Player
from tenback.rules import Begin
from tenback.rules.ruleset import Starter
from tenback.rules.talk import Signal, TalkRefused, Word


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Play the game to its end; every player sees a view, nothing else."""
    if game.state.turn is None:
        choose_starter(game, players)
    while game.state.outcome is None:
        seat = game.state.playing.seat
        hear_others(game, players, seat)
        game.do(players[seat].choose(game.view(seat)), by=seat)


def hear_others(game: Game, players: Sequence[Player], listener: int) -> None:
    """Let everybody but one seat say what they want to; what the table forbids just now stays unsaid."""
    for seat, player in enumerate(players):
        for signal in player.speak(game.view(seat)) if seat != listener else ():
            with suppress(TalkRefused):
                game.say(seat, signal)


def choose_starter(game: Game, players: Sequence[Player]) -> None:
    """Let the lot decide, or the seat that wants it most; ties go to the lowest seat (TG-6, F2F-3)."""
    if game.rules.starter is Starter.LOT:
        if game.seed is None:
            raise ValueError("the lot is drawn from the seed: a game without one must be begun by hand")
        game.do(Begin(lot(game.seats, game.seed)))
        return
    strengths = [player.strength(game.view(seat)) for seat, player in enumerate(players)]
    if game.seats > 1 and Word.START in game.rules.talk.words:
        for seat, strength in enumerate(strengths):
            game.say(seat, Signal(Word.START, strength=strength))
    game.do(Begin(strengths.index(max(strengths))))
