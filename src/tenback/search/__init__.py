"""How a bot thinks: it tries turns in worlds that agree with what a seat sees and hears."""
