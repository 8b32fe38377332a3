"""A whole position on one line: `A=47; P0=[37,60]; deck=[12,5]; turn=P0; laid=1`."""

import re
from collections.abc import Iterable, Iterator, Mapping

from tenback.rules.cards import Card
from tenback.rules.endings import Ending, Outcome
from tenback.rules.notation import NotationError, NotationFault, format_card, parse_card, parse_pile
from tenback.rules.ruleset import Ruleset
from tenback.rules.state import State, Turn
from tenback.rules.view import View

TURN_KEYS = frozenset({"turn", "laid", "helped", "stopped", "exactly", "lock", "cover", "due"})


def format_position(rules: Ruleset, state: State) -> str:
    """Write a position; whatever is at rest (row cards, empty hands) is left out."""
    facts = [*_top_facts(rules, state.tops), *_card_facts(state), *_turn_facts(rules, state.turn)]
    if state.conceding:
        facts.append(("conceding", _list(map(str, sorted(state.conceding)))))
    if state.outcome:
        winners = _list(map(str, sorted(state.outcome.winners)))
        facts.append(("over", f"{state.outcome.ending.value}{winners}"))
    return "; ".join(f"{key}={value}" for key, value in facts)


def format_seen(view: View) -> str:
    """Write what a seat sees, as `parse_position` reads it: hidden cards are counted, laid ones are listed."""
    facts = [*_top_facts(view.rules, view.tops), *_seen_facts(view), *_turn_facts(view.rules, view.turn)]
    return "; ".join(f"{key}={value}" for key, value in facts)


def _top_facts(rules: Ruleset, tops: tuple[Card, ...]) -> Iterator[tuple[str, str]]:
    for pile, top in zip(rules.piles, tops, strict=True):
        if top != pile.row_card:
            yield pile.name, format_card(top)


def _card_facts(state: State) -> Iterator[tuple[str, str]]:
    for seat, hand in enumerate(state.hands):
        if hand:
            yield f"P{seat}", _list(map(format_card, sorted(hand)))
    for name, deck in zip(_deck_names(len(state.decks)), state.decks, strict=True):
        if deck:
            yield name, _list(map(format_card, deck))


def _seen_facts(view: View) -> Iterator[tuple[str, str]]:
    for seat, size in enumerate(view.hand_sizes):
        if size:
            yield f"P{seat}", _list(map(format_card, sorted(view.hand))) if seat == view.seat else f"#{size}"
    for name, size in zip(_deck_names(len(view.deck_sizes)), view.deck_sizes, strict=True):
        if size:
            yield name, f"#{size}"
    for name, unlaid in zip(_deck_names(len(view.unlaid), "gone"), view.unlaid, strict=True):
        tops = () if len(view.unlaid) > 1 else view.tops
        yield name, _list(format_card(card) for card in view.rules.cards if card not in unlaid and card not in tops)


def _turn_facts(rules: Ruleset, turn: Turn | None) -> Iterator[tuple[str, str]]:
    if turn is None:
        yield "turn", "-"
        return
    yield "turn", f"P{turn.seat}"
    for key, count in (("laid", turn.laid), ("exactly", turn.exactly)):
        if count:
            yield key, str(count)
    for key, flag in (("helped", turn.helped), ("stopped", turn.stopped)):
        if flag:
            yield key, "yes"
    if turn.lock is not None:
        yield "lock", rules.piles[turn.lock].name
    for key, piles in (("cover", turn.uncovered), ("due", turn.due)):
        if piles:
            yield key, _list(rules.piles[pile].name for pile in sorted(piles))


def _list(items: Iterable[str]) -> str:
    return f"[{','.join(items)}]"


def _deck_names(decks: int, word: str = "deck") -> tuple[str, ...]:
    return (word,) if decks == 1 else tuple(f"{word}{deck}" for deck in range(decks))


