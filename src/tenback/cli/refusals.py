"""What the command refuses, and whether the command line itself is at fault."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tenback.cli.params.kind import brief
from tenback.locale.catalogue import Argument
from tenback.rules import HouseError, Ruleset, SetupError, SetupFault
from tenback.rules.commands import CommandError


class Refusal(Exception):
    """Something that the command itself refuses, by the id of the message that says so."""

    def __init__(self, message_id: str, **arguments: Argument) -> None:
        super().__init__(message_id)
        self.message_id, self.arguments = message_id, arguments


class Misuse(Exception):
    """A refusal for which the command line is at fault: one line of text, and the exit code of a usage error."""

    def __init__(self, why: Exception) -> None:
        super().__init__(str(why))
        self.why = why


def misuse(message_id: str, **arguments: Argument) -> Misuse:
    """Return a usage error, by the id of its message."""
    return Misuse(Refusal(message_id, **arguments))


@contextmanager
def as_misuse() -> Iterator[None]:
    """Make every refusal within it a usage error."""
    try:
        yield
    except (Refusal, HouseError, CommandError, SetupError, OSError) as error:
        raise Misuse(error) from error


def unwritable(path: Path, why: str) -> Refusal:
    """Return the refusal for a file that cannot be written."""
    return Refusal("lab-unwritable", path=brief(str(path)), why=why)


class WrongSeats(SetupError):
    """A number of seats that the game is not made for."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(SetupFault.SEATS)
        self.rules = rules
