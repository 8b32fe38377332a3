"""The server as one ASGI application: sockets to the gate, all else to Litestar."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any, cast

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig

from tenback.server.archive.faults import StoreDown
from tenback.server.door import health, pages, replays, rest, rulebooks
from tenback.server.door.names import Names
from tenback.server.door.openapi import describing
from tenback.server.door.orders import Orders
from tenback.server.door.sockets import Gate, Receive, Scope, Send
from tenback.server.live.figures import Figures
from tenback.server.live.hosting import Host
from tenback.server.live.running import running
from tenback.server.settings import Settings
from tenback.server.tables.refusals import No, Refusal, Refused
from tenback.server.tables.wording import refusal_words

LOG = logging.getLogger("tenback.app")
Call = Request[Any, Any, State]
Visit = ASGIConnection[Any, Any, Any, State]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

CONFLICT, UNAVAILABLE = 409, 503
STATUS = {
    No.UNREADABLE: 400,
    No.ANONYMOUS: 401,
    No.NO_SUCH_TABLE: 404,
    No.NO_SUCH_GAME: 404,
    No.OTHER_NAME: 421,
    No.TOO_FAST: 429,
    No.UNAVAILABLE: UNAVAILABLE,
    No.DISK_FAILS: UNAVAILABLE,
    No.DAMAGED: UNAVAILABLE,
    No.NEWER_SHAPE: UNAVAILABLE,
}
REASONS = {404: No.NO_SUCH_PAGE, 405: No.NO_SUCH_PAGE, 413: No.TOO_BIG, 429: No.TOO_FAST}
WORTH_IT = 2048  # bytes from which an answer is compressed
BUILD = "tenback-build"  # header: the page that belongs to this server
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Server:
    """Everything one process needs to serve tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.figures, self.pages = settings, Figures(), pages.Pages()
        self.names, self.orders = Names(settings), Orders(settings.limits.orders_per_minute)
        self.host: Host
        self.gate: Gate
        limits = settings.limits
        calls = RateLimitConfig(("minute", limits.requests_per_minute), exclude=["/health", "/metrics"])
        again = RateLimitConfig(
            ("minute", limits.replays_per_minute), check_throttle_handler=_is_replay, store="replays"
        )
        records = Router("", route_handlers=replays.ROUTES, request_max_body_size=limits.record_size)
        visits = Router(
            "",
            route_handlers=[*rest.ROUTES, *rulebooks.ROUTES, records, *pages.ROUTES],
            guards=[_demanding(self.names)],
        )
        self._rest = Litestar(
            route_handlers=[visits, *health.ROUTES],
            dependencies={
                "host": _provide(lambda: self.host),
                "settings": _provide(lambda: self.settings),
                "figures": _provide(lambda: self.figures),
                "pages": _provide(lambda: self.pages),
                "orders": _provide(lambda: self.orders),
            },
            lifespan=[self._open],
            exception_handlers={
                Refused: _refuse,
                StoreDown: _down,
                NotFoundException: self._lost,
                HTTPException: _misuse,
                UnicodeDecodeError: _unreadable,
                RecursionError: _unreadable,
                Exception: _mishap,
            },
            middleware=[calls.middleware, again.middleware],
            openapi_config=describing([*rest.SHAPES, *rulebooks.SHAPES, *replays.SHAPES]),
            compression_config=CompressionConfig("gzip", WORTH_IT, gzip_compress_level=6, exclude_opt_key=pages.READY),
            request_max_body_size=limits.frame_size,
            response_headers={**HEADERS, BUILD: self.pages.build},
            logging_config=None,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a call or a socket."""
        if scope["type"] == "websocket":
            await self.gate(scope, receive, send)
        else:
            await cast(Application, self._rest)(scope, receive, send)

    @asynccontextmanager
    async def _open(self, _app: Litestar) -> AsyncIterator[None]:
        """Keep the tables while the server runs."""
        async with running(self.settings, self.figures) as self.host:
            self.gate = Gate(self.host, self.settings.limits, self.names, self.orders)
            self.figures.watch("tenback_sockets", "Sockets that are open", lambda: self.gate.doors.total)
            self.figures.watch("tenback_tables", "Tables that live in this process", lambda: len(self.host.tables))
            yield

    def _lost(self, call: Call, error: NotFoundException) -> Response[Any]:
        """Show whoever reads a page, and tell whoever calls."""
        found = pages.lost(call, self.pages)
        if found is None:
            return _misuse(call, error)
        found.headers.update(HEADERS)
        return found


def _demanding(names: Names) -> Callable[[Visit, BaseRouteHandler], None]:
    """Return what refuses a call by a name that is not ours: it may come from a page of another site."""

    def demand(call: Visit, _handler: BaseRouteHandler) -> None:
        if not names.are_ours(call.headers.get("host", "")):
            raise Refused(No.OTHER_NAME)

    return demand


def _is_replay(call: Call) -> bool:
    """Say whether a whole game has to be played anew for the answer."""
    path = call.url.path
    return path == "/api/replays" or (path.startswith("/api/tables/") and path.endswith("/replay"))


def _provide(dependency: Any) -> Provide:  # noqa: ANN401 - whatever a handler asks for
    return Provide(dependency, sync_to_thread=False)


def _refuse(call: Call, refused: Refused) -> Response[Any]:
    status = STATUS.get(refused.reason, CONFLICT) if isinstance(refused.reason, No) else CONFLICT
    return _answer(call, refused, status)


def _answer(
    call: Call, refused: Refused, status: int, headers: Mapping[str, str] = MappingProxyType({})
) -> Response[Any]:
    words = refusal_words(rest.language(call), refused)
    told = words if pages.is_reader(call) else Refusal(refused.reason, words)
    return Response(told, status_code=status, headers={**HEADERS, **headers})


def _down(call: Call, error: StoreDown) -> Response[Any]:
    return _refuse(call, Refused(error.reason))


def _unreadable(call: Call, _error: Exception) -> Response[Any]:
    """Refuse a body that is no UTF-8, or nested too deep."""
    return _refuse(call, Refused(No.UNREADABLE))


def _misuse(call: Call, error: HTTPException) -> Response[Any]:
    """Tell a call apart that nobody understands; what exactly is wrong stands in the schema."""
    reason = REASONS.get(error.status_code, No.UNREADABLE)
    return _answer(call, Refused(reason), error.status_code, error.headers or {})


def _mishap(call: Call, error: Exception) -> Response[Any]:
    LOG.error("a call failed", exc_info=error)
    return _answer(call, Refused(No.UNAVAILABLE), 500)
