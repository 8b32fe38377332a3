"""Everything that goes over the wire, in the order of the page."""

from enum import StrEnum
from typing import get_args

from msgspec import Struct

from tenback.play.record import RecordFault
from tenback.protocol import calls, messages, requests
from tenback.protocol.games import GameInfo
from tenback.protocol.puzzle import PuzzleListing, PuzzleSight
from tenback.protocol.refusals import No, Refusal
from tenback.protocol.replay import Replay, Replayed
from tenback.protocol.rulebook import RulesInfo
from tenback.protocol.sight import Result, Sight
from tenback.protocol.study import Reviewing
from tenback.protocol.writing.forms import Form, needed, read_form
from tenback.rules import Ending, Reason
from tenback.rules.talk import Block

FRAMES: list[type[Struct]] = [*get_args(requests.FRAMES)]
MESSAGES: list[type[Struct]] = [*get_args(messages.MESSAGES)]
CALLS: list[type[Struct]] = [
    calls.NewPass,
    calls.Exchange,
    calls.Exchanged,
    calls.Version,
    calls.Reach,
    calls.Order,
    calls.Branch,
    calls.NewTable,
    calls.Listing,
    calls.MyListing,
    GameInfo,
    RulesInfo,
    Replay,
    Reviewing,
    PuzzleListing,
    PuzzleSight,
    Refusal,
]
REFUSALS: dict[str, type[StrEnum]] = {
    "TableReason": No,
    "RulesReason": Reason,
    "TalkReason": Block,
    "RecordReason": RecordFault,
}
ENUMS: dict[str, type[StrEnum]] = {"Ending": Ending, **REFUSALS}
REASON = "RefusalReason"  # any of these
SHARPER: dict[type[Struct], dict[str, str]] = {
    messages.News: {"now": "Partial<Sight>"},
    Replayed: {"now": "Partial<Sight>"},
    messages.No: {"reason": REASON},
    messages.Stopped: {"reason": "TalkReason"},
    Sight: {"mute": 'TalkReason | ""'},
    Result: {"ending": "Ending"},
    Refusal: {"reason": REASON},
}


def forms(structs: list[type[Struct]]) -> list[Form]:
    """Return what the types say."""
    return [read_form(struct, _sharper(struct)) for struct in structs]


def parts(structs: list[type[Struct]]) -> list[type[Struct]]:
    """Return the types that messages contain and that are not messages themselves."""
    return [kind for kind in needed(structs) if issubclass(kind, Struct) and kind not in structs]


def words(structs: list[type[Struct]]) -> dict[str, type[StrEnum]]:
    """Return the enums that messages use, by name."""
    return {kind.__name__: kind for kind in needed(structs) if issubclass(kind, StrEnum)}


def _sharper(struct: type[Struct]) -> dict[str, str]:
    return {name: form for base in struct.__mro__ for name, form in SHARPER.get(base, {}).items()}
