"""h11, with a limit to the parts of a body: in chunks of one byte it takes hundreds of times as long to read."""

import h11


class Parser(h11.Connection):
    """Reads calls, and refuses one whose body comes in too many chunks."""

    def __init__(self, most: int) -> None:
        super().__init__(h11.SERVER)
        self._most, self._chunks = most, 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return what came next, or raise `RemoteProtocolError`."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._chunks = 0
        elif isinstance(event, h11.Data):
            self._chunks += event.chunk_start
        if self._chunks > self._most:
            raise h11.RemoteProtocolError("too many chunks")
        return event
