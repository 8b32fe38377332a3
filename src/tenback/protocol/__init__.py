"""What a server and its clients say to each other: plain types, known to both."""
