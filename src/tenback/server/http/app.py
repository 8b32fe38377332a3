"""The server as one ASGI application: sockets are served here, all else by Litestar."""

import logging
from asyncio import to_thread
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
from litestar.types import HTTPScope

from tenback.protocol.refusals import No, Refusal
from tenback.server.archive.faults import StoreDown
from tenback.server.http import health, pages, puzzles, replays, rest, reviews, rulebooks
from tenback.server.http.admission import Admission
from tenback.server.http.foyer import Foyer
from tenback.server.http.names import Names
from tenback.server.http.openapi import describe_calls
from tenback.server.http.sockets import Receive, Scope, Send, SocketApp
from tenback.server.http.turnstile import Turnstile, names_table, one_spelling, too_fast
from tenback.server.live.lifespan import Services, open_services
from tenback.server.live.metrics import Metrics
from tenback.server.live.refusal_text import refusal_words
from tenback.server.settings import Settings
from tenback.server.tables.refused import Refused

LOG = logging.getLogger("tenback.app")
Call = Request[Any, Any, State]
Visit = ASGIConnection[Any, Any, Any, State]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

CONFLICT, UNAVAILABLE = 409, 503
STATUS = {
    No.UNREADABLE: 400,
    No.ANONYMOUS: 401,
    No.NOT_FOR_ALL: 403,
    No.NO_SUCH_TABLE: 404,
    No.NO_SUCH_GAME: 404,
    No.NO_SUCH_PUZZLE: 404,
    No.OTHER_NAME: 421,
    No.TOO_FAST: 429,
    No.UNAVAILABLE: UNAVAILABLE,
    No.DISK_FAILS: UNAVAILABLE,
    No.DAMAGED: UNAVAILABLE,
    No.NEWER_SHAPE: UNAVAILABLE,
}
REASONS = {404: No.NO_SUCH_PAGE, 405: No.NO_SUCH_PAGE, 413: No.TOO_BIG, 429: No.TOO_FAST}
WORTH_IT = 2048  # bytes from which an answer is compressed
SCHEMA = "/api/schema"
BUILD = "tenback-build"  # header: the page that belongs to this server
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Server:
    """Everything one process needs to serve tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.metrics, self.pages = settings, Metrics(), pages.Pages()
        self.names, self.admission = Names(settings), Admission(settings.limits)
        self.turnstile = Turnstile(self.admission)
        self.services: Services
        self.sockets: SocketApp
        self.foyer: Foyer
        limits = settings.limits
        records = Router(
            "", route_handlers=[*replays.ROUTES, *reviews.ROUTES], request_max_body_size=limits.record_size
        )
        visits = Router(
            "",
            route_handlers=[*rest.ROUTES, *rulebooks.ROUTES, *puzzles.ROUTES, records, *pages.ROUTES, *health.METRICS],
            guards=[_demanding(self.names)],
        )
        calls = Litestar(
            route_handlers=[visits, *health.ROUTES],
            dependencies={
                "hall": _provide(lambda: self.services.hall),
                "reception": _provide(lambda: reviews.Reception(self.services.reviews, self.admission)),
                "settings": _provide(lambda: self.settings),
                "metrics": _provide(lambda: self.metrics),
                "pages": _provide(lambda: self.pages),
                "admission": _provide(lambda: self.admission),
                "foyer": _provide(lambda: self.foyer),
            },
            lifespan=[self._open],
            exception_handlers={
                Refused: _refuse,
                StoreDown: _down,
                NotFoundException: self._not_found,
                HTTPException: _misuse,
                UnicodeDecodeError: _unreadable,
                RecursionError: _unreadable,
                Exception: _mishap,
            },
            openapi_config=describe_calls(
                [*rest.SHAPES, *rulebooks.SHAPES, *puzzles.SHAPES, *replays.SHAPES, *reviews.SHAPES]
            ),
            compression_config=CompressionConfig("gzip", WORTH_IT, gzip_compress_level=6, exclude_opt_key=pages.READY),
            request_max_body_size=limits.frame_size,
            response_headers={**HEADERS, BUILD: self.pages.build},
            logging_config=None,
        )
        self._calls, self._rest = calls, cast(Application, calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a call or a socket."""
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._call({**scope, "path": one_spelling(scope["path"])}, receive, send)
        else:
            await self._rest(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not await self.turnstile.admits(_address(scope), scope["method"], scope["path"]):
            await self._turn_away(scope, send)
        elif names_table(scope["path"]):
            await self._try_code(scope, receive, send)
        else:
            if scope["path"].startswith(SCHEMA):
                await self.admission.at_leisure(_address(scope), self._describe)
            await self._rest(scope, receive, send)

    def _describe(self) -> None:
        """Describe all calls; the first time that takes a quarter of a second."""
        _ = self._calls.openapi_schema

    async def _try_code(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a call that names a table; if there is none, it was a guess, however it was tried."""
        guess = await self.admission.guesses.begin(_address(scope))
        if guess is None:
            await self._turn_away(scope, send)
            return

        async def tell(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                guess.end(found=message["status"] != STATUS[No.NO_SUCH_TABLE])
            await send(message)

        try:
            await self._rest(scope, receive, tell)
        finally:
            guess.end(found=False)

    async def _turn_away(self, scope: Scope, send: Send) -> None:
        """Refuse a surplus call as cheaply as possible."""
        call = Request[Any, Any, State](cast(HTTPScope, scope))
        body, headers = await to_thread(too_fast, rest.language(call), plain=pages.is_reader(call))  # texts load slowly
        self.metrics.refusals.labels(No.TOO_FAST).inc()
        given = {**HEADERS, **headers, "content-length": str(len(body))}
        encoded = [(name.encode(), value.encode()) for name, value in given.items()]
        await send({"type": "http.response.start", "status": STATUS[No.TOO_FAST], "headers": encoded})
        await send({"type": "http.response.body", "body": body})

    @asynccontextmanager
    async def _open(self, _app: Litestar) -> AsyncIterator[None]:
        """Keep the hall open while the server runs."""
        async with open_services(self.settings, self.metrics) as self.services:
            self.sockets = SocketApp(self.services.hall, self.settings.limits, self.names, self.admission)
            self.foyer = Foyer(self.services.hall, self.settings, self.admission)
            self.metrics.watch("tenback_sockets", "Sockets that are open", lambda: self.admission.total)
            self.metrics.watch(
                "tenback_tables", "Tables that live in this process", lambda: len(self.services.hall.tables)
            )
            yield

    def _not_found(self, call: Call, error: NotFoundException) -> Response[Any]:
        """Show a page to a browser, and a refusal to a program."""
        found = pages.not_found(call, self.pages)
        if found is None:
            return _misuse(call, error)
        found.headers.update(HEADERS)
        return found


def _demanding(names: Names) -> Callable[[Visit, BaseRouteHandler], Awaitable[None]]:
    """Return a guard that refuses calls to a name that is not ours: they may come from a page of another site."""

    async def demand(call: Visit, _handler: BaseRouteHandler) -> None:
        if not names.are_ours(call.headers.get("host", "")):
            raise Refused(No.OTHER_NAME)

    return demand


def _address(scope: Scope) -> str:
    """Return the address of a client."""
    return scope["client"][0] if scope["client"] else ""


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
    """Refuse a body that is not UTF-8, or is nested too deeply."""
    return _refuse(call, Refused(No.UNREADABLE))


def _misuse(call: Call, error: HTTPException) -> Response[Any]:
    """Refuse a call that cannot be understood; the schema says what is allowed."""
    reason = REASONS.get(error.status_code, No.UNREADABLE)
    return _answer(call, Refused(reason), error.status_code, error.headers or {})


def _mishap(call: Call, error: Exception) -> Response[Any]:
    LOG.error("a call failed", exc_info=error)
    return _answer(call, Refused(No.UNAVAILABLE), 500)
