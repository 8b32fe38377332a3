"""The first five minutes: what setting up fetches, how long it takes, and whether one can play then."""
