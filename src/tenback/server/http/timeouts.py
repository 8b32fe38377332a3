"""uvicorn's HTTP, with limits to its patience: for heads, bodies and readers, and for connections of one address."""

import re
import time
from asyncio import Future, TimerHandle, Transport
from functools import partial
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from tenback.protocol.refusals import No, Refusal
from tenback.server.addresses import network_of
from tenback.server.http.allowances import SharedAllowances
from tenback.server.http.files import Files
from tenback.server.http.parser import Parser
from tenback.server.limits import Limits
from tenback.server.live.refusal_text import language_of, plain_words

STATUS = {No.TOO_SLOW: 408, No.TOO_BIG: 431}
GRACE = 2.0  # seconds before a connection may be closed to make room for another one
PIECES = 4  # in which calls may come, for each connection that an address may open
AWAITING = (h11.IDLE, h11.SEND_BODY)  # states of a client from which something is expected
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)  # our states before an answer has begun
END = b"\r\n\r\n"  # of a head
LANGUAGE = re.compile(rb"^accept-language:([^\r\n]*)", re.IGNORECASE | re.MULTILINE)


class Crowd:
    """The connections of a process that are not sockets, by address, in order of arrival."""

    def __init__(self, limits: Limits, files: Files) -> None:
        self._limits, self._files = limits, files
        self._here = dict[str, dict[TimedHttp, None]]()
        self._comings = SharedAllowances(limits.connections_per_second, limits.connections_per_second)
        pieces = PIECES * limits.connections_per_second
        self._pieces = SharedAllowances(pieces, pieces)

    def join(self, one: "TimedHttp") -> bool:
        """Let a connection stay, or say that there is no room for it."""
        if not self._files.has_room(one.file) or not self._comings.of(one.address).take(time.monotonic()):
            return False
        here = self._here.setdefault(network_of(one.address), {})
        if not self._make_room(here, one.came - GRACE):
            return False
        here[one] = None
        return True

    def pay(self, one: "TimedHttp") -> float:
        """Charge the address of a connection for a piece of a call, and return the seconds until it may send more."""
        allowance, now = self._pieces.of(one.address), time.monotonic()
        allowance.spend(1, now)
        return allowance.wait(now)

    def leave(self, one: "TimedHttp") -> None:
        """Forget a connection."""
        network = network_of(one.address)
        here = self._here.get(network, {})
        here.pop(one, None)
        if not here:
            self._here.pop(network, None)

    def _make_room(self, here: "dict[TimedHttp, None]", before: float) -> bool:
        """Say whether one more may come; the first that has been quiet long enough is closed for it."""
        if len(here) < min(self._limits.connections_per_address, self._files.room() // 2):
            return True
        quiet = next((other for other in here if other.is_awaited), None)
        if quiet is None or quiet.came > before:
            return False
        quiet.drop()
        return True


class TimedHttp(H11Protocol):
    """A connection with a time limit for everything that the client has to do."""

    limits = Limits()
    crowd: Crowd
    address: str
    file: int  # the number of its file
    came: float  # by the clock of the loop
    _gone = False  # closed, or a socket by now
    _awaited: object = None  # the state of the client for which the clock runs
    _ahead = 0  # bytes that have come while a call was being answered
    _clock: TimerHandle | None = None
    _reading: TimerHandle | None = None
    _resting: TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - whatever uvicorn passes
        super().__init__(*given, **named)
        self.conn = Parser(self.limits.frame_parts)

    @property
    def is_awaited(self) -> bool:
        """Whether the other side is to send something, and nothing is being answered."""
        return self.conn.their_state in AWAITING

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let somebody in, if there is room; turning them away costs little."""
        self.transport, self.came = transport, self.loop.time()
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self.file = transport.get_extra_info("socket").fileno()
        if self.crowd.join(self):
            super().connection_made(transport)
            self._watch()
        else:
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clocks."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has arrived, and see what is expected next; no client needs to send much before an answer."""
        self._ahead = 0 if self.is_awaited else self._ahead + len(data)
        if self._ahead > self.limits.record_size:
            self.drop()
        elif self.conn.their_state is h11.IDLE and self._is_big(head := self.conn.trailing_data[0] + data):
            self._refuse(No.TOO_BIG, head)
        else:
            super().data_received(data)
            self._watch()
            self._pay()

    def _pay(self) -> None:
        """Read on when the address can pay for it: a call that comes byte by byte is work for each of them."""
        wait = self.crowd.pay(self)
        if wait and not self._gone:
            self.transport.pause_reading()
            self._resting = self.loop.call_later(wait, self._read_on)

    def _read_on(self) -> None:
        if not self.flow.read_paused:  # otherwise the application has to take a body first
            self.transport.resume_reading()

    def _is_big(self, head: bytes) -> bool:
        """Say whether a head, as far as it has come, is more than anybody needs; reading it would take long."""
        end = head.find(END, 0, self.limits.head_size)
        return (end < 0 and len(head) > self.limits.head_size) or head.count(b"\n", 0, end) > self.limits.head_lines

    def on_response_complete(self) -> None:
        """See what is expected after an answer."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which has limits of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Start the clock for a client that does not read its answer."""
        super().pause_writing()
        _stop(self._reading)
        self._reading = self.loop.call_later(self.limits.answer_seconds, self.drop)

    def resume_writing(self) -> None:
        """Stop that clock: the client reads again."""
        _stop(self._reading)
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that is no longer used, whether or not its last answer was read."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(self.limits.answer_seconds, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Say that a call cannot be read, unless its answer has begun already."""
        if self.conn.our_state in UNANSWERED:
            super().send_400_response(msg)
            self._silence()
        else:
            self.drop()

    def drop(self) -> None:
        """Close the connection at once."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self._gone = True
        _stop(self._clock)
        _stop(self._reading)
        _stop(self._resting)
        self.crowd.leave(self)

    def _watch(self) -> None:
        """Run the clock from the moment when something was first expected."""
        state = self.conn.their_state
        if state is self._awaited or self._gone:
            return
        _stop(self._clock)
        self._awaited = state
        if state in AWAITING:
            limits = self.limits
            seconds = limits.head_seconds if state is h11.IDLE else limits.body_seconds
            self._clock = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """Answer a call that was begun that it took too long, and close the connection."""
        began, _ = self.conn.trailing_data
        if began or self._awaited is h11.SEND_BODY:
            self._refuse(No.TOO_SLOW, began)
        else:
            self._close()

    def _refuse(self, reason: No, began: bytes) -> None:
        """Say why a call is not read to its end, and close the connection."""
        self.transport.pause_reading()
        _stop(self._clock)
        _stop(self._resting)
        told = self.loop.run_in_executor(None, plain_words, self._language(began), reason)  # texts load slowly
        told.add_done_callback(partial(self._tell_and_close, reason))

    def _language(self, began: bytes) -> str:
        """Return the language of the client, as far as its head has come."""
        head = began if self._awaited is h11.IDLE else b"\n".join(b"%b: %b" % header for header in self.headers)
        found = LANGUAGE.search(head)
        return language_of(found[1].decode("latin-1") if found else "")

    def _tell_and_close(self, reason: No, told: Future[str]) -> None:
        if not self._gone and self.conn.our_state in UNANSWERED:
            self._answer(STATUS[reason], msgspec.json.encode(Refusal(reason, told.result())))
            self._silence()
        self._close()

    def _silence(self) -> None:
        """Keep the application from answering a call that has been answered: the client may not be gone for long."""
        if self.cycle:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _close(self) -> None:
        self.transport.close()
        self.loop.call_later(self.limits.answer_seconds, self.transport.abort)

    def _answer(self, status: int, body: bytes) -> None:
        size = str(len(body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", size), (b"connection", b"close")]
        events = (h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage())
        self.transport.write(b"".join(self.conn.send(event) or b"" for event in events))


def _stop(clock: TimerHandle | None) -> None:
    if clock:
        clock.cancel()
