"""The table as a person uses it: what it shows, and hands of several kinds that play on."""

from collections.abc import Container
from math import inf
from typing import Any, Protocol, TypedDict, cast

from playwright.sync_api import Locator, Page

from tenback.locale.catalogue import catalogue

MANNERS = ("onward", "trick", "help")
BEGINNINGS = ("web-agree", "web-i-begin")
ENDS = ("table-key-end", "web-end-loses")
LOOK = """({ seat, over, begin, ends }) => {
  const has = (names) => (one) => names.includes(one.textContent.trim()) && one.checkVisibility();
  const named = (kind, names) => [...document.querySelectorAll(kind)].find(has(names));
  const cards = [...document.querySelectorAll('[data-card][aria-disabled="false"]')].map((one) => one.dataset.card);
  const end = named("button:enabled", ends)?.textContent.trim() ?? "";
  const onTurn = document.querySelector(`[data-seat="${seat}"][aria-current="true"]`) && (cards.length || end);
  const isOver = named("dialog[open] a", over);
  const moment = isOver ? "over" : named("button", begin) ? "begin" : onTurn ? "mine" : "waiting";
  return { moment, cards, end };
}"""


class Look(TypedDict):
    """What a window shows: `over`, `begin`, `mine` or `waiting`; cards that can be taken up; how the turn can end."""

    moment: str
    cards: list[str]
    end: str


class Hand(Protocol):
    """A way to put a card on a pile and to press a button."""

    def hold(self, table: "TableScreen", card: str) -> None:
        """Take a card up, so that the piles where it fits light up."""
        ...

    def put(self, table: "TableScreen", card: str, pile: str) -> None:
        """Lay the card that is held."""
        ...

    def press(self, table: "TableScreen", button: Locator) -> None:
        """Use a button."""
        ...


