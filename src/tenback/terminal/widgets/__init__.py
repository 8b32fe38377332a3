"""What screens are made of: widgets, and how cards look."""
