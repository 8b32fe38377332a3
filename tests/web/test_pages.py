"""The pages as a real server sends them."""

import gzip
import json
import re
import struct
import urllib.error
import urllib.request
from http.client import HTTPMessage
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from tenback.locale import LANGUAGES, catalogue
from tenback.server.http.pages import FOLDER, ROUTES, Pages
from tests.server.running import Running

KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
ASSETS = sorted(file.name for file in (FOLDER / "assets").glob("*"))


def fetch(server: Running, path: str, **headers: str) -> tuple[bytes, HTTPMessage]:
    with urllib.request.urlopen(urllib.request.Request(f"http://{server.base}{path}", headers=headers)) as answer:
        return answer.read(), answer.headers


@pytest.mark.parametrize(
    "path", ["/", "/about", "/t/ABCDEF", "/replay", "/replay/ABCDEF", "/review/ABCDEF", "/rules/a/b", "/learn/a"]
)
def test_every_address_of_ours_shows_the_one_page(server: Running, path: str) -> None:
    assert fetch(server, path)[0] == (FOLDER / "index.html").read_bytes()


def test_the_page_is_asked_for_again_each_time(server: Running) -> None:
    assert fetch(server, "/")[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ASSETS)
def test_an_asset_is_kept_for_ever_and_has_its_kind(server: Running, name: str) -> None:
    _, headers = fetch(server, f"/assets/{name}")
    assert "immutable" in headers["cache-control"]
    assert headers.get_content_type() == KINDS[Path(name).suffix]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("sw.js", "text/javascript"),
        ("app.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
        ("icon-512.png", "image/png"),
        ("licences.txt", "text/plain"),
    ],
)
def test_an_app_finds_its_files_and_asks_for_them_each_time(server: Running, name: str, kind: str) -> None:
    body, headers = fetch(server, f"/{name}")
    assert body == (FOLDER / name).read_bytes()
    assert (headers.get_content_type(), headers["cache-control"]) == (kind, "no-cache")


def test_the_manifest_names_icons_of_the_size_they_have(server: Running) -> None:
    icons = json.loads(fetch(server, "/app.webmanifest")[0])["icons"]
    drawn = [icon for icon in icons if icon["type"] == "image/png"]
    sizes = [struct.unpack(">2I", fetch(server, icon["src"])[0][16:24]) for icon in drawn]
    assert [icon["sizes"] for icon in drawn] == [f"{width}x{height}" for width, height in sizes]


@pytest.mark.parametrize("path", ["/", "/api/games", "/health/live"])
def test_every_answer_names_the_page_that_belongs_to_the_server(server: Running, path: str) -> None:
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert f'src="/assets/{fetch(server, path)[1]["tenback-build"]}"' in index


@pytest.mark.parametrize("name", [name for name in ASSETS if name.endswith(".js")])
def test_who_can_read_it_gets_it_small(server: Running, name: str) -> None:
    body, headers = fetch(server, f"/assets/{name}", **{"accept-encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == (FOLDER / "assets" / name).read_bytes()


def test_a_long_answer_is_small_for_who_can_read_it(server: Running) -> None:
    body, headers = fetch(server, "/api/games", **{"accept-encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == fetch(server, "/api/games")[0]


def test_the_page_runs_nothing_that_its_policy_forbids(server: Running) -> None:
    body, headers = fetch(server, "/")
    assert "unsafe" not in headers["content-security-policy"]
    assert re.findall(rb"<script(?![^>]* src=)|<style|\son\w+=|\sstyle=|data:", body) == []


@pytest.mark.parametrize("path", ["/assets/no.js", "/assets/..%2Findex.html", "/assets/.stamp", "/.stamp", "/t/A/B"])
def test_nothing_else_is_sent(server: Running, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(server, path)


@pytest.mark.parametrize("path", ["/nowhere", "/t/A/B", "/assets/no.js"])
def test_a_reader_at_an_address_of_nothing_gets_the_page(server: Running, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        fetch(server, path, accept="text/html,*/*;q=0.8")
    assert refused.value.read() == (FOLDER / "index.html").read_bytes()
    assert "unsafe" not in refused.value.headers["content-security-policy"]


def test_a_call_at_an_address_of_nothing_is_told_so(server: Running) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        fetch(server, "/api/nothing", accept="text/html")
    assert b"no-such-page" in refused.value.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_that_were_not_built_are_told_in_plain_words(language: str, tmp_path: Path) -> None:
    bare = Litestar(ROUTES, dependencies={"pages": Provide(lambda: Pages(tmp_path), sync_to_thread=False)})
    with TestClient(bare) as client:
        answer = client.get("/", headers={"accept-language": language})
    assert (answer.status_code, answer.text) == (503, catalogue(language)("server-not-built"))
