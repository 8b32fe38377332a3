"""What a turn was worth: advice for a seat, the review of a finished game, luck and skill."""
