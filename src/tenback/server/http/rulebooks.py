"""The call for the rules of a game, in the reader's language."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from tenback.locale.book import Block, Bullets, Chapter, Notice
from tenback.locale.catalogue import Catalogue, catalogue
from tenback.locale.rulebook import rulebook
from tenback.locale.sayings import sayings, signals
from tenback.play import examples
from tenback.protocol.refusals import No
from tenback.protocol.rulebook import (
    BlockInfo,
    CardFit,
    ChapterInfo,
    FitExample,
    Move,
    RulesInfo,
    SayingInfo,
    TalkExample,
    TurnExample,
    TurnLay,
)
from tenback.rules import HouseError, Ruleset, UnknownRuleset, UnknownVersion, find_ruleset, with_house
from tenback.rules.notation import format_card
from tenback.rules.placement import Manner
from tenback.server.http.admission import Admission
from tenback.server.http.openapi import refusing
from tenback.server.http.rest import Call, address_of, language
from tenback.server.tables.refused import OptionsRefused, Refused

Settled = tuple[str, int | None, tuple[tuple[str, str], ...]]  # a ruleset, its version, and the choices of the house
House = Annotated[list[str] | None, Parameter(description="House rules, each as `switch=choice`.")]
Version = Annotated[int | None, Parameter(description="A version of the rules; the newest if none is named.")]
Game = Annotated[str, Parameter(description="The id of a game, as `/api/games` tells it.")]


@get(
    "/api/rules/{game:path}",
    summary="The rules of a game, in the language that the browser asks for",
    responses=refusing(400, 404, 409),
)
async def tell_rules(
    request: Call, game: Game, admission: NamedDependency[Admission], house: House = None, version: Version = None
) -> RulesInfo:
    """Return the rules."""
    lang, settled = language(request), _settled(str(game).strip("/"), version, house or ())
    return await admission.at_leisure(address_of(request), lambda: _told(lang, settled))


def _settled(ruleset: str, version: int | None, house: Iterable[str]) -> Settled:
    """Return the ruleset that is asked for, or refuse."""
    choices = tuple(sorted((name, choice) for name, _, choice in (one.partition("=") for one in house)))
    try:
        settled = with_house(find_ruleset(ruleset, version), dict(choices))
        return ruleset, version, tuple(sorted(settled.house.items()))
    except UnknownVersion as error:
        raise Refused(No.OTHER_RULES) from error
    except UnknownRuleset as error:
        raise Refused(No.NO_SUCH_GAME) from error
    except HouseError as error:
        raise OptionsRefused(error) from error


@lru_cache(maxsize=256)
def _told(lang: str, settled: Settled) -> RulesInfo:
    ruleset, version, house = settled
    rules = with_house(find_ruleset(ruleset, version), dict(house))
    texts = catalogue(lang).about(rules)
    book = rulebook(rules, texts)
    return RulesInfo(
        id=rules.id,
        title=book.title,
        summary=book.summary,
        house=dict(rules.house),
        chapters=[_chapter(rules, texts, chapter) for chapter in book.chapters],
    )


def _chapter(rules: Ruleset, texts: Catalogue, chapter: Chapter) -> ChapterInfo:
    return ChapterInfo(
        name=chapter.name,
        heading=chapter.heading,
        blocks=[*map(_block, chapter.blocks)],
        examples=[*_examples(rules, texts, chapter.name)],
    )


def _block(block: Block) -> BlockInfo:
    if isinstance(block, Bullets):
        return BlockInfo(kind="list", lines=[*block.lines], cards=[*map(format_card, block.cards)])
    if isinstance(block, Notice):
        return BlockInfo(kind="notice", lines=[block.text])
    return BlockInfo(kind="text", lines=[block])


def _examples(rules: Ruleset, texts: Catalogue, chapter: str) -> Iterable[FitExample | TurnExample | TalkExample]:
    match chapter:
        case "cards":
            yield from (_fit(rules, one) for one in examples.fitting(rules))
        case "turn":
            yield _turn(rules, examples.example_turn(rules))
        case "trick":
            yield from (_fit(rules, one) for one in examples.tricks(rules))
        case "help":
            yield from (_fit(rules, one) for one in examples.helps(rules))
        case "draw" if rules.helps:
            yield _turn(rules, examples.example_turn(rules, helping=True))
        case "talk":
            said = [SayingInfo(text=one.text, why=one.why) for one in sayings(rules, texts)]
            yield TalkExample(sayings=said, signals=[*signals(rules, texts)])


def _fit(rules: Ruleset, example: examples.Fitting) -> FitExample:
    cards = [CardFit(card=format_card(one.card), manner=_manner(one.manner), steps=one.gap) for one in example.cards]
    return FitExample(pile=rules.piles[example.pile].name, top=format_card(example.top), cards=cards)


def _turn(rules: Ruleset, example: examples.ExampleTurn) -> TurnExample:
    lays = [
        TurnLay(
            card=format_card(one.card),
            pile=rules.piles[one.pile].name,
            manner=_manner(one.manner),
            steps=one.gap,
            missing=one.missing,
            end=one.may_end,
        )
        for one in example.lays
    ]
    return TurnExample(hand=[*map(format_card, example.hand)], lays=lays, drawn=example.drawn)


def _manner(manner: Manner | None) -> Move:
    return manner.value if manner else ""


SHAPES = (RulesInfo,)
ROUTES = (tell_rules,)
