"""Puzzles made from games by bots: positions in which the obvious turn is wrong and the best one is clear.

A short search goes first, as a sieve: the turn of a greedy bot must lose. A longer search finds the best turn. Then
every turn of the needed length is tried, and the best ones once more, in other worlds and in more of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from typing import NamedTuple

from msgspec import Struct, structs

from bench.study.samples import Table
from tenback.bots import read_bot
from tenback.play.etiquette import speakers
from tenback.play.game import Game
from tenback.play.match import choose_starter, hear
from tenback.play.player import Player
from tenback.rules import End, Lay, View, find_ruleset
from tenback.rules.position import format_seen
from tenback.rules.talk import Heard, format_signal
from tenback.search.thinker import PlannedTurn
from tenback.study.advice import RankedTurn
from tenback.study.advisor import ranked
from tenback.study.answer import lays_of
from tenback.study.distinct import end_of, once
from tenback.study.judge import Comparison, Judge
from tenback.study.puzzle import Puzzle, difficulty_of
from tenback.study.puzzle_book import view_of
from tenback.study.tried_turn import TriedTurn, turn_by

HOSTS = ("solid", "solid", "beginner")  # who plays the games, mostly those that play well
STRONG_HOSTS = ("strong",)  # where the others soon have nothing left to play for
OBVIOUS = "greedy"
LEVELS = (("beginner", 6), ("solid", 1), ("strong", 4), ("search:4000", 1))  # with attempts; the last one is a master
FEWEST_CARDS = 2  # in hand
FEW, MANY = 3, 6  # turns that a search compares in the end
NEAR, MARGIN, TEMPTED = 0.01, 0.025, 0.05  # what a right turn may lose, any other one must, and the obvious one must
SURE, HOPEFUL = 4.0, 1.0  # standard errors by which losses must stand out: in the end, and to go on
LIKELY = (0.08, 0.995)  # chances that leave something to play for
EASIEST = 20  # what nearly every bot finds is no puzzle
WRONG_SHOWN = 5  # turns beside the right ones and the obvious one
MOST_RIGHT, MOST_OF_A_GAME, APART = 3, 3, 4  # right turns, puzzles of a game, turns between two of them
CONFIRMING, CHECKING = 2, 4  # seeds of the worlds that confirm, and of those that check what was made
SCREENED = ((2, 48), (8, 8))  # worlds for every turn of the needed length, and how many of them go on


class Wanted(NamedTuple):
    """How many puzzles of a table are wanted, and who plays its games."""

    puzzles: int
    hosts: tuple[str, ...] = HOSTS


TARGETS = {
    Table("the-game", 1, talks=False): Wanted(50),
    Table("face-to-face", 2, talks=False): Wanted(215),
    Table("quick-and-easy", 3, talks=True): Wanted(130),
    Table("the-game", 3, talks=True): Wanted(80),
    Table("the-game", 2, talks=True): Wanted(40),
    Table("quick-and-easy/professional", 3, talks=True): Wanted(90),
    Table("the-game", 4, talks=True): Wanted(60),
    Table("the-game", 2, talks=False): Wanted(30),
    Table("the-game", 3, talks=False): Wanted(20),
    Table("the-game/expert", 3, talks=True): Wanted(20),
    Table("on-fire", 3, talks=True): Wanted(205),
    Table("extreme", 3, talks=True): Wanted(185, STRONG_HOSTS),
    Table("extreme/on-fire", 3, talks=True): Wanted(20, STRONG_HOSTS),
}


class Effort(Struct, frozen=True, kw_only=True):
    """How many play-outs go into a puzzle."""

    sieve: int = 160
    search: int = 600
    confirm: int = 3000

    @property
    def maker(self) -> str:
        """What made a puzzle."""
        return f"tenback {version('tenback')}, {self.sieve}/{self.search}/{self.confirm} play-outs"


class Searched(Struct, frozen=True, kw_only=True):
    """A deal that was searched for puzzles."""

    table: str
    deal: int
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class Maker:
    """Makes puzzles of one table."""

    table: Table
    effort: Effort
    hosts: tuple[str, ...] = HOSTS

    @cached_property
    def _judge(self) -> Judge:
        table = self.table
        return Judge(find_ruleset(table.game), table.players, talks=table.talks, people=range(table.players))

    def search(self, deal: int) -> Searched:
        """Return what one deal has to offer; the same deal and effort give the same puzzles."""
        found, last = list[Puzzle](), -APART
        for number, seen in enumerate(self.positions(deal)):
            if number - last < APART or len(found) == MOST_OF_A_GAME:
                continue
            puzzle = self.puzzle(seen, deal)
            if puzzle:
                found, last = [*found, puzzle], number
        return Searched(table=str(self.table), deal=deal, puzzles=found)

    def positions(self, deal: int) -> Iterator[View]:
        """Yield what each seat sees at the start of its turn, in a game between bots."""
        rules, seats = find_ruleset(self.table.game), range(self.table.players)
        game, bot = Game.from_seed(rules, [f"P{seat}" for seat in seats], deal), self.hosts[deal % len(self.hosts)]
        players = [self._seat(bot, deal, seat) for seat in seats]
        choose_starter(game, players)
        while game.state.outcome is None:
            hear(game, players, speakers(rules, game.seats, game.state.turn))
            seat = game.state.playing.seat
            if game.state.playing.laid == 0:
                yield game.view(seat)
            game.do(players[seat].choose(game.view(seat)), by=seat)

    def puzzle(self, seen: View, deal: int) -> Puzzle | None:
        """Return the puzzle that a position makes, or None."""
        tempting = self._sieve(seen)
        if tempting is None:
            return None
        searched = self._judge.compare(seen, self.effort.search, MANY, tempting)
        if not (_is_clear(searched, tempting, HOPEFUL) and right_turns(searched, HOPEFUL)):
            return None
        confirmed = self._confirm(seen, searched, tempting)
        if right_turns(confirmed) == 0 or not _same_best(searched, confirmed) or not _is_clear(confirmed, tempting):
            return None
        puzzle = self._write(seen, confirmed, tempting, deal)
        return puzzle if puzzle.difficulty >= EASIEST else None

    def _sieve(self, seen: View) -> PlannedTurn | None:
        """Return the obvious turn if it seems to be wrong."""
        if len(seen.hand) < FEWEST_CARDS:
            return None
        obvious = turn_by(self._seat(OBVIOUS, 0, seen.seat or 0), seen)
        quick = self._judge.compare(seen, self.effort.sieve, FEW, obvious)
        is_likely = LIKELY[0] <= quick.chance(0)[0] <= LIKELY[1]
        return obvious if is_likely and quick.behind(_place(quick, obvious))[0] > MARGIN else None

    def _confirm(self, seen: View, searched: Comparison, tempting: PlannedTurn) -> Comparison:
        """Try every turn of the needed length, and then the best ones in worlds that nobody has seen yet."""
        turns = once([*needed_turns(seen), *self._judge.propose(seen, 24)])
        for worlds, keep in SCREENED:
            turns = self._judge.measure(seen, turns, worlds, CONFIRMING + 1).turns[:keep]
        finalists = once([*searched.turns, tempting, *turns])
        return self._judge.measure(seen, finalists, self.effort.confirm // len(finalists), CONFIRMING)

    def _write(self, seen: View, confirmed: Comparison, tempting: PlannedTurn, deal: int) -> Puzzle:
        right, at = right_turns(confirmed), _place(confirmed, tempting)
        shown = [place for place in range(len(confirmed.turns)) if place < right + WRONG_SHOWN or place == at]
        found = self._found(seen, confirmed.turns[:right])
        return Puzzle(
            game=seen.rules.id,
            version=seen.rules.version,
            players=len(seen.hand_sizes),
            position=format_seen(seen),
            talks=self.table.talks,
            heard=[f"P{one.seat}!{format_signal(one.signal)}" for one in seen.heard if _is_news(seen, one)],
            turns=[_brief(ranked(seen, confirmed, place)) for place in shown],
            right=right,
            tempting=shown.index(at),
            found=found,
            difficulty=difficulty_of(found),
            deal=deal,
            maker=self.effort.maker,
        )

    def _found(self, seen: View, right: Sequence[PlannedTurn]) -> list[float]:
        """Return how often a bot of each level finds a right turn."""
        ends = {end_of(turn) for turn in right}
        return [
            sum(end_of(turn_by(self._seat(bot, seed, seen.seat or 0), seen)) in ends for seed in range(attempts))
            / attempts
            for bot, attempts in LEVELS
        ]

    def _seat(self, bot: str, seed: int, seat: int) -> Player:
        others = range(self.table.players)
        return read_bot(bot).sit(seed=seed, seat=seat, silent=not self.table.talks, people=others)


def is_confirmed(puzzle: Puzzle, judge: Judge, worlds: int) -> bool:
    """Say whether, in so many worlds that had no part in making it, right turns beat all others, beyond the noise."""
    rules = find_ruleset(puzzle.game, puzzle.version)
    turns = [lays_of(rules, turn) for turn in puzzle.turns]
    found = judge.measure(view_of(puzzle), turns, worlds, CHECKING)
    right = [_place(found, turn) for turn in turns[: puzzle.right]]
    behind = [found.behind(at, min(right)) for at in range(len(turns)) if at not in right]
    return max(right) == puzzle.right - 1 and all(lost > max(NEAR, 2 * error) for lost, error in behind)


def judge_of(puzzle: Puzzle) -> Judge:
    """Return who judges the turns of a puzzle."""
    rules, seats = find_ruleset(puzzle.game, puzzle.version), range(puzzle.players)
    return Judge(rules, puzzle.players, talks=puzzle.talks, people=seats)


def needed_turns(seen: View) -> list[PlannedTurn]:
    """Return every turn that lays no more than it must, in one order of its cards."""
    growing, found = [TriedTurn(seen)], list[PlannedTurn]()
    while growing:
        longer = [tried.go_on(lay) for tried in growing for lay in tried.seen.legal if isinstance(lay, Lay)]
        unique = {end_of(tried.lays): tried for tried in longer}.values()
        found += [tried.lays for tried in unique if tried.is_over or End() in tried.seen.legal]
        growing = [tried for tried in unique if not tried.is_over and End() not in tried.seen.legal]
    return found


def right_turns(found: Comparison, sure: float = SURE) -> int:
    """Return how many turns are as good as the best one, or 0 where it is not clear which are."""
    behind = [found.behind(at) for at in range(len(found.turns))]
    right = sum(lost < NEAR for lost, _ in behind)
    is_gap = all(lost >= MARGIN and lost >= sure * error for lost, error in behind[right:])
    return right if is_gap and 0 < right <= MOST_RIGHT and right < len(behind) else 0


def _is_clear(found: Comparison, tempting: PlannedTurn, sure: float = SURE) -> bool:
    lost, error = found.behind(_place(found, tempting))
    return LIKELY[0] <= found.chance(0)[0] <= LIKELY[1] and lost >= TEMPTED and lost >= sure * error


def _same_best(searched: Comparison, confirmed: Comparison) -> bool:
    right = {end_of(turn) for turn in confirmed.turns[: right_turns(confirmed)]}
    return end_of(searched.turns[0]) in right


def _place(found: Comparison, turn: PlannedTurn) -> int:
    return [*map(end_of, found.turns)].index(end_of(turn))


def _is_news(seen: View, heard: Heard) -> bool:
    return heard.seat != seen.seat and not heard.stale


def _brief(turn: RankedTurn) -> RankedTurn:
    """Return a turn with figures that are no finer than they can be."""
    figures = {name: round(getattr(turn, name), 4) for name in ("chance", "error", "behind", "behind_error")}
    return structs.replace(turn, **figures)
