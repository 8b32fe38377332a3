"""What the browser table weighs, and how quick it is."""