def parse_position(rules: Ruleset, seats: int, text: str) -> State:
    """Read a position; `deck=#9` or `P1=#6` stand for so many cards that are nowhere else, nor in `gone=[3,5]`.

    Where each seat has its own cards, `gone0=[3,5]` lists everything that is laid of the first seat's, tops included.
    """
    facts = _facts(text)
    deck_names, gone_names = (_deck_names(rules.deck_count(seats), word) for word in ("deck", "gone"))
    known = {pile.name for pile in rules.piles} | {f"P{seat}" for seat in range(seats)} | {*deck_names, *gone_names}
    unknown = facts.keys() - known - TURN_KEYS - {"conceding", "over", "gone"}
    if unknown:
        raise NotationError(NotationFault.POSITION, min(unknown))
    tops = tuple(parse_card(rules, facts[pile.name]) if pile.name in facts else pile.row_card for pile in rules.piles)
    gone = [_gone(rules, facts, tops, name) for name in gone_names]
    hands = _hands(rules, [facts.get(f"P{seat}", "[]") for seat in range(seats)], gone)
    return State(
        tops=tops,
        hands=hands,
        decks=tuple(
            _some(rules, facts.get(name, "[]"), gone[deck].union(*_of_deck(rules, dict(enumerate(hands)), deck)))
            for deck, name in enumerate(deck_names)
        ),
        turn=_turn(rules, facts, seats),
        conceding=frozenset(map(_number, _items(facts.get("conceding", "[]")))),
        outcome=_outcome(facts.get("over")),
    )


def _facts(text: str) -> Mapping[str, str]:
    pairs = [part.strip().partition("=") for part in text.split(";") if part.strip()]
    facts = {key.strip(): value.strip() for key, _, value in pairs}
    if len(facts) != len(pairs) or not all(facts.values()):
        raise NotationError(NotationFault.POSITION, text)
    return facts


def _items(text: str) -> list[str]:
    match = re.fullmatch(r"\[(.*)\]", text)
    if match is None:
        raise NotationError(NotationFault.POSITION, text)
    return [item.strip() for item in match[1].split(",") if item.strip()]


def _cards(rules: Ruleset, text: str) -> tuple[Card, ...]:
    return tuple(parse_card(rules, item) for item in _items(text))


def _gone(rules: Ruleset, facts: Mapping[str, str], tops: tuple[Card, ...], name: str) -> set[Card]:
    """Return the laid cards of a deck: those that are listed for it alone, or else the tops and those of all decks."""
    if name != "gone" and name in facts:
        return {*_cards(rules, facts[name])}
    return {*tops, *_cards(rules, facts.get("gone", "[]"))}


def _hands(rules: Ruleset, texts: list[str], gone: list[set[Card]]) -> tuple[frozenset[Card], ...]:
    """Read the hands; those that are hidden come last, so that they take what nobody else has."""
    hands = {seat: frozenset(_cards(rules, text)) for seat, text in enumerate(texts) if not text.startswith("#")}
    for seat, text in enumerate(texts):
        if seat not in hands:
            deck = rules.deck_of(seat)
            hands[seat] = frozenset(_some(rules, text, gone[deck].union(*_of_deck(rules, hands, deck))))
    return tuple(hands[seat] for seat in range(len(texts)))


def _of_deck(rules: Ruleset, hands: Mapping[int, frozenset[Card]], deck: int) -> list[frozenset[Card]]:
    return [hand for seat, hand in hands.items() if rules.deck_of(seat) == deck]


def _some(rules: Ruleset, text: str, elsewhere: set[Card]) -> tuple[Card, ...]:
    """Read cards, or so many of those that are nowhere else."""
    if not text.startswith("#"):
        return _cards(rules, text)
    count = _number(text[1:])
    return tuple(card for card in rules.cards if card not in elsewhere)[:count]


def _turn(rules: Ruleset, facts: Mapping[str, str], seats: int) -> Turn | None:
    seat = facts.get("turn", "P0")
    if seat == "-":
        return None
    if not re.fullmatch(r"P[0-9]", seat) or int(seat[1:]) >= seats:
        raise NotationError(NotationFault.POSITION, f"turn={seat}")
    return Turn(
        seat=int(seat[1:]),
        laid=_number(facts.get("laid", "0")),
        exactly=_number(facts.get("exactly", "0")),
        helped=_flag(facts, "helped"),
        stopped=_flag(facts, "stopped"),
        lock=parse_pile(rules, facts["lock"]) if "lock" in facts else None,
        uncovered=frozenset(parse_pile(rules, name) for name in _items(facts.get("cover", "[]"))),
        due=frozenset(parse_pile(rules, name) for name in _items(facts.get("due", "[]"))),
    )


def _flag(facts: Mapping[str, str], key: str) -> bool:
    if facts.get(key, "yes") != "yes":
        raise NotationError(NotationFault.POSITION, f"{key}={facts[key]}")
    return key in facts


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise NotationError(NotationFault.POSITION, text)
    return int(text)


def _outcome(text: str | None) -> Outcome | None:
    if text is None:
        return None
    ending, bracket, winners = text.partition("[")
    if ending not in {*Ending}:
        raise NotationError(NotationFault.POSITION, text)
    return Outcome(Ending(ending), frozenset(map(_number, _items(bracket + winners))))
