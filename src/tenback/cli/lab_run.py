"""What `tenback sim` and `tenback match` have in common: settling, and running with a bar."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tenback.cli.output.refusal_text import Misuse, Refusal
from tenback.cli.params.lab_options import Manner
from tenback.cli.setup import settle_rules, settle_seats
from tenback.lab import machine
from tenback.locale.catalogue import Catalogue
from tenback.rules import HouseError, Ruleset
from tenback.rules.commands import CommandError
from tenback.rules.engine import SetupError

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from tenback.lab.plan import Plan
    from tenback.lab.run import Crew, Part, Run

    Watch = Callable[[Part], None]

NEEDED = ("numba", "numpy")
NEEDED_FOR = {"parquet": ("polars",), "plot": ("altair", "vl_convert")}


@contextmanager
def as_misuse() -> Iterator[None]:
    """Let whatever is refused count as a usage error."""
    try:
        yield
    except (Refusal, HouseError, CommandError, SetupError, OSError) as error:
        raise Misuse(error) from error


def settle(game: Ruleset, manner: Manner, players: int | None) -> tuple[Ruleset, int]:
    """Return the ruleset and the number of seats, once everything that the run needs is there."""
    with as_misuse():
        _demand_extras(manner)
        _demand_cluster(manner["ray"])
        return settle_rules(game, manner["house"], manner["commands"]), settle_seats(game, players)


def run_plan(texts: Catalogue, plan: "Plan", manner: Manner, keep: "Watch", done: "Sequence[Part]") -> "Run":
    """Play what is not done of the plan, with a bar where somebody watches, and keep every part that is finished."""
    from tenback.cli.output.progress import watching  # noqa: PLC0415 - slow to import
    from tenback.cli.runs.compilation import demand_compiled  # noqa: PLC0415 - slow to import
    from tenback.lab.run import carry_out  # noqa: PLC0415 - slow to import

    if not manner["ray"]:
        demand_compiled(texts)
    with watching(texts, plan, done) as watch, _crew(plan, manner) as crew:

        def finished(part: "Part") -> None:
            keep(part)
            watch(part)

        run = carry_out(plan, crew, finished, done)
    if not len(run.deals):
        raise KeyboardInterrupt
    return run


def cores_of(manner: Manner) -> int:
    """Return how many cores of this machine work: as many as asked for, or all that we may use."""
    return manner["cores"] or machine.cores()


def misuse(message_id: str, **arguments: str | int | Sequence[str]) -> Misuse:
    """Return a usage error, by the id of the message that tells it."""
    return Misuse(Refusal(message_id, **arguments))


def _crew(plan: "Plan", manner: Manner) -> "AbstractContextManager[Crew]":
    if manner["ray"]:
        from tenback.lab.cluster import ray_crew  # noqa: PLC0415 - slow to import

        return ray_crew(manner["ray"])
    from tenback.lab.crews import local_crew  # noqa: PLC0415 - slow to import

    return local_crew(plan, cores_of(manner))


def _demand_extras(manner: Manner) -> None:
    if manner["ray"] and not find_spec("ray"):
        raise Refusal("lab-extra", extra="ray")
    asked = [module for name, modules in NEEDED_FOR.items() if manner.get(name) for module in modules]
    if not all(map(find_spec, asked)):
        raise Refusal("lab-extra", extra="lab")
    if not all(map(find_spec, NEEDED)):
        raise Refusal("lab-extra", extra="sim")


def _demand_cluster(address: str | None) -> None:
    if address is None:
        return
    from tenback.lab.cluster import NobodyAnswers, demand_cluster  # noqa: PLC0415 - slow to import

    try:
        demand_cluster(address)
    except NobodyAnswers as error:
        raise Refusal("lab-no-cluster", address=address) from error
