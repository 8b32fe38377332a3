"""How good bots are as company: simulated people play with bots of each level, all on the same deals.

    nice python -m bench.company --players 2 3 --games 200

A simulated person sits at one seat and the bots sit at the others. They are told which seat is a person's, and nothing
of how that person plays. Behind each level stands how many games in a hundred it wins more than the level before; with
`--untold` also how many it wins if its bots are not told where the person sits.
Ctrl-C ends it, and the deals that every table has played are told.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from bench.odds.wording import points_cell, share_cell
from tenback.bots import VERSION, seat_bot
from tenback.lab.facts import FACTS, row_of
from tenback.lab.machine import ignore_interrupts
from tenback.lab.stats import rate, rate_difference
from tenback.play.game import Game, Said
from tenback.play.match import play_out
from tenback.play.player import Player
from tenback.rules import find_ruleset
from tenback.rules.talk import Word

TEAM = "team"  # no person: a team of bots of the level
PEOPLE = {"score": True, "greedy": True, "beginner": False}  # simulated people, and whether they are silent
LEVELS = ("beginner", "solid", "strong:48", "master:500")  # play-outs: the clock of a busy machine is no measure
SEED = 50_000  # of the first deal

Found = NDArray[np.int64]  # [deal, fact]: cards left, words of bots, turns


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays at it: bots of a level, and a simulated person unless it is a team of bots."""

    game: str
    players: int
    person: str
    level: str
    told: bool = True  # whether the bots know which seat is the person's

    def __str__(self) -> str:
        return self.level if self.told else f"{self.level}, untold"

    def people(self, seed: int) -> tuple[int, ...]:
        """Return the seats of people; the person moves on by one seat from deal to deal."""
        return () if self.person == TEAM else (seed % self.players,)

    def seat_players(self, seed: int) -> list[Player]:
        """Return the players of a deal."""
        return [self._sit(seed, seat) for seat in range(self.players)]

    def _sit(self, seed: int, seat: int) -> Player:
        people = self.people(seed)
        if seat in people:
            return seat_bot(self.person, seed=seed, seat=seat, silent=PEOPLE[self.person])
        return seat_bot(self.level, seed=seed, seat=seat, people=people if self.told else ())


def play_deal(table: Table, seed: int) -> tuple[int, int, int]:
    """Play a deal, and return how many cards were left, how many words bots said, and the turns."""
    game = Game.from_seed(find_ruleset(table.game), ["-"] * table.players, seed)
    play_out(game, table.seat_players(seed))
    row = dict(zip(FACTS, row_of(game), strict=True))
    return row["left"], _words_of_bots(game, table.people(seed)), row["turns"]


def _words_of_bots(game: Game, people: Sequence[int]) -> int:
    """Count what bots said, apart from who begins."""
    said = (step for step in game.log if isinstance(step, Said))
    return sum(step.seat not in people and step.signal.word is not Word.START for step in said)


def measure(tables: Sequence[Table], deals: range, cores: int) -> dict[Table, Found]:
    """Play deal after deal at every table; an interrupt keeps the deals that all of them have played."""
    found = list[tuple[int, int, int]]()
    jobs = [(table, seed) for seed in deals for table in tables]
    with ProcessPoolExecutor(cores, get_context("spawn"), ignore_interrupts) as pool:
        try:
            found.extend(pool.map(play_deal, *zip(*jobs, strict=True)))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    whole = len(found) // len(tables)
    rows = np.array(found[: whole * len(tables)], np.int64).reshape(whole, len(tables), 3)
    return {table: rows[:, at] for at, table in enumerate(tables)}


def lines(found: dict[Table, Found]) -> Iterator[str]:
    """Yield a line for each table."""
    yield f"Bots of version {VERSION}, {min(map(len, found.values()))} deals at every table\n"
    yield "| Players | With | Level | Won | More than the level before | Cards left | Words a turn |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    before: Table | None = None
    for table, rows in found.items():
        won, (left, words, turns) = rows[:, 0] == 0, rows.sum(axis=0)
        is_next = before is not None and (before.players, before.person) == (table.players, table.person)
        gain = points_cell(rate_difference(won, found[before][:, 0] == 0)) if before and is_next else ""
        share = share_cell(rate(int(won.sum()), len(won)))
        told = (table.players, table.person, table, share, gain, f"{left / len(won):.1f}", f"{words / turns:.2f}")
        yield f"| {' | '.join(map(str, told))} |"
        before = table


def main(words: Sequence[str] | None = None) -> None:
    """Measure what the command line asks for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="the-game")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--people", nargs="+", choices=[*PEOPLE, TEAM], default=[*PEOPLE, TEAM])
    parser.add_argument("--levels", nargs="+", default=LEVELS, metavar="BOT")
    parser.add_argument("--untold", action="store_true", help="also each level with bots who expect no person")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(words)
    told = (True, False) if asked.untold else (True,)
    tables = [
        Table(asked.game, players, person, level, known)
        for players, person, level, known in product(asked.players, asked.people, asked.levels, told)
    ]
    found = measure(tables, range(asked.seed, asked.seed + asked.games), asked.cores)
    for line in lines(found) if len(found[tables[0]]) else ["No deal was played at every table."]:
        print(line)


if __name__ == "__main__":
    main()
