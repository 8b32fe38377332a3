"""A recorded game as lines to read, from the deal to the end."""

from collections.abc import Iterator

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import (
    Reader,
    game_title,
    left_text,
    outcome_text,
    rating_text,
    switch_text,
    unverified_text,
)
from tenback.play.game import Game, begins_turn
from tenback.play.record import Record, begin_replay
from tenback.rules import rating
from tenback.rules.position import format_position
from tenback.terminal.narration import tell_step


def positions(record: Record) -> list[str]:
    """Return the position after each step."""
    game, lines = begin_replay(record), []
    for step in record.steps:
        game.take(step)
        lines.append(format_position(game.rules, game.state))
    return lines


def story(texts: Catalogue, record: Record) -> Iterator[str]:
    """Yield the lines that tell the game."""
    game, turn = begin_replay(record), 0
    texts = texts.about(game.rules)
    yield from _opening(texts, game)
    for step in record.steps:
        before = game.state
        game.take(step)
        yield from tell_step(texts, game, before, step)
        if begins_turn(step, game.state):
            turn += 1
            yield from ("", texts("cli-story-turn", number=turn, name=game.players[game.state.playing.seat]))
    yield from ("", *_ending(texts, game))


def _opening(texts: Catalogue, game: Game) -> Iterator[str]:
    rules = game.rules
    yield game_title(texts, rules)
    if game.seed is not None:
        yield texts("cli-seed", seed=str(game.seed))
    yield texts("cli-story-players", names=game.players)
    for name, choice in rules.house.items():
        yield texts("cli-story-house", switch=switch_text(texts, name), choice=switch_text(texts, name, choice))
    if rules.unverified:
        yield unverified_text(texts)


def _ending(texts: Catalogue, game: Game) -> Iterator[str]:
    rules, state = game.rules, game.state
    if state.outcome is None:
        yield texts("cli-story-unfinished")
    else:
        yield outcome_text(texts, rules, state.outcome, Reader(game.players))
    yield left_text(texts, state.left)
    if state.outcome and rules.excellent_below:
        yield rating_text(texts, rating(rules, state))
