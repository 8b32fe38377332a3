"""The ledger of a measurement: the file that keeps its parts, from which it can go on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tenback.cli.params.kind import brief
from tenback.cli.refusals import Misuse, Refusal, unwritable
from tenback.lab.experiment import Experiment
from tenback.lab.ledger import Discrepancy, Ledger, LedgerError, LedgerTaken, NoLedger, OtherRun
from tenback.lab.run import Part
from tenback.locale.catalogue import Catalogue

NOTHING = "–"


@contextmanager
def opened(texts: Catalogue, path: Path) -> Iterator[Ledger]:
    """Lend the ledger at a path; refuse what cannot keep this run."""
    try:
        with Ledger(path) as ledger:
            yield ledger
    except LedgerError as error:
        raise Misuse(_refusal(texts, error)) from error


def same_seed(ledger: Ledger, experiment: Experiment) -> Experiment:
    """Return the experiment with the seed that the ledger knows, if it knows one."""
    return experiment if ledger.seed is None else replace(experiment, seed=ledger.seed)


def part_keeper(ledger: Ledger, faults: list[Exception]) -> Callable[[Part], None]:
    """Return a function that writes parts down until that fails once; the run itself goes on."""

    def keep(part: Part) -> None:
        try:
            if not faults:
                ledger.add(part)
        except LedgerError as error:
            faults.append(unwritable(error.path, error.why))

    return keep


def _refusal(texts: Catalogue, error: LedgerError) -> Refusal:
    path = brief(str(error.path))
    match error:
        case OtherRun():
            differences = "; ".join(_difference(texts, each) for each in error.discrepancies)
            return Refusal("lab-other-run", path=path, differences=differences)
        case LedgerTaken():
            return Refusal("lab-ledger-taken", path=path)
        case NoLedger():
            return Refusal("lab-no-ledger", path=path)
    return unwritable(error.path, error.why)


def _difference(texts: Catalogue, found: Discrepancy) -> str:
    kept, asked = (brief(value) or NOTHING for value in (found.kept, found.asked))
    return texts("lab-differs", name=found.name, kept=kept, asked=asked)
