"""`--limit` of `tenback serve`: every limit of a server, on the command line or by the environment."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import fields

import click

from tenback.cli.params.kind import LARGEST, Kind, as_number, brief
from tenback.cli.params.serve_options import variable
from tenback.cli.refusals import misuse
from tenback.locale.catalogue import Catalogue
from tenback.server.limits import Limits

Bound = tuple[str, int]  # a field of the limits, and what it is set to
NAMES = {field.name.replace("_", "-"): field.name for field in fields(Limits)}


class LimitKind(Kind):
    """A limit and its number: `sockets-per-address=300`."""

    name = "limit"

    def read(self, text: str) -> Bound:
        """Read a limit."""
        name, _, number = text.partition("=")
        return read_bound(name, number)

    def offers(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Yield the names of the limits."""
        yield from ((f"{name}=", "") for name in NAMES)


def limit_option(texts: Catalogue) -> click.Option:
    """Return the option, which may be repeated."""
    return click.Option(["--limit"], type=LimitKind(texts), help=texts("serve-opt-limit"), multiple=True)


def settle_limits(said: Sequence[Bound]) -> Limits:
    """Return the limits as the environment and then the command line say."""
    found = {name: os.environ.get(variable(f"limit-{name}"), "") for name in NAMES}
    given = [read_bound(name, number) for name, number in found.items() if number]
    return Limits(**dict([*given, *said]))


def read_bound(name: str, number: str) -> Bound:
    """Return which field is set to what, or refuse."""
    if name not in NAMES:
        raise misuse("serve-no-such-limit", name=brief(name), known=tuple(NAMES))
    amount = as_number(number) or 0
    if not 1 <= amount <= LARGEST:
        raise misuse("lab-wrong-amount", option=f"--limit {name}", most=LARGEST)
    return NAMES[name], amount
