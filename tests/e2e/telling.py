"""What a screen reader is told during two turns of a known deal; `python -m tests.e2e.telling` writes it down anew."""

from pathlib import Path

from playwright.sync_api import Browser, Page

from tenback.locale.catalogue import LANGUAGES
from tests.e2e.browsing import CALM, HASTE, known_as
from tests.e2e.laying import dealt, played
from tests.e2e.moments import with_a_trick
from tests.e2e.serving import put
from tests.e2e.table import Hand, Keys, Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import PASSES
from tests.waiting import until

FOLDER = Path(__file__).parents[1] / "data/told"
HANDS: tuple[Hand, Hand] = (Keys(), Mouse())
QUIET = 250  # milliseconds without a word: all is told
LISTEN = """
window.told = [];
let last = 0;
const regionOf = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live]");
function hear(changes) {
  for (const { addedNodes, target, type } of changes) {
    const region = regionOf(target);
    if (!region) continue;
    last = performance.now();
    const texts = type === "characterData" ? [target.data] : [...addedNodes].map((node) => node.textContent);
    texts.filter((text) => text.trim()).forEach((text) => told.push(`${region.ariaLive}: ${text.trim()}`));
  }
}
new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
window.isQuiet = (pause) => performance.now() - last > pause;
"""
STANDING = """() => {
  const piles = [...document.querySelectorAll("[data-pile]")].map((one) => one.querySelector("text")?.textContent);
  return [piles, document.querySelector('[data-seat][aria-current="true"]')?.dataset.seat];
}"""


def tell(server: Running, browser: Browser, language: str) -> str:
    """Play a turn by keyboard beside a listening page, then let the other seat play, and return what was told."""
    code = put(server, played(dealt(seats=2, people=2, seed=1), with_a_trick))
    ann, ben = (
        TableScreen(_open(server, browser, code, language, seat), hand, seat, language)
        for seat, hand in enumerate(HANDS)
    )
    lines = ["# Ann comes to the table", *_heard(ann.page)]
    for name, screen in (("Ann", ann), ("Ben", ben)):
        while (now := screen.until('now.moment === "mine" || now.moment === "waiting"'))["moment"] == "mine":
            screen.play_on()
            until(lambda: ann.page.evaluate(STANDING) == ben.page.evaluate(STANDING))  # news may take its time
            lines += [f"# {name}: {screen.done[-1]}", *_heard(ann.page)]
            if now["end"]:
                break
    for screen in (ann, ben):
        screen.page.context.close()
    return "\n".join([*lines, ""])


def _open(server: Running, browser: Browser, code: str, language: str, seat: int) -> Page:
    context = browser.new_context(base_url=f"http://{server.base}", locale=language, service_workers="block", **CALM)
    for script in (HASTE, LISTEN):
        context.add_init_script(script)
    known_as(context, PASSES[seat])
    page = context.new_page()
    page.goto(f"/t/{code}")
    page.locator("[data-pile]").first.wait_for()
    return page


def _heard(page: Page) -> list[str]:
    """Return what was told since it was asked last, once it is quiet."""
    page.wait_for_function("(pause) => isQuiet(pause)", arg=QUIET, polling=50)
    return list(page.evaluate("told.splice(0)"))


def main() -> None:
    """Write down what is told in every language."""
    from tests.e2e.sheet import served

    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as (server, browser):
        for language in LANGUAGES:
            (FOLDER / f"{language}.txt").write_text(tell(server, browser, language), encoding="utf-8")


if __name__ == "__main__":
    main()
