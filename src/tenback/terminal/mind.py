"""A mind: the process in which bots think. It seats its bots, rehearses once, then answers views with actions.

Questions come pickled on the standard input, answers go line by line to the standard output; the end of the input
is the end of the process.
"""

import os
import pickle
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import BinaryIO

from tenback.bots import Budget, read_bot, seat_bot
from tenback.play.game import Game
from tenback.rules import Begin, Ruleset, View
from tenback.rules.notation import format_action

READY = "ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """The bots that think at one table, and what they may know before the first card."""

    rules: Ruleset
    seats: int
    bots: Mapping[int, str]
    people: tuple[int, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Question:
    """A bot is to choose."""

    seat: int
    view: View


def main() -> None:
    """Think until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(5)  # the screen comes first
    inbox = SimpleQueue[object]()
    threading.Thread(target=_read_questions, args=(sys.stdin.buffer, inbox), daemon=True).start()
    sitting = inbox.get()
    if isinstance(sitting, Sitting):
        _think(sitting, inbox)


def _think(sitting: Sitting, inbox: SimpleQueue[object]) -> None:
    rehearse(sitting)
    players = {
        seat: seat_bot(bot, seed=sitting.seed, seat=seat, people=sitting.people) for seat, bot in sitting.bots.items()
    }
    _say(" ".join([READY, *fallbacks(sitting)]))
    while isinstance(asked := inbox.get(), Question):
        _say(format_action(sitting.rules, players[asked.seat].choose(asked.view)))


def rehearse(sitting: Sitting) -> None:
    """Think about the first turn of another deal with the least effort, so that everything is compiled and loaded."""
    game = Game.from_seed(sitting.rules, [f"P{seat}" for seat in range(sitting.seats)], seed=0)
    for seat, name in sitting.bots.items():
        game = Game(game.rules, game.players, game.deal)
        game.do(Begin(seat))
        bot = replace(read_bot(name), budget=Budget(playouts=1))
        bot.sit(seed=0, seat=seat, people=sitting.people).choose(game.view(seat))


def fallbacks(sitting: Sitting) -> list[str]:
    """Return `SEAT=BASIS` for every bot that has no nets for this table."""
    from tenback.bots.basis import basis_of  # noqa: PLC0415 - it brings the compiler, which takes seconds

    bots = {seat: read_bot(bot) for seat, bot in sitting.bots.items()}
    found = {seat: basis_of(bot, sitting.rules, sitting.seats, people=sitting.people) for seat, bot in bots.items()}
    return [f"{seat}={basis}" for seat, basis in found.items() if basis and basis.is_fallback]


def _read_questions(stream: BinaryIO, inbox: SimpleQueue[object]) -> None:
    """Pass questions on; once the input ends, end at once, even in the middle of a compilation."""
    try:
        while True:
            inbox.put(pickle.load(stream))  # noqa: S301 - the table that started us writes it
    finally:
        os._exit(0)


def _say(answer: str) -> None:
    sys.stdout.write(f"{answer}\n")
    sys.stdout.flush()
