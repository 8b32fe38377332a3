"""The games there are, told so that a client can show any of them without knowing its name."""

from functools import lru_cache

from msgspec import Struct

from tenback.bots import levels_here
from tenback.locale.catalogue import Catalogue, catalogue
from tenback.locale.phrases import (
    choice_text,
    choices_told,
    effect_hint,
    effect_text,
    game_summary,
    game_title,
    pile_title,
    signal_label,
    switch_text,
)
from tenback.protocol.sight import marked
from tenback.rules import RULESETS, Ruleset
from tenback.rules.notation import format_card
from tenback.rules.ruleset import Starter, Switch, Terms
from tenback.rules.talk import ARGUMENTS, EVERYDAY, TEAM_WORDS, Argument, Room, Word, choices, words_offered


class PileInfo(Struct, frozen=True, kw_only=True):
    """A place to lay cards."""

    name: str  # as in notation
    title: str
    up: bool  # it ascends
    row_card: str
    owner: int | None  # the seat it belongs to


class MarkInfo(Struct, frozen=True, kw_only=True):
    """A mark that some cards carry."""

    name: str
    title: str
    hint: str
    lasts: bool  # it is in force as long as its card is a top
    cards: list[str]


class ChoiceInfo(Struct, frozen=True, kw_only=True):
    """One of the values of a house rule, or of what a signal asks for."""

    name: str
    title: str


class SwitchInfo(Struct, frozen=True, kw_only=True):
    """A point that a table may settle in another way."""

    name: str
    title: str
    choices: list[ChoiceInfo]  # the default first


class AskInfo(Struct, frozen=True, kw_only=True):
    """What a signal has to be told besides its word."""

    kind: Argument
    choices: list[ChoiceInfo]  # none for a pile: those of the game


class WordInfo(Struct, frozen=True, kw_only=True):
    """A signal, and what it asks for."""

    name: str
    title: str
    asks: list[AskInfo]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game of the family."""

    id: str
    version: int  # of its rules: the newest
    family: str
    level: str
    title: str
    summary: str
    hand_size: dict[str, int]  # by number of seats
    bots: list[str]  # levels of bots that run on this server, the weakest first
    cards: list[str]
    piles: list[PileInfo]
    need: int
    need_empty: int
    at_most: int | None
    terms: Terms  # what its rulebook calls the places to lay cards
    race: bool  # seats play against each other
    starter: Starter
    pile_history: bool
    marks: list[MarkInfo]
    words: list[WordInfo]  # signals that a table among friends offers, those most used first
    switches: list[SwitchInfo]
    unverified: bool


@lru_cache(maxsize=8)
def games(lang: str) -> list[GameInfo]:
    """Return every game, in a language."""
    return [_game(catalogue(lang).about(rules), rules) for rules in RULESETS]


def _game(texts: Catalogue, rules: Ruleset) -> GameInfo:
    family, _, level = rules.id.partition("/")
    return GameInfo(
        id=rules.id,
        version=rules.version,
        family=family,
        level=level,
        title=game_title(texts, rules),
        summary=game_summary(texts, rules),
        hand_size={str(seats): size for seats, size in rules.hand_size.items()},
        bots=[*levels_here()],
        cards=[*map(format_card, rules.cards)],
        piles=[_pile(texts, rules, at) for at in range(len(rules.piles))],
        need=rules.need,
        need_empty=rules.need_empty,
        at_most=rules.at_most,
        terms=rules.terms,
        race=rules.race,
        starter=rules.starter,
        pile_history=rules.pile_history,
        marks=_marks(texts, rules),
        words=[_word(texts, rules, word) for word in _words(rules)],
        switches=[_switch(texts, rules, switch) for switch in rules.switches],
        unverified=rules.unverified,
    )


def _pile(texts: Catalogue, rules: Ruleset, at: int) -> PileInfo:
    pile = rules.piles[at]
    return PileInfo(
        name=pile.name,
        title=pile_title(texts, rules, at),
        up=pile.direction > 0,
        row_card=format_card(pile.row_card),
        owner=pile.owner,
    )


def _marks(texts: Catalogue, rules: Ruleset) -> list[MarkInfo]:
    return [
        MarkInfo(
            name=mark.name,
            title=effect_text(texts, mark),
            hint=effect_hint(texts, mark),
            lasts=mark.lasts,
            cards=cards,
        )
        for mark, cards in marked(rules).items()
    ]


def _switch(texts: Catalogue, rules: Ruleset, switch: Switch) -> SwitchInfo:
    told = choices_told(rules, switch)
    choices = [ChoiceInfo(name=name, title=switch_text(texts, switch.name, name)) for name in told]
    return SwitchInfo(name=switch.name, title=switch_text(texts, switch.name), choices=choices)


def _words(rules: Ruleset) -> list[Word]:
    """Return the words of a game: who starts, its own, then the everyday ones."""
    words = words_offered(rules.talk, Room.PRIVATE, opening=True)
    return sorted(words, key=lambda word: (word is not Word.START, word in TEAM_WORDS, word not in EVERYDAY))


def _word(texts: Catalogue, rules: Ruleset, word: Word) -> WordInfo:
    asks = [AskInfo(kind=ask, choices=_choices(texts, rules, word, ask)) for ask in ARGUMENTS[word]]
    return WordInfo(name=word, title=signal_label(texts, word), asks=asks)


def _choices(texts: Catalogue, rules: Ruleset, word: Word, ask: Argument) -> list[ChoiceInfo]:
    values = choices(rules.talk, word, ask)
    return [ChoiceInfo(name=str(value), title=choice_text(texts, word, ask, value)) for value in values]
