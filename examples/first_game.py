"""Two bots play a game of The Game; print how it went."""

import tenback

game = tenback.Game.from_seed(tenback.find_ruleset("the-game"), ["Anna", "Ben"], seed=7)
tenback.play_out(game, [tenback.seat_bot("greedy", seed=7, seat=seat) for seat in range(2)])
print(game)
