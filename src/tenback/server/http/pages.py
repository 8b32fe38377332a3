"""The pages as the browser gets them: built files, kept in memory."""

import gzip
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from tenback.locale.catalogue import catalogue
from tenback.server.http.rest import language

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
ASSETS = "assets/"  # their names hold a hash of their content
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
COMPRESSED = {".woff2", ".png"}  # already
APP = ["/sw.js", "/app.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png"]  # what an installed app asks for
LICENCES = "/licences.txt"  # of everything that is built into the pages
ADDRESSES = (
    "/",
    "/about",
    "/t/{code:str}",
    "/replay",
    "/replay/{code:str}",
    "/review/{code:str}",
    "/together/{code:str}",
    "/rules/{game:path}",
    "/learn/{game:path}",
    "/puzzles",
    "/puzzles/{puzzle:str}",
)
READY = "ready"  # sent as it is: compressed once, when the server starts
Call = Request[Any, Any, State]


class File(Struct, frozen=True):
    """A built file."""

    kind: str
    plain: bytes
    small: bytes  # compressed; empty where that gains nothing


class Pages:
    """Every file of a folder, by its path there."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = filter(Path.is_file, folder.rglob("*"))
        self.files = {file.relative_to(folder).as_posix(): _read(file) for file in found}
        index = self.files.get(INDEX)
        self.build = _build(index.plain) if index else ""


@get(list(ADDRESSES), include_in_schema=False, opt={READY: True})
async def page(request: Call, pages: NamedDependency[Pages]) -> Response[bytes]:
    """Return the one page, which chooses for itself what to show."""
    file = pages.files.get(INDEX)
    return _send(request, file, ASK_AGAIN) if file else _missing(request)


@get("/assets/{name:str}", include_in_schema=False, opt={READY: True})
async def asset(request: Call, name: FromPath[str], pages: NamedDependency[Pages]) -> Response[bytes]:
    """Return a file that the page asks for."""
    file = pages.files.get(ASSETS + name)
    if file is None:
        raise NotFoundException
    return _send(request, file, FOR_EVER)


@get([*APP, LICENCES], include_in_schema=False, opt={READY: True})
async def lone_file(request: Call, pages: NamedDependency[Pages]) -> Response[bytes]:
    """Return a file beside the page; it has no hash in its name, so browsers ask for it again each time."""
    file = pages.files.get(request.url.path.removeprefix("/"))
    return _send(request, file, ASK_AGAIN) if file else _missing(request)


def is_reader(call: Call) -> bool:
    """Say whether a call comes from a person who wants to read a page, not from a program."""
    reads = call.method == "GET" and "text/html" in call.headers.get("accept", "")
    return reads and not call.url.path.startswith("/api/")


def not_found(call: Call, pages: Pages) -> Response[bytes] | None:
    """Return the page for an address that does not exist, for browsers; None for programs."""
    file = pages.files.get(INDEX)
    if file is None or not is_reader(call):
        return None
    answer = _send(call, file, ASK_AGAIN)
    answer.status_code = 404
    return answer


def _build(index: bytes) -> str:
    """Return what identifies the build of the page: the name of its first script, with a hash of all it needs."""
    found = re.search(rb'<script[^>]* src="/assets/([\w.-]+)"', index)
    return found[1].decode() if found else ""


def _read(file: Path) -> File:
    plain = file.read_bytes()
    small = b"" if file.suffix in COMPRESSED else gzip.compress(plain, mtime=0)
    return File(KINDS.get(file.suffix, "application/octet-stream"), plain, small)


def _send(call: Call, file: File, keep: str) -> Response[bytes]:
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if file.small and "gzip" in call.headers.get("accept-encoding", ""):
        return Response(file.small, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)


def _missing(call: Call) -> Response[bytes]:
    """Say in plain words that the pages were not built."""
    words = catalogue(language(call))("server-not-built")
    return Response(words.encode(), media_type="text/plain", status_code=503)


ROUTES = (page, asset, lone_file)
