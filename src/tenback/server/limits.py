"""How much one client, one address and the whole server may ask for."""

from dataclasses import dataclass

from tenback.protocol.terms import FRAMES_PER_SECOND, HELLO_SECONDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds with room for a club behind one address, and none for a flood."""

    sockets: int = 50_000  # that are open in this process at once
    sockets_per_address: int = 200
    connections_per_address: int = 1_000  # that are no sockets; one more closes another that has been quiet for long
    tables: int = 100_000  # that live in this process at once
    listed: int = 100  # tables in the list of open ones; addresses share it evenly
    frame_size: int = 16_384  # bytes
    frame_parts: int = 64  # in which one frame may come
    unread_size: int = 262_144  # bytes that a slow reader may leave waiting
    frames_per_second: float = FRAMES_PER_SECOND  # of one socket; pings count too, and so does each kilobyte
    frames_at_once: float = 120  # of one socket, before it is read more slowly
    busy_sockets_per_address: float = 10  # that may send at full speed; more of them share what ten may send
    opening_price: float = 10  # frames that a new socket counts for
    flood_seconds: float = 5  # that somebody may go on sending more than is read
    requests_per_minute: int = 600  # of one address, outside sockets
    orders_per_minute: int = 60  # tables that one address may open
    replays_per_minute: int = 120  # games that one address may see again; in a file, each 4 kB count as one
    record_size: int = 32_768  # bytes of a record that somebody sends
    guesses_per_minute: int = 30  # codes of no table that one address may try, in whatever way
    unreadable: int = 20  # frames, before the connection is cut
    patience: float = HELLO_SECONDS  # seconds until the first frame must have come
    ping_seconds: float = 30  # of silence, after which a socket is pinged; it has as many to answer
    idle_seconds: int = 5  # for which a connection is kept open for the next call
    head_seconds: float = 10  # until the head of a call must have come
    body_seconds: float = 20  # until the rest of a call must have come
    answer_seconds: float = 30  # for which an answer may wait to be read on
