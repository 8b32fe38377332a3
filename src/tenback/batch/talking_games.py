"""Whole games of teams that talk, from the deal to the end."""

from collections.abc import Sequence

import numpy as np

from tenback.batch import kernel, layout
from tenback.batch.codes import read_policies
from tenback.batch.compiler import Bytes, Numbers, Rows
from tenback.batch.compiler import Seeds as Words
from tenback.batch.lower import lower
from tenback.batch.results import Results, share_out
from tenback.batch.seeds import Seeds, read_seeds
from tenback.batch.talking import talk_seeds
from tenback.rules import Ruleset

MOST_MOVES, NO_MOVE = 512, -2  # of a game: no game lays so many cards and ends so many turns


def play_talking(
    rules: Ruleset, seats: int, policy: str | Sequence[str], book: Numbers, seeds: Seeds, *, threads: int = 1
) -> Results:
    """Play one game for each seed as `play_games` does, but let `score` speak by a phrasebook, and listen."""
    unwritten = np.zeros((0, layout.COURSE_WIDTH), np.int64)
    table, policies, words = lower(rules, seats), read_speakers(policy, seats), read_seeds(seeds)

    def play(first: int, rows: Rows) -> None:
        _play(table, book, policies, words[first : first + len(rows)], rows, unwritten)

    return share_out(play, len(words), threads)


def write_course(rules: Ruleset, seats: int, policy: str | Sequence[str], book: Numbers, seed: int) -> Rows:
    """Return a line for each move of a game: what was in force when it was made, [seat, topic], and the move."""
    table, (word,) = lower(rules, seats), read_seeds([seed])
    course, rows = np.full((MOST_MOVES, layout.COURSE_WIDTH), NO_MOVE), np.zeros((1, layout.RESULTS), np.int64)
    _play(table, book, read_speakers(policy, seats), np.array([word]), rows, course)
    written: Rows = course[course[:, layout.WANTED] != NO_MOVE]
    return written


def _play(table: Numbers, book: Numbers, policies: Bytes, seeds: Words, rows: Rows, course: Rows) -> None:
    said, scratch, games = np.zeros(layout.SAID_SIZE, np.int64), kernel.new_scratch(table), kernel.new_games(table, 1)
    talk_seeds(table, book, scratch, games, said, policies, seeds, rows, course)


def read_speakers(policy: str | Sequence[str], seats: int) -> Bytes:
    """Return the number of each seat's policy; of those that the kernel has, only `score` has something to say."""
    numbers = read_policies(policy, seats)
    numbers[numbers == layout.SCORE] = layout.TALK
    return numbers
