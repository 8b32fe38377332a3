"""Refusals in the language of the client."""

import re

from tenback.locale.catalogue import LANGUAGES, Catalogue, catalogue
from tenback.locale.phrases import block_text, house_text, record_text, refusal_text, setup_text, unknown_ruleset_text
from tenback.protocol.refusals import No
from tenback.rules import HouseError, Reason, SetupError, UnknownRuleset
from tenback.rules.talk import MINUTE, MUTED, Block
from tenback.server.tables.refused import Muted, OptionsRefused, PuzzleRefused, RecordRefused, Refused, TextRefused
from tenback.server.tables.table import Table

LONGEST_PLACE = 60  # of what stands in a file that somebody sends


def refusal_words(lang: str, refused: Refused, table: Table | None = None, seat: int | None = None) -> str:
    """Return why something is refused, and what to do instead."""
    texts, reason = catalogue(lang), refused.reason
    texts = texts.about(table.rules) if table else texts
    if isinstance(refused, PuzzleRefused) and isinstance(reason, Reason):
        return refusal_text(texts.about(refused.seen.rules), refused.seen, reason, refused.action)
    if isinstance(reason, Reason):
        game = table.game if table else None
        told = game and refusal_text(texts, game.view(seat), reason, refused.action, game.players)
        return told or texts("no-refused")
    if isinstance(refused, TextRefused):
        return _text_words(texts, refused)
    if isinstance(refused, Muted):
        return texts("talk-muted", minutes=refused.minutes)
    if isinstance(reason, Block):
        return block_text(texts, reason)
    if isinstance(refused, OptionsRefused):
        return _options_words(texts, refused)
    if isinstance(refused, RecordRefused):
        error = refused.error
        return record_text(texts, error.fault, error.place[:LONGEST_PLACE], error.told_why)
    return texts(f"no-{reason}")


def _text_words(texts: Catalogue, refused: TextRefused) -> str:
    found = texts(f"talk-found-{refused.reason}", words=refused.words)
    sequel = texts(f"talk-then-{refused.sequel}", minutes=MUTED // MINUTE)
    return f"{found} {sequel}"


def _options_words(texts: Catalogue, refused: OptionsRefused) -> str:
    match refused.fault:
        case UnknownRuleset() as error:
            return unknown_ruleset_text(texts, error)
        case HouseError() as error:
            return house_text(texts, error)
        case SetupError() as error:
            return setup_text(texts, refused.rules, error.fault) if refused.rules else texts("no-bad-options")


def plain_words(lang: str, reason: No) -> str:
    """Return why something is refused that has to do with no table."""
    return catalogue(lang)(f"no-{reason}")


def language_of(header: str) -> str:
    """Return the first language of ours that a browser names in its header `accept-language`."""
    asked = re.findall(r"[a-z]{2}", header.lower())
    return next((lang for lang in asked if lang in LANGUAGES), "en")
