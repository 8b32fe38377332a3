"""A reload, a lost line, a server that is started anew: nothing is lost, nothing doubled."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tenback.server.tables.events import Did
from tests.e2e import serving
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt
from tests.e2e.proving import check_end
from tests.e2e.serving import put, put_more
from tests.e2e.table import Mouse, TableScreen
from tests.e2e.test_endings import give_up
from tests.server.running import Running
from tests.server.tables import PASSES

SHORT = 10  # a deal that is soon over, if one lays the first card that fits

HEAR_ALERTS = """() => {
  window.alerts = []; // they are shown for a moment only
  const hear = () => document.querySelectorAll("[role=alert]").forEach((one) => alerts.push(one.textContent));
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true });
}"""


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that a test may stop."""
    started = serving.start(tmp_path_factory.mktemp("mortal"))
    yield started
    started.stop()


def test_a_game_that_is_reloaded_cut_off_and_restarted(enter: Enter, mortal: Running, *, at_leisure: bool) -> None:
    code = put(mortal, dealt(seats=2, seed=SHORT))
    screen = TableScreen(enter(f"/t/{code}", secret=PASSES[0], base=mortal.base, fresh=True), Mouse())
    lay_one(screen)
    screen.page.reload()
    lay_one(screen)
    lose_the_line(screen)
    lay_one(screen)
    mortal.kill()
    expect(screen.page.get_by_text(screen.texts("web-connection-lost"))).to_be_visible()
    serving.start_again(mortal)
    expect(screen.page.get_by_text(screen.texts("web-connection-lost"))).to_be_hidden()
    finish(screen, at_leisure=at_leisure)
    check_end(mortal, screen)


def test_a_card_laid_while_the_server_is_away_waits_and_lies_once_it_is_back(
    enter: Enter, mortal: Running, *, at_leisure: bool
) -> None:
    code = put(mortal, dealt(seats=2, seed=SHORT))
    screen = TableScreen(enter(f"/t/{code}", secret=PASSES[0], base=mortal.base, fresh=True), Mouse())
    lay_one(screen)
    mortal.stop()
    card, pile = lay_offline(screen)
    check_waiting(screen, card, pile)
    serving.start_again(mortal)
    expect(screen.card(card)).to_have_count(0)
    expect(screen.page.locator("[data-waiting]")).to_have_count(0)
    screen.done.append(f"{card}>{pile}")
    finish(screen, at_leisure=at_leisure)
    check_end(mortal, screen)


def test_a_card_that_waited_goes_back_with_the_reason_when_it_is_refused(enter: Enter, mortal: Running) -> None:
    draft = dealt(seed=SHORT)
    screen = TableScreen(enter(f"/t/{put(mortal, draft)}", secret=PASSES[0], base=mortal.base, fresh=True), Mouse())
    other = screen.until('now.moment === "mine"')["cards"][-1]
    mortal.stop()
    card, pile = lay_offline(screen)
    check_waiting(screen, card, pile)
    put_more(mortal, draft, Did(seat=0, do=f"{other}>{pile}"))
    screen.page.evaluate(HEAR_ALERTS)
    serving.start_again(mortal)
    screen.page.wait_for_function("(reason) => alerts.includes(reason)", arg=screen.texts("no-stale"))
    expect(screen.page.locator("[data-waiting]")).to_have_count(0)
    expect(screen.card(other)).to_have_count(0)
    expect(screen.card(card)).to_have_attribute("aria-disabled", "false")


def finish(screen: TableScreen, *, at_leisure: bool) -> None:
    """Give up, or play on to the end."""
    if at_leisure:
        screen.play_out()
    else:
        screen.button("web-menu").click()
        give_up(screen)
        screen.until('now.moment === "over"')


def lay_offline(screen: TableScreen) -> tuple[str, str]:
    """Lay a card once the page knows that the server is away."""
    expect(screen.page.get_by_text(screen.texts("web-connection-lost"))).to_be_visible()
    card, pile = screen.take_up(screen.look())
    screen.pile(pile).click()
    return card, pile


def check_waiting(screen: TableScreen, card: str, pile: str) -> None:
    """Check that a card is seen and told to wait on its pile, and that no other one can be laid now."""
    expect(screen.pile(pile).locator(f'[data-waiting="{card}"]')).to_be_visible()
    expect(screen.page.get_by_role("log")).to_contain_text(screen.texts("web-told-waiting", card=card))
    expect(screen.page.locator('[data-card][aria-disabled="false"]')).to_have_count(0)


def lay_one(screen: TableScreen) -> None:
    """Play on until a card was laid and the turn goes on."""
    now = screen.until('now.moment !== "waiting"')
    while now["moment"] != "mine" or now["end"]:
        screen.play_on()
        now = screen.until('now.moment !== "waiting"')
    screen.lay(now)


def lose_the_line(screen: TableScreen) -> None:
    """Be without any network until the page has noticed."""
    screen.page.context.set_offline(offline=True)
    expect(screen.page.get_by_text(screen.texts("web-connection-lost"))).to_be_visible()
    screen.page.context.set_offline(offline=False)
    expect(screen.page.get_by_text(screen.texts("web-connection-lost"))).to_be_hidden()
