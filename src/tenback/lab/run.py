"""A run: the parts of an experiment, played by a crew and put together again."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass, replace
from itertools import islice
from queue import SimpleQueue
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import ENDINGS
from tenback.bots import BotFault
from tenback.bots.guard import Misstep
from tenback.lab.experiment import Experiment
from tenback.lab.facts import FACTS, Rows
from tenback.lab.lineups import Lineup, play_deals
from tenback.lab.machine import deaf

AHEAD = 2  # parts that wait for each worker


@dataclass(frozen=True, slots=True)
class Sample:
    """The games of one line-up, and the seconds that a core worked for them."""

    rows: Rows
    seconds: float

    def __len__(self) -> int:
        return len(self.rows)

    def fact(self, name: str) -> NDArray[np.int64]:
        """Return one fact of every game."""
        column: NDArray[np.int64] = self.rows[:, FACTS.index(name)]
        return column

    @property
    def won(self) -> NDArray[np.bool_]:
        """Whether the first seat won; in a team, all seats win together."""
        return (self.fact("winners") & 1).astype(np.bool_)

    @property
    def starter_won(self) -> NDArray[np.bool_]:
        """Whether the seat of the first turn won."""
        return (self.fact("winners") >> self.fact("starter") & 1).astype(np.bool_)

    @property
    def endings(self) -> list[str]:
        """Why each game was over, in a word."""
        return [str(ENDINGS[code]) for code in self.fact("ending")]


@dataclass(frozen=True, slots=True)
class Part:
    """Some deals, played by every line-up."""

    deals: range
    samples: tuple[Sample, ...]
    faults: tuple[BotFault, ...] = ()  # of bots that forfeited a game; a ledger does not keep them


@dataclass(frozen=True, slots=True)
class Run:
    """What became of an experiment, in the order of its deals, as far as it got."""

    experiment: Experiment
    deals: NDArray[np.int64]  # the deals that were played
    samples: tuple[Sample, ...]  # for each line-up
    faults: tuple[BotFault, ...] = ()  # of bots that forfeited games
    stopped_by: BotFault | None = None

    @property
    def complete(self) -> bool:
        """Whether nothing of the experiment is left."""
        return len(self.deals) == self.experiment.deals

    @property
    def teams(self) -> list[str]:
        """What to call each line-up."""
        return list(map(team_name, self.experiment.lineups))


class Crew(Protocol):
    """Workers that play parts of an experiment."""

    @property
    def size(self) -> int:
        """How many work at the same time."""

    def submit(self, experiment: Experiment, deals: range) -> Future[Part]:
        """Have a part played by a free worker."""


def play_part(experiment: Experiment, deals: range) -> Part:
    """Play some deals with every line-up."""
    seeds = experiment.seeds(np.arange(deals.start, deals.stop))
    played = [
        play_deals(experiment.rules, each, seeds, silent=experiment.silent, forfeit=experiment.forfeit)
        for each in experiment.lineups
    ]
    samples = tuple(Sample(each.rows, each.seconds) for each in played)
    return Part(deals, samples, tuple(fault for each in played for fault in each.faults))


def carry_out(experiment: Experiment, crew: Crew, watch: Callable[[Part], None], done: Sequence[Part] = ()) -> Run:
    """Play what is not done, reporting every finished part; an interrupt or a fault ends it and keeps them all."""
    parts, stopped_by = list(done), None
    try:
        for part in _finished(experiment, crew, [part.deals for part in done]):
            parts.append(part)
            watch(part)
    except KeyboardInterrupt:
        pass
    except BotFault as fault:
        stopped_by = fault
    except BrokenExecutor as error:
        stopped_by = _ended(experiment, error)
    return replace(join(experiment, parts), stopped_by=stopped_by)


def join(experiment: Experiment, parts: Sequence[Part]) -> Run:
    """Put parts together in the order of their deals."""
    ordered = sorted(parts, key=lambda part: part.deals.start)
    deals = np.concatenate([np.zeros(0, np.int64), *(np.arange(part.deals.start, part.deals.stop) for part in ordered)])
    samples = tuple(_joined([part.samples[at] for part in ordered]) for at in range(len(experiment.lineups)))
    return Run(experiment, deals, samples, tuple(fault for part in ordered for fault in part.faults))


def team_name(lineup: Lineup) -> str:
    """Return what to call a line-up: its bot, or its bots in the order of the seats."""
    bots = list(map(str, lineup))
    return bots[0] if len(set(bots)) == 1 else " + ".join(bots)


def _ended(experiment: Experiment, error: BrokenExecutor) -> BotFault:
    """Return the fault of a bot that has ended the process of a worker; the error itself if all bots are ours."""
    own = [bot for lineup in experiment.lineups for bot in lineup if bot.is_own]
    if not own:
        raise error
    return BotFault(" + ".join(dict.fromkeys(map(str, own))), 0, Misstep.GONE, "", "")


def _joined(samples: Sequence[Sample]) -> Sample:
    none = np.zeros((0, len(FACTS)), np.int64)
    return Sample(np.concatenate([none, *(sample.rows for sample in samples)]), sum(each.seconds for each in samples))


def _finished(experiment: Experiment, crew: Crew, known: Sequence[range]) -> Iterator[Part]:
    """Yield the other parts as they are done, the quickest first.

    An interrupt can come wherever we are. It must not leave a lock behind that a worker needs: `futures.wait` may, the
    queue does not.
    """
    waiting, done = experiment.parts(crew.size, known), SimpleQueue[Future[Part]]()

    def submit(number: int) -> int:
        parts = list(islice(waiting, number))
        for deals in parts:
            with deaf():
                crew.submit(experiment, deals).add_done_callback(done.put)
        return len(parts)

    under_way = submit(AHEAD * crew.size)
    while under_way:
        yield done.get().result()
        under_way += submit(1) - 1
