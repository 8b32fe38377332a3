"""Which deals can be won at all: a search for winning lines with all cards open."""

WIDTH = 4096  # positions kept after each lay, by default
WIDEST = 1 << 16  # each of them takes about three kilobytes
