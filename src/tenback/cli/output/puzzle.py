"""A puzzle to read: the position, the question, and the answer with its reasons."""

from collections.abc import Sequence

import click

from tenback.cli.output.position import position_lines
from tenback.cli.output.review import lays_text
from tenback.cli.refusals import Refusal
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import share_text
from tenback.locale.phrases import Reader, game_title, refusal_text
from tenback.rules import End, IllegalAction, Lay, Ruleset, find_ruleset
from tenback.rules.notation import NotationError, NotationFault, format_action, parse_action
from tenback.study.advice import RankedTurn
from tenback.study.answer import Answer, Verdict
from tenback.study.puzzle import Puzzle
from tenback.study.puzzle_book import view_of
from tenback.study.tried_turn import TriedTurn
from tenback.study.words import merit_text

EXAMPLE = 2  # cards that show how to answer


def print_question(texts: Catalogue, puzzle: Puzzle, number: int, count: int) -> None:
    """Print the position, and what is asked."""
    rules = _rules(puzzle)
    texts = texts.about(rules)
    told = {"game": game_title(texts, rules), "difficulty": texts(f"puzzle-{puzzle.name}")}
    click.echo(texts("puzzle-heading", number=number, count=count, **told) + "\n")
    click.echo("\n".join(position_lines(texts, view_of(puzzle))))
    click.echo("\n" + texts("puzzle-ask"))


def prompt_text(texts: Catalogue, puzzle: Puzzle) -> str:
    """Return how the answer is asked for, with two cards that can be laid as an example."""
    tried = TriedTurn(view_of(puzzle))
    while len(tried.lays) < EXAMPLE and not tried.is_over:
        tried = tried.go_on(next((one for one in tried.seen.legal if isinstance(one, Lay)), End()))
    return texts("puzzle-prompt", example=" ".join(format_action(_rules(puzzle), lay) for lay in tried.lays))


def read_turn(texts: Catalogue, puzzle: Puzzle, line: str) -> TriedTurn:
    """Return the turn in a line, at its end, or raise `NotationError` or `Refusal`; the last END may be left out."""
    rules, tried = _rules(puzzle), TriedTurn(view_of(puzzle))
    for word in line.replace(",", " ").split():
        action = parse_action(rules, word)
        if not isinstance(action, Lay | End):
            raise NotationError(NotationFault.ACTION, word)
        tried = _go_on(texts.about(rules), tried, action)
    return tried if tried.is_over else _go_on(texts.about(rules), tried, End())


def _go_on(texts: Catalogue, tried: TriedTurn, action: Lay | End) -> TriedTurn:
    try:
        return tried.go_on(action)
    except IllegalAction as error:
        raise Refusal("puzzle-refused", why=refusal_text(texts, tried.seen, error.reason, action)) from error


def print_answer(texts: Catalogue, puzzle: Puzzle, answer: Answer, lays: Sequence[Lay]) -> None:
    """Print whether a turn was right, what the turns are worth, and why the best one is."""
    rules = _rules(puzzle)
    texts = texts.about(rules)
    click.echo(texts(f"puzzle-{answer.verdict}"))
    is_right = answer.verdict is Verdict.RIGHT
    _print_turn(texts, "yours" if is_right else "best", answer.best)
    if answer.tried and not is_right:
        _print_turn(texts, "yours", answer.tried)
    elif not is_right:
        written = " ".join(format_action(rules, lay) for lay in lays)
        click.echo(f"  {texts('puzzle-turn-yours')}: {written}")
    if answer.tempting != answer.tried:
        _print_turn(texts, "tempting", answer.tempting)
    if answer.others:
        click.echo(texts("puzzle-others", count=answer.others))
    for merit in answer.best.merits:
        click.echo(merit_text(texts, rules, merit, Reader(seat=view_of(puzzle).seat)))
    if rules.unverified:
        click.echo(texts("unverified-why"))


def _print_turn(texts: Catalogue, name: str, turn: RankedTurn) -> None:
    chance = texts("puzzle-chance", chance=share_text(texts, turn.chance))
    click.echo(f"  {texts(f'puzzle-turn-{name}')}: {lays_text(texts, turn)}, {chance}")


def _rules(puzzle: Puzzle) -> Ruleset:
    return find_ruleset(puzzle.game, puzzle.version)
