"""Every ruleset described for clients, in a language."""

from functools import lru_cache

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
from tenback.protocol.games import AskInfo, ChoiceInfo, GameInfo, MarkInfo, PileInfo, SwitchInfo, WordInfo
from tenback.rules import RULESETS, Ruleset
from tenback.rules.notation import format_card
from tenback.rules.ruleset import Switch
from tenback.rules.talk import ARGUMENTS, EVERYDAY, TEAM_WORDS, Argument, Room, Word, choices, words_offered
from tenback.server.tables.sights import marked


@lru_cache(maxsize=8)
def describe_games(lang: str, added_bots: tuple[str, ...] = ()) -> list[GameInfo]:
    """Return every game, in a language, with the bots that may be chosen on this server."""
    return [_game(catalogue(lang).about(rules), rules, added_bots) for rules in RULESETS]


def _game(texts: Catalogue, rules: Ruleset, added_bots: tuple[str, ...]) -> GameInfo:
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
        added_bots=[*added_bots],
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
