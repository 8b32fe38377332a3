"""At the end of a game nothing lies over its result."""

from typing import Any

from playwright.sync_api import expect

from tenback.locale.catalogue import catalogue
from tests.e2e.browsing import PHONE
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.pointer import DRAGGED, drag, inside
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.e2e.test_whole_games import WON
from tests.server.running import Running
from tests.server.tables import PASSES

EN = catalogue("en")


def test_after_giving_up_the_menu_is_gone_until_it_is_opened_again(enter: Enter, server: Running) -> None:
    code = put(server, dealt(seed=93))
    screen = TableScreen(enter(f"/t/{code}", secret=PASSES[0]), Mouse())
    screen.button("web-menu").click()
    give_up(screen)
    check_alone(screen)
    screen.button("web-look-back").click()
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    screen.button("web-menu").click()
    expect(screen.page.get_by_role("dialog")).to_contain_text(screen.texts("web-theme"))


def test_a_win_is_a_moment_of_joy_that_passes_and_is_not_celebrated_again(enter: Enter, server: Running) -> None:
    draft = played(dealt("quick-and-easy", 2, people=2, seed=WON), lambda game: game.state.left == 1)
    seat, code = draft.table.on_turn() or 0, put(server, draft)
    page = enter(f"/t/{code}", secret=PASSES[seat], reduced_motion="no-preference")
    TableScreen(page, Mouse(), seat).play_on()
    joy = page.locator('[data-joy="moving"]')
    expect(joy).to_be_visible()
    assert page.evaluate(PAINTED) > 0
    expect(joy).to_have_count(0)
    page.reload()
    expect(page.locator("dialog.won")).to_be_visible()
    assert page.locator("[data-joy]").count() == 0  # at once: it would pass by itself


def test_wins_in_a_row_are_counted_once_each(enter: Enter, server: Running) -> None:
    one, two = (won(server) for _ in range(2))
    page = enter(f"/t/{one}", secret=PASSES[0])
    expect(page.locator("dialog.won")).to_be_visible()
    page.goto(f"/t/{two}")
    expect(page.locator("[data-form]")).to_have_text(EN("web-streak-longest", count=2))
    page.reload()
    expect(page.locator("[data-form]")).to_have_text(EN("web-streak-longest", count=2))


def test_people_react_to_the_end_and_see_what_others_say(enter: Enter, server: Running) -> None:
    code = won(server)
    ann, ben = (enter(f"/t/{code}", secret=PASSES[seat]) for seat in range(2))
    ann.locator("dialog").get_by_role("button", name=EN("reaction-well-done")).click()
    for page in (ann, ben):
        expect(page.locator("dialog .bubble")).to_contain_text(EN("reaction-well-done"))


PAINTED = """async () => {
  const canvas = document.querySelector("[data-joy]");
  const parts = () => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const isPainted = () => parts().some((part) => part > 0);
  for (let frame = 0; frame < 60 && !isPainted(); frame++) await new Promise(requestAnimationFrame);
  return parts().filter((part) => part > 0).length;
}"""


def won(server: Running) -> str:
    """Return a table where a game was won."""
    return put(server, played(dealt("quick-and-easy", 2, people=2, seed=WON), lambda _: False))


def test_a_loss_stays_quiet(enter: Enter, server: Running) -> None:
    code = put(server, dealt(seed=93))
    screen = TableScreen(enter(f"/t/{code}", secret=PASSES[0], reduced_motion="no-preference"), Mouse())
    screen.button("web-menu").click()
    give_up(screen)
    check_alone(screen)
    expect(screen.page.locator("[data-joy]")).to_have_count(0)


def test_a_dialog_closes_when_the_game_ends(enter: Enter, server: Running) -> None:
    ann, ben = duel(enter, server)
    ann.page.keyboard.press("k")
    expect(ann.page.get_by_role("dialog")).to_have_count(1)
    ben.button("web-menu").click()
    give_up(ben)
    check_alone(ann)


def test_the_sheet_of_the_talk_closes_when_the_game_ends(enter: Enter, server: Running) -> None:
    ann, ben = duel(enter, server, look=PHONE)
    ann.page.keyboard.press("s")
    expect(ann.page.locator("aside")).to_be_visible()
    ben.button("web-menu").click()
    give_up(ben)
    check_alone(ann)
    expect(ann.page.locator("aside")).to_be_hidden()


def test_a_card_on_its_way_goes_back_when_the_game_ends(enter: Enter, server: Running) -> None:
    ann, ben = duel(enter, server)
    card = ann.page.locator("[data-card]").first
    start, end = inside(card), inside(ann.pile("up0"))
    drag(ann.page, start, end)
    expect(card).to_have_class(DRAGGED)
    ben.button("web-menu").click()
    give_up(ben)
    check_alone(ann)
    expect(card).not_to_have_class(DRAGGED)


def duel(enter: Enter, server: Running, **more: Any) -> list[TableScreen]:
    """Return the windows of two people of whom one can end the game for both."""
    code = put(server, dealt("face-to-face", 2, people=2))
    screens = [TableScreen(enter(f"/t/{code}", secret=PASSES[seat], **more), Mouse(), seat) for seat in range(2)]
    for screen in screens:
        screen.pile("up0").wait_for()
    return screens


def give_up(screen: TableScreen) -> None:
    """Give up from the open menu, and answer the question."""
    screen.button("table-key-concede").click()
    screen.button("table-key-concede").last.click()


def check_alone(screen: TableScreen) -> None:
    """Check that the end is shown, and no other dialog above or below it."""
    expect(screen.page.locator("dialog[open] #ending")).to_be_visible()
    expect(screen.page.locator("dialog[open]")).to_have_count(1)
