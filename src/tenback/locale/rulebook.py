"""The rules of any game in the reader's language, written from its ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from tenback.locale.book import Block, Book, Bullets, Chapter, Notice
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import (
    card_text,
    choice_told,
    choices_told,
    effect_hint,
    effect_text,
    game_summary,
    game_title,
    signal_label,
    switch_text,
    unverified_text,
)
from tenback.rules.cards import Card, Direction
from tenback.rules.effects import Cover, Effect
from tenback.rules.endings import Duty
from tenback.rules.notation import format_card
from tenback.rules.placement import Fits, backward, same_colour, ten_back
from tenback.rules.ruleset import Ruleset, Switch
from tenback.rules.talk import MOST_KEEPS, Free, Room, Word, words_offered

Teller = Callable[[Ruleset, Catalogue], list[Block]]  # of a chapter; no blocks if the game has nothing to say there

_TRICKS: dict[Fits, str] = {ten_back: "ten-back", same_colour: "same-colour"}
_HELPS: dict[Fits, str] = {backward: "backward"}
DUEL = 2  # seats


def rulebook(rules: Ruleset, texts: Catalogue) -> Book:
    """Return the rules of the game."""
    texts = texts.about(rules)
    told = {name: tuple(teller(rules, texts)) for name, teller in _CHAPTERS.items()}
    chapters = [Chapter(name, texts(f"rules-heading-{name}"), blocks) for name, blocks in told.items() if blocks]
    return Book(game_title(texts, rules), game_summary(texts, rules), tuple(chapters))


def _goal(rules: Ruleset, texts: Catalogue) -> list[Block]:
    least, most = min(rules.hand_size), max(rules.hand_size)
    seats = texts("rules-players", least=least, most=most)
    if least == most:
        seats = texts("rules-players-exactly", count=least)
    alone = [texts("rules-alone")] if least == 1 else []
    aim = texts("rules-goal-race" if rules.race else "rules-goal-team", count=len(rules.cards))
    return [aim, " ".join([seats, *alone])]


def _cards(rules: Ruleset, texts: Catalogue) -> list[Block]:
    piles = "rules-piles-shared" if rules.piles[0].owner is None else "rules-piles-own"
    lines = [_pile_line(rules, texts, direction) for direction in Direction]
    return [
        _deck_line(rules, texts),
        texts(piles),
        Bullets(tuple(lines)),
        f"{_row_cards(rules, texts)} {texts('rules-gap')}",
        *_tops(rules, texts),
    ]


def _tops(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    if rules.pile_history:
        yield texts("rules-tops-visible")
    else:
        yield texts("rules-tops-hidden")
        yield texts("rules-counter", option=texts("web-option-counter"), choice=texts("web-option-counter-no"))


def _deck_line(rules: Ruleset, texts: Catalogue) -> str:
    ranks, colours = [card.rank for card in rules.cards], _colours(rules)
    kind = "-coloured" if colours else "-own" if rules.own_decks else ""
    return texts(
        f"rules-cards{kind}",
        count=len(ranks),
        low=min(ranks),
        high=max(ranks),
        colours=[texts(f"colour-{colour}") for colour in colours],
    )


def _colours(rules: Ruleset) -> list[str]:
    return list(dict.fromkeys(card.colour for card in rules.cards if card.colour))


def _pile_line(rules: Ruleset, texts: Catalogue, direction: Direction) -> str:
    owner = rules.piles[0].owner
    names = [pile.name for pile in rules.piles if (pile.owner, pile.direction) == (owner, direction)]
    return texts(f"rules-pile-{direction.name.lower()}", count=len(names), names=names)


def _row_cards(rules: Ruleset, texts: Catalogue) -> str:
    if _colours(rules):
        return texts("rules-row-cards-bare")
    shown = {pile.direction: pile.row_card.rank for pile in rules.piles}
    return texts("rules-row-cards", up=shown[Direction.UP], down=shown[Direction.DOWN])


def _start(rules: Ruleset, texts: Catalogue) -> list[Block]:
    own = "-own" if rules.own_decks else ""
    order = texts("rules-order-two" if max(rules.hand_size) == DUEL else "rules-order")
    return [
        texts(f"rules-deal{own}"),
        Bullets(tuple(_hand_lines(rules, texts))),
        f"{texts(f'rules-deck{own}')} {texts('rules-secret')}",
        f"{texts(f'rules-start-{rules.starter}')} {order}",
    ]


def _hand_lines(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    for size, group in groupby(sorted(rules.hand_size), key=rules.hand_size.__getitem__):
        seats = list(group)
        if len(seats) == 1:
            yield texts("rules-hand", seats=seats[0], size=size)
        else:
            yield texts("rules-hand-range", least=seats[0], most=seats[-1], size=size)


def _turn(rules: Ruleset, texts: Catalogue) -> list[Block]:
    undo = texts(f"rules-undo-{choice_told(rules, rules.undo)}")
    skip = [] if rules.race else [texts("rules-skip")]
    return [
        texts("rules-turn"),
        " ".join(_minimum(rules, texts)),
        *_freedom(rules, texts),
        " ".join([undo, *skip]),
    ]


def _freedom(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    if rules.at_most == 1:
        yield texts("rules-freely-one")
    else:
        yield texts("rules-freely")
        yield texts("rules-stop-most", most=rules.at_most) if rules.at_most else texts("rules-stop")


def _minimum(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    kind = "least" if rules.at_most is None else "exactly" if rules.at_most == rules.need else "between"
    yield texts(f"rules-need-{kind}", need=rules.need, most=rules.at_most or 0)
    if rules.cap_need:
        yield texts("rules-capped")
    same = rules.need == rules.need_empty
    yield texts("rules-need-empty-same") if same else texts("rules-need-empty", need=rules.need_empty)
    if rules.cap_need_empty:
        yield texts("rules-capped-empty")


def _trick(rules: Ruleset, texts: Catalogue) -> list[Block]:
    kind = _TRICKS[rules.trick]
    one_colour = [card for card in rules.cards if card.colour == rules.cards[0].colour]
    card, top = one_colour[1], one_colour[-2]
    return [
        texts(f"rules-trick-{kind}"),
        texts(f"rules-trick-{kind}-example", top=card_text(texts, top), card=card_text(texts, card)),
        *([] if rules.at_most == 1 else [texts("rules-trick-often")]),
        *([texts("rules-trick-own")] if rules.helps else []),
    ]


def _help(rules: Ruleset, texts: Catalogue) -> list[Block]:
    if rules.helps is None:
        return []
    return [texts(f"rules-help-{_HELPS[rules.helps]}"), texts("rules-help-limits"), texts("rules-help-counts")]


def _draw(rules: Ruleset, texts: Catalogue) -> list[Block]:
    if rules.draw_unhelped is None:
        due = [texts("rules-draw-fill")]
    else:
        size = max(rules.hand_size.values())
        due = [texts("rules-draw-unhelped", count=rules.draw_unhelped), texts("rules-draw-helped", size=size)]
    empties = rules.at_most is None or rules.at_most >= min(rules.hand_size.values())
    return [" ".join(due), texts("rules-draw-short"), *([texts("rules-hand-empty")] if empties else [])]


def _marks(rules: Ruleset, texts: Catalogue) -> list[Block]:
    if not rules.effects:
        return []
    carriers = _carriers(rules)
    lines = tuple(_mark_line(rules, texts, effect, cards) for effect, cards in carriers.items())
    pictures = tuple(cards[len(cards) // 2] for cards in carriers.values())
    unverified = f"**{texts('unverified-badge')}.** {unverified_text(texts)}"
    notice = [Notice(unverified)] if rules.unverified else []
    rest = [*_mark_rules(texts, carriers), *_sources(rules, texts)]
    return [texts("rules-marks"), *notice, Bullets(lines, pictures), *rest]


def _sources(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    effects = _carriers(rules)
    if any(effect.cover is Cover.NEXT_TURN for effect in effects):
        yield texts("rules-source-fire")
    if any(effect.cover is not Cover.NEXT_TURN for effect in effects):
        yield texts("rules-source-commands")


def _carriers(rules: Ruleset) -> dict[Effect, list[Card]]:
    carriers: dict[Effect, list[Card]] = {}
    for card, effects in rules.effects.items():
        for effect in effects:
            carriers.setdefault(effect, []).append(card)
    return carriers


def _mark_line(rules: Ruleset, texts: Catalogue, effect: Effect, cards: list[Card]) -> str:
    line = texts(
        "rules-mark-line",
        name=effect_text(texts, effect),
        cards=[format_card(card) for card in sorted(cards)],
        hint=effect_hint(texts, effect),
    )
    more = [texts(f"rules-effect-{effect.name}")]
    if effect.one_pile:
        more.append(texts("rules-one-pile-lasts" if rules.lock_lasts else "rules-one-pile-lapses"))
    if effect.draw_at_most is not None and not rules.cap_need:
        more.append(texts("rules-short-hand"))
    return " ".join([line, *more])


def _mark_rules(texts: Catalogue, effects: Iterable[Effect]) -> list[str]:
    once, lasting = [], []
    for effect in effects:
        if effect.ends_turn or effect.exactly or effect.cover is Cover.SAME_TURN:
            once.append(effect_text(texts, effect))
        elif effect.cover is None:
            lasting.append(effect_text(texts, effect))
    told = [texts("rules-marks-once", marks=once)] if once else []
    told += [texts("rules-marks-lasting", marks=lasting)] if lasting else []
    breach = [texts("rules-marks-breach")] if once or lasting else []
    return [*told, " ".join([texts("rules-marks-all"), *breach])]


def _end(rules: Ruleset, texts: Catalogue) -> list[Block]:
    side = "race" if rules.race else "team"
    return [
        texts(f"rules-win-{side}"),
        texts(f"rules-loss-{side}"),
        *_dead_ends(rules, texts),
        *_last_things(rules, texts),
        *([] if rules.race else [_score(rules, texts)]),
        texts(f"rules-concede-{side}"),
    ]


def _dead_ends(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    if rules.need > 1:
        yield texts("rules-loss-lookahead" if rules.lookahead else "rules-loss-stuck")
        yield texts("rules-own-order")
    if rules.at_most != rules.need:
        yield texts("rules-no-loss")


def _last_things(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    if rules.race and rules.need_empty > 1 and not rules.cap_need_empty:
        yield texts("rules-last-card")
    effects = list(_carriers(rules))
    possible = {
        Duty.SKULL: any(effect.cover is Cover.SAME_TURN for effect in effects),
        Duty.THREE: any(effect.exactly for effect in effects),
        Duty.FIRE: any(effect.cover is Cover.NEXT_TURN for effect in effects),
    }
    for duty in (duty for duty, is_possible in possible.items() if is_possible):
        yield texts(f"rules-final-{duty}-{'loss' if duty in rules.final_duties else 'win'}")


def _score(rules: Ruleset, texts: Catalogue) -> str:
    praise = [texts("rules-excellent", count=rules.excellent_below)] if rules.excellent_below else []
    return " ".join([texts("rules-score"), *praise])


def _talk(rules: Ruleset, texts: Catalogue) -> list[Block]:
    offered = words_offered(rules.talk, Room.PRIVATE, opening=True)
    signals = " · ".join(signal_label(texts, word) for word in offered)
    told = [texts(f"rules-talk-{rules.talk.text}", signals=signals)]
    if rules.talk.text is Free.FILTERED:
        told[0] += f" {texts('rules-talk-vague')}"
        told += [f"{texts('rules-talk-referee')} {texts('rules-talk-signals', signals=signals)}"]
    if rules.talk.colours:
        told.append(texts("rules-talk-sizes" if Word.SIZE in rules.talk.words else "rules-talk-colours"))
    alone = [texts("rules-talk-alone")] if 1 in rules.hand_size else []
    return [*told, *_talk_limits(rules, texts), *alone]


def _talk_limits(rules: Ruleset, texts: Catalogue) -> Iterable[str]:
    talk = rules.talk
    if Word.KEEP in talk.words:
        yield texts("rules-talk-keeps", most=MOST_KEEPS)
    if talk.commands:
        yield texts("rules-talk-commands")
    if Word.TRICK in talk.words and talk.trick_tells:
        yield texts("rules-talk-trick-on" if talk.trick_talk else "rules-talk-trick-off")


def _house(rules: Ruleset, texts: Catalogue) -> list[Block]:
    lines = [_house_line(rules, texts, switch) for switch in rules.switches]
    return [texts("rules-house"), Bullets(tuple(lines))] if lines else []


def _house_line(rules: Ruleset, texts: Catalogue, switch: Switch) -> str:
    chosen = choice_told(rules, rules.house.get(switch.name, switch.default))
    others = [
        texts("rules-house-other", choice=switch_text(texts, switch.name, choice), code=f"{switch.name}={choice}")
        for choice in choices_told(rules, switch)
        if choice != chosen
    ]
    return texts(
        "rules-house-line",
        switch=switch_text(texts, switch.name),
        chosen=switch_text(texts, switch.name, chosen),
        others="; ".join(others),
    )


_CHAPTERS: dict[str, Teller] = {
    "goal": _goal,
    "cards": _cards,
    "start": _start,
    "turn": _turn,
    "trick": _trick,
    "help": _help,
    "draw": _draw,
    "marks": _marks,
    "end": _end,
    "talk": _talk,
    "house": _house,
}
