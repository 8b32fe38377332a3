"""How friends come to a table, and how the bots are chosen that play along."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Request, ViewportSize, expect

from tenback.locale.catalogue import catalogue
from tenback.server.reach import reach
from tenback.server.settings import EVERYWHERE
from tests.e2e.browsing import tile
from tests.e2e.conftest import Enter
from tests.e2e.laying import opened
from tests.e2e.measuring import faults
from tests.e2e.serving import put, start, start_again
from tests.server.running import Running, call
from tests.server.tables import PASSES

EN = catalogue("en")
SMALL = ViewportSize(width=320, height=700)


@pytest.fixture
def local(tmp_path: Path) -> Iterator[Running]:
    """A server for this computer alone, which a test may open."""
    started = start(tmp_path)
    yield started
    started.stop()


def open_to_the_network(server: Running) -> None:
    """Start the server again as its command says."""
    server.stop()
    server.settings = replace(server.settings, host=EVERYWHERE)
    start_again(server)


def test_a_table_on_this_computer_alone_gives_no_address_away(enter: Enter, server: Running) -> None:
    page = enter(f"/t/{put(server, opened(seats=2))}", secret=PASSES[0])
    expect(page.get_by_text(EN("web-only-here"))).to_be_visible()
    expect(page.locator("code")).to_have_text(server.settings.lan_command)
    expect(page.get_by_role("button", name=EN("web-qr"))).to_have_count(0)
    expect(page.locator("#link")).to_have_count(0)


def test_friends_come_by_the_address_that_appears_once_the_server_is_open(enter: Enter, local: Running) -> None:
    code = put(local, opened(seats=2))
    page = enter(f"/t/{code}", secret=PASSES[0], base=local.base, fresh=True)
    expect(page.get_by_text(EN("web-only-here"))).to_be_visible()
    open_to_the_network(local)
    found = reach(local.settings).addresses
    expect(page.get_by_text(f"{found[0]}/t/{code}" if found else EN("web-no-network"))).to_be_visible()
    friend = enter(f"/t/{code}", base=found[0].removeprefix("http://") if found else local.base, fresh=True)
    friend.get_by_role("button", name=EN("web-sit"), exact=True).click()
    expect(page.get_by_role("button", name=EN("web-start"), exact=True)).to_be_visible()


def _is_order(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/tables")


def test_bots_are_chosen_by_keyboard_where_a_game_is_started(enter: Enter, server: Running) -> None:
    page = enter()
    game = tile(page, EN("game-quick-and-easy"))
    game.get_by_label(EN("web-bot-level")).press("ArrowUp")  # from strong to solid
    game.get_by_label(EN("web-option-pace")).press("ArrowUp")  # from brisk to calm
    with page.expect_request(_is_order) as ordered:
        game.get_by_role("button", name=EN("web-play-now")).press("Enter")
    assert json.loads(ordered.value.post_data or "")["bots"] == {"1": "solid"}
    page.wait_for_url("**/t/*")
    assert call(server.base, "GET", f"/api/tables/{page.url[-6:]}")[1]["options"]["pace"] == 2


def test_the_bots_are_the_same_next_time(enter: Enter) -> None:
    page = enter()
    tile(page, EN("game-quick-and-easy")).get_by_label(EN("web-bot-level")).select_option("master")
    page.reload()
    game = tile(page, EN("game-the-game"))
    expect(game.get_by_label(EN("web-bot-level"))).to_have_count(0)  # alone there is nobody to choose
    game.get_by_label(EN("web-company")).select_option("2")
    expect(game.get_by_label(EN("web-bot-level"))).to_have_value("master")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_choices_and_invitation_fit_a_small_phone(enter: Enter, server: Running, language: str) -> None:
    page = enter(secret=PASSES[0], locale=language)
    page.locator("article select").nth(1).select_option("2")
    found = faults(page, SMALL, table=False)
    page.goto(f"/t/{put(server, opened(seats=2))}")
    page.locator("#command").wait_for()
    assert not [*found, *faults(page, SMALL, table=False)]
