"""Deals with all cards open: a line that is found is a game, and a beam that is never thinned misses nothing."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from tenback.batch import layout
from tenback.batch.compiler import Numbers, entry_point, row_of
from tenback.batch.lower import lower
from tenback.batch.results import ThreadsError
from tenback.batch.seeds import SeedError
from tenback.play.chance import Chance, Purpose
from tenback.play.deal import deal
from tenback.play.game import Game
from tenback.rules import (
    RULESETS,
    Begin,
    Card,
    Ending,
    Ruleset,
    SetupError,
    State,
    apply_unchecked,
    find_ruleset,
    legal,
    start,
)
from tenback.rules.commands import with_commands
from tenback.rules.effects import FIRE
from tenback.rules.ruleset import Starter
from tenback.solver import WIDEST
from tenback.solver.beam import new_beam
from tenback.solver.bound import BoundError, Search, Verdict, judge_deals, widths, winnable
from tenback.solver.exact import key_of
from tests.batch.variants import marked_row_cards, random_marks
from tests.strategies import TINY_COMMANDS, small

TG = find_ruleset("the-game")
TOGETHER = [rules for rules in RULESETS if not rules.race]
SEEDS = range(24)


def _played(rules: Ruleset, seats: int, seed: int, line: list[int]) -> Game:
    """Play a line through the engine, which refuses whatever is illegal."""
    game, codes = (
        Game.from_seed(rules, [f"P{seat}" for seat in range(seats)], seed),
        Search(rules, seats, width=1).codes,
    )
    for code in line:
        game.do(codes.to_action(code))
    return game


def _endings(rules: Ruleset, seats: int, seeds: range, width: int) -> Iterator[Ending]:
    """Yield how the lines end that are found."""
    search = Search(rules, seats, width=width)
    for seed in seeds:
        line = search.line(seed)
        outcome = _played(rules, seats, seed, line).state.outcome if line else None
        if line:
            assert outcome is not None
            yield outcome.ending


@pytest.mark.parametrize("rules", TOGETHER, ids=lambda rules: rules.id)
def test_a_line_that_is_found_lays_every_card(rules: Ruleset) -> None:
    for seats in (min(rules.hand_size), max(rules.hand_size)):
        endings = list(_endings(rules, seats, range(2), 512))
        assert endings
        assert {*endings} == {Ending.ALL_LAID}


def _tiny(name: str, ranks: range, hand: int) -> Ruleset:
    """Return a game with few cards and two piles only, so that some deals are lost."""
    rules = small(find_ruleset(name), ranks, hand)
    return replace(rules, piles=(rules.piles[0], rules.piles[-1]))


TINY = {
    "plain": _tiny("the-game", range(2, 15), 2),
    "expert": _tiny("the-game/expert", range(2, 15), 3),
    "colours": _tiny("quick-and-easy/professional", range(1, 5), 2),
    "fire": replace(_tiny("on-fire", range(2, 14), 2), effects={Card(5): (FIRE,), Card(11): (FIRE,)}),
    "commands": with_commands(_tiny("extreme", range(2, 17), 3), TINY_COMMANDS),
    "ahead": replace(_tiny("the-game", range(2, 15), 2), lookahead=True),
    "four piles": replace(small(TG, range(2, 16), 2), need=3, hand_size={1: 3, 2: 3}),
    "late need": replace(_tiny("the-game", range(2, 14), 3), need_empty=2, hand_size={1: 3, 2: 3}),
    "own decks": replace(_tiny("the-game", range(2, 8), 2), own_decks=True, hand_size={2: 2}),
}
CASES = [(name, seats) for name, rules in TINY.items() for seats in rules.hand_size if seats <= 3]


def _can_win(rules: Ruleset, state: State, known: dict[State, bool]) -> bool:
    if state.outcome:
        return state.outcome.ending is Ending.ALL_LAID
    if state not in known:
        after = (apply_unchecked(rules, state, action) for action in legal(rules, state))
        known[state] = any(_can_win(rules, each, known) for each in after)
    return known[state]


def _truth(rules: Ruleset, seats: int, seeds: range) -> list[Verdict]:
    """Try every line of play with the engine."""
    starts = [start(rules, seats, deal(rules, seats, seed)) for seed in seeds]
    return [Verdict.WINNABLE if _can_win(rules, state, {}) else Verdict.UNWINNABLE for state in starts]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_beam_wide_enough_knows_what_brute_force_knows(name: str, seats: int) -> None:
    assert _truth(TINY[name], seats, SEEDS) == [*judge_deals(TINY[name], seats, SEEDS, width=1 << 14)]


def test_the_tiny_games_have_deals_of_both_kinds() -> None:
    verdicts = {name: {*_truth(TINY[name], seats, SEEDS)} for name, seats in CASES if seats == 1}
    assert [name for name, found in verdicts.items() if len(found) == 2] == [
        "plain",
        "expert",
        "fire",
        "commands",
        "ahead",
    ]


@pytest.mark.parametrize("number", range(8))
def test_any_commands_are_obeyed(number: int) -> None:
    chance = Chance(number, Purpose.BOT)
    rules = random_marks(chance.pick((TINY["plain"], TINY["commands"], TINY["colours"])), chance)
    seats = chance.pick([seats for seats in rules.hand_size if seats <= 3])
    assert _truth(rules, seats, range(8)) == [*judge_deals(rules, seats, range(8), width=1 << 14)]


@entry_point
def _key_of(table: Numbers, game: Numbers, alike: Numbers) -> np.uint64:
    return key_of(row_of(table, 0), row_of(game, 0), row_of(alike, 0))


def _key(**facts: int) -> int:
    """Return the key of an empty game of three in which these facts are set."""
    table, game = lower(TG, 3), np.zeros(layout.STREAMS, np.int64)
    for name, number in facts.items():
        place, _, further = name.partition("_")
        game[getattr(layout, place) + int(further or 0)] = number
    return int(_key_of(table, game, new_beam(table, 1).alike))


TURN = ("SEAT", "LAID", "HELPED", "EXACTLY", "STOPPED", "LOCK", "UNCOVERED", "DUE")
TABLE = ("TOPS_0", "TOPS_2", "PLACES_0", "HANDS_0", "HANDS_1", "HANDS_5")


def test_whatever_tells_positions_apart_is_in_the_key() -> None:
    keys = [_key(), *(_key(**{name: 2}) for name in (*TURN, *TABLE))]
    assert len({*keys}) == len(keys)


def test_piles_that_are_alike_may_change_places() -> None:
    assert _key(TOPS_0=5, TOPS_1=9, LOCK=0, DUE=1) == _key(TOPS_0=9, TOPS_1=5, LOCK=1, DUE=2)
    assert _key(TOPS_0=5, TOPS_2=9, LOCK=3) != _key(TOPS_0=9, TOPS_2=5, LOCK=3)


@pytest.mark.parametrize("width", [1, 2, 7, 50])
def test_a_narrow_beam_leaves_deals_open_but_never_errs(width: int) -> None:
    found = [*judge_deals(TINY["plain"], 1, SEEDS, width=width)]
    agrees = [pair for pair in zip(found, _truth(TINY["plain"], 1, SEEDS), strict=True) if pair[0] is not Verdict.OPEN]
    assert agrees
    assert [one for one, other in agrees if one is not other] == []


def test_a_wider_beam_finds_more() -> None:
    shares = [int((winnable(TG, 1, range(30), width=width) == Verdict.WINNABLE).sum()) for width in (1, 8, 64)]
    assert shares == sorted({*shares})


def test_verdicts_do_not_depend_on_the_threads() -> None:
    alone, shared = (winnable(TG, 1, range(20), width=16, threads=threads) for threads in (1, 3))
    assert alone.tolist() == shared.tolist()


def test_nothing_is_searched_where_no_seeds_are_given() -> None:
    assert winnable(TG, 2, []).tolist() == []


@pytest.mark.parametrize("seed", range(6))
def test_f2f_3_the_lot_decides_who_begins(seed: int) -> None:
    rules = replace(TG, starter=Starter.LOT)
    search = Search(rules, 3, width=64)
    line = search.line(seed)
    assert line
    assert Begin(Chance(seed, Purpose.LOT).below(3)) == search.codes.to_action(line[0])


@pytest.mark.parametrize(
    ("rules", "alike"),
    [
        (TG, [0, 0, 2, 2]),
        (find_ruleset("quick-and-easy"), [0, 1]),
        (find_ruleset("face-to-face"), [0, 1, 2, 3]),
        (marked_row_cards(TG), [0, 0, 2, 2]),
        (replace(TG, piles=(replace(TG.piles[0], row_card=Card(0)), *TG.piles[1:])), [0, 1, 2, 2]),
    ],
    ids=["the-game", "quick-and-easy", "face-to-face", "marked", "another row card"],
)
def test_piles_are_alike_only_if_nothing_tells_them_apart(rules: Ruleset, alike: list[int]) -> None:
    assert alike == new_beam(lower(rules, 2), 1).alike.tolist()


@pytest.mark.parametrize(("most", "tried"), [(1, [1]), (8, [8]), (9, [8, 9]), (4096, [8, 64, 512, 4096])])
def test_a_search_widens_step_by_step(most: int, tried: list[int]) -> None:
    assert tried == [*widths(most)]


def test_a_race_has_no_common_goal() -> None:
    with pytest.raises(BoundError, match="goal in common"):
        judge_deals(find_ruleset("face-to-face"), 2, [1])


@pytest.mark.parametrize("width", [-1, 0, WIDEST + 1])
def test_a_beam_has_some_width(width: int) -> None:
    with pytest.raises(BoundError, match=f"not {width}"):
        judge_deals(TG, 2, [1], width=width)


def test_whatever_cannot_be_is_refused_before_anything_is_searched() -> None:
    with pytest.raises(ThreadsError):
        judge_deals(TG, 2, [1], threads=0)
    with pytest.raises(SetupError):
        judge_deals(TG, 6, [1])
    with pytest.raises(SeedError):
        judge_deals(TG, 2, [1 << 64])
