"""Everything that fills the terminal or stands in front of what does."""
