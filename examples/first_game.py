"""Two bots play a game of The Game; print how it went."""

from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import find_ruleset

game = Game.from_seed(find_ruleset("the-game"), ["Anna", "Ben"], seed=7)
play_out(game, [seat_bot("greedy", seed=7, seat=seat) for seat in range(2)])
print(f"{game.state.left} cards left")
