"""A book of rules: chapters of paragraphs, lists and notices, and how it looks as Markdown.

Words in a block may carry two signs of Markdown: `**bold**` and backquotes around what is typed.
"""

from __future__ import annotations

from dataclasses import dataclass

from tenback.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list; `cards` are pictures, one for each line where there are any."""

    lines: tuple[str, ...]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """A paragraph that warns."""

    text: str


Block = str | Bullets | Notice  # a plain text is a paragraph


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: a heading, and the blocks below it."""

    name: str
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game."""

    title: str
    summary: str
    chapters: tuple[Chapter, ...]


def to_markdown(book: Book) -> str:
    """Return the book as Markdown."""
    parts = [f"# {book.title}", book.summary]
    for chapter in book.chapters:
        parts += [f"## {chapter.heading}", *map(_block, chapter.blocks)]
    return "\n\n".join(parts) + "\n"


def _block(block: Block) -> str:
    if isinstance(block, Bullets):
        return "\n".join(f"- {line}" for line in block.lines)
    return f"> {block.text}" if isinstance(block, Notice) else block
