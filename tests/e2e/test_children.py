"""A browser ends with the test that started it, even if that is killed."""

from tests.children import survivors

BROWSER = """
from playwright.sync_api import sync_playwright
from tests.e2e import chromium

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
    page = browser.new_page()
    print("ready", flush=True)
    page.wait_for_timeout(100_000)
"""


def test_a_browser_ends_with_the_test_that_started_it() -> None:
    assert survivors(BROWSER) == set()
