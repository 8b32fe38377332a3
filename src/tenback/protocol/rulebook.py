"""The rules of a game for a page: chapters, with examples made by the rules themselves."""

from typing import Literal

from msgspec import Struct

Move = Literal["onward", "trick", "help", ""]


class BlockInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paragraph, a list or a notice; `**bold**` and backquotes are the only signs in its words."""

    kind: Literal["text", "list", "notice"]
    lines: list[str]
    cards: list[str] = []  # pictures, one for each line


class CardFit(Struct, frozen=True, kw_only=True):
    """A card, and how it would move a pile."""

    card: str
    manner: Move  # empty: it does not fit
    steps: int  # how far it moves the pile on; negative: back


class FitExample(Struct, frozen=True, kw_only=True, tag_field="t", tag="fit"):
    """A pile with a top, and cards that fit or do not."""

    pile: str
    top: str
    cards: list[CardFit]


class TurnLay(Struct, frozen=True, kw_only=True):
    """A card of a turn."""

    card: str
    pile: str
    manner: Move
    steps: int
    missing: int  # cards that the turn still owes
    end: bool  # the turn may end


class TurnExample(Struct, frozen=True, kw_only=True, tag_field="t", tag="turn"):
    """A whole turn."""

    hand: list[str]
    lays: list[TurnLay]
    drawn: int


class SayingInfo(Struct, frozen=True, kw_only=True):
    """A sentence, and why it may not be said."""

    text: str
    why: str  # empty: it may be said


class TalkExample(Struct, frozen=True, kw_only=True, tag_field="t", tag="talk"):
    """What may be said, and what may not."""

    sayings: list[SayingInfo]
    signals: list[str]


class ChapterInfo(Struct, frozen=True, kw_only=True):
    """A chapter: a heading, and the blocks and examples below it."""

    name: str
    heading: str
    blocks: list[BlockInfo]
    examples: list[FitExample | TurnExample | TalkExample]


class RulesInfo(Struct, frozen=True, kw_only=True):
    """The rules of a game."""

    id: str
    title: str
    summary: str
    house: dict[str, str]  # choices that are not the default
    chapters: list[ChapterInfo]
