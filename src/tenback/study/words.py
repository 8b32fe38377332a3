"""What the study says, in the words of a language."""

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import NOBODY, Reader, card_text, onto_text, pile_text, seat_text
from tenback.rules import Ruleset
from tenback.rules.notation import parse_card, parse_pile
from tenback.study.merit import Merit, MeritKind
from tenback.study.review import Grade


def merit_text(texts: Catalogue, rules: Ruleset, merit: Merit, reader: Reader = NOBODY) -> str:
    """Return what speaks for a turn, as a sentence."""
    place = pile_text if merit.kind is MeritKind.SPARES else onto_text
    return texts(
        f"merit-{merit.kind}",
        pile=place(texts, rules, parse_pile(rules, merit.pile), reader) if merit.pile else "",
        card=card_text(texts, parse_card(rules, merit.card)) if merit.card else "",
        name="" if merit.seat is None else seat_text(texts, merit.seat, reader),
        count=merit.count,
    )


def grade_text(texts: Catalogue, grade: Grade) -> str:
    """Return what a turn is called."""
    return texts(f"grade-{grade}")
