"""What is wrong with the layout of a page."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.e2e.browsing import settle

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


EXTENT = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  const table = document.querySelector(".table");
  return [Math.max(scrollHeight, table?.scrollHeight ?? 0), scrollWidth];
}"""


def faults(page: Page, size: ViewportSize, *, table: bool = True) -> list[str]:
    """Return what is wrong with a page at a size; a table fits in whole."""
    page.set_viewport_size(size)
    settle(page)
    high, wide = page.evaluate(EXTENT)
    scrolls = [f"it is {wide} x {high}"] if wide > size["width"] or (table and high > size["height"]) else []
    return scrolls + list(page.evaluate(MEASURE))
