"""A position of the rules as a row of the kernel, and back."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tenback.batch import kernel
from tenback.batch.codes import ENDINGS
from tenback.batch.kernel import Numbers, Rows
from tenback.batch.lower import words
from tenback.rules import Card, Outcome, Ruleset, State, Turn, View


class PositionError(ValueError):
    """A position that does not belong to the ruleset and the number of seats."""


def load_state(table: Numbers, games: Rows, at: int, rules: Ruleset, state: State) -> None:
    """Make a game of the kernel this position; turns and lays are counted from here on."""
    cards, row = sorted(rules.cards), games[at]
    _check(table, cards, state)
    row[:] = 0
    row[kernel.LEFT] = row[kernel.LAYS] = state.left
    row[kernel.STARTER] = kernel.NOBODY
    row[kernel.CONCEDING] = _bits(state.conceding)
    _load_turn(row, state.turn)
    for pile, top in enumerate(state.tops):
        row[kernel.TOPS + pile] = len(cards) if top == rules.piles[pile].row_card else cards.index(top)
    for seat, hand in enumerate(state.hands):
        row[kernel.SIZES + seat] = len(hand)
        _put(row, kernel.HANDS, seat, map(cards.index, hand))
    for deck, order in enumerate(state.decks):
        _load_deck(table, row, deck, [cards.index(card) for card in order])
        holders = [state.hands[deck]] if len(state.decks) > 1 else state.hands
        _put(row, kernel.UNLAID, deck, map(cards.index, frozenset(order).union(*holders)))
    for stream in range(len(state.decks) + len(state.hands) + 1):
        _load_stream(row, stream)
    if state.outcome:
        row[kernel.ENDING] = ENDINGS.index(state.outcome.ending)
        row[kernel.WINNERS] = _bits(state.outcome.winners)
    kernel.reopen_game(table, games, at)


def load_view(table: Numbers, games: Rows, view: View) -> None:
    """Make game 0 what a seat sees: its own hand, and everything unseen in order in the decks."""
    hidden = frozenset[Card]()
    hands = tuple(view.hand if seat == view.seat else hidden for seat in range(len(view.hand_sizes)))
    seen = State(tops=view.tops, hands=hands, decks=(), turn=view.turn, conceding=view.conceding, outcome=view.outcome)
    own = [view.hand if len(view.unlaid) == 1 or deck == view.seat else hidden for deck in range(len(view.unlaid))]
    decks = tuple(tuple(sorted(cards - mine)) for cards, mine in zip(view.unlaid, own, strict=True))
    load_state(table, games, 0, view.rules, replace(seen, decks=decks))
    row = games[0]
    row[kernel.LEFT] = row[kernel.LAYS] = view.left
    for deck in range(len(decks)):
        row[kernel.SETTLED + deck] = row[kernel.PLACES + deck]
    row[kernel.SIZES : kernel.SIZES + len(hands)] = view.hand_sizes


def _check(table: Numbers, cards: Sequence[Card], state: State) -> None:
    sizes = [len(state.tops), len(state.hands), len(state.decks)]
    if sizes != [table[kernel.PILES], table[kernel.SEATS], table[kernel.DECKS]]:
        raise PositionError("the position has another number of piles, seats or decks")
    if table[kernel.MARKED] == 0 and state.turn and _is_marked(state.turn):
        raise PositionError("the turn owes something that only cards with effects ask for")
    if any(card not in cards for card in frozenset[Card]().union(*state.hands, *state.decks)):
        raise PositionError("a card of the position is not in the ruleset")


def _is_marked(turn: Turn) -> bool:
    return bool(turn.exactly or turn.stopped or turn.uncovered or turn.due) or turn.lock is not None


def _load_deck(table: Numbers, row: Numbers, deck: int, order: Sequence[int]) -> None:
    place, first = int(table[kernel.CARDS]) - len(order), _deck_at(table, deck)
    row[first + place : first + table[kernel.CARDS]] = order
    row[kernel.PLACES + deck] = place
    row[kernel.SETTLED + deck] = table[kernel.CARDS]


def _deck_at(table: Numbers, deck: int) -> int:
    streams = table[kernel.DECKS] + table[kernel.SEATS] + 1
    return int(kernel.STREAMS + streams * kernel.STREAM_WIDTH + deck * table[kernel.CARDS])


def _load_stream(row: Numbers, stream: int) -> None:
    at = kernel.STREAMS + stream * kernel.STREAM_WIDTH
    row[at + kernel.STREAM], row[at + kernel.PURPOSE], row[at + kernel.USED] = stream, kernel.BOT, 4


def _load_turn(row: Numbers, turn: Turn | None) -> None:
    row[kernel.SEAT] = kernel.NOBODY if turn is None else turn.seat
    row[kernel.LOCK] = kernel.NOWHERE if turn is None or turn.lock is None else turn.lock
    if turn:
        row[kernel.TURNS] = 1
        row[kernel.LAID], row[kernel.HELPED] = turn.laid, turn.helped
        row[kernel.EXACTLY], row[kernel.STOPPED] = turn.exactly, turn.stopped
        row[kernel.UNCOVERED], row[kernel.DUE] = _bits(turn.uncovered), _bits(turn.due)


def _put(row: Numbers, first: int, number: int, cards: Iterable[int]) -> None:
    row[first + 2 * number : first + 2 * number + 2] = words(cards)


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def to_state(table: Numbers, games: Rows, at: int, rules: Ruleset) -> State:
    """Return a game of the kernel as a position of the rules, the order of its decks included."""
    kernel.settle_game(table, games, at)
    row, cards = games[at].tolist(), sorted(rules.cards)
    ending = ENDINGS[row[kernel.ENDING]]
    return State(
        tops=tuple((*cards, pile.row_card)[row[kernel.TOPS + at]] for at, pile in enumerate(rules.piles)),
        hands=tuple(_hand(row, seat, cards) for seat in range(table[kernel.SEATS])),
        decks=tuple(_deck(table, row, deck, cards) for deck in range(table[kernel.DECKS])),
        turn=_turn(row),
        conceding=_places(row[kernel.CONCEDING]),
        outcome=Outcome(ending, _places(row[kernel.WINNERS])) if ending else None,
    )


def _hand(row: Sequence[int], seat: int, cards: Sequence[Card]) -> frozenset[Card]:
    low, high = row[kernel.HANDS + 2 * seat], row[kernel.HANDS + 2 * seat + 1]
    return frozenset(cards[number] for number in _places(low % (1 << 64) | high % (1 << 64) << 64))


def _deck(table: Numbers, row: Sequence[int], deck: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    first = _deck_at(table, deck)
    return tuple(cards[number] for number in row[first + row[kernel.PLACES + deck] : first + len(cards)])


def _turn(row: Sequence[int]) -> Turn | None:
    if row[kernel.SEAT] == kernel.NOBODY:
        return None
    return Turn(
        seat=row[kernel.SEAT],
        laid=row[kernel.LAID],
        helped=bool(row[kernel.HELPED]),
        exactly=row[kernel.EXACTLY],
        stopped=bool(row[kernel.STOPPED]),
        lock=None if row[kernel.LOCK] == kernel.NOWHERE else row[kernel.LOCK],
        uncovered=_places(row[kernel.UNCOVERED]),
        due=_places(row[kernel.DUE]),
    )


def _places(bits: int) -> frozenset[int]:
    return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)
