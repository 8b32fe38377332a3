"""The table in the terminal: screens drawn from views, and the game behind them."""
