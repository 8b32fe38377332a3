"""A position of the rules as a row of the kernel, and back."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tenback.batch import entry_points, layout
from tenback.batch.codes import ENDINGS
from tenback.batch.compiler import Numbers, Rows
from tenback.batch.lower import words
from tenback.rules import Card, End, Outcome, Ruleset, State, Turn, View


class PositionError(ValueError):
    """A position that does not belong to the ruleset and the number of seats."""


def load_state(table: Numbers, games: Rows, at: int, rules: Ruleset, state: State) -> None:
    """Set a game of the kernel to this position; turns and lays are counted from here on."""
    cards, row = sorted(rules.cards), games[at]
    _check(table, cards, state)
    row[:] = 0
    row[layout.LEFT] = row[layout.LAYS] = state.left
    row[layout.STARTER] = layout.NOBODY
    row[layout.CONCEDING] = _bits(state.conceding)
    _load_turn(row, state.turn)
    for pile, top in enumerate(state.tops):
        row[layout.TOPS + pile] = len(cards) if top == rules.piles[pile].row_card else cards.index(top)
    for seat, hand in enumerate(state.hands):
        row[layout.SIZES + seat] = len(hand)
        _put(row, layout.HANDS, seat, map(cards.index, hand))
    for deck, order in enumerate(state.decks):
        _load_deck(table, row, deck, [cards.index(card) for card in order])
        holders = [state.hands[deck]] if len(state.decks) > 1 else state.hands
        _put(row, layout.UNLAID, deck, map(cards.index, frozenset(order).union(*holders)))
    for stream in range(len(state.decks) + len(state.hands) + 1):
        _load_stream(row, stream)
    if state.outcome:
        row[layout.ENDING] = ENDINGS.index(state.outcome.ending)
        row[layout.WINNERS] = _bits(state.outcome.winners)
    entry_points.reopen_game(table, games, at)


def load_view(table: Numbers, games: Rows, view: View) -> None:
    """Make game 0 what a seat sees: its own hand, and everything unseen in order in the decks."""
    hidden = frozenset[Card]()
    hands = tuple(view.hand if seat == view.seat else hidden for seat in range(len(view.hand_sizes)))
    seen = State(tops=view.tops, hands=hands, decks=(), turn=view.turn, conceding=view.conceding, outcome=view.outcome)
    own = [view.hand if len(view.unlaid) == 1 or deck == view.seat else hidden for deck in range(len(view.unlaid))]
    decks = tuple(tuple(sorted(cards - mine)) for cards, mine in zip(view.unlaid, own, strict=True))
    load_state(table, games, 0, view.rules, replace(seen, decks=decks))
    row = games[0]
    row[layout.LEFT] = row[layout.LAYS] = view.left
    for deck in range(len(decks)):
        row[layout.SETTLED + deck] = row[layout.PLACES + deck]
    row[layout.SIZES : layout.SIZES + len(hands)] = view.hand_sizes
    row[layout.ASKED], row[layout.MAY_END] = view.need, End() in view.legal  # the decks here are too long


def _check(table: Numbers, cards: Sequence[Card], state: State) -> None:
    sizes = [len(state.tops), len(state.hands), len(state.decks)]
    if sizes != [table[layout.PILES], table[layout.SEATS], table[layout.DECKS]]:
        raise PositionError("the position has another number of piles, seats or decks")
    if table[layout.MARKED] == 0 and state.turn and _is_marked(state.turn):
        raise PositionError("the turn owes something that only cards with effects ask for")
    if any(card not in cards for card in frozenset[Card]().union(*state.hands, *state.decks)):
        raise PositionError("a card of the position is not in the ruleset")


def _is_marked(turn: Turn) -> bool:
    return bool(turn.exactly or turn.stopped or turn.uncovered or turn.due) or turn.lock is not None


def _load_deck(table: Numbers, row: Numbers, deck: int, order: Sequence[int]) -> None:
    place, first = int(table[layout.CARDS]) - len(order), _deck_at(table, deck)
    row[first + place : first + table[layout.CARDS]] = order
    row[layout.PLACES + deck] = place
    row[layout.SETTLED + deck] = table[layout.CARDS]


def stack_deck(table: Numbers, games: Rows, at: int, deck: int, top: Sequence[int]) -> None:
    """Put these cards, by their numbers, on top of a draw pile; the others follow in order."""
    entry_points.settle_game(table, games, at)
    row = games[at]
    first = _deck_at(table, deck) + row[layout.PLACES + deck]
    rest = row[first : _deck_at(table, deck) + table[layout.CARDS]]
    if not {*top} <= {*rest.tolist()}:
        raise PositionError("a card is not in the draw pile")
    rest[:] = [*top, *sorted({*rest.tolist()} - {*top})]


def _deck_at(table: Numbers, deck: int) -> int:
    streams = table[layout.DECKS] + table[layout.SEATS] + 1
    return int(layout.STREAMS + streams * layout.STREAM_WIDTH + deck * table[layout.CARDS])


def _load_stream(row: Numbers, stream: int) -> None:
    at = layout.STREAMS + stream * layout.STREAM_WIDTH
    row[at + layout.STREAM], row[at + layout.PURPOSE], row[at + layout.USED] = stream, layout.BOT, 4


def _load_turn(row: Numbers, turn: Turn | None) -> None:
    row[layout.SEAT] = layout.NOBODY if turn is None else turn.seat
    row[layout.LOCK] = layout.NOWHERE if turn is None or turn.lock is None else turn.lock
    if turn:
        row[layout.TURNS] = 1
        row[layout.LAID], row[layout.HELPED] = turn.laid, turn.helped
        row[layout.EXACTLY], row[layout.STOPPED] = turn.exactly, turn.stopped
        row[layout.UNCOVERED], row[layout.DUE] = _bits(turn.uncovered), _bits(turn.due)


def _put(row: Numbers, first: int, number: int, cards: Iterable[int]) -> None:
    row[first + 2 * number : first + 2 * number + 2] = words(cards)


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def to_state(table: Numbers, games: Rows, at: int, rules: Ruleset) -> State:
    """Return a game of the kernel as a position of the rules, the order of its decks included."""
    entry_points.settle_game(table, games, at)
    row, cards = games[at].tolist(), sorted(rules.cards)
    ending = ENDINGS[row[layout.ENDING]]
    return State(
        tops=tuple((*cards, pile.row_card)[row[layout.TOPS + at]] for at, pile in enumerate(rules.piles)),
        hands=tuple(_hand(row, seat, cards) for seat in range(table[layout.SEATS])),
        decks=tuple(_deck(table, row, deck, cards) for deck in range(table[layout.DECKS])),
        turn=_turn(row),
        conceding=_places(row[layout.CONCEDING]),
        outcome=Outcome(ending, _places(row[layout.WINNERS])) if ending else None,
    )


def _hand(row: Sequence[int], seat: int, cards: Sequence[Card]) -> frozenset[Card]:
    low, high = row[layout.HANDS + 2 * seat], row[layout.HANDS + 2 * seat + 1]
    return frozenset(cards[number] for number in _places(low % (1 << 64) | high % (1 << 64) << 64))


def _deck(table: Numbers, row: Sequence[int], deck: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    first = _deck_at(table, deck)
    return tuple(cards[number] for number in row[first + row[layout.PLACES + deck] : first + len(cards)])


def _turn(row: Sequence[int]) -> Turn | None:
    if row[layout.SEAT] == layout.NOBODY:
        return None
    return Turn(
        seat=row[layout.SEAT],
        laid=row[layout.LAID],
        helped=bool(row[layout.HELPED]),
        exactly=row[layout.EXACTLY],
        stopped=bool(row[layout.STOPPED]),
        lock=None if row[layout.LOCK] == layout.NOWHERE else row[layout.LOCK],
        uncovered=_places(row[layout.UNCOVERED]),
        due=_places(row[layout.DUE]),
    )


def _places(bits: int) -> frozenset[int]:
    return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)
