"""A card is taken back where everybody agrees: bots at once, people when they are asked (CO-12)."""

from playwright.sync_api import expect

from tenback.locale.catalogue import catalogue
from tests.e2e.browsing import await_notice, note_notices
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import PASSES

EN = catalogue("en")


def laid(enter: Enter, server: Running, people: int) -> tuple[list[TableScreen], str]:
    """Return the windows of some people, with a bot, and the card that Ann has just laid."""
    draft = dealt(seats=people + 1, people=people, house={"undo": "all"})
    code = put(server, played(draft, lambda _: True))
    screens = [TableScreen(enter(f"/t/{code}", secret=PASSES[seat]), Mouse(), seat) for seat in range(people)]
    screens[0].play_on()
    return screens, screens[0].done[-1].split(">")[0]


def test_bots_agree_at_once(enter: Enter, server: Running) -> None:
    (ann,), card = laid(enter, server, 1)
    ann.button("table-key-undo").click()
    expect(ann.card(card)).to_be_visible()


def test_a_card_comes_back_when_the_others_agree(enter: Enter, server: Running) -> None:
    (ann, ben), card = laid(enter, server, 2)
    ann.button("web-recall-ask").click()
    expect(ann.page.get_by_text(EN("web-recall-mine", card=card))).to_be_visible()
    expect(ben.page.get_by_text(EN("web-recall", name="Ann", card=card))).to_be_visible()
    ben.button("web-agree").click()
    expect(ann.card(card)).to_be_visible()
    expect(ben.button("web-agree")).to_have_count(0)


def test_a_card_stays_when_somebody_does_not_agree(enter: Enter, server: Running) -> None:
    (ann, ben), card = laid(enter, server, 2)
    ann.button("web-recall-ask").click()
    note_notices(ann.page)
    ben.button("web-recall-decline").click()
    await_notice(ann.page, EN("web-recall-kept"))
    expect(ann.button("web-recall-ask")).to_have_count(0)
    expect(ann.card(card)).to_have_count(0)


def test_whoever_asked_may_think_better_of_it(enter: Enter, server: Running) -> None:
    (ann, ben), card = laid(enter, server, 2)
    ann.button("web-recall-ask").click()
    expect(ben.button("web-agree")).to_be_visible()
    note_notices(ann.page)
    ann.button("web-recall-stop").click()
    expect(ben.button("web-agree")).to_have_count(0)
    expect(ann.button("web-recall-stop")).to_have_count(0)
    assert ann.page.evaluate("notices") == []
    expect(ann.card(card)).to_have_count(0)
