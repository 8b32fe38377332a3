"""tenback: play, study and beat the games of The Game family."""
