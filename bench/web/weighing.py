"""The bytes of a first visit, as they come over the line."""

from dataclasses import dataclass

from playwright.sync_api import Page, Request

MOST_SCRIPT, MOST = 90_000, 250_000  # bytes, compressed


@dataclass(frozen=True)
class Weight:
    """What a page fetches until it rests."""

    script: int
    everything: int
    files: dict[str, int]


def weigh(page: Page, path: str) -> Weight:
    """Open a page with an empty cache and add up the bodies that it fetches."""
    done: list[Request] = []
    page.on("requestfinished", lambda request: done.append(request))  # noqa: PLW0108 - Playwright marks what it is given
    page.goto(path)
    page.locator("[data-pile]").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in done}
    scripts = {request.url for request in done if request.resource_type == "script"}
    return Weight(sum(sizes[url] for url in scripts), sum(sizes.values()), sizes)
