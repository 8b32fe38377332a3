"""`tenback puzzle`: find the best turn in a position from a real game."""

import sys
from functools import partial
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from tenback.cli.command import Command
from tenback.cli.output.console import print_json
from tenback.cli.params.kind import Count, Word
from tenback.cli.params.options import game_argument
from tenback.cli.refusals import Refusal, misuse
from tenback.cli.setup import settle_seed
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset

if TYPE_CHECKING:
    from tenback.study.puzzle import Puzzle
    from tenback.study.tried_turn import TriedTurn

DIFFICULTIES = ("easy", "medium", "hard")


class Choices(TypedDict):
    """Which puzzle is wanted."""

    game: Ruleset | None
    difficulty: str | None
    number: int | None


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts, required=False),
        click.Option(["--difficulty"], type=Word(texts, DIFFICULTIES), help=texts("puzzle-opt-difficulty")),
        click.Option(["--number"], type=Count(texts), help=texts("puzzle-opt-number")),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("puzzle-opt-json")),
    ]
    return Command(texts, "puzzle", params, callback=partial(_puzzle, texts))


def _puzzle(texts: Catalogue, *, as_json: bool, **choices: Unpack[Choices]) -> None:
    import msgspec  # noqa: PLC0415 - slow to import

    from tenback.cli.output.puzzle import print_answer, print_question  # noqa: PLC0415 - slow to import
    from tenback.study.answer import answer  # noqa: PLC0415 - slow to import

    fitting = _fitting(choices)
    number = _number(choices["number"], len(fitting))
    puzzle = fitting[number - 1]
    if as_json:
        print_json({"id": puzzle.id, **msgspec.to_builtins(puzzle)})
        return
    print_question(texts, puzzle, number, len(fitting))
    tried = _ask(texts, puzzle)
    print_answer(texts, puzzle, answer(puzzle, tried.lays), tried.lays)


def _fitting(choices: Choices) -> "list[Puzzle]":
    """Return the puzzles from which one is chosen; a game without a level means all of its levels."""
    from tenback.study.puzzle_book import families, family_of, read_puzzles  # noqa: PLC0415 - slow to import

    game, difficulty = choices["game"], choices["difficulty"]
    found = [puzzle for family in families() for puzzle in read_puzzles(family)]
    own = [puzzle for puzzle in found if game is None or game.id in (puzzle.game, family_of(puzzle.game))]
    return [puzzle for puzzle in own if difficulty in (None, puzzle.name)]


def _number(wanted: int | None, count: int) -> int:
    """Return the number of the puzzle that is wanted, or any."""
    if count == 0 or (wanted is not None and not 1 <= wanted <= count):
        raise misuse("puzzle-no-puzzle", count=count)
    return settle_seed(None) % count + 1 if wanted is None else wanted


def _ask(texts: Catalogue, puzzle: "Puzzle") -> "TriedTurn":
    """Return the turn that somebody writes; at a terminal, they are asked until it can be played."""
    from tenback.cli.output.puzzle import prompt_text, read_turn  # noqa: PLC0415 - slow to import
    from tenback.cli.output.refusal_text import refusal_lines  # noqa: PLC0415 - slow to import
    from tenback.rules.notation import NotationError  # noqa: PLC0415 - slow to import

    while True:
        click.echo(f"{prompt_text(texts, puzzle)} ", nl=False)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            click.echo()
            raise Refusal("puzzle-no-answer")
        try:
            return read_turn(texts, puzzle, line)
        except (NotationError, Refusal) as error:
            if not sys.stdin.isatty():
                raise
            click.echo("\n".join(refusal_lines(texts, error)), err=True)
