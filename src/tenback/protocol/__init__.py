"""What goes over the wire between a server and whoever plays there: plain types, known to both."""
