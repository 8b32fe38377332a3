"""The full-screen table in the terminal."""
