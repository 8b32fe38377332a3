"""The board: everything that lies on the table, drawn from a view."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import Reader, game_title, left_text, pile_title
from tenback.play.game import Game
from tenback.rules import Card, Direction, Lay, Ruleset, View
from tenback.rules.placement import Manner, gap, manner
from tenback.terminal.widgets.hand import HandRow
from tenback.terminal.widgets.pile import Offer, PilePanel

PILE_KEYS = "abcd"


@dataclass(frozen=True, slots=True)
class Shown:
    """Whose cards lie open, and which of them is chosen."""

    seat: int | None  # None: nobody's
    chosen: int | None = None


class Board(Vertical):
    """Header, seats, piles and hand."""

    DEFAULT_CSS = """
    Board { height: auto; }
    Board > Static { padding: 0 1; height: 1; }
    Board Horizontal { height: auto; }
    """

    def __init__(self, rules: Ruleset, texts: Catalogue, near: int) -> None:
        super().__init__()
        self._rules, self._texts = rules, texts
        self._rows = pile_rows(rules, near)
        self._header, self._seats = Static(markup=False), Static(markup=False)
        self.hand = HandRow(rules, texts)
        self.piles = [PilePanel(at, PILE_KEYS[at], texts) for at in range(len(rules.piles))]

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield self._header
        yield self._seats
        for row in self._rows:
            yield Horizontal(*(self.piles[at] for at in row))
        yield self.hand

    def show(self, game: Game, shown: Shown) -> None:
        """Draw the game as the shown seat may see it."""
        view = game.view(shown.seat)
        cards = sorted(view.hand)
        self._header.update(header(self._texts, view))
        self._seats.update(seats_line(self._texts, game, view))
        chosen = cards[shown.chosen] if shown.chosen is not None and shown.chosen < len(cards) else None
        for at in range(len(self.piles)):
            self._show_pile(game, view, at, chosen)
        self._show_hand(game, shown, cards)

    def _show_pile(self, game: Game, view: View, at: int, chosen: Card | None) -> None:
        name = self._rules.piles[at].name
        self.piles[at].show(
            view,
            title=pile_title(self._texts, self._rules, at, Reader(game.players, view.seat)),
            offer=offer(self._texts, view, chosen, at) if chosen else None,
            heard=tuple((game.players[one.seat], one) for one in game.voices.heard if one.signal.pile == name),
            covered=game.piles()[at][:-1] if self._rules.pile_history else (),  # CO-8
        )

    def _show_hand(self, game: Game, shown: Shown, cards: Sequence[Card]) -> None:
        turn = game.state.turn
        if shown.seat is None:
            self.hand.hide(len(game.state.hands[turn.seat]) if turn else 0)
        else:
            self.hand.show(cards, shown.chosen)


def pile_rows(rules: Ruleset, near: int) -> tuple[tuple[int, ...], ...]:
    """Return which piles lie side by side: the opponent's far away, shared ones by direction, one's own near."""
    far = [at for at, pile in enumerate(rules.piles) if not pile.belongs_to(near)]
    own = [at for at, pile in enumerate(rules.piles) if pile.owner == near]
    shared: dict[Direction, list[int]] = {}
    for at, pile in enumerate(rules.piles):
        if pile.owner is None:
            shared.setdefault(pile.direction, []).append(at)
    return tuple(tuple(row) for row in (far, *shared.values(), own) if row)


def offer(texts: Catalogue, view: View, card: Card, at: int) -> Offer:
    """Say what the card would do on the pile."""
    if Lay(card, at) not in view.legal:
        return Offer(None, "✕")
    pile, top = view.rules.piles[at], view.tops[at]
    steps = abs(gap(pile, top, card))
    words = {
        Manner.ONWARD: f"+{steps}",
        Manner.TRICK: f"↺ {texts('table-back', steps=steps)}",
        Manner.HELP: texts("table-offer-help", steps=steps),
    }
    how = manner(pile, top, card, view.seat)
    return Offer(how, words[how])


def header(texts: Catalogue, view: View) -> Text:
    """Say which game it is, and how it stands."""
    turn = view.turn
    shared = len(view.deck_sizes) == 1
    facts = [texts("table-deck", count=view.deck_sizes[0]), left_text(texts, view.left)] if shared else []
    if turn and turn.exactly:
        facts.insert(0, texts("table-need-exactly", laid=turn.laid, exactly=turn.exactly))
    elif turn:
        facts.insert(0, texts("table-need", laid=turn.laid, need=view.need))
    return Text.assemble((game_title(texts, view.rules), "bold"), "  ", " · ".join(facts))


def seats_line(texts: Catalogue, game: Game, view: View) -> Text:
    """Say who sits where, with how many cards, and whose turn it is."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for seat, name in enumerate(game.players):
        on_turn = view.turn is not None and view.turn.seat == seat
        kind = "table-hand-of" if len(view.deck_sizes) == 1 else "table-hand-and-deck"
        deck = view.deck_sizes[view.rules.deck_of(seat)]
        words = texts(kind, name=name, count=view.hand_sizes[seat], deck=deck)
        line.append(f"{'▶' if on_turn else ' '} {words}   ", "bold reverse" if on_turn else "")
    return line
