"""The search of `tenback bound`: one deal after another, with a progress bar in a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenback.cli.runs.compilation import demand_compiled
from tenback.lab.stats import Estimate, rate
from tenback.lab.words import rate_text
from tenback.locale.catalogue import Catalogue
from tenback.play.chance import SEEDS
from tenback.rules import Ruleset
from tenback.solver.bound import Verdict, judge_deals


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What is to be searched."""

    rules: Ruleset
    seats: int
    deals: int
    seed: int
    width: int
    cores: int

    @property
    def seeds(self) -> list[int]:
        """The seed of each deal; after the largest comes the smallest."""
        return [(self.seed + deal) % SEEDS for deal in range(self.deals)]


@dataclass(slots=True)
class Findings:
    """What is known of the deals searched so far."""

    task: Task
    verdicts: list[Verdict] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def complete(self) -> bool:
        """Whether every deal was searched."""
        return len(self.verdicts) == self.task.deals

    @property
    def winnable(self) -> Estimate:
        """The share of deals shown to be winnable."""
        return rate(self.count(Verdict.WINNABLE), len(self.verdicts))

    def count(self, verdict: Verdict) -> int:
        """Return how many deals have this verdict."""
        return self.verdicts.count(verdict)


def search_deals(texts: Catalogue, task: Task) -> Findings:
    """Search every deal, or as many as an interrupt allows; one before the first verdict ends everything."""
    findings = Findings(task)
    demand_compiled(texts)
    try:
        with _watching(texts, findings) as watch:
            _warm_up(task)
            _search(findings, watch)
    except KeyboardInterrupt:
        if not findings.verdicts:
            raise
    return findings


def _warm_up(task: Task) -> None:
    """Let everything be loaded before the clock runs."""
    list(judge_deals(task.rules, task.seats, [task.seed], width=1))


def _search(findings: Findings, watch: Callable[[], None]) -> None:
    task, start = findings.task, perf_counter()
    threads = min(task.cores, task.deals)
    with closing(judge_deals(task.rules, task.seats, task.seeds, width=task.width, threads=threads)) as verdicts:
        for verdict in verdicts:
            findings.verdicts.append(verdict)
            findings.seconds = perf_counter() - start
            watch()


@contextmanager
def _watching(texts: Catalogue, findings: Findings) -> Iterator[Callable[[], None]]:
    """Show a bar on the error stream while the search lasts, if that is a terminal."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield lambda: None
        return
    with _progress() as progress:
        bar = progress.add_task("", total=findings.task.deals)

        def watch() -> None:
            so_far = texts("bound-so-far", share=rate_text(texts, findings.winnable))
            progress.update(bar, completed=len(findings.verdicts), description=so_far)

        yield watch


def _progress() -> Progress:
    columns = (BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=Console(stderr=True), transient=True)
