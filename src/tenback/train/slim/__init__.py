"""Training slim nets by self-play, on one core of any computer."""
