"""Training nets of games of colours by self-play, on one core of any computer."""
