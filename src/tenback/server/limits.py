"""How much one client, one address and the whole server may ask for."""

from dataclasses import dataclass

from tenback.protocol.numbers import FRAMES_PER_SECOND, HELLO_SECONDS
from tenback.server.tables.capacity import USUAL, Capacity


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds that leave room for a club behind one address, and none for a flood."""

    sockets: int = 50_000  # sockets open in this process at once
    sockets_per_address: int = 200
    connections_per_address: int = 1_000  # that are not sockets; one more closes another that has long been quiet
    connections_per_second: float = 500  # that one address may open
    tables: int = 100_000  # tables in the memory of this process at once
    listed: int = 100  # tables in the list of open tables; addresses share it evenly
    frame_size: int = 16_384  # bytes
    frame_parts: int = 64  # parts in which one frame, or the body of a call, may come
    unread_size: int = 262_144  # bytes that a slow reader may leave waiting
    frames_per_second: float = FRAMES_PER_SECOND  # from one socket; pings count too, and so does each kilobyte
    frames_at_once: float = 120  # frames from one socket before it is read more slowly
    busy_sockets_per_address: float = 10  # that may send at full speed; if there are more, they share that
    opening_price: float = 10  # frames that a new socket counts for
    flood_seconds: float = 5  # for which a client may go on sending more than is read
    points_per_second: float = USUAL.points  # times that a table is shown where the leader of a tour is
    requests_per_minute: int = 600  # calls from one address, outside sockets
    orders_per_minute: int = 60  # tables that one address may open
    replays_per_minute: int = 120  # games that one address may replay; in a record file, every 4 kB count as one
    reviews_per_minute: int = 20  # games that one address may begin to have reviewed
    record_size: int = 32_768  # bytes of a record file that a client sends
    guesses_per_minute: int = 30  # wrong codes that one address may try, in whatever way
    log_events: int = USUAL.events  # events in the log of a table, beyond which it accepts only cards
    log_texts: int = USUAL.texts  # texts written at a table
    game_steps: int = USUAL.steps  # steps of a game, beyond which there are no signals
    unreadable: int = 20  # unreadable frames before the connection is cut
    patience: float = HELLO_SECONDS  # seconds until the first frame must have come
    ping_seconds: float = 30  # of silence after which a socket is pinged; it has as long to answer
    idle_seconds: int = 5  # for which a connection is kept open for the next call
    head_size: int = 16_384  # bytes of the head of a call
    head_lines: int = 128
    head_seconds: float = 10  # until the head of a call must have come
    body_seconds: float = 20  # until the rest of a call must have come
    answer_seconds: float = 30  # for which an answer may wait to be read on

    @property
    def capacity(self) -> Capacity:
        """How much may be added to the log of one table."""
        return Capacity(self.log_events, self.log_texts, self.game_steps, self.points_per_second)
