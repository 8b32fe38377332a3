"""Lockstep of talk: the same game by bots that choose from views and in the kernel, compared before every move."""

from collections.abc import Iterator, Sequence

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.talking_games import write_course
from tenback.bots import seat_bot
from tenback.bots.phrasebook import LADDER, phrasebook_of
from tenback.play.etiquette import speakers
from tenback.play.game import Game
from tenback.play.match import choose_starter, hear
from tenback.rules import Action, End, Lay, Ruleset
from tenback.rules.notation import format_action
from tenback.rules.talk import BANDS, Signal, Word, format_signal

Moment = tuple[list[str], str]  # what is in force, and what is done


def lockstep(rules: Ruleset, bots: Sequence[str], seed: int, book: Numbers | None = None) -> str | None:
    """Return the first move at which words or cards differ."""
    seats = len(bots)
    course = write_course(rules, seats, bots, phrasebook_of(rules, seats) if book is None else book, seed)
    compiled = [_decode(rules, seats, line) for line in course]
    for number, moment in enumerate(_moments(rules, bots, seed)):
        if number == len(compiled) or compiled[number] != moment:
            found = compiled[number] if number < len(compiled) else "it is over"
            return f"{rules.id} {seats} seed={seed} move {number}:\n  bots: {moment}\n  kernel: {found}"
    return None if len(compiled) == number + 1 else f"{rules.id} {seats} seed={seed}: the kernel plays on"


def _moments(rules: Ruleset, bots: Sequence[str], seed: int) -> Iterator[Moment]:
    game = Game.from_seed(rules, bots, seed)
    players = [seat_bot(bot, seed=seed, seat=seat) for seat, bot in enumerate(bots)]
    choose_starter(game, players)
    while game.state.outcome is None:
        hear(game, players, speakers(rules, game.seats, game.state.turn))
        seat = game.state.playing.seat
        action = players[seat].choose(game.view(seat))
        fresh = [(one.seat, one.signal) for one in game.voices.heard if not one.stale]
        yield _told(fresh), format_action(rules, action)
        game.do(action, by=seat)


def _told(said: Sequence[tuple[int, Signal]]) -> list[str]:
    return sorted(f"{seat} {format_signal(signal)}" for seat, signal in said)


def _decode(rules: Ruleset, seats: int, line: Numbers) -> Moment:
    said, move = line[: layout.WANTED].reshape(layout.MOST_SEATS, layout.TOPICS), int(line[layout.WANTED])
    spoken = [(seat, _signal(rules, topic, int(said[seat, topic]))) for seat, topic in np.argwhere(said).tolist()]
    assert all(seat < seats for seat, _ in spoken)
    cards = sorted(rules.cards)
    action: Action = End() if move == layout.END else Lay(cards[move >> 3], move & 7)
    return _told(spoken), format_action(rules, action)


def _signal(rules: Ruleset, topic: int, phrase: int) -> Signal:
    if topic >= layout.MOST_PILES:
        colour = sorted({card.colour for card in rules.cards})[topic - layout.MOST_PILES]
        if Word.SIZE in rules.talk.words:
            return Signal(Word.SIZE, colour=colour, band=[*BANDS][phrase - 1])
        return Signal(Word.COLOUR, colour=colour)
    name = rules.piles[topic].name
    if Word.COLOUR in rules.talk.words:
        return Signal((Word.QTRICK, Word.WANT)[phrase - 1], pile=name)
    word, strength = LADDER[phrase - 1]
    return Signal(word, pile=name, strength=strength)