class TableScreen:
    """One seat's browser window at a table."""

    def __init__(self, page: Page, hand: Hand, seat: int = 0, language: str = "en", *, careful: float = inf) -> None:
        self.page, self.hand, self.seat = page, hand, seat
        self.texts = catalogue(language)
        self.careful = careful  # how much it does before it plays so that the game is soon over
        self.done: list[str] = []  # what this window has asked for, and got

    @property
    def code(self) -> str:
        """The code of the table that is shown."""
        return self.page.url.rsplit("/", 1)[-1]

    def button(self, message: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("button", name=self.texts(message, **arguments), exact=True)

    @property
    def fitting(self) -> dict[str, str]:
        """The piles that light up, and how the held card would move each."""
        found = "nodes => nodes.map(node => [node.dataset.pile, node.dataset.lay])"
        return dict(self.page.eval_on_selector_all("[data-pile][data-lay]", found))

    def tops(self) -> list[str]:
        """What a screen reader calls the piles."""
        return self._attributes("[data-pile]", "aria-label")

    def card(self, name: str) -> Locator:
        return self.page.locator(f'[data-card="{name}"]')

    def pile(self, name: str) -> Locator:
        return self.page.locator(f'[data-pile="{name}"]')

    def look(self) -> Look:
        """Return what is shown now."""
        return cast(Look, self.page.evaluate(LOOK, self._asked()))

    def until(self, true: str) -> Look:
        """Wait until something is true of what is `now` shown, and return it."""
        check = f"(asked) => {{ const now = ({LOOK})(asked); return ({true}) ? now : null; }}"
        return cast(Look, self.page.wait_for_function(check, arg=self._asked(), polling=30).json_value())

    def play_out(self) -> None:
        """Play until the game is over."""
        while self.play_on()["moment"] != "over":
            pass

    def play_on(self) -> Look:
        """Wait until something is up to this seat, do it, and return what was shown."""
        now = self.until('now.moment !== "waiting"')
        self._do(now)
        return now

    def play_if_up(self) -> str:
        """Do what is up to this seat, if anything is, and return the moment."""
        now = self.look()
        self._do(now)
        return now["moment"]

    def _do(self, now: Look) -> None:
        if now["moment"] == "begin":
            self.begin()
        elif now["end"]:
            self.end(now)
        elif now["moment"] == "mine":
            self.lay(now)

    def begin(self) -> None:
        """Agree with whoever was proposed to start, or else propose this seat."""
        agree = self.button("web-agree")
        self.hand.press(self, agree if agree.is_visible() else self.button("web-i-begin"))
        self.until('now.moment !== "begin"')

    def end(self, now: Look) -> None:
        """End the turn, and wait until it is over or cards were drawn."""
        self.hand.press(self, self.page.get_by_role("button", name=now["end"], exact=True))
        self.done.append("END")
        self.until(f'now.moment !== "mine" || !now.end || String(now.cards) !== {",".join(now["cards"])!r}')

    def lay(self, now: Look) -> None:
        """Lay the first card that fits somewhere."""
        card, pile = self.take_up(now)
        self.hand.put(self, card, pile)
        self.until(f"!now.cards.includes({card!r})")
        self.done.append(f"{card}>{pile}")

    def take_up(self, now: Look, wanted: Container[str] = MANNERS) -> tuple[str, str]:
        """Take the first card up that fits somewhere, and return it with its pile."""
        along, across = self._order()
        for card in now["cards"][::along]:
            self.hand.hold(self, card)
            piles = [name for name, manner in self.fitting.items() if manner in wanted]
            if piles:
                return card, piles[::across][0]
        raise AssertionError(f"nothing fits, and the turn cannot end: {now}")

    def _order(self) -> tuple[int, int]:
        """Say from which end cards and piles are tried; low cards on falling piles, high ones on rising, spoil most."""
        if len(self.done) < self.careful:
            return 1, 1
        return (1, -1) if len(self.done) % 2 else (-1, 1)

    def _asked(self) -> dict[str, Any]:
        over, *begin = (self.texts(message) for message in ("web-record", *BEGINNINGS))
        return {"seat": self.seat, "over": [over], "begin": begin, "ends": [self.texts(end) for end in ENDS]}

    def _attributes(self, selector: str, name: str) -> list[str]:
        read = "(nodes, name) => nodes.map(node => node.getAttribute(name))"
        return list(self.page.eval_on_selector_all(selector, read, name))


class Mouse:
    """Clicks a card, then a pile."""

    def hold(self, table: TableScreen, card: str) -> None:
        table.card(card).click()

    def put(self, table: TableScreen, card: str, pile: str) -> None:
        del card  # it is held already
        table.pile(pile).click()

    def press(self, table: TableScreen, button: Locator) -> None:
        del table
        button.click()


class Thumb:
    """Taps a card, then a pile."""

    def hold(self, table: TableScreen, card: str) -> None:
        table.card(card).tap()

    def put(self, table: TableScreen, card: str, pile: str) -> None:
        del card
        table.pile(pile).tap()

    def press(self, table: TableScreen, button: Locator) -> None:
        del table
        button.tap()


class Keys:
    """Uses nothing but the keyboard."""

    def hold(self, table: TableScreen, card: str) -> None:
        for _ in range(20):
            if table.card(card).get_attribute("aria-pressed") == "true":
                return
            table.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows never come to {card}")

    def put(self, table: TableScreen, card: str, pile: str) -> None:
        del card
        table.page.keyboard.press(table.pile(pile).get_attribute("aria-keyshortcuts") or "")

    def press(self, table: TableScreen, button: Locator) -> None:
        """Go to the button with the tabulator, unless it has a key of its own."""
        key = button.get_attribute("aria-keyshortcuts")
        if key:
            return table.page.keyboard.press(key)
        for _ in range(60):
            if button.evaluate("node => node === document.activeElement"):
                return table.page.keyboard.press("Enter")
            table.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator never comes to {button}")


class Drag:
    """Drags a card onto a pile."""

    def hold(self, table: TableScreen, card: str) -> None:
        """Let go of what was held, and lift the card so far that it is no tap."""
        table.page.mouse.up()
        box = table.card(card).bounding_box()
        assert box
        table.page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
        table.page.mouse.down()
        table.page.mouse.move(box["x"] + box["width"] / 3, box["y"] - 40, steps=3)

    def put(self, table: TableScreen, card: str, pile: str) -> None:
        del card
        box = table.pile(pile).bounding_box()
        assert box
        table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        table.page.mouse.up()

    def press(self, table: TableScreen, button: Locator) -> None:
        del table
        button.click()
