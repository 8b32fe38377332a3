"""Sentences that somebody might say at a table, and whether the talk policy of a game allows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import block_text, card_text, signal_text
from tenback.rules.cards import Card
from tenback.rules.ruleset import Ruleset
from tenback.rules.talk import ARGUMENTS, Argument, Room, Signal, Word, judge_text, parse_signal, words_offered

SENTENCES = ("wish", "step", "number", "distance", "ask")
SIGNALS = 4  # that are shown
PLEASE = 2  # the middle strength


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence, and why it may not be said; empty if it may."""

    text: str
    why: str


def sayings(rules: Ruleset, texts: Catalogue) -> tuple[Saying, ...]:
    """Return some sentences as a table among friends judges them."""
    card = card_text(texts, _middle(rules))
    told = [texts(f"learn-say-{sentence}", card=card) for sentence in SENTENCES]
    return tuple(Saying(text, _why(rules, texts, text)) for text in told)


def signals(rules: Ruleset, texts: Catalogue) -> tuple[str, ...]:
    """Return some of the signals, spoken in full."""
    offered = words_offered(rules.talk, Room.PRIVATE, opening=False)
    found = (signal_text(texts, rules, signal) for word in offered for signal in _signal(rules, word))
    return tuple(text for text, _ in zip(found, range(SIGNALS), strict=False))


def _why(rules: Ruleset, texts: Catalogue, text: str) -> str:
    block = judge_text(rules.talk, text, silenced=False)
    return block_text(texts, block) if block else ""


def _signal(rules: Ruleset, word: Word) -> Iterator[Signal]:
    """Yield the word with arguments; nothing for one that needs more than a pile, a strength or a colour."""
    known = {Argument.PILE: rules.piles[0].name, Argument.STRENGTH: PLEASE, Argument.COLOUR: _middle(rules).colour}
    told = [str(known[argument]) for argument in ARGUMENTS[word] if argument in known]
    if len(told) == len(ARGUMENTS[word]):
        yield parse_signal(f"{word}({','.join(told)})" if told else word)


def _middle(rules: Ruleset) -> Card:
    return rules.cards[len(rules.cards) // 2]
