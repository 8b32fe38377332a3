"""What a measurement found, as tables for people or as JSON for programs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tenback.cli.output.console import print_json
from tenback.cli.output.lab_tables import print_match, print_sim
from tenback.lab.report import match_report, sim_report
from tenback.lab.run import Run
from tenback.locale.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Results:
    """The two ways to show a run."""

    report: Callable[[Run], Any]
    print_tables: Callable[[Catalogue, Run], None]

    def show(self, texts: Catalogue, run: Run, *, as_json: bool) -> None:
        """Show a run the way somebody asked for."""
        if as_json:
            print_json(self.report(run))
        else:
            self.print_tables(texts, run)


SIM = Results(sim_report, print_sim)
MATCH = Results(match_report, print_match)
