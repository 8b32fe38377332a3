"""A review as a table to read: every turn, then players, luck and skill."""

from collections.abc import Iterator, Sequence

import click
from rich.table import Table
from rich.text import Text

from tenback.cli.output.console import console
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import number_text, share_text
from tenback.locale.phrases import Reader, game_title
from tenback.play.record import Record, record_rules
from tenback.rules import Ruleset
from tenback.study.advice import RankedTurn
from tenback.study.review import Decider, Grade, LuckAndSkill, Review, TurnReview
from tenback.study.words import grade_text, merit_text

COLUMNS = ("turn", "player", "played", "chance", "lost", "grade", "better")
WIDEST = 110  # columns: a turn with what would have been better needs them
STYLES = {Grade.BEST: "green", Grade.INACCURATE: "yellow", Grade.MISTAKE: "red", Grade.BLUNDER: "bold red"}


def print_review(texts: Catalogue, record: Record, review: Review) -> None:
    """Print what a review found."""
    rules = record_rules(record)
    texts = texts.about(rules)
    click.echo(game_title(texts, rules))
    click.echo(texts("study-bots", playouts=review.playouts))
    if not review.calibrated:
        click.echo(texts("study-uncalibrated"))
    if not review.turns:
        click.echo(texts("study-nothing"))
        return
    if not review.complete:
        click.echo(texts("study-interrupted", done=len(review.turns), asked=_asked(record)))
    _print_turns(texts, review)
    _print_reasons(texts, rules, review)
    _print_players(texts, review)
    for side in review.luck_and_skill:
        _print_luck(texts, review, side)
    if review.decider:
        click.echo("\n" + _decider_text(texts, review.decider))


def lays_text(texts: Catalogue, turn: RankedTurn) -> str:
    """Return the cards of a turn, in notation."""
    return " ".join(turn.lays) or texts("study-ends")


def points_text(texts: Catalogue, value: float) -> str:
    """Return a change of a chance, with its sign: `+3.4%`."""
    return f"{'−' if value < 0 else '+'}{share_text(texts, abs(value))}"


def _asked(record: Record) -> int:
    from tenback.study.turns import played_turns  # noqa: PLC0415 - only for a review that was cut short

    return sum(1 for _ in played_turns(record))


def _print_turns(texts: Catalogue, review: Review) -> None:
    table, reader = Table(box=None, padding=(0, 2, 0, 0)), Reader(tuple(review.players))
    for name in COLUMNS:
        table.add_column(texts(f"study-column-{name}"))
    for turn in review.turns:
        table.add_row(*_cells(texts, reader, turn))
    click.echo()
    console(WIDEST).print(table)


def _cells(texts: Catalogue, reader: Reader, turn: TurnReview) -> Iterator[Text]:
    yield Text(str(turn.turn))
    yield Text(reader.names[turn.seat])
    yield Text(lays_text(texts, turn.played))
    yield Text(share_text(texts, turn.after))
    yield Text(share_text(texts, turn.loss) if turn.loss else "")
    yield Text(grade_text(texts, turn.grade), STYLES.get(turn.grade, ""))
    yield Text(lays_text(texts, turn.best) if turn.loss else "")


def _print_reasons(texts: Catalogue, rules: Ruleset, review: Review) -> None:
    """Print what speaks for the turn that was missed, wherever it mattered."""
    reader = Reader(tuple(review.players))
    for turn in review.turns:
        if turn.grade in {Grade.MISTAKE, Grade.BLUNDER}:
            name, better = reader.names[turn.seat], lays_text(texts, turn.best)
            click.echo("\n" + texts("study-instead", turn=turn.turn, name=name, better=better))
            for merit in turn.best.merits:
                click.echo(f"  {merit_text(texts, rules, merit, reader)}")


def _print_players(texts: Catalogue, review: Review) -> None:
    rows = [
        (name, "–" if kept is None else share_text(texts, kept))
        for name, kept in zip(review.players, review.accuracy, strict=True)
    ]
    _print_pairs(texts("study-accuracy"), rows)


def _print_luck(texts: Catalogue, review: Review, side: LuckAndSkill) -> None:
    alone = len(review.luck_and_skill) > 1
    title = texts("study-luck-of", name=review.players[side.seats[0]]) if alone else texts("study-luck")
    _print_pairs(title, [*_luck_rows(texts, review, side)])


def _luck_rows(texts: Catalogue, review: Review, side: LuckAndSkill) -> Iterator[tuple[str, str]]:
    yield texts("study-luck-start"), share_text(texts, side.start)
    yield texts("study-luck-cards"), points_text(texts, side.cards)
    if side.signals:
        yield texts("study-luck-signals"), points_text(texts, side.signals)
    for name, did, error in zip(review.players, side.turns, side.turn_errors, strict=True):
        told = texts("study-chance", chance=points_text(texts, did), error=number_text(texts, 100 * error, 1))
        yield texts("study-luck-turns", name=name), told
    if side.giving_up:
        yield texts("study-luck-giving-up"), points_text(texts, side.giving_up)
    yield texts("study-luck-end"), share_text(texts, side.end)


def _print_pairs(title: str, rows: Sequence[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(Text(title, "bold"))
    for row in rows:
        table.add_row(*map(Text, row))
    click.echo()
    console().print(table)


def _decider_text(texts: Catalogue, decider: Decider) -> str:
    change = points_text(texts, decider.change)
    return texts(f"study-decider-{decider.cause}", turn=decider.turn, change=change)
