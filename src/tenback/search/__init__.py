"""A bot's thought: turns tried out in worlds that agree with what a seat sees and hears."""
