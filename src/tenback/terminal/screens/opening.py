"""The opening: everybody looks at their cards, then one seat begins."""

from typing import TYPE_CHECKING

from tenback.play.etiquette import keenest, settled_starter, speakers, undecided, wish, wishes
from tenback.play.game import Said
from tenback.rules import Begin

if TYPE_CHECKING:
    from tenback.terminal.screens.table import TableScreen

STRENGTHS = range(4)


async def open_game(table: "TableScreen") -> None:
    """Let one seat begin: the one that the etiquette settles, or else the one that the table agrees on (TG-5)."""
    starter = settled_starter(table.game.rules, table.game.seats, table.setup.seed)
    if starter is None:
        await _hear_wishes(table)
        starter = await _agree(table)
    table.take(Begin(starter))


async def _hear_wishes(table: "TableScreen") -> None:
    """Ask every seat how keen it is to begin; in a resumed game, some may have said so already."""
    game = table.game
    missing = undecided(game.seats, game.voices.heard)
    for seat in [seat for seat in speakers(game.rules, game.seats, game.state.turn) if seat in missing]:
        bot = table.bots.players.get(seat)
        strength = bot.strength(game.view(seat)) if bot else await _ask_wish(table, seat)
        table.take(Said(seat, wish(strength)))


async def _ask_wish(table: "TableScreen", seat: int) -> int:
    await table.hand_over(seat)
    answers = [table.texts("signal-start", strength=strength) for strength in STRENGTHS]
    question = table.texts("table-want-start", name=table.game.players[seat])
    return await table.demand(question, answers, first=1)


async def _agree(table: "TableScreen") -> int:
    keen = keenest(wishes(table.game.voices.heard))
    if not table.people:
        return keen
    return await table.demand(table.texts("table-who-starts"), table.game.players, first=keen)
