"""The puzzles that come with the package: a file for each game, read when somebody asks for it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files

import msgspec

from tenback.play.game import Said
from tenback.play.record import RecordError
from tenback.play.sheet import parse_step
from tenback.rules import UnknownRuleset, View, find_ruleset
from tenback.rules.notation import NotationError
from tenback.rules.talk import Heard
from tenback.study.puzzle import Puzzle
from tenback.study.seen import UnplayablePosition, read_view

FOLDER, ENDING = "puzzles", ".jsonl"


class BrokenPuzzles(ValueError):
    """Puzzles that cannot be read; `place` says where the fault is."""

    def __init__(self, place: str) -> None:
        super().__init__(f"{place} is not a puzzle")
        self.place = place


class NoSuchPuzzle(LookupError):
    """A puzzle that nobody has made."""


def family_of(game: str) -> str:
    """Return the game that a ruleset belongs to, whatever its level."""
    return game.partition("/")[0]


@cache
def families() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    found = (files("tenback.study") / FOLDER).iterdir()
    return tuple(sorted(one.name.removesuffix(ENDING) for one in found if one.name.endswith(ENDING)))


@cache
def read_puzzles(family: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first, or raise `BrokenPuzzles`; a game without any has none."""
    if family not in families():
        return ()
    name = f"{family}{ENDING}"
    return parse_puzzles((files("tenback.study") / FOLDER / name).read_bytes(), name)


def parse_puzzles(data: bytes, name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file, or raise `BrokenPuzzles` with the line at fault."""
    return tuple(_parse(line, f"{name}:{number}") for number, line in enumerate(data.splitlines(), start=1))


def find_puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle of that id, or raise `NoSuchPuzzle`."""
    found = _by_id().get(puzzle_id)
    if found is None:
        raise NoSuchPuzzle(puzzle_id)
    return found


def view_of(puzzle: Puzzle) -> View:
    """Return what the seat on turn sees and hears, or raise `BrokenPuzzles`."""
    try:
        rules = find_ruleset(puzzle.game, puzzle.version)
        return replace(read_view(rules, puzzle.players, puzzle.position), heard=tuple(_heard(puzzle)))
    except (UnknownRuleset, NotationError, UnplayablePosition, RecordError) as error:
        raise BrokenPuzzles(puzzle.id) from error


def _heard(puzzle: Puzzle) -> Iterator[Heard]:
    for text in puzzle.heard:
        said = parse_step(find_ruleset(puzzle.game, puzzle.version), text, puzzle.id)
        if not isinstance(said, Said):
            raise BrokenPuzzles(puzzle.id)
        yield Heard(said.seat, said.signal)


def _parse(line: bytes, place: str) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(line, type=Puzzle)
    except msgspec.MsgspecError as error:
        raise BrokenPuzzles(place) from error
    if not 0 < puzzle.right <= puzzle.tempting < len(puzzle.turns):
        raise BrokenPuzzles(place)
    return puzzle


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for family in families() for puzzle in read_puzzles(family)}
