"""A finished game is reviewed in the browser: its course, a mistake to mend, luck and skill."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tenback.locale.catalogue import catalogue
from tenback.play.codec import to_json
from tests.e2e.browsing import PHONE
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.measuring import faults
from tests.e2e.moments import never
from tests.e2e.serving import put
from tests.e2e.test_axe import ALL, CONTRAST, violations
from tests.play.records import short
from tests.server.running import Running, call
from tests.server.tables import PASSES
from tests.waiting import until

EN = catalogue("en")
SIZES = [ViewportSize(width=width, height=height) for width, height in ((320, 568), (667, 375), (1280, 800))]
WELL = 20  # steps
POINTS = re.compile(r"[+−±]\d+")


@pytest.fixture(scope="module")
def code(thinking: Running) -> str:
    """The table of a game that went well for a while, and was soon over when nobody cared any more."""
    return put(thinking, played(played(dealt(seats=2), lambda game: len(game.log) > WELL), never, "uniform"))


def test_a_game_is_reviewed_from_its_end(enter: Enter, thinking: Running, code: str) -> None:
    page = enter(f"/t/{code}", secret=PASSES[0], base=thinking.base)
    page.get_by_role("link", name=EN("end-review")).click()
    turns = reviewed(thinking, code)["turns"]
    expect(page.locator(".graph .turn")).to_have_count(len(turns))
    expect(page.locator(".graph .end")).to_be_visible()
    button(page, "review-tab-game").click()
    start, *parts, end = page.locator("[data-review] tr .value").all_inner_texts()
    told = percent(start) + sum(int(POINTS.findall(part)[0].replace("−", "-").replace("±", "")) for part in parts)
    assert abs(told - percent(end)) <= len(parts)  # each is rounded


def test_a_mistake_is_mended_by_whoever_finds_the_better_turn(enter: Enter, thinking: Running, code: str) -> None:
    mistake = next(turn for turn in reviewed(thinking, code)["turns"] if turn["grade"] in {"mistake", "blunder"})
    page = enter(f"/review/{code}#1.{mistake['seat']}", base=thinking.base)
    page.locator("[data-review] .primary").click()
    expect(page.locator("[data-better]")).to_have_count(0)
    for lay in mistake["best"]["lays"]:
        card, pile = lay.split(">")
        page.locator(f'[data-card="{card}"]').click()
        page.locator(f'[data-pile="{pile}"]').click()
    button(page, "review-compare").click()
    expect(page.get_by_text(EN("review-find-result-found"))).to_be_visible()
    expect(page.locator("[data-better]").first).to_be_visible()


def test_a_record_file_is_reviewed_too_and_played_on_from(enter: Enter, thinking: Running, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_bytes(to_json(short()))
    page = enter("/replay", base=thinking.base)
    page.locator("input[type=file]").set_input_files(record)
    button(page, "replay-review").click()
    expect(page.locator(".graph .end")).to_be_visible()
    button(page, "replay-on").click()
    button(page, "replay-branch").click()
    page.get_by_role("dialog").get_by_role("button", name=EN("replay-branch")).click()
    expect(page.locator("[data-branch]")).to_have_text(EN("whatif-root-file"))


def test_a_review_keeps_to_the_rules_of_accessibility_and_fits(enter: Enter, thinking: Running, code: str) -> None:
    mistake = next(turn for turn in reviewed(thinking, code)["turns"] if turn["grade"] == "mistake")
    page = enter(f"/review/{code}#{mistake['turn']}", base=thinking.base)
    expect(page.locator("[data-better]").first).to_be_visible()
    wrong = {str(size): faults(page, size) for size in SIZES}
    wrong["turn"] = violations(page, ALL)
    button(page, "review-tab-game").click()
    wrong["game"] = violations(page, ALL)
    page.emulate_media(color_scheme="dark")
    wrong["dark"] = violations(page, CONTRAST)
    button(page, "review-tab-turn").click()
    button(page, "review-practise").click()
    wrong["exercise"] = [*violations(page, ALL), *(fault for size in SIZES for fault in faults(page, size))]
    assert not any(wrong.values()), wrong


def test_without_a_part_that_thinks_the_review_says_so(enter: Enter, server: Running) -> None:
    page = enter(f"/review/{put(server, played(dealt(seats=2), never))}", look=PHONE)
    expect(page.get_by_role("alert")).not_to_be_empty()


def reviewed(server: Running, code: str) -> dict[str, Any]:
    """Return the review of a game once it is complete."""
    found: dict[str, Any] = {}

    def is_complete() -> bool:
        found.update(call(server.base, "GET", f"/api/tables/{code}/review")[1])
        return bool(found.get("review", {"complete": False}).get("complete", True))

    until(is_complete, why=lambda: str(found)[:400])
    review: dict[str, Any] = found["review"]
    return review


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=EN(message), exact=True)


def percent(text: str) -> int:
    return int(re.sub(r"\D", "", text))
