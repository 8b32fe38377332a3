"""The maker of puzzles: the same deal gives the same puzzles, and what it ships stands up to a deeper search."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bench.study import __main__ as study
from bench.study.puzzles import Effort, Maker, is_confirmed, judge_of, needed_turns
from bench.study.samples import Table
from tenback.rules import find_ruleset
from tenback.rules.notation import format_action
from tenback.study.puzzle_book import families, read_puzzles
from tenback.study.seen import read_view

TABLE = Table("quick-and-easy", 3, talks=True)
TINY = Effort(sieve=40, search=80, confirm=200)


def test_the_same_deal_gives_the_same_puzzles() -> None:
    first, second = (Maker(TABLE, TINY).search(19) for _ in range(2))
    assert first == second
    assert first.puzzles


def test_an_interrupted_search_goes_on_and_ends_like_any_other(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    words = ["puzzles", "--only", str(TABLE), "--seed", "6"]
    for file, deals in ((whole, "2"), (parts, "1"), (parts, "2")):
        assert CliRunner().invoke(study.study, [*words, str(file), "--deals", deals]).exit_code == 0
    assert whole.read_bytes() == parts.read_bytes()
    assert len(study.read_searched(whole)) == 2


def test_every_turn_of_the_needed_length_is_tried() -> None:
    rules = find_ruleset("the-game")
    seen = read_view(rules, 1, "A=90; B=85; C=20; D=10; P0=[91,92,80]; deck=#3")
    found = {frozenset(format_action(rules, lay) for lay in turn) for turn in needed_turns(seen)}
    assert found == {
        frozenset({"91>A", "92>A"}),
        frozenset({"91>A", "92>B"}),
        frozenset({"92>A", "91>B"}),
        frozenset({"91>B", "92>B"}),
        frozenset({"80>A", "91>A"}),
        frozenset({"80>A", "92>A"}),
        frozenset({"80>A", "91>B"}),
        frozenset({"80>A", "92>B"}),
    }


@pytest.mark.parametrize("family", families())
def test_a_deeper_search_confirms_a_sample_of_the_puzzles(family: str) -> None:
    found = read_puzzles(family)
    for puzzle in found[:: max(1, len(found) // 3)]:
        assert is_confirmed(puzzle, judge_of(puzzle), 400), puzzle.id
