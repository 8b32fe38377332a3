"""`python -m tests.web.drawing`: draw the icons of the app, which some systems want as PNG."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import FLAGS, get

DRAWING, FOLDER = Path("web/icons/app.svg"), Path("web/public")
SIZES = (192, 512)


def draw(drawing: Path, folder: Path) -> None:
    """Draw an icon in every size, to the edge: systems cut it to the shape they like."""
    svg = drawing.read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=get(), args=[*FLAGS])
        for size in SIZES:
            page = chromium.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=folder / f"icon-{size}.png")
        chromium.close()


if __name__ == "__main__":
    draw(DRAWING, FOLDER)
