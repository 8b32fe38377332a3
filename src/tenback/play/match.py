"""A whole game between players, from the choice of the starter to the end."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from tenback.play.etiquette import keenest, settled_starter, speakers, wish
from tenback.play.game import Game
from tenback.play.player import Attentive, Player
from tenback.rules import Begin
from tenback.rules.talk import TalkRefused


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Play the game to its end; every player sees a view, nothing else."""
    if game.state.turn is None:
        choose_starter(game, players)
    while game.state.outcome is None:
        asked = speakers(game.rules, game.seats, game.state.turn)
        hear(game, players, asked)
        listen(game, players, asked)
        seat = game.state.playing.seat
        game.do(players[seat].choose(game.view(seat)), by=seat)


def hear(game: Game, players: Sequence[Player], seats: Iterable[int]) -> None:
    """Let some seats speak; signals that the table forbids at the moment are left out."""
    for seat in seats:
        for signal in players[seat].speak(game.view(seat)):
            with suppress(TalkRefused):
                game.say(seat, signal)


def listen(game: Game, players: Sequence[Player], seats: Iterable[int]) -> None:
    """Let those of the seats that remember what is said hear it all."""
    for seat in seats:
        player = players[seat]
        if isinstance(player, Attentive):
            player.listen(game.view(seat))


def choose_starter(game: Game, players: Sequence[Player]) -> None:
    """Let one seat begin: the one that the etiquette settles, or else the keenest."""
    settled = settled_starter(game.rules, game.seats, game.seed)
    game.do(Begin(_agree(game, players) if settled is None else settled))


def _agree(game: Game, players: Sequence[Player]) -> int:
    strengths = {seat: player.strength(game.view(seat)) for seat, player in enumerate(players)}
    for seat in speakers(game.rules, game.seats, turn=None):
        game.say(seat, wish(strengths[seat]))
    return keenest(strengths)
