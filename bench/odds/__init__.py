"""The odds: win chances of every bot in every game, measured, stored and told on one page."""
