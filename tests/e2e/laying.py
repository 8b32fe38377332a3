"""Tables with a known deal, played as far as a test wants them."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.protocol import requests
from tenback.protocol.options import Options
from tenback.rules import Begin, Lay
from tenback.rules.notation import format_action
from tenback.server.tables import events
from tenback.server.tables.draft import Bare, Draft
from tests.e2e.serving import new_code
from tests.server.tables import ANN, NAMES, PEOPLE, game_of, new_id

SEED = 12  # of a deal that is neither long nor easy


def opened(ruleset: str = "the-game", seats: int = 1, *, people: int = 1, seed: int = SEED, **options: Any) -> Draft:
    """Return a table with people at its first seats and nobody at the others."""
    chosen = Options(ruleset=ruleset, seats=seats, **{"pace": 0, **options})
    draft = Draft(Bare(new_code(), 1_000), events.Opened(options=chosen, seed=str(seed), host=ANN))
    for seat in range(people):
        draft.ask(PEOPLE[seat], requests.Sit(id=new_id(), seat=seat, name=NAMES[seat]))
    return draft


def dealt(ruleset: str = "the-game", seats: int = 1, *, people: int = 1, bots: str = "beginner", **more: Any) -> Draft:
    """Return a table where bots have taken the seats that were left, and the cards are dealt."""
    draft = opened(ruleset, seats, people=people, **more)
    for seat in range(people, seats):
        draft.ask(ANN, requests.Bot(id=new_id(), seat=seat, bot=bots))
    draft.ask(ANN, requests.Start(id=new_id()))
    return draft


def bots_first(seats: int = 5, pace: float = 1, **more: Any) -> Draft:
    """Return a table where Ann waits for bots, one after the other."""
    draft = dealt(seats=seats, pace=pace, **more)
    draft.ask(ANN, requests.Do(id=new_id(), at=draft.table.moved, do="P1:BEGIN"))
    return draft


def played(draft: Draft, stop: Callable[[Game], bool], bot: str = "greedy") -> Draft:
    """Let bots play for everybody until a moment has come, or to the end."""
    game = game_of(draft.table)
    players = [seat_bot(bot, seed=SEED, seat=seat) for seat in range(game.seats)]
    if game.state.turn is None:
        _do(draft, 0, format_action(game.rules, Begin(0)))
    while game.state.outcome is None and not stop(game):
        seat = game.state.playing.seat
        _do(draft, seat, format_action(game.rules, players[seat].choose(game.view(seat))))
    return draft


def laid_down(draft: Draft, cards: int) -> Draft:
    """Let the first seat, which is on turn, lay the cheapest cards until it holds only so many."""
    game = game_of(draft.table)
    while len(game.state.hands[0]) > cards:
        lays = [action for action in game.view(0).legal if isinstance(action, Lay)]
        _do(draft, 0, format_action(game.rules, min(lays, key=partial(_price, game))))
    return draft


def _price(game: Game, lay: Lay) -> int:
    pile, top = game.rules.piles[lay.pile], game.state.tops[lay.pile]
    return (lay.card.rank - top.rank) * pile.direction


def spoken(draft: Draft, *sayings: str) -> Draft:
    """Let seats say something, each `seat: signal`; a seat that has just spoken may speak again at once."""
    for saying in sayings:
        seat, say = saying.split(": ")
        draft.add(events.Said(seat=int(seat), say=say))
    return draft


def _do(draft: Draft, seat: int, do: str) -> None:
    draft.add(events.Did(seat=seat, do=do))
