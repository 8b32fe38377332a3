"""Before the first turn: everybody looks at their cards, then one seat begins."""

from typing import TYPE_CHECKING

from tenback.play.deal import lot
from tenback.play.game import Game, Said
from tenback.rules import Begin
from tenback.rules.ruleset import Starter
from tenback.rules.talk import Signal, Word

if TYPE_CHECKING:
    from tenback.terminal.table import TableScreen

STRENGTHS = range(4)


async def open_game(table: "TableScreen") -> None:
    """Choose the starter: alone at once, by lot, or by talking about it (TG-5, TG-6, F2F-3)."""
    game = table.game
    if game.seats == 1:
        table.take(Begin(0))
    elif game.rules.starter is Starter.LOT:
        table.take(Begin(lot(game.seats, table.setup.seed)))
    else:
        table.take(Begin(await _agree(table, await _wishes(table))))


async def _wishes(table: "TableScreen") -> list[int]:
    """Ask every seat how much it wants to begin, where the table's talk has a word for it."""
    game = table.game
    if Word.START not in game.rules.talk.words:
        return [0] * game.seats
    for seat in [seat for seat in range(game.seats) if seat not in _told(game)]:
        bot = table.bots.players.get(seat)
        wish = bot.strength(game.view(seat)) if bot else await _ask_wish(table, seat)
        table.take(Said(seat, Signal(Word.START, strength=wish)))
    return [_told(game)[seat] for seat in range(game.seats)]


def _told(game: Game) -> dict[int, int]:
    """Return by seat how much it wants to begin; of a game that goes on, some may be known already."""
    said = [step for step in game.log if isinstance(step, Said) and step.signal.word is Word.START]
    return {step.seat: step.signal.strength or 0 for step in said}


async def _ask_wish(table: "TableScreen", seat: int) -> int:
    await table.hand_over(seat)
    answers = [table.texts("signal-start", strength=strength) for strength in STRENGTHS]
    question = table.texts("table-want-start", name=table.game.players[seat])
    return await table.demand(question, answers, first=1)


async def _agree(table: "TableScreen", wishes: list[int]) -> int:
    keenest = wishes.index(max(wishes))  # TG-6: ties go to the lowest seat
    if not table.people:
        return keenest
    return await table.demand(table.texts("table-who-starts"), table.game.players, first=keenest)
