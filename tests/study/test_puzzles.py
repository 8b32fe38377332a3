"""The puzzles of the package: every one is legal, says nothing hidden, and has an answer that stands."""

import pytest
from msgspec.structs import replace

from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.rules import End, IllegalAction, Lay, View, find_ruleset, view
from tenback.rules.duties import visible
from tenback.rules.effects import COMMANDS
from tenback.rules.position import format_seen
from tenback.study.answer import Verdict, answer, lays_of
from tenback.study.puzzle import Difficulty, Puzzle, difficulty_of
from tenback.study.puzzle_book import (
    BrokenPuzzles,
    NoSuchPuzzle,
    families,
    find_puzzle,
    parse_puzzles,
    read_puzzles,
    view_of,
)
from tenback.study.tried_turn import TriedTurn, try_turn
from tests.trying import long_elsewhere, sample

ALL = [puzzle for family in families() for puzzle in read_puzzles(family)]
GAMES = ["extreme", "face-to-face", "on-fire", "quick-and-easy", "the-game"]


def turn_of(puzzle: Puzzle, at: int) -> tuple[Lay, ...]:
    return lays_of(find_ruleset(puzzle.game, puzzle.version), puzzle.turns[at])


def finished(seen: View, lays: tuple[Lay, ...]) -> TriedTurn:
    tried = try_turn(seen, lays)
    return tried if tried.is_over else tried.go_on(End())


def test_every_game_has_puzzles_of_all_difficulties() -> None:
    assert [*families()] == GAMES
    assert all({one.name for one in read_puzzles(game)} == {*Difficulty} for game in GAMES)


@long_elsewhere
def test_every_turn_of_every_puzzle_can_be_played() -> None:
    for puzzle in sample(ALL, 4):
        seen = view_of(puzzle)
        assert all(finished(seen, turn_of(puzzle, at)).is_over for at in range(len(puzzle.turns))), puzzle.id


def test_every_puzzle_is_clear_and_its_obvious_turn_is_wrong() -> None:
    for puzzle in ALL:
        best, *rest = puzzle.turns
        lost = [best.chance - turn.chance for turn in rest]
        assert all(loss < 0.011 for loss in lost[: puzzle.right - 1]), puzzle.id
        assert all(turn.behind >= max(0.025, 4 * turn.behind_error) for turn in puzzle.turns[puzzle.right :]), puzzle.id
        assert puzzle.turns[puzzle.tempting].behind >= 0.05, puzzle.id


def test_every_puzzle_is_as_hard_as_the_bots_found_it() -> None:
    assert all(puzzle.difficulty == difficulty_of(puzzle.found) for puzzle in ALL)
    assert all(
        [puzzle.difficulty for puzzle in read_puzzles(game)] == sorted(one.difficulty for one in read_puzzles(game))
        for game in GAMES
    )


def test_fires_and_commands_are_in_force_in_puzzles() -> None:
    turns = [view_of(puzzle).turn for puzzle in read_puzzles("on-fire")]
    assert any(turn and turn.due for turn in turns)
    seen = [view_of(puzzle) for puzzle in read_puzzles("extreme")]
    lasting = {mark.name for one in seen for mark in visible(one.rules, one.tops) if mark.lasts}
    assert lasting == {mark.name for mark in COMMANDS.values() if mark.lasts}


def test_no_two_puzzles_are_the_same() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)


def test_a_puzzle_holds_what_its_seat_saw_and_nothing_else() -> None:
    """What is written of a position does not change with the hidden cards, and gives back the same view."""
    for puzzle in ALL[::20]:
        seen = view_of(puzzle)
        worlds = [sample_world(seen, Chance(seed, Purpose.WORLD)) for seed in (1, 2)]
        views = [view(seen.rules, world, seen.seat, seen.heard) for world in worlds]
        assert {format_seen(one) for one in views} == {puzzle.position}
        assert views[0] == views[1] == seen


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_is_right_and_the_obvious_one_is_wrong(game: str) -> None:
    puzzle = read_puzzles(game)[-1]
    best, tempting = turn_of(puzzle, 0), turn_of(puzzle, puzzle.tempting)
    assert answer(puzzle, best).verdict is Verdict.RIGHT
    told = answer(puzzle, tempting)
    assert (told.verdict, told.tried, told.best) == (Verdict.WRONG, told.tempting, puzzle.turns[0])
    assert answer(puzzle).verdict is Verdict.SHOWN


def test_a_right_turn_is_right_in_any_order() -> None:
    turns = [(puzzle, turn_of(puzzle, 0)) for puzzle in ALL]
    apart = [(puzzle, turn) for puzzle, turn in turns if len({lay.pile for lay in turn}) == len(turn) > 1]
    assert apart
    assert {answer(puzzle, turn[::-1]).verdict for puzzle, turn in apart} == {Verdict.RIGHT}


def test_a_turn_that_was_never_compared_is_another_one() -> None:
    puzzle = next(one for one in read_puzzles("the-game") if len(view_of(one).hand) > 4)
    lay = next(action for action in reversed(view_of(puzzle).legal) if isinstance(action, Lay))
    assert answer(puzzle, (lay,)).verdict is Verdict.OTHER


def test_a_turn_goes_on_until_it_is_over_and_draws_nothing() -> None:
    puzzle = next(one for one in read_puzzles("the-game") if one.players > 1)
    seen = view_of(puzzle)
    over = finished(seen, turn_of(puzzle, 0))
    assert over.seen.hand == seen.hand - {lay.card for lay in over.lays}
    assert over.seen.deck_sizes == seen.deck_sizes
    assert not over.seen.legal
    with pytest.raises(IllegalAction):
        over.go_on(End())


def test_a_card_that_does_not_fit_is_refused() -> None:
    puzzle = read_puzzles("the-game")[0]
    with pytest.raises(IllegalAction):
        try_turn(view_of(puzzle), [End()])


def test_a_damaged_file_is_refused_with_the_line_at_fault() -> None:
    with pytest.raises(BrokenPuzzles) as refused:
        parse_puzzles(b'{"game": 1}\n', "x.jsonl")
    assert refused.value.place == "x.jsonl:1"


@pytest.mark.parametrize(
    "broken",
    [{"position": "A=999"}, {"position": "turn=-"}, {"game": "chess"}, {"heard": ["P0:BEGIN"]}, {"heard": ["hello"]}],
)
def test_a_puzzle_that_nobody_can_play_is_refused(broken: dict[str, object]) -> None:
    with pytest.raises(BrokenPuzzles):
        view_of(replace(ALL[0], **broken))


def test_an_unknown_puzzle_is_not_found() -> None:
    assert find_puzzle(ALL[0].id) == ALL[0]
    with pytest.raises(NoSuchPuzzle):
        find_puzzle("00000000")
