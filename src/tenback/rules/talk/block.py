"""Why a text or a signal is not sent."""

from dataclasses import dataclass
from enum import StrEnum


class Block(StrEnum):
    """The reason a message is stopped before it is sent (COM-14)."""

    DIGIT = "digit"
    WORD = "word"
    DECADE = "decade"
    RELATIVE = "relative"
    ASK = "ask"
    RIDDLE = "riddle"
    SILENCE = "silence"
    MODE = "mode"  # the game or the table has no such talk
    NUMBER_EQUIVALENT = "number-equivalent"
    STARTED = "started"
    NO_SUCH_PILE = "no-such-pile"
    NO_SUCH_COLOUR = "no-such-colour"
    NO_SUCH_COMMAND = "no-such-command"
    COOLDOWN = "cooldown"
    TOO_MANY_KEEPS = "too-many-keeps"
    SIGNALS_ONLY = "signals-only"


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a text: the reason, and the words that look like it."""

    block: Block
    words: str
