"""The text filter, asked for its reason alone."""

from collections.abc import Collection

from tenback.rules.talk.block import Block
from tenback.rules.talk.filter import find


def screen(text: str, names: Collection[str] = ()) -> Block | None:
    """Return why the filter would stop a text, or None."""
    finding = find(text, names)
    return finding.block if finding else None
