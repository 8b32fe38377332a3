"""Refusals as they are raised: why a table does not do what it was asked for."""

from enum import StrEnum

from tenback.play.record import RecordError, RecordFault
from tenback.protocol.refusals import No
from tenback.rules import Action, HouseError, Reason, Ruleset, SetupError, UnknownRuleset, View
from tenback.rules.talk import Block, Finding

OptionsFault = UnknownRuleset | HouseError | SetupError


class Refused(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, reason: No | Reason | Block | RecordFault, action: Action | None = None) -> None:
        super().__init__(reason.value)
        self.reason, self.action = reason, action


class Sequel(StrEnum):
    """What follows for whoever wrote a text that looks like a number (COM-14)."""

    ANYWAY = "anyway"  # it can be sent all the same
    STOPPED = "stopped"
    WARNED = "warned"  # the next one mutes
    MUTED = "muted"


class TextRefused(Refused):
    """A text that looks as if it told a number, or asked for one."""

    def __init__(self, finding: Finding, sequel: Sequel) -> None:
        super().__init__(finding.block)
        self.words, self.sequel = finding.words, sequel


class Muted(Refused):
    """Somebody who has signals only for some minutes."""

    def __init__(self, minutes: int) -> None:
        super().__init__(Block.SIGNALS_ONLY)
        self.minutes = minutes


class OptionsRefused(Refused):
    """Options that no game can be played with; `rules` are given where the seats do not suit them."""

    def __init__(self, fault: OptionsFault, rules: Ruleset | None = None) -> None:
        super().__init__(No.BAD_OPTIONS)
        self.fault, self.rules = fault, rules


class PuzzleRefused(Refused):
    """An action that the rules forbid in a puzzle."""

    def __init__(self, reason: Reason, action: Action, seen: View) -> None:
        super().__init__(reason, action)
        self.seen = seen


class RecordRefused(Refused):
    """A record that cannot be trusted."""

    def __init__(self, error: RecordError) -> None:
        super().__init__(error.fault)
        self.error = error
