"""The numbers of the protocol: its version, the codes that end a connection, and what a client may rely on."""

from enum import IntEnum

PROTOCOL = 1
MOST_MISSED = 400  # news that a returning client gets one by one
HELLO_SECONDS = 10  # within which the first frame must have come, unless a server sets another limit
FRAMES_PER_SECOND = 40  # of one socket, unless a server sets another limit


class Close(IntEnum):
    """WebSocket codes with which a server of ours ends a connection."""

    BROKEN = 4000  # no hello, or too much that could not be read
    GOING = 4001  # this viewer may no longer watch here
    REFUSED = 4003  # never let in
