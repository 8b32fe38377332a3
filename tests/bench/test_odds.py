"""`make odds`: what it measures, what it keeps, and what its page says."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bench.odds.__main__ import main
from bench.odds.bounds import bound_table, read_bounds
from bench.odds.cells import AT_ONCE_SINCE, SEED, THINKING_SINCE, Amounts, Cell, all_cells
from bench.odds.charts import pictures
from bench.odds.findings import difference, findings, talk_worth
from bench.odds.known import PUBLISHED
from bench.odds.measuring import known, measure, missing
from bench.odds.page import page
from bench.odds.store import Results, read, write
from bench.odds.tables import level_table, talk_table
from bench.odds.tally import Tally, count
from bench.odds.teams import main_budget
from tenback.bots import VERSION
from tenback.lab.run import join, play_part
from tenback.lab.stats import rate
from tenback.rules import RULESETS, find_ruleset
from tests.children import child

DOCS = Path(__file__).parents[2] / "docs"
GREEDY = Cell(game="the-game", players=2, bot="greedy")
DUEL = Cell(game="face-to-face", players=2, bot="score", versus="greedy")
QUIET, LOUD = (Cell(game="the-game", players=3, bot="search:500", talking=said) for said in (False, True))
SOURCES = """
luisrslz/TGEngine | 3.7 / 10.8 / 4.4 / 7.2 / 8.3
RobertWeinmeister 2.5 | 5.0 / 27.1 / 9.4 / 7.7 / 5.0
RobertWeinmeister 2.5, bug fixed | 5.1 / 41.8 / 33.2 / 46.2 / 52.8
sergeio/simulate_number_game | 1.1 / 12.6 / 10.7 / 19.5 / 25.9
maxreith/The-Game-RL | - / - / - / - / 14.6
"""


def measured(cell: Cell, deals: range) -> Tally:
    return measure(cell, deals, 1, lambda part: None)


def counted(tally: Tally) -> tuple[int | None, ...]:
    """Return what must be the same on every machine."""
    return (tally.deals, tally.wins, tally.split, tally.left, tally.turns)


def tally(wins: int, deals: int) -> Tally:
    return Tally(deals=deals, wins=wins, left=7, turns=40 * deals, seconds=0.5)


def odds(docs: Path, *words: str) -> int:
    return main(["--docs", str(docs), "--cores", "1", *words])


def test_every_cooperative_game_and_player_count_has_its_cells() -> None:
    cells = {*all_cells()}
    asked = [(rules.id, players) for rules in RULESETS if not rules.race for players in rules.hand_size]
    for game, players in asked:
        rows = {(cell.bot, cell.talking) for cell in cells if (cell.game, cell.players) == (game, players)}
        silent = {(bot, False) for bot in ("uniform", "greedy", "score", "search:500")}
        assert rows == silent | ({("score", True), ("search:500", True)} if players > 1 else set())


def test_a_race_has_every_two_bots_against_each_other() -> None:
    races = {rules.id for rules in RULESETS if rules.race}
    duels = {frozenset((cell.bot, cell.versus)) for cell in all_cells() if cell.game in races}
    assert len(duels) == 6


def test_thinking_costs_deals() -> None:
    deals = {str(cell): Amounts().deals(cell) for cell in all_cells()}
    assert deals["the-game, 2: score"] == 10_000
    assert deals["the-game, 2: score talking"] == 10_000
    assert deals["the-game, 2: search:500 talking"] == 100
    assert deals["face-to-face, 2: score against greedy"] == 1000
    assert deals["face-to-face, 2: search:500 against greedy"] == 200


def test_all_bots_play_the_same_deals() -> None:
    experiments = [cell.experiment(range(5, 9)) for cell in all_cells()]
    assert {(experiment.seed, experiment.deals) for experiment in experiments} == {(SEED + 5, 4)}


def test_only_what_is_missing_is_measured(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    line = ("--only", "quick-and-easy", "--bots", "greedy", "--games", "20")
    here, other = (Cell(game="quick-and-easy", players=players, bot="greedy") for players in (2, 4))
    stored = {here: measured(here, range(20)), other: measured(other, range(15))}
    write(tmp_path / "odds.json", stored)
    assert odds(tmp_path, *line) == 0
    told = re.findall(r"^\d/\d  \S+ (\d)", capfd.readouterr().err, re.MULTILINE)
    assert told == ["3", "4", "5"]
    found = read(tmp_path / "odds.json")
    assert (found[here], found[other].deals) == (stored[here], 20)


@pytest.mark.parametrize("cell", [GREEDY, DUEL], ids=str)
def test_a_cell_that_goes_on_counts_what_it_would_have_counted_at_once(cell: Cell) -> None:
    parts = measured(cell, range(30)) + measured(cell, range(30, 80))
    assert counted(parts) == counted(measured(cell, range(80)))


def test_more_games_than_there_are_make_a_cell_missing() -> None:
    results: Results = {GREEDY: tally(1, 50)}
    assert missing(results, {GREEDY: 50}) == []
    assert missing(results, {GREEDY: 51}) == [GREEDY]


def test_what_older_bots_have_played_is_measured_anew() -> None:
    new, old = (replace(tally(1, 50), bots=version) for version in (AT_ONCE_SINCE, AT_ONCE_SINCE - 1))
    assert missing({GREEDY: old}, {GREEDY: 50}) == [GREEDY]
    assert known({GREEDY: old}, GREEDY).deals == 0
    assert known({GREEDY: new}, GREEDY).deals == 50


def test_somebody_has_said_which_bots_the_newest_version_plays_otherwise() -> None:
    assert max(AT_ONCE_SINCE, THINKING_SINCE) == VERSION


def test_only_bots_that_think_are_measured_anew() -> None:
    thinking, feeling = (Cell(game="extreme", players=3, bot=bot, talking=True) for bot in ("search:500", "score"))
    duel = Cell(game="face-to-face", players=2, bot="score", versus="search:500")
    assert [cell.since for cell in (thinking, feeling, duel)] == [THINKING_SINCE, AT_ONCE_SINCE, THINKING_SINCE]


def test_the_page_says_which_bots_have_played() -> None:
    new, old = tally(1, 50), replace(tally(1, 50), bots=VERSION - 1)
    assert f"\nVersion {VERSION} of the bots has played all of it.\n" in page({GREEDY: new, DUEL: new}, {}, [])
    mixed = page({GREEDY: new, DUEL: old}, {}, [])
    assert f"\n* version {VERSION - 1}: Face to Face\n* version {VERSION}: The Game\n" in mixed
    assert "Older bots" not in mixed


def test_the_page_says_how_much_of_it_is_by_bots_that_play_otherwise_today() -> None:
    thinking = Cell(game="the-game", players=1, bot="search:500")
    told = page({GREEDY: tally(1, 50), thinking: replace(tally(1, 50), bots=THINKING_SINCE - 1)}, {}, [])
    assert "\nOlder bots, which play otherwise than today's, have played 1 of these 2 cells." in told


@pytest.mark.parametrize(("kill", "sign"), [(os.killpg, signal.SIGINT), (os.kill, signal.SIGTERM)])
def test_an_interrupted_run_keeps_what_is_done(tmp_path: Path, kill: Callable[..., None], sign: int) -> None:
    words = ["--only", "quick-and-easy", "--bots", "score", "--bots", "search"]
    amounts = ["--games", "50", "--games-search", "1000000"]
    command = [sys.executable, "-m", "bench.odds", "--docs", str(tmp_path), "--cores", "1", *words, *amounts]
    with child(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        assert running.stderr is not None
        first = running.stderr.readline()
        kill(running.pid, sign)
        _, told = running.communicate(timeout=60)
    assert (first[:4], running.returncode, "Traceback" in told) == ("1/16", 130, False)
    silent = Cell(game="quick-and-easy", players=2, bot="score")
    assert read(tmp_path / "odds.json")[silent].deals == 50


def test_of_an_interrupted_cell_the_deals_up_to_the_first_gap_are_kept() -> None:
    experiment = GREEDY.experiment(range(30))
    run = join(experiment, [play_part(experiment, deals) for deals in (range(20, 30), range(10))])
    assert counted(count(run)) == counted(measured(GREEDY, range(10)))


def test_the_file_gives_back_what_was_put_in(tmp_path: Path) -> None:
    results = {cell: measured(cell, range(10)) for cell in (DUEL, GREEDY)}
    write(tmp_path / "odds.json", results)
    assert read(tmp_path / "odds.json") == results
    assert len((tmp_path / "odds.json").read_text().splitlines()) == 2 + len(results)


def damaged(old: str, new: str) -> str:
    return (DOCS / "odds.json").read_text().replace(old, new, 1)


DAMAGE = {
    "empty": "",
    "no JSON": "{}x",
    "no entries": '{"game": 1}',
    "no entry": "[1]",
    "unknown game": damaged('"the-game"', '"the-gam"'),
    "unknown bot": damaged('"bot": "uniform"', '"bot": "nobody"'),
    "too many players": damaged('"players": 1', '"players": 9'),
    "too many wins": damaged('"wins": 0', '"wins": 20000'),
    "no deals": damaged('"deals": 10000', '"deals": 0'),
    "edited": damaged('"wins": 0', '"wins": 1'),
    "other seed": damaged('"seed": 1', '"seed": 2'),
    "more": damaged("}", ', "more": 1}'),
}


@pytest.mark.parametrize("text", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "odds.json").write_text(text)
    assert odds(tmp_path, "--page") == 2
    told = capsys.readouterr().err
    assert (told.count("\n"), "odds.json is damaged" in told) == (1, True)
    assert (tmp_path / "odds.json").read_text() == text


@pytest.mark.parametrize(
    "words",
    [
        ("--only", "chess"),
        ("--bots", "nobody"),
        ("--budget", "much"),
        ("--games", "0"),
        ("--pairs-search", "many"),
        ("--strange",),
        ("word",),
    ],
    ids=" ".join,
)
def test_bad_words_are_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str]
) -> None:
    assert odds(tmp_path, *words) == 2
    told = capsys.readouterr().err
    assert (told.count("\n"), told[:7]) == (1, "Error: ")
    assert [*tmp_path.iterdir()] == []


def test_the_page_is_what_the_stored_results_give(tmp_path: Path) -> None:
    shutil.copy(DOCS / "odds.json", tmp_path)
    assert odds(tmp_path, "--page") == 0
    made = {file.relative_to(tmp_path) for file in tmp_path.rglob("*") if file.is_file()}
    kept = {file.relative_to(DOCS) for file in (*DOCS.glob("odds*"), *DOCS.glob("images/odds-*"))}
    assert made == kept
    assert (tmp_path / "odds.md").read_text() == (DOCS / "odds.md").read_text(), "stale: python -m bench.odds --page"


def test_every_image_of_the_page_is_there_and_small() -> None:
    images = re.findall(r"!\[.*?\]\((.*?)\)", (DOCS / "odds.md").read_text())
    assert images
    assert [image for image in images if (DOCS / image).stat().st_size > 100_000] == []


def test_published_figures_are_those_of_their_sources() -> None:
    asked = [line.split(" | ") for line in SOURCES.strip().splitlines()]
    told = [(source.name, [source.percents.get(n) for n in range(1, 6)]) for source in PUBLISHED["the-game"]]
    assert told == [(name, [None if one == "-" else float(one) for one in row.split(" / ")]) for name, row in asked]


def test_published_figures_stand_in_the_page() -> None:
    for source in PUBLISHED["the-game"]:
        cells = [f"{source.percents[n]:.1f}&nbsp;%" if n in source.percents else "" for n in range(1, 6)]
        assert f"| {source.name} | {' | '.join(cells)} |" in (DOCS / "odds.md").read_text()


def test_the_page_about_the_bound_has_the_figures_of_its_data() -> None:
    assert bound_table() in (DOCS / "bound.md").read_text()


def test_every_cooperative_game_has_a_bound() -> None:
    bounds = read_bounds()
    assert {*bounds} == {(cell.game, cell.players) for cell in all_cells() if cell.versus is None}
    assert bounds["the-game/expert-plus", 3] == rate(94, 100)


def test_the_worth_of_talking_is_the_difference_of_the_shares() -> None:
    results: Results = {QUIET: tally(50, 100), LOUD: tally(75, 100)}
    worth = talk_worth(results, find_ruleset("the-game"), "search:500")
    assert {n: round(points.value, 9) for n, points in worth.items()} == {3: 0.25}
    assert 0.1 < worth[3].low < 0.25 < worth[3].high < 0.4
    assert "+25.0" in str(talk_table(results, "search:500"))


def test_newcombes_interval_is_that_of_his_paper() -> None:
    points = difference(rate(56, 70), rate(48, 80))  # Newcombe (1998), table II, method 10, example a
    assert [round(value, 4) for value in (points.value, points.low, points.high)] == [0.2, 0.0524, 0.3339]


def test_what_is_too_close_is_not_called_hardest() -> None:
    counts = find_ruleset("quick-and-easy").hand_size
    close: Results = {Cell(game="quick-and-easy", players=n, bot="score"): tally(10 + n, 50) for n in counts}
    assert "too close" in findings(close, {})[0]
    far: Results = {Cell(game="quick-and-easy", players=n, bot="score"): tally(20 * n - 39, 100) for n in counts}
    assert "hardest with 2 players, easiest with 5 players" in findings(far, {})[0]


def test_a_page_without_results_says_what_is_missing() -> None:
    assert pictures({}, read_bounds()) == []
    assert f"{len(all_cells())} of {len(all_cells())} cells" in page({}, read_bounds(), [])


def test_talking_search_is_drawn_once_it_is_measured() -> None:
    results: Results = {QUIET: tally(50, 100), LOUD: tally(75, 100)}
    drawn = pictures(results, read_bounds())
    assert [picture.file for picture in drawn] == ["odds-the-game.svg", "odds-talking.svg"]
    assert "(images/odds-talking.svg)" in page(results, read_bounds(), drawn)


def test_another_budget_gets_a_row_of_its_own() -> None:
    slow = Cell(game="the-game", players=2, bot="search:9000")
    results: Results = {slow: tally(9, 10), QUIET: tally(5, 10), LOUD: tally(5, 10)}
    assert main_budget(results) == "500"
    rows = level_table(results, read_bounds(), find_ruleset("the-game")).splitlines()
    assert [row.split("|")[1].strip() for row in rows[6:9]] == [
        "`search:500`, silent",
        "`search:500`, talking",
        "`search:9000`, silent",
    ]
